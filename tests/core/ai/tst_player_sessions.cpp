// What players remember changes how fast they answer, never what they answer.
#include "core/ai/computer_players.h"
#include "core/ai/random_player.h"
#include "core/battle/delegating_player.h"
#include "tests/support/battle_checks.h"
#include "tests/support/random_setups.h"

#include <QTest>

using namespace ephor;
using namespace ephor::testing;

namespace {

/// Answers like another player, without its memory.
class Forgetful final : public Player {
public:
    explicit Forgetful(const Player& other) : m_other(other) {}

    By kind() const override { return m_other.kind(); }
    Choice choose(const Request& request, const Position& position) const override {
        return m_other.choose(request, position);
    }

private:
    const Player& m_other;
};

/// Delegates every answer, and so shares the other player's memory.
class Echo final : public DelegatingPlayer {
public:
    using DelegatingPlayer::DelegatingPlayer;

private:
    std::optional<Choice> ownAnswer(const Request&, const Position&) const override { return {}; }
};

Digest digestOf(Fight& fight, const std::array<const Player*, 2>& players, std::uint64_t n) {
    FastDice dice(n);
    EventDigester digester;
    Conditions conditions;
    conditions.dice = &dice;
    conditions.key = n;
    conditions.players = players;
    conditions.listener = &digester;
    const Run run = fight.run(conditions);
    return run.ended ? digester.digest() : Digest{};
}

}  // namespace

class TestPlayerSessions : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void withAndWithoutMemoryTheBattleIsTheSame_data() {
        QTest::addColumn<int>("index");
        const std::vector<SystemUnderTest> systems = systemsUnderTest();
        for (std::size_t i = 0; i < systems.size(); ++i)
            QTest::newRow(systems[i].id) << static_cast<int>(i);
    }
    void withAndWithoutMemoryTheBattleIsTheSame() {
        QFETCH(int, index);
        const SystemUnderTest row = systemsUnderTest()[static_cast<std::size_t>(index)];
        for (int n = 0; n < row.battles(600); ++n) {
            const auto number = static_cast<std::uint64_t>(n);
            const auto game = anyGame(row, number);
            const Player& standard = standardPlayer(*game);
            const Forgetful forgetful(standard);
            const RandomPlayer random(number);
            const Player* enemy = n % 2 == 0 ? &standard : static_cast<const Player*>(&random);
            const Player* forgetfulEnemy = n % 2 == 0 ? &forgetful : static_cast<const Player*>(&random);
            Fight fight(*game);
            const Digest without = digestOf(fight, {&forgetful, forgetfulEnemy}, number);
            QVERIFY(without != Digest{});
            // Twice in one scratch: nothing may be left over from the battle before.
            QCOMPARE(toHex(digestOf(fight, {&standard, enemy}, number + 1'000'000)).size(), toHex(without).size());
            QVERIFY2(digestOf(fight, {&standard, enemy}, number) == without, qPrintable(QString("battle %1").arg(n)));
            const Echo echo(standard);
            QVERIFY2(digestOf(fight, {&echo, enemy}, number) == without, qPrintable(QString("battle %1").arg(n)));
        }
    }
};

QTEST_GUILESS_MAIN(TestPlayerSessions)
#include "tst_player_sessions.moc"
