// What the set-up of a battle says of rule systems and players.
#pragma once

#include "core/battle/player.h"

#include <QString>

namespace ephor {

/// One line about a rule system; empty for one without a line.
QString aboutSystem(std::string_view id);
/// What a kind of player does.
QString aboutPlayer(By kind);

}  // namespace ephor
