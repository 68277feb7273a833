#include "core/campaign/umpire/notice_json.h"

#include "core/io/json_depth.h"

namespace ephor::campaign {

nlohmann::json toJson(const Notice& notice, const char* whatKey) {
    nlohmann::json json{{"reason", notice.reason}};
    if (!notice.what.empty()) {
        json[whatKey] = notice.what;
        json["concerns"] = notice.concerns;
        json["turn"] = notice.turn;
    }
    return json;
}

std::optional<Notice> noticeFrom(const nlohmann::json& json, const char* whatKey) {
    const auto find = [&json](const char* key) { return json.is_object() ? json.find(key) : json.end(); };
    const auto reason = find("reason");
    if (reason == json.end() || !reason->is_string())
        return {};
    Notice notice{reason->get<std::string>(), {}, {}, 0};
    if (const auto what = find(whatKey); what != json.end() && what->is_string())
        notice.what = what->get<std::string>();
    if (const auto concerns = find("concerns"); concerns != json.end() && concerns->is_array())
        for (const nlohmann::json& one : *concerns)
            if (one.is_string())
                notice.concerns.push_back(one.get<std::string>());
    if (const auto turn = find("turn"); turn != json.end() && turn->is_number_integer())
        notice.turn = turn->get<int>();
    return notice;
}

nlohmann::json objectIn(std::string_view action) {
    constexpr int deepest = 8;  // as in players_and_deadline.cpp
    if (tooDeepAt(action, deepest))
        return {};
    nlohmann::json json = nlohmann::json::parse(action, nullptr, false);
    return json.is_object() ? json : nlohmann::json();
}

std::vector<std::string> idsOf(const Scenario& scenario, const std::vector<PowerId>& powers) {
    std::vector<std::string> ids;
    for (const PowerId power : powers)
        ids.push_back(scenario.powers[power.index()].id);
    return ids;
}

}  // namespace ephor::campaign
