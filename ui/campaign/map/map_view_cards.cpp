// The tool tips of places, armies and fleets on the map of a campaign.
#include "models/text/campaign_words.h"
#include "ui/campaign/map/map_view.h"

namespace ephor {

using namespace campaign;

/// "Army of Attica, at Athens".
QString MapView::armyLine(const CounterMark& counter) const {
    const Campaign& campaign = m_sight.campaign();
    const QString where = nameOf(campaign.scenario, PlaceId(static_cast<int>(counter.city)));
    const QString name = counter.army      ? nameOf(campaign, counter.army)
                         : counter.isVague ? tr("unknown army")
                                           : text(counter.size);
    return tr("%1, at %2").arg(capitalised(name), where);
}

QString MapView::card(const Pointed& pointed) const {
    QString text = pointed.counter ? armyCard(*pointed.counter)
                   : pointed.fleet ? fleetCard(picture().fleets[*pointed.fleet])
                                   : cityCard(m_sight, pointed.place);
    if (const QString said = planSaid(); !said.isEmpty())
        text += QStringLiteral("<hr>") + said.toHtmlEscaped();
    return text;
}

QString MapView::cityCard(const CampaignSight& sight, PlaceId id) {
    const Scenario& scenario = sight.campaign().scenario;
    const campaign::Place& place = scenario.map.place(id);
    const City& city = sight.campaign().state.cities[id.index()];
    QStringList lines;
    lines << QStringLiteral("<b>%1</b>, %2").arg(nameOf(scenario, id).toHtmlEscaped(), text(place.kind));
    lines << tr("%1, tier %2, %3")
                 .arg(nameOf(scenario, city.owner).toHtmlEscaped())
                 .arg(place.tier)
                 .arg(wallsText(place.walls));
    if (sight.knows(city.owner))
        lines << tr("garrison %1, stores %2, loyalty %3").arg(city.garrison).arg(city.stores).arg(city.loyalty);
    if (city.besieger && sight.knowsInside(id))
        lines << tr("besieged by %1, works %2").arg(nameOf(scenario, city.besieger).toHtmlEscaped()).arg(city.works);
    else if (city.besieger)
        lines << tr("under siege");
    lines << tr("%1, %2").arg(QString::fromStdString(place.region).toHtmlEscaped(), text(place.country));
    return lines.join(QStringLiteral("<br>"));
}

QString MapView::fleetCard(const FleetMark& mark) const {
    const Campaign& campaign = m_sight.campaign();
    const QString where = nameOf(campaign.scenario, PlaceId(static_cast<int>(mark.city))).toHtmlEscaped();
    const QString whose = nameOf(campaign.scenario, mark.power).toHtmlEscaped();
    if (!mark.fleet) {
        const FleetSeen& seen = m_sight.fleets()[mark.seen];
        QStringList lines{tr("<b>Unknown fleet</b> of %1 off %2").arg(whose, where)};
        if (!seen.isVague())
            lines << fleetText(mark.size);
        if (seen.sighting)
            lines << tr("Scouts: %1").arg(sightedText(*seen.sighting).toHtmlEscaped());
        lines << (seen.isInSight ? tr("in sight") : ageText(seen.age));
        if (seen.age > 0)
            lines << tr("The fleet may have sailed since.");
        return lines.join(QStringLiteral("<br>"));
    }
    const Fleet& fleet = campaign.state.fleets[mark.fleet.index()];
    QStringList lines;
    lines << tr("<b>%1</b> of %2, at %3").arg(nameOf(campaign, mark.fleet).toHtmlEscaped(), whose, where);
    lines << tr("%n squadrons of ten triremes; %1", nullptr, fleet.squadrons).arg(doing(fleet.station));
    if (fleet.admiral) {
        const Leader& admiral = campaign.state.leaders[fleet.admiral.index()];
        lines
            << tr("%1, command points %2").arg(QString::fromStdString(admiral.name).toHtmlEscaped()).arg(admiral.cpNow);
    }
    if (mark.closes)
        lines << tr("blockades the harbour");
    return lines.join(QStringLiteral("<br>"));
}

/// The tool tip of a sighted army: what is known, how sure it is, and how old.
QString MapView::rumourCard(const ArmySeen& seen) const {
    const Scenario& scenario = m_sight.campaign().scenario;
    const QString what = seen.isVague() ? tr("An unknown army") : text(seen.size);
    QStringList lines{
        tr("<b>%1</b> of %2 at %3")
            .arg(what, nameOf(scenario, seen.power).toHtmlEscaped(), nameOf(scenario, seen.place).toHtmlEscaped())};
    if (seen.sighting)
        lines << tr("Scouts: %1").arg(sightedText(*seen.sighting).toHtmlEscaped());
    lines << (seen.isInSight ? tr("in sight") : ageText(seen.age));
    if (seen.age > 0)
        lines << tr("The army may have moved since.");
    return lines.join(QStringLiteral("<br>"));
}

QString MapView::crowdCard(const std::vector<std::size_t>& counters) const {
    QStringList lines{tr("<b>%n armies</b>; click to choose one", nullptr, static_cast<int>(counters.size()))};
    for (const std::size_t i : counters)
        lines << QStringLiteral("%1 (%2)").arg(
            armyLine(picture().counters[i]).toHtmlEscaped(),
            nameOf(m_sight.campaign().scenario, picture().counters[i].power).toHtmlEscaped());
    return lines.join(QStringLiteral("<br>"));
}

QString MapView::armyCard(std::size_t index) const {
    if (const std::vector<std::size_t> counters = foldedWith(index); counters.size() > 1)
        return crowdCard(counters);
    const CounterMark& counter = picture().counters[index];
    const Campaign& campaign = m_sight.campaign();
    const QString where = nameOf(campaign.scenario, PlaceId(static_cast<int>(counter.city))).toHtmlEscaped();
    const QString whose = nameOf(campaign.scenario, counter.power).toHtmlEscaped();
    if (!counter.army)
        return rumourCard(m_sight.armies()[counter.seen]);
    const Army& army = campaign.state.armies[counter.army.index()];
    QStringList lines;
    lines << tr("<b>%1</b> of %2, at %3").arg(nameOf(campaign, counter.army).toHtmlEscaped(), whose, where);
    lines << unitsText(campaign.state, m_sight.armyIndex(), counter.army);
    if (army.leader) {
        const Leader& leader = campaign.state.leaders[army.leader.index()];
        lines << tr("%1, command points %2").arg(QString::fromStdString(leader.name).toHtmlEscaped()).arg(leader.cpNow);
    } else {
        lines << tr("no leader");
    }
    lines << tr("%1; supply %2, fatigue %3, %4")
                 .arg(doesText(campaign, counter.army))
                 .arg(army.supply)
                 .arg(army.fatigue)
                 .arg(spiritText(army.spirit));
    return lines.join(QStringLiteral("<br>"));
}

}  // namespace ephor
