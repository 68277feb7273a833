#include "core/campaign/battle/lists/dba.h"

#include "core/campaign/battle/lists/host_units.h"

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

}  // namespace ephor::campaign
