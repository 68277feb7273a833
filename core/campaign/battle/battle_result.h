// What came of a battle: the same draft whether the program fought it, a record holds it, or it was typed in from the
// club's table.
#pragma once

#include "core/base/result.h"
#include "core/battle/record.h"
#include "core/campaign/battle/battle_setup.h"
#include "core/campaign/model/change.h"

namespace ephor::campaign {

/// What is left of a unit on the table, in steps; before anybody recovers.
struct UnitLeft {
    UnitId unit;
    int before = 0;
    int left = 0;

    friend bool operator==(const UnitLeft&, const UnitLeft&) = default;
};

inline constexpr int highestSpirit = 3;  ///< of an army: Eager (2.7)

/// A draft: every value may be edited before it is taken over.
struct Aftermath {
    BattleId battle;
    Method method = Method::Auto;
    Verdict verdict = Verdict::Draw;
    bool decisive = false;
    std::vector<UnitLeft> units;
    std::vector<LeaderId> hit;  ///< leaders who were struck down, or whose unit was lost
    std::string digest;
    std::string record = {};  ///< of Method::Record, as a record file has it: whoever checks the journal replays it
    std::string remarks;
    std::string played;  ///< what a record says of its dice and players (howPlayed()); empty where there was none
    Changes ruled;       ///< changes of the umpire to armies and units, on top of what the rules come to
    std::string reason;  ///< of these changes
    TypedDice typed;     ///< of what follows the battle: fates, recovery and the like

    friend bool operator==(const Aftermath&, const Aftermath&) = default;
};

/// The campaign's sealed dice for a battle, whoever plays it in the program.
DicePlan diceOf(const Campaign& campaign, BattleId battle);
/// The battle fought by the program, with the campaign's sealed dice. With `record`, the record of it is written there.
Aftermath fought(const Campaign& campaign, BattleId battle, const Battlefield& field, Record* record = nullptr);
/// Two dice and the odds, where the rules of the table cannot take the battle. Both sides are told the faces.
Aftermath onPaper(const Campaign& campaign, BattleId battle, CampaignDice& dice);
/// A battle that was played elsewhere and recorded: it must be this one, and verify.
Result<Aftermath> fromRecord(const Campaign& campaign, BattleId battle, const Battlefield& field, const Record& record);
/// What a record says of its dice and of who decided for each side, in one sentence: "Its record: dice by seed 7,
/// chosen by whoever played it; attackers: a person; defenders: the computer (look-ahead)." Then what was typed in,
/// corrected, taken back or tried with other dice. Dice are checked by fromRecord(); players are as the record has
/// them.
std::string howPlayed(const Campaign& campaign, BattleId battle, const Record& record);

/// Its battle, units and leaders are there: a draft that was read from a journal may name any.
bool namesRows(const State& state, const Aftermath& draft);
/// The program decided it with onPaper().
bool isOnPaper(const Aftermath& draft);

}  // namespace ephor::campaign
