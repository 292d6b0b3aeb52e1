// The wire of a page to its table elsewhere, on a server. The page that is played on alone has
// another one, with the same functions.
"use strict";

// Milliseconds without a connection before it is said.
const LOST = 3000;
// Milliseconds after which an answer that has not come will not come any more.
const PATIENCE = 10000;

const wire = {
  source: null,
  lost: false,
  // Whether a server has said why there is no connection.
  told: false,

  open() {
    return wire.source.readyState === EventSource.OPEN;
  },

  close() {
    wire.source?.close();
  },

  // A connection that has died without a word would be waited for without end, and all that is
  // sent after it too.
  async ask(address, wanted) {
    const ending = new AbortController();
    const late = setTimeout(() => ending.abort(), PATIENCE);
    try {
      const answer = await fetch(address, { ...wanted, signal: ending.signal });
      return { ok: answer.ok, text: await answer.text() };
    } finally {
      clearTimeout(late);
    }
  },

  // Says that the connection is lost; and why, once a server is there that says so.
  async tell(page) {
    if (wire.told) return;
    const first = !wire.lost;
    wire.lost = true;
    const why = await page.lost();
    if (!wire.lost || wire.told) return;
    wire.told = why.length > 0;
    if (wire.told) page.say(why);
    else if (first) page.say([document.body.dataset.lost]);
  },

  // Tells `page` what is new, and says that the connection is lost, and back again.
  listen(page) {
    const source = new EventSource(`${location.pathname}/news`);
    wire.source = source;
    let late = 0;
    source.onmessage = event => {
      clearTimeout(late);
      late = 0;
      if (wire.lost) {
        wire.lost = wire.told = false;
        page.say([document.body.dataset.back]);
      }
      page.changed(event.data);
    };
    source.onerror = () => {
      late ||= setTimeout(() => wire.tell(page), LOST);
      if (source.readyState === EventSource.CLOSED) {
        setTimeout(() => { if (wire.source === source) wire.listen(page); }, LOST);
      }
    };
  },
};
