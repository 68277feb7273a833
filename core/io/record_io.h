// Battle records (`.battle`): JSON lines with a digest over every byte.
#pragma once

#include "core/battle/narrator.h"
#include "core/io/army_list_io.h"

namespace ephor {

/// Largest record that is read, in bytes, and most entries (forks, undone stretches) in one.
inline constexpr std::size_t largestRecord = 64 << 20;
inline constexpr std::size_t mostRecordEntries = 100'000;

/// Lines of JSON: a header (format, kind, program, system, rules, dice, options), the set-up, one line for each entry,
/// fork and undone stretch, the result, one for each line of the log, and last the BLAKE2b-128 digest of every byte
/// before that line. Places are whole numbers of 2^-24 inch, facings of 2^-40; choices are written snapped(). The log
/// is for who can no longer fight the battle again: a program with other rules.
std::string toText(const Record& record, const Log& log = {});

/// The record, or what is wrong with it and where: no record, of a newer format, cut off, changed by as much as a byte,
/// a value out of range.
Result<Record> readRecord(std::string_view text, std::string_view file);

/// The log of a record that readRecord() has accepted; empty where it was written without. What belongs in the story is
/// not kept.
Log logIn(std::string_view record);

/// Whether the log that stands in the record is the one that the battle makes; no log is no fault, and none that
/// another version of the program than `program` wrote, whose words may be others. To be asked of a record that
/// verify() has passed.
Diagnostics checkLog(std::string_view text, std::string_view file, const Game& game, const Record& record,
                     std::string_view program);

/// Adds advice to the faults of a record that does not replay: where another version of the program wrote it, the rules
/// may differ, and the log in the file can still be read. Nothing is added where there is no fault, or where `program`
/// wrote it.
void adviseOnOtherProgram(Diagnostics& faults, const std::string& writtenBy, const std::string& file,
                          const std::string& program);

/// Whether this program can fight the record again: it knows the system, in the version and with the data that the
/// record was made by. `known` are the ids of all systems.
Diagnostics checkRules(const Record& record, std::string_view file, const FindSystem& find,
                       const std::vector<std::string>& known);

}  // namespace ephor
