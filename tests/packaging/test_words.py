"""packaging/checks/words.py finds what it is there to find."""

import sys
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "packaging/checks"))

from words import faults_of_text


class Words(unittest.TestCase):
    def faults(self, text, path="core/rules/dba/battle/contact.cpp"):
        return [(line, fault) for line, fault in faults_of_text(Path(path), text)]

    def test_a_banned_word_in_an_identifier_is_found_with_its_line(self):
        self.assertEqual(self.faults("int a;\nint frontFoe = 1;"), [(2, "frontFoe: say enemy, opponent, not foe")])
        self.assertEqual(self.faults("struct WhereaboutsOf {};")[0][1],
                         "WhereaboutsOf: say neighbours, not whereabouts")

    def test_a_part_of_another_word_is_not_found(self):
        self.assertEqual(self.faults("int foetus = 0; // a preyed-on word"), [])

    def test_a_banned_word_in_a_comment_is_found(self):
        self.assertEqual(len(self.faults("/// The doctrine runs from its foe.")), 2)
        self.assertEqual(len(self.faults("/* one\n the quarry */")), 1)

    def test_code_in_a_comment_and_texts_are_left_alone(self):
        self.assertEqual(self.faults('/// As "doctrine" says; see `foe` and ai/doctrine.h.\nconst char* a = "a foe";'), [])
        self.assertEqual(self.faults("const int big = 1'000'000; int foe = 2;")[0][1], "foe: say enemy, opponent, not foe")

    def test_words_are_banned_where_the_table_says_so_only(self):
        self.assertEqual(self.faults("int deed = 0;", "tests/core/battle/tst_fight.cpp"), [])
        self.assertEqual(len(self.faults("int deed = 0;", "ui/campaign/journal/journal.cpp")), 1)

    def test_a_long_comment_line_is_found_everywhere_and_long_code_is_not(self):
        self.assertEqual(self.faults("int a = 1;  // " + "x" * 110, "ui/common/file_names.cpp"),
                         [(1, "a comment ends at column 125; end it at 120")])
        self.assertEqual(self.faults('const char* a = "' + "x" * 130 + '";'), [])


if __name__ == "__main__":
    unittest.main()
