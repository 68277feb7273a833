// Questions in SQL to a campaign's tables.
#pragma once

#include "core/base/result.h"

#include <QStringList>
#include <QVariant>
#include <chrono>
#include <stop_token>
#include <vector>

namespace ephor::store {

class Connection;

struct QueryResult {
    QStringList columns;
    std::vector<QVariantList> rows;
    bool isCut = false;  ///< there are more rows than the limits allow
};

/// How much a question may take.
struct QueryLimits {
    std::size_t rows = 10'000;
    qsizetype characters = 20'000'000;  ///< of all values, and nearly so many of a single one
    std::chrono::milliseconds time{10'000};
};

/// Asks a connection that only reads. The question is one SELECT.
Result<QueryResult> runQuery(Connection& connection, const QString& question, const std::stop_token& stop,
                             const QueryLimits& limits);

}  // namespace ephor::store
