// The tables and views beside the journal: a campaign in names that a person or a spreadsheet can read. They are made
// from the state, and nothing is read back from them.
#pragma once

#include "core/campaign/model/campaign.h"

#include <QStringList>
#include <QVariant>
#include <vector>

namespace ephor::store {

struct Dialect;

/// The rows of one table. The first column counts them from 0.
struct TableRows {
    QString table;
    QStringList columns;
    std::vector<QVariantList> rows;  ///< whole numbers, texts, or nothing
};

/// What the tables of a campaign hold. Ids and values of enumerations are texts, lists are texts with commas.
std::vector<TableRows> tablesOf(const campaign::Campaign& campaign);

/// The statements that make the tables, empty, and the views of them.
QStringList tableStatements(const Dialect& dialect);

}  // namespace ephor::store
