// Responses of charged units (rules, section T).
#pragma once

#include "core/rules/alala/battle/battle.h"

namespace ephor::alala {

enum class Response : std::uint8_t { Stands, Evades, CounterCharges };
void evade(Play& play, PieceId band, PieceId charger);
Response respond(Play& play, PieceId target, PieceId charger, Decision asSkirmishers, Decision asCavalry);

}  // namespace ephor::alala
