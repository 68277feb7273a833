// What one database says otherwise than another. All else that this room says is SQL of the standard.
#pragma once

#include <QSqlError>
#include <QString>
#include <QStringList>

namespace ephor::store {

/// "Ephr": what marks a database as ours.
inline constexpr int applicationId = 0x45706872;

/// What is wrong with a database, as far as somebody can do something about it.
enum class Trouble { Damaged, NoDatabase, NotWritable, NoRoom, Busy, Other };

/// One database's way to say things. Statements with `%1` take a number, those with `?` a value.
struct Dialect {
    QString driver;           ///< Qt's name of it
    QString options;          ///< of a connection
    QString optionsToRead;    ///< of one that writes nothing; the name is a URL
    QString withLog;          ///< ends that URL: the log beside the file is read, with the index that lies there
    QString withoutLog;       ///< ends that URL: only the file is read
    QString distrust;         ///< views and triggers of a file run no functions of the program
    QStringList atOpening;    ///< every connection begins with these; what is no database says so at the first
    QString atClosing;        ///< after it the database stands alone, with nothing beside it
    QString beginToWrite;     ///< a transaction that waits at the door until nobody else writes
    QString mark;             ///< whose database is this?
    QString setMark;          ///< ours: %1
    QString schema;           ///< the number of its schema
    QString setSchema;        ///< %1
    QString statements;       ///< rows by name: each table, index, view and trigger, and the statement that made it
    QString check;            ///< one row: "ok", or what is wrong with one of its pages
    QString copyTo;           ///< a compact copy of it in the file ?, which is not there yet
    QString tableEnd;         ///< after this a column takes values of its own type alone
    QStringList keepJournal;  ///< makes `journal` a table that is only added to, without a gap
    Trouble (*troubleOf)(const QSqlError& error);
};

/// SQLite 3.37 and later: a campaign is one file.
const Dialect& sqlite();

}  // namespace ephor::store
