// What the window stores between runs: how play is shown, and the bookmarks, players and standing orders of a record.
#include "models/battle/bookmark_shelf.h"
#include "ui/battle/battle_window.h"
#include "ui/battle/playback/playback.h"
#include "ui/battle/playback/playback_overlay.h"

#include <QShortcut>

namespace ephor {

void BattleWindow::makePlayback() {
    m_playback = new Playback(*m_session, *m_table, m_needs.playback, this);
    m_overlay = new PlaybackOverlay(*m_session, *m_playback, *m_table);
    m_skip = new QShortcut(QKeySequence(Qt::Key_Space), this);
    m_skip->setEnabled(false);
    connect(m_skip, &QShortcut::activated, m_playback, &Playback::skip);
    connect(m_playback, &Playback::changed, this, [this] {
        m_skip->setEnabled(m_playback->isPlaying());
        if (m_needs.settings && m_needs.playback != m_playback->settings())
            storePlayback(*m_needs.settings, m_playback->settings());
        m_needs.playback = m_playback->settings();
    });
}

void BattleWindow::recall() {
    if (!m_needs.settings)
        return;
    if (!m_session->file().empty()) {
        m_shelvedFile = m_session->file();
        m_shelvedKey = BookmarkShelf::keyOf(m_session->record());
        m_session->setBookmarks(BookmarkShelf(*m_needs.settings).at(m_shelvedKey));
    }
    m_seatKey = SeatShelf::keyOf(m_session->record());
    m_seating = SeatShelf(*m_needs.settings).at(m_seatKey);
    // A record that was loaded has two persons; a new battle and a what-if have the players that were chosen.
    const bool isLoaded = !m_session->file().empty() || !m_session->record().entries.empty();
    if (isLoaded && seatingOf(*m_session) == Seating{})
        setSeating(*m_session, m_seating);
    shelveSeats();
}

void BattleWindow::shelveSeats() {
    if (!m_needs.settings || m_session->isBusy() || seatingOf(*m_session) == m_seating)
        return;
    m_seating = seatingOf(*m_session);
    SeatShelf(*m_needs.settings).put(m_seatKey, m_seating);
}

/// Stores bookmarks only of a record as it is in its file, because its digest is their key.
void BattleWindow::shelve() {
    shelveSeats();
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
