// Where in a TOML text the cursor is, also while the text is half written and no parser would take it.
#pragma once

#include <QSet>
#include <QString>

namespace ephor {

struct TomlCursor {
    QString table;       ///< its name; empty at the head
    QSet<QString> keys;  ///< that the table has besides the one in this line
};

TomlCursor cursorIn(const QString& text, qsizetype cursor);

}  // namespace ephor
