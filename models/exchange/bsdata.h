// Exports a rule system as data for BattleScribe and New Recruit, so that players can build lists in those apps. The
// structure is BSData's public schema, version 2.03; the values are those of data/rules.
#pragma once

#include "core/io/trait_texts.h"
#include "models/exchange/legality.h"

#include <QByteArray>
#include <QString>

class QXmlStreamWriter;

namespace ephor {

/// A file of the exported data.
struct BsDataFile {
    QString name;  ///< "men_of_bronze.gst"
    QByteArray bytes;
};

/// The game system (.gst) and its catalogue (.cat). Equal data give equal bytes. Each file's readme names the faults of
/// a list that the data cannot express.
std::vector<BsDataFile> bsDataOf(const RuleSystem& system);

/// The faults of a list that the data cannot express, so that other apps do not report them.
std::vector<Beyond> beyondBsData(const RuleSystem& system);

/// The stats and traits of a type as a profile; for data and for rosters.
void writeProfile(QXmlStreamWriter& xml, const RosterTerms& terms, const TroopType& type);

/// A trait with its text as a rule; for data and for rosters.
void writeRule(QXmlStreamWriter& xml, const RosterTerms& terms, const TraitText& trait);

/// The format version in both kinds of file.
inline constexpr auto battleScribeVersion = "2.03";

}  // namespace ephor
