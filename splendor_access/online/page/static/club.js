// The page of a club: takes the word of an invitation from its own address, which no server sees,
// and tells what is new. All of it goes without this too, by forms.
"use strict";

const find = id => document.getElementById(id);
// Milliseconds before the next attempt, when there is no connection.
const PAUSE = 5000;

function takeWord() {
  const word = find("word");
  if (!word || location.hash.length < 2) return;
  word.value = decodeURIComponent(location.hash.slice(1));
  history.replaceState(null, "", location.pathname);
  word.form.querySelector("button").focus();
}

// A reader drops a message that equals the last one.
let even = false;

function tell(text) {
  const said = document.createElement("p");
  even = !even;
  said.textContent = text + (even ? "\u00a0" : "");
  find("live").append(said);
}

// What has focus is never replaced: it is read anew with the page.
async function renew() {
  const lists = find("lists");
  if (!lists || lists.contains(document.activeElement)) return;
  const answer = await fetch("/club");
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const fresh = page.getElementById("lists");
  if (answer.ok && fresh && !lists.contains(document.activeElement)) lists.replaceWith(fresh);
}

async function listen() {
  let since = document.body.dataset.since;
  while (since) {
    try {
      const answer = await fetch(`/club/news?since=${since}`);
      if (answer.status === 204) return;
      if (!answer.ok) throw new Error(answer.status);
      const told = await answer.json();
      since = told.since;
      if (told.text) {
        tell(told.text);
        await renew();
      }
    } catch {
      await new Promise(done => setTimeout(done, PAUSE));
    }
  }
}

takeWord();
listen();
