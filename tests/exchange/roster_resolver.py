#!/usr/bin/env python3
"""Finds the selections of a roster in its data files, as BattleScribe and New Recruit do when they open it.

    roster_resolver.py ROSTER DATA...

ROSTER is a .ros or .rosz file, DATA its .gst and .cat files. Prints what the apps would drop or count otherwise; exit
status 1 if there is anything. Written from BSData's public schema (2.03) and from rosters of both apps; it knows nothing
of Ephor. The tests run it over Ephor's own data and rosters, and it was run over rosters of other games.

How a selection names its entry: the ids of all links that lead to it, from the root of the catalogue on, then the id of
the entry itself, joined by "::". Groups on the way are not named, unless a link leads to them. What a link adds to its
target is named without that link. entryGroupId names the innermost group in the same way.
"""

import sys
import zipfile
from pathlib import Path
from xml.etree import ElementTree

LARGEST = 64 << 20  # bytes of a file
LONGEST_WAY = 16  # links; data may link a group to itself


def tree_of(data):
    """The tree of an XML file, without the namespace in its names."""
    root = ElementTree.fromstring(data)
    for node in root.iter():
        node.tag = node.tag.rpartition("}")[2]
    return root


def read(path):
    """The bytes of a file; of an archive, those of its only entry. The first bytes say which it is."""
    data = Path(path).read_bytes()
    if not data.startswith(b"PK"):
        return data
    with zipfile.ZipFile(path) as archive:
        (entry,) = archive.infolist()
        if entry.file_size > LARGEST:
            raise ValueError(f"{path} unpacks to {entry.file_size} bytes")
        return archive.read(entry)


def children(node, group, kind):
    return node.findall(f"{group}/{kind}")


class Data:
    """A game system and its catalogues. A reference is searched in the file, in the files it links, and in the system."""

    def __init__(self, files):
        trees = [tree_of(data) for data in files]
        self.files = {tree.get("id"): tree for tree in trees}
        (self.game,) = [tree for tree in trees if tree.tag == "gameSystem"]
        self._shared = {}
        for tree in trees:
            shared = {}
            for group, kind in (("sharedSelectionEntries", "selectionEntry"),
                                ("sharedSelectionEntryGroups", "selectionEntryGroup")):
                for node in children(tree, group, kind):
                    shared.setdefault(node.get("id"), node)
            for node in tree.iter():  # a link may lead to an entry that stands inside another one
                if node.tag in ("selectionEntry", "selectionEntryGroup"):
                    shared.setdefault(node.get("id"), node)
            self._shared[tree.get("id")] = shared

    def linked(self, catalogue, only_imported):
        """A catalogue with those it links, directly or not, and the game system. In the order of the search."""
        found, pending = [], [catalogue]
        while pending:
            tree = pending.pop(0)
            if tree is None or tree in found:
                continue
            found.append(tree)
            for link in children(tree, "catalogueLinks", "catalogueLink"):
                if not only_imported or link.get("importRootEntries") == "true":
                    pending.append(self.files.get(link.get("targetId")))
        return found + [self.game]

    def target(self, files, link):
        """The entry or group that a link leads to; None if it leads nowhere. Shared ones come first."""
        for tree in files:
            if (node := self._shared[tree.get("id")].get(link.get("targetId"))) is not None:
                return node
        return None


class Way:
    """A way to an entry: the links that lead to it, the group it is chosen from, and all that stands on the way: entries
    and groups, each as a tuple with the link that leads to it, if there is one."""

    def __init__(self, entry, link, links, group, nodes):
        self.entry, self.link, self.links, self.group, self.nodes = entry, link, links, group, nodes


def is_hidden(nodes, selected):
    """Whether an entry or group, with the link that leads to it, is hidden where `selected` ids are. A link may show what
    is hidden elsewhere. False if only an app can tell."""
    if any(modifier.get("field") == "hidden" for node in nodes for modifier in node.findall("modifierGroups//modifier")):
        return False
    hidden = any(node.get("hidden") == "true" for node in nodes)
    for modifier in (one for node in nodes for one in children(node, "modifiers", "modifier")):
        if modifier.get("field") != "hidden":
            continue
        for condition in modifier.iter("condition"):
            if (condition.get("type"), condition.get("field"), condition.get("scope")) != ("atLeast", "selections", "force"):
                return False
            if selected.count(condition.get("childId")) < float(condition.get("value")):
                break
        else:
            hidden = modifier.get("value") == "true"
    return hidden


def add_costs(node, sums):
    for cost in children(node, "costs", "cost"):
        sums[cost.get("typeId")] = sums.get(cost.get("typeId"), 0) + float(cost.get("value"))


class Resolver:
    def __init__(self, data):
        self.data = data
        self.faults = []
        self.selections = 0
        self.changed_costs = 0  # costs that the data change by a modifier
        self._selected = []

    def check(self, roster):
        """Returns the faults of a roster (a tree)."""
        self.faults, self.selections, self.changed_costs = [], 0, 0
        if roster.get("gameSystemId") != self.data.game.get("id"):
            self.faults.append(f"the roster is for another game, {roster.get('gameSystemName')}")
            return self.faults
        sums = {}
        for force in children(roster, "forces", "force"):
            self._check_force(force, self.data.game, sums)
        self._check_total(roster, sums)
        return self.faults

    def _check_force(self, force, parents, sums):
        catalogue = self.data.files.get(force.get("catalogueId"))
        if catalogue is None:
            self.faults.append(f"no catalogue {force.get('catalogueName')} ({force.get('catalogueId')})")
            return
        files = self.data.linked(catalogue, only_imported=False)
        entries = [entry for tree in files for entry in tree.iter("forceEntry")]
        entry = next((one for one in entries if one.get("id") == force.get("entryId").split("::")[-1]), None)
        if entry is None:
            self.faults.append(f"no force {force.get('name')} ({force.get('entryId')})")
            return
        self._check_force_categories(force, entry)
        self._selected = [one.get("entryId").split("::")[-1] for one in force.iter("selection")]
        add_costs(force, sums)  # a force may cost something itself
        ways = {}
        for tree in self.data.linked(catalogue, only_imported=True):
            self._add_inside(ways, files, (tree, (), (), ()))
        for selection in children(force, "selections", "selection"):
            if selection.get("number") != "1":
                self.faults.append(f"{selection.get('number')} of {selection.get('name')} at the root")
            self._check_selection(selection, files, ways, 1, sums)
        for inner in children(force, "forces", "force"):
            self._check_force(inner, entry, sums)

    def _check_force_categories(self, force, entry):
        has = {one.get("entryId").split("::")[-1] for one in children(force, "categories", "category")}
        for link in children(entry, "categoryLinks", "categoryLink"):
            if link.get("targetId") not in has:
                self.faults.append(f"the force {force.get('name')} lacks the category {link.get('name')}")

    def _add_inside(self, ways, files, start):
        """Adds what may be selected in a node. `start`: the node, the links to it, its group, the nodes on the way."""
        pending = [start]
        while pending:
            node, links, group, nodes = pending.pop()
            for entry in children(node, "selectionEntries", "selectionEntry"):
                ways.setdefault(links + (entry.get("id"),), Way(entry, None, links, group, nodes + ((entry,),)))
            for inner in children(node, "selectionEntryGroups", "selectionEntryGroup"):
                pending.append((inner, links, links + (inner.get("id"),), nodes + ((inner,),)))
            for link in children(node, "entryLinks", "entryLink"):
                target = self.data.target(files, link)
                if target is None:
                    continue
                through = links + (link.get("id"),)
                passed = nodes + ((target, link),)
                if target.tag != "selectionEntryGroup":
                    ways.setdefault(through + (target.get("id"),), Way(target, link, through, group, passed))
                elif len(through) < LONGEST_WAY:
                    group_there = through + (target.get("id"),)
                    pending.append((target, through, group_there, passed))
                    pending.append((link, links, group_there, passed))  # what the link adds to the group

    def _check_selection(self, selection, files, ways, copies, sums):
        self.selections += 1
        path = tuple(selection.get("entryId").split("::"))
        name = selection.get("name")
        add_costs(selection, sums)
        way = ways.get(path)
        if way is None:
            self.faults.append(f"no way {'::'.join(path)} to {name}")
            return
        group = tuple(selection.get("entryGroupId").split("::")) if selection.get("entryGroupId") else ()
        if group != way.group:
            self.faults.append(f"{name} is of the group {'::'.join(way.group)}, not {'::'.join(group)}")
        if selection.get("type") != way.entry.get("type"):
            self.faults.append(f"{name} is of the type {way.entry.get('type')}")
        number = int(selection.get("number"))
        if number < 1 or number % copies != 0:
            self.faults.append(f"{number} of {name} within {copies}")
        if any(is_hidden(nodes, self._selected) for nodes in way.nodes):
            self.faults.append(f"{name} is hidden")
        self._check_costs(selection, way, number)
        inner = {}
        self._add_inside(inner, files, (way.entry, way.links, (), ()))
        if way.link is not None:  # what the link adds to its target is not reached through the link
            self._add_inside(inner, files, (way.link, way.links[:-1], (), ()))
        for one in children(selection, "selections", "selection"):
            self._check_selection(one, files, inner, number, sums)

    def _check_costs(self, selection, way, number):
        nodes = [way.entry] + ([way.link] if way.link is not None else [])
        costs = {}
        for node in nodes:
            for cost in children(node, "costs", "cost"):
                costs[cost.get("typeId")] = float(cost.get("value"))  # that of a link replaces that of its target
        fields = {modifier.get("field") for node in nodes for modifier in node.iter("modifier")}
        has = {one.get("typeId"): float(one.get("value")) for one in children(selection, "costs", "cost")}
        for kind in costs.keys() | has.keys():
            if kind in fields:
                self.changed_costs += 1
            elif abs(has.get(kind, 0) - number * costs.get(kind, 0)) > 1e-6:
                self.faults.append(f"{selection.get('name')} costs {number * costs.get(kind, 0):g}, "
                                   f"not {has.get(kind, 0):g}")

    def _check_total(self, roster, sums):
        for cost in children(roster, "costs", "cost"):
            if abs(float(cost.get("value")) - sums.get(cost.get("typeId"), 0)) > 1e-6:
                self.faults.append(f"the roster costs {sums.get(cost.get('typeId'), 0):g} {cost.get('name')}, "
                                   f"not {cost.get('value')}")


def main(arguments):
    if len(arguments) < 2:
        print(__doc__, file=sys.stderr)
        return 2
    resolver = Resolver(Data([read(file) for file in arguments[1:]]))
    faults = resolver.check(tree_of(read(arguments[0])))
    print(f"{arguments[0]}: {resolver.selections} selections, {len(faults)} faults")
    for fault in faults:
        print(f"  {fault}")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
