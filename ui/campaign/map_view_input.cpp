// What hands do on the map: mouse, wheel and keys; and the cards that show what is under the pointer.
#include "models/items/campaign_words.h"
#include "ui/campaign/map_view.h"
#include "ui/common/sizes.h"

#include <QApplication>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QMouseEvent>
#include <QScrollBar>
#include <QToolTip>
#include <cmath>

namespace ephor {

using namespace campaign;

MapView::Pointed MapView::pointedAt(QPointF at) const {
    if (const auto counter = m_layout.counterAt(at - origin()))
        return {counter, PlaceId(static_cast<int>(m_picture.counters[*counter].city))};
    const double reach = 5 * textScale(font());
    double nearest = 1e9;
    PlaceId place;
    for (std::size_t i = 0; i < m_picture.cities.size(); ++i) {
        const CityMark& city = m_picture.cities[i];
        const QPointF off = onScreen(city) - at;
        const double far = std::hypot(off.x(), off.y());
        const bool onName = m_layout.names[i] && m_layout.names[i]->translated(origin()).contains(at);
        if (far < nearest && (onName || far < badgeRadius(city.tier) * textScale(font()) + reach)) {
            nearest = far;
            place = city.place;
        }
    }
    return {std::nullopt, place};
}

void MapView::point(const Pointed& pointed) {
    if (pointed == m_pointed)
        return;
    const bool nameMoves = pointed.place != m_pointed.place;
    m_pointed = pointed;
    setCursor(pointed.place ? Qt::PointingHandCursor : Qt::ArrowCursor);
    planMarch();
    nameMoves ? lay() : viewport()->update();
    if (!m_march.stages.empty())
        Q_EMIT hint(marchSaid());
    else
        Q_EMIT hint(pointed.place ? nameOf(m_sight.campaign().scenario, pointed.place) : QString());
}

void MapView::planMarch() {
    const ArmyId army = m_sight.picked().army;
    m_march = {};
    if (army && m_pointed.place && !m_pointed.counter)
        m_march = marchTo(m_sight.campaign(), m_sight.roll(), army, m_pointed.place);
}

QString MapView::marchSaid() const {
    if (m_march.stages.empty())
        return {};
    const Campaign& campaign = m_sight.campaign();
    const QString who = QString::fromStdString(campaign.state.armies[m_march.army.index()].name);
    QString said = tr("%1 to %2: march points %3")
                       .arg(who, nameOf(campaign.scenario, m_march.stages.back().place))
                       .arg(m_march.points());
    said += m_march.moves() == 1   ? tr(", arrives in this move")
            : m_march.moves() == 2 ? tr(", arrives in the next move")
                                   : tr(", on the way for %1 moves").arg(m_march.moves());
    if (m_march.isForced)
        said += tr("; only a forced march gets through");
    return said + tr("; command points %1").arg(m_march.commandPoints);
}

void MapView::wheelEvent(QWheelEvent* event) {
    zoomAt(event->position(), std::pow(1.15, event->angleDelta().y() / 120.0));
    event->accept();
}

void MapView::mousePressEvent(QMouseEvent* event) {
    m_pressed = m_last = event->position();
    m_panning = event->button() == Qt::LeftButton || event->button() == Qt::MiddleButton;
    m_moved = false;
    event->accept();
}

void MapView::mouseMoveEvent(QMouseEvent* event) {
    const auto [latitude, longitude] = onEarth(viewportTransform().inverted().map(event->position()));
    Q_EMIT cursorAt(latitude, longitude);
    if (!m_panning || event->buttons() == Qt::NoButton) {
        m_panning = false;
        point(pointedAt(event->position()));
        return;
    }
    if (!m_moved && (event->position() - m_pressed).manhattanLength() < QApplication::startDragDistance())
        return;
    m_moved = true;
    m_isFitted = false;
    setCursor(Qt::ClosedHandCursor);
    const QPoint moved = (event->position() - m_last).toPoint();
    m_last += moved;
    horizontalScrollBar()->setValue(horizontalScrollBar()->value() - moved.x());
    verticalScrollBar()->setValue(verticalScrollBar()->value() - moved.y());
}

void MapView::mouseReleaseEvent(QMouseEvent* event) {
    const bool clicked = m_panning && !m_moved && event->button() == Qt::LeftButton;
    m_panning = false;
    setCursor(Qt::ArrowCursor);
    if (!clicked)
        return;
    const Pointed at = pointedAt(event->position());
    if (!at.counter)
        return m_sight.pick(at.place);
    const CounterMark& counter = m_picture.counters[*at.counter];
    if (counter.armies > 1)
        openCrowd(counter, event->globalPosition().toPoint());
    else if (counter.army)
        m_sight.pick(counter.army);
    else
        m_sight.pick(at.place);
}

/// The armies that are folded into one sign, as a list to choose from.
void MapView::openCrowd(const CounterMark& counter, QPoint at) {
    auto* menu = new QMenu(this);
    menu->setObjectName(QStringLiteral("crowd"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (const ArmySeen& seen : m_sight.armies()) {
        if (seen.place.index() != counter.city)
            continue;
        if (!seen.army) {
            menu->addAction(text(seen.size))->setEnabled(false);
            continue;
        }
        const Army& army = m_sight.campaign().state.armies[seen.army.index()];
        connect(menu->addAction(QString::fromStdString(army.name)), &QAction::triggered, this,
                [this, id = seen.army] { m_sight.pick(id); });
    }
    menu->popup(at);
}

void MapView::mouseDoubleClickEvent(QMouseEvent* event) {
    const Pointed at = pointedAt(event->position());
    if (at.counter && m_picture.counters[*at.counter].army)
        Q_EMIT armyActivated(m_picture.counters[*at.counter].army);
    else if (at.place)
        Q_EMIT placeActivated(at.place);
}

void MapView::contextMenuEvent(QContextMenuEvent* event) {
    const Pointed at = pointedAt(event->pos());
    if (!at.place)
        return;
    point(at);
    auto* menu = new QMenu(this);
    menu->setObjectName(QStringLiteral("placeMenu"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    if (!m_march.stages.empty()) {
        const Army& army = m_sight.campaign().state.armies[m_march.army.index()];
        connect(menu->addAction(tr("%1 marches here").arg(QString::fromStdString(army.name))), &QAction::triggered,
                this, [this, march = m_march] { Q_EMIT marchWanted(march); });
    }
    const QString name = nameOf(m_sight.campaign().scenario, at.place);
    connect(menu->addAction(tr("Pick %1").arg(name)), &QAction::triggered, this,
            [this, place = at.place] { m_sight.pick(place); });
    for (const ArmySeen& seen : m_sight.armies())
        if (seen.army && seen.place == at.place)
            connect(menu->addAction(tr("Pick %1").arg(
                        QString::fromStdString(m_sight.campaign().state.armies[seen.army.index()].name))),
                    &QAction::triggered, this, [this, army = seen.army] { m_sight.pick(army); });
    menu->popup(event->globalPos());
}

void MapView::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
    case Qt::Key_Escape:
        m_sight.pickNothing();
        break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (!m_march.stages.empty())
            Q_EMIT marchWanted(m_march);
        else if (m_sight.picked().army)
            Q_EMIT armyActivated(m_sight.picked().army);
        else if (m_sight.picked().place)
            Q_EMIT placeActivated(m_sight.picked().place);
        break;
    default:
        QGraphicsView::keyPressEvent(event);
    }
}

bool MapView::viewportEvent(QEvent* event) {
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const Pointed at = pointedAt(help->pos());
        at.place ? QToolTip::showText(help->globalPos(), card(at), viewport()) : QToolTip::hideText();
        return true;
    }
    if (event->type() == QEvent::Leave) {
        point({});
        Q_EMIT cursorUnknown();
    }
    return QGraphicsView::viewportEvent(event);
}

void MapView::changeEvent(QEvent* event) {
    QGraphicsView::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        takeInk();
}

void MapView::resizeEvent(QResizeEvent* event) {
    QGraphicsView::resizeEvent(event);
    if (m_isFitted)
        fitWar();
}

QString MapView::card(const Pointed& pointed) const {
    QString text = pointed.counter ? armyCard(m_picture.counters[*pointed.counter]) : cityCard(pointed.place);
    if (!m_march.stages.empty())
        text += QStringLiteral("<hr>") + marchSaid().toHtmlEscaped();
    return text;
}

QString MapView::cityCard(PlaceId id) const {
    const Scenario& scenario = m_sight.campaign().scenario;
    const campaign::Place& place = scenario.map.place(id);
    const City& city = m_sight.campaign().state.cities[id.index()];
    QStringList lines;
    lines << QStringLiteral("<b>%1</b>, %2").arg(nameOf(scenario, id).toHtmlEscaped(), text(place.kind));
    lines << tr("%1, tier %2, %3").arg(nameOf(scenario, city.owner)).arg(place.tier).arg(wallsText(place.walls));
    if (m_sight.knows(city.owner))
        lines << tr("garrison %1, stores %2, loyalty %3").arg(city.garrison).arg(city.stores).arg(city.loyalty);
    if (city.besieger)
        lines << tr("besieged by %1, works %2").arg(nameOf(scenario, city.besieger)).arg(city.works);
    lines << tr("%1, %2").arg(QString::fromStdString(place.region), text(place.country));
    return lines.join(QStringLiteral("<br>"));
}

QString MapView::armyCard(const CounterMark& counter) const {
    const Campaign& campaign = m_sight.campaign();
    const QString where = nameOf(campaign.scenario, PlaceId(static_cast<int>(counter.city)));
    const QString whose = nameOf(campaign.scenario, counter.power);
    if (counter.armies > 1)
        return tr("<b>%1 armies at %2</b><br>Click to choose one").arg(counter.armies).arg(where);
    if (!counter.army)
        return tr("<b>%1</b> of %2 at %3").arg(text(counter.size), whose, where);
    const Army& army = campaign.state.armies[counter.army.index()];
    QStringList lines;
    lines << tr("<b>%1</b> of %2, at %3").arg(QString::fromStdString(army.name).toHtmlEscaped(), whose, where);
    lines << unitsText(campaign.state, m_sight.roll(), counter.army);
    if (army.leader) {
        const Leader& leader = campaign.state.leaders[army.leader.index()];
        lines << tr("%1, command points %2").arg(QString::fromStdString(leader.name)).arg(leader.cpNow);
    } else {
        lines << tr("nobody leads it");
    }
    lines << tr("%1; supply %2, fatigue %3, %4")
                 .arg(text(army.posture))
                 .arg(army.supply)
                 .arg(army.fatigue)
                 .arg(spiritText(army.spirit));
    return lines.join(QStringLiteral("<br>"));
}

}  // namespace ephor
