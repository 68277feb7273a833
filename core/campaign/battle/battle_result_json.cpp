#include "core/campaign/battle/battle_result_json.h"

#include "core/campaign/model/changes/change_json.h"
#include "core/io/json_depth.h"

#include <nlohmann/json.hpp>

namespace ephor::campaign {

using Json = nlohmann::ordered_json;

std::string toJson(const Aftermath& draft) {
    Json json = {{"battle", draft.battle.value}, {"method", wordOf(draft.method)}, {"result", wordOf(draft.verdict)},
                 {"decisive", draft.decisive},   {"units", Json::array()},         {"hit", Json::array()},
                 {"digest", draft.digest},       {"remarks", draft.remarks}};
    if (!draft.played.empty())
        json["played"] = draft.played;
    if (!draft.record.empty())
        json["record"] = draft.record;
    for (const UnitLeft& row : draft.units)
        json["units"].push_back({row.unit.value, row.before, row.left});
    for (const LeaderId leader : draft.hit)
        json["hit"].push_back(leader.value);
    if (!draft.ruled.empty()) {
        json["ruled"] = toJson(draft.ruled);
        json["reason"] = draft.reason;
    }
    if (!draft.typed.empty())
        json["typed"] = toJson(draft.typed);
    return json.dump();
}

Result<Aftermath> aftermathFromJson(std::string_view text) {
    const auto wrong = [] { return failure("journal-result", "The result of a battle cannot be understood."); };
    const Json json = tooDeepAt(text, 8) ? Json() : Json::parse(text, nullptr, false);
    const auto isNumber = [](const Json& value) { return value.is_number_unsigned() && value < 0xFFFF; };
    const auto isText = [&](const char* key) { return json.contains(key) && json[key].is_string(); };
    if (!json.is_object() || !json.contains("battle") || !isNumber(json["battle"]) || !isText("method") ||
        !isText("result") || !isText("digest") || !isText("remarks") || !json.contains("decisive") ||
        !json["decisive"].is_boolean() || !json.contains("units") || !json["units"].is_array() ||
        !json.contains("hit") || !json["hit"].is_array())
        return wrong();
    Aftermath draft;
    draft.battle = BattleId(json["battle"].get<int>());
    const auto method = fromWord<Method>(json["method"].get_ref<const std::string&>());
    const auto verdict = fromWord<Verdict>(json["result"].get_ref<const std::string&>());
    if (!method || !verdict)
        return wrong();
    draft.method = *method;
    draft.verdict = *verdict;
    draft.decisive = json["decisive"].get<bool>();
    draft.digest = json["digest"].get<std::string>();
    draft.remarks = json["remarks"].get<std::string>();
    if (isText("played"))
        draft.played = json["played"].get<std::string>();
    if (isText("record"))
        draft.record = json["record"].get<std::string>();
    for (const Json& row : json["units"]) {
        if (!row.is_array() || row.size() != 3 || !isNumber(row[0]) || !isNumber(row[1]) || !isNumber(row[2]))
            return wrong();
        draft.units.push_back({UnitId(row[0].get<int>()), row[1].get<int>(), row[2].get<int>()});
    }
    for (const Json& leader : json["hit"]) {
        if (!isNumber(leader))
            return wrong();
        draft.hit.push_back(LeaderId(leader.get<int>()));
    }
    if (isText("ruled") && isText("reason")) {
        Result<Changes> ruled = changesFromJson(json["ruled"].get_ref<const std::string&>());
        if (!ruled)
            return wrong();
        draft.ruled = std::move(*ruled);
        draft.reason = json["reason"].get<std::string>();
    }
    if (isText("typed")) {
        Result<TypedDice> typed = typedDiceFromJson(json["typed"].get_ref<const std::string&>());
        if (!typed)
            return wrong();
        draft.typed = std::move(*typed);
    }
    return draft;
}

}  // namespace ephor::campaign
