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
        return tr("a middling army");
    case Size::Large:
        return tr("a large army");
    }
    return {};
}

QString fleetText(Size size) {
    switch (size) {
    case Size::Small:
        return tr("a few ships");
    case Size::Medium:
        return tr("a middling fleet");
    case Size::Large:
        return tr("a large fleet");
    }
    return {};
}

QString ageText(int moves) {
    return moves == 0   ? tr("seen in this move")
           : moves == 1 ? tr("seen a move ago")
                        : tr("seen %1 moves ago").arg(moves);
}

QString taleText(const Sighting& tale) {
    if (tale.insight == Insight::Something)
        return tr("something is there");
    const QString what = tale.list.empty() ? text(sizeOf(tale.units)) : QString::fromStdString(tale.list);
    return tr("%1, %2").arg(what, doing(tale.posture));
}

QString taleText(const FleetSighting& tale) {
    if (tale.insight == Insight::Something)
        return tr("sails are there");
    const QString what =
        tale.insight == Insight::List ? tr("%n squadrons", nullptr, tale.squadrons) : fleetText(sizeOf(tale.squadrons));
    return tr("%1, %2").arg(what, doing(tale.station));
}

}  // namespace ephor
