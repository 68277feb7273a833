// The tables of a campaign file, as numbered migrations.
#pragma once

#include <QStringList>
#include <vector>

namespace ephor::store {

/// "Ephr": what SQLite's application_id says of our files.
inline constexpr int applicationId = 0x45706872;

/// Statements that lead from schema `i` to schema `i + 1`; run in one transaction each. Those released are never changed.
const std::vector<QStringList>& migrations();

/// What this program writes and reads: the number of migrations.
int currentSchema();

}  // namespace ephor::store
