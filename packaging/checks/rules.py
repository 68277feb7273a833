"""Every rule id of tests/rules/ids/*.txt stands in code and in a test, or in tests/rules/open.txt with a reason.

An ids file has one id a line. open.txt has `ID reason…`. Text after # is a comment in both.

In code, each id of ids/SYSTEM.txt is at the function that implements it: in core/rules/SYSTEM, outside the texts of why.h
and reasons.h and outside the comment at the head of a file. Only that comment may name a range ("DBA-010 to DBA-016").

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
RANGE = re.compile(r"(?P<system>\b[A-Z]+-)(?:[A-Z]+-)?[A-Z]?[0-9xy]+\s*(?:\bto\b|…|\.\.+|–|—| - )\s*(?:-|(?P=system))?"
                   r"(?:[A-Z]+-)?[A-Z]?[0-9][0-9xy]*\b")
HEAD = re.compile(r"(?://.*\n)*")
TEXTS = ["why.h", "reasons.h"]  # of events and modifiers
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


def implemented_in(path, text):
    """The ids at the functions of a source, and the ranges that hide ids."""
    head = HEAD.match(text).end()
    found = set() if path.name in TEXTS else set(ID.findall(text[head:]))
    comments = re.compile(r"(?:^[ \t]*//.*\n)+|//.*", re.MULTILINE)
    faults = []
    for comment in comments.finditer(text, head):
        flat = re.sub(r"\n[ \t]*///?<?", lambda line: "\n" + " " * (len(line.group()) - 1), comment.group())
        for match in RANGE.finditer(flat):
            place = f"{path}:{line_of(text, comment.start() + match.start())}"
            faults.append(f"{place}: \"{' '.join(match.group().split())}\" hides ids; name each")
    return found, faults


def faults_of_functions(folder, rules, excused):
    """Ids of a system that are at none of its functions, and ranges above functions."""
    implemented, faults = set(), []
    for path in sources([folder], [".cpp", ".h"]):
        found, wrong = implemented_in(path, (PROJECT / path).read_text(encoding="utf-8"))
        implemented |= found
        faults += wrong
    for rule, place in rules.items():
        if rule not in implemented and rule not in excused:
            faults.append(f"{place}: {rule} is at no function of {folder}")
    return faults


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
    faults, systems, excused, tests = [], {}, {}, {}
    for path in sorted(IDS.glob("*.txt")):
        rules = systems.setdefault(path.stem, {})
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
    rules = {rule: place for ids in systems.values() for rule, place in ids.items()}
    if not rules:
        faults.append(f"{IDS.relative_to(PROJECT)}: there is no rule id to look for")
    code = ids_in(["core", "models", "ui", "data"])
    faults += faults_of_names(rules, excused, code, ids_in(["tests"], leave_out=[IDS, OPEN]))
    faults += faults_of_ids(rules, excused, code, tests)
    for system, ids in systems.items():
        faults += faults_of_functions(f"core/rules/{system}", ids, excused)
    finish("rules", faults, f"{len(rules)} rule ids, each at its function and in a test; {len(excused)} left open with a reason.",
           "Write the rule or its test with the id beside it, or name it with a reason in tests/rules/open.txt.")


if __name__ == "__main__":
    main()
