#include "models/store/connection.h"

#include "models/store/unfinished_file.h"

#include <QFileInfo>
#include <QSqlQuery>
#include <QUrl>
#include <QUuid>
#include <QVariant>
#include <QtEndian>

using namespace Qt::StringLiterals;

namespace ephor::store {

std::unexpected<Diagnostics> damaged(const QString& file, const QString& how) {
    return trouble(
        file, u"the campaign's file is damaged (%1), and nothing of it is taken; restore it from a copy"_s.arg(how));
}

namespace {

constexpr int logHeaderSize = 32;

/// Whether a file begins like a log of SQLite: 24 bytes, of which the first four say how the next eight sum them up
/// (sqlite.org/fileformat2.html, 4.1 and 4.2).
bool isLog(const QString& path) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return false;
    const QByteArray header = file.read(logHeaderSize);
    if (header.size() < logHeaderSize)
        return false;
    constexpr quint32 littleEndianSums = 0x377f0682;
    constexpr quint32 bigEndianSums = 0x377f0683;
    const auto big = [&header](int word) { return qFromBigEndian<quint32>(header.constData() + 4 * word); };
    if (big(0) != littleEndianSums && big(0) != bigEndianSums)
        return false;
    quint32 one = 0;
    quint32 other = 0;
    for (int word = 0; word < 6; word += 2) {
        const auto summand = [&](int at) { return big(0) == bigEndianSums ? big(at) : qbswap(big(at)); };
        one += summand(word) + other;
        other += summand(word + 1) + one;
    }
    return one == big(6) && other == big(7);
}

}  // namespace

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
    if (!m_database.isValid())
        m_database = QSqlDatabase::addDatabase(m_dialect.driver, m_name);
    // A full path: ":memory:" and "file:x?mode=memory" are names of files, too.
    const QString path = QFileInfo(m_file).absoluteFilePath();
    if (m_access == Access::ReadWrite) {
        m_database.setDatabaseName(path);
        m_database.setConnectOptions(m_dialect.options);
    } else if (Result<void> named = nameForReading(QFileInfo(m_file).canonicalFilePath()); !named) {
        return named;
    }
    if (!m_database.open())
        return failed(m_database.lastError());
    return run(m_dialect.distrust);
}

/// SQLite reads a log by its index. Where the index is missing or the log is none, it would write beside the file, so
/// both are copied. `path` is that of the file itself, not of a link: the log lies beside the file.
Result<void> Connection::nameForReading(const QString& path) {
    const auto url = [](const QString& file, const QString& end) {
        return QString::fromLatin1(QUrl::fromLocalFile(file).toEncoded()) + end;
    };
    const QFileInfo log(path + u"-wal"_s);
    const bool hasIndex = QFileInfo(path + u"-shm"_s).isFile();
    // A program that was killed may leave a log of a header alone: SQLite cannot read it by its index.
    const bool holdsNothing = log.size() <= logHeaderSize && (log.size() > 0 || !hasIndex);
    m_database.setConnectOptions(m_dialect.optionsToRead);
    if (m_access == Access::Alone || !log.isFile() || holdsNothing) {
        m_database.setDatabaseName(url(path, m_dialect.withoutLog));
    } else if (hasIndex && (log.size() == 0 || isLog(log.filePath()))) {
        m_database.setDatabaseName(url(path, m_dialect.withLog));
    } else {
        m_copy.emplace();
        const QString copy = m_copy->filePath(u"copy.ephor"_s);
        if (!m_copy->isValid() || !QFile::copy(path, copy) || !QFile::copy(log.filePath(), copy + u"-wal"_s))
            return trouble(m_file,
                           u"it cannot be read together with %1, for there is no room for temporary files; make room, "
                           "and do it again"_s.arg(log.filePath()));
        m_database.setDatabaseName(url(copy, {}));
    }
    return {};
}

Result<void> Connection::prepare() {
    for (const QString& statement : m_dialect.atOpening)
        if (Result<void> ran = run(statement); !ran)
            return ran;
    return {};
}

Result<void> Connection::ensureOpen() {
    if (m_database.isOpen())
        return {};
    const Result<void> opened = open();
    return opened ? prepare() : opened;
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
            file,
            u"%1; a campaign needs a folder that can be written to and has room: make room, or copy it into another, and "
            "open it there"_s.arg(error.databaseText()));
    case Trouble::NoRoom:
        return trouble(
            file,
            u"%1; see that there is room where the campaign lies, and do it again. Nothing has been changed"_s.arg(
                error.databaseText()));
    case Trouble::Busy:
        return trouble(file,
                       u"Another program has been writing into this campaign for some seconds; close it or wait "
                       "until it is done, and do it again. Nothing has been changed"_s);
    case Trouble::Other:
        break;
    }
    return trouble(file, error.text());
}

}  // namespace ephor::store
