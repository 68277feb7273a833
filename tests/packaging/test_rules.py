"""packaging/checks/rules.py reads RULE("…") as it should."""

import sys
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "packaging/checks"))

from rules import rules_in

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

    def test_a_rule_is_named_by_an_id(self):
        self.assertIn("'recoil' is no rule id", self.faults(FUNCTION.replace("DBA-142", "recoil")))

    def test_a_comment_covers_no_rule(self):
        self.assertIn("a comment names a rule id", self.faults("    // DBA-142, DBA-143\n"))


if __name__ == "__main__":
    unittest.main()
