// Sorts the keys of a list into the order of its schema, so that the order of writing does not matter.
#pragma once

#include "core/army/army_list.h"

namespace ephor {

/// Keys are in the order of the schema, followed by unknown ones in their own order. Tables keep their order, which is
/// that of the army.
ArmyList inSchemaOrder(ArmyList list, const ListSchema& schema);

}  // namespace ephor
