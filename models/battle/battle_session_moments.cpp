// The moment of a battle that is shown, and its bookmarks.
#include "models/battle/battle_session.h"

#include <utility>

namespace ephor {

void BattleSession::showPresent() {
    m_isCatchingUp = false;
    m_moment = m_timeline.size();
    Q_EMIT momentChanged(m_moment);
}

void BattleSession::setMoment(int moment) {
    moment = std::clamp(moment, 0, m_timeline.size());
    const bool wasCatchingUp = std::exchange(m_isCatchingUp, false);
    if (!wasCatchingUp && moment == m_moment)
        return;
    m_moment = moment;
    Q_EMIT momentChanged(moment);
    if (wasCatchingUp)
        Q_EMIT changed();
}

void BattleSession::showUpTo(int moment) {
    m_moment = std::clamp(moment, 0, m_timeline.size());
    Q_EMIT momentChanged(m_moment);
}

void BattleSession::toggleBookmark(int moment, const QString& label) {
    const auto same = std::ranges::find(m_bookmarks, moment, &Bookmark::moment);
    if (same != m_bookmarks.end())
        m_bookmarks.erase(same);
    else
        m_bookmarks.push_back({moment, label});
    std::ranges::sort(m_bookmarks, {}, &Bookmark::moment);
    Q_EMIT bookmarksChanged();
}

void BattleSession::setBookmarks(std::vector<Bookmark> bookmarks) {
    std::erase_if(bookmarks, [this](const Bookmark& b) { return b.moment < 0 || b.moment > m_timeline.size(); });
    std::ranges::sort(bookmarks, {}, &Bookmark::moment);
    m_bookmarks = std::move(bookmarks);
    Q_EMIT bookmarksChanged();
}

}  // namespace ephor
