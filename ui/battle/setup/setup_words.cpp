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
    case By::Doctrine:
        return tr("Decides at once and sensibly. A good opponent to begin with.");
    case By::Search:
        return tr("Tries each choice by playing on from it. Stronger, but slower.");
    case By::Random:
        return tr("Makes any legal choice. For comparison only.");
    default:
        return {};
    }
}

}  // namespace ephor
