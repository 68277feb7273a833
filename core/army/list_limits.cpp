#include "core/army/list_limits.h"

#include "core/army/check_schema.h"

namespace ephor {

namespace {

constexpr std::int64_t mostUnits = 200;
constexpr std::int64_t mostPoints = 5000;

/// The key's field where the army has more than it says.
const Field* exceeded(const ArmyList& list, std::string_view key, std::int64_t has) {
    const Field* field = list.find(key);
    const auto* most = field ? std::get_if<std::int64_t>(&field->value) : nullptr;
    return most && *most > 0 && has > *most ? field : nullptr;
}

std::string shown(const Field& limit) { return std::to_string(std::get<std::int64_t>(limit.value)); }

std::string campaignOf(const ArmyList& list) {
    const Field* field = list.find("campaign");
    const auto* name = field ? std::get_if<std::string>(&field->value) : nullptr;
    return name && !name->empty() ? *name : "campaign";
}

}  // namespace

std::vector<KeyRule> withLimits(std::vector<KeyRule> head) {
    const auto number = [&head](const char* key, std::int64_t most, const char* help) {
        head.push_back({key, FieldKind::Integer, false, 1, most, help});
    };
    number("limit_units", mostUnits, "most units that the army may have");
    head.push_back({"campaign", FieldKind::Text, false, 0, 0, "the campaign that the army fights in"});
    number("campaign_limit", mostPoints, "most points that the campaign allows");
    number("campaign_units", mostUnits, "most units that the campaign allows");
    return head;
}

Diagnostics checkLimits(const ArmyList& list, std::optional<int> cost, int units) {
    Diagnostics faults;
    if (const Field* limit = exceeded(list, "limit_units", units))
        faults.push_back(
            {Severity::Error,
             "list-over-units",
             limit->valuePlace,
             {"The army has {0} units, more than its limit of {1}.", {std::to_string(units), shown(*limit)}},
             {},
             replacingValue(*limit, {"Raise the limit to {0}", {std::to_string(units)}}, std::to_string(units))});
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
