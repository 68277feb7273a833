// A rule system as data of BattleScribe and New Recruit, so that players can build its lists in the app they know. The
// structure is that of BSData's public schema, version 2.03; the figures are those of data/rules.
#pragma once

#include "models/exchange/legality.h"

#include <QByteArray>
#include <QString>

class QXmlStreamWriter;

namespace ephor {

/// A file of published data.
struct BsDataFile {
    QString name;  ///< "men_of_bronze.gst"
    QByteArray bytes;
};

/// The game system (.gst) and its catalogue (.cat). Equal data give equal bytes. Both say in their readme which faults
/// of a list they have no words for.
std::vector<BsDataFile> bsDataOf(const RuleSystem& system);

/// The faults of a list that those data have no words for: an app that knows only them does not see these.
std::vector<Beyond> beyondBsData(const RuleSystem& system);

/// The figures and traits of a type as a profile; for data and for rosters.
void writeProfile(QXmlStreamWriter& xml, const RosterTerms& terms, const TroopType& type);

/// What both kinds of file say of themselves.
inline constexpr auto battleScribeVersion = "2.03";

}  // namespace ephor
