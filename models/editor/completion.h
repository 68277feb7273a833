// Completion and help in an editor: words that may stand at a position, and the meaning of a word.
#pragma once

#include <QString>
#include <optional>
#include <vector>

namespace ephor {

struct CompletionWord {
    QString text;  ///< what is inserted
    QString help;  ///< a short explanation
};

/// Words that may replace the characters from `from` to the cursor.
struct CompletionWords {
    qsizetype from = 0;
    std::vector<CompletionWord> words;
};

/// The meaning of a word of the text.
struct WordHelp {
    QString title;  ///< the key, or the name of the type with its points
    QString words;
    QString rule;  ///< the rule's id, or empty
};

}  // namespace ephor
