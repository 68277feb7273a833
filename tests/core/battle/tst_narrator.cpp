#include "core/ai/computer_players.h"
#include "core/battle/fight.h"
#include "core/battle/telling/narrator.h"
#include "core/rules/alala/state.h"
#include "core/rules/alala/why.h"
#include "core/rules/men_of_bronze/state.h"
#include "core/rules/men_of_bronze/why.h"
#include "tests/support/bronze_battles.h"
#include "tests/support/random_setups.h"

#include <QtTest>
#include <set>

using namespace ephor;
using namespace ephor::testing;

namespace {

std::vector<LogLine> logOf(const Game& game, std::uint64_t seed) {
    std::vector<LogLine> lines;
    Narrator narrator(game, [&](const LogLine& line) { lines.push_back(line); });
    FastDice dice(seed);
    Conditions conditions;
    conditions.dice = &dice;
    conditions.listener = &narrator;
    conditions.players = {&standardPlayer(game), &standardPlayer(game)};
    Fight(game).run(conditions);
    return lines;
}

/// The lines of a few events at the start of a battle.
Log toldOf(const Game& game, const std::vector<Event>& events) {
    Log lines;
    Narrator narrator(game, [&](const LogLine& line) { lines.push_back(line); });
    for (const Event& event : events)
        narrator.heard(0, event);
    narrator.finish();
    return lines;
}

std::shared_ptr<const Game> firstGame(const char* system) {
    const auto rows = systemsUnderTest();
    return anyGame(*std::ranges::find(rows, std::string_view(system), &SystemUnderTest::id), 0);
}

constexpr Reason shoots{"T-1", "shot at"};
constexpr Reason marches{"T-2", "marched"};

Event rolledOnce(PieceId piece, const Reason& why, std::uint8_t face) {
    Rolled rolled;
    rolled.piece = piece;
    rolled.why = &why;
    rolled.roll.count = 1;
    rolled.roll.faces[0] = face;
    return rolled;
}

}  // namespace

class TestNarrator : public QObject {
    Q_OBJECT

    std::shared_ptr<const Game> m_game = bronzeGame(tenUnits(), sixUnits());

private Q_SLOTS:
    void aLogBeginsWithTheFirstPhaseAndEndsWithTheResult() {
        const std::vector<LogLine> lines = logOf(*m_game, 1);
        QCOMPARE(lines.front().rank, LogLine::Rank::Phase);
        QCOMPARE(QString::fromStdString(lines.front().text), QStringLiteral("Deployment"));
        const QString last = QString::fromStdString(lines.back().text);
        QVERIFY2(last.startsWith(QStringLiteral("Victory for ")) || last.startsWith(QStringLiteral("A draw")),
                 qPrintable(last));
    }

    void everyLineSaysSomethingAndNoPlaceIsLeftUnfilled() {
        for (const SystemUnderTest& row : systemsUnderTest()) {
            for (std::uint64_t seed = 0; seed < 20; ++seed) {
                for (const LogLine& line : logOf(*anyGame(row, seed), seed)) {
                    const QString text = QString::fromStdString(line.text);
                    QVERIFY(!text.trimmed().isEmpty());
                    QVERIFY2(!text.contains(u'{') && !text.contains(QStringLiteral("  ")), qPrintable(text));
                }
            }
        }
    }

    void everyTurnHasItsHeadingOnce() {
        int turn = 0;
        for (const LogLine& line : logOf(*m_game, 2)) {
            if (line.rank == LogLine::Rank::Turn && line.text.starts_with("Turn ")) {
                ++turn;
                QCOMPARE(QString::fromStdString(line.text), QStringLiteral("Turn %1").arg(turn));
            }
        }
        QVERIFY(turn >= 1);
    }

    void rollsShowDiceNeedAndHits() {
        const std::vector<LogLine> lines = logOf(*m_game, 3);
        QVERIFY(std::ranges::any_of(lines, [](const LogLine& line) {
            return line.text.find(" dice on 4+: ") != std::string::npos && !line.rule.empty();
        }));
        QVERIFY(std::ranges::any_of(lines, [](const LogLine& line) {
            return line.rank == LogLine::Rank::Detail && line.text.starts_with("+");
        }));
    }

    /// Also where as many hits fell as the enemy has Armor, and where nobody was hit.
    void hitsAndWhatTheyCostAreToldWithBothNumbers() {
        static const QRegularExpression both(QStringLiteral(" against .*: hits [0-9]+, Courage lost [0-9]+$"));
        int told = 0;
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            for (const LogLine& line : logOf(*m_game, seed)) {
                const QString text = QString::fromStdString(line.text);
                if (!text.contains(QStringLiteral("Courage lost")) || text.contains(u'→'))
                    continue;
                ++told;
                QVERIFY2(both.match(text).hasMatch() && !line.telling, qPrintable(text));
            }
        }
        QVERIFY(told > 100);
    }

    void aNameInsideASentenceHasASmallArticle() {
        QCOMPARE(insideSentence("The Seleucids"), std::string("the Seleucids"));
        QCOMPARE(insideSentence("An earl's hall"), std::string("an earl's hall"));
        QCOMPARE(insideSentence("Athens"), std::string("Athens"));
        QCOMPARE(insideSentence("Thebes"), std::string("Thebes"));
    }

    void aTestTellsWhatWasNeeded() {
        Rolled test;
        test.piece = PieceId(0);
        test.why = &marches;
        test.roll.count = 2;
        test.roll.faces = {6, 3};
        test.need = 4;
        test.wanted = 1;
        QVERIFY2(toldOf(*m_game, {test}).front().text.ends_with("2 dice on 4+: 6 3 — passed (1, needed 1)"),
                 toldOf(*m_game, {test}).front().text.c_str());
    }

    /// "formed Phalanx", not "Phalanx (formed Phalanx)".
    void aReasonThatNamesTheCounterSaysItAlone() {
        using namespace men_of_bronze;
        const Log formed = toldOf(*m_game, {CounterSet{PieceId(0), Phalanx, 1, &why::formPhalanx}});
        QVERIFY2(formed.front().text.ends_with(": formed Phalanx"), formed.front().text.c_str());
        const Log lost = toldOf(*m_game, {CounterSet{PieceId(0), Wavering, 1, &why::wavers}});
        QVERIFY2(lost.front().text.ends_with(": Wavering (Discipline test failed)"), lost.front().text.c_str());
    }

    void unitsAreToldApartEvenBetweenEqualArmies() {
        const std::shared_ptr<const Game> mirror = bronzeGame(sixUnits(), sixUnits());
        const Narrator narrator(*mirror, [](const LogLine&) {});
        std::set<std::string> names;
        for (std::size_t i = 0; i < mirror->pieces().size(); ++i)
            names.insert(narrator.names().name(PieceId(static_cast<int>(i))));
        QCOMPARE(names.size(), mirror->pieces().size());
        QVERIFY(narrator.names().name(Side::A) != narrator.names().name(Side::B));
    }

    void aStoryIsShorterThanItsLogAndTellsTheEnd() {
        const std::vector<LogLine> lines = logOf(*m_game, 4);
        Story story;
        std::size_t length = 0;
        for (const LogLine& line : lines) {
            story.add(line);
            length += line.text.size();
        }
        const std::string text = story.text();
        QVERIFY(text.size() < length / 2);
        QVERIFY(text.find(lines.back().text) != std::string::npos);
    }

    void piecesThatDoTheSameShareALine() {
        const PieceId first(0);
        const PieceId second(1);
        const Pose there{{10, 10}, {0, 1}};
        const Log lines = toldOf(*m_game, {PieceMoved{first, m_game->opening().body(first).pose, &marches},
                                           PieceMoved{second, m_game->opening().body(second).pose, &marches},
                                           PieceMoved{PieceId(2), there, &marches}});
        QCOMPARE(lines.size(), 2U);
        QVERIFY2(lines[0].text.ends_with("): marched"), lines[0].text.c_str());
        QVERIFY2(lines[1].text.find("): marched, ") != std::string::npos, lines[1].text.c_str());
    }

    /// Who charged and was then destroyed is not destroyed first.
    void whatIsDoneToAPieceKeepsItsOrder() {
        const PieceId enemy(static_cast<int>(m_game->pieces().size()) - 1);
        const PieceId second(1);
        for (const Event& between : {Event(Noted{&shoots, Side::B, enemy, second, 0, 0, {}}),
                                     Event(Noted{&shoots, Side::A, second, enemy, 0, 0, {}})}) {
            const Log lines =
                toldOf(*m_game, {PieceRemoved{PieceId(0), &marches}, between, PieceRemoved{second, &marches}});
            QCOMPARE(lines.size(), 3U);
            QVERIFY2(lines[1].text.find("shot at") != std::string::npos, lines[1].text.c_str());
        }
    }

    void aCounterThatBecomesZeroAndOneThatFollowsAnotherAreTold() {
        const PieceId piece(0);
        const Log lines = toldOf(*m_game, {CounterSet{piece, 0, 1, &marches}, CounterSet{piece, 5, 2, &marches},
                                           CounterSet{piece, 5, 0, &marches}});
        QCOMPARE(lines.size(), 3U);
        QVERIFY(lines[1].text.find("Courage lost this turn 0 → 2") != std::string::npos);
        QVERIFY(lines[2].text.find("Courage lost this turn 2 → 0") != std::string::npos);
    }

    void aShotThatMissesIsNoPartOfTheStory() {
        const PieceId shooter(0);
        const PieceId target(static_cast<int>(m_game->pieces().size()) - 1);
        const Event shot = Noted{&shoots, Side::A, shooter, target, 0, 0, {}};
        const Event die = rolledOnce(shooter, shoots, 3);
        QVERIFY(!toldOf(*m_game, {shot, die}).front().telling);
        QVERIFY(toldOf(*m_game, {shot, die, PieceRemoved{target, &shoots}}).front().telling);
    }

    void theFacesOfASecretRollAreNotTold() {
        Rolled rolled = std::get<Rolled>(rolledOnce(PieceId(0), marches, 5));
        QVERIFY(toldOf(*m_game, {rolled}).front().text.ends_with(": 5"));
        rolled.secret = true;
        QVERIFY(toldOf(*m_game, {rolled}).front().text.ends_with("): marched"));
    }

    /// ALA-004, ALA-074, ALA-130
    void averageDiceAreToldAsTheyCount() {
        const auto game = firstGame("alala");
        Rolled rolled = std::get<Rolled>(rolledOnce(PieceId(0), alala::why::bandMoves, 1));
        rolled.roll.count = 3;
        rolled.roll.faces = {1, 6, 1};
        QCOMPARE(game->meaning(game->opening(), rolled).counts, (std::vector{2, 5, 1}));
        QVERIFY(toldOf(*game, {rolled}).front().text.ends_with(": 2, 5, 1"));
        rolled.need = 5;
        QVERIFY(game->meaning(game->opening(), rolled).counts.empty());
        rolled = std::get<Rolled>(rolledOnce(PieceId(0), alala::why::leaderRisk, 1));
        QVERIFY(game->meaning(game->opening(), rolled).counts.empty());
    }

    /// ALA-084
    void aCardOfTheDeploymentDeckIsToldByItsColour() {
        const auto game = firstGame("alala");
        Table table = game->opening();
        table.apply(SideCounterSet{Side::A, alala::CardsLeft, 2, nullptr});
        table.apply(SideCounterSet{Side::B, alala::CardsLeft, 1, nullptr});
        const std::array<std::string, 4> cards{"red", "red", "black", "a Joker"};
        for (std::size_t i = 0; i < cards.size(); ++i) {
            Rolled rolled =
                std::get<Rolled>(rolledOnce({}, alala::why::deploymentCard, static_cast<std::uint8_t>(i + 1)));
            QCOMPARE(game->meaning(table, rolled).result, cards[i]);
            QCOMPARE(game->meaning(table, rolled).who, std::string("The deck"));
        }
    }

    void distancesHaveTheSystemsUnit() {
        const Pose from{{4.5, 4.5}, {0, 1}};
        const Pose to{{4.5, 6.5}, {1, 0}};
        QCOMPARE(firstGame("men_of_bronze")->distanceMoved(from, to), std::string("2.0\", turned 90°"));
        QCOMPARE(firstGame("dba")->distanceMoved(from, to), std::string("2.00 BW, turned 90°"));
        QCOMPARE(firstGame("dba")->distanceMoved(from, from), std::string());
        const auto ohw = firstGame("ohw");
        const double square =
            std::stod(std::ranges::find(ohw->setup().options, std::string("square"), &ChosenOption::key)->value);
        const Pose ahead{from.centre + Vec{square, 2 * square}, from.facing};
        QCOMPARE(ohw->distanceMoved(from, ahead), std::string("3 squares"));
    }
};

QTEST_APPLESS_MAIN(TestNarrator)
#include "tst_narrator.moc"
