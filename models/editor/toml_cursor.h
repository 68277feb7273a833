// The cursor's place in a TOML text, even one that is incomplete and cannot be parsed.
#pragma once

#include <QSet>
#include <QString>

namespace ephor {

struct TomlCursor {
    QString table;       ///< the table's name; empty at the head
    QSet<QString> keys;  ///< the keys of the table, without that of this line
};

TomlCursor cursorIn(const QString& text, qsizetype cursor);

}  // namespace ephor
