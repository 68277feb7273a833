// The computer player beats the random player with the same army, on either side.
#include "core/ai/computer_players.h"
#include "core/ai/random_player.h"
#include "core/battle/fight.h"
#include "core/dice/fast_dice.h"
#include "tests/support/dba_rig.h"
#include "tests/support/effort.h"

#include <QTest>
#include <cmath>
#include <set>

using namespace ephor;
using namespace ephor::dba;
using namespace ephor::testing;

class TestDbaStandardPlayer : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // At least 95 % of the battles; the bound is three sigma below.
    void itBeatsChanceOnEitherSide() {
        const int battles = effort(600);
        int wins = 0;
        for (int n = 0; n < battles; ++n) {
            const auto key = static_cast<std::uint64_t>(n);
            Pcg32 draw(mixed(77, key), key);
            const auto game = dba::system().open(mirroredDbaSetup(dba::system(), draw));
            QVERIFY(game);
            const RandomPlayer chance(key);
            const Side side = n % 2 == 0 ? Side::A : Side::B;
            Conditions conditions;
            FastDice dice(mixed(19, key));
            conditions.dice = &dice;
            conditions.key = mixed(23, key);
            conditions.players = {&chance, &chance};
            conditions.players[index(side)] = &standardPlayer(**game);
            Fight fight(**game);
            const Run run = fight.run(conditions);
            QVERIFY(run.ended);
            wins += run.ended->winner == (side == Side::A ? Winner::A : Winner::B) ? 1 : 0;
        }
        qInfo("%d of %d", wins, battles);
        QVERIFY(wins >= 0.95 * battles - 3 * std::sqrt(battles * 0.95 * 0.05));
    }

    void battlesAskEveryDecisionAndRollEveryDie() {
        struct Asked final : Player {
            const Player& who;
            std::set<int>& seen;
            Asked(const Player& p, std::set<int>& s) : who(p), seen(s) {}
            By kind() const override { return who.kind(); }
            Choice choose(const Request& request, const Position& position) const override {
                seen.insert(request.question.decision);
                return who.choose(request, position);
            }
        };
        struct Dice final : Listener {
            std::set<std::string_view>& rules;
            explicit Dice(std::set<std::string_view>& r) : rules(r) {}
            void heard(int, const Event& event) override {
                if (const auto* rolled = std::get_if<Rolled>(&event))
                    rules.insert(rolled->why->rule);
            }
        };
        std::set<int> seen;
        std::set<std::string_view> rules;
        for (int n = 0; n < 400 && (seen.size() < Decisions - 1 || rules.size() < 5); ++n) {
            const auto key = static_cast<std::uint64_t>(n);
            Pcg32 draw(mixed(7, key), key);
            const auto game = dba::system().open(dbaSetup(dba::system(), anyDbaArmy(draw), anyDbaArmy(draw)));
            QVERIFY(game);
            const RandomPlayer chance(key);
            const Asked asked(chance, seen);
            Dice listener(rules);
            Conditions conditions;
            FastDice dice(key);
            conditions.dice = &dice;
            conditions.key = key;
            conditions.players = {&asked, &asked};
            conditions.listener = &listener;
            Fight fight(**game);
            QVERIFY(fight.run(conditions).ended);
        }
        QCOMPARE(seen.size(), std::size_t{Decisions - 1});
        for (const char* rule : {"DBA-001", "DBA-106", "DBA-108", "DBA-022", "DBA-120"})
            QVERIFY2(rules.contains(rule), rule);
    }
};

QTEST_GUILESS_MAIN(TestDbaStandardPlayer)
#include "tst_dba_standard_player.moc"
