"""packaging/pages reads commands from what --help prints, and writes manual pages and completions of them."""

import subprocess
import sys
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "packaging/pages"))

import completions
import man_pages
from help_pages import parsed

FAMILY = """Battles: fight and odds
Usage: ephorctl battle [OPTIONS] SUBCOMMAND

Options:
  -h,--help                   Print this help message and exit

Subcommands:
  odds                        Fights the battle many times

Exit status: 0 yes, 2 wrong usage.
"""
LEAF = """Fights the battle many times
Usage: ephorctl battle odds [OPTIONS] [A B]

Positionals:
  LISTS A B                   The army lists of the two sides

Options:
  -h,--help                   Print this help message and exit
  --seed N                    Which dice fall: it's drawn without it
  --format TEXT:{text,json}
                              The form of the report
  -o,--output OUT             Write to this file
  --log                       The complete log

Exit status: 0 yes, 2 wrong usage.
"""
QT = """Usage: build/release/bin/ephor [options] [FILE…]
Campaigns and battles.

Options:
  -v, --version      Displays version information.

Arguments:
  FILE               A campaign or battle to open.
"""


def commands():
    root, _ = parsed(FAMILY.replace("ephorctl battle", "ephorctl"), ["ephorctl"])
    family, names = parsed(FAMILY, ["ephorctl", "battle"])
    leaf, _ = parsed(LEAF, ["ephorctl", "battle", names[0]])
    family.commands = [leaf]
    root.commands = [family]
    return root, leaf


class HelpPages(unittest.TestCase):
    def test_a_command_is_read_with_its_arguments_and_options(self):
        leaf = commands()[1]
        self.assertEqual((leaf.about, leaf.usage), ("Fights the battle many times", "[OPTIONS] [A B]"))
        self.assertEqual(leaf.arguments, [("LISTS A B", "The army lists of the two sides")])
        self.assertEqual([option.names for option in leaf.options],
                         [["-h", "--help"], ["--seed"], ["--format"], ["-o", "--output"], ["--log"]])
        self.assertEqual([option.value for option in leaf.options], ["", "N", "TEXT", "OUT", ""])
        self.assertEqual(leaf.options[2].choices, ["text", "json"])
        self.assertEqual(leaf.options[2].about, "The form of the report")

    def test_the_help_of_a_qt_program_is_read_too(self):
        command, names = parsed(QT, ["ephor"])
        self.assertEqual((command.about, command.usage, names), ("Campaigns and battles.", "[options] [FILE…]", []))
        self.assertEqual(command.options[0].names, ["-v", "--version"])
        self.assertEqual(command.arguments, [("FILE", "A campaign or battle to open.")])

    def test_the_manual_page_has_every_command_and_status(self):
        page = man_pages.page(commands()[0], "0.2.0", "ephor")
        self.assertIn(r".SS \fBephorctl battle odds\fR [OPTIONS] [A B]", page)
        self.assertIn(".TP\n\\fB\\-o\\fR, \\fB\\-\\-output\\fR \\fIOUT\\fR\nWrite to this file\n", page)
        self.assertIn("The form of the report (text, json)", page)
        self.assertIn(".SH EXIT STATUS\n.TP\n0\nyes\n.TP\n2\nwrong usage\n", page)

    def completed(self, *words):
        """What bash offers for the last of the words."""
        script = completions.bash(commands()[0]) + f"""
            compopt() {{ :; }}
            COMP_WORDS=(ephorctl {' '.join(f"'{word}'" for word in words)})
            COMP_CWORD={len(words)}
            _ephorctl ephorctl '{words[-1]}' '{(('ephorctl',) + words)[-2]}'
            printf '%s\\n' "${{COMPREPLY[@]}}"
            """
        return subprocess.run(["bash", "-c", script], check=True, capture_output=True, text=True).stdout.split()

    def test_bash_completes_commands_options_and_choices(self):
        self.assertEqual(self.completed("b"), ["battle"])
        self.assertEqual(self.completed("battle", ""), ["odds"])
        self.assertEqual(self.completed("battle", "odds", "--f"), ["--format"])
        self.assertEqual(self.completed("battle", "odds", "--format", "j"), ["json"])
        self.assertEqual(self.completed("battle", "odds", "--seed", ""), [])

    def test_texts_with_quotes_and_brackets_stay_texts(self):
        root = commands()[0]
        self.assertIn("--seed'[Which dice fall\\: it'\\''s drawn without it]:N: '", completions.zsh(root))
        self.assertIn("-d 'Which dice fall: it\\'s drawn without it'", completions.fish(root))


if __name__ == "__main__":
    unittest.main()
