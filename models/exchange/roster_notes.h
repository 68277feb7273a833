// Custom notes of rosters: texts that no app has a place for, as lines "key: value" before the note itself.
#pragma once

#include "core/army/army_list.h"

#include <QString>
#include <optional>

namespace ephor {

QString noteLine(const Field& field);

/// A line as a field of one of the keys; none where it is part of the note.
std::optional<Field> fieldOfLine(const QString& line, const std::vector<KeyRule>& keys);

}  // namespace ephor
