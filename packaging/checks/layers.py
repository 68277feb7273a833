"""No layer and no room reaches upwards: #include lines of all sources, and the link lines of the core-only build.

The tables below are the law; CONTRIBUTING.md explains it.
"""

import re
import subprocess
from pathlib import Path

from sources import PROJECT, finish, sources

# What a layer may include of our own, besides itself.
LAYERS = {
    "core": [],
    "models": ["core"],
    "ui": ["core", "models"],
    "app": ["core", "models", "ui"],
}

# Within core: what a room may include, besides itself.
BATTLE = ["base", "dice", "table", "army", "battle"]
ROOMS = {
    "base": [],
    "dice": ["base"],
    "table": ["base", "dice"],
    "army": ["base", "dice", "table"],
    "battle": ["base", "dice", "table", "army"],
    "io": BATTLE,
    "rules": [*BATTLE, "io"],  # systems read their own data
    "odds": BATTLE,
    "ai": [*BATTLE, "rules", "odds"],
    "campaign": [*BATTLE, "io", "rules", "odds", "ai"],
    "pages": [*BATTLE, "io", "odds", "campaign"],
}

# Folders of core/rules and core/ai are rule systems, and none knows another. What they share knows none of them.
SYSTEMS = (Path("core/rules"), Path("core/ai"))
SHARED = "common"

# Within a system of core/rules: what a room may include, besides itself and the files beside the rooms.
SYSTEM_ROOMS = {
    "army": [],
    "battle": ["army"],
    "odds": ["army", "battle"],
}

# The folders of Alala!'s battle: each may include itself, those that stand before it and the files beside them.
PHASES_PLACE = Path("core/rules/alala/battle")
PHASES = ["arithmetic", "any_phase", "movement", "combat", "command"]

# The wings of core/campaign: each may include itself and those that stand before it. Folders within a wing are part of it.
CAMPAIGN = Path("core/campaign")
WINGS = ["model", "dice", "scenario", "journal", "turn", "battle", "orders", "umpire", "forecast", "history", "reports"]

# Library headers that only some places may include: a name for the message, what recognises them, who may.
# Qt's class headers (<QWidget>) are looked up in the folder of their module.
FOREIGN = [
    ("Qt or KDE Frameworks", lambda header: re.match(r"(Qt|KF|K[A-Z]|Q[A-Z])", header), ["models", "ui", "app"]),
    ("Qt Widgets", lambda header: of_module(header, "QtWidgets"), ["ui", "app"]),
    ("Qt SQL", lambda header: of_module(header, "QtSql"), ["models/store"]),
]

INCLUDE = re.compile(r'^\s*#\s*include\s*(?:"([^"]+)"|<([^>]+)>)', re.MULTILINE)
GENERATED = re.compile(r"\.moc$|^moc_|^ui_|^qrc_")


def module_headers(module):
    query = subprocess.run(["qtpaths6", "--query", "QT_INSTALL_HEADERS"], capture_output=True, text=True, check=True)
    return {path.name for path in (Path(query.stdout.strip()) / module).iterdir()}


HEADERS = {module: module_headers(module) for module in ("QtWidgets", "QtSql")}


def of_module(header, module):
    return header.startswith(module + "/") or header in HEADERS[module]


def below(path, place):
    return path.is_relative_to(place)


def fault_of_own(path, header):
    """Why the source at `path` may not include our own `header`, or None."""
    target = Path(header)
    if GENERATED.search(header):
        return None
    if len(target.parts) < 2 or not (PROJECT / target.parts[0]).is_dir():
        return 'includes are written from the root of the project, as "core/battle/referee.h"'
    layer, other = path.parts[0], target.parts[0]
    if other in LAYERS and other != layer and other not in LAYERS[layer]:
        return f"{layer} may not use {other}"
    if layer == other == "core" and len(path.parts) > 2 and len(target.parts) > 2:
        return fault_in_core(path, target)
    return None


def fault_in_core(path, target):
    room, other = path.parts[1], target.parts[1]
    if room not in ROOMS:
        return f"core/{room} is no room that packaging/checks/layers.py knows; say there what it may use"
    if other != room and other not in ROOMS[room]:
        return f"core/{room} may not use core/{other}"
    if is_of_system(path) and is_of_system(target):
        if target.parts[2] == SHARED:
            return None
        if path.parts[2] != target.parts[2]:
            return f"one rule system may not use another ({path.parts[2]}, {target.parts[2]})"
        if room == other == "rules":
            return fault_in_system(path, target)
    if below(path, CAMPAIGN) and below(target, CAMPAIGN):
        return fault_in_campaign(path, target)
    return None


def fault_in_campaign(path, target):
    for file in (path, target):
        if len(file.parts) < 4 or file.parts[2] not in WINGS:
            return f"{file} stands in no wing of core/campaign: there are {', '.join(WINGS)}"
    wing, other = path.parts[2], target.parts[2]
    if WINGS.index(other) > WINGS.index(wing):
        return f"within core/campaign {wing} may not use {other}"
    return None


def is_of_system(path):
    return len(path.parts) > 3 and any(below(path, place) for place in SYSTEMS)


def fault_in_system(path, target):
    if len(path.parts) < 5 or len(target.parts) < 5:
        return None
    room, other = path.parts[3], target.parts[3]
    if room not in SYSTEM_ROOMS:
        return f"{path.parent} is no room of a rule system: there are {', '.join(SYSTEM_ROOMS)}"
    if other != room and other not in SYSTEM_ROOMS[room]:
        return f"within a rule system {room} may not use {other}"
    if below(path.parent.parent, PHASES_PLACE) and below(target.parent.parent, PHASES_PLACE):
        folder, used = path.parts[4], target.parts[4]
        if PHASES.index(used) > PHASES.index(folder):
            return f"within {PHASES_PLACE} {folder} may not use {used}"
    return None


def fault_of_library(path, header):
    for name, matches, allowed in FOREIGN:
        if matches(header) and not any(below(path, place) for place in allowed):
            return f"{name} is for {', '.join(allowed)} only"
    return None


def faults_of(path):
    text = (PROJECT / path).read_text(encoding="utf-8")
    for match in INCLUDE.finditer(text):
        own, library = match.groups()
        fault = fault_of_own(path, own) if own else fault_of_library(path, library)
        if fault:
            line = text.count("\n", 0, match.start(1 if own else 2)) + 1
            yield f"{path}:{line}: {own or library}: {fault}"


def faults_of_links(build):
    """The core-only build must not have Qt on a link line, nor in what its programs load."""
    for line in (build / "build.ninja").read_text(encoding="utf-8").splitlines():
        if re.match(r"\s*LINK_LIBRARIES\s*=.*(Qt6|KF6)", line):
            yield f"{build.relative_to(PROJECT)}/build.ninja: {line.strip()}"
    for program in sorted((build / "bin").glob("*")):
        loads = subprocess.run(["ldd", str(program)], capture_output=True, text=True).stdout
        for library in re.findall(r"lib(?:Qt6|KF6)\w+", loads):
            yield f"{program.relative_to(PROJECT)}: loads {library}"


def main():
    paths = sources(LAYERS, [".h", ".cpp"])
    faults = [fault for path in paths for fault in faults_of(path)]
    build = PROJECT / "build/core-only"
    links = "; build/core-only is not built, so its link lines were not looked at"
    if (build / "build.ninja").is_file():
        faults += faults_of_links(build)
        links = ", and core-only links no Qt"
    finish("layers", faults, f"{len(paths)} files reach only downwards{links}.",
           "Move the code to the layer it belongs to, or see the tables in packaging/checks/layers.py.")


if __name__ == "__main__":
    main()
