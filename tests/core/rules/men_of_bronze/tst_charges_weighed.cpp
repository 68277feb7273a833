// What the doctrine keeps while a unit acts is what it would work out anew.
#include "core/ai/computer_players.h"
#include "core/rules/men_of_bronze/bronze_system.h"
#include "tests/support/battle_checks.h"
#include "tests/support/random_setups.h"

#include <QTest>

using namespace ephor;
using namespace ephor::testing;

namespace {

/// Answers as the doctrine does, and asks it again without what the rules keep for it.
class AskingTwice final : public Player {
public:
    explicit AskingTwice(const Player& player) : m_player(player) {}

    By kind() const override { return m_player.kind(); }
    Choice choose(const Request& request, const Position& position) const override {
        const Choice choice = m_player.choose(request, position);
        if (position.workings) {
            Position bare = position;
            bare.workings = nullptr;
            ++m_asked;
            m_differs += m_player.choose(request, bare) == choice ? 0 : 1;
        }
        return choice;
    }

    int asked() const { return m_asked; }
    int differs() const { return m_differs; }

private:
    const Player& m_player;
    mutable int m_asked = 0;
    mutable int m_differs = 0;
};

}  // namespace

class TestChargesWeighed : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // MOB-047, MOB-055: D-08 and D-09
    void theDoctrineAnswersAlikeWithThemAndWithout() {
        const RuleSystem& system = men_of_bronze::system();
        int asked = 0;
        for (int n = 0; n < effort(600); ++n) {
            const auto key = static_cast<std::uint64_t>(n);
            Pcg32 draw(mixed(47, key), key);
            const auto game = system.open(anyBronzeSetup(system, draw));
            if (!game)  // chance has set up what the rules refuse
                continue;
            const AskingTwice player(standardPlayer(**game));
            DicePlan plan;
            plan.seed = key;
            QVERIFY(fightOut(**game, plan, {&player, &player}, key).run.ended);
            QVERIFY2(player.differs() == 0, qPrintable(QString("battle %1").arg(n)));
            asked += player.asked();
        }
        QVERIFY(asked > 0);
    }
};

QTEST_GUILESS_MAIN(TestChargesWeighed)
#include "tst_charges_weighed.moc"
