// The secret that all dice of a campaign follow from.
#pragma once

#include "core/base/digest.h"
#include "core/dice/sealed_dice.h"

#include <algorithm>
#include <optional>
#include <string>

namespace ephor::campaign {

/// The edition of the campaign's rules and dice. Incremented whenever the same seed and orders would give a different
/// result: a campaign of another edition cannot be replayed. Campaigns that were founded before editions were counted
/// are of edition 0.
inline constexpr int campaignEdition = 4;
/// Editions before this one knew seeds of 64 bits alone, whether somebody chose them or not.
inline constexpr int firstEditionOfLongSeeds = 4;

/// 32 bytes: two digests of what `add` feeds, with 0 and with 1 behind it.
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
    /// A number that somebody chose: for practice, since whoever tries numbers finds it.
    CampaignSeed(std::uint64_t number) : m_number(number) {}
    explicit CampaignSeed(const DiceKey& key) : m_key(key), m_number() {}
    /// 256 bits from the operating system's entropy.
    static CampaignSeed fresh() { return CampaignSeed(DiceKey::fresh()); }

    /// text() read back, from the founding entry of a campaign of that edition; nothing where it is neither a number of
    /// 64 bits nor 64 hexadecimal digits.
    static std::optional<CampaignSeed> fromText(std::string_view text, int edition);
    /// The number that was chosen, or 64 hexadecimal digits.
    std::string text() const;

    /// Empty: 256 random bits.
    const std::optional<std::uint64_t>& number() const { return m_number; }
    /// Of an edition before long seeds.
    bool isOld() const { return m_isOld; }
    /// Somebody chose it, and so may have known the dice. Of old ones nobody can tell.
    bool isPractice() const { return m_number && !m_isOld; }
    /// Of a number that was chosen, what is spread from it.
    DiceKey key() const;

    friend bool operator==(const CampaignSeed&, const CampaignSeed&) = default;

private:
    DiceKey m_key;
    std::optional<std::uint64_t> m_number = 0;
    bool m_isOld = false;
};

}  // namespace ephor::campaign
