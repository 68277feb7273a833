// The secret seed of a campaign, from which all its dice follow.
#pragma once

#include "core/base/digest.h"
#include "core/dice/sealed_dice.h"

#include <algorithm>
#include <optional>
#include <string>

namespace ephor::campaign {

/// The edition of the campaign's rules and dice. Incremented whenever the same seed and orders would give a different
/// result. A campaign of another edition cannot be replayed. Campaigns older than edition numbers have edition 0.
inline constexpr int campaignEdition = 4;
/// Earlier editions had 64-bit seeds only, chosen or random.
inline constexpr int firstEditionOfLongSeeds = 4;

/// 32 bytes: two digests of what `add` feeds, followed by 0 and by 1.
DiceKey keySpreadFrom(auto add) {
    DiceKey key;
    for (int half = 0; half < 2; ++half) {
        Digester digester;
        add(digester);
        digester.addNumber(half);
        const Digest digest = digester.digest();
        std::ranges::copy(digest.bytes, key.bytes.begin() + (half == 0 ? 0 : 16));
    }
    return key;
}

class CampaignSeed {
public:
    CampaignSeed() = default;
    /// A number that somebody chose. For practice only: others can find it by trying numbers.
    CampaignSeed(std::uint64_t number) : m_number(number) {}
    explicit CampaignSeed(const DiceKey& key) : m_key(key), m_number() {}
    /// 256 bits from the operating system's entropy.
    static CampaignSeed fresh() { return CampaignSeed(DiceKey::fresh()); }

    /// Parses text() from the founding entry of a campaign of that edition. Nothing unless it is a 64-bit number or,
    /// since firstEditionOfLongSeeds, 64 hexadecimal digits.
    static std::optional<CampaignSeed> fromText(std::string_view text, int edition);
    /// The chosen number, or 64 hexadecimal digits.
    std::string text() const;

    /// Empty if the seed is 256 random bits.
    const std::optional<std::uint64_t>& number() const { return m_number; }
    /// From an edition before firstEditionOfLongSeeds.
    bool isOld() const { return m_isOld; }
    /// Somebody chose the seed and may have known the dice. False for old seeds, where nobody can tell.
    bool isPractice() const { return m_number && !m_isOld; }
    /// The 256 bits of the seed. A chosen number is expanded by hashing.
    DiceKey key() const;

    friend bool operator==(const CampaignSeed&, const CampaignSeed&) = default;

private:
    DiceKey m_key;
    std::optional<std::uint64_t> m_number = 0;
    bool m_isOld = false;
};

}  // namespace ephor::campaign
