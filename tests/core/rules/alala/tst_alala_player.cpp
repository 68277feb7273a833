// What the computer player does in single positions, and that it beats the random player.
#include "core/ai/computer_players.h"
#include "core/ai/random_player.h"
#include "core/dice/fast_dice.h"
#include "core/io/lists/army_list_io.h"
#include "tests/support/alala_story.h"
#include "tests/support/effort.h"

#include <QDir>
#include <QTest>

using namespace ephor;
using namespace ephor::alala;
using namespace ephor::testing;

namespace {

constexpr double width = 15 / 2.54;
constexpr double depth = 4 / 2.54;

/// What the computer player answers in this position.
Choice answered(const AlalaStory& s, const Request& request) {
    const Position position{s.game(), s.table(), 1, 1, 0, nullptr, 0};
    return standardPlayer(s.game()).choose(request, position);
}

/// Battles of an army against itself, the computer player and the random player changing sides.
struct Tally {
    int won = 0;
    int lost = 0;

    void fightRandomPlayer(const ArmyList& army, int n) {
        Setup setup;
        setup.system = "alala";
        setup.rules = alala::system().info().version;
        setup.table = {72, 48};
        setup.lists = {army, army};
        const auto game = alala::system().open(setup);
        QVERIFY(game);
        const Side side = n % 2 == 0 ? Side::A : Side::B;
        const RandomPlayer random(static_cast<std::uint64_t>(n));
        FastDice dice(mixed(3, static_cast<std::uint64_t>(n)));
        Conditions conditions;
        conditions.dice = &dice;
        conditions.players[index(side)] = &standardPlayer(**game);
        conditions.players[index(other(side))] = &random;
        conditions.key = static_cast<std::uint64_t>(n);
        const Run run = Fight(**game).run(conditions);
        if (run.ended->winner == (side == Side::A ? Winner::A : Winner::B))
            ++won;
        else if (run.ended->winner != Winner::Draw)
            ++lost;
    }
};

}  // namespace

class TestAlalaPlayer : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void itDressesItsRanksBeforeItSignals() {
        AlalaStory s({hoplites(Side::A, 30, 10), hoplites(Side::B, 30, 40)});
        s.with(0, LeaderLeft, 3).with(0, Points, 3);
        const Option finish{code::finish, {}, &why::optionFinish, 0};
        const Option signal{code::signal, s.unit(0), &why::optionSignal, 1};
        const std::array options{finish, signal};
        Request request;
        request.question = {LeaderActs, Side::A, {}};
        request.options = options;
        QCOMPARE(answered(s, request).code, code::finish);
        Request manoeuvre;
        const std::array choices{Option{code::halt, {}, &why::optionHalt, 0},
                                 Option{code::redressRanks, {}, &why::optionRedress, 0}};
        manoeuvre.question = {Manoeuvre, Side::A, s.unit(0)};
        manoeuvre.options = choices;
        QCOMPARE(answered(s, manoeuvre).code, code::redressRanks);
    }
    void itsHoplitesWaitWhileItsBandsOutshootTheEnemy() {
        const auto commands = [](std::vector<AlalaPiece> pieces) {
            AlalaStory s(std::move(pieces));
            s.with(0, LeaderLeft, 1).play({}, [](Play& p) { p.referee.apply(PhaseBegan{2, CommandPhase}); });
            const std::array options{Option{code::finish, {}, &why::optionFinish, 0},
                                     Option{code::signal, s.unit(0), &why::optionSignal, 1}};
            Request request;
            request.question = {LeaderActs, Side::A, {}};
            request.options = options;
            return answered(s, request).code;
        };
        const AlalaPiece mine = hoplites(Side::A, 30, 10);
        const AlalaPiece enemy = hoplites(Side::B, 30, 40);
        QCOMPARE(commands({mine, enemy, band(Side::A, "psiloi", 20, 20)}), code::signal);
        QCOMPARE(commands({mine, enemy, band(Side::A, "psiloi", 20, 20), band(Side::A, "psiloi", 40, 20)}),
                 code::finish);
        QCOMPARE(commands({mine, hoplites(Side::B, 30, 17), band(Side::A, "psiloi", 20, 20),
                           band(Side::A, "psiloi", 40, 20)}),
                 code::signal);  // the enemy is near
    }
    void itDoesNotSendShakenMenForward() {
        AlalaStory s({hoplites(Side::A, 30, 10, "C"), hoplites(Side::B, 30, 40)});
        s.with(0, LeaderLeft, 3).level(0, Level::Shaken);
        const std::array options{Option{code::finish, {}, &why::optionFinish, 0},
                                 Option{code::signal, s.unit(0), &why::optionSignal, 1},
                                 Option{code::encourage, s.unit(0), &why::optionEncourage, 3}};
        Request request;
        request.question = {LeaderActs, Side::A, {}};
        request.options = options;
        QCOMPARE(answered(s, request).code, code::encourage);
    }
    void itPutsTheDeepUnitOnTheLeft() {
        AlalaStory s({hoplites(Side::A, 40, 10, "B", 0, "C"), hoplites(Side::A, 30, 10), hoplites(Side::B, 30, 40)});
        Table table = s.game().opening();
        const std::array options{Option{code::asListed, {}, &why::optionAsListed, 0},
                                 Option{code::reversed, {}, &why::optionReversed, 0}};
        Request request;
        request.question = {PlacePhalanx, Side::A, s.unit(0)};
        request.form = Form::Deploy;
        request.options = options;
        request.pieces.insert(s.unit(0));
        request.limits.how = DeployPhalanx;
        const Position position{s.game(), table, 1, 1, 0, nullptr, 0};
        QCOMPARE(standardPlayer(s.game()).choose(request, position).code, code::reversed);
    }
    void itChargesRatherThanReceives() {
        AlalaStory s({hoplites(Side::A, 30, 15), hoplites(Side::B, 30, 19.5)});
        s.keen(0);
        const std::array options{Option{code::no, {}, &why::optionNoCharge, 0},
                                 Option{code::yes, s.unit(1), &why::optionCharge, 0}};
        Request request;
        request.question = {DeclareCharge, Side::A, s.unit(0)};
        request.options = options;
        QCOMPARE(answered(s, request).code, code::yes);
    }
    void itDoesNotLeadALineThatIsSlowToTurnAsOne() {
        const std::array options{Option{code::finish, {}, &why::optionFinish, 0},
                                 Option{code::control, {}, &why::optionControl, 1}};
        Request request;
        request.question = {LeaderActs, Side::A, {}};
        request.options = options;
        const auto with = [&](double enemyX, double enemyY) {
            AlalaStory s(
                {hoplites(Side::A, 20, 10), hoplites(Side::A, 20 - 15 / 2.54, 10), hoplites(Side::B, enemyX, enemyY)});
            s.with(0, LeaderLeft, 3).with(0, SignalIs, 1).with(1, SignalIs, 1);
            return answered(s, request).code;
        };
        QCOMPARE(with(22, 40), code::control);
        QCOMPARE(with(60, 12), code::finish);  // off to the right: each wheels by itself
    }
    void itMarchesBeforeItDresses() {
        const std::array options{Option{code::advance, {}, &why::optionAdvanceOne, 0},
                                 Option{code::advance + 1, {}, &why::optionAdvanceTwo, 0},
                                 Option{code::redressRanks, {}, &why::optionRedress, 0}};
        const auto with = [&](double enemyY) {
            AlalaStory s({hoplites(Side::A, 30, 10), hoplites(Side::B, 30, enemyY)});
            s.with(0, SignalIs, 1).with(0, Points, 2).control(0, Control::Controlled);
            Request request;
            request.question = {Manoeuvre, Side::A, s.unit(0)};
            request.options = options;
            return answered(s, request).code;
        };
        QCOMPARE(with(40), code::advance + 1);
        QCOMPARE(with(22), code::redressRanks);
        QCOMPARE(with(15.5), code::advance);
    }
    void itsBandsSeekTheHoplites() {
        AlalaStory s({hoplites(Side::A, 60, 5), hoplites(Side::B, 30, 40), band(Side::A, "psiloi", 30, 15),
                      band(Side::B, "psiloi", 45, 15)});
        Request request;
        request.question = {BandMove, Side::A, s.unit(2)};
        request.form = Form::Move;
        request.limits.piece = s.unit(2);
        request.limits.how = BandPath;
        request.limits.allowance = 7;
        const Vec to = answered(s, request).pose.centre;
        QVERIFY(std::abs(to.x - 30) < 0.01 && to.y > 21.9);
    }
    void itMakesNobodyEagerWhoWouldRunOutAlone() {
        const auto with = [](Level level, double enemyY, Control order, const char* grade) {
            AlalaStory s({hoplites(Side::A, 30, 10, grade), hoplites(Side::B, 30, enemyY)});
            s.with(0, LeaderLeft, 5).with(0, SignalIs, 1).level(0, level).control(0, order);
            std::vector options{Option{code::finish, {}, &why::optionFinish, 0},
                                Option{code::discourage, s.unit(0), &why::optionDiscourage, 2}};
            if (level != Level::Eager)
                options.push_back({code::encourage, s.unit(0), &why::optionEncourage, 2});
            Request request;
            request.question = {LeaderActs, Side::A, {}};
            request.options = options;
            return answered(s, request).code;
        };
        QCOMPARE(with(Level::Eager, 40, Control::None, "B"), code::discourage);
        QCOMPARE(with(Level::Ready, 40, Control::None, "B"),
                 code::finish);  // a unit that was calmed is not encouraged again
        QCOMPARE(with(Level::Ready, 40, Control::Controlled, "B"), code::encourage);
        QCOMPARE(with(Level::Ready, 40, Control::None, "A"), code::encourage);
        QCOMPARE(with(Level::Eager, 40, Control::None, "A"), code::finish);
    }
    // A controlled unit does not run out.
    void itsLeadersHoldTheEagerBackBeforeAnythingElse() {
        const auto with = [](Level level) {
            AlalaStory s({hoplites(Side::A, 30, 10), hoplites(Side::B, 30, 40)});
            s.with(0, LeaderLeft, 3).level(0, level);
            const std::array options{Option{code::finish, {}, &why::optionFinish, 0},
                                     Option{code::discourage, s.unit(0), &why::optionDiscourage, 2},
                                     Option{code::control, s.unit(0), &why::optionControl, 1}};
            Request request;
            request.question = {LeaderActs, Side::A, {}};
            request.options = options;
            return answered(s, request).code;
        };
        QCOMPARE(with(Level::Eager), code::control);
        QCOMPARE(with(Level::Ready), code::control);
    }
    // Hoplites that stand pay nothing for the passage; hoplites that march through others do.
    void itsSkirmishersMakeRoomForTheLine() {
        AlalaStory s({hoplites(Side::A, 30, 15), band(Side::A, "psiloi", 30, 18), band(Side::A, "cavalry", 33, 21),
                      hoplites(Side::B, 30, 40)});
        s.with(0, SignalIs, 1);
        const auto goes = [&](std::size_t band) {
            Request request;
            request.question = {BandMove, Side::A, s.unit(band)};
            request.form = Form::Move;
            request.limits.piece = s.unit(band);
            request.limits.how = BandPath;
            request.limits.allowance = 7;
            return answered(s, request).pose.centre;
        };
        QVERIFY(goes(1).y < 15 - depth && near(goes(1).x, 30));
        QVERIFY(goes(2).x > 39 && near(goes(2).y, 21));  // horse cannot pass: to the nearer wing
    }
    void itDoesNotChargeTwiceAtTheSame() {
        AlalaStory s({hoplites(Side::A, 30, 15), hoplites(Side::A, 36, 15), hoplites(Side::B, 31, 19.5),
                      hoplites(Side::B, 37, 19.5)});
        s.keen(0).keen(1);
        const std::array options{Option{code::no, {}, &why::optionNoCharge, 0},
                                 Option{code::yes, s.unit(2), &why::optionCharge, 0},
                                 Option{code::yes, s.unit(3), &why::optionCharge, 0}};
        Request request;
        request.question = {DeclareCharge, Side::A, s.unit(1)};
        request.options = options;
        QCOMPARE(answered(s, request).piece, s.unit(3));  // the one before it
        s.with(0, ImpetusIs, static_cast<int>(Impetus::Charged)).with(0, Opponent, 1 + s.unit(3).index());
        QCOMPARE(answered(s, request).piece, s.unit(2));
    }
    // Each charger has its own enemy.
    void itsUnitsGoAlongOnlyWhereTheyCannotCharge() {
        AlalaStory s({hoplites(Side::A, 30, 15), hoplites(Side::A, 30 + width, 15), hoplites(Side::B, 30, 19.5),
                      hoplites(Side::B, 30 + width, 19.5)});
        s.keen(0).with(0, ImpetusIs, static_cast<int>(Impetus::Charged)).with(0, Opponent, 1 + s.unit(2).index());
        Request request;
        request.question = {ChargeSupports, Side::A, s.unit(0)};
        request.form = Form::Subset;
        request.pieces.insert(s.unit(1));
        request.subject = s.unit(2);
        QVERIFY(answered(s, request).set.contains(s.unit(1)));  // it has not advanced far enough
        s.keen(1);
        QVERIFY(answered(s, request).set.empty());
    }
    void itBeatsTheRandomPlayerWithAnyArmy() {
        const int battles = effort(600);
        Tally tally;
        Pcg32 draw(431, 9);
        for (int n = 0; n < battles; ++n)
            tally.fightRandomPlayer(anyAlalaArmy(draw, 2, 4), n);
        qInfo("the computer player won %d of %d battles and lost %d", tally.won, battles, tally.lost);
        // It wins more than 95 of 100 and loses 1; a smaller sample may miss that by three sigma.
        const auto slack = [&](double p) { return 3 * std::sqrt(battles * p * (1 - p)); };
        QVERIFY(tally.won >= battles * 0.95 - slack(0.95));
        QVERIFY(tally.lost <= battles * 0.01 + slack(0.01));
    }
    void itBeatsTheRandomPlayerWithEverySampleArmy() {
        const int each = effort(100);
        int armies = 0;
        Tally all;
        for (const QFileInfo& file :
             QDir(QStringLiteral("data/armies/alala")).entryInfoList({QStringLiteral("*.toml")})) {
            QFile opened(file.filePath());
            QVERIFY(opened.open(QIODevice::ReadOnly));
            const ReadList read = readArmyList(opened.readAll().toStdString(), file.fileName().toStdString(),
                                               [](std::string_view) { return &alala::system(); }, {"alala"});
            QVERIFY2(read.list, qPrintable(file.fileName()));
            Tally tally;
            for (int n = 0; n < each; ++n)
                tally.fightRandomPlayer(*read.list, n);
            qInfo("%s: the computer player won %d of %d battles and lost %d", qPrintable(file.baseName()), tally.won,
                  each, tally.lost);
            // 19 of 20 with each, to four sigma.
            QVERIFY2(tally.won >= each * 0.95 - 4 * std::sqrt(each * 0.95 * 0.05), qPrintable(file.baseName()));
            all.won += tally.won;
            ++armies;
        }
        QCOMPARE(armies, 9);
        const double battles = armies * each;
        QVERIFY(all.won >= battles * 0.97 - 3 * std::sqrt(battles * 0.97 * 0.03));
    }
};

QTEST_GUILESS_MAIN(TestAlalaPlayer)
#include "tst_alala_player.moc"
