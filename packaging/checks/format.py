"""Every C++ file is laid out as .clang-format says; with --fix, it is afterwards."""

import os
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from functools import partial

from sources import PROJECT, finish, sources


def differing(tool, paths):
    """The first line that would change, of each of the files PATHS that has one."""
    run = subprocess.run([tool, "--dry-run", "-Werror", *map(str, paths)], cwd=PROJECT, capture_output=True, text=True)
    if run.returncode == 0:
        return []
    first = {}
    for line in run.stderr.splitlines():
        if "error:" in line:
            first.setdefault(line.split(":")[0], line)
    return list(first.values()) or [run.stderr or f"{tool} ended with {run.returncode}"]


def main():
    tool = shutil.which("clang-format-19") or "clang-format"
    paths = sources(["."], [".h", ".cpp"])
    if "--fix" in sys.argv[1:] and paths:
        subprocess.run([tool, "-i", *map(str, paths)], cwd=PROJECT, check=True)
    handfuls = [paths[at:at + 50] for at in range(0, len(paths), 50)]
    with ThreadPoolExecutor(os.cpu_count()) as workers:
        faults = [fault for found in workers.map(partial(differing, tool), handfuls) for fault in found]
    finish("format", faults, f"{len(paths)} files are as .clang-format says.", "Run: packaging/check format --fix")


main()
