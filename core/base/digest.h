// BLAKE2b-128 over bytes: the mark by which battles, records and rules data are told apart.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

namespace ephor {

/// 16 bytes; compares equal only for equal input (collision-resistant, not a password hash).
struct Digest {
    std::array<std::uint8_t, 16> bytes{};

    friend auto operator<=>(const Digest&, const Digest&) = default;
};

std::string toHex(const Digest& digest);

/// A digest that is fed piece by piece. Numbers go in little-endian; a text goes in with its length before it.
class Digester {
public:
    Digester();

    void addBytes(std::string_view bytes);
    void addText(std::string_view text);
    void addNumber(std::int64_t number);

    /// The digest of all that was added; the digester may go on afterwards.
    Digest digest() const;

private:
    struct State {
        alignas(64) std::array<unsigned char, 384> bytes;
    };
    State m_state;
};

Digest digestOf(std::string_view bytes);

}  // namespace ephor
