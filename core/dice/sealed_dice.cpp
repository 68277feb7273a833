#include "core/dice/sealed_dice.h"

#include <cassert>
#include <sodium.h>

namespace ephor {

DiceKey DiceKey::fresh() {
    [[maybe_unused]] const int ready = sodium_init();
    assert(ready >= 0);
    DiceKey key;
    randombytes_buf(key.bytes.data(), key.bytes.size());
    return key;
}

std::optional<DiceKey> DiceKey::fromHex(std::string_view hex) {
    DiceKey key;
    std::size_t length = 0;
    if (hex.size() != 2 * key.bytes.size() ||
        sodium_hex2bin(key.bytes.data(), key.bytes.size(), hex.data(), hex.size(), nullptr, &length, nullptr) != 0 ||
        length != key.bytes.size())
        return {};
    return key;
}

std::string DiceKey::toHex() const {
    std::string text(bytes.size() * 2 + 1, '\0');
    sodium_bin2hex(text.data(), text.size(), bytes.data(), bytes.size());
    text.pop_back();
    return text;
}

Digest DiceKey::commitment() const { return digestOf({reinterpret_cast<const char*>(bytes.data()), bytes.size()}); }

SealedDice::SealedDice(const DiceKey& key) : m_key(key) {}

std::uint8_t SealedDice::nextByte() {
    if (m_used == m_block.size()) {
        // 256 bytes are four ChaCha20 blocks of 64.
        m_block.fill(0);
        const std::array<unsigned char, crypto_stream_chacha20_NONCEBYTES> nonce{};
        crypto_stream_chacha20_xor_ic(m_block.data(), m_block.data(), m_block.size(), nonce.data(), m_nextBlock,
                                      m_key.bytes.data());
        m_nextBlock += m_block.size() / 64;
        m_used = 0;
    }
    return m_block[m_used++];
}

void SealedDice::draw(int sides, std::span<std::uint8_t> faces) {
    assert(sides >= 2 && sides <= 255);
    const int fair = 256 - 256 % sides;
    for (std::uint8_t& face : faces) {
        int byte = nextByte();
        while (byte >= fair)
            byte = nextByte();
        face = static_cast<std::uint8_t>(byte % sides + 1);
    }
}

}  // namespace ephor
