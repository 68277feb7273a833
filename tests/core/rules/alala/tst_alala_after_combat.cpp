// After Combat Moves: every fight has its own, also when another unit runs into one of the two.
#include "core/ai/computer_players.h"
#include "core/battle/fight.h"
#include "core/dice/fast_dice.h"
#include "core/io/lists/army_list_io.h"
#include "core/rules/alala/state.h"
#include "core/rules/alala/why.h"
#include "tests/support/alala_battles.h"
#include "tests/support/effort.h"

#include <QFile>
#include <QTest>
#include <map>
#include <set>

using namespace ephor;
using namespace ephor::alala;
using namespace ephor::testing;

namespace {

ArmyList sample(const char* name) {
    QFile file(QStringLiteral("data/armies/alala/%1.toml").arg(QLatin1StringView(name)));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    return readArmyList(file.readAll().toStdString(), name, [](std::string_view) { return &alala::system(); },
                        {"alala"})
        .list.value_or(ArmyList());
}

/// Counts results of fights that the next turn clears before anybody has moved, although both units are present.
class Forgotten final : public Listener {
public:
    void heard(int, const Event& event) override {
        if (const auto* gone = std::get_if<PieceRemoved>(&event))
            m_gone.insert(gone->piece.value);
        const auto* set = std::get_if<CounterSet>(&event);
        if (!set)
            return;
        if (set->counter == Opponent && set->why == &why::combatResult)
            m_enemies[set->piece.value] = set->to - 1;
        if (set->counter == OutcomeIs && set->why == &why::combatResult)
            ++m_fought;
        if (set->counter == OutcomeIs && set->why == &why::newTurn && !m_gone.contains(m_enemies[set->piece.value]))
            ++m_forgotten;
    }
    void begin() {
        m_gone.clear();
        m_enemies.clear();
    }
    int fought() const { return m_fought; }
    int forgotten() const { return m_forgotten; }

private:
    std::set<int> m_gone;
    std::map<int, int> m_enemies;
    int m_fought = 0;
    int m_forgotten = 0;
};

}  // namespace

class TestAlalaAfterCombat : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void noResultIsForgotten() {
        Forgotten forgotten;
        for (const auto& [a, b] : {std::pair("sparta", "thebes"), std::pair("athens", "thessaly")}) {
            Setup setup;
            setup.system = "alala";
            setup.rules = alala::system().info().version;
            setup.table = {72, 48};
            setup.lists = {sample(a), sample(b)};
            const auto game = alala::system().open(setup);
            QVERIFY(game);
            for (int n = 0; n < effort(300); ++n) {
                forgotten.begin();
                FastDice dice(mixed(9, static_cast<std::uint64_t>(n)));
                Conditions conditions;
                conditions.dice = &dice;
                conditions.players = {&standardPlayer(**game), &standardPlayer(**game)};
                conditions.listener = &forgotten;
                QVERIFY(Fight(**game).run(conditions).ended);
            }
        }
        qInfo("%d results, %d forgotten", forgotten.fought(), forgotten.forgotten());
        QVERIFY(forgotten.fought() > 0);
        QCOMPARE(forgotten.forgotten(), 0);
    }
};

QTEST_GUILESS_MAIN(TestAlalaAfterCombat)
#include "tst_alala_after_combat.moc"
