// Rosters of BattleScribe and New Recruit, based on the data that bsdata.h exports.
//
// A unit is a selection of its type; flags, numbers and choices are selections within it. Its name is the custom name.
// Texts that apps have no place for are lines "key: value" in its custom notes, before the note itself. What apps add
// (costs, profiles, categories) follows from the data and is ignored.
#pragma once

#include "core/io/lists/army_list_io.h"

#include <QByteArray>

namespace ephor {

/// The largest roster that is read, in bytes of XML, and the largest archive.
inline constexpr std::size_t largestRoster = 8 << 20;
inline constexpr std::size_t largestRosterArchive = 2 << 20;

/// A written roster, and the parts of the list that it cannot contain.
struct WrittenRoster {
    QByteArray xml;
    Diagnostics lost;
};
/// Reading it gives the same list except for `lost`; this is checked by reading it. Equal lists give equal bytes.
WrittenRoster rosterOf(const ArmyList& list, const RuleSystem& system);

/// The bytes of a roster file: an archive where the name ends in .rosz, XML otherwise.
QByteArray rosterFile(const QByteArray& xml, const QString& name);

/// Reads a list from a roster. `diagnostics` has first the parts of the roster that were left out, then the diagnostics
/// of the list, all without lines. There is no list if the file is not a roster or `find` does not know its game.
ReadList readRoster(const QByteArray& xml, std::string_view file, const FindSystem& find,
                    const std::vector<std::string>& known);

/// The same for an archive (.rosz).
ReadList readRosterArchive(const QByteArray& zip, std::string_view file, const FindSystem& find,
                           const std::vector<std::string>& known);

/// Either kind; recognised by its first bytes, not its name.
ReadList readRosterFile(const QByteArray& bytes, std::string_view file, const FindSystem& find,
                        const std::vector<std::string>& known);

}  // namespace ephor
