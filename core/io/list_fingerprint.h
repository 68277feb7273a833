// The mark by which a list is told from every other, on paper and on the screen.
#pragma once

#include "core/army/army_list.h"
#include "core/base/digest.h"

namespace ephor {

/// The list as it is compared: canonical TOML with the keys in the order of the schema.
std::string comparableText(const ArmyList& list, const ListSchema& schema);

/// Over the comparable text: layout, comments and the order of keys do not count.
Digest fingerprintOf(const ArmyList& list, const ListSchema& schema);

/// All 128 bits of a fingerprint as people compare it: "3f2a-91c0-77de-2b10-5d07-e3b4-0c9f-a186".
std::string shownFingerprint(const Digest& fingerprint);

/// The first 64 bits, which is all that version 0.1 showed: "3f2a-91c0-77de-2b10". Two different lists can be made to
/// share them.
std::string shownWeakFingerprint(const Digest& fingerprint);

}  // namespace ephor
