#include "ui/battle/setup/setup_words.h"

#include "models/text.h"

namespace ephor {

QString aboutSystem(std::string_view id) {
    if (id == "men_of_bronze")
        return tr("Classical hoplites, over in six turns");
    if (id == "alala")
        return tr("Phalanxes, leaders and cards, in depth");
    if (id == "ohw")
        return tr("Ancients on squares, an hour or two");
    if (id == "dba")
        return tr("All of antiquity, twelve elements a side");
    if (id == "skirmish")
        return tr("Medieval retinues, man against man");
    return {};
}

QString aboutPlayer(By kind) {
    switch (kind) {
    case By::Person:
        return tr("A person at this computer answers the questions.");
    case By::Standard:
        return tr("Plays sensibly and at once. Odds and auto-resolved battles are played by it.");
    case By::Search:
        return tr("Looks ahead: it tries each choice by playing on from it. The strongest, but slow.");
    case By::Random:
        return tr("Makes any legal choice. For comparison only.");
    case By::Novice:
        return tr("Makes many mistakes. An opponent for your first battles.");
    case By::Club:
        return tr("Makes a mistake now and then.");
    default:
        return {};
    }
}

}  // namespace ephor
