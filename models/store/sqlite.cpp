#include "models/store/dialect.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace ephor::store {

namespace {

/// By the result codes of sqlite.org/rescode.html: the low byte is the kind of trouble, the others tell kinds of disk
/// errors apart.
Trouble troubleOf(const QSqlError& error) {
    constexpr int busy = 5;
    constexpr int locked = 6;
    constexpr int readOnly = 8;
    constexpr int diskError = 10;
    constexpr int corrupt = 11;
    constexpr int full = 13;
    constexpr int cannotOpen = 14;
    constexpr int noDatabase = 26;
    constexpr int disksThatCannotBeRead[]{diskError | 1 << 8, diskError | 2 << 8, diskError | 33 << 8};
    const int number = error.nativeErrorCode().toInt();
    const int kind = number & 0xff;
    if (kind == corrupt || std::ranges::contains(disksThatCannotBeRead, number))
        return Trouble::Damaged;
    if (kind == noDatabase)
        return Trouble::NoDatabase;
    if (kind == full || kind == diskError)
        return Trouble::NoRoom;
    if (kind == busy || kind == locked)
        return Trouble::Busy;
    return kind == readOnly || kind == cannotOpen ? Trouble::NotWritable : Trouble::Other;
}

}  // namespace

const Dialect& sqlite() {
    static const Dialect dialect{
        .driver = u"QSQLITE"_s,
        .options = u"QSQLITE_BUSY_TIMEOUT=5000"_s,
        .optionsToRead = u"QSQLITE_BUSY_TIMEOUT=5000;QSQLITE_OPEN_READONLY;QSQLITE_OPEN_URI"_s,
        .withLog = u"?readonly_shm=1"_s,
        .withoutLog = u"?immutable=1"_s,
        .distrust = u"PRAGMA trusted_schema = OFF"_s,
        .atOpening = {u"PRAGMA journal_mode = WAL"_s, u"PRAGMA synchronous = FULL"_s},
        .atClosing = u"PRAGMA wal_checkpoint(TRUNCATE)"_s,
        .beginToWrite = u"BEGIN IMMEDIATE"_s,
        .mark = u"PRAGMA application_id"_s,
        .setMark = u"PRAGMA application_id = %1"_s,
        .schema = u"PRAGMA user_version"_s,
        .setSchema = u"PRAGMA user_version = %1"_s,
        // The statistics of ANALYZE do no harm, where they are SQLite's own tables: others could be computed without
        // end.
        .statements =
            u"SELECT name, sql FROM sqlite_schema WHERE sql IS NOT NULL "
            "AND sql NOT IN ('CREATE TABLE sqlite_stat1(tbl,idx,stat)', "
            "'CREATE TABLE sqlite_stat4(tbl,idx,neq,nlt,ndlt,sample)') ORDER BY name"_s,
        .check = u"PRAGMA integrity_check(1)"_s,
        .copyTo = u"VACUUM INTO ?"_s,
        .tableEnd = u" STRICT"_s,
        .keepJournal = {u"CREATE TRIGGER journal_keeps_its_entries BEFORE UPDATE ON journal "
                        "BEGIN SELECT RAISE(ABORT, 'the journal is only added to'); END"_s,
                        u"CREATE TRIGGER journal_loses_no_entry BEFORE DELETE ON journal "
                        "BEGIN SELECT RAISE(ABORT, 'the journal is only added to'); END"_s,
                        u"CREATE TRIGGER journal_is_written_in_order BEFORE INSERT ON journal "
                        "WHEN NEW.number <> (SELECT COALESCE(MAX(number), 0) + 1 FROM journal) "
                        "BEGIN SELECT RAISE(ABORT, 'an entry of the journal is missing'); END"_s},
        .troubleOf = troubleOf,
    };
    return dialect;
}

}  // namespace ephor::store
