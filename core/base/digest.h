// BLAKE2b-128, which identifies battles, records and rules data.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

namespace ephor {

/// 16 bytes. Equal only for equal input (collision-resistant; not a password hash).
struct Digest {
    std::array<std::uint8_t, 16> bytes{};

    friend auto operator<=>(const Digest&, const Digest&) = default;
};

std::string toHex(const Digest& digest);

/// Computes a digest from parts. Numbers are added in little-endian order, texts with their length first.
class Digester {
public:
    Digester();

    void addBytes(std::string_view bytes);
    void addText(std::string_view text);
    void addNumber(std::int64_t number);

    /// The digest of everything added so far; more may be added afterwards.
    Digest digest() const;

private:
    struct State {
        alignas(64) std::array<unsigned char, 384> bytes;
    };
    State m_state;
};

Digest digestOf(std::string_view bytes);

}  // namespace ephor
