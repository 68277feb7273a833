// Reads and writes the rows of tables in a campaign's database.
#pragma once

#include "core/base/result.h"
#include "models/store/campaign_tables.h"

namespace ephor::store {

class Connection;

/// Writes the rows that have changed. `written` is what the tables hold; empty: not known, so they are rewritten.
Result<void> writeTables(Connection& connection, const std::vector<TableRows>& tables,
                         const std::vector<TableRows>& written);
/// `tables` with the rows that the file has of them.
Result<std::vector<TableRows>> rowsIn(Connection& connection, std::vector<TableRows> tables);
/// Whether the file has exactly these rows, byte for byte.
Result<bool> holds(Connection& connection, const TableRows& table);

}  // namespace ephor::store
