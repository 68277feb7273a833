#include "ui/battle/log/timeline_bar.h"

#include "core/battle/telling/narrator.h"
#include "models/text.h"
#include "ui/battle/playback/playback.h"
#include "ui/battle/playback/playback_menu.h"
#include "ui/common/icons.h"
#include "ui/common/sizes.h"

#include <QBoxLayout>
#include <QInputDialog>
#include <QLabel>
#include <QMenu>
#include <QToolButton>

namespace ephor {

TimelineBar::TimelineBar(BattleSession& session, Playback& playback, QWidget* parent)
    : QWidget(parent), m_session(session), m_playback(playback), m_words(session.game()) {
    setObjectName(QStringLiteral("timeline"));
    setAccessibleName(tr("Timeline"));
    m_slider = new TimelineSlider(session, this);
    m_where = new QLabel(this);
    m_where->setObjectName(QStringLiteral("moment"));
    m_where->setFont(sized(font(), 12));

    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(2);
    const auto add = [&](auto* one) { buttons->addWidget(one); };
    add(button("first", tr("To the beginning"), QStringLiteral("toFirst"), *this, &TimelineBar::toFirst));
    add(button("back", tr("One event back"), QStringLiteral("back"), *this, &TimelineBar::back));
    m_play = button("play", tr("Replay"), QStringLiteral("play"), playback, &Playback::replayOrStop);
    auto* speeds = new QMenu(m_play);
    fillSpeedMenu(*speeds, playback);
    m_play->setMenu(speeds);
    m_play->setPopupMode(QToolButton::MenuButtonPopup);
    add(m_play);
    add(button("fwd", tr("One event forward"), QStringLiteral("forward"), *this, &TimelineBar::forward));
    add(button("last", tr("To now"), QStringLiteral("toLast"), *this, &TimelineBar::toLast));
    add(button("spear", tr("Next fight"), QStringLiteral("nextFight"), playback, &Playback::nextFight));
    add(button("skull", tr("Next loss"), QStringLiteral("nextLoss"), playback, &Playback::nextLoss));
    auto* left = new QVBoxLayout;
    left->setSpacing(4);
    left->addLayout(buttons);
    left->addWidget(m_where);
    left->addStretch(1);
    auto* box = new QHBoxLayout(this);
    box->setContentsMargins(8, 6, 10, 4);
    box->addLayout(left);
    box->addWidget(m_slider, 1);

    connect(&playback, &Playback::changed, this, &TimelineBar::takePlayback);
    connect(m_slider, &QAbstractSlider::valueChanged, &session, &BattleSession::setMoment);
    connect(m_slider, &TimelineSlider::bookmarkToggled, this, [this](int moment) {
        m_session.setMoment(moment);
        toggleBookmark();
    });
    connect(&session, &BattleSession::eventsChanged, this, &TimelineBar::takeEvents);
    connect(&session, &BattleSession::momentChanged, this, &TimelineBar::takeMoment);
    connect(&session, &BattleSession::bookmarksChanged, m_slider, qOverload<>(&QWidget::update));
    takeEvents();
}

template <typename Receiver>
QToolButton* TimelineBar::button(const char* iconName, const QString& name, const QString& objectName,
                                 Receiver& receiver, void (Receiver::*slot)()) {
    auto* b = new QToolButton(this);
    b->setIcon(icon(iconName));
    b->setIconSize(QSize(16, 16) * textScale(font()));
    b->setToolTip(name);
    b->setAccessibleName(name);
    b->setObjectName(objectName);
    b->setAutoRepeat(objectName == QLatin1String("back") || objectName == QLatin1String("forward"));
    connect(b, &QToolButton::clicked, &receiver, slot);
    return b;
}

void TimelineBar::takeEvents() {
    const QSignalBlocker quiet(m_slider);
    m_slider->setRange(0, m_session.timeline().size());
    takeMoment();
}

void TimelineBar::takeMoment() {
    const QSignalBlocker quiet(m_slider);
    m_slider->setRange(0, m_session.timeline().size());
    m_slider->setValue(m_session.moment());
    m_slider->update();
    const TimelineMark phase = m_session.timeline().phaseAt(m_session.moment());
    m_where->setText(tr("%1\nEvent %2 of %3, roll %4")
                         .arg(m_words.turnAndPhase(phase.turn, phase.phase))
                         .arg(m_session.moment())
                         .arg(m_session.timeline().size())
                         .arg(m_session.timeline().rollsBefore(m_session.moment())));
}

void TimelineBar::toFirst() { m_session.setMoment(0); }
void TimelineBar::toLast() { m_session.setMoment(m_session.timeline().size()); }
void TimelineBar::back() { m_session.setMoment(m_session.timeline().previousMoment(m_session.moment())); }
void TimelineBar::forward() { m_session.setMoment(m_session.timeline().nextMoment(m_session.moment())); }

void TimelineBar::takePlayback() {
    m_play->setIcon(icon(m_playback.isPlaying() ? "stop" : "play"));
    m_play->setAccessibleName(m_playback.isPlaying() ? tr("Stop the replay") : tr("Replay"));
    m_play->setToolTip(m_play->accessibleName());
}

void TimelineBar::toggleBookmark() {
    const int moment = m_session.moment();
    const bool there =
        std::ranges::any_of(m_session.bookmarks(), [moment](const Bookmark& b) { return b.moment == moment; });
    const TimelineMark phase = m_session.timeline().phaseAt(moment);
    QString label = m_words.turnAndPhase(phase.turn, phase.phase);
    if (!there && moment > 0)
        if (const std::string said = toldEvent(m_session.game(), m_session.timeline().event(moment - 1),
                                               m_session.timeline().tableAt(moment - 1));
            !said.empty())
            label = toQString(said);
    m_session.toggleBookmark(moment, label);
}

void TimelineBar::nextBookmark() {
    for (const Bookmark& b : m_session.bookmarks())
        if (b.moment > m_session.moment())
            return m_session.setMoment(b.moment);
    toLast();
}

void TimelineBar::previousBookmark() {
    int found = 0;
    for (const Bookmark& b : m_session.bookmarks())
        if (b.moment < m_session.moment())
            found = b.moment;
    m_session.setMoment(found);
}

}  // namespace ephor
