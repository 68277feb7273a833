"""clang-tidy over our sources, as many at once as there are processors.

A source that passed is not looked at again until it, its command, a header it includes, .clang-tidy or clang-tidy itself
changes: its name in ~/.cache/ephor/tidy is a hash of all these. Needs a finished build/release (packaging/check makes it).
"""

import functools
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from sources import PROJECT, finish, sources

BUILD = PROJECT / "build/release"
COMMANDS = BUILD / "tidy"  # the compile commands without what only GCC knows
CACHE = Path(os.environ.get("EPHOR_ROOT") or Path.home() / ".cache/ephor") / "tidy"
TOOL = shutil.which("clang-tidy-19") or "clang-tidy"
# Assertions tell clang-tidy what cannot happen. g++ knows warnings that Clang does not, and warnings are the compilers' business.
ARGUMENTS = ["--quiet", "-p", str(COMMANDS), "--extra-arg=-UNDEBUG",
             "--extra-arg=-Wno-unknown-warning-option", "--extra-arg=-Wno-error"]
FORGET_AFTER_DAYS = 60


def commands():
    """The compile command of each of our sources and of each piece that includes several (packaging/rooms.cmake)."""
    text = (BUILD / "compile_commands.json").read_text(encoding="utf-8")
    text = re.sub(r" -mmem(cpy|set)-strategy=[^ ]+", "", text)
    COMMANDS.mkdir(exist_ok=True)
    (COMMANDS / "compile_commands.json").write_text(text, encoding="utf-8")
    entries = [entry for entry in json.loads(text) if Path(entry["file"]).is_relative_to(PROJECT)]
    return {Path(entry["file"]).relative_to(PROJECT): entry for entry in entries}


def sources_in(path):
    """The sources that are compiled with this file: itself, or those that a piece includes."""
    if not (PROJECT / path).is_relative_to(BUILD):
        return [path]
    try:
        text = (PROJECT / path).read_text(encoding="utf-8")
    except OSError:
        return []
    return [Path(name) for name in re.findall(r'^#include "([^"]+\.cpp)"$', text, re.MULTILINE)]


def dependencies():
    """What each object file was made of, as ninja noted it while building."""
    text = subprocess.run(["ninja", "-C", str(BUILD), "-t", "deps"], check=True, capture_output=True, text=True).stdout
    result, files = {}, []
    for line in text.splitlines():
        if line.startswith("    "):
            files.append(line.strip())
        elif ": #deps" in line:
            files = result.setdefault(line.split(": #deps")[0], [])
    return result


@functools.cache
def hash_of_file(path):
    try:
        return hashlib.sha256((BUILD / path).read_bytes()).hexdigest()
    except OSError:
        return "gone"


@functools.cache
def hash_of_tool():
    version = subprocess.run([TOOL, "--version"], check=True, capture_output=True, text=True).stdout
    return version + hash_of_file(str(PROJECT / ".clang-tidy")) + " ".join(ARGUMENTS)


def key_of(entry, files):
    lines = [hash_of_tool(), entry["command"], *(f"{path} {hash_of_file(path)}" for path in sorted(files))]
    # Without the place of the project, its worktrees share what they know.
    return hashlib.sha256("\n".join(lines).replace(str(PROJECT), "").encode()).hexdigest()


def look_at(path):
    """What clang-tidy has to say about one source: nothing where it is content."""
    run = subprocess.run([TOOL, *ARGUMENTS, str(PROJECT / path)], capture_output=True, text=True)
    if run.returncode == 0:
        return ""
    return run.stdout.strip() or run.stderr.strip() or f"{path}: clang-tidy ended with status {run.returncode}"


def forget_the_old():
    for path in CACHE.glob("*"):
        if time.time() - path.stat().st_mtime > FORGET_AFTER_DAYS * 24 * 3600:
            path.unlink(missing_ok=True)


def main():
    CACHE.mkdir(parents=True, exist_ok=True)
    known, objects = commands(), dependencies()
    ours = set(sources(["core", "models", "ui", "app"], [".cpp"]))
    compiled = {path: ours.intersection(sources_in(path)) for path in known}
    paths = [path for path in compiled if compiled[path]]
    seen = set().union(*compiled.values())
    passed = {path: CACHE / key_of(known[path], objects.get(known[path]["output"], [str(PROJECT / path)]))
              for path in paths}
    new = [path for path in paths if not passed[path].exists()]
    # The longest first, so that no processor is left alone with one at the end.
    new.sort(key=lambda path: -sum((PROJECT / source).stat().st_size for source in compiled[path]))
    print(f"tidy: {sum(len(compiled[path]) for path in new)} of {len(seen)} sources to look at", flush=True)
    faults = []
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        for count, (path, fault) in enumerate(zip(new, pool.map(look_at, new)), 1):
            if fault:
                faults.append(fault)
            else:
                passed[path].touch()
            if count % 20 == 0:
                print(f"tidy: {count} of {len(new)} commands", flush=True)
    for path in set(passed) - set(new):
        passed[path].touch()
    forget_the_old()
    for path in sorted(ours - seen):
        print(f"tidy: {path} is not part of the release build, so it was not looked at", file=sys.stderr)
    finish("tidy", list(dict.fromkeys(faults)), f"{len(seen)} sources pass.",
           "Repair the code; .clang-tidy says which checks there are and why.")


main()
