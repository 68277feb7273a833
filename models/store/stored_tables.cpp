#include "models/store/stored_tables.h"

#include "models/store/connection.h"

#include <QSqlQuery>
#include <QVariant>

using namespace Qt::StringLiterals;

namespace ephor::store {

namespace {

/// The columns that are compared with the journal, each as the bytes of its text: in UTF-16 SQLite does not give back
/// every character.
QString bytesOfColumns(const TableRows& table) {
    QStringList columns;
    for (const QString& column : table.columns)
        columns << u"CAST(%1 AS BLOB)"_s.arg(column);
    return columns.join(u", "_s);
}

/// Writes the rows of a table that have changed.
Result<void> writeTable(Connection& connection, const TableRows& table, const std::vector<QVariantList>& written) {
    if (table.rows.size() < written.size())
        if (Result<void> ran =
                connection.run(u"DELETE FROM %1 WHERE row >= %2"_s.arg(table.table).arg(table.rows.size()));
            !ran)
            return ran;
    const QStringList marks(table.columns.size(), u"?"_s);
    QSqlQuery query(connection.database());
    bool isPrepared = false;
    for (std::size_t row = 0; row < table.rows.size(); ++row) {
        if (row < written.size() && table.rows[row] == written[row])
            continue;
        if (!isPrepared && !query.prepare(u"REPLACE INTO %1 (%2) VALUES (%3)"_s.arg(
                               table.table, table.columns.join(u", "_s), marks.join(u", "_s))))
            return connection.failed(query.lastError());
        isPrepared = true;
        for (int column = 0; column < table.columns.size(); ++column)
            query.bindValue(column, table.rows[row][column]);
        if (!query.exec())
            return connection.failed(query.lastError());
    }
    return {};
}

}  // namespace

Result<void> writeTables(Connection& connection, const std::vector<TableRows>& tables,
                         const std::vector<TableRows>& written) {
    for (std::size_t i = 0; i < tables.size(); ++i) {
        if (written.empty())
            if (Result<void> ran = connection.run(u"DELETE FROM "_s + tables[i].table); !ran)
                return ran;
        if (Result<void> done =
                writeTable(connection, tables[i], written.empty() ? std::vector<QVariantList>() : written[i].rows);
            !done)
            return done;
    }
    return {};
}

Result<std::vector<TableRows>> rowsIn(Connection& connection, std::vector<TableRows> tables) {
    for (TableRows& table : tables) {
        QSqlQuery query(connection.database());
        query.setForwardOnly(true);
        if (!query.exec(u"SELECT %1 FROM %2 ORDER BY row"_s.arg(table.columns.join(u", "_s), table.table)))
            return connection.failed(query.lastError());
        table.rows.clear();
        while (query.next()) {
            QVariantList& row = table.rows.emplace_back();
            for (int i = 0; i < table.columns.size(); ++i)
                row << query.value(i);
        }
        if (query.lastError().isValid())
            return connection.failed(query.lastError());
    }
    return tables;
}

Result<bool> holds(Connection& connection, const TableRows& table) {
    QSqlQuery query(connection.database());
    query.setForwardOnly(true);
    if (!query.exec(u"SELECT %1 FROM %2 ORDER BY row"_s.arg(bytesOfColumns(table), table.table)))
        return connection.failed(query.lastError());
    std::size_t row = 0;
    bool same = true;
    for (; query.next(); ++row) {
        same = same && row < table.rows.size();
        for (int i = 0; same && i < table.columns.size(); ++i) {
            const QVariant stands = query.value(i);
            const QVariant& should = table.rows[row][i];
            same = stands.isNull() == should.isNull() && stands.toByteArray() == should.toString().toUtf8();
        }
    }
    if (query.lastError().isValid())
        return connection.failed(query.lastError());
    return same && row == table.rows.size();
}

}  // namespace ephor::store
