"""packaging/checks/layers.py finds what it is there to find."""

import sys
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "packaging/checks"))

from layers import fault_of_library, fault_of_own


class Layers(unittest.TestCase):
    def refused(self, source, header, words):
        fault = fault_of_own(Path(source), header)
        self.assertIsNotNone(fault, f"{source} may include {header}")
        self.assertIn(words, fault)

    def allowed(self, source, header):
        self.assertIsNone(fault_of_own(Path(source), header))

    def test_rules_never_include_computer_players(self):
        for header in ("core/ai/dba/evaluation.h", "core/ai/computer_players.h"):
            self.refused("core/rules/dba/battle/contact.cpp", header, "core/rules may not use core/ai")
        self.allowed("core/ai/dba/evaluation.cpp", "core/rules/dba/battle/contact.h")

    def test_a_layer_includes_only_layers_below(self):
        self.refused("core/io/file.cpp", "models/text.h", "core may not use models")
        self.refused("models/text.cpp", "ui/common/file_names.h", "models may not use ui")
        self.allowed("ui/common/file_names.cpp", "core/io/file.h")

    def test_a_room_of_core_includes_only_rooms_below(self):
        self.refused("core/battle/fight.cpp", "core/rules/builtin.h", "core/battle may not use core/rules")
        self.refused("core/unknown/x.cpp", "core/base/digest.h", "no room that")

    def test_one_system_does_not_know_another(self):
        self.refused("core/rules/dba/game.cpp", "core/rules/ohw/game.h", "one rule system may not use another")
        self.refused("core/ai/dba/evaluation.cpp", "core/rules/ohw/game.h", "one rule system may not use another")
        self.refused("core/rules/common/option_list.h", "core/rules/ohw/game.h", "one rule system may not use another")
        self.allowed("core/rules/dba/battle/battle.h", "core/rules/common/option_list.h")

    def test_within_a_system_army_is_below_battle_and_battle_below_odds(self):
        self.refused("core/rules/dba/army/troops.cpp", "core/rules/dba/battle/contact.h", "army may not use battle")
        self.refused("core/rules/dba/battle/contact.cpp", "core/rules/dba/odds/clash.h", "battle may not use odds")
        self.allowed("core/rules/dba/odds/clash.cpp", "core/rules/dba/battle/contact.h")

    def test_a_folder_of_a_battle_of_alala_includes_only_folders_below(self):
        battle = "core/rules/alala/battle"
        self.refused(f"{battle}/movement/drill.cpp", f"{battle}/combat/contact.h", "movement may not use combat")
        self.allowed(f"{battle}/combat/contact.cpp", f"{battle}/any_phase/moves.h")
        self.allowed(f"{battle}/sequence_of_play.cpp", f"{battle}/command/command_phase.h")
        self.allowed(f"{battle}/combat/contact.cpp", f"{battle}/battle.h")

    def test_a_wing_of_the_campaign_includes_only_wings_below(self):
        wings = ("model", "dice", "scenario", "journal", "turn", "battle", "orders", "umpire", "history", "reports")
        for place, wing in enumerate(wings):
            for other in wings[:place + 1]:
                self.allowed(f"core/campaign/{wing}/a.cpp", f"core/campaign/{other}/b.h")
            for other in wings[place + 1:]:
                self.refused(f"core/campaign/{wing}/a.cpp", f"core/campaign/{other}/b.h", f"{wing} may not use {other}")

    def test_folders_within_a_wing_belong_to_it(self):
        self.allowed("core/campaign/turn/turn.cpp", "core/campaign/turn/naval/sailing.h")
        self.allowed("core/campaign/turn/naval/sailing.cpp", "core/campaign/turn/turn_context.h")
        self.refused("core/campaign/turn/ai/land_ai.cpp", "core/campaign/orders/order_sheet.h", "turn may not use orders")

    def test_every_source_of_the_campaign_stands_in_a_wing(self):
        self.refused("core/campaign/stray.cpp", "core/campaign/model/map.h", "stands in no wing")
        self.refused("core/campaign/turn/turn.cpp", "core/campaign/stray.h", "stands in no wing")
        self.refused("core/campaign/attic/a.cpp", "core/campaign/model/map.h", "stands in no wing")

    def test_core_uses_no_qt_and_only_the_store_uses_sql(self):
        self.assertIsNotNone(fault_of_library(Path("core/io/file.cpp"), "QString"))
        self.assertIsNotNone(fault_of_library(Path("models/documents/document.cpp"), "QSqlQuery"))
        self.assertIsNone(fault_of_library(Path("models/store/connection.cpp"), "QSqlQuery"))


if __name__ == "__main__":
    unittest.main()
