// What may be written at a place of an army list: keys of the table, and words where the system has a list of them.
#pragma once

#include "core/battle/game.h"

#include <QString>
#include <optional>
#include <vector>

namespace ephor {

struct ListWord {
    QString text;  ///< what is inserted
    QString help;  ///< our words about it
};

/// What may stand instead of the characters from `from` to the cursor.
struct ListWords {
    qsizetype from = 0;
    std::vector<ListWord> words;
};

/// `system` may be null: then only the head of a list is known. Every word fits what is already typed of it.
ListWords wordsAt(const QString& text, qsizetype cursor, const RuleSystem* system,
                  const std::vector<std::string>& systems);

/// What a word of the text means.
struct ListHelp {
    QString title;  ///< the key, or the name of the type with its points
    QString words;
    QString rule;  ///< the rule's id, or empty
};

/// Of the key or the type of troops at a position; none elsewhere, and none where `system` is null.
std::optional<ListHelp> helpAt(const QString& text, qsizetype position, const RuleSystem* system);

}  // namespace ephor
