// In which order O/THW's computer player offers what the rules suggest.
#include "core/ai/computer_players.h"
#include "core/battle/fight.h"
#include "core/dice/fast_dice.h"
#include "tests/support/ohw_rig.h"
#include "tests/support/ohw_setups.h"

#include <QTest>

using namespace ephor;
using namespace ephor::ohw;
using namespace ephor::testing;

namespace {

/// Plays as the standard player does, and compares its candidates with what the rules suggest.
class ComparedCandidates final : public Player {
public:
    By kind() const override { return By::Standard; }
    Choice choose(const Request& request, const Position& position) const override {
        const Player& standard = standardPlayer(position.game);
        std::vector<Choice> suggested;
        position.game.suggest(position.table, request, suggested);
        const std::vector<Choice> candidates = standard.candidates(request, position);
        areTheSame = areTheSame && std::ranges::is_permutation(candidates, suggested);
        reordered += candidates != suggested ? 1 : 0;
        return standard.choose(request, position);
    }

    mutable bool areTheSame = true;
    mutable int reordered = 0;
};

}  // namespace

class TestOhwCandidates : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theyAreWhatTheRulesSuggestInAnotherOrder() {
        const auto game = ohw::system().open(ohwSetup(twelveOhwUnits(), twelveOhwUnits()));
        QVERIFY(game.has_value());
        FastDice dice(431);
        const ComparedCandidates player;
        Conditions conditions;
        conditions.dice = &dice;
        conditions.players = {&player, &player};
        QVERIFY(Fight(**game).run(conditions).ended);
        QVERIFY(player.areTheSame);
        QVERIFY(player.reordered > 0);
    }
    void aFightComesBeforeAMoveAndTheBetterMoveFirst() {
        OhwRig rig({{"heavy_infantry", Side::A, {2, 3}},
                    {"heavy_infantry", Side::A, {5, 3}},
                    {"heavy_infantry", Side::B, {5, 4}, Heading::South}});
        rig.set(1, Beside, 1);
        const std::array options{Option{code::stop, {}, &why::optionStop, 0},
                                 Option{code::move, rig.unit(0), &why::optionMove, 0},
                                 Option{code::fight, rig.unit(1), &why::optionFight, 0}};
        const Player& standard = standardPlayer(rig.game());
        Request action;
        action.question = {TakeAction, Side::A, {}};
        action.options = options;
        const std::vector<Choice> actions = standard.candidates(action, {rig.game(), rig.table()});
        QCOMPARE(actions.size(), 3U);
        QVERIFY(actions.front() == coded(code::fight, rig.unit(1)));

        Request move;
        move.question = {MoveUnit, Side::A, rig.unit(0)};
        move.form = Form::Move;
        move.limits.piece = rig.unit(0);
        move.limits.how = SingleMove;
        const std::vector<Choice> moves = standard.candidates(move, {rig.game(), rig.table()});
        QVERIFY(rig.game().squareAt(moves.front().pose.centre) == (Square{2, 4}));
    }
};

QTEST_GUILESS_MAIN(TestOhwCandidates)
#include "tst_ohw_candidates.moc"
