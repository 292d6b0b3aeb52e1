"""Adds a folder to the user's PATH on Windows, or removes it: path.py add|remove FOLDER.

New prompts find what lies in it. Other entries stay as they are, those with variables too.
"""

import sys

KEY = "Environment"
NAME = "Path"
CHANGED = 0x1A
"""WM_SETTINGCHANGE, which tells the programs that run to read it again."""
EVERYBODY = 0xFFFF


def changed(path: str, folder: str, what: str) -> str:
    """Return a PATH with a folder at its end, or without it; empty entries are dropped."""
    entries = [each for each in path.split(";") if each and not _same(each, folder)]
    return ";".join([*entries, folder] if what == "add" else entries)


def _same(one: str, other: str) -> bool:
    return one.rstrip("\\").casefold() == other.rstrip("\\").casefold()


def main() -> None:
    """Change the PATH in the registry, and tell the desktop."""
    if sys.platform != "win32":
        return
    import ctypes
    import winreg

    what, folder = sys.argv[1:]
    with winreg.CreateKeyEx(winreg.HKEY_CURRENT_USER, KEY, 0, winreg.KEY_ALL_ACCESS) as key:
        try:
            path, kind = winreg.QueryValueEx(key, NAME)
        except FileNotFoundError:
            path, kind = "", winreg.REG_EXPAND_SZ
        path = changed(path, folder, what)
        if path:
            winreg.SetValueEx(key, NAME, 0, kind, path)
        else:
            winreg.DeleteValue(key, NAME)
    tell = ctypes.windll.user32.SendMessageTimeoutW
    tell(EVERYBODY, CHANGED, 0, KEY, 2, 1000, None)


if __name__ == "__main__":
    main()
