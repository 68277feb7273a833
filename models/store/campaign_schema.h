// The tables of a campaign file, as numbered migrations.
#pragma once

#include "models/store/dialect.h"

#include <vector>

namespace ephor::store {

/// Statements that lead from schema `i` to schema `i + 1`; run in one transaction each. Those released are never changed.
std::vector<QStringList> migrations(const Dialect& dialect);

/// What this program writes and reads: the number of migrations.
int currentSchema();

/// The tables that the schema `number` (from 1) has and the one before it has not.
QStringList tablesAddedBy(int number);

}  // namespace ephor::store
