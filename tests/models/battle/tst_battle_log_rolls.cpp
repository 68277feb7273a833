// Rolls in the log of a battle open to their dice, modifiers and chance.
#include "core/battle/telling/narrator.h"
#include "core/rules/alala/why.h"
#include "core/rules/dba/why.h"
#include "core/rules/ohw/why.h"
#include "core/rules/skirmish/why.h"
#include "models/battle/log/battle_log_node.h"
#include "tests/models/battle/log_models.h"
#include "tests/ui/battle/bronze_battle.h"

using namespace ephor;
using namespace ephor::test;

namespace {

int rowOf(std::string_view system) {
    const auto rows = testing::systemsUnderTest();
    return static_cast<int>(std::ranges::find(rows, system, &testing::SystemUnderTest::id) - rows.begin());
}

}  // namespace

class TestBattleLogRolls : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aRollOpensToDiceAndChance() {
        const auto session = opened();
        playThrough(*session);
        const BattleLogModel model(*session);
        const QModelIndex roll = firstOf(model, BattleLogModel::Kind::Roll);
        QVERIFY(roll.isValid());
        const QModelIndex dice = model.index(0, 0, roll);
        const auto shown = dice.data(BattleLogModel::DiceRole).value<DiceShown>();
        QCOMPARE(shown.need, 4);
        QCOMPARE(shown.faces.size(), std::size_t{6});  // four, and two for the supports
        QVERIFY(model.index(1, 0, roll).data().toString().contains(QStringLiteral("exact")));
        QCOMPARE(roll.siblingAtColumn(BattleLogModel::RuleColumn).data().toString(), QStringLiteral("DR-05"));
    }

    void theChanceOfARollIsTheBinomial() {
        const Game& game = opened()->game();
        Q_UNUSED(game);
        const auto session = opened();
        playThrough(*session);
        const BattleLogModel model(*session);
        const QModelIndex roll = firstOf(model, BattleLogModel::Kind::Roll);
        const auto shown = model.index(0, 0, roll).data(BattleLogModel::DiceRole).value<DiceShown>();
        const int hits = static_cast<int>(std::ranges::count_if(shown.faces, [](int f) { return f >= 4; }));
        const double exactly[] = {1, 6, 15, 20, 15, 6, 1};
        QVERIFY(model.index(1, 0, roll).data().toString().contains(percent(exactly[hits] / 64)));
    }

    void aNumberOpensToItsModifiersWithTheirRules() {
        const auto session = opened();
        playThrough(*session);
        const QString log = BattleLogModel(*session).asText();
        QVERIFY(log.contains(QStringLiteral("+4 every attack  [DR-05]")));
        QVERIFY(log.contains(QStringLiteral("+2 support  [DR-06]")));
    }

    void aRollOpensToItsModifiersToo() {
        const auto session = opened();
        playThrough(*session);
        const BattleLogModel model(*session);
        const QModelIndex roll = firstOf(model, BattleLogModel::Kind::Roll);
        QStringList below;
        for (int row = 0; row < model.rowCount(roll); ++row)
            below << model.index(row, 0, roll).data().toString() + QLatin1Char(' ') +
                         model.index(row, BattleLogModel::RuleColumn, roll).data().toString();
        QVERIFY2(below.contains(QStringLiteral("+4 every attack DR-05")), qPrintable(below.join(u'|')));
        QVERIFY(below.contains(QStringLiteral("+2 support DR-06")));
    }

    /// The Armor value belongs to the hits of a fight, not to the Discipline test after it.
    void aRollOpensToItsOwnModifiersOnly() {
        int modifiers = 0;
        for (std::uint64_t seed = 0; seed < 5; ++seed) {
            const auto session = fought(rowOf("men_of_bronze"), seed);
            QVERIFY(session);
            const BattleLogModel model(*session);
            eachBelow(model, {}, [&](const QModelIndex& below) {
                if (kindOf(below.parent()) != BattleLogModel::Kind::Roll ||
                    kindOf(below) != BattleLogModel::Kind::Detail)
                    return;
                const QString text = below.data().toString();
                modifiers += text.startsWith(u'+') ? 1 : 0;
                QVERIFY2(!text.contains(QStringLiteral("Armor value")), qPrintable(below.parent().data().toString()));
            });
        }
        QVERIFY(modifiers > 0);
    }

    void aRollSaysItsChanceUnlessItIsCertain() {
        const auto session = opened();
        const BattleWords words(session->game());
        const auto chance = [&](std::initializer_list<std::uint8_t> faces, std::uint8_t need) {
            Rolled rolled;
            std::ranges::copy(faces, rolled.roll.faces.begin());
            rolled.roll.count = static_cast<std::uint8_t>(faces.size());
            rolled.need = need;
            return rollLines(rolled, words, session->game(), session->table()).chance;
        };
        QCOMPARE(chance({1}, 0), QString());
        QVERIFY(chance({2}, 0).startsWith(QStringLiteral("2 or more: 83")));
        // A shot of the skirmish hits with low faces; a phase of O/THW ends or goes on.
        const auto chanceOfOne = [&](const char* system, const Reason& why, int sides) {
            const auto game = testing::anyGame(testing::systemsUnderTest()[static_cast<std::size_t>(rowOf(system))], 1);
            Rolled rolled;
            rolled.why = &why;
            rolled.roll.count = 1;
            rolled.roll.sides = static_cast<std::uint8_t>(sides);
            rolled.roll.faces[0] = 2;
            return rollLines(rolled, BattleWords(*game), *game, game->opening()).chance;
        };
        QVERIFY(chanceOfOne("skirmish", skirmish::why::shotRoll[1], 12).startsWith(QStringLiteral("3 or less: 25")));
        QVERIFY(chanceOfOne("skirmish", skirmish::why::block[0], 12).startsWith(QStringLiteral("4 or less: 33")));
        QCOMPARE(chanceOfOne("ohw", ohw::why::phaseDie, 6), QString());
        QCOMPARE(chanceOfOne("dba", dba::why::featureDie, 6), QString());
        QCOMPARE(chanceOfOne("alala", alala::why::initiativeDie, 6), QString());
        QVERIFY(chance({1, 2}, 4).startsWith(QStringLiteral("None of them: 25")));
        QVERIFY(chance({4, 2}, 4).startsWith(QStringLiteral("Exactly 1 of them: 50")));
    }

    /// Dice and their bonuses come to the totals of the line below them.
    void theInitiativeOfAlalaSaysItsBonus() {
        int bonuses = 0;
        for (std::uint64_t seed = 0; seed < 5; ++seed) {
            const auto session = fought(rowOf("alala"), seed);
            QVERIFY(session);
            std::array<int, 2> totals{};
            for (int i = 0; i < session->timeline().size(); ++i) {
                const Event& event = session->timeline().event(i);
                if (const auto* rolled = std::get_if<Rolled>(&event);
                    rolled && rolled->why == &alala::why::initiativeDie) {
                    const QString said =
                        QString::fromStdString(session->game().meaning(session->timeline().tableAt(i), *rolled).result);
                    const int bonus = said.section(u' ', 0, 0).toInt();
                    totals[index(rolled->side)] = rolled->roll[0] + bonus;
                    bonuses += bonus;
                } else if (const auto* won = std::get_if<Noted>(&event);
                           won && won->what == &alala::why::initiativeWon) {
                    QCOMPARE(totals[index(won->side)], int(won->number));
                    QCOMPARE(totals[index(other(won->side))], int(won->otherNumber));
                }
            }
        }
        QVERIFY(bonuses > 0);
    }

    /// Average dice and D3s are shown by what they count, as the text beside them says.
    void diceAndTextSayTheSameNumbers_data() { addSystems(); }
    void diceAndTextSayTheSameNumbers() {
        QFETCH(const int, row);
        eachLog(row, [](const BattleLogModel& model) {
            eachBelow(model, {}, [](const QModelIndex& dice) {
                const auto shown = dice.data(BattleLogModel::DiceRole).value<DiceShown>();
                const QString line = dice.parent().data(BattleLogModel::LineRole).toString();
                if (shown.faces.size() == 1 && shown.need == 0)
                    QVERIFY2(line.contains(QStringLiteral(": %1").arg(shown.faces.front())) ||
                                 line.contains(QStringLiteral("; now %1").arg(shown.faces.front())),
                             qPrintable(line));
            });
        });
    }

    /// The roll of a test stands below the heading that tells its result, and nowhere below another unit's.
    void aTestStandsBelowItsResult() {
        const int alala = rowOf("alala");
        int tests = 0;
        eachLog(alala, [&](const BattleLogModel& model) {
            eachBelow(model, {}, [&](const QModelIndex& roll) {
                const QString line = roll.data(BattleLogModel::LineRole).toString();
                const qsizetype end = line.indexOf(QStringLiteral(": control test: "));
                if (end < 0 || kindOf(roll.parent()) == BattleLogModel::Kind::Phase)
                    return;
                ++tests;
                const QString heading = roll.parent().data(BattleLogModel::LineRole).toString();
                QVERIFY2(heading.startsWith(line.left(end) + QStringLiteral(": control test ")), qPrintable(heading));
            });
        });
        QVERIFY(tests > 0);
    }

    // L5
    void theHeadingOfABidHasBothBids() {
        const int bronze = rowOf("men_of_bronze");
        int told = 0;
        eachLog(bronze, [&](const BattleLogModel& model) {
            for (int row = 0; row < model.rowCount(); ++row)
                told += model.index(row, 0).data().toString().count(QStringLiteral(" bid ")) == 2 ? 1 : 0;
        });
        QVERIFY(told > 0);
    }

    /// A tie is followed by another round.
    void theHeadingOfATieHasBothRounds() {
        auto session = test::bronzeSession();
        QVERIFY(session);
        while (session->table().turn() == 0) {
            session->step();
            QTRY_VERIFY_WITH_TIMEOUT(!session->isBusy(), 20000);
        }
        for (const int bid : {2, 2, 0, 1}) {
            Choice choice;
            choice.number = bid;
            QVERIFY(!session->answer(choice));
        }
        const BattleLogModel log(*session);
        QStringList headings;
        for (int row = 0; row < log.rowCount(); ++row)
            headings << log.index(row, 0).data().toString();
        QVERIFY2(headings.join(u'\n').contains(QStringLiteral(": both bid 2; then Thebes bid 0, Athens bid 1")),
                 qPrintable(headings.join(u'\n')));
    }

    /// A card drawn unseen: its face is for its owner's eyes.
    void aSecretRollDoesNotOpen() {
        int secret = 0;
        const int alala = rowOf("alala");
        for (std::uint64_t seed = 0; seed < 10; ++seed) {
            const auto session = fought(alala, seed, By::Random);
            QVERIFY(session);
            const BattleLogModel model(*session);
            for (int i = 0; i < session->timeline().size(); ++i) {
                const auto* rolled = std::get_if<Rolled>(&session->timeline().event(i));
                if (!rolled || !rolled->secret)
                    continue;
                ++secret;
                QCOMPARE(kindOf(model.indexOfEvent(i)), BattleLogModel::Kind::Roll);
                QCOMPARE(model.rowCount(model.indexOfEvent(i)), 0);
            }
        }
        QVERIFY2(secret > 0, "no card was drawn unseen");
    }
};

QTEST_GUILESS_MAIN(TestBattleLogRolls)
#include "tst_battle_log_rolls.moc"
