// Checks answers of players and corrections of the umpire.
#pragma once

#include "core/base/message.h"
#include "core/battle/record/record.h"

namespace ephor {

/// Why `choice` is not a legal answer to `request`; none if it is legal.
std::optional<Message> checkAnswer(const Game& game, const Table& table, const Request& request, const Choice& choice);
/// Why the correction is not possible; none if it is.
std::optional<Message> checkCorrection(const Game& game, const Table& table, const Correction& correction);

}  // namespace ephor
