#include "models/store/schema_check.h"

#include "models/store/campaign_schema.h"
#include "models/store/campaign_tables.h"
#include "models/store/connection.h"
#include "models/store/post_tables.h"
#include "models/store/unfinished_file.h"

#include <QSqlQuery>
#include <QVariant>

using namespace Qt::StringLiterals;

namespace ephor::store {

namespace {

struct Statement {
    QString name;  ///< of what it makes
    QString sql;
};

/// The statements of the file's schema.
Result<std::vector<Statement>> statementsIn(Connection& connection) {
    QSqlQuery query(connection.database());
    if (!query.exec(connection.dialect().statements))
        return connection.failed(query.lastError());
    std::vector<Statement> statements;
    while (query.next())
        statements.push_back({query.value(0).toString(), query.value(1).toString()});
    if (query.lastError().isValid())
        return connection.failed(query.lastError());
    return statements;
}

/// Checks that the file holds exactly the tables, views and triggers of its schema: a foreign view or trigger could run
/// anything when the journal is read or written.
Result<void> checkStatements(Connection& connection, int schema) {
    const Result<std::vector<Statement>> found = statementsIn(connection);
    if (!found)
        return std::unexpected(found.error());
    QStringList all;
    for (const Statement& statement : *found)
        all << statement.sql;
    if (schema != currentSchema())
        return digestOf(all) == schemaDigest(schema)
                   ? Result<void>()
                   : damaged(connection.file(),
                             u"its header names the schema %1, which has other tables"_s.arg(schema));
    QStringList missing = schemaStatements(connection.dialect());
    for (const Statement& statement : *found)
        if (!missing.removeOne(statement.sql))
            return damaged(
                connection.file(),
                u"its header names the schema %1, and it holds \"%2\", which Ephor does not make so"_s.arg(schema).arg(
                    statement.name));
    if (!missing.isEmpty())
        return damaged(connection.file(), u"its header names the schema %1, and the file lacks: %2"_s.arg(schema).arg(
                                              missing.front().section(u' ', 0, 2)));
    return {};
}

Result<void> runAll(Connection& connection, const QStringList& statements) {
    for (const QString& statement : statements)
        if (Result<void> ran = connection.run(statement); !ran)
            return ran;
    return {};
}

}  // namespace

Result<void> makeSchema(Connection& connection) {
    const Dialect& dialect = connection.dialect();
    return runAll(connection, schemaStatements(dialect) << dialect.setSchema.arg(currentSchema()));
}

Result<int> soundSchemaIn(Connection& connection) {
    const QString& file = connection.file();
    const Result<qlonglong> id = connection.number(connection.dialect().mark);
    if (!id)
        return std::unexpected(id.error());
    if (*id != applicationId)
        return trouble(file, u"this is no campaign of Ephor; if it was one, restore it from a copy"_s);
    const Result<qlonglong> number = connection.number(connection.dialect().schema);
    if (!number)
        return std::unexpected(number.error());
    if (*number > currentSchema())
        return trouble(
            file,
            u"the campaign was written by a newer Ephor (schema %1, this program knows %2); use that one"_s.arg(*number)
                .arg(currentSchema()));
    if (*number < 1)
        return damaged(file, u"its header names the schema %1, which does not exist"_s.arg(*number));
    const int schema = static_cast<int>(*number);
    Result<void> sound = checkStatements(connection, schema);
    if (sound)
        sound = connection.check();
    if (!sound)
        return std::unexpected(std::move(sound.error()));
    return schema;
}

Result<void> replaceTables(Connection& connection) {
    const Result<std::vector<Statement>> found = statementsIn(connection);
    if (!found)
        return std::unexpected(found.error());
    const Dialect& dialect = connection.dialect();
    QStringList statements;
    QStringList post = postStatements(dialect);
    for (const auto& [name, sql] : *found) {
        post.removeOne(sql);
        if (sql.startsWith("CREATE VIEW"_L1))
            statements << u"DROP VIEW "_s + name;
        else if (sql.startsWith("CREATE TABLE"_L1) && name != "journal"_L1 && !isPostTable(name))
            statements << u"DROP TABLE "_s + name;
    }
    statements += tableStatements(dialect);
    statements += post;
    return runAll(connection, statements << dialect.setSchema.arg(currentSchema()));
}

}  // namespace ephor::store
