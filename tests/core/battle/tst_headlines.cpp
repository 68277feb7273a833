// Fights told in one sentence: who won, by how much, and what became of the loser.
#include "core/ai/computer_players.h"
#include "core/battle/fight.h"
#include "core/battle/telling/headlines.h"
#include "core/battle/telling/narrator.h"
#include "core/rules/dba/why.h"
#include "core/rules/men_of_bronze/why.h"
#include "core/rules/skirmish/why.h"
#include "tests/support/bronze_battles.h"
#include "tests/support/random_setups.h"

#include <QtTest>

using namespace ephor;
using namespace ephor::testing;

namespace {

/// A battle with its log and headlines.
struct Told {
    Told(std::shared_ptr<const Game> battle, std::vector<Event> all)
        : game(std::move(battle)), headlines(*game), events(std::move(all)) {
        Narrator narrator(*game, [this](const LogLine& line) { log.push_back(line); });
        for (std::size_t i = 0; i < events.size(); ++i)
            narrator.heard(static_cast<int>(i), events[i]);
        narrator.finish();
        fights = headlines.of(log, events);
    }
    QString text(std::size_t fight) const { return QString::fromStdString(withoutMarks(fights[fight].text)); }

    std::shared_ptr<const Game> game;
    Headlines headlines;
    std::vector<Event> events;
    Log log;
    std::vector<Headline> fights;
};

Told fought(const SystemUnderTest& system, std::uint64_t seed) {
    std::shared_ptr<const Game> game = anyGame(system, seed);
    EventLog events;
    FastDice dice(seed);
    Conditions conditions;
    conditions.dice = &dice;
    conditions.listener = &events;
    conditions.players = {&standardPlayer(*game), &standardPlayer(*game)};
    Fight(*game).run(conditions);
    return {game, events.events()};
}

Event roll(PieceId piece, const Reason& why, std::uint8_t face) {
    Rolled rolled;
    rolled.piece = piece;
    rolled.why = &why;
    rolled.roll.count = 1;
    rolled.roll.faces[0] = face;
    return rolled;
}

Event note(const Reason& what, PieceId piece, PieceId other, int number, int otherNumber) {
    Noted noted;
    noted.what = &what;
    noted.piece = piece;
    noted.other = other;
    noted.number = static_cast<std::int16_t>(number);
    noted.otherNumber = static_cast<std::int16_t>(otherNumber);
    return noted;
}

}  // namespace

class TestHeadlines : public QObject {
    Q_OBJECT

    std::shared_ptr<const Game> m_bronze = bronzeGame(tenUnits(), sixUnits());
    PieceId m_enemy{static_cast<int>(m_bronze->pieces().size()) - 1};

    QString nameOf(PieceId piece) const { return QString::fromStdString(NameTags(*m_bronze).owned(piece)); }
    QString bareOf(PieceId piece) const { return QString::fromStdString(NameTags(*m_bronze).bare(piece)); }
    /// A fight of the first piece of A and the last of B in Men of Bronze, with these losses, and what follows.
    Told bronze(int lostByA, int lostByB, std::vector<Event> after = {}, std::vector<Event> before = {}) const {
        using namespace men_of_bronze;
        std::vector<Event> events = std::move(before);
        events.push_back(note(why::fightLoss, PieceId(0), m_enemy, 3, lostByB));
        events.push_back(note(why::fightLoss, m_enemy, PieceId(0), 3, lostByA));
        std::ranges::move(after, std::back_inserter(events));
        return {m_bronze, std::move(events)};
    }

private Q_SLOTS:
    void theWinnerComesFirstWithBothNumbers() {
        const Told told = bronze(1, 3);
        QCOMPARE(told.fights.size(), 1U);
        QCOMPARE(told.text(0), nameOf(PieceId(0)) + " beat " + nameOf(m_enemy) + "; " + bareOf(m_enemy) +
                                   " lost 3 Courage, " + bareOf(PieceId(0)) + " 1");
        QCOMPARE(told.fights[0].winner, PieceId(0));
        QCOMPARE(told.fights[0].loser, m_enemy);
        QCOMPARE(bronze(2, 1).text(0), nameOf(m_enemy) + " beat " + nameOf(PieceId(0)) + "; " + bareOf(PieceId(0)) +
                                           " lost 2 Courage, " + bareOf(m_enemy) + " 1");
    }

    void equalNumbersAreAStandstill() {
        const Told told = bronze(2, 2);
        QVERIFY(!told.fights[0].winner);
        QCOMPARE(told.text(0),
                 nameOf(PieceId(0)) + " and " + nameOf(m_enemy) + " fought to a standstill; each lost 2 Courage");
    }

    void whoRoutsHasLost() {
        using namespace men_of_bronze;
        const Told told = bronze(1, 1, {PieceRemoved{PieceId(0), &why::rout}});
        QCOMPARE(told.fights[0].loser, PieceId(0));
        QVERIFY2(told.text(0).endsWith("; " + bareOf(PieceId(0)) + " routed"), qPrintable(told.text(0)));
    }

    void whatBecameOfTheLoserStandsBesideItsLosses() {
        using namespace men_of_bronze;
        const Told told = bronze(1, 2, {PieceRemoved{m_enemy, &why::rout}});
        QCOMPARE(told.text(0), nameOf(PieceId(0)) + " beat " + nameOf(m_enemy) + "; " + bareOf(m_enemy) +
                                   " lost 2 Courage and routed, " + bareOf(PieceId(0)) + " 1");
    }

    void whatIsDoneToTheLoserIsTheVerb() {
        using namespace men_of_bronze;
        const Pose there{{10, 10}, {0, 1}};
        const Told told = bronze(0, 2, {PieceMoved{m_enemy, there, &why::pushback}});
        QCOMPARE(told.text(0), nameOf(PieceId(0)) + " pushed back " + nameOf(m_enemy) + "; " + bareOf(m_enemy) +
                                   " lost 2 Courage, " + bareOf(PieceId(0)) + " none");
    }

    void theChargeIsToldWithTheFight() {
        using namespace men_of_bronze;
        const Event charge = note(why::charge, PieceId(0), m_enemy, 0, 0);
        const Told won = bronze(0, 2, {}, {charge});
        QCOMPARE(won.fights[0].count, won.log.size());
        QVERIFY2(won.text(0).contains("charged and beat"), qPrintable(won.text(0)));
        QVERIFY2(bronze(2, 0, {}, {charge}).text(0).contains(", who charged"), "the loser charged");
    }

    void othersWhoAreLostAreNamed() {
        using namespace men_of_bronze;
        const Told told = bronze(0, 2, {PieceRemoved{PieceId(1), &why::supporterRouts}});
        QVERIFY2(told.text(0).endsWith("; " + nameOf(PieceId(1)) + " routed with the supported unit"),
                 qPrintable(told.text(0)));
    }

    void aShotTellsItsHits() {
        using namespace men_of_bronze;
        const Told hit(m_bronze, {note(why::shotHits, PieceId(0), m_enemy, 2, 1)});
        QCOMPARE(hit.text(0), nameOf(PieceId(0)) + " shot at " + nameOf(m_enemy) + ", 1 Courage lost");
        const Told missed(m_bronze, {note(why::shotHits, PieceId(0), m_enemy, 0, 0)});
        QCOMPARE(missed.text(0), nameOf(PieceId(0)) + " shot at " + nameOf(m_enemy) + " without effect");
        QVERIFY(missed.fights[0].isShot);
    }

    void aBlockedShotIsAHit() {
        const auto rows = systemsUnderTest();
        const auto game = anyGame(*std::ranges::find(rows, std::string_view("skirmish"), &SystemUnderTest::id), 0);
        const PieceId enemy(static_cast<int>(game->pieces().size()) - 1);
        using namespace skirmish;
        const Event shot = note(why::shot, PieceId(0), enemy, 9, 0);
        const Told blocked(game, {shot, roll(PieceId(0), why::shotRoll[1], 1), roll(enemy, why::block[0], 2)});
        QVERIFY2(blocked.text(0).endsWith(" and hit, but it was blocked"), qPrintable(blocked.text(0)));
        const Told missed(game, {shot, roll(PieceId(0), why::shotRoll[1], 5)});
        QVERIFY2(missed.text(0).endsWith(" and missed"), qPrintable(missed.text(0)));
    }

    void theDiceOfAFightBelongToIt() {
        const auto rows = systemsUnderTest();
        const auto game = anyGame(*std::ranges::find(rows, std::string_view("dba"), &SystemUnderTest::id), 0);
        const PieceId enemy(static_cast<int>(game->pieces().size()) - 1);
        using namespace dba;
        const Told told(
            game, {roll(PieceId(0), why::combatDie, 2), roll(enemy, why::combatDie, 6),
                   note(why::closeCombat, PieceId(0), enemy, 4, 9), note(why::closeCombat, enemy, PieceId(0), 9, 4),
                   PieceRemoved{PieceId(0), &why::flankedDown}});
        QCOMPARE(told.fights.size(), 1U);
        QCOMPARE(told.fights[0].first, 0U);
        QCOMPARE(told.fights[0].count, told.log.size());
        QVERIFY2(told.text(0).endsWith(", 9 to 4 (struck in flank)"), qPrintable(told.text(0)));
        QVERIFY(told.text(0).contains(" destroyed "));
    }

    void everyFightOfEverySystemHasItsHeadline_data() {
        QTest::addColumn<int>("row");
        const auto rows = systemsUnderTest();
        for (std::size_t i = 0; i < rows.size(); ++i)
            QTest::newRow(rows[i].id) << static_cast<int>(i);
    }
    void everyFightOfEverySystemHasItsHeadline() {
        QFETCH(const int, row);
        std::size_t decided = 0;
        for (std::uint64_t seed = 0; seed < 12; ++seed) {
            const Told told = fought(systemsUnderTest()[static_cast<std::size_t>(row)], seed);
            std::vector<int> covered(told.log.size());
            for (const Headline& fight : told.fights) {
                for (std::size_t i = fight.first; i < fight.first + fight.count; ++i)
                    ++covered[i];
                const std::string text = withoutMarks(fight.text);
                for (const PieceId piece : fight.pieces)
                    QVERIFY2(fight.text.find(told.headlines.names().owned(piece).substr(1)) != std::string::npos,
                             text.c_str());
                QVERIFY2(
                    text.front() != ' ' && text.find("  ") == std::string::npos && text.find('{') == std::string::npos,
                    text.c_str());
                QVERIFY2(text.find(" 1 hits") == std::string::npos, text.c_str());
                if (fight.winner) {
                    ++decided;
                    QVERIFY2(fight.text.find(told.headlines.names().owned(fight.winner).substr(1)) <
                                 fight.text.find_first_of("\1\2", 1),
                             text.c_str());
                }
            }
            for (std::size_t i = 0; i < told.log.size(); ++i) {
                QVERIFY2(covered[i] <= 1, told.log[i].text.c_str());
                const LogLine& line = told.log[i];
                if (!line.parts.empty() &&
                    told.headlines.noteOf(told.events[static_cast<std::size_t>(line.parts.front().events.front())]))
                    QVERIFY2(covered[i] == 1, line.text.c_str());
            }
        }
        QVERIFY(decided > 10);
    }

    void aStoryTellsAFightOnce() {
        using namespace men_of_bronze;
        const Told told = bronze(1, 3);
        const Log story = told.headlines.story(told.log, told.events);
        QCOMPARE(story.size(), 1U);
        QCOMPARE(QString::fromStdString(story.front().text), told.text(0));
        QVERIFY(story.front().telling);
    }

    void aChargeIsASentence() {
        using namespace men_of_bronze;
        const Told told(m_bronze, {note(why::charge, PieceId(0), m_enemy, 0, 0)});
        QCOMPARE(QString::fromStdString(withoutMarks(told.headlines.sentence(told.log.front(), told.events))),
                 nameOf(PieceId(0)) + " charged " + nameOf(m_enemy));
    }
};

QTEST_APPLESS_MAIN(TestHeadlines)
#include "tst_headlines.moc"
