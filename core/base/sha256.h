// SHA-256 (FIPS 180-4), for commitments that people can verify with common tools.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace ephor {

std::array<std::uint8_t, 32> sha256(std::span<const std::uint8_t> bytes);
/// 64 hexadecimal digits.
std::string sha256Hex(std::span<const std::uint8_t> bytes);
std::string sha256Of(std::string_view text);

}  // namespace ephor
