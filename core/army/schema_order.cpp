#include "core/army/schema_order.h"

#include <algorithm>

namespace ephor {

namespace {

void order(std::vector<Field>& fields, const std::vector<KeyRule>& keys) {
    std::ranges::stable_sort(fields, {}, [&keys](const Field& field) {
        return std::ranges::find(keys, field.key, &KeyRule::key) - keys.begin();
    });
}

void order(std::vector<Entry>& entries, const std::vector<TableRule>& tables) {
    for (Entry& entry : entries) {
        const auto rule = std::ranges::find(tables, entry.table, &TableRule::table);
        if (rule == tables.end())
            continue;
        order(entry.fields, rule->keys);
        order(entry.children, rule->children);
    }
}

}  // namespace

ArmyList inSchemaOrder(ArmyList list, const ListSchema& schema) {
    order(list.fields, schema.keys);
    order(list.entries, schema.tables);
    return list;
}

}  // namespace ephor
