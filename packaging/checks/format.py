"""Every C++ file is laid out as .clang-format says; with --fix, it is afterwards."""

import shutil
import subprocess
import sys

from sources import PROJECT, finish, sources


def differs(tool, path):
    """None, or the place of the first line that would change."""
    run = subprocess.run([tool, "--dry-run", "-Werror", "--ferror-limit=1", str(path)], cwd=PROJECT,
                         capture_output=True, text=True)
    if run.returncode == 0:
        return None
    return (run.stderr or run.stdout).splitlines()[0]


def main():
    tool = shutil.which("clang-format-19") or "clang-format"
    paths = sources(["."], [".h", ".cpp"])
    if "--fix" in sys.argv[1:] and paths:
        subprocess.run([tool, "-i", *map(str, paths)], cwd=PROJECT, check=True)
    faults = [fault for path in paths if (fault := differs(tool, path))]
    finish("format", faults, f"{len(paths)} files are as .clang-format says.", "Run: packaging/check format --fix")


main()
