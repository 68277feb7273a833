// Battle records (`.battle`): JSON lines with a digest over every byte.
#pragma once

#include "core/io/army_list_io.h"

namespace ephor {

/// Largest record that is read, in bytes, and most entries (forks, undone stretches) in one.
inline constexpr std::size_t largestRecord = 64 << 20;
inline constexpr std::size_t mostRecordEntries = 100'000;

/// Lines of JSON: a header (format, kind, program, system, rules, dice, options), the set-up, one line for each entry, fork and undone stretch, the result,
/// and last the BLAKE2b-128 digest of every byte before that line. Places are whole numbers of 2^-24 inch, facings of 2^-40; choices are written snapped().
std::string toText(const Record& record);

/// The record, or what is wrong with it and where: no record, of a newer format, cut off, changed by as much as a byte, a value out of range.
Result<Record> readRecord(std::string_view text, std::string_view file);

/// Whether this program can fight the record again: it knows the system, in the version and with the data that the record was made by. `known` are the ids
/// of all systems.
Diagnostics checkRules(const Record& record, std::string_view file, const FindSystem& find,
                       const std::vector<std::string>& known);

}  // namespace ephor
