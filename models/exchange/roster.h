// Rosters of BattleScribe and New Recruit, built from the data that this program publishes (bsdata.h).
//
// A unit is a selection of its type; flags, figures and choices are selections within it; its name is the custom name,
// and texts that no app has a place for stand as lines "key: value" in its custom notes, before the note itself. What
// an app adds of its own (costs, profiles, categories) follows from the data and is passed over.
#pragma once

#include "core/io/army_list_io.h"

#include <QByteArray>

namespace ephor {

/// Largest roster that is read, in bytes of XML; and largest archive of one.
inline constexpr std::size_t largestRoster = 8 << 20;
inline constexpr std::size_t largestRosterArchive = 2 << 20;

/// A roster as written, and what of the list is not in it.
struct WrittenRoster {
    QByteArray xml;
    Diagnostics lost;
};
/// Reading it gives the list, but for what `lost` names: it was tried. Equal lists give equal bytes.
WrittenRoster rosterOf(const ArmyList& list, const RuleSystem& system);

/// The bytes of a roster's file: an archive where its name ends in .rosz, XML otherwise.
QByteArray rosterFile(const QByteArray& xml, const QString& name);

/// A list out of a roster. `diagnostics` names first what of the roster could not be carried over, then what is wrong
/// with the list; none has a line. A roster of a game that `find` does not know, or that is no roster, gives no list.
ReadList readRoster(const QByteArray& xml, std::string_view file, const FindSystem& find,
                    const std::vector<std::string>& known);

/// The same of an archive (.rosz).
ReadList readRosterArchive(const QByteArray& zip, std::string_view file, const FindSystem& find,
                           const std::vector<std::string>& known);

/// Either of them, told apart by its first bytes and not by its name.
ReadList readRosterFile(const QByteArray& bytes, std::string_view file, const FindSystem& find,
                        const std::vector<std::string>& known);

}  // namespace ephor
