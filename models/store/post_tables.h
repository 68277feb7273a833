// The tables of the post (campaign_post.h). Unlike the other tables they are read back, and a newer schema keeps them.
#pragma once

#include "models/store/campaign_post.h"
#include "models/store/campaign_tables.h"

namespace ephor::store {

bool isPostTable(const QString& table);
/// The statements that create the empty tables.
QStringList postStatements(const Dialect& dialect);
/// The rows of all tables; those of an empty post name the tables and their columns.
std::vector<TableRows> postTables(const Post& post);
/// The post of such rows; nothing if they hold a word that is not known.
std::optional<Post> postOf(const std::vector<TableRows>& tables);

}  // namespace ephor::store
