"""Which files are ours, and how a check says what it found."""

import subprocess
import sys
from pathlib import Path

PROJECT = Path(__file__).resolve().parents[2]


def sources(folders, endings):
    """Paths below the project, sorted: what git tracks, and new files that it does not ignore."""
    # The checkout may belong to another user than the one who runs CI.
    command = ["git", "-c", "safe.directory=*", "-C", str(PROJECT), "ls-files", "-z",
               "--cached", "--others", "--exclude-standard", "--", *folders]
    names = subprocess.run(command, check=True, capture_output=True, text=True).stdout.split("\0")
    paths = {Path(name) for name in names if name.endswith(tuple(endings))}
    # A file that was deleted and not yet committed is still listed.
    return sorted(path for path in paths if (PROJECT / path).is_file())


def finish(check, faults, summary, remedy):
    """Prints the faults and one closing line, and ends the program: 0 where there are none."""
    for fault in faults:
        print(fault)
    if faults:
        print(f"{check}: {len(faults)} to repair. {remedy}")
        sys.exit(1)
    print(f"{check}: {summary}")
    sys.exit(0)
