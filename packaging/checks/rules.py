"""Every rule id of tests/rules/ids/*.txt stands in code and in a test, or in tests/rules/open.txt with a reason.

An ids file has one id a line. open.txt has `ID reason…`. Text after # is a comment in both.

The tests of tests/core/rules/SYSTEM specify the rules of ids/SYSTEM.txt. There a rule id is data of a test:
RULE("ID", …), the first line of a test function (tests/support/rule.h), or the first word of a row of a table-driven
test: QTest::newRow("ID …") or row("ID …"). Nothing else counts as a test of a rule, and no comment names a rule id.
"""

import re

from sources import PROJECT, finish, sources

IDS = PROJECT / "tests/rules/ids"
OPEN = PROJECT / "tests/rules/open.txt"
ID = re.compile(r"\b[A-Z][A-Z0-9]*-[A-Z]?[0-9]+[a-z]?\b")
MOST_RULES = 4  # of one test; a test of more is several tests
RULE = re.compile(r"\bRULE\(([^)]*)\)")
FIRST_LINE = re.compile(r"^    void \w+\(\) \{\n        RULE\([^)]*\)(?=;$)", re.MULTILINE)
RULING = re.compile(r"^(?:ALA|MOB)-(?=AMB-)")  # AMB-012 of Alala! and AMB-12 of Men of Bronze
ROW = re.compile(r'\b(?:newRow|row)\("(?:(?:ALA|MOB)-(?=AMB-))?(' + ID.pattern + r')(?=[" ])')
COMMENT = re.compile(r"//.*")
WORKED_CASE = re.compile(r"-W[0-9]")  # SKI-W72 names a case, no rule


def entries(path):
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        if text := line.split("#")[0].strip():
            yield number, text


def ids_in(folders, leave_out=()):
    """Each id found in the sources, with the first place of it."""
    found = {}
    for path in sources(folders, [".h", ".cpp", ".toml", ".json", ".txt", ".md", ".battle"]):
        if not any((PROJECT / path).is_relative_to(place) for place in leave_out):
            text = (PROJECT / path).read_text(encoding="utf-8", errors="replace")
            for match in ID.finditer(text):
                if not WORKED_CASE.search(match.group()):
                    found.setdefault(match.group(), f"{path}:{text.count(chr(10), 0, match.start()) + 1}")
    return found


def line_of(text, position):
    return text.count("\n", 0, position) + 1


def rules_in(path, text):
    """The rules that a source's tests name, with the place of each, and what does not keep to its form."""
    first_lines = {match.end() for match in FIRST_LINE.finditer(text)}
    rules, faults = [], []
    for match in RULE.finditer(text):
        place = f"{path}:{line_of(text, match.start())}"
        names = [name.group() for name in re.finditer(r'"[^"]*"', match.group(1))]
        if match.end() not in first_lines:
            faults.append(f"{place}: RULE is not the first line of a test function")
        if not 0 < len(names) <= MOST_RULES:
            faults.append(f"{place}: RULE names {len(names)} rules; a test has one to {MOST_RULES}")
        for name in names:
            rule = RULING.sub("", name.strip('"'))
            rules.append((rule, place))
            if not ID.fullmatch(rule):
                faults.append(f"{place}: {name} is no rule id")
    for match in ROW.finditer(text):
        rules.append((match.group(1), f"{path}:{line_of(text, match.start())}"))
    for match in COMMENT.finditer(text):
        if ID.search(match.group()):
            faults.append(f'{path}:{line_of(text, match.start())}: a comment names a rule id; write RULE("…")')
    return rules, faults


def specification(folder):
    """The ids that the tests of a folder name with the first place of each, and the faults of form."""
    found, faults = {}, []
    for path in sources([folder], [".cpp", ".h"]):
        rules, wrong = rules_in(path, (PROJECT / path).read_text(encoding="utf-8"))
        faults += wrong
        for rule, place in rules:
            found.setdefault(rule, place)
    return found, faults


def missing(rule, code, tests):
    if rule not in code and rule not in tests:
        return "in neither code nor tests"
    if rule not in code:
        return f"not in code (core, models, ui, data); tested in {tests[rule]}"
    if rule not in tests:
        return f"not in tests; in code in {code[rule]}"
    return None


def faults_of_ids(rules, excused, code, tests):
    for rule, place in rules.items():
        gap = missing(rule, code, tests)
        if gap and rule not in excused:
            yield f"{place}: {rule} is {gap}"
        if not gap and rule in excused:
            yield f"{excused[rule]}: {rule} is done; take it out of open.txt"


def faults_of_names(rules, excused, code, tests):
    """Ids that no rulebook has: a slip of the pen counts as no rule at all."""
    families = {rule.split("-")[0] for rule in rules}
    for found in (excused, code, tests):
        for rule, place in sorted(found.items()):
            if rule not in rules and rule.split("-")[0] in families:
                yield f"{place}: {rule} is no rule of {IDS.relative_to(PROJECT)}"


def main():
    faults, rules, excused, tests = [], {}, {}, {}
    for path in sorted(IDS.glob("*.txt")):
        for number, text in entries(path):
            place = f"{path.relative_to(PROJECT)}:{number}"
            if not ID.fullmatch(text):
                faults.append(f"{place}: '{text}' does not look like a rule id (MOB-012, AMB-16b, SKI-A16)")
            rules[text] = place
        specified, wrong = specification(f"tests/core/rules/{path.stem}")
        tests |= specified
        faults += wrong
    for number, text in entries(OPEN) if OPEN.is_file() else ():
        rule, _, reason = text.partition(" ")
        place = f"{OPEN.relative_to(PROJECT)}:{number}"
        excused[rule] = place
        if not reason.strip():
            faults.append(f"{place}: {rule} stands there without a reason")
    if not rules:
        faults.append(f"{IDS.relative_to(PROJECT)}: there is no rule id to look for")
    code = ids_in(["core", "models", "ui", "data"])
    faults += faults_of_names(rules, excused, code, ids_in(["tests"], leave_out=[IDS, OPEN]))
    faults += faults_of_ids(rules, excused, code, tests)
    finish("rules", faults, f"{len(rules)} rule ids, each in code and in a test; {len(excused)} left open with a reason.",
           "Write the rule or its test with the id beside it, or name it with a reason in tests/rules/open.txt.")


if __name__ == "__main__":
    main()
