#!/usr/bin/env python3
"""Writes the manual pages and the shell completions of ephor and ephorctl from what their --help prints.

usage: help_pages.py EPHOR EPHORCTL VERSION FOLDER      FOLDER gets man/, bash-completion/, zsh/ and fish/, as in share/
"""

import os
import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path

import completions
import man_pages


@dataclass
class Option:
    names: list[str]  # "-o", "--output"
    value: str        # "OUT"; empty for a flag
    choices: list[str]
    about: str


@dataclass
class Command:
    words: list[str]  # "ephorctl", "battle", "odds"
    about: str = ""
    usage: str = ""   # what follows the words: "[OPTIONS] [A B]"
    arguments: list[tuple[str, str]] = field(default_factory=list)  # name and what it is
    options: list[Option] = field(default_factory=list)
    footer: str = ""
    commands: list["Command"] = field(default_factory=list)

    def all(self):
        """The command and all below it."""
        yield self
        for command in self.commands:
            yield from command.all()


def option(head, about):
    """Of "-o,--output OUT", "--format TEXT:{text,html}" or "-h, --help"."""
    names = re.match(r"(?:-\w, ?)?--?[\w-]+", head)[0]
    value = head[len(names):].strip()
    choices = re.search(r"\{(.*)\}", value)
    value = re.sub(r":?\{.*\}", "", value).replace("REQUIRED", "").strip()
    return Option(re.split(r", ?", names), value, choices[1].split(",") if choices else [], about)


def entries(lines):
    """Pairs of what stands on the left of a list and its text on the right, which may begin in the next line."""
    found = []
    for line in lines:
        if re.match(r"  \S", line):
            head, _, about = line.strip().partition("  ")
            found.append([head, about.strip()])
        elif line.strip() and found:
            found[-1][1] = f"{found[-1][1]} {line.strip()}".strip()
    return found


def parsed(text, words):
    """A command without those below it, and the names of these."""
    parts = {"": []}
    at = ""
    for line in text.splitlines():
        if line.startswith("Usage:"):
            parts["usage"] = [line]
        elif re.fullmatch(r"[A-Z]\w+:", line):
            at = line[:-1]
            parts[at] = []
        elif not line:
            at = "footer" if at else at
        else:
            parts.setdefault(at, []).append(line)
    usage = re.sub(r"^Usage: \S+ ?", "", parts["usage"][0])
    command = Command(words, " ".join(parts[""]).strip(), usage.removeprefix(" ".join(words[1:])).strip())
    arguments = entries(parts.get("Positionals", []) + parts.get("Arguments", []))
    command.arguments = [(head.replace(" TEXT", "").replace(" REQUIRED", ""), about) for head, about in arguments]
    command.options = [option(head, about) for head, about in entries(parts.get("Options", []))]
    command.footer = " ".join(parts.get("footer", []))
    return command, [head for head, _ in entries(parts.get("Subcommands", []))]


def read_command(program, words):
    environment = os.environ | {"LC_ALL": "C.UTF-8", "QT_QPA_PLATFORM": "offscreen"}
    text = subprocess.run([program, *words[1:], "--help"], check=True, capture_output=True, text=True, env=environment)
    command, names = parsed(text.stdout, words)
    with ThreadPoolExecutor(2) as pool:
        command.commands = list(pool.map(lambda name: read_command(program, [*words, name]), names))
    return command


def main():
    ephor, ephorctl, version, folder = sys.argv[1:]
    for program, other in ((ephor, "ephorctl"), (ephorctl, "ephor")):
        name = Path(program).name
        command = read_command(program, [name])
        texts = {f"man/man1/{name}.1": man_pages.page(command, version, other),
                 f"bash-completion/completions/{name}": completions.bash(command),
                 f"zsh/vendor-completions/_{name}": completions.zsh(command),
                 f"fish/vendor_completions.d/{name}.fish": completions.fish(command)}
        for file, text in texts.items():
            path = Path(folder, file)
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
