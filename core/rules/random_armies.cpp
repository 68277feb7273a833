#include "core/rules/random_armies.h"

#include <algorithm>

namespace ephor {

namespace {

constexpr int mostAttempts = 400;
constexpr int exactAttempts = 100;  ///< until then the points are met exactly

/// The frame of an army by system: how many units it has, and its usual points.
struct Frame {
    std::string_view system;
    int fewest;
    int most;
    int points;
};
constexpr std::array frames{Frame{"men_of_bronze", 3, 10, 38}, Frame{"alala", 3, 16, 180}, Frame{"ohw", 4, 14, 130},
                            Frame{"skirmish", 5, 14, 90}, Frame{"dba", 12, 12, 12}};

const Frame& frameOf(const RuleSystem& rules) { return *std::ranges::find(frames, rules.info().id, &Frame::system); }

/// DBA's camp and city defend themselves; they are in no list.
bool isForLists(const RuleSystem& rules, const TroopType& type) {
    return rules.info().id != "dba" || (type.id != "CF" && type.id != "Den");
}

void addHoplites(std::vector<ArmyKind>& kinds, const TroopType& type) {
    for (const auto& [grade, cost] : {std::pair{"A", type.stat("points_a")}, std::pair{"B", type.points.value_or(0)},
                                      std::pair{"C", type.stat("points_c")}})
        if (cost > 0)
            kinds.push_back({type.id, grade, type.name + ", grade " + grade, cost});
}

}  // namespace

RandomArmies::RandomArmies(const RuleSystem& rules) : m_rules(rules) {
    const std::vector<TroopType>& types = rules.catalogue().types;
    m_hasPoints = std::ranges::any_of(types, [](const TroopType& type) { return type.points.value_or(0) > 0; });
    for (const TroopType& type : types)
        if (type.has("formed") && rules.info().id == "alala")
            addHoplites(m_kinds, type);
        else if (isForLists(rules, type) && (!m_hasPoints || type.points.value_or(0) > 0))
            m_kinds.push_back({type.id, {}, type.name, m_hasPoints ? *type.points : 1});
}

int RandomArmies::usualPoints() const { return frameOf(m_rules).points; }

/// Any kinds that the points left allow, until none does.
std::vector<int> RandomArmies::counts(int points, Pcg32& chance) const {
    const Frame& frame = frameOf(m_rules);
    std::vector<int> counts(m_kinds.size());
    std::vector<std::size_t> fitting;
    int left = points;
    for (int units = 0; units < frame.most; ++units) {
        fitting.clear();
        for (std::size_t kind = 0; kind < m_kinds.size(); ++kind)
            if (m_kinds[kind].cost <= left)
                fitting.push_back(kind);
        if (fitting.empty())
            break;
        const std::size_t kind = fitting[chance.below(static_cast<std::uint32_t>(fitting.size()))];
        ++counts[kind];
        left -= m_kinds[kind].cost;
    }
    return counts;
}

ArmyList RandomArmies::listOf(const std::vector<int>& counts, Pcg32& chance) const {
    const std::string& system = m_rules.info().id;
    std::vector<Entry> units;
    std::vector<Entry> hoplites;
    for (std::size_t kind = 0; kind < counts.size(); ++kind)
        for (int i = 0; i < counts[kind]; ++i) {
            const ArmyKind& one = m_kinds[kind];
            if (!one.grade.empty())
                hoplites.push_back(entry("unit", {field("grade", one.grade)}));
            else
                units.push_back(entry(system == "alala"      ? "band"
                                      : system == "skirmish" ? "figure"
                                      : system == "dba"      ? "element"
                                                             : "unit",
                                      {field("type", one.type)}));
        }
    for (std::size_t i = units.size(); i > 1; --i)
        std::swap(units[i - 1], units[chance.below(static_cast<std::uint32_t>(i))]);
    ArmyList list;
    list.system = system;
    list.rules = m_rules.info().version;
    list.name = "Random army";
    if (system == "men_of_bronze" && !units.empty())
        units.front().fields.push_back(field("strategos", true));
    if (system == "dba" && !units.empty()) {
        units.front().fields.push_back(field("general", true));
        list.fields = {field("army", std::string("II/5e")), field("terrain", std::string("arable")),
                       field("scenario", true)};
    }
    if (system == "alala") {
        Entry phalanx = entry("phalanx", {field("cp", std::int64_t{3}), field("commander", true)});
        phalanx.children = std::move(hoplites);
        list.entries.push_back(std::move(phalanx));
    }
    if (system == "ohw")
        list.entries.push_back(entry("general", {field("type", std::string("average"))}));
    if (system == "skirmish" && units.size() > 1) {
        units[0].fields.push_back(field("leader", true));
        units[1].fields.push_back(field("standard", true));
        Entry retinue = entry("retinue", {});
        retinue.children = std::move(units);
        list.entries.push_back(std::move(retinue));
        return list;
    }
    std::ranges::move(units, std::back_inserter(list.entries));
    return list;
}

std::optional<RandomArmy> RandomArmies::draw(int points, Pcg32& chance) const {
    const Frame& frame = frameOf(m_rules);
    int cheapest = points;
    for (const ArmyKind& kind : m_kinds)
        cheapest = std::min(cheapest, kind.cost);
    for (int attempt = 0; attempt < mostAttempts; ++attempt) {
        std::vector<int> drawn = counts(points, chance);
        int units = 0;
        int cost = 0;
        for (std::size_t kind = 0; kind < drawn.size(); ++kind) {
            units += drawn[kind];
            cost += drawn[kind] * m_kinds[kind].cost;
        }
        const int missing = points - cost;
        if (units < frame.fewest || missing > (attempt < exactAttempts ? 0 : cheapest))
            continue;
        ArmyList list = listOf(drawn, chance);
        if (!hasErrors(m_rules.check(list)))
            return RandomArmy{std::move(list), std::move(drawn)};
    }
    return {};
}

}  // namespace ephor
