// Texts for reports on armies and fleets.
#include "models/text.h"
#include "models/text/campaign_words.h"

namespace ephor {

using namespace campaign;

QString doing(Posture posture) {
    switch (posture) {
    case Posture::Hold:
        return tr("holding its ground");
    case Posture::March:
        return tr("on the march");
    case Posture::Seek:
        return tr("seeking battle");
    case Posture::Avoid:
        return tr("avoiding battle");
    case Posture::Watch:
        return tr("keeping watch");
    case Posture::LieInWait:
        return tr("lying in wait");
    case Posture::Ravage:
        return tr("ravaging the country");
    case Posture::Besiege:
        return tr("besieging");
    }
    return {};
}

QString doing(Station station) {
    switch (station) {
    case Station::Hold:
        return tr("in harbour");
    case Station::Sail:
        return tr("under way");
    case Station::Seek:
        return tr("seeking battle");
    case Station::Avoid:
        return tr("avoiding battle");
    case Station::Watch:
        return tr("keeping watch");
    case Station::Blockade:
        return tr("blockading the harbour");
    }
    return {};
}

QString text(Size size) {
    switch (size) {
    case Size::Small:
        return tr("a small army");
    case Size::Medium:
        return tr("a medium army");
    case Size::Large:
        return tr("a large army");
    }
    return {};
}

QString fleetText(Size size) {
    switch (size) {
    case Size::Small:
        return tr("a small fleet");
    case Size::Medium:
        return tr("a medium fleet");
    case Size::Large:
        return tr("a large fleet");
    }
    return {};
}

QString ageText(int turns) {
    return turns == 0 ? tr("seen this turn") : turns == 1 ? tr("seen last turn") : tr("seen %1 turns ago").arg(turns);
}

QString sightedText(const Sighting& sighting) {
    if (sighting.insight == Insight::Something)
        return tr("an army of unknown size");
    const QString what = sighting.list.empty() ? text(sizeOf(sighting.units)) : QString::fromStdString(sighting.list);
    return tr("%1, %2").arg(what, doing(sighting.posture));
}

QString sightedText(const FleetSighting& sighting) {
    if (sighting.insight == Insight::Something)
        return tr("a fleet of unknown size");
    const QString what = sighting.insight == Insight::List ? tr("%n squadrons", nullptr, sighting.squadrons)
                                                           : fleetText(sizeOf(sighting.squadrons));
    return tr("%1, %2").arg(what, doing(sighting.station));
}

}  // namespace ephor
