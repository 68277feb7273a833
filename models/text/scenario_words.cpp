#include "models/text/scenario_words.h"

#include "models/text.h"

namespace ephor {

using namespace campaign;

QString text(BadgeShape shape) {
    switch (shape) {
    case BadgeShape::Circle:
        return tr("circle");
    case BadgeShape::Square:
        return tr("square");
    case BadgeShape::Diamond:
        return tr("diamond");
    case BadgeShape::Triangle:
        return tr("triangle");
    case BadgeShape::Hexagon:
        return tr("hexagon");
    case BadgeShape::Pentagon:
        return tr("pentagon");
    case BadgeShape::Octagon:
        return tr("octagon");
    }
    return {};
}

QString text(GroundKind kind) {
    switch (kind) {
    case GroundKind::Land:
        return tr("land");
    case GroundKind::Water:
        return tr("water");
    case GroundKind::Coast:
        return tr("coast");
    }
    return {};
}

QString aboutText(Ruler ruler) {
    switch (ruler) {
    case Ruler::Feeble:
        return tr(
            "Stays near home, attacks only with almost twice the enemy's strength, keeps its fleets in harbour and "
            "makes no alliances.");
    case Ruler::Incompetent:
        return tr("Sees only what is near, attacks with a third more strength than the enemy and retreats too late.");
    case Ruler::Skilled:
        return tr("Looks far ahead, attacks with a small advantage and retreats in time from a stronger enemy.");
    case Ruler::Rash:
        return tr("Attacks even stronger enemies, seldom retreats, spends its money and refuses peace.");
    }
    return {};
}

}  // namespace ephor
