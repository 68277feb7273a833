// What an editor offers while one writes: words that may stand at a place, and what a word means.
#pragma once

#include <QString>
#include <optional>
#include <vector>

namespace ephor {

struct CompletionWord {
    QString text;  ///< what is inserted
    QString help;  ///< our words about it
};

/// What may stand instead of the characters from `from` to the cursor.
struct CompletionWords {
    qsizetype from = 0;
    std::vector<CompletionWord> words;
};

/// What a word of the text means.
struct WordHelp {
    QString title;  ///< the key, or the name of the type with its points
    QString words;
    QString rule;  ///< the rule's id, or empty
};

}  // namespace ephor
