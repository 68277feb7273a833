// The timeline below the table: beginnings of turns, losses, bookmarks, and the moment that is shown.
#pragma once

#include "models/battle/battle_session.h"
#include "models/text/battle_words.h"

#include <QAbstractSlider>

class QLabel;
class QToolButton;

namespace ephor {

class Playback;

/// The line itself: a slider with marks.
class TimelineSlider final : public QAbstractSlider {
    Q_OBJECT

public:
    TimelineSlider(BattleSession& session, QWidget* parent = nullptr);
    QSize sizeHint() const override;

Q_SIGNALS:
    void bookmarkToggled(int moment);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    bool event(QEvent* event) override;

private:
    /// The bookmark at that place; null where there is none.
    const Bookmark* bookmarkAt(double x) const;
    /// The units lost at that place, each with its turn.
    QString lossesAt(double x) const;
    /// Shows a field at the bookmark for its name.
    void editName(const Bookmark& bookmark);
    void rename(int moment, const QString& label);
    double xOf(int moment) const;
    int momentAt(double x) const;

    BattleSession& m_session;
};

class TimelineBar final : public QWidget {
    Q_OBJECT

public:
    /// Both must outlive it.
    TimelineBar(BattleSession& session, Playback& playback, QWidget* parent = nullptr);

public Q_SLOTS:
    void toFirst();
    void toLast();
    void back();
    void forward();
    void toggleBookmark();
    void nextBookmark();
    void previousBookmark();

private:
    void takeEvents();
    void takeMoment();
    void takePlayback();
    template <typename Receiver>
    QToolButton* button(const char* icon, const QString& name, const QString& objectName, Receiver& receiver,
                        void (Receiver::*slot)());

    BattleSession& m_session;
    Playback& m_playback;
    BattleWords m_words;
    TimelineSlider* m_slider = nullptr;
    QToolButton* m_play = nullptr;
    QLabel* m_where = nullptr;
};

}  // namespace ephor
