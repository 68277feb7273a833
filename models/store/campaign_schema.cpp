#include "models/store/campaign_schema.h"

#include "core/base/digest.h"
#include "models/store/campaign_tables.h"
#include "models/store/post_tables.h"

#include <array>

using namespace Qt::StringLiterals;

namespace ephor::store {

namespace {

/// Digests of all schemas. Released ones never change: a change of the tables adds the digest of the new schema. A
/// schema without new tables keeps older programs away from what they would misread in the journal.
constexpr std::array schemas{
    "b6999f3ae30e9e8defdff05c86819949",  // 1: the journal, and the tables that follow from it
    "60f88b096e8bf6ca36a3f576edfbf515",  // 2: treaties, private goals, sightings
    "98c40f02eacc80003032cb6239b4e4a0",  // 3: fleets
    "6023bc5ea93f3a65efacbcef72ffca5c",  // 4: deals, captives, contingents, omens, stand-offs
    "8c20f1b2fcc80ce5eb5afa9584fbb8ee",  // 5: sightings of fleets
    "da633716572a7750e192e9fea7c4748b",  // 6: traits of leaders, hunger
    "da633716572a7750e192e9fea7c4748b",  // 7: typed dice in the journal
    "931da42e5126e8167a79e08a61b14b5a",  // 8: seats
    "d6c36aa57eb81cccbf5e898d1089ba0d",  // 9: contributions to the dice, seeds of 256 bits in the journal
    "d119bde3af2604798f6327c7652b5a0e",  // 10: tables in names, with views
    "58a2a43287c2d2fd142f83e58dca0b06",  // 11: the post
    "3b4c26e26744b7450cdf3738469c3294",  // 12: links of players
    "e56f1d396b2bad974968088f85877622",  // 13: links of deputies
    "e56f1d396b2bad974968088f85877622",  // 14: orders of the computer that are no missed turn, in the journal
};

}  // namespace

int currentSchema() { return static_cast<int>(schemas.size()); }

QStringList schemaStatements(const Dialect& dialect) {
    const QString journal =
        u"CREATE TABLE journal (number INTEGER PRIMARY KEY CHECK (number > 0), deed TEXT NOT NULL, who TEXT NOT NULL, "
        "action TEXT NOT NULL, dice TEXT NOT NULL, changes TEXT NOT NULL, state TEXT NOT NULL, "
        "hash TEXT NOT NULL UNIQUE)"_s;
    return QStringList{journal + dialect.tableEnd} + dialect.keepJournal + tableStatements(dialect) +
           postStatements(dialect);
}

QString digestOf(const QStringList& statements) {
    return QString::fromStdString(toHex(ephor::digestOf(statements.join(u'\n').toStdString())));
}

QString schemaDigest(int number) { return QString::fromLatin1(schemas.at(static_cast<std::size_t>(number - 1))); }

}  // namespace ephor::store
