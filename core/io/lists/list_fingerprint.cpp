#include "core/io/lists/list_fingerprint.h"

#include "core/army/schema_order.h"
#include "core/io/lists/army_list_io.h"

namespace ephor {

std::string comparableText(const ArmyList& list, const ListSchema& schema) {
    return toToml(inSchemaOrder(list, schema));
}

Digest fingerprintOf(const ArmyList& list, const ListSchema& schema) { return digestOf(comparableText(list, schema)); }

std::string shownFingerprint(const Digest& fingerprint) {
    const std::string hex = toHex(fingerprint);
    std::string shown = hex.substr(0, 4);
    for (std::size_t at = 4; at < hex.size(); at += 4)
        shown += "-" + hex.substr(at, 4);
    return shown;
}

std::string shownWeakFingerprint(const Digest& fingerprint) { return shownFingerprint(fingerprint).substr(0, 19); }

}  // namespace ephor
