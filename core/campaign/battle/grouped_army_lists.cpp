#include "core/campaign/battle/grouped_army_lists.h"

#include "core/campaign/battle/army_list_parts.h"

#include <numeric>

namespace ephor::campaign {

namespace {

/// Units with elements of the same type.
struct Corps {
    const char* type;
    std::vector<UnitId> units;
    int steps = 0;
    int elements = 0;
};

const char* dbaType(Troop troop) {
    switch (troop) {
    case Troop::Hoplite:
        return "Sp";
    case Troop::Peltast:
        return "3Ax";
    case Troop::Psiloi:
    case Troop::Archer:
        return "Ps";
    case Troop::Hamippoi:
        return "LH";
    default:
        return "Cv";
    }
}

std::vector<Corps> corpsOf(const Campaign& campaign, const Host& host) {
    std::vector<Corps> all;
    for (const UnitId id : host.units) {
        const Unit& unit = unitOf(campaign, id);
        auto corps = std::ranges::find(all, std::string_view(dbaType(unit.troop)), &Corps::type);
        if (corps == all.end())
            corps = all.insert(all.end(), {dbaType(unit.troop), {}});
        corps->units.push_back(id);
        corps->steps += unit.steps;
    }
    return all;
}

/// 2.7: an element is two steps, or as many as give the larger host twelve. A starving host has one element less.
void count(std::vector<Corps>& all, int mostSteps, bool starving) {
    constexpr int most = 12;
    const int steps = std::max(2, (mostSteps + most - 1) / most);
    for (Corps& corps : all)
        corps.elements = std::max(1, (corps.steps + steps / 2) / steps);
    const auto total = [&] {
        return std::accumulate(all.begin(), all.end(), 0, [](int sum, const Corps& c) { return sum + c.elements; });
    };
    const auto largest = [&]() -> Corps& { return *std::ranges::max_element(all, {}, &Corps::elements); };
    if (starving && largest().elements > 1)
        --largest().elements;
    while (total() > most)
        --largest().elements;
}

bool starves(const Campaign& campaign, const Host& host) {
    return std::ranges::any_of(host.armies, [&](ArmyId id) { return campaign.state.armies[id.index()].supply == 0; });
}

}  // namespace

ArmyList dbaList(const Campaign& campaign, Host& host, const RuleSystem& system) {
    constexpr int aggressor = 7;  // high enough for any die: the map decides who invades
    const Army& chief = chiefOf(campaign, host);
    const Leader* general = host.general ? &campaign.state.leaders[host.general.index()] : nullptr;
    ArmyList list = headOf(host, system);
    const int aggression = host.met == Host::Met::Attacker ? aggressor : host.met == Host::Met::Defender ? 0 : 2;
    list.fields = {field("army", std::string("II/5a")),
                   field("scenario", true),
                   field("terrain", std::string(wordOf(campaign.scenario.map.place(chief.place).country))),
                   number("aggression", aggression + (chief.initiative && aggression < aggressor ? 1 : 0)),
                   number("first_pips", spiritOf(chief)),
                   number("fatigue", chief.fatigue)};
    if (general && general->cpNow >= 5)
        list.fields.push_back(field("second_die", true));
    std::vector<Corps> all = corpsOf(campaign, host);
    count(all, host.mostSteps, starves(campaign, host));
    host.units.clear();
    for (const Corps& corps : all) {
        Brigade brigade{corps.units, static_cast<int>(list.entries.size()), corps.elements};
        for (int i = 0; i < corps.elements; ++i) {
            const std::size_t at =
                static_cast<std::size_t>(i) * corps.units.size() / static_cast<std::size_t>(corps.elements);
            Entry element = entry("element", {field("name", listName(unitOf(campaign, corps.units[at]).name)),
                                              field("type", std::string(corps.type))});
            if (list.entries.empty())
                element.fields.push_back(field("general", true));
            list.entries.push_back(std::move(element));
        }
        host.units.insert(host.units.end(), corps.units.begin(), corps.units.end());
        host.brigades.push_back(std::move(brigade));
    }
    return list;
}

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
