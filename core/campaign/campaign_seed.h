// The secret that all dice of a campaign follow from.
#pragma once

#include "core/dice/sealed_dice.h"

#include <optional>
#include <string>

namespace ephor::campaign {

/// Editions before this one knew seeds of 64 bits alone, whether somebody chose them or not.
inline constexpr int firstEditionOfLongSeeds = 4;

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
