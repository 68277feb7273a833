// Custom notes of rosters: texts that apps have no place for, as lines "key: value" before the note itself.
#pragma once

#include "core/army/army_list.h"

#include <QString>
#include <optional>

namespace ephor {

/// Apps write an entry with a count as several selections. Equal neighbours are merged into one entry unless one of
/// these lines in the notes says otherwise.
inline const QString separateEntry = QStringLiteral("separate entry");
inline const QString withTheOneBefore = QStringLiteral("with the one before");

/// Whether two entries are equal except for their counts.
bool isSameUnit(const Entry& a, const Entry& b);

QString noteLine(const Field& field);

/// A line as a field of one of the keys; none where it belongs to the note.
std::optional<Field> fieldOfLine(const QString& line, const std::vector<KeyRule>& keys);

}  // namespace ephor
