// Battle records (`.battle`): JSON lines with a digest over every byte.
#pragma once

#include "core/battle/record.h"

namespace ephor {

/// Largest record that is read, in bytes.
inline constexpr std::size_t largestRecord = 64 << 20;

std::string toText(const Record& record);

/// The record, or what is wrong with it: cut off, changed by as much as a byte, of a newer format, of another system or rules version, with line numbers.
Result<Record> readRecord(std::string_view text, std::string_view file);

}  // namespace ephor
