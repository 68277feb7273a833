"""The source texts in resources/translations/*.ts are those of the program: lupdate would change nothing. Texts with a number have all their forms.

With --fix lupdate changes them. The texts of the rules (core, data) come from data and are not in them yet.
"""

import filecmp
import shutil
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ElementTree
from pathlib import Path

from sources import PROJECT, finish

FOLDERS = ["app", "models", "ui"]


def lupdate():
    query = ["qtpaths6", "--query", "QT_HOST_BINS"]
    return str(Path(subprocess.run(query, capture_output=True, text=True, check=True).stdout.strip()) / "lupdate")


def updated(files):
    # Without places in the sources a file changes only when a text does.
    subprocess.run(
        [lupdate(), "-silent", "-no-obsolete", "-locations", "none", "-I", ".", *FOLDERS, "-ts", *files],
        cwd=PROJECT,
        check=True,
        stderr=subprocess.DEVNULL,
    )


def without_forms(file):
    """Texts with a number whose singular or plural nobody has written: without them English says "1 squadrons"."""
    for context in ElementTree.parse(file).getroot().iter("context"):
        for message in context.iter("message"):
            forms = [form.text for form in message.iter("numerusform")]
            if message.get("numerus") == "yes" and not (forms and all(forms)):
                yield f"{file.relative_to(PROJECT)}: {context.findtext('name')}: no forms for \"{message.findtext('source')}\""


def main():
    files = sorted((PROJECT / "resources/translations").glob("*.ts"))
    if "--fix" in sys.argv[1:]:
        updated([str(file) for file in files])
        finish("translations", [], f"{len(files)} files brought up to date.", "")
    faults = []
    with tempfile.TemporaryDirectory() as folder:
        copies = [Path(shutil.copy(file, folder)) for file in files]
        updated([str(copy) for copy in copies])
        for file, copy in zip(files, copies):
            if not filecmp.cmp(file, copy, shallow=False):
                faults.append(f"{file.relative_to(PROJECT)}: texts have changed")
    for file in files:
        faults.extend(without_forms(file))
    finish("translations", faults, f"{len(files)} files, as lupdate would write them.", "Run packaging/check translations --fix; then write the forms that are missing.")


if __name__ == "__main__":
    main()
