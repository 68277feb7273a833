#include "core/io/list_fingerprint.h"

#include "core/army/schema_order.h"
#include "core/io/army_list_io.h"

namespace ephor {

std::string comparableText(const ArmyList& list, const ListSchema& schema) {
    return toToml(inSchemaOrder(list, schema));
}

Digest fingerprintOf(const ArmyList& list, const ListSchema& schema) { return digestOf(comparableText(list, schema)); }

std::string shownFingerprint(const Digest& fingerprint) {
    const std::string hex = toHex(fingerprint);
    return hex.substr(0, 4) + "-" + hex.substr(4, 4) + "-" + hex.substr(8, 4) + "-" + hex.substr(12, 4);
}

}  // namespace ephor
