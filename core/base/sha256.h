// SHA-256 (FIPS 180-4), which every machine has a tool for: a promise that anyone can check.
#pragma once

#include <cstdint>
#include <span>
#include <string>

namespace ephor {

/// 64 hexadecimal digits.
std::string sha256Hex(std::span<const std::uint8_t> bytes);

}  // namespace ephor
