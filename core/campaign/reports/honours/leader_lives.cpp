#include "core/campaign/reports/honours/leader_lives.h"

#include "core/campaign/journal/active_entries.h"
#include "core/campaign/model/change_json.h"
#include "core/campaign/turn/politics/deals.h"

#include <fmt/format.h>

namespace ephor::campaign {

namespace {

/// A leader's command; both invalid: at home.
struct Command {
    ArmyId army;
    FleetId fleet;

    bool isThere() const { return army || fleet; }
    friend bool operator==(const Command&, const Command&) = default;
};

Command commandOf(const State& state, LeaderId leader) {
    if (leader.index() >= state.leaders.size())
        return {};
    Command command{state.leaders[leader.index()].army, {}};
    for (std::size_t i = 0; i < state.fleets.size(); ++i)
        if (state.fleets[i].place && state.fleets[i].admiral == leader)
            command.fleet = FleetId(static_cast<int>(i));
    return command;
}

PlaceId placeOf(const State& state, const Command& command) {
    return command.army    ? state.armies[command.army.index()].place
           : command.fleet ? state.fleets[command.fleet.index()].place
                           : PlaceId{};
}

/// Whether the deal frees the leader from captivity or dismisses them.
bool isAbout(const Deal& deal, LeaderId leader) {
    const bool frees =
        deal.kind == DealKind::Ransom || deal.kind == DealKind::Exchange || deal.kind == DealKind::Release;
    return (frees && (deal.leader == leader || deal.against == leader)) ||
           (deal.kind == DealKind::Dismiss && deal.leader == leader);
}

class LifeTeller {
public:
    explicit LifeTeller(const Scenario& scenario) : m_scenario(scenario) {}

    void take(const JournalEntry& entry) {
        State after = m_all.now;
        applyAll(after, *changesFromJson(entry.changes));
        m_all.lives.resize(after.leaders.size());
        m_isFounding = entry.kind == EntryKind::Found;
        m_deed = entry.kind;
        const Course& when = m_isFounding ? after.course : m_all.now.course;
        m_date = {when.year, when.move};
        read(m_all.now, after);
        m_all.now = std::move(after);
    }

    Lives end() { return std::move(m_all); }

private:
    const std::string& power(PowerId id) const { return m_scenario.powers[id.index()].name; }
    std::string at(PlaceId place) const { return place ? " at " + m_scenario.map.place(place).name : std::string(); }
    Life& life(LeaderId id) { return m_all.lives[id.index()]; }
    void tell(LeaderId id, std::string text, std::string openText = {}) {
        life(id).episodes.push_back({m_date, std::move(text), std::move(openText)});
    }

    void read(const State& before, const State& after) {
        for (std::size_t i = 0; i < before.battles.size(); ++i)
            if (isSettled(before.battles[i], after.battles[i]) && after.battles[i].method != Method::None)
                battle(before, after.battles[i]);
        for (std::size_t i = before.seaFights.size(); i < after.seaFights.size(); ++i)
            seaFight(before, after, after.seaFights[i]);
        if (m_deed == EntryKind::Close)
            cities(before, after);
        for (std::size_t i = 0; i < after.leaders.size(); ++i)
            leader(before, after, LeaderId(static_cast<int>(i)));
        for (std::size_t i = before.leaderTraits.size(); i < after.leaderTraits.size() && !m_isFounding; ++i)
            if (const LeaderTrait& leaderTrait = after.leaderTraits[i]; leaderTrait.trait)
                tell(leaderTrait.leader,
                     fmt::format("came to be known for it: {}", m_scenario.traits[leaderTrait.trait.index()].name));
    }

    /// The powers of armies or fleets, each once: "Sparta and Corinth".
    template <typename Row, typename Ids> std::string namesOf(const std::vector<Row>& rows, const Ids& ids) const {
        std::vector<PowerId> told;
        std::string names;
        for (const auto id : ids) {
            const PowerId one = rows[id.index()].power;
            if (std::ranges::find(told, one) != told.end())
                continue;
            told.push_back(one);
            names += (names.empty() ? "" : " and ") + power(one);
        }
        return names;
    }

    /// The outcome in words. Also counts it in the life.
    std::string outcome(LeaderId id, Verdict result, Verdict victory, std::string_view decisively) {
        if (result == Verdict::Draw) {
            ++life(id).drawn;
            return "fought without a decision in";
        }
        ++(result == victory ? life(id).won : life(id).lost);
        return fmt::format("{}{}", decisively, result == victory ? "won" : "lost");
    }

    void battle(const State& before, const Battle& battle) {
        const auto commanded = [&](const std::vector<ArmyId>& side, const std::vector<ArmyId>& other, Verdict victory) {
            for (const ArmyId id : side)
                if (const LeaderId leader = before.armies[id.index()].leader)
                    tell(leader,
                         fmt::format("{} the battle of {} against {}",
                                     outcome(leader, battle.result, victory, battle.decisive ? "decisively " : ""),
                                     m_scenario.map.place(battle.place).name, namesOf(before.armies, other)));
        };
        commanded(battle.attackers, battle.defenders, Verdict::Attacker);
        commanded(battle.defenders, battle.attackers, Verdict::Defender);
    }

    /// Fleets detached in the same turn have no admiral yet.
    void seaFight(const State& before, const State& after, const SeaFight& fight) {
        const auto commanded = [&](const std::vector<FleetId>& side, const std::vector<FleetId>& other,
                                   Verdict victory) {
            for (const FleetId id : side)
                if (const LeaderId leader =
                        id.index() < before.fleets.size() ? before.fleets[id.index()].admiral : LeaderId{})
                    tell(leader,
                         fmt::format("{} the sea fight off {} against {}", outcome(leader, fight.result, victory, ""),
                                     m_scenario.map.place(fight.place).name, namesOf(after.fleets, other)));
        };
        commanded(fight.attackers, fight.defenders, Verdict::Attacker);
        commanded(fight.defenders, fight.attackers, Verdict::Defender);
    }

    /// Credits the leaders of the new owner's armies that were at the city before.
    void cities(const State& before, const State& after) {
        for (std::size_t i = 0; i < before.cities.size(); ++i) {
            const City& city = after.cities[i];
            if (city.owner == before.cities[i].owner || !city.owner)
                continue;
            for (const Army& army : before.armies)
                if (army.place == PlaceId(static_cast<int>(i)) && army.power == city.owner && army.leader)
                    tell(army.leader,
                         fmt::format("{} {}", city.loyalty > 0 ? "won over" : "took", m_scenario.map.places()[i].name));
        }
    }

    void leader(const State& before, const State& after, LeaderId id) {
        const Leader& now = after.leaders[id.index()];
        if (id.index() < before.leaders.size()) {
            const Leader& was = before.leaders[id.index()];
            const PlaceId place = placeOf(before, commandOf(before, id));
            health(was, now, id, place);
            if (now.cp > was.cp)
                tell(id, fmt::format("rose by his fame to {}", counted(now.cp, "command point")));
            fate(before, after, id, place);
        }
        const bool isDismissed = deals(before, after, id);
        command(before, after, id, isDismissed);
    }

    void health(const Leader& was, const Leader& now, LeaderId id, PlaceId place) {
        if (now.wound == was.wound || now.fate == Fate::Dead)
            return;
        if (now.wound != Wound::None)
            return tell(
                id, fmt::format("was {} wounded{}", now.wound == Wound::Severe ? "severely" : "lightly", at(place)));
        tell(id, now.cp < was.cp
                     ? fmt::format("was well again, but never more than {}", counted(now.cp, "command point"))
                     : "was well again");
    }

    void fate(const State& before, const State& after, LeaderId id, PlaceId place) {
        const Leader& was = before.leaders[id.index()];
        const Leader& now = after.leaders[id.index()];
        if (now.fate == was.fate)
            return;
        if (now.fate == Fate::Dead) {
            const bool isOfWounds = m_deed == EntryKind::Close && was.wound != Wound::None;
            tell(id,
                 m_deed == EntryKind::Battle ? "fell" + at(place)
                 : isOfWounds                ? "died of his wounds"
                                             : "died",
                 "died");
        } else if (now.fate == Fate::Captured) {
            const PowerId holder = holderOf(after, id);
            tell(id, fmt::format("was taken alive{}{}", at(place), holder ? " by " + power(holder) : ""),
                 "was taken alive");
        } else if (!isAgreedOn(before, after, id)) {
            tell(id, m_deed == EntryKind::Close && m_scenario.rules.modules.has(Module::Money) ? "was ransomed"
                                                                                               : "was set free");
        }
    }

    /// Adds deals about the leader, which are public. True if the leader was dismissed.
    bool deals(const State& before, const State& after, LeaderId id) {
        bool isDismissed = false;
        for (std::size_t i = 0; i < after.deals.size(); ++i) {
            const Deal& deal = after.deals[i];
            if (!isNew(before, deal, i) || !isAbout(deal, id))
                continue;
            const bool isVote = deal.kind == DealKind::Dismiss && m_deed == EntryKind::Close;
            const std::string told = dealText(Campaign{m_scenario, after}, deal);
            tell(id, isVote ? fmt::format("was beaten, and voted out by {}", power(deal.from)) : told, told);
            isDismissed = isDismissed || deal.kind == DealKind::Dismiss;
        }
        return isDismissed;
    }
    static bool isNew(const State& before, const Deal& deal, std::size_t row) {
        return deal.status == AgreementStatus::Kept &&
               (row >= before.deals.size() || before.deals[row].status != AgreementStatus::Kept);
    }
    static bool isAgreedOn(const State& before, const State& after, LeaderId id) {
        for (std::size_t i = 0; i < after.deals.size(); ++i)
            if (isNew(before, after.deals[i], i) && isAbout(after.deals[i], id))
                return true;
        return false;
    }

    void command(const State& before, const State& after, LeaderId id, bool isDismissed) {
        const Command was = commandOf(before, id);
        const Command now = commandOf(after, id);
        if (now == was)
            return;
        if (now.isThere()) {
            const std::string& name =
                now.army ? after.armies[now.army.index()].name : after.fleets[now.fleet.index()].name;
            tell(id, fmt::format("{} {}{}", m_isFounding ? "began the war in command of" : "took command of", name,
                                 at(placeOf(after, now))));
        } else if (after.leaders[id.index()].fate == Fate::Serving && !isDismissed) {
            const bool isLost = !placeOf(after, was);
            tell(id, isLost ? "was left without an army" : "gave up his command");
        }
    }

    const Scenario& m_scenario;
    Lives m_all;
    Date m_date;
    EntryKind m_deed = EntryKind::Found;
    bool m_isFounding = false;
};

}  // namespace

Lives livesOf(const Scenario& scenario, std::span<const JournalEntry> entries) {
    LifeTeller teller(scenario);
    for (const JournalEntry* entry : activeEntries(entries))
        teller.take(*entry);
    return teller.end();
}

}  // namespace ephor::campaign
