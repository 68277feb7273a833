// The fingerprint that identifies a list on paper and on screen.
#pragma once

#include "core/army/army_list.h"
#include "core/base/digest.h"

namespace ephor {

/// The list in the form that is compared: canonical TOML with the keys in the order of the schema.
std::string comparableText(const ArmyList& list, const ListSchema& schema);

/// Digest of the comparable text. Layout, comments and the order of keys do not count.
Digest fingerprintOf(const ArmyList& list, const ListSchema& schema);

/// All 128 bits of a fingerprint for people to compare: "3f2a-91c0-77de-2b10-5d07-e3b4-0c9f-a186".
std::string shownFingerprint(const Digest& fingerprint);

/// The first 64 bits: "3f2a-91c0-77de-2b10". Version 0.1 showed only these, and two different lists can be constructed
/// that share them.
std::string shownWeakFingerprint(const Digest& fingerprint);

}  // namespace ephor
