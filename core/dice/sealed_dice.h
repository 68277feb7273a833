// The dice of official battles: a cryptographic stream, so that early dice tell nothing about later ones.
#pragma once

#include "core/base/digest.h"
#include "core/dice/dice_source.h"

#include <array>
#include <optional>
#include <string_view>

namespace ephor {

/// The secret that the faces follow from. Its `commitment` may be published before the battle, the key after it: then
/// anyone can check the dice.
struct DiceKey {
    std::array<std::uint8_t, 32> bytes{};

    /// Fresh from the operating system's entropy.
    static DiceKey fresh();
    /// 64 hexadecimal digits; nothing if it is anything else.
    static std::optional<DiceKey> fromHex(std::string_view hex);
    std::string toHex() const;
    /// BLAKE2b-128 of the key.
    Digest commitment() const;

    friend bool operator==(const DiceKey&, const DiceKey&) = default;
};

/// ChaCha20 (RFC 8439 block function as in libsodium's crypto_stream_chacha20) under the key, nonce 0; a byte at a
/// time, rejected where it would bias the face.
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
