// Campaign files as released versions wrote them: the tables of the schemas 1 to 9, which never change.
#pragma once

#include "models/store/dialect.h"

#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <vector>

namespace ephor::test {

/// The number of the last schema whose tables this file knows.
inline constexpr int lastOlderSchema = 9;

/// The statements that make a schema from 1 to 9.
inline QStringList olderSchema(int schema) {
    using namespace Qt::StringLiterals;
    static const std::vector<QStringList> all{
        // 1: the journal, and the tables that follow from it. `row` counts from 0, as in the journal.
        {
            u"CREATE TABLE journal (number INTEGER PRIMARY KEY CHECK (number > 0), deed TEXT NOT NULL, who TEXT NOT NULL, "
            "action TEXT NOT NULL, dice TEXT NOT NULL, changes TEXT NOT NULL, state TEXT NOT NULL, hash TEXT NOT NULL UNIQUE)"_s,
            u"CREATE TABLE power (\"row\" INTEGER PRIMARY KEY, treasury INTEGER NOT NULL, arete INTEGER NOT NULL, "
            "score INTEGER NOT NULL, missed INTEGER NOT NULL, \"from\" TEXT NOT NULL, orders TEXT NOT NULL, "
            "standing TEXT NOT NULL, war TEXT NOT NULL, alliance TEXT NOT NULL)"_s,
            u"CREATE TABLE course (\"row\" INTEGER PRIMARY KEY CHECK (\"row\" = 0), year INTEGER NOT NULL, move INTEGER NOT NULL, "
            "turn INTEGER NOT NULL, phase TEXT NOT NULL, winner INTEGER REFERENCES power DEFERRABLE INITIALLY DEFERRED, "
            "leading INTEGER REFERENCES power DEFERRABLE INITIALLY DEFERRED, event INTEGER NOT NULL)"_s,
            u"CREATE TABLE city (\"row\" INTEGER PRIMARY KEY, owner INTEGER REFERENCES power DEFERRABLE INITIALLY DEFERRED, "
            "loyalty INTEGER NOT NULL, stores INTEGER NOT NULL, ravaged INTEGER NOT NULL, garrison INTEGER NOT NULL, "
            "besieger INTEGER REFERENCES power DEFERRABLE INITIALLY DEFERRED, works INTEGER NOT NULL, "
            "starving INTEGER NOT NULL, breach INTEGER NOT NULL)"_s,
            u"CREATE TABLE leader (\"row\" INTEGER PRIMARY KEY, id TEXT NOT NULL, name TEXT NOT NULL, "
            "power INTEGER NOT NULL REFERENCES power DEFERRABLE INITIALLY DEFERRED, "
            "army INTEGER REFERENCES army DEFERRABLE INITIALLY DEFERRED, cp INTEGER NOT NULL, cp_now INTEGER NOT NULL, "
            "wound TEXT NOT NULL, fate TEXT NOT NULL, fame INTEGER NOT NULL)"_s,
            u"CREATE TABLE army (\"row\" INTEGER PRIMARY KEY, id TEXT NOT NULL, name TEXT NOT NULL, "
            "power INTEGER NOT NULL REFERENCES power DEFERRABLE INITIALLY DEFERRED, "
            "place INTEGER REFERENCES city DEFERRABLE INITIALLY DEFERRED, "
            "\"from\" INTEGER REFERENCES city DEFERRABLE INITIALLY DEFERRED, posture TEXT NOT NULL, "
            "leader INTEGER REFERENCES leader DEFERRABLE INITIALLY DEFERRED, supply INTEGER NOT NULL, fatigue INTEGER NOT NULL, "
            "spirit INTEGER NOT NULL, stayed INTEGER NOT NULL, initiative INTEGER NOT NULL, fortified INTEGER NOT NULL, "
            "beaten INTEGER NOT NULL)"_s,
            u"CREATE TABLE unit (\"row\" INTEGER PRIMARY KEY, name TEXT NOT NULL, troop TEXT NOT NULL, grade TEXT NOT NULL, "
            "home INTEGER REFERENCES city DEFERRABLE INITIALLY DEFERRED, "
            "army INTEGER REFERENCES army DEFERRABLE INITIALLY DEFERRED, steps INTEGER NOT NULL, most INTEGER NOT NULL, "
            "stripes INTEGER NOT NULL)"_s,
            u"CREATE TABLE battle (\"row\" INTEGER PRIMARY KEY, turn INTEGER NOT NULL, "
            "place INTEGER NOT NULL REFERENCES city DEFERRABLE INITIALLY DEFERRED, kind TEXT NOT NULL, attackers TEXT NOT NULL, "
            "defenders TEXT NOT NULL, result TEXT NOT NULL, decisive INTEGER NOT NULL, method TEXT NOT NULL, "
            "digest TEXT NOT NULL, attacker_losses INTEGER NOT NULL, defender_losses INTEGER NOT NULL)"_s,
        },
        // 2: words between powers, private goals, and what scouts have seen.
        {
            u"CREATE TABLE treaty (\"row\" INTEGER PRIMARY KEY, "
            "\"from\" INTEGER NOT NULL REFERENCES power DEFERRABLE INITIALLY DEFERRED, "
            "\"to\" INTEGER NOT NULL REFERENCES power DEFERRABLE INITIALLY DEFERRED, bond TEXT NOT NULL, "
            "pledge TEXT NOT NULL, turn INTEGER NOT NULL, until INTEGER NOT NULL, talents INTEGER NOT NULL)"_s,
            u"CREATE TABLE goal (\"row\" INTEGER PRIMARY KEY, "
            "power INTEGER NOT NULL REFERENCES power DEFERRABLE INITIALLY DEFERRED, aim TEXT NOT NULL, "
            "place INTEGER REFERENCES city DEFERRABLE INITIALLY DEFERRED, "
            "rival INTEGER REFERENCES power DEFERRABLE INITIALLY DEFERRED, amount INTEGER NOT NULL, "
            "reached INTEGER NOT NULL)"_s,
            u"CREATE TABLE sighting (\"row\" INTEGER PRIMARY KEY, "
            "power INTEGER NOT NULL REFERENCES power DEFERRABLE INITIALLY DEFERRED, "
            "army INTEGER NOT NULL REFERENCES army DEFERRABLE INITIALLY DEFERRED, "
            "place INTEGER NOT NULL REFERENCES city DEFERRABLE INITIALLY DEFERRED, insight TEXT NOT NULL, "
            "turn INTEGER NOT NULL, posture TEXT NOT NULL, units INTEGER NOT NULL, list TEXT NOT NULL)"_s,
        },
        // 3: fleets and their fights.
        {
            u"CREATE TABLE fleet (\"row\" INTEGER PRIMARY KEY, id TEXT NOT NULL, name TEXT NOT NULL, "
            "power INTEGER NOT NULL REFERENCES power DEFERRABLE INITIALLY DEFERRED, "
            "place INTEGER REFERENCES city DEFERRABLE INITIALLY DEFERRED, "
            "\"from\" INTEGER REFERENCES city DEFERRABLE INITIALLY DEFERRED, station TEXT NOT NULL, "
            "admiral INTEGER REFERENCES leader DEFERRABLE INITIALLY DEFERRED, squadrons INTEGER NOT NULL, "
            "beaten INTEGER NOT NULL, voyage TEXT NOT NULL, standing TEXT NOT NULL)"_s,
            u"CREATE TABLE sea_fight (\"row\" INTEGER PRIMARY KEY, turn INTEGER NOT NULL, "
            "place INTEGER NOT NULL REFERENCES city DEFERRABLE INITIALLY DEFERRED, attackers TEXT NOT NULL, "
            "defenders TEXT NOT NULL, result TEXT NOT NULL, attacker_squadrons INTEGER NOT NULL, "
            "defender_squadrons INTEGER NOT NULL, attacker_command INTEGER NOT NULL, defender_command INTEGER NOT NULL, "
            "attacker_die INTEGER NOT NULL, defender_die INTEGER NOT NULL, attacker_losses INTEGER NOT NULL, "
            "defender_losses INTEGER NOT NULL, attacker_drowned INTEGER NOT NULL, defender_drowned INTEGER NOT NULL)"_s,
        },
        // 4: deals, captives, contingents and omens of powers; stand-offs, and who marched to the sound of a battle.
        {
            u"CREATE TABLE deal (\"row\" INTEGER PRIMARY KEY, business TEXT NOT NULL, "
            "\"from\" INTEGER NOT NULL REFERENCES power DEFERRABLE INITIALLY DEFERRED, "
            "\"to\" INTEGER REFERENCES power DEFERRABLE INITIALLY DEFERRED, "
            "leader INTEGER REFERENCES leader DEFERRABLE INITIALLY DEFERRED, "
            "against INTEGER REFERENCES leader DEFERRABLE INITIALLY DEFERRED, "
            "army INTEGER REFERENCES army DEFERRABLE INITIALLY DEFERRED, "
            "place INTEGER REFERENCES city DEFERRABLE INITIALLY DEFERRED, card INTEGER NOT NULL, amount INTEGER NOT NULL, "
            "again INTEGER NOT NULL, pledge TEXT NOT NULL, turn INTEGER NOT NULL)"_s,
            u"CREATE TABLE captive (\"row\" INTEGER PRIMARY KEY, "
            "leader INTEGER NOT NULL REFERENCES leader DEFERRABLE INITIALLY DEFERRED, "
            "holder INTEGER REFERENCES power DEFERRABLE INITIALLY DEFERRED, turn INTEGER NOT NULL)"_s,
            u"CREATE TABLE contingent (\"row\" INTEGER PRIMARY KEY, "
            "army INTEGER NOT NULL REFERENCES army DEFERRABLE INITIALLY DEFERRED, "
            "host INTEGER REFERENCES army DEFERRABLE INITIALLY DEFERRED, "
            "home INTEGER NOT NULL REFERENCES army DEFERRABLE INITIALLY DEFERRED, turn INTEGER NOT NULL)"_s,
            u"CREATE TABLE favour (\"row\" INTEGER PRIMARY KEY, "
            "power INTEGER NOT NULL REFERENCES power DEFERRABLE INITIALLY DEFERRED, card INTEGER NOT NULL, "
            "turn INTEGER NOT NULL, played INTEGER NOT NULL)"_s,
            u"CREATE TABLE stand_off (\"row\" INTEGER PRIMARY KEY, "
            "one INTEGER NOT NULL REFERENCES army DEFERRABLE INITIALLY DEFERRED, "
            "other INTEGER NOT NULL REFERENCES army DEFERRABLE INITIALLY DEFERRED, "
            "place INTEGER NOT NULL REFERENCES city DEFERRABLE INITIALLY DEFERRED, turn INTEGER NOT NULL)"_s,
            u"CREATE TABLE arrival (\"row\" INTEGER PRIMARY KEY, "
            "battle INTEGER NOT NULL REFERENCES battle DEFERRABLE INITIALLY DEFERRED, "
            "army INTEGER NOT NULL REFERENCES army DEFERRABLE INITIALLY DEFERRED, "
            "\"from\" INTEGER NOT NULL REFERENCES city DEFERRABLE INITIALLY DEFERRED, turn INTEGER NOT NULL)"_s,
        },
        // 5: what scouts have seen of fleets.
        {
            u"CREATE TABLE fleet_tale (\"row\" INTEGER PRIMARY KEY, "
            "power INTEGER NOT NULL REFERENCES power DEFERRABLE INITIALLY DEFERRED, "
            "fleet INTEGER NOT NULL REFERENCES fleet DEFERRABLE INITIALLY DEFERRED, "
            "place INTEGER NOT NULL REFERENCES city DEFERRABLE INITIALLY DEFERRED, insight TEXT NOT NULL, "
            "turn INTEGER NOT NULL, station TEXT NOT NULL, squadrons INTEGER NOT NULL)"_s,
        },
        // 6: what leaders are known for, and armies that starve.
        {
            u"CREATE TABLE renown (\"row\" INTEGER PRIMARY KEY, "
            "leader INTEGER NOT NULL REFERENCES leader DEFERRABLE INITIALLY DEFERRED, trait INTEGER, "
            "turn INTEGER NOT NULL)"_s,
            u"CREATE TABLE famine (\"row\" INTEGER PRIMARY KEY, "
            "army INTEGER NOT NULL REFERENCES army DEFERRABLE INITIALLY DEFERRED, turn INTEGER NOT NULL, "
            "moves INTEGER NOT NULL)"_s,
        },
        // 7: no table is another. Entries of the journal may hold dice that were typed in: a program that does not know
        // of them would call such a move a forgery, so it is told to leave the file alone.
        {},
        // 8: which powers somebody plays, where that is no longer as the scenario has it.
        {
            u"CREATE TABLE seating (\"row\" INTEGER PRIMARY KEY, "
            "power INTEGER NOT NULL REFERENCES power DEFERRABLE INITIALLY DEFERRED, played INTEGER NOT NULL)"_s,
        },
        // 9: what powers add to the dice. Seeds of 256 bits stand in the founding entry, which older programs cannot
        // read.
        {
            u"CREATE TABLE contribution (\"row\" INTEGER PRIMARY KEY, "
            "power INTEGER NOT NULL REFERENCES power DEFERRABLE INITIALLY DEFERRED, sealed TEXT NOT NULL, "
            "words TEXT NOT NULL)"_s,
        },
    };
    QStringList statements;
    for (int step = 0; step < schema; ++step)
        for (const QString& table : all[static_cast<std::size_t>(step)])
            statements << table + store::sqlite().tableEnd;
    return statements + store::sqlite().keepJournal;
}

/// Runs statements behind the program's back; returns what went wrong.
inline QString runInSqlite(const QString& file, const QStringList& statements) {
    using namespace Qt::StringLiterals;
    const QString name = u"run in sqlite"_s;
    QString wrong;
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(u"QSQLITE"_s, name);
        database.setDatabaseName(file);
        if (!database.open())
            return u"cannot open"_s;
        for (const QString& statement : statements) {
            QSqlQuery query(database);
            if (!query.exec(statement))
                wrong += query.lastError().text();
        }
        database.close();
    }
    QSqlDatabase::removeDatabase(name);
    return wrong;
}

/// Makes the campaign `file` in a schema from 1 to 9, with the journal of the campaign file `from` and a row that does
/// not follow from it. Returns what went wrong.
inline QString makeOlderFile(const QString& file, const QString& from, int schema) {
    using namespace Qt::StringLiterals;
    return runInSqlite(file,
                       QStringList{u"PRAGMA application_id = %1"_s.arg(store::applicationId),
                                   u"PRAGMA user_version = %1"_s.arg(schema)} +
                           olderSchema(schema) +
                           QStringList{u"ATTACH '%1' AS other"_s.arg(from),
                                       u"INSERT INTO journal SELECT * FROM other.journal ORDER BY number"_s,
                                       u"INSERT INTO power VALUES (0, 9999, 1, 2, 0, 'nobody', '[]', '[]', '[1]', "
                                       "'[]')"_s,
                                       u"DETACH other"_s});
}

}  // namespace ephor::test
