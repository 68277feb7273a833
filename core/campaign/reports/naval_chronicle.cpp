#include "core/campaign/reports/naval_chronicle.h"

#include <fmt/format.h>

namespace ephor::campaign {

namespace {

class SeaNews {
public:
    SeaNews(const Scenario& scenario, const State& before, const State& after)
        : m_scenario(scenario), m_before(before), m_after(after) {}

    std::vector<std::string> all() {
        for (std::size_t i = m_before.seaFights.size(); i < m_after.seaFights.size(); ++i)
            fight(m_after.seaFights[i]);
        if (m_after.course.turn != m_before.course.turn)
            losses();
        else if (m_after.course.phase != m_before.course.phase)
            arrivals();
        return std::move(m_news);
    }

private:
    const std::string& power(PowerId id) const { return m_scenario.powers[id.index()].name; }
    const std::string& place(PlaceId id) const { return m_scenario.map.place(id).name; }
    static std::string squadrons(int count) {
        return count == 1 ? "one squadron" : count == 0 ? "no squadron" : std::to_string(count) + " squadrons";
    }
    std::string powersOf(const std::vector<FleetId>& fleets) const {
        std::vector<PowerId> powers;
        for (const FleetId id : fleets)
            if (const PowerId one = m_after.fleets[id.index()].power; std::ranges::find(powers, one) == powers.end())
                powers.push_back(one);
        std::string text;
        for (const PowerId id : powers)
            text += (text.empty() ? "" : " and ") + power(id);
        return text;
    }

    void fight(const SeaFight& fight) {
        const std::string a = powersOf(fight.attackers);
        const std::string d = powersOf(fight.defenders);
        const bool attackers = fight.result == Verdict::Attacker;
        const std::string how = fight.result == Verdict::Draw
                                    ? fmt::format("{} and {} parted at dusk", a, d)
                                    : fmt::format("{} beat {}", attackers ? a : d, attackers ? d : a);
        const auto cost = [](const std::string& who, int lost, int of, int drowned) {
            return fmt::format("{} lost {} of {}{}", who, squadrons(lost), of,
                               drowned > 0 ? fmt::format(" and {} aboard", counted(drowned, "step")) : "");
        };
        m_news.push_back(fmt::format("Sea fight off {}: {}. {}; {}.", place(fight.place), how,
                                     cost(a, fight.attackerLosses, fight.attackerSquadrons, fight.attackerDrowned),
                                     cost(d, fight.defenderLosses, fight.defenderSquadrons, fight.defenderDrowned)));
    }
    /// Losses at the close of a turn: by storms, unpaid crews, or a lost harbour.
    void losses() {
        for (std::size_t i = 0; i < m_before.fleets.size(); ++i) {
            const Fleet& was = m_before.fleets[i];
            const int lost = was.squadrons - m_after.fleets[i].squadrons;
            if (isAfloat(was) && lost > 0)
                m_news.push_back(
                    fmt::format("{} loses {} off {}, without a fight.", was.name, squadrons(lost), place(was.place)));
        }
    }
    void arrivals() {
        for (const Fleet& fleet : m_after.fleets)
            for (const Voyage& voyage : fleet.voyage)
                for (const ArmyId id : voyage.carries)
                    landing(m_after.armies[id.index()]);
        for (std::size_t i = 0; i < m_after.cities.size(); ++i) {
            const PlaceId here(static_cast<int>(i));
            const bool was = !m_before.cities.empty() && isBlockaded(m_scenario, m_before, here);
            if (!was && isBlockaded(m_scenario, m_after, here))
                m_news.push_back(fmt::format("Ships close the harbour of {}.", place(here)));
        }
    }
    void landing(const Army& army) {
        if (isThere(army) && army.from && atWar(m_after, army.power, m_after.cities[army.place.index()].owner))
            m_news.push_back(fmt::format("{} of {} lands at {}.", army.name, power(army.power), place(army.place)));
    }

    const Scenario& m_scenario;
    const State& m_before;
    const State& m_after;
    std::vector<std::string> m_news;
};

}  // namespace

std::vector<std::string> newsOfTheSea(const Scenario& scenario, const State& before, const State& after) {
    return hasSea(scenario) ? SeaNews(scenario, before, after).all() : std::vector<std::string>{};
}

}  // namespace ephor::campaign
