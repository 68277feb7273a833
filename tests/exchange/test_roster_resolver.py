"""The independent resolver over Ephor's data and rosters of all five systems, and over data that have everything."""

import json
import os
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path
from xml.etree import ElementTree

from roster_resolver import Data, Resolver, main, read, tree_of

PROJECT = Path(os.environ["EPHOR_PROJECT"])
ARMIES = sorted((PROJECT / "data/armies").glob("*/*.toml"))

# Lists that a campaign sends out, with what only it gives and with numbers, choices and names.
CAMPAIGN_LISTS = {
    "men_of_bronze": """arete = -1
limit = 38
[[unit]]
type = "elite_hoplite"
strategos = true
courage = 3
owned = 12
[[unit]]
type = "psiloi"
count = 3
wavering = true
""",
    "alala": """points = "house"
initiative = true
[[phalanx]]
name = "Right wing"
leader = "Laches"
cp = 4
commander = true
level = 2
[[phalanx.unit]]
grade = "A"
count = 2
leader = true
left = 17
[[band]]
type = "psiloi"
count = 2
disorder = 1
""",
    "ohw": """morale = 1
fatigue = 2
[[general]]
type = "hannibal"
[[unit]]
type = "legionaries"
count = 2
strength = 2
elephant_drill = true
""",
    "dba": """army = "II/5a"
aggression = 3
fatigue = 1
scenario = true
[[element]]
type = "Sp"
general = true
[[element]]
type = "Sp"
count = 2
holds = "camp"
""",
    "skirmish": """morale = 1
[[retinue]]
name = "The Wardens"
[[retinue.figure]]
type = "knight"
leader = true
class = "elite"
[[retinue.figure]]
type = "spearman"
count = 4
standard = true
owned = 9
""",
}

# A game whose data have what the apps know: links to links and groups, files that link files, costs that change.
GAME = b"""<gameSystem id="g" name="G" xmlns="x">
 <forceEntries><forceEntry id="f"><categoryLinks><categoryLink id="c1" name="HQ" targetId="hq"/></categoryLinks>
 </forceEntry></forceEntries></gameSystem>"""
CATALOGUE = b"""<catalogue id="c" name="C" gameSystemId="g" xmlns="x">
 <catalogueLinks><catalogueLink id="l" targetId="lib" importRootEntries="true"/></catalogueLinks>
 <entryLinks><entryLink id="k1" targetId="knight" type="selectionEntry"/></entryLinks></catalogue>"""
LIBRARY = b"""<catalogue id="lib" name="Library" gameSystemId="g" library="true" xmlns="x">
 <selectionEntries><selectionEntry id="squire" name="Squire" type="unit"><costs><cost typeId="p" value="3"/></costs>
 </selectionEntry></selectionEntries>
 <sharedSelectionEntries>
  <selectionEntry id="knight" name="Knight" type="unit"><costs><cost typeId="p" value="10"/></costs>
   <selectionEntryGroups><selectionEntryGroup id="own" name="Own">
    <entryLinks><entryLink id="w" targetId="weapons" type="selectionEntryGroup"/></entryLinks>
   </selectionEntryGroup></selectionEntryGroups></selectionEntry>
  <selectionEntry id="lance" name="Lance" type="upgrade"><costs><cost typeId="p" value="2"/></costs></selectionEntry>
 </sharedSelectionEntries>
 <sharedSelectionEntryGroups><selectionEntryGroup id="weapons" name="Weapons">
  <entryLinks><entryLink id="w2" targetId="lance" type="selectionEntry"><costs><cost typeId="p" value="3"/></costs>
  </entryLink></entryLinks></selectionEntryGroup></sharedSelectionEntryGroups></catalogue>"""
ROSTER = b"""<roster gameSystemId="g" xmlns="x"><costs><cost name="pts" typeId="p" value="16"/></costs>
 <forces><force name="F" entryId="f" catalogueId="c"><selections>
  <selection name="Knight" entryId="k1::knight" number="1" type="unit"><selections>
   <selection name="Lance" entryId="k1::w::w2::lance" entryGroupId="k1::w::weapons" number="1" type="upgrade">
    <costs><cost typeId="p" value="3"/></costs></selection></selections>
   <costs><cost typeId="p" value="10"/></costs></selection>
  <selection name="Squire" entryId="squire" number="1" type="unit"><costs><cost typeId="p" value="3"/></costs></selection>
 </selections><categories><category entryId="hq" name="HQ"/></categories></force></forces></roster>"""


def ephorctl(*arguments):
    return subprocess.run([os.environ["EPHORCTL"], *arguments], check=True, capture_output=True, cwd=PROJECT).stdout


class EphorsRosters(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.TemporaryDirectory()
        cls.path = Path(cls.folder.name)
        ephorctl("list", "bsdata", str(cls.path))
        cls.data = {file.stem: Data([file.read_bytes(), file.with_suffix(".gst").read_bytes()])
                    for file in cls.path.glob("*.cat")}

    @classmethod
    def tearDownClass(cls):
        cls.folder.cleanup()

    def roster(self, army, ending=".ros"):
        """The tree of the roster of a list, and its points as Ephor adds them up."""
        out = self.path / (army.parent.name + army.stem + ending)
        ephorctl("list", "convert", str(army), str(out))
        return tree_of(read(out)), json.loads(ephorctl("list", "show", str(army), "--format", "json"))["cost"]

    def written(self, system, text):
        folder = self.path / system
        folder.mkdir(exist_ok=True)
        army = folder / "list.toml"
        army.write_text(f'format = 1\nsystem = "{system}"\nrules = "1"\nname = "Sent out"\n{text}', encoding="utf-8")
        return army

    def check(self, system, roster):
        resolver = Resolver(self.data[system])
        resolver.check(roster)
        return resolver

    def total(self, roster):
        """The points of all selections, added up."""
        return sum(float(cost.get("value")) for one in roster.iter("selection") for cost in one.findall("costs/cost"))

    def test_every_selection_of_every_sample_army_is_found_and_the_costs_are_ephors(self):
        selections = {}
        for army in ARMIES:
            with self.subTest(army=army.name, system=army.parent.name):
                roster, cost = self.roster(army)
                resolver = self.check(army.parent.name, roster)
                self.assertEqual(resolver.faults, [])
                self.assertEqual(resolver.changed_costs, 0)
                if cost is not None:
                    self.assertEqual(self.total(roster), cost)
                selections[army.parent.name] = selections.get(army.parent.name, 0) + resolver.selections
        self.assertEqual(set(selections), set(self.data))
        self.assertGreater(min(selections.values()), 50)
        print(f"selections found: {selections}", file=sys.stderr)

    def test_what_only_a_campaign_gives_is_found_in_groups_that_are_shown(self):
        for system, text in CAMPAIGN_LISTS.items():
            with self.subTest(system=system):
                roster, cost = self.roster(self.written(system, text), ".rosz")
                self.assertEqual(self.check(system, roster).faults, [])
                if cost is not None:
                    self.assertEqual(self.total(roster), cost)
                shows = [(parent, one) for parent in roster.iter("selections") for one in parent
                         if one.get("name") == "Campaign"]
                self.assertEqual(len(shows), 1)
                shows[0][0].remove(shows[0][1])
                faults = self.check(system, roster).faults
                self.assertTrue(faults and all(fault.endswith(" is hidden") for fault in faults), faults)

    def test_the_apps_find_the_rule_of_every_trait(self):
        for system, data in self.data.items():
            with self.subTest(system=system):
                rules = {one.get("id"): one.findtext("description") for one in data.game.iter("rule")}
                links = {one.get("targetId") for tree in data.files.values() for one in tree.iter("infoLink")}
                self.assertEqual(set(rules), links)
                self.assertTrue(all(rules.values()))
                army = next(army for army in ARMIES if army.parent.name == system)
                shown = {one.get("id"): one.findtext("description") for one in self.roster(army)[0].iter("rule")}
                self.assertTrue(shown)
                self.assertEqual(shown, {key: rules[key] for key in shown})


class ResolverItself(unittest.TestCase):
    def faults(self, roster=ROSTER, files=(GAME, CATALOGUE, LIBRARY)):
        return Resolver(Data(files)).check(tree_of(roster))

    def test_links_to_groups_and_between_files_are_followed(self):
        self.assertEqual(self.faults(), [])

    def test_a_way_without_its_link_is_not_found(self):
        self.assertEqual(self.faults(ROSTER.replace(b"k1::w::w2::lance", b"k1::w2::lance")),
                         ["no way k1::w2::lance to Lance"])

    def test_what_a_linked_file_does_not_import_is_not_found(self):
        files = (GAME, CATALOGUE.replace(b' importRootEntries="true"', b""), LIBRARY)
        self.assertEqual(self.faults(files=files), ["no way squire to Squire"])

    def test_a_link_may_lead_to_an_entry_inside_another_one(self):
        lance = (b'<selectionEntry id="lance" name="Lance" type="upgrade"><costs><cost typeId="p" value="2"/></costs>'
                 b"</selectionEntry>")
        self.assertIn(lance, LIBRARY)
        inside = LIBRARY.replace(lance, b"").replace(
            b'id="squire" name="Squire" type="unit">',
            b'id="squire" name="Squire" type="unit"><selectionEntries>' + lance + b"</selectionEntries>")
        self.assertEqual(self.faults(files=(GAME, CATALOGUE, inside)), [])

    def test_what_a_link_adds_is_named_without_that_link(self):
        more = b'<selectionEntries><selectionEntry id="flag" name="Flag" type="upgrade"/></selectionEntries>'
        link = b'<entryLink id="k1" targetId="knight" type="selectionEntry"'
        self.assertIn(link + b"/>", CATALOGUE)
        files = (GAME, CATALOGUE.replace(link + b"/>", link + b">" + more + b"</entryLink>"), LIBRARY)
        flag = b'<selections><selection name="Flag" entryId="%s" number="1" type="upgrade"/>'
        for path, faults in ((b"flag", []), (b"k1::flag", ["no way k1::flag to Flag"])):
            roster = ROSTER.replace(b"<selections>\n   <selection", flag % path + b"<selection")
            self.assertNotEqual(roster, ROSTER)
            self.assertEqual(self.faults(roster, files), faults)

    def test_another_group_number_type_or_cost_is_a_fault(self):
        for old, new, fault in (
                (b'entryGroupId="k1::w::weapons"', b'entryGroupId="k1::weapons"', "is of the group k1::w::weapons"),
                (b'entryId="squire" number="1"', b'entryId="squire" number="2"', "2 of Squire at the root"),
                (b'number="1" type="upgrade"', b'number="1" type="unit"', "Lance is of the type upgrade"),
                (b'value="3"/></costs></selection></selections>', b'value="2"/></costs></selection></selections>',
                 "Lance costs 3, not 2"),
                (b'value="16"', b'value="17"', "the roster costs 16 pts, not 17"),
                (b'entryId="hq"', b'entryId="troops"', "lacks the category HQ"),
                (b'catalogueId="c"', b'catalogueId="d"', "no catalogue"),
                (b'gameSystemId="g"', b'gameSystemId="h"', "another game")):
            with self.subTest(fault=fault):
                self.assertIn(old, ROSTER)
                self.assertIn(fault, " ".join(self.faults(ROSTER.replace(old, new))))

    def test_a_hidden_entry_is_a_fault_unless_a_modifier_shows_it(self):
        hidden = LIBRARY.replace(b'id="squire"', b'id="squire" hidden="true"')
        self.assertEqual(self.faults(files=(GAME, CATALOGUE, hidden)), ["Squire is hidden"])
        shown = hidden.replace(b"<costs><cost typeId=\"p\" value=\"3\"/></costs>\n </selectionEntry>", b"""<modifiers>
            <modifier field="hidden" type="set" value="false"><conditions><condition type="atLeast" field="selections"
             scope="force" childId="knight" value="1"/></conditions></modifier></modifiers><costs>
            <cost typeId="p" value="3"/></costs></selectionEntry>""")
        self.assertNotEqual(shown, hidden)
        self.assertEqual(self.faults(files=(GAME, CATALOGUE, shown)), [])

    def test_what_a_link_adds_to_a_group_is_of_that_group(self):
        link = b'<entryLink id="w" targetId="weapons" type="selectionEntryGroup"'
        self.assertIn(link + b"/>", LIBRARY)
        more = (link + b'><selectionEntries><selectionEntry id="flag" name="Flag" type="upgrade"/></selectionEntries>'
                b"</entryLink>")
        files = (GAME, CATALOGUE, LIBRARY.replace(link + b"/>", more))
        flag = b"""<selections>
   <selection name="Flag" entryId="k1::flag" entryGroupId="k1::w::weapons" number="1" type="upgrade"/><selection"""
        roster = ROSTER.replace(b"<selections>\n   <selection", flag)
        self.assertNotEqual(roster, ROSTER)
        self.assertEqual(self.faults(roster, files), [])

    def test_a_force_may_cost_something(self):
        roster = ROSTER.replace(b"</categories></force>",
                                b'</categories><costs><cost typeId="p" value="4"/></costs></force>')
        self.assertEqual(self.faults(roster), ["the roster costs 20 pts, not 16"])

    def test_a_link_may_show_what_is_hidden_elsewhere(self):
        hidden = LIBRARY.replace(b'id="knight"', b'id="knight" hidden="true"')
        self.assertNotEqual(hidden, LIBRARY)
        self.assertEqual(self.faults(files=(GAME, CATALOGUE, hidden)), ["Knight is hidden"])
        link = b'<entryLink id="k1" targetId="knight" type="selectionEntry"'
        shown = CATALOGUE.replace(link + b"/>", link + b"""><modifiers><modifier field="hidden" type="set" value="false"/>
            </modifiers></entryLink>""")
        self.assertEqual(self.faults(files=(GAME, shown, hidden)), [])

    def test_the_program_says_whether_there_are_faults(self):
        with tempfile.TemporaryDirectory() as folder:
            names = [str(Path(folder) / name) for name in ("r.ros", "g.gst", "c.cat", "l.cat")]
            for name, data in zip(names, (ROSTER, GAME, CATALOGUE, LIBRARY)):
                Path(name).write_bytes(data)
            self.assertEqual(main(names), 0)
            Path(names[0]).write_bytes(ElementTree.tostring(tree_of(ROSTER.replace(b"k1::knight", b"knight"))))
            self.assertEqual(main(names), 1)
            self.assertEqual(main(names[:1]), 2)


if __name__ == "__main__":
    unittest.main()
