// A list as codes: short lines that fit a QR code and survive a mail, compressed, numbered, with the fingerprint of the
// whole list.
//
//     EPHOR:2:2:3:3F2A91C077DE2B105D07E3B40C9FA186:PAYLOAD.
//
// is part 2 of 3 in form 2. Form 1 (version 0.1) has the first 16 digits of the fingerprint only; it is still read. The
// payload is base32 (RFC 4648, no padding) of the comparable text (core/io/list_fingerprint.h) as qCompress leaves it;
// the point ends it, so that what follows in a mail does not join it. Blanks, line breaks and marks of quotation (>)
// within a code do not count.
#pragma once

#include "core/army/army_list.h"

#include <string>
#include <string_view>
#include <vector>

namespace ephor {

/// Largest text in which codes are looked for, in bytes.
inline constexpr std::size_t largestPaste = 1 << 20;

/// The parts in order, each small enough for one QR code that a telephone reads from paper; none of a list that would
/// take more than 99.
std::vector<std::string> codesOf(const ArmyList& list, const ListSchema& schema);

/// What the codes in a text carry.
struct ScannedList {
    std::string text;         ///< the list as TOML
    std::string fingerprint;  ///< as printed beside the codes: shownFingerprint, or shownWeakFingerprint of form 1
    bool isWeak = false;      ///< of form 1: another list can be made to have the same fingerprint
    Diagnostics remarks;      ///< says so, without a place
};

/// The list of all codes in a pasted or scanned text, in any order and with repetitions; why not, where a part is
/// missing, changed, or of another list.
Result<ScannedList> scanCodes(std::string_view text);

}  // namespace ephor
