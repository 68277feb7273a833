#include "core/io/lists/print/list_cards.h"

#include "core/army/unit_names.h"
#include "core/base/utf8.h"

#include <algorithm>

namespace ephor {

namespace {

/// What is left of its strength, times the units of a deep phalanx.
int lossesOf(const ListRow& row, const ArmyList& list, const SystemInfo& info) {
    constexpr int most = 160;
    const std::string key = lowered(info.strengthName);
    const Entry* entry = row.line > 0 ? entryAt(list, row.line) : nullptr;
    const int deep = 1 + (entry ? static_cast<int>(entry->text("behind").size()) : 0);
    if (!row.type)
        return 1;
    const int whole = row.type->stat(key);
    const std::int64_t left = entry ? entry->integer("left", entry->integer(key, whole)) : whole;
    return std::clamp(static_cast<int>(std::clamp<std::int64_t>(left, 1, std::max(1, whole))) * deep, 1, most);
}

}  // namespace

const Entry* entryAt(const ArmyList& list, int line) {
    for (const Entry& entry : list.entries) {
        if (entry.place.line == line)
            return &entry;
        if (const auto child = std::ranges::find(entry.children, line, [](const Entry& one) { return one.place.line; });
            child != entry.children.end())
            return &*child;
    }
    return nullptr;
}

std::vector<UnitCard> cardsOf(const ArmyList& list, const RuleSystem& system) {
    constexpr std::size_t mostCards = 200;
    const ListSummary summary = system.summary(list);
    std::vector<UnitCard> cards;
    std::vector<std::string> names;
    for (const ListRow& row : summary.rows)
        for (int i = 0; i < row.count && cards.size() < mostCards; ++i) {
            UnitCard& card = cards.emplace_back(row, lossesOf(row, list, system.info()));
            if (row.points)
                card.unit.points = *row.points / row.count;
            card.unit.count = 1;
            if (i > 0)
                card.unit.leader.clear();
            names.push_back(row.name);
        }
    names = toldApart(names);
    for (std::size_t i = 0; i < cards.size(); ++i)
        cards[i].unit.name = std::move(names[i]);
    return cards;
}

}  // namespace ephor
