// Completion in an army list: keys of the table, and words where the system has a list of them.
#pragma once

#include "core/battle/game.h"
#include "models/editor/completion.h"

namespace ephor {

/// `system` may be null; then only the head of a list is known. Every word fits what is already typed.
CompletionWords wordsAt(const QString& text, qsizetype cursor, const RuleSystem* system,
                        const std::vector<std::string>& systems);

/// Help for the key or the troop type at a position; none elsewhere, and none where `system` is null.
std::optional<WordHelp> helpAt(const QString& text, qsizetype position, const RuleSystem* system);

}  // namespace ephor
