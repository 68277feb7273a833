#include "core/dice/fast_dice.h"

#include <algorithm>
#include <array>
#include <cassert>

namespace ephor {

namespace {

constexpr std::uint32_t fiveDice = 7776;  // 6^5
constexpr int mostAtOnce = 16;  // with up to four left over and the excess of one draw, these fit into 64 bits

/// Entry i has the five base-6 digits of i, plus one each, in three bits for each face.
constexpr std::array<std::uint16_t, fiveDice> packedFaces = [] {
    std::array<std::uint16_t, fiveDice> table{};
    for (std::uint32_t i = 0; i < fiveDice; ++i) {
        std::uint32_t rest = i;
        std::uint32_t packed = 0;
        for (int die = 0; die < 5; ++die) {
            packed |= (rest % 6 + 1) << (3 * die);
            rest /= 6;
        }
        table[i] = static_cast<std::uint16_t>(packed);
    }
    return table;
}();

}  // namespace

std::uint64_t mixed(std::uint64_t a, std::uint64_t b) {
    std::uint64_t z = a + 0x9E3779B97F4A7C15ULL * (b + 1);
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ULL;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBULL;
    return z ^ (z >> 31);
}

Pcg32::Pcg32(std::uint64_t seed, std::uint64_t stream)
    : m_state(mixed(mixed(seed, 0), stream)), m_increment((mixed(mixed(seed, 1), stream) << 1) | 1) {
    next();
}

std::uint32_t Pcg32::below(std::uint32_t bound) {
    assert(bound > 0);
    std::uint64_t product = std::uint64_t{next()} * bound;
    if (static_cast<std::uint32_t>(product) < bound) {
        const std::uint32_t threshold = (0U - bound) % bound;
        while (static_cast<std::uint32_t>(product) < threshold)
            product = std::uint64_t{next()} * bound;
    }
    return static_cast<std::uint32_t>(product >> 32);
}

FastDice::FastDice(std::uint64_t seed, std::uint64_t stream) : m_generator(seed, stream) {}

void FastDice::draw(int sides, std::span<std::uint8_t> faces) {
    assert(sides >= 2 && sides <= 255);
    if (sides != 6) {
        for (std::uint8_t& face : faces)
            face = static_cast<std::uint8_t>(m_generator.below(static_cast<std::uint32_t>(sides)) + 1);
        return;
    }
    // Makes all draws for the batch first, so that the loop over the dice needs no test.
    while (!faces.empty()) {
        const int count = std::min(static_cast<int>(faces.size()), mostAtOnce);
        while (m_left < count) {
            m_packed |= std::uint64_t{packedFaces[m_generator.below(fiveDice)]} << (3 * m_left);
            m_left += 5;
        }
        for (int i = 0; i < count; ++i) {
            faces[static_cast<std::size_t>(i)] = static_cast<std::uint8_t>(m_packed & 7);
            m_packed >>= 3;
        }
        m_left -= count;
        faces = faces.subspan(static_cast<std::size_t>(count));
    }
}

}  // namespace ephor
