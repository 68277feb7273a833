#include "core/army/list_faults.h"

#include "core/base/toml_text.h"

#include <algorithm>
#include <map>

namespace ephor {

namespace {

constexpr int pastTheEnd = 1 << 30;
constexpr std::size_t longestShown = 64;  // characters shown of a wrong word

const std::string* textOf(const Field* field) {
    const auto* text = valueOf<std::string>(field);
    return text && !text->empty() ? text : nullptr;
}

}  // namespace

const std::string* textIn(const Entry& entry, std::string_view key) { return textOf(entry.find(key)); }

const std::string* textIn(const ArmyList& list, std::string_view key) { return textOf(list.find(key)); }

Fix addingTables(Message label, const std::string& text) { return {std::move(label), pastTheEnd, 1, 0, 0, text}; }

std::vector<Fix> leavingOut(const Entry& entry, Message label) {
    if (entry.headLength == 0)
        return {};
    return {{std::move(label), entry.place.line, 1, 0, entry.lines, ""}};
}

ListFaults::ListFaults(const ArmyList& list, const ListSchema& schema, std::int64_t mostOfOneEntry)
    : m_list(list), m_mostOfOneEntry(mostOfOneEntry), m_faults(checkSchema(list, schema)) {}

SourcePosition ListFaults::top() const {
    return m_list.namePlace.line > 0 ? m_list.namePlace : SourcePosition{m_list.file, 1, 1};
}

std::int64_t ListFaults::countOf(const Entry& entry) const { return ephor::countOf(entry, m_mostOfOneEntry); }

void ListFaults::add(Severity severity, std::string code, const SourcePosition& place, Message message,
                     std::string rule, std::vector<Fix> fixes) {
    m_faults.push_back({severity, std::move(code), place, std::move(message), std::move(rule), std::move(fixes)});
}

void ListFaults::error(std::string code, const SourcePosition& place, Message message, std::string rule,
                       std::vector<Fix> fixes) {
    add(Severity::Error, std::move(code), place, std::move(message), std::move(rule), std::move(fixes));
}

void ListFaults::checkWord(std::string code, const Field* field, const char* what,
                           const std::vector<std::string>& known, std::string rule) {
    const std::string* word = textOf(field);
    if (!word || std::ranges::find(known, *word) != known.end())
        return;
    const std::string shown = word->substr(0, longestShown);
    if (const std::optional<std::string> nearest = nearestWord(*word, known))
        error(std::move(code), field->valuePlace,
              {"There is no {0} \"{1}\"; did you mean \"{2}\"?", {what, shown, *nearest}}, std::move(rule),
              replacingValue(*field, {"Write \"{0}\"", {*nearest}}, tomlString(*nearest)));
    else
        error(std::move(code), field->valuePlace,
              {"There is no {0} \"{1}\"; there are: {2}.", {what, shown, joined(known)}}, std::move(rule));
}

void ListFaults::checkNames(std::span<const Entry* const> units) {
    std::map<std::string, int> taken;
    for (const Entry* unit : units)
        ++taken[unit->text("name")];
    std::map<std::string, const Entry*> first;
    for (const Entry* unit : units) {
        const std::string* name = textIn(*unit, "name");
        if (!name || first.emplace(*name, unit).second)
            continue;
        const Field& field = *unit->find("name");
        std::string other;
        for (int n = 2; other.empty() || taken.contains(other); ++n)
            other = *name + ", " + std::to_string(n);
        ++taken[other];
        std::vector<Fix> fixes;
        if (characters(other) <= longestName)
            fixes = replacingValue(field, {"Write \"{0}\"", {other}}, tomlString(other));
        add(Severity::Warning, "list-duplicate-name", field.valuePlace,
            {"There is another \"{0}\" in line {1}; numerals will tell them apart.",
             {*name, std::to_string(first[*name]->place.line)}},
            "", std::move(fixes));
    }
}

void ListFaults::checkLimit(std::optional<int> cost, const char* kind, const std::string& rule,
                            std::span<const Spare> spare) {
    const Field* limit = m_list.find("limit");
    const auto* most = valueOf<std::int64_t>(limit);
    if (!most || *most < 1 || !cost || *cost <= *most)
        return;
    const std::int64_t over = *cost - *most;
    std::vector<Fix> fixes = droppingCheapest(spare, over);
    for (Fix& raise :
         replacingValue(*limit, {"Raise the limit to {0}", {std::to_string(*cost)}}, std::to_string(*cost)))
        fixes.push_back(std::move(raise));
    error("list-over-limit", limit->valuePlace,
          {"The army costs {0} {1}, {2} over its limit of {3}.",
           {std::to_string(*cost), kind, std::to_string(over), std::to_string(*most)}},
          rule, std::move(fixes));
}

std::vector<Fix> ListFaults::droppingCheapest(std::span<const Spare> spare, std::int64_t over) const {
    struct Drop {
        std::vector<Fix> fixes;
        std::int64_t points = 0;
    };
    Drop enough;  // the one that leaves the most points
    Drop most;
    for (const Spare& unit : spare) {
        if (unit.points <= 0)
            continue;
        const std::int64_t fewer = std::min((over + unit.points - 1) / unit.points, countOf(*unit.entry));
        Drop drop{dropping(*unit.entry, unit.name, fewer), fewer * unit.points};
        if (drop.fixes.empty())
            continue;
        if (drop.points >= over && (enough.fixes.empty() || drop.points < enough.points))
            enough = std::move(drop);
        else if (drop.points > most.points)
            most = std::move(drop);
    }
    return enough.fixes.empty() ? most.fixes : enough.fixes;
}

std::vector<Fix> ListFaults::dropping(const Entry& entry, const std::string& name, std::int64_t fewer) const {
    const std::int64_t left = countOf(entry) - fewer;
    if (entry.place.line == 0 || left < 0)
        return {};
    const Message label =
        fewer == 1 ? Message("Drop one {0}", {name}) : Message("Drop {1} {0}", {name, std::to_string(fewer)});
    if (left > 0)
        return replacingValue(*entry.find("count"), label, std::to_string(left));
    return leavingOut(entry, label);
}

}  // namespace ephor
