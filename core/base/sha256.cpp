#include "core/base/sha256.h"

#include <array>
#include <sodium.h>

namespace ephor {

std::string sha256Hex(std::span<const std::uint8_t> bytes) {
    std::array<unsigned char, crypto_hash_sha256_BYTES> hash;
    crypto_hash_sha256(hash.data(), bytes.data(), bytes.size());
    std::string text(hash.size() * 2 + 1, '\0');
    sodium_bin2hex(text.data(), text.size(), hash.data(), hash.size());
    text.pop_back();
    return text;
}

}  // namespace ephor
