#include "models/battle/bookmark_shelf.h"

#include "core/io/records/record_io.h"

#include <QSettings>

namespace ephor {

namespace {

const QString order = QStringLiteral("bookmarks/order");

QString placeOf(const QString& key) { return QStringLiteral("bookmarks/") + key; }

}  // namespace

QString BookmarkShelf::keyOf(const Record& record) { return QString::fromStdString(toHex(digestOf(toText(record)))); }

std::vector<Bookmark> BookmarkShelf::at(const QString& key) const {
    std::vector<Bookmark> bookmarks;
    for (const QString& line : m_settings.value(placeOf(key)).toStringList()) {
        bool isNumber = false;
        const int moment = line.section(u' ', 0, 0).toInt(&isNumber);
        if (isNumber)
            bookmarks.push_back({moment, line.section(u' ', 1)});
    }
    return bookmarks;
}

void BookmarkShelf::put(const QString& key, const std::vector<Bookmark>& bookmarks) {
    QStringList keys = m_settings.value(order).toStringList();
    keys.removeAll(key);
    if (bookmarks.empty()) {
        m_settings.remove(placeOf(key));
    } else {
        QStringList lines;
        for (const Bookmark& bookmark : bookmarks)
            lines << QStringLiteral("%1 %2").arg(QString::number(bookmark.moment), bookmark.label);
        m_settings.setValue(placeOf(key), lines);
        keys.prepend(key);
    }
    while (keys.size() > most)
        m_settings.remove(placeOf(keys.takeLast()));
    m_settings.setValue(order, keys);
}

}  // namespace ephor
