// The public text of an event.
#pragma once

#include "core/campaign/history/event.h"

namespace ephor::campaign {

/// The subject of a piece of news.
enum class News : std::uint8_t { Omen, Battle, Sea, City, Siege, Leader, Treaty, Deal, End, Ruling, Harbour };

struct PublicNews {
    News news = News::Omen;
    std::string text;
    std::string headline = {};  ///< "Pylos falls to Athens"; empty: a ruling, which makes no headline
};
/// One or more sentences; nothing if the event is not public.
std::optional<PublicNews> newsOf(const Campaign& now, const CampaignEvent& event);

/// "Sparta and Corinth".
std::string powersText(const Scenario& scenario, std::span<const PowerId> powers);

}  // namespace ephor::campaign
