// One connection to a campaign's database.
#pragma once

#include "core/base/result.h"
#include "models/store/dialect.h"

#include <QSqlDatabase>
#include <QTemporaryDir>
#include <optional>

namespace ephor::store {

/// A file of which nothing may be taken.
std::unexpected<Diagnostics> damaged(const QString& file, const QString& how);

/// What a connection may do with its file.
enum class Access {
    ReadWrite,
    ReadOnly,  ///< writes nothing, not even beside the file; a log that lies there is read
    Alone      ///< writes nothing, and reads the file without the log beside it
};

/// One connection of Qt's registry, by a name of its own; closed and taken out again at the end. What fails says which
/// file, why, and what to do.
class Connection {
public:
    explicit Connection(QString file, Access access = Access::ReadWrite, const Dialect& dialect = sqlite());
    ~Connection();
    Connection(const Connection&) = delete;
    Connection& operator=(const Connection&) = delete;

    const QString& file() const { return m_file; }
    const Dialect& dialect() const { return m_dialect; }
    QSqlDatabase& database() { return m_database; }

    Result<void> open();
    /// The first statements of a connection to one of our own databases.
    Result<void> prepare();
    /// Opens and prepares it unless it is open.
    Result<void> ensureOpen();
    Result<void> run(const QString& statement);
    /// The whole number that a question is answered by.
    Result<qlonglong> number(const QString& question);
    /// Looks at every page: one that is lost or overwritten can look like a table that has fewer rows.
    Result<void> check();
    /// All of `work`, or nothing.
    template <typename F> Result<void> transaction(F work);

    /// What the database says of itself, or of a file that it was to write, and what to do about it.
    std::unexpected<Diagnostics> failed(const QSqlError& error) const { return failed(error, m_file); }
    std::unexpected<Diagnostics> failed(const QSqlError& error, const QString& file) const;

private:
    Result<void> nameForReading(const QString& path);

    QString m_file;
    QString m_name;
    Access m_access;
    const Dialect& m_dialect;
    QSqlDatabase m_database;
    std::optional<QTemporaryDir> m_copy;  ///< of a file and its log, where they cannot be read in their place
};

template <typename F> Result<void> Connection::transaction(F work) {
    // Writers wait at the door: one that begins to read first might find the file changed under it.
    if (Result<void> begun = run(m_dialect.beginToWrite); !begun)
        return begun;
    Result<void> done = work();
    if (done)
        done = run(QStringLiteral("COMMIT"));
    if (!done) {
        [[maybe_unused]] const auto undone = run(QStringLiteral("ROLLBACK"));
    }
    return done;
}

}  // namespace ephor::store
