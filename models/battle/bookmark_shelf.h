// Bookmarks of battles, stored apart from the records so that they do not change a record's digest.
#pragma once

#include "models/battle/battle_session.h"

class QSettings;

namespace ephor {

class BookmarkShelf {
public:
    /// The most battles whose bookmarks are kept; the least recently used are dropped.
    static constexpr qsizetype most = 200;

    /// The settings come from app/ and must outlive it.
    explicit BookmarkShelf(QSettings& settings) : m_settings(settings) {}

    /// The key of a record: the digest of its whole text.
    static QString keyOf(const Record& record);

    std::vector<Bookmark> at(const QString& key) const;
    /// An empty list removes the battle.
    void put(const QString& key, const std::vector<Bookmark>& bookmarks);

private:
    QSettings& m_settings;
};

}  // namespace ephor
