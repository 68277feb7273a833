// The mark by which a list is told from every other, on paper and on the screen.
#pragma once

#include "core/army/army_list.h"
#include "core/base/digest.h"

namespace ephor {

/// The list as it is compared: canonical TOML with the keys in the order of the schema.
std::string comparableText(const ArmyList& list, const ListSchema& schema);

/// Over the comparable text: layout, comments and the order of keys do not count.
Digest fingerprintOf(const ArmyList& list, const ListSchema& schema);

/// The first half of a fingerprint as people compare it: "3f2a-91c0-77de-2b10".
std::string shownFingerprint(const Digest& fingerprint);

}  // namespace ephor
