// What the computer player does in single positions, and that it beats the random player with every sample army.
#include "core/ai/computer_players.h"
#include "core/ai/random_player.h"
#include "core/dice/fast_dice.h"
#include "core/io/builtin_data.h"
#include "core/io/lists/army_list_io.h"
#include "core/rules/men_of_bronze/battle/movement.h"
#include "tests/support/bronze_story.h"
#include "tests/support/effort.h"

#include <QTest>
#include <cmath>

using namespace ephor;
using namespace ephor::men_of_bronze;
using namespace ephor::testing;

namespace {

/// What the computer player answers in this position.
Choice answered(const Story& s, const Request& request) {
    const Position position{s.rig.game(), s.table(), 1, 0, 0, nullptr, 0};
    return standardPlayer(s.rig.game()).choose(request, position);
}

/// What it does with a unit's order before it acts.
std::int16_t orderOf(const Story& s, std::size_t unit) {
    const std::array options{
        Option{code::keep, {}, &why::optionKeep, 0},
        s.phalanx(unit) ? Option{code::leave, {}, &why::optionLeave, 0} : Option{code::form, {}, &why::optionForm, 1}};
    Request request;
    request.question = {FormationStart, Side::A, s.unit(unit)};
    request.options = options;
    return answered(s, request).code;
}

/// Whether it rerolls a die of a volley that hits unit 1.
std::int16_t rerollOf(const Story& s, const Roll& roll, int armor) {
    Request request;
    request.question = {Reroll, Side::A, s.unit(0)};
    request.form = Form::Die;
    request.roll = &roll;
    request.mayReroll = 7;
    request.subject = s.unit(1);
    request.context = &why::shoot;
    request.need = 4;
    request.wanted = armor;
    return answered(s, request).code;
}

constexpr std::string_view armies = "armies/men_of_bronze/";

}  // namespace

class TestBronzePlayer : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aPhalanxKeepsItsOrderWhileTheEnemyIsAhead() {
        Story s({a("militia_hoplite", 30, 10), b("militia_hoplite", 30, 34)});
        s.with(0, Phalanx);
        QCOMPARE(orderOf(s, 0), code::keep);
    }
    void itBreaksUpWhereTheEnemyIsAside() {
        Story s({a("militia_hoplite", 20, 10), b("militia_hoplite", 50, 20)});
        s.with(0, Phalanx);
        QCOMPARE(orderOf(s, 0), code::leave);
        s.arete(0, 0);  // there would be no point to form again
        QCOMPARE(orderOf(s, 0), code::keep);
    }
    void itDoesNotWaitBehindFriendsWhoFight() {
        Story s({a("militia_hoplite", 20, 10), a("militia_hoplite", 20, 14), b("militia_hoplite", 20, 16)});
        s.with(0, Phalanx);
        QCOMPARE(orderOf(s, 0), code::leave);
    }
    void aDrilledPhalanxStepsAsideToMeetTheEnemy() {
        Story s({a("drilled_hoplite", 30, 10), b("drilled_hoplite", 36.5, 20)});
        s.with(0, Phalanx);
        Request request;
        request.question = {MovePath, Side::A, s.unit(0)};
        request.form = Form::Move;
        request.limits = moveLimits(s.rig.game(), s.table(), s.unit(0), false);
        QCOMPARE(answered(s, request).pose.centre, (Vec{32, 10}));
    }
    void itRollsNoDieAgainAtAnEnemyThatHasNothingLeft() {
        Story s({a("psiloi", 30, 10), b("psiloi", 30, 16)});
        const Roll roll{{6, 6, 1}, 3, 6};
        s.with(1, Courage, 3);
        QCOMPARE(rerollOf(s, roll, 1), code::yes);
        s.with(1, Courage, 2);
        QCOMPARE(rerollOf(s, roll, 1), code::no);
        s.with(1, Courage, 3);
        QCOMPARE(rerollOf(s, roll, 2), code::no);  // a third hit takes no more Courage through Armor 2
    }
    void itRollsNoFailedDisciplineTestAgain() {
        Story s({a("elite_hoplite", 30, 10), b("psiloi", 30, 16)});
        const Roll roll{{1, 1, 1}, 3, 6};
        Request request;
        request.question = {Reroll, Side::A, s.unit(0)};
        request.form = Form::Die;
        request.roll = &roll;
        request.mayReroll = 7;
        request.need = 4;
        request.wanted = 1;
        for (const Reason* test : {&why::test, &why::secondTest}) {
            request.context = test;
            QCOMPARE(answered(s, request).code, code::no);
        }
        request.context = &why::driftTest;  // a rally does not help there
        QCOMPARE(answered(s, request).code, code::yes);
    }
    void itKeepsItsPointsForTheRalliesThatAreDue() {
        Story s({a("psiloi", 30, 10), b("psiloi", 30, 16), a("militia_hoplite", 40, 10)});
        const Roll roll{{6, 6, 1}, 3, 6};
        s.with(1, Courage, 3).with(2, Activated).arete(2, 0);
        QCOMPARE(rerollOf(s, roll, 1), code::yes);
        s.with(2, Wavering);
        QCOMPARE(rerollOf(s, roll, 1), code::no);
        s.arete(3, 0);
        QCOMPARE(rerollOf(s, roll, 1), code::yes);
    }
    void aStrategosOnHorsebackKeepsOutOfTheEnemysReach() {
        Story s({a("light_cavalry", 30, 12), a("militia_hoplite", 20, 12), b("militia_hoplite", 30, 29)});
        Request request;
        request.question = {MovePath, Side::A, s.unit(0)};
        request.form = Form::Move;
        request.limits = moveLimits(s.rig.game(), s.table(), s.unit(0), false);
        const auto isInReach = [&] {
            const Body there{answered(s, request).pose, s.table().body(s.unit(0)).size};
            return gap(there, s.table().body(s.unit(2))) <= 12;
        };
        QVERIFY(isInReach());
        s.with(0, Strategos);
        QVERIFY(!isInReach());
    }
    void aStrategosAmongFootWithoutShieldWallsTakesAHorse() {
        Story s({a("elite_infantry", 30, 10), a("light_cavalry", 40, 10), a("archer_slinger", 50, 10),
                 b("militia_hoplite", 30, 40)});
        Request request;
        request.question = {AttachStrategos, Side::A, s.unit(0)};
        request.form = Form::OnePiece;
        request.pieces = s.table().present(Side::A);
        QCOMPARE(answered(s, request).piece, s.unit(1));
    }
    void aStrategosOfHoplitesStaysWithThem() {
        Story s({a("elite_hoplite", 30, 10), a("light_cavalry", 40, 10), b("militia_hoplite", 30, 40)});
        Request request;
        request.question = {AttachStrategos, Side::A, s.unit(0)};
        request.form = Form::OnePiece;
        request.pieces = s.table().present(Side::A);
        QCOMPARE(answered(s, request).piece, s.unit(0));
    }
    void theLineGoesBeforeItsLightTroopsWhileTheLinesDrawNear() {
        Story s({a("psiloi", 30, 10), a("militia_hoplite", 20, 10), b("militia_hoplite", 30, 40)});
        Request request;
        request.question = {Activate, Side::A, {}};
        request.form = Form::OnePiece;
        request.pieces.insert(s.unit(0));
        request.pieces.insert(s.unit(1));
        s.rig.table().apply(PhaseBegan{1, Activations});
        QCOMPARE(answered(s, request).piece, s.unit(1));
        s.rig.table().apply(PhaseBegan{3, Activations});
        QCOMPARE(answered(s, request).piece, s.unit(0));
    }
    void itBeatsTheRandomPlayerWithEverySampleArmy_data() {
        QTest::addColumn<QByteArray>("path");
        for (const BuiltinFile& file : builtinFiles())
            if (file.path.starts_with(armies))
                QTest::newRow(std::string(file.path.substr(armies.size())).c_str())
                    << QByteArray(file.path.data(), static_cast<qsizetype>(file.path.size()));
    }
    void itBeatsTheRandomPlayerWithEverySampleArmy() {
        QFETCH(QByteArray, path);
        const ReadList read = readArmyList(builtinText(path.toStdString()), path.toStdString(),
                                           [](std::string_view) { return &system(); }, {"men_of_bronze"});
        QVERIFY(read.list);
        Setup setup;
        setup.system = "men_of_bronze";
        setup.rules = system().info().version;
        setup.lists = {*read.list, *read.list};
        const auto game = system().open(setup);
        QVERIFY(game);
        int won = 0;
        const int battles = effort(400);
        for (int n = 0; n < battles; ++n) {
            const auto key = static_cast<std::uint64_t>(n);
            const RandomPlayer random(key);
            const Side ours = n % 2 == 0 ? Side::A : Side::B;
            FastDice dice(mixed(11, key));
            Conditions conditions;
            conditions.dice = &dice;
            conditions.players[index(ours)] = &standardPlayer(**game);
            conditions.players[index(other(ours))] = &random;
            conditions.key = key;
            const Run run = Fight(**game).run(conditions);
            won += run.ended->winner == (ours == Side::A ? Winner::A : Winner::B) ? 1 : 0;
        }
        qInfo("the computer player won %d of %d battles", won, battles);
        // It wins 98 of 100 or more; a smaller sample may miss that by three sigma.
        QVERIFY(won >= battles * 0.98 - 3 * std::sqrt(battles * 0.98 * 0.02));
    }
};

QTEST_GUILESS_MAIN(TestBronzePlayer)
#include "tst_bronze_player.moc"
