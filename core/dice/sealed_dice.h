// Dice for official battles: a cryptographic stream, so that early dice reveal nothing about later ones.
#pragma once

#include "core/base/digest.h"
#include "core/dice/dice_source.h"

#include <array>
#include <optional>
#include <string_view>

namespace ephor {

/// The secret key of the dice. Publish `commitment` before the battle and the key after it, and anyone can verify the
/// dice.
struct DiceKey {
    std::array<std::uint8_t, 32> bytes{};

    /// A new key from the operating system's entropy.
    static DiceKey fresh();
    /// Reads 64 hexadecimal digits; none for anything else.
    static std::optional<DiceKey> fromHex(std::string_view hex);
    std::string toHex() const;
    /// BLAKE2b-128 of the key.
    Digest commitment() const;

    friend bool operator==(const DiceKey&, const DiceKey&) = default;
};

/// ChaCha20 (RFC 8439 block function as in libsodium's crypto_stream_chacha20) with nonce 0. Takes one byte for each
/// die and rejects those that would bias the face.
class SealedDice final : public DiceSource {
public:
    explicit SealedDice(const DiceKey& key);

    void draw(int sides, std::span<std::uint8_t> faces) override;

private:
    std::uint8_t nextByte();

    DiceKey m_key;
    std::array<std::uint8_t, 256> m_block{};
    std::size_t m_used = sizeof(m_block);
    std::uint64_t m_nextBlock = 0;
};

}  // namespace ephor
