// What the evaluators of Men of Bronze share: reading units and bodies, and the tables of kinds.
#pragma once

#include "core/army/catalogue.h"
#include "core/rules/men_of_bronze/battle/formulas.h"
#include "core/table/body.h"
#include "tests/conformance/kinds.h"

namespace ephor::conformance::bronze {

namespace mob = ephor::men_of_bronze;

using Kind = KindOf<mob::Options>;

/// The kinds of each file of evaluators.
std::span<const Kind> chanceKinds();  // men_of_bronze_chances.cpp: Arete, dice, losses, tests, whole Fights
std::span<const Kind> groundKinds();  // men_of_bronze_ground.cpp: places and distances
std::span<const Kind> playKinds();    // men_of_bronze_play.cpp: what is legal, and Fights with given dice

/// The type that a field names.
const TroopType& typeOf(const Inputs& inputs, const char* field = "unit");
const TroopType& typeNamed(const std::string& id);

mob::AttackedSide readAttackedSide(const Inputs& inputs, const char* field = "struck_from");
mob::Facing readFacing(const Inputs& inputs, const char* field);

/// MOB-167 to MOB-170: a charger with `remaining` inches has touched a unit that evades; played with all dice.
struct EvadeChances {
    double contact = 0;
    double pursueNeeded = 0;  ///< the remaining movement alone is too little
};
EvadeChances evadeChances(double remaining, bool pursue, const mob::Options& options);

}  // namespace ephor::conformance::bronze
