"""packaging/checks/rules.py reads RULE("…") in tests, and rule ids in the rules, as it should."""

import sys
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "packaging/checks"))

from rules import implemented_in, rules_in

FUNCTION = """
    void spearsRecoilTheirDepth() {
        RULE("DBA-142");
        recoil();
    }
"""


class Rules(unittest.TestCase):
    def test_the_first_line_of_a_function_names_its_rule(self):
        self.assertEqual(rules_in("tst_x.cpp", FUNCTION), ([("DBA-142", "tst_x.cpp:3")], []))

    def faults(self, text):
        return "\n".join(rules_in("tst_x.cpp", text)[1])

    def test_a_function_has_one_rule(self):
        twice = FUNCTION.replace("recoil();", 'RULE("DBA-143");')
        self.assertIn("tst_x.cpp:4: RULE is not the first line", self.faults(twice))

    def test_a_test_may_fail_for_several_rules(self):
        two = FUNCTION.replace('"DBA-142"', '"DBA-142", "ALA-AMB-016"')
        self.assertEqual(rules_in("tst_x.cpp", two), ([("DBA-142", "tst_x.cpp:3"), ("AMB-016", "tst_x.cpp:3")], []))

    def test_a_test_of_many_rules_is_several_tests(self):
        many = FUNCTION.replace('"DBA-142"', ", ".join(['"DBA-142"'] * 5))
        self.assertIn("tst_x.cpp:3: RULE names 5 rules", self.faults(many))

    def test_a_row_of_a_table_names_its_rule(self):
        text = 'QTest::newRow("SKI-023 javelin") << 3;\nrow("MOB-AMB-55", 4);\nrow("no Phalanx (MOB-040)", 1);\n'
        self.assertEqual(rules_in("tst_x.cpp", text), ([("SKI-023", "tst_x.cpp:1"), ("AMB-55", "tst_x.cpp:2")], []))

    def test_a_rule_is_named_by_an_id(self):
        self.assertIn("\"recoil\" is no rule id", self.faults(FUNCTION.replace("DBA-142", "recoil")))

    def test_a_comment_covers_no_rule(self):
        self.assertIn("a comment names a rule id", self.faults("    // DBA-142, DBA-143\n"))

    def test_an_id_is_at_a_function(self):
        code = "// Recoils (DBA-140 to DBA-144).\n#pragma once\n\n/// DBA-142\nvoid recoil();  // MOB-AMB-05\n"
        self.assertEqual(implemented_in(Path("recoils.h"), code), ({"DBA-142", "AMB-05"}, []))

    def test_a_text_implements_no_rule(self):
        for name in ("why.h", "reasons.h"):
            self.assertEqual(implemented_in(Path(name), 'Reason recoils{"DBA-142", "recoiled"};\n'), (set(), []))

    def test_a_range_hides_ids(self):
        for text in ("DBA-140 to DBA-144", "DBA-140…144", "DBA-1xx…-1yy", "DBA-140..DBA-144", "ALA-AMB-005 – ALA-AMB-009",
                     "DEC-08 to DEC-10", "OTW-D01 - OTW-D03"):
            _, faults = implemented_in(Path("recoils.h"), f"#pragma once\n\n/// {text}\nvoid recoil();\n")
            self.assertEqual(faults, [f'recoils.h:3: "{text}" hides ids; name each'])

    def test_a_range_hides_ids_across_lines_and_behind_code(self):
        code = "\n/// Recoils (DBA-140 to\n/// DBA-144).\nvoid recoil();  // DBA-140 to DBA-144\n"
        _, faults = implemented_in(Path("recoils.h"), code)
        self.assertEqual(faults, ['recoils.h:2: "DBA-140 to DBA-144" hides ids; name each',
                                  'recoils.h:4: "DBA-140 to DBA-144" hides ids; name each'])

    def test_a_list_of_ids_is_no_range(self):
        code = "\n// DBA-140, DBA-144: it moves 1 to 3 base widths (DBA-A02 – see there)\nvoid recoil();\n"
        self.assertEqual(implemented_in(Path("recoils.h"), code)[1], [])


if __name__ == "__main__":
    unittest.main()
