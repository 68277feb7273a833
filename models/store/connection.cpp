#include "models/store/connection.h"

#include "models/store/unfinished_file.h"

#include <QFileInfo>
#include <QSqlQuery>
#include <QUrl>
#include <QUuid>
#include <QVariant>

using namespace Qt::StringLiterals;

namespace ephor::store {

std::unexpected<Diagnostics> damaged(const QString& file, const QString& how) {
    return trouble(
        file, u"the campaign's file is damaged (%1), and nothing of it is taken; restore it from a copy"_s.arg(how));
}

Connection::Connection(QString file, Access access, const Dialect& dialect)
    : m_file(std::move(file)), m_name(QUuid::createUuid().toString()), m_access(access), m_dialect(dialect) {}

Connection::~Connection() {
    if (m_database.isOpen() && m_access == Access::ReadWrite) {
        [[maybe_unused]] const auto emptied = run(m_dialect.atClosing);
    }
    m_database.close();
    m_database = {};
    QSqlDatabase::removeDatabase(m_name);
}

Result<void> Connection::open() {
    m_database = QSqlDatabase::addDatabase(m_dialect.driver, m_name);
    // A full path: ":memory:" and "file:x?mode=memory" are names of files, too.
    const QString path = QFileInfo(m_file).absoluteFilePath();
    if (m_access == Access::Alone) {
        const QByteArray url = QUrl::fromLocalFile(path).toEncoded() + "?immutable=1";
        m_database.setDatabaseName(QString::fromLatin1(url));
        m_database.setConnectOptions(m_dialect.optionsAlone);
    } else {
        m_database.setDatabaseName(path);
        m_database.setConnectOptions(m_access == Access::ReadOnly ? m_dialect.optionsToRead : m_dialect.options);
    }
    if (!m_database.open())
        return failed(m_database.lastError());
    return run(m_dialect.distrust);
}

Result<void> Connection::prepare() {
    for (const QString& statement : m_dialect.atOpening)
        if (Result<void> ran = run(statement); !ran)
            return ran;
    return {};
}

Result<void> Connection::run(const QString& statement) {
    QSqlQuery query(m_database);
    if (!query.exec(statement))
        return failed(query.lastError());
    return {};
}

Result<qlonglong> Connection::number(const QString& question) {
    QSqlQuery query(m_database);
    if (!query.exec(question) || !query.next())
        return failed(query.lastError());
    return query.value(0).toLongLong();
}

Result<void> Connection::check() {
    QSqlQuery query(m_database);
    if (!query.exec(m_dialect.check) || !query.next())
        return failed(query.lastError());
    const QString found = query.value(0).toString();
    return found == "ok"_L1 ? Result<void>() : damaged(m_file, found);
}

std::unexpected<Diagnostics> Connection::failed(const QSqlError& error, const QString& file) const {
    switch (m_dialect.troubleOf(error)) {
    case Trouble::Damaged:
        return damaged(file, error.databaseText());
    case Trouble::NoDatabase:
        return trouble(file, u"this is no campaign of Ephor; if it was one, restore it from a copy"_s);
    case Trouble::NotWritable:
        return trouble(
            file, u"%1; a campaign needs a folder that can be written to: copy it into one, and open it there"_s.arg(
                      error.databaseText()));
    case Trouble::NoRoom:
        return trouble(
            file, u"%1; see that there is room where the campaign lies, and do it again"_s.arg(error.databaseText()));
    case Trouble::Busy:
        return trouble(file,
                       u"another program has been writing into this campaign for some seconds; close it or wait "
                       "until it is done, and do it again. Nothing has been changed"_s);
    case Trouble::Other:
        break;
    }
    return trouble(file, error.text());
}

}  // namespace ephor::store
