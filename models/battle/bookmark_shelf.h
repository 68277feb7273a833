// Bookmarks of battles, kept apart from their records: they are no part of what was fought and must not change its
// digest.
#pragma once

#include "models/battle/battle_session.h"

class QSettings;

namespace ephor {

class BookmarkShelf {
public:
    /// Battles whose bookmarks are kept; those that were not touched for the longest time give way.
    static constexpr qsizetype most = 200;

    /// The settings come from app/ and must outlive it.
    explicit BookmarkShelf(QSettings& settings) : m_settings(settings) {}

    /// What a record is found by: the digest of its whole text.
    static QString keyOf(const Record& record);

    std::vector<Bookmark> at(const QString& key) const;
    /// None takes the battle off the shelf.
    void put(const QString& key, const std::vector<Bookmark>& bookmarks);

private:
    QSettings& m_settings;
};

}  // namespace ephor
