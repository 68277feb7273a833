// Notices as JSON in entries of the journal. The journal hashes these bytes, so they must not change.
#pragma once

#include "core/campaign/umpire/notice.h"

#include <nlohmann/json.hpp>

namespace ephor::campaign {

/// The keys of `Notice::what`.
inline constexpr const char* ruledKey = "ruled";
inline constexpr const char* vetoedWhatKey = "what";

/// An object. Of a notice without `what`, only the reason is written.
nlohmann::json toJson(const Notice& notice, const char* whatKey = ruledKey);
/// Only the reason is required.
std::optional<Notice> noticeFrom(const nlohmann::json& json, const char* whatKey = ruledKey);

/// The JSON object of an entry's action; null if it is none.
nlohmann::json objectIn(std::string_view action);

/// The ids of powers.
std::vector<std::string> idsOf(const Scenario& scenario, const std::vector<PowerId>& powers);

}  // namespace ephor::campaign
