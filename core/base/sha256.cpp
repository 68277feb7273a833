#include "core/base/sha256.h"

#include <sodium.h>

namespace ephor {

std::array<std::uint8_t, 32> sha256(std::span<const std::uint8_t> bytes) {
    std::array<std::uint8_t, 32> hash{};
    static_assert(hash.size() == crypto_hash_sha256_BYTES);
    crypto_hash_sha256(hash.data(), bytes.data(), bytes.size());
    return hash;
}

std::string sha256Hex(std::span<const std::uint8_t> bytes) {
    const std::array<std::uint8_t, 32> hash = sha256(bytes);
    std::string text(hash.size() * 2 + 1, '\0');
    sodium_bin2hex(text.data(), text.size(), hash.data(), hash.size());
    text.pop_back();
    return text;
}

std::string sha256Of(std::string_view text) {
    return sha256Hex({reinterpret_cast<const std::uint8_t*>(text.data()), text.size()});
}

}  // namespace ephor
