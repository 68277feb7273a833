// Custom notes of rosters: texts that no app has a place for, as lines "key: value" before the note itself.
#pragma once

#include "core/army/army_list.h"

#include <QString>
#include <optional>

namespace ephor {

/// Apps write one entry with a count as several selections. Equal neighbours become one entry again unless a line of
/// notes says otherwise.
inline const QString separateEntry = QStringLiteral("separate entry");
inline const QString withTheOneBefore = QStringLiteral("with the one before");

/// Whether two entries differ in their counts at most.
bool isSameUnit(const Entry& a, const Entry& b);

QString noteLine(const Field& field);

/// A line as a field of one of the keys; none where it is part of the note.
std::optional<Field> fieldOfLine(const QString& line, const std::vector<KeyRule>& keys);

}  // namespace ephor
