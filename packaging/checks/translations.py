"""The source texts in resources/translations/*.ts are those of the program and of core: lupdate would change nothing. Texts with a number have all their forms, and every language but English is complete.

With --fix lupdate changes the files. The texts of core come from core_texts.py.
"""

import filecmp
import json
import re
import shutil
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ElementTree
from pathlib import Path

from core_texts import core_texts
from sources import PROJECT, finish

FOLDERS = ["app", "models", "ui"]
# What a translation has as often as its source: arguments, tags of rich text, one access key.
PARTS = re.compile(r"%L?\d+|\{\d+\}|</?\w+[^>]*>|(?<!&)&(?=\w)(?!\w+;)")


def lupdate():
    query = ["qtpaths6", "--query", "QT_HOST_BINS"]
    return str(Path(subprocess.run(query, capture_output=True, text=True, check=True).stdout.strip()) / "lupdate")


def updated(files):
    with tempfile.TemporaryDirectory() as folder:
        core = Path(folder) / "core_texts.cpp"
        core.write_text("".join(f'const char* text{number} = QT_TRANSLATE_NOOP("core", {json.dumps(text, ensure_ascii=False)});\n' for number, text in enumerate(core_texts())))
        # Without places in the sources a file changes only when a text does.
        subprocess.run(
            [lupdate(), "-silent", "-no-obsolete", "-locations", "none", "-I", ".", *FOLDERS, str(core), "-ts", *files],
            cwd=PROJECT,
            check=True,
            stderr=subprocess.DEVNULL,
        )


def forms_of(message):
    """All translations of a message; those of a number are several."""
    forms = message.findall("translation/numerusform") if message.get("numerus") == "yes" else message.findall("translation")
    return [form.text or "" for form in forms]


def parts_of(text):
    return sorted(part if part != "&" else "&access" for part in PARTS.findall(text))


def fault_of(message, is_english):
    """What is wrong with a translation; None: nothing. English needs only the forms of texts with a number, because the others stand in the sources."""
    source, forms, has_number = message.findtext("source"), forms_of(message), message.get("numerus") == "yes"
    if has_number and not (forms and all(forms)):
        return "no forms"  # without them English says "1 squadrons"
    if is_english:
        return None
    if message.find("translation").get("type") == "unfinished" or not all(form.strip() for form in forms):
        return "no translation"
    for form in forms:
        if parts_of(form) != parts_of(source):
            return "other arguments, tags or access keys"
        if form.endswith("…") != source.endswith("…") or form.endswith(":") != source.endswith(":"):
            return "another end"
        if (form != form.strip()) != (source != source.strip()):
            return "other spaces at the ends"
    if has_number and not all(re.search("%L?n", form) for form in forms[1:]) and re.search("%L?n", source):
        return "no number in the plural"
    return None


def faults_of(file):
    root = ElementTree.parse(file).getroot()
    for context in root.iter("context"):
        for message in context.iter("message"):
            if fault := fault_of(message, root.get("language") == "en"):
                yield f"{file.relative_to(PROJECT)}: {context.findtext('name')}: {fault} for \"{message.findtext('source')}\""


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
        faults.extend(faults_of(file))
    finish("translations", faults, f"{len(files)} files, as lupdate would write them.", "Run packaging/check translations --fix; then write what is missing.")


if __name__ == "__main__":
    main()
