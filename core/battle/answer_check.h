// Checks of answers and of corrections by the umpire.
#pragma once

#include "core/base/message.h"
#include "core/battle/record.h"

namespace ephor {

/// Why a choice is no legal answer to a request; nothing where it is one.
std::optional<Message> checkAnswer(const Game& game, const Table& table, const Request& request, const Choice& choice);
/// Why a correction cannot be made; nothing where it can.
std::optional<Message> checkCorrection(const Game& game, const Table& table, const Correction& correction);

}  // namespace ephor
