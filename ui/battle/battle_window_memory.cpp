// What the window remembers from one evening to the next: where its panels stand, and the bookmarks of each record.
#include "models/documents/bookmark_shelf.h"
#include "ui/battle/battle_window.h"

#include <QSettings>

namespace ephor {

namespace {

constexpr int placesVersion = 1;  ///< raised when panels come or go
const QString geometryKey = QStringLiteral("battleWindow/geometry");
const QString placesKey = QStringLiteral("battleWindow/places");

}  // namespace

void BattleWindow::restorePlaces() {
    m_firstPlaces = saveState(placesVersion);
    if (!m_needs.settings)
        return;
    restoreGeometry(m_needs.settings->value(geometryKey).toByteArray());
    restoreState(m_needs.settings->value(placesKey).toByteArray(), placesVersion);
}

void BattleWindow::restoreFirstPlaces() { restoreState(m_firstPlaces, placesVersion); }

void BattleWindow::rememberPlaces() {
    if (!m_needs.settings || !m_hiddenFloating.empty())  // panels that are hidden for a secret would stay hidden
        return;
    m_needs.settings->setValue(geometryKey, saveGeometry());
    m_needs.settings->setValue(placesKey, saveState(placesVersion));
}

void BattleWindow::recallBookmarks() {
    if (!m_needs.settings || m_session->file().empty())
        return;
    m_shelvedFile = m_session->file();
    m_shelvedKey = BookmarkShelf::keyOf(m_session->record());
    m_session->setBookmarks(BookmarkShelf(*m_needs.settings).at(m_shelvedKey));
}

/// Only of a record as it stands in its file: that is how they are found again.
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
