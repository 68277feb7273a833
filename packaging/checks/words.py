"""Plain English in the sources: no comment line over 120 columns, no banned word in an identifier or a comment.

The tables below are the glossary as far as the tree keeps it. A folder is added once its words are gone.
"""

import re
from pathlib import Path

from sources import PROJECT, finish, sources

COLUMNS = 120
FOLDERS = ["app", "core", "models", "resources", "tests", "ui"]

# What to say instead of a word, and in which folders.
PLAIN = ["app", "core", "models", "ui"]
BANNED = {
    "deed": "action",
    "foe": "enemy, opponent",
    "foes": "enemies",
    "foresee": "preview",
    "foreseen": "preview",
    "glance": "estimate",
    "judged": "checked",
    "judgement": "evaluation, viewpoint",
    "milestone": "checkpoint",
    "outlook": "evaluation",
    "prey": "target",
    "quarry": "target",
    "tale": "report, achievements, sighting",
    "thrown": "rolled",
    "throws": "rolls",
    "weighed": "evaluated",
    "whereabouts": "neighbours",
    "workings": "cache",
}
# Comments say "throws" of exceptions and "glance" as anybody does; identifiers have no reason to.
ONLY_IDENTIFIERS = {"glance", "throws", "thrown", "weighed"}
# Comments call the computer player so.
ONLY_COMMENTS = {"doctrine": "computer player"}

TOKEN = re.compile(
    r"""(?P<comment>//[^\n]*|/\*.*?\*/)"""
    r"""|(?P<text>R"\((?:.|\n)*?\)"|"(?:[^"\\\n]|\\.)*"|(?<![0-9a-fA-F])'(?:[^'\\\n]|\\.)+')"""
    r"""|(?P<identifier>[A-Za-z_]\w*)""", re.DOTALL | re.VERBOSE)
PART = re.compile(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])")
WORD = re.compile(r"[A-Za-z]+")
# A file name or a piece of code in a comment is no prose.
CODE = re.compile(r"`[^`]*`|\"[^\"]*\"|[\w/]+\.(?:h|cpp|md|toml)\b")


def is_of(path, folders):
    return any(path.is_relative_to(folder) for folder in folders)


def faults_of_text(path, text):
    """Yields line number and fault, in the order of the text."""
    lines = text.split("\n")
    has_banned_words = is_of(path, PLAIN)
    for match in TOKEN.finditer(text):
        line = text.count("\n", 0, match.start()) + 1
        if comment := match["comment"]:
            for number, part in enumerate(comment.split("\n"), line):
                if len(lines[number - 1]) > COLUMNS:
                    yield number, f"a comment ends at column {len(lines[number - 1])}; end it at {COLUMNS}"
                if has_banned_words:
                    yield from ((number, fault) for fault in faults_of_comment(part))
        elif has_banned_words and (identifier := match["identifier"]):
            for part in PART.findall(identifier):
                if instead := BANNED.get(part.lower()):
                    yield line, f"{identifier}: say {instead}, not {part.lower()}"


def faults_of_comment(comment):
    for word in WORD.findall(CODE.sub("", comment)):
        low = word.lower()
        instead = ONLY_COMMENTS.get(low) or (None if low in ONLY_IDENTIFIERS else BANNED.get(low))
        if instead:
            yield f"a comment: say {instead}, not {low}"


def main():
    paths = sources(FOLDERS, [".h", ".cpp"])
    faults = [f"{path}:{line}: {fault}" for path in paths
              for line, fault in faults_of_text(path, (PROJECT / path).read_text(encoding="utf-8"))]
    finish("words", faults, f"{len(paths)} files say it in plain words, in lines of {COLUMNS} columns.",
           "The glossary stands in packaging/checks/words.py.")


if __name__ == "__main__":
    main()
