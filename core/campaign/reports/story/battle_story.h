// A battle told in three sentences: who met whom where, who won and what it cost, and what was won or lost by it.
#pragma once

#include "core/campaign/reports/story/turn_record.h"

namespace ephor::campaign {

/// As a power that fought in it tells it: its armies, leaders and losses by name, of the others what they could see.
/// `event` holds a BattleSettled of the record.
std::string battleStory(const TurnRecord& record, const DatedEvent& event, PowerId reader);
/// The events of a record, to look for outcomes in.
std::vector<const DatedEvent*> eventsIn(const TurnRecord& record);
/// What everybody hears was won or lost by a battle besides steps: leaders and cities. Empty if there was nothing.
std::string battleOutcome(const Campaign& now, std::span<const DatedEvent* const> events, const DatedEvent& event);
bool foughtIn(const BattleSettled& settled, PowerId power);
/// How it was played, if a record says so, and the umpire's remarks, for everybody. Begins with a blank, or is empty.
std::string battleRemarks(const BattleSettled& settled);
/// ", for the relief of the city"; empty for an ordinary battle.
std::string_view occasionText(BattleKind kind);

}  // namespace ephor::campaign
