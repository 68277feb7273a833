#include "core/army/list_limits.h"

#include "core/army/check_schema.h"

#include <algorithm>

namespace ephor {

namespace {

constexpr std::int64_t mostUnits = 200;
constexpr std::int64_t mostPoints = 5000;
constexpr std::int64_t longestAlly = 40;

/// The field of a limit that the army exceeds, else null.
const Field* exceeded(const ArmyList& list, std::string_view key, std::int64_t has) {
    const Field* field = list.find(key);
    const auto* most = valueOf<std::int64_t>(field);
    return most && *most > 0 && has > *most ? field : nullptr;
}

std::string shown(const Field& limit) { return std::to_string(std::get<std::int64_t>(limit.value)); }

/// Number of units in a contingent; 0 if it is empty.
int unitsOf(const Entry& entry) {
    if (entry.children.empty())
        return entry.find("type") || entry.find("grade") ? countOf(entry, mostUnits) : 0;
    int all = 0;
    for (const Entry& child : entry.children)
        all += unitsOf(child);
    return all;
}

std::string campaignOf(const ArmyList& list) {
    const std::string name = list.text("campaign");
    return name.empty() ? "campaign" : name;
}

}  // namespace

std::vector<KeyRule> withLimits(std::vector<KeyRule> head) {
    const auto number = [&head](const char* key, std::int64_t most, const char* help) {
        head.push_back({key, FieldKind::Integer, false, 1, most, help});
    };
    number("limit_units", mostUnits, "most units that the army may have");
    number("limit_allies", mostUnits, "most of its units that allies may send");
    head.push_back({"campaign", FieldKind::Text, false, 0, 0, "the campaign that the army fights in"});
    number("campaign_limit", mostPoints, "most points that the campaign allows");
    number("campaign_units", mostUnits, "most units that the campaign allows");
    return head;
}

KeyRule allyKey() {
    return {"ally", FieldKind::Text, false, 0, 0, "the state that sends it, where that is an ally", longestAlly};
}

KeyRule ownedKey() {
    return {"owned", FieldKind::Integer,
            false,   0,
            999,     "of how many of them you have the models; the game does not look at it"};
}

KeyRule noteKey(std::int64_t longest) {
    return {"note", FieldKind::Text, false, 0, 0, "a remark for the print", longest};
}

Messages noteOf(const Entry& entry) {
    const std::string note = entry.text("note");
    return note.empty() ? Messages() : Messages{note};
}

Messages withAlly(const Entry& entry, Messages remarks) {
    if (const std::string ally = entry.text("ally"); !ally.empty())
        remarks.insert(remarks.begin(), Message("Ally: {0}", {ally}));
    return remarks;
}

Messages withLeft(const Entry& entry, std::string_view key, std::string_view strength, int whole, Messages remarks) {
    const std::int64_t left = entry.integer(key, whole);
    if (left >= 1 && left < whole)
        remarks.insert(remarks.begin(),
                       Message("{0} {1} of {2}", {std::string(strength), std::to_string(left), std::to_string(whole)}));
    return remarks;
}

int alliedUnits(const ArmyList& list) {
    int all = 0;
    for (const Entry& entry : list.entries)
        if (!entry.text("ally").empty())
            all += unitsOf(entry);
    return all;
}

Diagnostics checkLimits(const ArmyList& list, std::optional<int> cost, int units) {
    Diagnostics faults;
    const auto over = [&](const char* code, const char* key, const char* message, int has) {
        if (const Field* limit = exceeded(list, key, has))
            faults.push_back(
                {Severity::Error,
                 code,
                 limit->valuePlace,
                 {message, {std::to_string(has), shown(*limit)}},
                 {},
                 replacingValue(*limit, {"Raise the limit to {0}", {std::to_string(has)}}, std::to_string(has))});
    };
    over("list-over-units", "limit_units", "The army has {0} units, more than its limit of {1}.", units);
    over("list-over-allies", "limit_allies", "Allies send {0} units, more than the limit of {1}.", alliedUnits(list));
    const auto beyond = [&](const char* code, const Field* limit, const char* message, int has) {
        if (limit)
            faults.push_back({Severity::Warning,
                              code,
                              limit->valuePlace,
                              {message, {campaignOf(list), shown(*limit), std::to_string(has)}},
                              {},
                              {}});
    };
    beyond(
        "campaign-over-limit", exceeded(list, "campaign_limit", cost.value_or(0)),
        "{0}: {1} points are allowed, the army costs {2}. This makes no list illegal; it is for the campaign's umpire.",
        cost.value_or(0));
    beyond("campaign-over-units", exceeded(list, "campaign_units", units),
           "{0}: {1} units are allowed, the army has {2}. This makes no list illegal; it is for the campaign's umpire.",
           units);
    return faults;
}

}  // namespace ephor
