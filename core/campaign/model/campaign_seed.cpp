#include "core/campaign/model/campaign_seed.h"

#include <charconv>

namespace ephor::campaign {

std::optional<CampaignSeed> CampaignSeed::fromText(std::string_view text, int edition) {
    if (edition >= firstEditionOfLongSeeds)
        if (const std::optional<DiceKey> key = DiceKey::fromHex(text))
            return CampaignSeed(*key);
    std::uint64_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc{} || end != text.data() + text.size())
        return {};
    CampaignSeed seed(number);
    seed.m_isOld = edition < firstEditionOfLongSeeds;
    return seed;
}

std::string CampaignSeed::text() const { return m_number ? std::to_string(*m_number) : m_key.toHex(); }

DiceKey CampaignSeed::key() const {
    return m_number ? keySpreadFrom([&](Digester& digester) {
        digester.addText("practice");
        digester.addNumber(static_cast<std::int64_t>(*m_number));
    })
                    : m_key;
}

}  // namespace ephor::campaign
