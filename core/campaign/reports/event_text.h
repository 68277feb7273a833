// What everybody is told of an event.
#pragma once

#include "core/campaign/history/event.h"

namespace ephor::campaign {

/// What a piece of news is about.
enum class News : std::uint8_t { Omen, Battle, Sea, City, Leader, Treaty, Deal, End, Ruling };

struct PublicNews {
    News news = News::Omen;
    std::string text;
};
/// One or more sentences; nothing where the event is not public.
std::optional<PublicNews> newsOf(const Campaign& now, const CampaignEvent& event);

/// "Sparta and Corinth".
std::string powersText(const Scenario& scenario, std::span<const PowerId> powers);

}  // namespace ephor::campaign
