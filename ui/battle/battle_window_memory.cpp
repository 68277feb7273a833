// Bookmarks of each record, stored between runs.
#include "models/battle/bookmark_shelf.h"
#include "ui/battle/battle_window.h"

namespace ephor {

void BattleWindow::recallBookmarks() {
    if (!m_needs.settings || m_session->file().empty())
        return;
    m_shelvedFile = m_session->file();
    m_shelvedKey = BookmarkShelf::keyOf(m_session->record());
    m_session->setBookmarks(BookmarkShelf(*m_needs.settings).at(m_shelvedKey));
}

/// Stores the bookmarks of a record only as it is in its file, because its digest is their key.
void BattleWindow::shelveBookmarks() {
    if (!m_needs.settings || m_session->file().empty() || m_session->isModified())
        return;
    const QString key = BookmarkShelf::keyOf(m_session->record());
    BookmarkShelf shelf(*m_needs.settings);
    if (shelf.at(key) == m_session->bookmarks() && key == m_shelvedKey)
        return;
    if (m_shelvedFile == m_session->file() && !m_shelvedKey.isEmpty() && m_shelvedKey != key)
        shelf.put(m_shelvedKey, {});
    shelf.put(key, m_session->bookmarks());
    m_shelvedKey = key;
    m_shelvedFile = m_session->file();
}

}  // namespace ephor
