#include "core/campaign/reports/honours/leader_lives.h"

#include "core/campaign/history/event_reader.h"
#include "core/campaign/reports/story/event_text.h"
#include "core/campaign/turn/politics/deals.h"

#include <fmt/format.h>

namespace ephor::campaign {

namespace {

/// Adds each event to the lives of its leaders.
class LifeWriter {
public:
    explicit LifeWriter(const History& history)
        : m_campaign(history.now()), m_scenario(m_campaign.scenario), m_lives(m_campaign.state.leaders.size()) {
        for (const DatedEvent& event : history.events()) {
            m_date = event.date;
            std::visit([this](const auto& what) { add(what); }, event.what);
        }
    }

    Lives lives() { return {m_campaign.state, std::move(m_lives)}; }

private:
    const std::string& power(PowerId id) const { return m_scenario.powers[id.index()].name; }
    const std::string& place(PlaceId id) const { return m_scenario.map.place(id).name; }
    std::string at(PlaceId id) const { return id ? " at " + place(id) : std::string(); }
    void tell(LeaderId id, std::string text, std::string openText = {}) {
        m_lives[id.index()].episodes.push_back({m_date, std::move(text), std::move(openText)});
    }

    /// Adds the fight to the lives of a side's commanders and to their counts. `what`: its text with the enemy's names.
    void addFight(const BattleSide& side, Verdict result, Verdict victory, std::string_view decisively,
                  const std::string& what) {
        for (const LeaderId id : side.commanders) {
            Life& life = m_lives[id.index()];
            ++(result == Verdict::Draw ? life.drawn : result == victory ? life.won : life.lost);
            tell(id, result == Verdict::Draw
                         ? fmt::format("fought without a decision in {}", what)
                         : fmt::format("{}{} {}", decisively, result == victory ? "won" : "lost", what));
        }
    }
    void addFights(const BattleSide& attackers, const BattleSide& defenders, Verdict result,
                   std::string_view decisively, const std::string& what) {
        const auto against = [&](const BattleSide& side) { return what + powersText(m_scenario, side.powers); };
        addFight(attackers, result, Verdict::Attacker, decisively, against(defenders));
        addFight(defenders, result, Verdict::Defender, decisively, against(attackers));
    }
    void add(const BattleSettled& settled) {
        const Battle& battle = settled.battle;
        if (battle.method != Method::None)
            addFights(settled.attackers, settled.defenders, battle.result, battle.decisive ? "decisively " : "",
                      fmt::format("the battle of {} against ", place(battle.place)));
    }
    void add(const SeaFought& sea) {
        addFights(sea.attackers, sea.defenders, sea.fight.result, "",
                  fmt::format("the sea fight off {} against ", place(sea.fight.place)));
    }
    void add(const CityChangedHands& city) {
        const bool fell = city.how == CityChangedHands::How::Fell;
        for (const LeaderId leader : city.takenBy)
            tell(leader, fmt::format("{} {}", fell ? "took" : "won over", place(city.place)));
    }
    void add(const LeaderWounded& wounded) {
        tell(wounded.leader, fmt::format("was {} wounded{}", wounded.wound == Wound::Severe ? "severely" : "lightly",
                                         at(wounded.place)));
    }
    void add(const LeaderRecovered& recovered) {
        tell(recovered.leader, recovered.lessened > 0 ? fmt::format("was well again, but never more than {}",
                                                                    counted(recovered.lessened, "command point"))
                                                      : "was well again");
    }
    void add(const LeaderPromoted& promoted) {
        tell(promoted.leader, fmt::format("was promoted to {}", counted(promoted.cp, "command point")));
    }
    void add(const LeaderDied& died) {
        using Cause = LeaderDied::Cause;
        tell(died.leader,
             died.cause == Cause::Battle   ? "fell" + at(died.place)
             : died.cause == Cause::Wounds ? "died of wounds"
                                           : "died",
             "died");
    }
    void add(const LeaderCaptured& taken) {
        tell(taken.leader,
             fmt::format("was taken alive{}{}", at(taken.place), taken.holder ? " by " + power(taken.holder) : ""),
             "was taken alive");
    }
    /// A release by a deal is told with the deal.
    void add(const LeaderFreed& freed) {
        if (freed.how != LeaderFreed::How::ByDeal)
            tell(freed.leader, freed.how == LeaderFreed::How::Ransomed ? "was ransomed" : "was set free");
    }
    /// Such deals are public.
    void add(const DealDone& done) {
        const Deal& deal = done.deal;
        const std::string told = dealText(m_campaign, deal);
        for (const LeaderId leader : leadersIn(deal))
            tell(leader, done.isVote ? fmt::format("was beaten, and voted out by {}", power(deal.from)) : told, told);
    }
    void add(const CommandTaken& taken) {
        const State& now = m_campaign.state;
        const std::string& name =
            taken.army ? now.armies[taken.army.index()].name : now.fleets[taken.fleet.index()].name;
        tell(taken.leader, fmt::format("{} {}{}", taken.isFirst ? "began the war in command of" : "took command of",
                                       name, at(taken.place)));
    }
    void add(const CommandLeft& left) {
        tell(left.leader, left.isLost ? "was left without an army" : "gave up the command");
    }
    void add(const TraitGained& gained) {
        tell(gained.leader, fmt::format("came to be known for it: {}", m_scenario.traits[gained.trait.index()].name));
    }
    template <typename Other> void add(const Other& /*event*/) {}

    const Campaign& m_campaign;
    const Scenario& m_scenario;
    Date m_date;
    std::vector<Life> m_lives;
};

}  // namespace

Lives livesOf(const History& history) { return LifeWriter(history).lives(); }

}  // namespace ephor::campaign
