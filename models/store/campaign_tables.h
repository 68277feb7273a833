// The tables and views beside the journal, with readable names for people and spreadsheets. They are generated from the
// state; nothing is read back from them.
#pragma once

#include "core/campaign/model/campaign.h"

#include <QStringList>
#include <QVariant>
#include <vector>

namespace ephor::store {

struct Dialect;

/// The rows of one table. The first column is the row number, from 0.
struct TableRows {
    QString table;
    QStringList columns;
    std::vector<QVariantList> rows;  ///< integers, texts, or null

    friend bool operator==(const TableRows&, const TableRows&) = default;
};

/// The contents of a campaign's tables. Ids and enumeration values are texts, lists are comma-separated texts.
std::vector<TableRows> tablesOf(const campaign::Campaign& campaign);

/// The statements that create the empty tables and their views.
QStringList tableStatements(const Dialect& dialect);

}  // namespace ephor::store
