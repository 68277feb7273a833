"""The texts of core and of its data that windows show: the context "core" of the translations.

Core has no tr(): a text comes as the format of a Message, as a Reason or in a table of a rule system, and the windows translate it by its English words (`translated()` in models/text/battle_words.h). This finds them in the sources, with the Messages of models.
"""

import re
import tomllib

from sources import PROJECT

TOKEN = re.compile(
    r"""//[^\n]*|/\*.*?\*/|^\s*\#[^\n]*   # comments, preprocessor
    |R"([^(]*)\(.*?\)\1"                   # raw strings: files and patterns, never texts
    |"((?:[^"\\\n]|\\.)*)"                 # strings
    |\d[\w.']*|'(?:[^'\\\n]|\\.)+'|\w+|->|::|\S""",
    re.S | re.M | re.X,
)
ESCAPES = {"n": "\n", "t": "\t"}

# Prose that core composes itself stays English: reports, the log, pages, printed lists and what people write in orders.
COMPOSED = re.compile(
    r"core/(pages|ai)/|core/campaign/(reports|forecast|history|journal/newsletter|journal/journal|dice/dice_check)|core/battle/telling/"
    r"|core/io/lists/(print/army_list_print|print/list_chat|text/list_text|text/text_lines)|core/io/records/\w*writer|core/rules/pack\.cpp"
)
# Here every text with a space or a capital is read by people; elsewhere only formats, sentences and Messages are.
TABLES = re.compile(r"core/(rules|army|battle)/|core/io/(toml|file)\w*\.|core/io/clash_io")
IS_CODE = re.compile(r"[A-Z]{1,4}(-[A-Z]{1,4})*-?[A-Z]?\d+[a-z]?|section \d.*|\S*[/=<>\\]\S*|[A-Z]{2,}|\d?[A-Z][a-z]|[A-Z][a-z]{1,2}[A-Z]\w*|[a-z0-9_.+-]+|II/\d+\w?", re.S)
IS_FRAGMENT = re.compile(r"^\s|\s$|^[,;]|\[\[|^\w+ = |\n|\.toml$|SQLite|rules/|compiled-in|TOML_|^%|^<!|^' |^\[\w+\]?$|a row for each enumerator", re.S)


def tokens(source):
    """Words and signs of a source; strings are lists of one text, neighbours joined."""
    found = []
    for match in TOKEN.finditer(source):
        word = match.group(0)
        if word.startswith(("//", "/*", 'R"')) or word.lstrip().startswith("#"):
            continue
        if word.startswith('"'):
            text = re.sub(r"\\(.)", lambda escape: ESCAPES.get(escape.group(1), escape.group(1)), match.group(2))
            if found and isinstance(found[-1], list):
                found[-1][0] += text
            else:
                found.append([text])
        else:
            found.append(word)
    return found


def code_of(words):
    """Tokens as code again, strings as "S"."""
    return "".join(one + (" " if one[-1].isalnum() else "") if isinstance(one, str) else '"S"' for one in words)


def is_text(text, before, is_table):
    """`before` is the code in front of the string, other strings as "S"."""
    if not re.search(r"[A-Za-z]{2}", text):
        return False
    if re.search(r'(Reason\w*|why)\s?\w*\s?\{"S",$|ValueText[^;]*\{[^{};"]*,$|Shown ?::\w+ ?,[^{}]*\{("S",)*$|\{"S","S",\w+ ?,\{("S",)*$|\bMessage ?[({]$|failure ?\("S",$', before):
        return True
    if re.search(r"\{\d\}", text):
        return True
    if re.fullmatch(r'["A-Z].* .*[.?]', text, re.S) and not IS_FRAGMENT.search(text):
        return True
    return bool(is_table) and not IS_CODE.fullmatch(text) and not IS_FRAGMENT.search(text)


def clash_words():
    """Values of the fields of the clash calculator: "left_flank" is shown as "left flank"."""
    for file in sorted((PROJECT / "core/rules").glob("*/odds/clash*.cpp")):
        for values in re.findall(r'constexpr std::array[^;(]*;|wordField\("\w+", "[^"]*",\s*\{[^}]*\}', file.read_text()):
            yield from (word.replace("_", " ") for word in re.findall(r'[{,]\s*"([a-z_]+)"', values))


def texts_of_windows():
    """Messages that models and ui make themselves, and the help of the keys that every list has."""
    for folder in ("models", "ui"):
        for file in sorted((PROJECT / folder).rglob("*.cpp")):
            words = tokens(file.read_text())
            for number, word in enumerate(words):
                if not isinstance(word, list) or " " not in word[0]:
                    continue
                before = code_of(words[max(0, number - 16) : number])
                after = words[number + 1] if number + 1 < len(words) else ""
                if re.search(r"(\btr|NOOP|Literal|View|translate|qWarning) ?\([^()]*$", before) or after in ("_L1", "_s"):
                    continue
                is_message = re.search(r'\bMessage ?[({]$|(failure|refused|fault|refuse|postFault|lose|remark) ?\(("S",|\w+ ?,)*\{?$|FieldKind ?::\w+ ?,\w+ ?,\d+ ?,\d+ ?,$', before)
                if is_message or re.search(r"\{\d\}", word[0]):
                    yield word[0]


def texts_of_source(source, is_table):
    words = tokens(source)
    for number, word in enumerate(words):
        if isinstance(word, list):
            before = words[max(0, number - 400) : number]
            # In a table of reasons each row is an id and a text.
            in_row = len(before) > 3 and before[-3] == "{" and isinstance(before[-2], list) and IS_CODE.fullmatch(before[-2][0])
            if is_text(word[0], code_of(before), is_table) or (is_table and in_row and not IS_CODE.fullmatch(word[0]) or (in_row and re.fullmatch(r"[a-z]+", word[0]))):
                yield word[0]


def texts_of_data():
    """Names of troops and cards, what cards and traits say."""
    for file in sorted((PROJECT / "data/rules").glob("*/*.toml")) + sorted((PROJECT / "data/traits").glob("*.toml")):
        for table in ("type", "card", "trait", "every_army"):
            for row in tomllib.loads(file.read_text()).get(table, []):
                yield from (row[key] for key in ("name", "text") if isinstance(row.get(key), str))


def texts_of_scenarios():
    """Names and notes of the scenarios, and their omens."""
    for folder in sorted((PROJECT / "data/campaigns").iterdir()):
        about = tomllib.loads((folder / "campaign.toml").read_text())
        yield from (about["name"], about["note"])
        for card in tomllib.loads((folder / "events.toml").read_text())["event"]:
            yield from (card["title"], card["text"])


def as_heading(key):
    """As keyAsHeading() in core/army/figures.cpp writes it; the words of abbreviations stand there."""
    return key.replace("_", " ")[:1].upper() + key.replace("_", " ")[1:]


def headings():
    """Keys and traits of troops, keys and tables of lists: windows show them as headings."""
    abbreviated = set(re.findall(r'\{"(\w+)", "', (PROJECT / "core/army/figures.cpp").read_text()))
    keys = set()
    for file in sorted((PROJECT / "data/rules").glob("*/troops.toml")):
        for row in tomllib.loads(file.read_text())["type"]:
            keys.update(key for key, value in row.items() if isinstance(value, int))
            keys.update(row.get("traits", []))
    for file in sorted((PROJECT / "data/traits").glob("*.toml")):
        keys.update(row["key"] for row in tomllib.loads(file.read_text())["every_army"])
    for file in [*sorted((PROJECT / "core/rules").glob("*/army/*.cpp")), *sorted((PROJECT / "core/army").glob("*.cpp"))]:
        for pair in re.findall(r'\{"(\w+)", (?:FieldKind::|\w+, \{)|number\("(\w+)"', file.read_text()):
            keys.update(filter(None, pair))
    return {as_heading(key) for key in keys - abbreviated} | {"State"}


def core_texts():
    found = {f"Retinue {number}: figures lost" for number in range(1, 6)}  # core/rules/skirmish/battle_info.cpp numbers them
    found |= set(texts_of_data()) | set(texts_of_scenarios()) | headings() | set(clash_words()) | set(texts_of_windows())
    for file in sorted((PROJECT / "core").rglob("*")):
        name = str(file.relative_to(PROJECT))
        if file.suffix in (".cpp", ".h") and not COMPOSED.search(name):
            found.update(texts_of_source(file.read_text(), TABLES.match(name)))
    return sorted(found - {""})
