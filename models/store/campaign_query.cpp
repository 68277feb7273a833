#include "models/store/campaign_query.h"

#include "models/store/connection.h"

#include <QLibrary>
#include <QRegularExpression>
#include <QSqlDriver>
#include <QSqlError>
#include <QSqlQuery>
#include <QSqlRecord>
#include <cstring>

using namespace Qt::StringLiterals;

namespace ephor::store {

namespace {

/// Functions of SQLite that Qt does not wrap, from the library that Qt's driver has loaded.
struct SqliteLibrary {
    using Progress = void (*)(void* database, int steps, int (*isOver)(void*), void* context);
    using Limit = int (*)(void* database, int kind, int value);
    using SourceId = const char* (*)();

    Progress progress = nullptr;
    Limit limit = nullptr;
    SourceId sourceId = nullptr;

    static const SqliteLibrary& loaded() {
        static const SqliteLibrary functions = [] {
            QLibrary library(u"sqlite3"_s, 0);
            return SqliteLibrary{reinterpret_cast<Progress>(library.resolve("sqlite3_progress_handler")),
                                 reinterpret_cast<Limit>(library.resolve("sqlite3_limit")),
                                 reinterpret_cast<SourceId>(library.resolve("sqlite3_sourceid"))};
        }();
        return functions;
    }
    /// False if the driver has an SQLite of its own, whose connections this library cannot use.
    bool isOf(QSqlDatabase& database) const {
        QSqlQuery query(database);
        return progress && limit && sourceId && query.exec(u"SELECT sqlite_source_id()"_s) && query.next() &&
               query.value(0).toByteArray() == sourceId();
    }
};

/// Interrupts a running query when its time is up or it is stopped.
class Watch {
public:
    Watch(const QSqlDatabase& database, const std::stop_token& stop, const QueryLimits& limits)
        : m_stop(stop), m_end(std::chrono::steady_clock::now() + limits.time) {
        // The driver gives the address of its pointer.
        const QVariant handle = database.driver()->handle();
        std::memcpy(static_cast<void*>(&m_database), handle.constData(), sizeof m_database);
        constexpr int lengthOfValue = 0;
        constexpr int steps = 1000;
        SqliteLibrary::loaded().limit(m_database, lengthOfValue, static_cast<int>(limits.characters));
        SqliteLibrary::loaded().progress(m_database, steps, &Watch::isOver, this);
    }
    ~Watch() { SqliteLibrary::loaded().progress(m_database, 0, nullptr, nullptr); }
    Watch(const Watch&) = delete;
    Watch& operator=(const Watch&) = delete;

    bool isStopped() const { return m_stop.stop_requested(); }
    bool isLate() const { return std::chrono::steady_clock::now() >= m_end; }

private:
    static int isOver(void* context) {
        const auto* watch = static_cast<const Watch*>(context);
        return watch->isStopped() || watch->isLate() ? 1 : 0;
    }

    std::stop_token m_stop;
    std::chrono::steady_clock::time_point m_end;
    void* m_database = nullptr;
};

std::unexpected<Diagnostics> refused(Message why) { return failure("campaign-question", std::move(why)); }

std::unexpected<Diagnostics> refused(const QSqlQuery& query, const Watch& watch, const QueryLimits& limits) {
    if (watch.isStopped())
        return refused("The question was stopped.");
    if (watch.isLate())
        return refused({"The question took longer than {0} seconds and was stopped. Ask for fewer rows or tables.",
                        {std::to_string(std::chrono::duration_cast<std::chrono::seconds>(limits.time).count())}});
    // What Qt itself refuses, such as several statements, is no error of SQLite's.
    const QSqlError error = query.lastError();
    const bool isOfDriver = error.nativeErrorCode() == "0"_L1 || error.databaseText() == "not an error"_L1;
    return refused(
        {"SQLite cannot answer this: {0}.", {(isOfDriver ? error.driverText() : error.databaseText()).toStdString()}});
}

bool isSelect(const QString& question) {
    static const QRegularExpression begin(
        uR"(^(\s|--[^\n]*\n|/\*.*?\*/)*(select|with|values)\b)"_s,
        QRegularExpression::CaseInsensitiveOption | QRegularExpression::DotMatchesEverythingOption);
    return begin.match(question).hasMatch();
}

QVariant shown(const QVariant& value) {
    return value.typeId() == QMetaType::QByteArray ? QString::fromLatin1(value.toByteArray().toHex()) : value;
}

}  // namespace

Result<QueryResult> runQuery(Connection& connection, const QString& question, const std::stop_token& stop,
                             const QueryLimits& limits) {
    if (!isSelect(question))
        return refused("A question begins with SELECT, WITH or VALUES: the tables can be read, not changed.");
    if (!SqliteLibrary::loaded().isOf(connection.database()))
        return refused("Questions cannot be asked here: the SQLite library that Qt uses was not found.");
    const Watch watch(connection.database(), stop, limits);
    QSqlQuery query(connection.database());
    query.setForwardOnly(true);
    if (!query.exec(question))
        return refused(query, watch, limits);
    QueryResult answer;
    const QSqlRecord record = query.record();
    for (int column = 0; column < record.count(); ++column)
        answer.columns << record.fieldName(column);
    qsizetype characters = 0;
    while (query.next()) {
        answer.isCut = answer.rows.size() == limits.rows || characters > limits.characters;
        if (answer.isCut)
            return answer;
        QVariantList& row = answer.rows.emplace_back();
        for (int column = 0; column < record.count(); ++column) {
            row << shown(query.value(column));
            characters += row.back().toString().size();
        }
    }
    if (query.lastError().isValid())
        return refused(query, watch, limits);
    return answer;
}

}  // namespace ephor::store
