// A list with its keys in the order of its system's schema: what the order of writing does not change.
#pragma once

#include "core/army/army_list.h"

namespace ephor {

/// Keys in the order of the schema, unknown ones after them as they stand. Tables keep their order, for it is that of
/// the army.
ArmyList inSchemaOrder(ArmyList list, const ListSchema& schema);

}  // namespace ephor
