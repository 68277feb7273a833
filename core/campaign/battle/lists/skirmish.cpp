#include "core/campaign/battle/lists/skirmish.h"

#include "core/campaign/battle/lists/host_units.h"

#include <numeric>

namespace ephor::campaign {

namespace {

constexpr int fewestFigures = 5;
constexpr int mostFigures = 20;
constexpr std::size_t mostRetinues = 5;
constexpr std::size_t longestRetinueName = longestListName - 4;  ///< without its number

const char* figureType(Troop troop) {
    switch (troop) {
    case Troop::Hoplite:
        return "spearman";
    case Troop::Peltast:
        return "javelinman";
    case Troop::Psiloi:
        return "slinger";
    case Troop::Archer:
        return "archer";
    case Troop::Thessalian:
        return "mounted_sergeant";
    default:
        return "hobelar";
    }
}

/// Hunger lowers the class by one.
const char* classOf(const Unit& unit, bool starving) {
    static constexpr std::array classes{"militia", "average", "veteran", "elite"};
    const int own = unit.grade == Grade::A ? (unit.stripes >= 2 ? 3 : 2) : unit.grade == Grade::B ? 1 : 0;
    return classes[static_cast<std::size_t>(std::max(0, own - (starving ? 1 : 0)))];
}

struct Retinue {
    std::vector<UnitId> units;
    std::vector<int> figures;  ///< by unit

    int size() const { return std::accumulate(figures.begin(), figures.end(), 0); }
};

/// Units in order, in retinues of at most twenty figures. The commander's own units come first. Units without room go
/// into the reserve.
std::vector<Retinue> retinuesOf(const Campaign& campaign, Host& host, int figuresOfStep) {
    const ArmyId first = unitOf(campaign, host.units.front()).army;
    const ArmyId own = host.general ? campaign.state.leaders[host.general.index()].army : first;
    std::ranges::stable_partition(host.units, [&](UnitId id) { return unitOf(campaign, id).army == own; });
    std::vector<Retinue> all;
    std::vector<UnitId> placed;
    for (const UnitId id : host.units) {
        const int figures = std::min(mostFigures, unitOf(campaign, id).steps * figuresOfStep);
        if (all.empty() || all.back().size() + figures > mostFigures) {
            if (all.size() == mostRetinues) {
                host.reserve.push_back(id);
                continue;
            }
            all.emplace_back();
        }
        all.back().units.push_back(id);
        all.back().figures.push_back(figures);
        placed.push_back(id);
    }
    host.units = std::move(placed);
    for (Retinue& retinue : all)
        retinue.figures.front() += std::max(0, fewestFigures - retinue.size());
    return all;
}

Entry figures(const Campaign& campaign, UnitId id, int count, const char* role) {
    const Unit& unit = unitOf(campaign, id);
    Entry made =
        entry("figure", {field("type", std::string(figureType(unit.troop))), field("name", listName(unit.name)),
                         field("class", std::string(classOf(unit, armyOf(campaign, id).supply == 0)))});
    if (count > 1)
        made.fields.push_back(number("count", count));
    if (role)
        made.fields.push_back(field(role, true));
    return made;
}

}  // namespace

ArmyList skirmishList(const Campaign& campaign, Host& host, const RuleSystem& system) {
    // 2.7: a step is five figures, or fewer if the larger host would have more than sixty.
    constexpr int crowd = 60;
    const Army& chief = chiefOf(campaign, host);
    ArmyList list = headOf(host, system);
    list.fields = {number("morale", spiritOf(chief)), number("fatigue", chief.fatigue)};
    if (chief.initiative)
        list.fields.push_back(field("initiative", true));
    const int figuresOfStep = std::clamp(crowd / std::max(1, host.mostSteps), 1, 5);
    for (const Retinue& retinue : retinuesOf(campaign, host, figuresOfStep)) {
        const int number = static_cast<int>(list.entries.size());
        Entry listed = entry(
            "retinue",
            {field("name", std::to_string(number + 1) + ". " +
                               std::string(cutTo(unitOf(campaign, retinue.units.front()).name, longestRetinueName)))});
        for (std::size_t i = 0; i < retinue.units.size(); ++i) {
            int left = retinue.figures[i];
            const auto add = [&](int count, const char* role) {
                listed.children.push_back(figures(campaign, retinue.units[i], count, role));
                left -= count;
            };
            if (i == 0)
                add(1, "leader");
            if (left > 0 && std::ranges::none_of(listed.children, [](const Entry& e) { return e.flag("standard"); }))
                add(1, "standard");
            if (left > 0)
                add(left, nullptr);
        }
        list.entries.push_back(std::move(listed));
        host.brigades.push_back({retinue.units, number, 1});
    }
    return list;
}

}  // namespace ephor::campaign
