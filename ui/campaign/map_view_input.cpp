// What hands do on the map of a campaign; and the cards that show what is under the pointer.
#include "models/items/campaign_words.h"
#include "ui/campaign/map_view.h"
#include "ui/common/sizes.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QMouseEvent>
#include <QToolTip>

namespace ephor {

using namespace campaign;

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

void MapView::click(QMouseEvent& event) {
    const Pointed at = pointedAt(event.position());
    if (!at.counter)
        return m_sight.pick(at.place);
    const CounterMark& counter = picture().counters[*at.counter];
    if (counter.armies > 1)
        openCrowd(counter, event.globalPosition().toPoint());
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
            menu->addAction(seen.isVague() ? tr("something") : text(seen.size))->setEnabled(false);
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
    if (at.counter && picture().counters[*at.counter].army)
        Q_EMIT armyActivated(picture().counters[*at.counter].army);
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
        MapCanvas::keyPressEvent(event);
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
    return MapCanvas::viewportEvent(event);
}

QString MapView::card(const Pointed& pointed) const {
    QString text = pointed.counter ? armyCard(picture().counters[*pointed.counter]) : cityCard(pointed.place);
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

/// What is known of an army that is seen from afar, how sure it is, and how old.
QString MapView::rumourCard(const ArmySeen& seen) const {
    const Scenario& scenario = m_sight.campaign().scenario;
    const QString what = seen.isVague() ? tr("Something") : text(seen.size);
    QStringList lines{
        tr("<b>%1</b> of %2 at %3").arg(what, nameOf(scenario, seen.power), nameOf(scenario, seen.place))};
    if (seen.tale)
        lines << tr("Scouts: %1").arg(taleText(*seen.tale).toHtmlEscaped());
    lines << (seen.isInSight ? tr("in sight") : ageText(seen.age));
    if (seen.age > 0)
        lines << tr("It may be elsewhere by now.");
    return lines.join(QStringLiteral("<br>"));
}

QString MapView::armyCard(const CounterMark& counter) const {
    const Campaign& campaign = m_sight.campaign();
    const QString where = nameOf(campaign.scenario, PlaceId(static_cast<int>(counter.city)));
    const QString whose = nameOf(campaign.scenario, counter.power);
    if (counter.armies > 1)
        return tr("<b>%1 armies at %2</b><br>Click to choose one").arg(counter.armies).arg(where);
    if (!counter.army)
        return rumourCard(m_sight.armies()[counter.seen]);
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
