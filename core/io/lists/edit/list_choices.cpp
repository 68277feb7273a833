#include "core/io/lists/edit/list_choices.h"

#include <algorithm>

namespace ephor {

namespace {

constexpr int tried =
    900'000;  ///< the line at which a trial entry stands: the check's word about that line is about it
constexpr std::string_view senseless = "zqxj";

std::vector<std::string> split(std::string_view heading) {
    std::vector<std::string> parts;
    for (std::size_t at = 0; at <= heading.size();) {
        const std::size_t dot = std::min(heading.find('.', at), heading.size());
        parts.emplace_back(heading.substr(at, dot - at));
        at = dot + 1;
    }
    return parts;
}

Field triedField(std::string key, FieldValue value) {
    return {std::move(key), std::move(value), {{}, tried, 1}, {{}, tried, 2}, 1, 1};
}

/// A list with a single entry and the tables that contain it.
ArmyList listWith(const RuleSystem& system, std::string_view heading, std::vector<Field> fields) {
    const std::vector<std::string> parts = split(heading);
    Entry entry{parts.back(), std::move(fields), {}, {{}, tried - 1, 1}, 2, 8};
    for (auto part = parts.rbegin() + 1; part != parts.rend(); ++part)
        entry = Entry{*part, {}, {std::move(entry)}, {{}, 1, 1}, 1, 8};
    ArmyList list;
    list.system = system.info().id;
    list.rules = system.info().version;
    list.name = "A trial";
    list.entries.push_back(std::move(entry));
    return list;
}

/// The faults in the values that are tried, without other faults of such an incomplete list.
Diagnostics objections(const RuleSystem& system, const ArmyList& list) {
    Diagnostics against;
    for (Diagnostic& one : system.check(list))
        if (one.severity == Severity::Error && one.place.line == tried)
            against.push_back(std::move(one));
    return against;
}

Diagnostics objections(const RuleSystem& system, std::string_view heading, std::vector<Field> fields) {
    return objections(system, listWith(system, heading, std::move(fields)));
}

void addWords(std::vector<std::string>& words, std::string_view text) {
    std::string word;
    for (const char c : std::string(text) + ' ') {
        if ((c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || c == '/') {
            word += c;
            continue;
        }
        if (!word.empty() && std::ranges::find(words, word) == words.end())
            words.push_back(word);
        word.clear();
    }
}

/// The words in the key's help and in the faults of a nonsense word, besides the word itself.
void addWordsOf(std::vector<std::string>& words, const KeyRule& key, const Diagnostics& about) {
    addWords(words, key.help);
    addWords(words, about.front().message.format);
    for (const std::string& argument : about.front().message.arguments)
        addWords(words, argument);
    std::erase(words, senseless);
}

void addTables(std::vector<std::pair<std::string, const TableRule*>>& all, const std::vector<TableRule>& tables,
               const std::string& prefix) {
    for (const TableRule& table : tables) {
        all.emplace_back(prefix + table.table, &table);
        addTables(all, table.children, prefix + table.table + ".");
    }
}

/// The initial value of a required key: the middle one of a few words, which is usually the normal one.
FieldValue firstValue(const RuleSystem& system, const std::string& heading, const KeyRule& key) {
    switch (key.kind) {
    case FieldKind::Integer:
        return key.lowest;
    case FieldKind::Number:
        return static_cast<double>(key.lowest);
    case FieldKind::Flag:
        return true;
    case FieldKind::Text:
        break;
    }
    const std::vector<std::string> words = choicesOf(system, heading, key);
    return words.empty() ? std::string("?") : words[std::min<std::size_t>(words.size() / 2, 1)];
}

std::vector<Field> requiredFields(const RuleSystem& system, const std::string& heading, const TableRule& table) {
    std::vector<Field> fields;
    for (const KeyRule& key : table.keys)
        if (key.required)
            fields.push_back(field(key.key, firstValue(system, heading, key)));
    return fields;
}

/// The type of a table that has no key for it, such as a unit of a phalanx; null for one that only contains others.
const TroopType* typeOfRow(const RuleSystem& system, const ListOffer& offer) {
    const ListSummary summary = system.summary(listWith(system, offer.heading, offer.fields));
    return offer.children.empty() && !summary.rows.empty() ? summary.rows.front().type : nullptr;
}

std::string named(std::string_view heading) {
    std::string name(heading);
    std::ranges::replace(name, '.', ' ');
    std::ranges::replace(name, '_', ' ');
    name[0] = static_cast<char>(name[0] >= 'a' && name[0] <= 'z' ? name[0] - 'a' + 'A' : name[0]);
    return name;
}

}  // namespace

const TableRule* tableRule(const ListSchema& schema, std::string_view heading) {
    const std::vector<TableRule>* within = &schema.tables;
    const TableRule* found = nullptr;
    for (const std::string& part : split(heading)) {
        const auto rule = std::ranges::find(*within, part, &TableRule::table);
        if (rule == within->end())
            return nullptr;
        found = &*rule;
        within = &rule->children;
    }
    return found;
}

std::vector<std::string> choicesOf(const RuleSystem& system, std::string_view heading, const KeyRule& key) {
    if (key.kind != FieldKind::Text)
        return {};
    // The allowed values of a unit depend on its type. A word counts if it fits any type.
    std::vector<std::vector<Field>> around(1);
    const TableRule* table = tableRule(system.info().list, heading);
    if (key.key != "type" && table && std::ranges::find(table->keys, "type", &KeyRule::key) != table->keys.end())
        for (const TroopType& type : system.catalogue().types)
            around.push_back({{"type", type.id, {{}, 1, 1}, {{}, 1, 1}, 0, 0}});
    const auto refusal = [&](const std::string& word, std::vector<Field> fields) {
        fields.push_back(triedField(key.key, word));
        return objections(system, heading, std::move(fields));
    };
    Diagnostics about;
    for (const std::vector<Field>& fields : around)
        std::ranges::move(refusal(std::string(senseless), fields), std::back_inserter(about));
    if (about.empty())
        return {};
    std::vector<std::string> words = key.key == "type" ? system.catalogue().ids() : std::vector<std::string>{};
    addWordsOf(words, key, about);
    if (around.size() > 1 && refusal(std::string(senseless), around.front()).empty())
        around.erase(around.begin());  // without a type nothing is refused
    std::erase_if(words, [&](const std::string& word) {
        return std::ranges::none_of(around, [&](const auto& fields) { return refusal(word, fields).empty(); });
    });
    return words;
}

std::vector<std::string> headChoicesOf(const RuleSystem& system, const ArmyList& list, const KeyRule& key) {
    if (key.kind != FieldKind::Text)
        return {};
    ArmyList head = list;
    head.entries.clear();
    std::erase_if(head.fields, [&](const Field& one) { return one.key == key.key; });
    head.fields.push_back(triedField(key.key, std::string(senseless)));
    const auto refusal = [&](const std::string& word) {
        head.fields.back().value = word;
        return objections(system, head);
    };
    const Diagnostics about = refusal(std::string(senseless));
    if (about.empty())
        return {};
    std::vector<std::string> words;
    addWordsOf(words, key, about);
    std::erase_if(words, [&](const std::string& word) { return !refusal(word).empty(); });
    return words;
}

std::vector<ListOffer> offersOf(const RuleSystem& system) {
    std::vector<std::pair<std::string, const TableRule*>> tables;
    addTables(tables, system.info().list.tables, {});
    std::vector<ListOffer> offers;
    std::vector<ListOffer> last;
    for (const auto& [heading, table] : tables) {
        const bool hasType = std::ranges::contains(table->keys, "type", &KeyRule::key);
        const bool takesTypes = hasType && std::ranges::any_of(system.catalogue().types, [&](const TroopType& type) {
                                    return objections(system, heading, {triedField("type", type.id)}).empty();
                                });
        if (takesTypes)
            continue;
        ListOffer offer{named(heading), heading, nullptr, requiredFields(system, heading, *table), table->starter};
        offer.type = typeOfRow(system, offer);
        if (offer.type)
            offer.name = offer.type->name;
        const bool leads = hasType || offer.type || !table->children.empty();
        (leads ? offers : last).push_back(std::move(offer));
    }
    for (const TroopType& type : system.catalogue().types)
        for (const auto& [heading, table] : tables) {
            if (!std::ranges::contains(table->keys, "type", &KeyRule::key) ||
                !objections(system, heading, {triedField("type", type.id)}).empty())
                continue;
            ListOffer offer{type.name, heading, &type, requiredFields(system, heading, *table)};
            for (Field& one : offer.fields)
                if (one.key == "type")
                    one.value = type.id;
            offers.push_back(std::move(offer));
            break;
        }
    std::ranges::move(last, std::back_inserter(offers));
    return offers;
}

}  // namespace ephor
