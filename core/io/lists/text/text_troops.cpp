#include "core/io/lists/text/text_troops.h"

#include "core/base/utf8.h"
#include "core/io/lists/edit/list_choices.h"

#include <algorithm>

namespace ephor {

namespace {

/// The rows of a list with this entry alone.
std::vector<ListRow> rowsOf(const RuleSystem& system, const std::string& heading, std::vector<Field> fields) {
    const std::vector<std::string> parts = splitAt(heading, ".");
    Entry entry{parts.back(), std::move(fields), {}, {}, 1, 0};
    for (auto part = parts.rbegin() + 1; part != parts.rend(); ++part)
        entry = Entry{*part, {}, {std::move(entry)}, {}, 1, 0};
    ArmyList list;
    list.system = system.info().id;
    list.rules = system.info().version;
    list.entries.push_back(std::move(entry));
    return system.summary(list).rows;
}

std::vector<TextTroop> troopsOf(const RuleSystem& system) {
    std::vector<TextTroop> all;
    const auto add = [&](const ListOffer& offer, std::vector<Field> fields) {
        const std::vector<ListRow> rows = rowsOf(system, offer.heading, fields);
        if (!rows.empty())
            all.push_back({offer.heading, std::move(fields),
                           lowered(rows.front().type ? rows.front().type->name : rows.front().name),
                           rows.front().type ? std::string() : lowered(inOneLine(rows.front().remarks)),
                           rows.front().points});
    };
    for (const ListOffer& offer : offersOf(system)) {
        const TableRule* table = tableRule(system.info().list, offer.heading);
        const auto type = std::ranges::find(table->keys, "type", &KeyRule::key);
        if (offer.type || type == table->keys.end()) {
            if (offer.children.empty())
                add(offer, offer.fields);
            continue;
        }
        for (const std::string& word : choicesOf(system, offer.heading, *type)) {
            std::vector<Field> fields = offer.fields;
            setField(fields, "type", word);
            add(offer, std::move(fields));
        }
    }
    return all;
}

/// In small letters, also the plural of a name.
bool isName(const std::string& said, const std::string& name) {
    return said == name || said == name + "s" || said + "s" == name;
}

std::string joinedNames(const TextLine& line, std::size_t from, std::size_t to) {
    std::string all;
    for (std::size_t i = from; i < to; ++i)
        all += (i == from ? "" : ", ") + line.names[i];
    return all;
}

}  // namespace

void setField(std::vector<Field>& fields, const std::string& key, FieldValue value) {
    std::erase_if(fields, [&](const Field& one) { return one.key == key; });
    fields.push_back({key, std::move(value), {}, {}, 0, 0});
}

TextTroops::TextTroops(const RuleSystem& system) : m_troops(troopsOf(system)) {}

const TextTroop* TextTroops::named(const std::string& name) const {
    const std::string low = lowered(name);
    const auto found = std::ranges::find_if(m_troops, [&](const TextTroop& one) { return isName(low, one.name); });
    return found == m_troops.end() ? nullptr : &*found;
}

TextTroops::Unit TextTroops::unitOf(const TextLine& line) const {
    // The names of types may have commas, too: "Spears, double base".
    for (std::size_t start = 0; start < line.names.size(); ++start)
        if (const TextTroop* found = named(joinedNames(line, start, line.names.size()))) {
            if (start == 0)
                return {found, {}};
            return {found, line.boldName.empty() ? joinedNames(line, 0, start) : line.boldName};
        }
    if (const TextTroop* found = line.names.empty() ? nullptr : named(line.names.front()))
        return {found, {}};
    // A general's name does not say what kind they are, but their figures do.
    for (const TextTroop& one : m_troops)
        if (!one.remarks.empty() && !line.names.empty() && lowered(line.words).ends_with(one.remarks))
            return {&one, line.boldName.empty() ? line.names.front() : line.boldName};
    return {};
}

std::optional<TextLine> TextTroops::chatUnit(TextLine line) const {
    if (line.names.empty())
        return {};
    if (!line.count)
        line.count = takeFirstNumber(line.names.front());
    const BehindName behind = takeBehindName(line.names.back());
    if (!behind.remark.empty())
        line.remarks.insert(line.remarks.begin(), behind.remark);
    if (!line.count)
        line.count = behind.count;
    if (const auto [own, type] = splitAtDash(line.names.front()); !type.empty()) {
        line.names.front() = type;
        line.names.insert(line.names.begin(), own);
    }
    const Unit unit = unitOf(line);
    if (!unit.of)
        return {};
    const int points = unit.of->points.value_or(0) * line.count.value_or(1);
    if (behind.inBrackets && *behind.inBrackets == points)
        line.points = points;
    else if (behind.inBrackets && !line.count)
        line.count = behind.inBrackets;
    else if (behind.inBrackets)
        line.remarks.push_back("(" + std::to_string(*behind.inBrackets) + ")");
    return line;
}

std::vector<TextLine> TextTroops::withChatUnits(std::vector<TextLine> lines) const {
    for (TextLine& line : lines)
        if (!unitOf(line).of)
            if (std::optional<TextLine> unit = chatUnit(line))
                line = *std::move(unit);
    return lines;
}

int TextTroops::countIn(const std::vector<TextLine>& lines) const {
    return static_cast<int>(
        std::ranges::count_if(lines, [this](const TextLine& line) { return unitOf(line).of != nullptr; }));
}

}  // namespace ephor
