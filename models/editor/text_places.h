// Converts between core's places (line and column, in code points from 1) and positions in a QString (UTF-16 units from
// 0).
#pragma once

#include "core/base/result.h"

#include <QString>

namespace ephor {

/// Replaces `length` UTF-16 units from `position` on with `text`.
struct TextEdit {
    qsizetype position = 0;
    qsizetype length = 0;
    QString text;

    friend bool operator==(const TextEdit&, const TextEdit&) = default;
};

/// Part of a text; empty where there is none.
struct TextRange {
    qsizetype position = 0;
    qsizetype length = 0;

    friend bool operator==(const TextRange&, const TextRange&) = default;
};

/// The start of a line (from 1); past the last one: the end of the text.
qsizetype lineStart(const QString& text, int line);
/// The position of a place; past the end of a line or of the text: that end.
qsizetype positionOf(const QString& text, int line, int column);

/// The edit that withFix() (core/base/fix.h) makes, so that an editor can undo it.
TextEdit editOf(const QString& text, const Fix& fix);

/// The smallest edit that turns one text into the other.
TextEdit difference(const QString& from, const QString& to);

/// The word, quoted text or heading at a diagnostic's place, for the editor's underline. Not empty unless the line is.
TextRange rangeOf(const QString& text, const Diagnostic& diagnostic);

}  // namespace ephor
