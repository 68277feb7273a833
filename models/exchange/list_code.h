// A list as codes: short lines that fit a QR code and survive a mail. They are compressed, numbered, and carry the
// fingerprint of the whole list.
//
//     EPHOR:2:2:3:3F2A91C077DE2B105D07E3B40C9FA186:PAYLOAD.
//
// is part 2 of 3 in form 2. Form 1 (version 0.1) has only the first 16 digits of the fingerprint; it can still be read.
// The payload is the comparable text (core/io/lists/list_fingerprint.h), compressed by qCompress, in base32 (RFC 4648,
// no padding). The point marks its end, so that text after it in a mail is not read as part of it. Blanks, line breaks
// and quotation marks (>) within a code are ignored.
#pragma once

#include "core/army/army_list.h"

#include <string>
#include <string_view>
#include <vector>

namespace ephor {

/// The largest text that is searched for codes, in bytes.
inline constexpr std::size_t largestPaste = 1 << 20;

/// The parts in order, each small enough for a QR code that a telephone can read from paper. Empty for a list that
/// would need more than 99.
std::vector<std::string> codesOf(const ArmyList& list, const ListSchema& schema);

/// The result of reading codes.
struct ScannedList {
    std::string text;         ///< the list as TOML
    std::string fingerprint;  ///< as printed beside the codes: shownFingerprint, or shownWeakFingerprint for form 1
    bool isWeak = false;      ///< form 1: a different list with the same fingerprint can be made
    Diagnostics remarks;      ///< a warning about form 1, without a place
};

/// Reads all codes in a pasted or scanned text, in any order and with repetitions. Fails where a part is missing,
/// changed, or of another list.
Result<ScannedList> scanCodes(std::string_view text);

}  // namespace ephor
