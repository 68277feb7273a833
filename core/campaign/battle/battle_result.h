// The draft of a battle's result: fought by the program, read from a record, or typed in from a battle at the table.
#pragma once

#include "core/base/result.h"
#include "core/battle/record/record.h"
#include "core/campaign/battle/battle_setup.h"
#include "core/campaign/model/changes/change.h"

namespace ephor::campaign {

/// Steps of a unit before and after the battle, without recovery.
struct UnitLeft {
    UnitId unit;
    int before = 0;
    int left = 0;

    friend bool operator==(const UnitLeft&, const UnitLeft&) = default;
};

inline constexpr int highestSpirit = 3;  ///< of an army: Eager (2.7)

/// A draft. Every value can be edited before recordResult().
struct Aftermath {
    BattleId battle;
    Method method = Method::Auto;
    Verdict verdict = Verdict::Draw;
    bool decisive = false;
    std::vector<UnitLeft> units;
    std::vector<LeaderId> hit;  ///< leaders who were hit, or whose unit was lost
    std::string digest;
    std::string record = {};  ///< for Method::Record, the text of the record file, so that verification can replay it
    std::string remarks;
    std::string played;  ///< howPlayed() of the record; empty without one
    Changes ruled;       ///< the umpire's changes to armies and units, on top of those by the rules
    std::string reason;  ///< the reason for these changes
    TypedDice typed;     ///< for the aftermath: fates, recovery and the like

    friend bool operator==(const Aftermath&, const Aftermath&) = default;
};

/// What the table counts of units that share entries of a list: their strength at the start
/// (SystemInfo::strengthName).
struct TableCount {
    std::vector<UnitId> units;
    int whole = 0;
};
/// Side A first, each side in the order on the table.
std::vector<TableCount> tableCounts(const Battlefield& field);
/// The steps of these units where `left` of their strength is left on the table, as for a recorded battle.
std::vector<UnitLeft> stepsFor(const State& state, const TableCount& count, int left);

/// The campaign's sealed dice for a battle that is played in the program.
DicePlan diceOf(const Campaign& campaign, BattleId battle);
/// Fights the battle by computer with the campaign's sealed dice. Writes the record to `record`, if given.
Aftermath fought(const Campaign& campaign, BattleId battle, const Battlefield& field, Record* record = nullptr);
/// Decides the battle by two dice for each side and the odds, if it cannot be played on a table. Both sides are told
/// the faces.
Aftermath onPaper(const Campaign& campaign, BattleId battle, CampaignDice& dice);
/// The result of a recorded battle. Fails if the record is of another battle or cannot be verified.
Result<Aftermath> fromRecord(const Campaign& campaign, BattleId battle, const Battlefield& field, const Record& record);
/// What a record says about its dice and who decided for each side, in one sentence: "Fought by the program with the
/// campaign's dice; the computer played both sides." Then what was typed in, corrected, undone or tried with other
/// dice. fromRecord() verifies the dice; nothing verifies the players.
std::string howPlayed(const Campaign& campaign, BattleId battle, const Record& record);
/// The same as older journals have it.
std::string howPlayedBefore(const Campaign& campaign, BattleId battle, const Record& record);

/// Whether its battle, units and leaders exist. A draft from a journal may have any ids.
bool namesRows(const State& state, const Aftermath& draft);
/// Whether the program decided it with onPaper().
bool isOnPaper(const Aftermath& draft);

}  // namespace ephor::campaign
