#include "core/campaign/reports/story/turn_story.h"

#include "core/campaign/model/army_index.h"
#include "core/campaign/model/shown_name.h"
#include "core/campaign/reports/story/battle_story.h"
#include "core/campaign/reports/story/event_text.h"
#include "core/campaign/turn/politics/deals.h"
#include "core/campaign/turn/treasury.h"

#include <cstdlib>
#include <fmt/format.h>
#include <map>

namespace ephor::campaign {

namespace {

/// The sentence for each event that concerns the reader. Battles are told by battleStory().
class OwnEvents {
public:
    OwnEvents(const TurnRecord& record, PowerId reader) : m_record(record), m_now(record.now), m_reader(reader) {}

    using Text = std::optional<std::string>;

    Text textOf(const DatedEvent& event) {
        m_event = &event;
        return std::visit(*this, event.what);
    }

    Text operator()(const CityChangedHands& city) const {
        if (city.from == m_reader)
            return fmt::format("You lost {}{}.", place(city.place), city.to ? " to " + power(city.to) : "");
        if (city.to == m_reader)
            return fmt::format("{}{}.", city.how == CityChangedHands::How::CameOver ? "You won over " : "You took ",
                               place(city.place) + (city.from ? " from " + power(city.from) : ""));
        return {};
    }
    Text operator()(const SiegeBegun& siege) const {
        const PowerId besieger = m_record.stepOf(*m_event).after.cities[siege.place.index()].besieger;
        if (siege.owner == m_reader)
            return fmt::format("{} is under siege{}.", place(siege.place), besieger ? " by " + power(besieger) : "");
        if (besieger == m_reader)
            return fmt::format("You began the siege of {}.", place(siege.place));
        return {};
    }
    Text operator()(const SiegeLifted& siege) const {
        const City& before = m_record.stepOf(*m_event).before.cities[siege.place.index()];
        if (siege.hasChangedHands || (before.owner != m_reader && before.besieger != m_reader))
            return {};
        return fmt::format("The siege of {} is over.", place(siege.place));
    }
    Text operator()(const LandRavaged& land) const {
        if (land.owner == m_reader)
            return fmt::format("{} ravaged your land at {}.", power(land.by), place(land.place));
        if (land.by == m_reader)
            return fmt::format("You ravaged the land of {}.", place(land.place));
        return {};
    }
    Text operator()(const ArmyMarched& march) const {
        const Army& army = m_now.state.armies[march.army.index()];
        if (army.power != m_reader)
            return {};
        return fmt::format("{} marched from {} to {}.", army.name, place(march.from), place(march.to));
    }
    Text operator()(const SeaFought& sea) const {
        return ownIf(std::ranges::contains(sea.attackers.powers, m_reader) ||
                     std::ranges::contains(sea.defenders.powers, m_reader));
    }
    Text operator()(const SquadronsLost& lost) const {
        return ownIf(m_now.state.fleets[lost.fleet.index()].power == m_reader);
    }
    Text operator()(const ArmyLanded& landed) const {
        return ownIf(m_now.state.armies[landed.army.index()].power == m_reader ||
                     m_record.stepOf(*m_event).after.cities[landed.place.index()].owner == m_reader);
    }
    Text operator()(const HarbourClosed& closed) const {
        return ownIf(m_record.stepOf(*m_event).after.cities[closed.place.index()].owner == m_reader);
    }
    Text operator()(const LeaderDied& died) const { return ownIf(!isInBattle() && isOwn(died.leader)); }
    Text operator()(const LeaderCaptured& taken) const {
        return ownIf(!isInBattle() && (isOwn(taken.leader) || taken.holder == m_reader));
    }
    Text operator()(const LeaderWounded& hurt) const {
        return ofLeader(hurt.leader, fmt::format("has a {} wound", wordOf(hurt.wound)), !isInBattle());
    }
    Text operator()(const LeaderRecovered& well) const { return ofLeader(well.leader, "is well again"); }
    Text operator()(const LeaderPromoted& raised) const {
        return ofLeader(raised.leader, "has " + counted(raised.cp, "command point") + " now");
    }
    Text operator()(const LeaderFreed& freed) const { return ofLeader(freed.leader, "is free again"); }
    Text operator()(const TraitGained& gained) const {
        return ofLeader(gained.leader, "is now known as " + m_now.scenario.traits[gained.trait.index()].name);
    }
    Text operator()(const TreatyChanged& changed) const {
        return ownIf(changed.treaty.from == m_reader || changed.treaty.to == m_reader);
    }
    Text operator()(const DealDone& done) const {
        if (done.deal.from != m_reader && done.deal.to != m_reader)
            return {};
        return dealText(m_now, done.deal) + ".";
    }
    Text operator()(const OmenDrawn& /*drawn*/) const { return ownIf(true); }
    Text operator()(const WarEnded& /*ended*/) const { return ownIf(true); }
    Text operator()(const GoalRevealed& revealed) const { return ownIf(revealed.goal.power == m_reader); }
    template <typename Other> Text operator()(const Other& /*event*/) const { return {}; }

private:
    const std::string& power(PowerId id) const { return m_now.scenario.powers[id.index()].name; }
    const std::string& place(PlaceId id) const { return m_now.scenario.map.place(id).name; }
    bool isOwn(LeaderId id) const { return m_now.state.leaders[id.index()].power == m_reader; }
    Text ofLeader(LeaderId id, std::string_view what, bool isTold = true) const {
        if (!isTold || !isOwn(id))
            return {};
        return fmt::format("{} {}.", m_now.state.leaders[id.index()].name, what);
    }
    /// The public text.
    Text ownIf(bool isConcerned) const {
        std::optional<PublicNews> news = isConcerned ? newsOf(m_now, m_event->what) : std::nullopt;
        return news ? Text(std::move(news->text)) : Text();
    }
    /// Whether a battle of the reader tells of the event already.
    bool isInBattle() const {
        return std::ranges::any_of(m_record.events, [this](const DatedEvent& other) {
            const auto* settled = std::get_if<BattleSettled>(&other.what);
            return settled && other.entry == m_event->entry && foughtIn(*settled, m_reader);
        });
    }

    const TurnRecord& m_record;
    const Campaign& m_now;
    PowerId m_reader;
    const DatedEvent* m_event = nullptr;
};

/// Steps that the reader's armies gained or lost outside battles: by stragglers and drafts, by hunger and desertion.
std::vector<std::string> otherSteps(const TurnRecord& record, PowerId reader) {
    std::map<ArmyId, std::pair<int, int>> changes;  // gained, lost
    for (const TurnRecord::Step& step : record.steps) {
        const bool isBattle = std::ranges::any_of(record.events, [&](const DatedEvent& event) {
            return event.entry == step.entry && std::holds_alternative<BattleSettled>(event.what);
        });
        if (isBattle)
            continue;
        for (std::size_t i = 0; i < step.before.units.size(); ++i) {
            const Unit& was = step.before.units[i];
            const int change = step.after.units[i].steps - was.steps;
            if (was.army && was.army == step.after.units[i].army &&
                step.before.armies[was.army.index()].power == reader)
                (change > 0 ? changes[was.army].first : changes[was.army].second) += std::abs(change);
        }
    }
    std::vector<std::string> lines;
    for (const auto& [army, steps] : changes) {
        const std::string name = shownName(record.now, army, reader);
        if (steps.first > 0)
            lines.push_back(
                fmt::format("{} gained {}: stragglers, drafts and levies.", name, counted(steps.first, "step")));
        if (steps.second > 0)
            lines.push_back(fmt::format("{} lost {} without a battle: hunger, desertion and disease.", name,
                                        counted(steps.second, "step")));
    }
    return lines;
}

/// What came into the treasury and what was spent, by entries of the journal.
std::string moneyText(const TurnRecord& record, PowerId reader) {
    int received = 0;
    int spent = 0;
    for (const TurnRecord::Step& step : record.steps) {
        const int change = step.after.powers[reader.index()].treasury - step.before.powers[reader.index()].treasury;
        (change > 0 ? received : spent) += std::abs(change);
    }
    if (received == 0 && spent == 0)
        return {};
    return fmt::format("Your treasury received {} and spent {}; it holds {} now.", counted(received, "talent"), spent,
                       record.steps.back().after.powers[reader.index()].treasury);
}

bool concerns(const TurnRecord& record, const DatedEvent& event, PowerId reader) {
    if (const auto* settled = std::get_if<BattleSettled>(&event.what))
        return foughtIn(*settled, reader);
    return OwnEvents(record, reader).textOf(event).has_value();
}

}  // namespace

ReportSection whatHappened(const TurnRecord& record, PowerId reader) {
    ReportSection section{fmt::format("What happened to you in turn {}", record.turn), {}, ReportSection::Look::Wide};
    const Map& map = record.now.scenario.map;
    ReportList list;
    OwnEvents own(record, reader);
    for (const DatedEvent& event : record.events)
        if (const auto* settled = std::get_if<BattleSettled>(&event.what); settled && foughtIn(*settled, reader))
            section.parts.emplace_back(
                Paragraph{"Battle of " + map.place(settled->battle.place).name, battleStory(record, event, reader)});
        else if (std::optional<std::string> text = own.textOf(event))
            list.items.push_back(*std::move(text));
    for (std::string& line : otherSteps(record, reader))
        list.items.push_back(std::move(line));
    if (std::string money = hasMoney(record.now.scenario) ? moneyText(record, reader) : std::string(); !money.empty())
        list.items.push_back(std::move(money));
    if (!list.items.empty())
        section.parts.emplace_back(std::move(list));
    if (section.parts.empty())
        section.parts.emplace_back(Paragraph{{}, "It was a quiet turn for you."});
    return section;
}

std::vector<std::string> newsOfOthers(const TurnRecord& record, PowerId reader) {
    std::vector<std::string> lines;
    for (const DatedEvent& event : record.events) {
        std::optional<PublicNews> news = newsOf(record.now, event.what);
        if (!news || news->news == News::Ruling || concerns(record, event, reader))
            continue;
        if (std::holds_alternative<BattleSettled>(event.what))
            if (const std::string outcome = battleOutcome(record.now, eventsIn(record), event); !outcome.empty())
                news->text += " " + outcome;
        lines.push_back(std::move(news->text));
    }
    return lines;
}

std::vector<PlaceNews> newsByPlace(const TurnRecord& record, PowerId reader) {
    std::vector<PlaceNews> all;
    OwnEvents own(record, reader);
    for (const DatedEvent& event : record.events) {
        const PlaceId place = placeOf(event.what);
        if (!place)
            continue;
        std::optional<std::string> text = reader ? own.textOf(event) : std::nullopt;
        // Public news that keep silent about the place, such as the death of a leader, have none on the map either.
        if (!text)
            if (std::optional<PublicNews> news = newsOf(record.now, event.what);
                news && news->text.contains(record.now.scenario.map.place(place).name))
                text = std::move(news->text);
        if (text)
            all.push_back(
                {place, *std::move(text),
                 std::holds_alternative<BattleSettled>(event.what) || std::holds_alternative<SeaFought>(event.what)});
    }
    return all;
}

}  // namespace ephor::campaign
