"""packaging/checks/core_texts.py finds the texts of core, and translations.py what is wrong with a translation."""

import sys
import unittest
import xml.etree.ElementTree as ElementTree
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "packaging/checks"))

from core_texts import core_texts, texts_of_source
from translations import fault_of


def message(source, *forms, numerus=False):
    made = ElementTree.Element("message", {"numerus": "yes"} if numerus else {})
    ElementTree.SubElement(made, "source").text = source
    translation = ElementTree.SubElement(made, "translation")
    if numerus:
        for form in forms:
            ElementTree.SubElement(translation, "numerusform").text = form
    else:
        translation.text = forms[0]
    return made


class CoreTexts(unittest.TestCase):
    def found(self, source, is_table=False):
        return list(texts_of_source(source, is_table))

    def test_a_message_is_found_however_it_is_broken_into_lines(self):
        self.assertEqual(self.found('fault("list-x", place, {"There is no {0} "\n   "here", {name}});'), ["There is no {0} here"])
        self.assertEqual(self.found('return Message("no such army");'), ["no such army"])

    def test_reasons_and_their_values_are_found(self):
        self.assertEqual(self.found('constexpr Reason move{"MOB-041", "moved"};'), ["moved"])
        self.assertEqual(self.found('std::array<ValueText, 2> all{{{0, "none"}, {1, "held"}}};'), ["none", "held"])
        self.assertEqual(self.found('std::array<ValueText, 1> all{{{std::to_underlying(After::Rout), "routed"}}};'), ["routed"])

    def test_the_values_of_a_counter_are_found(self):
        self.assertEqual(self.found('{Halted, {"Pursuit halted", Shown::Told, 0, 1, {"no", "yes"}}}', True), ["Pursuit halted", "no", "yes"])

    def test_codes_comments_and_includes_are_left_alone(self):
        self.assertEqual(self.found('#include "core/base/id.h"\n// "No text."\nconst char* key = "list-over-limit"; int n = 1\'000;', True), [])

    def test_all_of_core_has_many(self):
        texts = core_texts()
        self.assertGreater(len(texts), 2500)
        for text in ("moved", "Elite Hoplite", "There is no such power.", "A correction needs a reason, for the log.", "left flank"):
            self.assertIn(text, texts)


class Translations(unittest.TestCase):
    def test_a_good_translation_has_no_fault(self):
        self.assertIsNone(fault_of(message("&Open %1…", "%1 ö&ffnen…"), False))
        self.assertIsNone(fault_of(message("%n lists", "%n Liste", "%n Listen", numerus=True), False))

    def test_a_lost_argument_tag_access_key_or_end_is_found(self):
        for source, text in (("%1 of %2", "%1"), ("<b>x</b>", "x"), ("&Open", "Öffnen"), ("{0} is here", "ist hier"), ("Open…", "Öffnen"), ("Name:", "Name")):
            self.assertIsNotNone(fault_of(message(source, text), False), source)

    def test_what_is_missing_is_found(self):
        self.assertEqual(fault_of(message("Open", ""), False), "no translation")
        self.assertEqual(fault_of(message("%n lists", "%n list", "", numerus=True), True), "no forms")
        self.assertIsNone(fault_of(message("Open", ""), True))


if __name__ == "__main__":
    unittest.main()
