// Battles of the skirmish counted again from rules/skirmish.md.
#include "tests/recount/skirmish_fights.h"
#include "tests/recount/skirmish_morale.h"
#include "tests/recount/skirmish_moves.h"
#include "tests/support/effort.h"

#include <QTest>

using namespace ephor;
using namespace ephor::testing;

namespace {

class SkirmishRecount final : public Recount {
public:
    SkirmishRecount(const Game& game, Findings& findings)
        : m_book(game), m_fights(m_book, findings), m_moves(m_book, findings), m_morale(m_book, findings) {}

    void heard(int number, const Event& event, const Table& before, const Table& after) override {
        m_fights.heard(number, event, before, after);
        m_moves.heard(number, event, before, after);
        m_morale.heard(number, event, before, after);
    }

private:
    skirmish_book::Book m_book;
    SkirmishFights m_fights;
    SkirmishMoves m_moves;
    SkirmishMorale m_morale;
};

Terrain square(const char* kind, Ground ground, double x, double y, double width, double height, bool hides) {
    return {kind, kind, ground, hides, {{x, y}, {x + width, y}, {x + width, y + height}, {x, y + height}}};
}

/// Every second battle of sample armies has a wood, a hill, a hedge and a house.
void addGround(BattleToRecount& battle, int n) {
    if (n % 2 == 0 || !battle.game->setup().terrain.empty() || !battle.game->setup().placements.empty())
        return;
    Setup setup = battle.game->setup();
    Pcg32 draw(static_cast<std::uint64_t>(n), 3);
    const auto any = [&](double low, double high) { return drawn(draw, low, high); };
    setup.terrain = {square("wood", Ground::Difficult, any(2, 36), any(9, 20), 8, 6, false),
                     square("hill", Ground::Open, any(2, 36), any(9, 20), 8, 6, true),
                     square("hedge", Ground::Open, any(2, 34), any(10, 25), 10, 0.3, false),
                     square("building", Ground::Impassable, any(2, 42), any(10, 22), 4, 3, true)};
    if (const auto game = battle.game->system().open(setup)) {
        battle.game = *game;
        battle.name += ", with ground";
    }
}

}  // namespace

class TestRecountSkirmish : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // SKI-004, SKI-005, SKI-020, SKI-030, SKI-039, SKI-050, SKI-062, SKI-110, SKI-112, SKI-118, SKI-131
    void nothingContradictsTheRules() {
        const int battles = effort(300);
        const Findings findings = recountBattles<SkirmishRecount>("skirmish", battles, addGround);
        qInfo("%s", findings.text().c_str());
        QVERIFY(findings.contradictions().empty());
        QVERIFY(findings.count("melee rounds") > 10 * battles && findings.count("shots") > 10 * battles);
        QVERIFY(findings.count("morale tests of figures") > 10 * battles);
    }
};

QTEST_GUILESS_MAIN(TestRecountSkirmish)
#include "tst_recount_skirmish.moc"
