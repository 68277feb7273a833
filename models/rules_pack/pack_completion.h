// Completion in a pack's data file: keys of the table, and words where the key has a list of them.
#pragma once

#include "core/rules/pack_schema.h"
#include "models/editor/completion.h"

#include <QStringList>

namespace ephor {

/// `types` are the ids in the pack's troops.toml, which other files may name.
CompletionWords packWordsAt(const QString& text, qsizetype cursor, const PackFileSchema& schema,
                            const QStringList& types);

/// Help for the key or the word at a position; none elsewhere.
std::optional<WordHelp> packHelpAt(const QString& text, qsizetype position, const PackFileSchema& schema);

/// The ids of a catalogue, even one with faults.
QStringList typeIds(const QString& troops);

}  // namespace ephor
