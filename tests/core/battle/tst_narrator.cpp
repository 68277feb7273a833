#include "core/battle/fight.h"
#include "core/battle/narrator.h"
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
    conditions.players = {&game.doctrine(), &game.doctrine()};
    Fight(game).run(conditions);
    return lines;
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
        QVERIFY2(last.contains(QStringLiteral("wins")) || last.startsWith(QStringLiteral("A draw")), qPrintable(last));
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
                if (!text.contains(QStringLiteral("Courage lost")))
                    continue;
                ++told;
                QVERIFY2(both.match(text).hasMatch() && !line.telling, qPrintable(text));
            }
        }
        QVERIFY(told > 100);
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
};

QTEST_APPLESS_MAIN(TestNarrator)
#include "tst_narrator.moc"
