#include "core/campaign/reports/story/battle_story.h"

#include "core/campaign/model/army_index.h"
#include "core/campaign/model/shown_name.h"
#include "core/campaign/reports/story/event_text.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace ephor::campaign {

namespace {

using Sentences = std::vector<std::string>;

std::string joined(const Sentences& parts, std::string_view between) {
    return fmt::format("{}", fmt::join(parts, between));
}

/// A battle as one of its powers tells it.
class OwnBattle {
public:
    OwnBattle(const TurnRecord& record, const DatedEvent& event, PowerId reader)
        : m_record(record),
          m_event(event),
          m_step(record.stepOf(event)),
          m_settled(std::get<BattleSettled>(event.what)),
          m_reader(reader),
          m_attacks(std::ranges::contains(m_settled.attackers.powers, reader)) {}

    std::string story() const {
        Sentences all{meeting(), cost()};
        std::ranges::move(stakes(), std::back_inserter(all));
        return joined(all, " ") + battleRemarks(m_settled);
    }

private:
    const Battle& battle() const { return m_settled.battle; }
    const std::vector<ArmyId>& own() const { return m_attacks ? battle().attackers : battle().defenders; }
    const std::vector<ArmyId>& others() const { return m_attacks ? battle().defenders : battle().attackers; }
    const Army& before(ArmyId id) const { return m_step.before.armies[id.index()]; }
    const Army& after(ArmyId id) const { return m_step.after.armies[id.index()]; }
    std::string otherSide() const {
        return powersText(m_record.now.scenario, m_attacks ? m_settled.defenders.powers : m_settled.attackers.powers);
    }

    /// The reader's armies with their leaders, and the powers beside them.
    std::string ownSide() const {
        Sentences names;
        for (const ArmyId id : own())
            if (before(id).power == m_reader) {
                const LeaderId leader = before(id).leader;
                names.push_back(leader ? before(id).name + " under " + m_step.before.leaders[leader.index()].name
                                       : before(id).name);
            }
        for (const PowerId power : m_attacks ? m_settled.attackers.powers : m_settled.defenders.powers)
            if (power != m_reader)
                names.push_back(nameOfPower(m_record.now, power));
        return joined(names, " and ");
    }

    std::string meeting() const {
        const std::string at = nameOfPlace(m_record.now, battle().place);
        const std::string text = m_attacks ? fmt::format("Your {} attacked {}", ownSide(), otherSide())
                                           : fmt::format("{} attacked your {}", otherSide(), ownSide());
        return fmt::format("{} at {}{}.", text, at, occasionText(battle().kind));
    }

    std::string cost() const {
        const bool isDraw = battle().result == Verdict::Draw;
        const bool wins = battle().result == (m_attacks ? Verdict::Attacker : Verdict::Defender);
        const int lost = m_attacks ? battle().attackerLosses : battle().defenderLosses;
        const int stood = m_attacks ? m_settled.attackerSteps : m_settled.defenderSteps;
        return fmt::format("{}{}: your side lost {}{}, the enemy {}.",
                           isDraw ? "Neither side won"
                           : wins ? "You won"
                                  : "You lost",
                           battle().decisive && !isDraw ? " decisively" : "",
                           stood > 0 ? fmt::format("{} of {}", lost, stood) : std::to_string(lost),
                           stood == 1 || (stood == 0 && lost == 1) ? " step" : " steps",
                           m_attacks ? battle().defenderLosses : battle().attackerLosses);
    }

    Sentences stakes() const {
        Sentences told;
        const ArmyIndex armyIndex(m_step.after);
        for (const ArmyId id : own())
            if (before(id).power == m_reader)
                told.push_back(fateOf(id, armyIndex));
        for (const ArmyId id : others())
            if (isThere(before(id)) && !isThere(after(id)))
                told.push_back(
                    fmt::format("The army of {} was destroyed.", nameOfPower(m_record.now, before(id).power)));
        for (const DatedEvent& other : m_record.events)
            if (other.entry == m_event.entry)
                if (const auto* hurt = std::get_if<LeaderWounded>(&other.what); hurt && isOwn(hurt->leader))
                    told.push_back(fmt::format("{} has a {} wound.", leaderOf(hurt->leader).name, wordOf(hurt->wound)));
        if (std::string open = battleOutcome(m_record.now, eventsIn(m_record), m_event); !open.empty())
            told.push_back(std::move(open));
        return told;
    }
    const Leader& leaderOf(LeaderId id) const { return m_record.now.state.leaders[id.index()]; }
    bool isOwn(LeaderId id) const { return leaderOf(id).power == m_reader; }

    std::string fateOf(ArmyId id, const ArmyIndex& armyIndex) const {
        const std::string& name = before(id).name;
        if (!isThere(after(id)))
            return fmt::format("Your {} was destroyed.", name);
        const std::string left = counted(stepsOfArmy(m_step.after, armyIndex, id), "step");
        if (after(id).place != before(id).place)
            return fmt::format("Your {} fell back to {} with {}.", name, nameOfPlace(m_record.now, after(id).place),
                               left);
        return fmt::format("Your {} stands at {} with {}.", name, nameOfPlace(m_record.now, after(id).place), left);
    }

    const TurnRecord& m_record;
    const DatedEvent& m_event;
    const TurnRecord::Step& m_step;
    const BattleSettled& m_settled;
    PowerId m_reader;
    bool m_attacks;
};

}  // namespace

std::string_view occasionText(BattleKind kind) {
    static constexpr std::array<std::string_view, 7> texts{"",
                                                           ", an ambush",
                                                           ", over the ravaging of the country",
                                                           ", against an army that was leaving",
                                                           ", for the relief of the city",
                                                           ", a sally",
                                                           ", a storm of the walls"};
    return texts[static_cast<std::size_t>(kind)];
}

std::string battleRemarks(const BattleSettled& settled) {
    std::string text;
    if (!settled.played.empty())
        text = " " + settled.played + (settled.isRecordChanged ? " The umpire has changed its result." : "");
    if (!settled.remarks.empty())
        text += " " + settled.remarks + (std::string_view(".!?\"").contains(settled.remarks.back()) ? "" : ".");
    return text;
}

bool foughtIn(const BattleSettled& settled, PowerId power) {
    return std::ranges::contains(settled.attackers.powers, power) ||
           std::ranges::contains(settled.defenders.powers, power);
}

std::vector<const DatedEvent*> eventsIn(const TurnRecord& record) {
    std::vector<const DatedEvent*> events;
    for (const DatedEvent& event : record.events)
        events.push_back(&event);
    return events;
}

std::string battleStory(const TurnRecord& record, const DatedEvent& event, PowerId reader) {
    return OwnBattle(record, event, reader).story();
}

std::string battleOutcome(const Campaign& now, std::span<const DatedEvent* const> events, const DatedEvent& event) {
    const PlaceId place = std::get<BattleSettled>(event.what).battle.place;
    Sentences told;
    for (const DatedEvent* candidate : events) {
        const DatedEvent& other = *candidate;
        if (other.turn != event.turn)
            continue;
        const auto* died = std::get_if<LeaderDied>(&other.what);
        const auto* taken = std::get_if<LeaderCaptured>(&other.what);
        const auto* city = std::get_if<CityChangedHands>(&other.what);
        const auto leader = [&](LeaderId id, std::string_view fate) {
            const Leader& one = now.state.leaders[id.index()];
            told.push_back(fmt::format("{} of {} {}.", one.name, nameOfPower(now, one.power), fate));
        };
        if (died && other.entry == event.entry)
            leader(died->leader, "fell");
        if (taken && other.entry == event.entry)
            leader(taken->leader, "was taken alive");
        if (city && city->place == place && city->to)
            told.push_back(fmt::format("{} went to {}.", nameOfPlace(now, place), nameOfPower(now, city->to)));
    }
    return joined(told, " ");
}

}  // namespace ephor::campaign
