// What the battle tells of itself.
#include "core/rules/alala/alala_system.h"

namespace ephor::alala {

BattleInfo battleInfo() {
    BattleInfo info;
    info.phases = {{"Deployment", "ALA-083"}, {"Initiative", "ALA-097"},        {"Command", "ALA-102"},
                   {"Skirmish", "ALA-105"},   {"Phalanx Manoeuvre", "ALA-109"}, {"Charge", "ALA-172"},
                   {"Combat", "ALA-192"},     {"After Combat", "ALA-230"}};
    return info;
}

}  // namespace ephor::alala
