// Search by words, the same in every search field.
#pragma once

#include <QString>
#include <QStringList>
#include <algorithm>

namespace ephor {

/// Whether every word of the query is in the text, in any order and in either case.
inline bool hasWords(const QString& text, const QString& query) {
    return std::ranges::all_of(query.split(u' ', Qt::SkipEmptyParts),
                               [&](const QString& word) { return text.contains(word, Qt::CaseInsensitive); });
}

}  // namespace ephor
