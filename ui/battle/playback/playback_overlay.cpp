#include "ui/battle/playback/playback_overlay.h"

#include "ui/battle/playback/action_card_view.h"
#include "ui/battle/table/table_view.h"
#include "ui/common/battle_looks.h"
#include "ui/common/icons.h"
#include "ui/common/sizes.h"

#include <QBoxLayout>
#include <QEvent>
#include <QLabel>
#include <QLineF>
#include <QToolButton>
#include <algorithm>

namespace ephor {

namespace {

constexpr int readingTime = 4000;  ///< milliseconds that a line is shown

}  // namespace

PlaybackOverlay::PlaybackOverlay(BattleSession& session, Playback& playback, TableView& table)
    : QObject(&table),
      m_session(session),
      m_playback(playback),
      m_table(table),
      m_bar(new QWidget(&table)),
      m_caption(new QLabel(m_bar)),
      m_button(new QToolButton(m_bar)),
      m_card(new ActionCardView(looksOf(session), &table)) {
    m_bar->setObjectName(QStringLiteral("captionBar"));
    m_bar->setAutoFillBackground(true);
    m_caption->setObjectName(QStringLiteral("caption"));
    m_caption->setFont(sized(table.font(), 14));
    m_button->setObjectName(QStringLiteral("skipPlayback"));
    m_button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_button->setFocusPolicy(Qt::NoFocus);
    auto* box = new QHBoxLayout(m_bar);
    box->setContentsMargins(10, 4, 4, 4);
    box->addWidget(m_caption, 1);
    box->addWidget(m_button);
    connect(m_button, &QToolButton::clicked, &playback, [this] {
        if (m_playback.isPlaying())
            m_playback.skip();
        else
            m_playback.replayFromStart();
    });
    connect(m_card, &ActionCardView::clicked, &playback, &Playback::next);
    connect(m_card, &ActionCardView::pointedAt, &playback, &Playback::setHeld);
    connect(&playback, &Playback::changed, this, &PlaybackOverlay::update);
    connect(&session, &BattleSession::changed, this, &PlaybackOverlay::update);
    connect(&session, &BattleSession::momentChanged, this, &PlaybackOverlay::update);
    m_forget.setSingleShot(true);
    m_forget.setInterval(readingTime);
    connect(&m_forget, &QTimer::timeout, this, [this] { tell({}); });
    table.installEventFilter(this);
    update();
}

void PlaybackOverlay::update() {
    const bool isPlaying = m_playback.isPlaying();
    const bool isOver = m_session.ended() && m_session.isLive();
    const bool isTold = !isPlaying && !isOver && !m_told.isEmpty() && m_session.isLive() &&
                        m_session.record().entries.size() == m_toldAt;
    m_bar->setVisible(isPlaying || isOver || isTold);
    m_caption->setVisible(isPlaying || isTold);
    m_caption->setText(isTold ? m_told : m_playback.caption());
    m_caption->setToolTip(isTold ? m_told : QString());
    m_button->setVisible(!isTold);
    m_button->setText(!isPlaying                                  ? tr("Replay from the start")
                      : m_playback.mode() == Playback::Mode::Live ? tr("Skip")
                                                                  : tr("Stop"));
    m_button->setAccessibleName(m_button->text());
    m_button->setIcon(icon(!isPlaying ? "play" : m_playback.mode() == Playback::Mode::Live ? "last" : "stop"));
    m_button->setToolTip(isPlaying ? tr("Space does the same.") : QString());
    const std::optional<ActionCard> card = m_playback.card();
    if (card)
        m_card->setCard(*card, m_playback.isWaiting() && m_playback.mode() == Playback::Mode::Live);
    m_card->setVisible(card.has_value());
    place();
}

void PlaybackOverlay::tell(const QString& what) {
    m_told = what;
    what.isEmpty() ? m_forget.stop() : m_forget.start();
    m_toldAt = m_session.record().entries.size();
    update();
}

void PlaybackOverlay::place() {
    const int margin = scaled(&m_table, 10);
    const QSize wanted = m_bar->sizeHint();
    const int width = std::min(wanted.width(), m_table.width() - 2 * margin);
    m_bar->setGeometry((m_table.width() - width) / 2, m_table.height() - wanted.height() - margin, width,
                       wanted.height());
    if (m_card->isVisibleTo(&m_table))
        placeCard();
    m_card->raise();
}

/// The rectangle of the units on the screen; null where none is on the table.
QRectF PlaybackOverlay::boxOf(const PieceSet& pieces) const {
    QRectF box;
    for (const UnitShown& unit : m_table.drawnUnits())
        if (pieces.contains(unit.piece))
            for (const Vec corner : corners(unit.body))
                box |= QRectF(m_table.camera().toScreen(corner), QSizeF(1, 1));
    return box;
}

void PlaybackOverlay::placeCard() {
    const int margin = scaled(&m_table, 10);
    const QSize size = m_card->sizeHint().boundedTo(m_table.size() - QSize(2 * margin, 2 * margin));
    const int right = std::max(margin, m_table.width() - size.width() - margin);
    const int bottom = std::max(margin, m_bar->y() - size.height() - margin);
    std::vector places{QPoint(margin, margin), QPoint(right, margin), QPoint(margin, bottom), QPoint(right, bottom)};
    const BattleAction* action = m_playback.action();
    PieceSet fighting;
    for (const PieceId piece : {action ? action->actor : PieceId(), action ? action->target : PieceId()})
        if (piece)
            fighting.insert(piece);
    const QRectF fight = boxOf(fighting);
    if (!fight.isNull()) {
        const int gap = scaled(&m_table, 28);  // for names and markers
        const QPoint centre = fight.center().toPoint() - QPoint(size.width() / 2, size.height() / 2);
        for (const QPoint place : {QPoint(qRound(fight.right()) + gap, centre.y()),
                                   QPoint(qRound(fight.left()) - gap - size.width(), centre.y()),
                                   QPoint(centre.x(), qRound(fight.bottom()) + gap),
                                   QPoint(centre.x(), qRound(fight.top()) - gap - size.height())})
            places.emplace_back(std::clamp(place.x(), margin, right), std::clamp(place.y(), margin, bottom));
    }
    const auto cost = [&](QPoint place) {
        static constexpr double covered = 1000;
        static constexpr double near = 80;  // pixels that count as much as a unit that is covered
        const QRectF box(place, size);
        double sum = box.intersects(fight) ? covered : 0;
        for (const UnitShown& unit : m_table.drawnUnits())
            if (!fighting.contains(unit.piece) && box.contains(m_table.camera().toScreen(unit.body.pose.centre)))
                sum += action && action->pieces.contains(unit.piece) ? 10 : 1;
        return fight.isNull() ? sum : sum + QLineF(box.center(), fight.center()).length() / near;
    };
    m_card->setGeometry({*std::ranges::min_element(places, {}, cost), size});
}

bool PlaybackOverlay::eventFilter(QObject* watched, QEvent* event) {
    if (watched == &m_table && event->type() == QEvent::Resize)
        place();
    else if (watched == &m_table && event->type() == QEvent::MouseButtonPress && !m_told.isEmpty())
        tell({});
    return QObject::eventFilter(watched, event);
}

}  // namespace ephor
