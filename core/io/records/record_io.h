// Battle records (`.battle`): JSON lines with a digest over every byte.
#pragma once

#include "core/battle/telling/narrator.h"
#include "core/io/lists/army_list_io.h"

namespace ephor {

/// Largest record accepted, in bytes, and most entries (also forks and undos) in one.
inline constexpr std::size_t largestRecord = 64 << 20;
inline constexpr std::size_t mostRecordEntries = 100'000;

/// Lines of JSON: a header (format, kind, program, system, rules, dice, options), the set-up, one line for each entry,
/// fork and undo, the result, one line for each log line, and finally the BLAKE2b-128 digest of all bytes before that
/// line. Positions are whole multiples of 2^-24 inch, facings of 2^-40; choices are written snapped(). The log is for
/// programs that cannot replay the battle because they have other rules.
std::string toText(const Record& record, const Log& log = {});

/// The record, or a fault with its position: not a record, a newer format, truncated, a changed byte, a value out of
/// range.
Result<Record> readRecord(std::string_view text, std::string_view file);

/// The log of a record that readRecord() has accepted; empty if it was written without. `LogLine::telling` is not
/// stored.
Log logIn(std::string_view record);

/// Compares the stored log with the one that the battle produces. A missing log is no fault, nor is a log written by
/// another version than `program`, whose texts may differ. Call it for records that have passed verify().
Diagnostics checkLog(std::string_view text, std::string_view file, const Game& game, const Record& record,
                     std::string_view program);

/// Adds advice to the faults of a record that does not replay. If another version of the program wrote it, the rules
/// may differ, but the log can still be read. Adds nothing if there are no faults or if `program` wrote the record.
void adviseOnOtherProgram(Diagnostics& faults, const std::string& writtenBy, const std::string& file,
                          const std::string& program);

/// Checks that this program can replay the record: it knows the system, with the version and data of the record.
/// `known` are the ids of all systems.
Diagnostics checkRules(const Record& record, std::string_view file, const FindSystem& find,
                       const std::vector<std::string>& known);

}  // namespace ephor
