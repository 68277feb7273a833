// The tables, views and triggers that a campaign file has, against those of its schema.
#pragma once

#include "core/base/result.h"

namespace ephor::store {

class Connection;

/// Makes the current schema in an empty file.
Result<void> makeSchema(Connection& connection);
/// The schema of a campaign file, every page and statement of which is sound. Writes nothing.
Result<int> soundSchemaIn(Connection& connection);
/// Replaces the tables of an earlier schema with empty tables of the current one. Journal and post are not changed.
Result<void> replaceTables(Connection& connection);

}  // namespace ephor::store
