"""pack.py MODULE SOURCES OUT: the module as pages carry it. Two lines: the hash of its sources, and base64 of gzip."""

import base64
import gzip
import sys
from pathlib import Path

module, sources, out = sys.argv[1:]
packed = base64.b64encode(gzip.compress(Path(module).read_bytes(), 9, mtime=0)).decode()
text = f"{sources}\n{packed}\n"
if not Path(out).exists() or Path(out).read_text(encoding="ascii") != text:
    Path(out).write_text(text, encoding="ascii")
