// What makes a list an army: DBA-103, DBA-105, DBA-160, DBA-A25.
#pragma once

#include "core/rules/dba/army/army.h"

namespace ephor::dba {

/// All faults of a list, including those of its schema (DBA-103, DBA-105, DBA-160, DBA-A25).
Diagnostics checkList(const ArmyList& list, const ListFigures& figures);

}  // namespace ephor::dba
