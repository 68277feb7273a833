// The tables of a campaign file, as numbered migrations.
#pragma once

#include "models/store/dialect.h"

#include <vector>

namespace ephor::store {

/// Statements that lead from schema `i` to schema `i + 1`; run in one transaction each. Those released are never
/// changed.
std::vector<QStringList> migrations(const Dialect& dialect);

/// What this program writes and reads: the number of migrations.
int currentSchema();

/// The statements that make the schema `number` (from 1): all tables and triggers that a file of this schema holds.
QStringList statementsOf(int number, const Dialect& dialect);

}  // namespace ephor::store
