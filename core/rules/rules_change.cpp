#include "core/rules/rules_change.h"

#include <algorithm>

namespace ephor {

namespace {

void addTypes(std::vector<std::string>& ids, const std::vector<Entry>& entries) {
    for (const Entry& entry : entries) {
        ids.push_back(entry.text("type"));
        addTypes(ids, entry.children);
    }
}

/// The types of a list without duplicates: as written, and those of its rows.
std::vector<std::string> typesOf(const ArmyList& list, const ListSummary& now, const ListSummary& before) {
    std::vector<std::string> ids;
    addTypes(ids, list.entries);
    for (const ListSummary* summary : {&before, &now})
        for (const ListRow& row : summary->rows)
            if (row.type)
                ids.push_back(row.type->id);
    std::vector<std::string> once;
    for (std::string& id : ids)
        if (!id.empty() && std::ranges::find(once, id) == once.end())
            once.push_back(std::move(id));
    return once;
}

std::string shown(const std::optional<int>& number) { return number ? std::to_string(*number) : "–"; }

/// The type under its new id: same name or same rule, and the id did not exist before.
const TroopType* renamed(const TroopType& type, const Catalogue& now, const Catalogue& before) {
    for (const TroopType& other : now.types)
        if (!before.find(other.id) && (other.name == type.name || (!type.rule.empty() && other.rule == type.rule)))
            return &other;
    return nullptr;
}

std::string named(const std::string& figure) {
    std::string words = figure;
    std::ranges::replace(words, '_', ' ');
    return words;
}

/// "points 12 → 14, move 6 → 8, no longer drilled"; empty if nothing differs.
std::string differencesOf(const TroopType& before, const TroopType& now) {
    std::vector<std::string> all;
    if (before.points != now.points)
        all.push_back("points " + shown(before.points) + " → " + shown(now.points));
    for (const Stat& stat : before.stats)
        if (now.stat(stat.key) != stat.value)
            all.push_back(named(stat.key) + " " + std::to_string(stat.value) + " → " +
                          std::to_string(now.stat(stat.key)));
    for (const Stat& stat : now.stats)
        if (std::ranges::find(before.stats, stat.key, &Stat::key) == before.stats.end())
            all.push_back("now with " + named(stat.key) + " " + std::to_string(stat.value));
    for (const std::string& trait : before.traits)
        if (!now.has(trait))
            all.push_back("no longer " + named(trait));
    for (const std::string& trait : now.traits)
        if (!before.has(trait))
            all.push_back("now " + named(trait));
    return joined(all);
}

std::optional<Message> unknownType(const std::string& id, const Catalogue& now) {
    if (now.find(id))
        return {};
    const std::optional<std::string> nearest = nearestWord(id, now.ids());
    return nearest ? Message("There is no type \"{0}\" in version {1}; the nearest is \"{2}\".",
                             {id, now.version, *nearest})
                   : Message("There is no type \"{0}\" in version {1}.", {id, now.version});
}

std::optional<Message> changeOf(const std::string& id, const Catalogue& now, const Catalogue& before) {
    const TroopType* then = before.find(id);
    const TroopType* today = now.find(id);
    if (!then)
        return unknownType(id, now);
    if (!today) {
        if (const TroopType* other = renamed(*then, now, before))
            return Message("{0} (\"{1}\") is called \"{2}\" now.", {then->name, id, other->id});
        return Message("{0} (\"{1}\") is gone.", {then->name, id});
    }
    const std::string differences = differencesOf(*then, *today);
    return differences.empty() ? std::optional<Message>() : Message("{0}: {1}.", {today->name, differences});
}

Diagnostics errorsOf(Diagnostics all) {
    std::erase_if(all, [](const Diagnostic& one) { return one.severity != Severity::Error; });
    return all;
}

/// The faults of `faults` that `others` does not have, compared by code and position.
Diagnostics missingFrom(const Diagnostics& others, Diagnostics faults) {
    std::erase_if(faults, [&others](const Diagnostic& fault) {
        return std::ranges::any_of(others, [&fault](const Diagnostic& other) {
            return other.code == fault.code && other.place == fault.place;
        });
    });
    return faults;
}

}  // namespace

RulesChange rulesChangeOf(const ArmyList& list, const RuleSystem& now, const RuleSystem* before) {
    RulesChange change{list.rules, now.info().version, before != nullptr, {}, {}, {}, {}, {}};
    const ListSummary summary = now.summary(list);
    const ListSummary earlier = before ? before->summary(list) : ListSummary{};
    change.costNow = summary.cost;
    change.costBefore = earlier.cost;
    change.wrongNow = errorsOf(now.check(list));
    if (before) {
        const Diagnostics then = errorsOf(before->check(list));
        change.mended = missingFrom(change.wrongNow, then);
        change.wrongNow = missingFrom(then, std::move(change.wrongNow));
    }
    for (const std::string& id : typesOf(list, summary, earlier))
        if (std::optional<Message> one =
                before ? changeOf(id, now.catalogue(), before->catalogue()) : unknownType(id, now.catalogue()))
            change.types.push_back(*std::move(one));
    return change;
}

std::vector<Message> wordsOf(const RulesChange& change) {
    std::vector<Message> words;
    if (!change.isKnown)
        words.push_back(
            {"The figures of version {0} are not available, so the changes are unknown. These are the figures of version {1}.",
             {change.from, change.to}});
    else if (change.costBefore != change.costNow)
        words.push_back(
            {"The list costs {0} points instead of {1}.", {shown(change.costNow), shown(change.costBefore)}});
    else
        words.push_back({"The list costs {0} points, as before.", {shown(change.costNow)}});
    if (!change.isKnown && change.costNow)
        words.push_back({"It costs {0} points.", {shown(change.costNow)}});
    std::ranges::copy(change.types, std::back_inserter(words));
    for (const Diagnostic& one : change.wrongNow)
        words.push_back({change.isKnown ? "Not legal any more: {0}" : "Not legal: {0}", {toText(one.message)}});
    for (const Diagnostic& one : change.mended)
        words.push_back({"No fault any more: {0}", {toText(one.message)}});
    if (change.isKnown && change.types.empty() && change.wrongNow.empty() && change.mended.empty())
        words.push_back("Nothing else changes for this list.");
    else if (!change.isKnown && change.types.empty() && change.wrongNow.empty())
        words.push_back("All its types are there, and it is legal.");
    return words;
}

}  // namespace ephor
