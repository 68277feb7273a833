#include "models/editor/toml_cursor.h"

#include <QRegularExpression>

namespace ephor {

TomlCursor cursorIn(const QString& text, qsizetype cursor) {
    static const QRegularExpression heading(QStringLiteral(R"(^\s*\[\[?\s*([\w.-]+)\s*\]\]?)"));
    static const QRegularExpression assignment(QStringLiteral(R"(^\s*([\w-]+)\s*=)"));
    TomlCursor here;
    qsizetype start = 0;
    while (start <= text.size()) {
        qsizetype end = text.indexOf(u'\n', start);
        if (end < 0)
            end = text.size();
        const QString line = text.mid(start, end - start);
        const bool isHere = cursor >= start && cursor <= end;
        if (const auto head = heading.match(line); head.hasMatch() && !isHere) {
            if (start > cursor)
                break;
            here = {head.captured(1), {}};
        } else if (const auto key = assignment.match(line); key.hasMatch() && !isHere) {
            here.keys.insert(key.captured(1));
        }
        start = end + 1;
    }
    return here;
}

}  // namespace ephor
