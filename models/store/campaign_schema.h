// The schemas of campaign files: the journal, which never changes; the tables that follow from it, which each version
// with other tables makes anew; and those of the post, which stay.
#pragma once

#include "models/store/dialect.h"

namespace ephor::store {

/// What this program writes, and the newest schema that it reads.
int currentSchema();

/// The statements that make the current schema.
QStringList schemaStatements(const Dialect& dialect);

/// Identifies a schema by all its statements, in the order of what they make by name.
QString digestOf(const QStringList& statements);

/// The digest of the schema `number` (from 1).
QString schemaDigest(int number);

}  // namespace ephor::store
