// Custom notes of rosters: texts that apps have no place for, as lines "key: value" before the note itself.
#pragma once

#include "models/exchange/roster_terms.h"

#include <QStringList>

namespace ephor {

/// Apps write an entry with a count as several selections. Equal neighbours are merged into one entry unless one of
/// these lines in the notes says otherwise.
inline const QString separateEntry = QStringLiteral("separate entry");
inline const QString withTheOneBefore = QStringLiteral("with the one before");

/// Whether two entries are equal except for their counts.
bool isSameUnit(const Entry& a, const Entry& b);

/// The text without the characters that XML does not allow.
QString plain(const std::string& words);

/// The table of an entry, and the terms of its system.
struct NotePlace {
    const std::string& path;
    const RosterTerms& terms;
};

/// The lines of an entry: a line for each field that has no other place in a roster, then the note.
QStringList notesOf(const std::vector<Field>& fields, const std::vector<KeyRule>& keys, const NotePlace& place);

/// The same for the head of a list, with its state and the version of its rules.
QStringList headNotesOf(const ArmyList& list, const ListSchema& schema, const RosterTerms& terms);

/// A line as a field of one of the keys; none where it belongs to the note.
std::optional<Field> fieldOfLine(const QString& line, const std::vector<KeyRule>& keys);

}  // namespace ephor
