// A battle as actions: what is shown in one go, what it is called, and how long it takes.
#include "core/ai/computer_players.h"
#include "core/io/builtin_data.h"
#include "core/io/records/setup_io.h"
#include "core/rules/builtin.h"
#include "models/battle/answers/action_words.h"
#include "tests/models/drill_session.h"

#include <algorithm>

using namespace ephor;
using namespace ephor::test;

namespace {

using Kind = BattleAction::Kind;

struct Fought {
    std::shared_ptr<const Game> game;
    Record record;  ///< owns texts that the events point to
    std::unique_ptr<BattleTimeline> timeline;
    std::vector<BattleAction> actions;
};

/// The battle of Delium between two standard players.
Fought fought(const std::string& system) {
    const std::string battle = "battles/" + system + "/delium_424.toml";
    const auto find = [](std::string_view id) { return findSystem(id); };
    Fought f;
    f.record.setup = readSetup(builtinText(battle), battle, find, {system}, {}).value();
    f.record.dice.seed = 424;
    f.game = *findSystem(system)->open(f.record.setup);
    const std::shared_ptr<const Player> player = makePlayer(By::Standard, *f.game);
    EventLog log;
    Conditions conditions;
    conditions.players = {player.get(), player.get()};
    conditions.listener = &log;
    Fight(*f.game).run(conditions, &f.record);
    f.timeline = std::make_unique<BattleTimeline>(*f.game);
    f.timeline->assign(log.events(), 0);
    f.actions = battleActions(*f.game, *f.timeline, 0, f.timeline->size());
    return f;
}

constexpr Reason advanced{"T-1", "advanced"};
constexpr Reason charged{"T-2", "charged", Meaning::Charge};
constexpr Reason attacking{"T-3", "attacked with"};
constexpr Reason dice{"T-3", "dice of the attack"};
constexpr Reason support{"T-4", "support"};
constexpr Reason lost{"T-5", "lost in the fight"};
constexpr Reason broken{"T-6", "broken"};
constexpr Reason testing{"T-7", "test"};
constexpr Reason shooting{"T-8", "shot at", Meaning::Shot};
const PieceId a(0);
const PieceId b(1);
const PieceId enemy(3);

/// A battle of the drill with events made up for the test, after all units were placed.
struct Told {
    explicit Told(std::vector<Event> events) {
        std::vector<Event> all;
        for (int i = 0; i < game->opening().pieces(); ++i)
            all.push_back(PiecePlaced{PieceId(i), start(PieceId(i)), &advanced});
        const int from = static_cast<int>(all.size());
        all.insert(all.end(), events.begin(), events.end());
        timeline.assign(all, 0);
        actions = battleActions(*game, timeline, from, timeline.size());
    }
    static Pose start(PieceId piece) {
        const int i = static_cast<int>(piece.index());
        return i < 3 ? Pose{{10.0 + 8 * i, 10}, {0, 1}} : Pose{{10.0 + 8 * (i - 3), 22}, {0, -1}};
    }
    std::vector<Kind> kinds() const {
        std::vector<Kind> found;
        std::ranges::transform(actions, std::back_inserter(found), &BattleAction::kind);
        return found;
    }

    std::shared_ptr<const Game> game = *drill::system().open(drill::plainSetup());
    BattleTimeline timeline{*game};
    ActionWords words{*game, timeline};
    std::vector<BattleAction> actions;
};

Pose ahead(PieceId piece, double inches) {
    const Pose from = Told::start(piece);
    return {from.centre + from.facing * inches, from.facing};
}

Rolled rolled(PieceId piece, const Reason* why) {
    Rolled roll;
    roll.side = piece == enemy ? Side::B : Side::A;
    roll.piece = piece;
    roll.why = why;
    roll.roll.count = 2;
    roll.roll.faces[0] = 5;
    roll.roll.faces[1] = 2;
    return roll;
}

/// A charge, a fight with dice of both, a loss, an advance and the end.
std::vector<Event> fightEvents() {
    Noted charges;
    charges.what = &charged;
    charges.piece = a;
    charges.other = enemy;
    Noted fights = charges;
    fights.what = &attacking;
    fights.number = 2;
    fights.breakdown.add(2, support);
    return {PhaseBegan{1, drill::ActionPhase},
            charges,
            PieceMoved{a, ahead(a, 8), &charged},
            fights,
            rolled(a, &dice),
            rolled(enemy, &dice),
            CounterSet{enemy, drill::Steps, 0, &lost},
            PieceRemoved{enemy, &broken},
            PieceMoved{a, ahead(a, 9), &advanced},
            Ended{Winner::A, 1, &broken}};
}

}  // namespace

class TestBattleActions : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void piecesThatMoveForTheSameReasonMoveTogether() {
        const Told told({PhaseBegan{1, drill::ActionPhase}, PieceMoved{a, ahead(a, 4), &advanced},
                         PieceMoved{b, ahead(b, 4), &advanced}, PieceMoved{a, ahead(a, 6), &advanced},
                         PieceMoved{enemy, ahead(enemy, 2), &advanced}});
        QCOMPARE(told.kinds(), (std::vector{Kind::Turn, Kind::Move, Kind::Move}));
        const BattleAction& move = told.actions[1];
        QCOMPARE(move.actor, a);
        QCOMPARE(move.paths.size(), std::size_t{2});
        QCOMPARE(move.paths[0].poses.size(), std::size_t{3});
        QCOMPARE(move.paths[0].length(), 6.0);
        QCOMPARE(told.actions[2].actor, enemy);
    }

    void aFightIsOneActionAndWhatFollowsIsAnother() {
        const Told told(fightEvents());
        QCOMPARE(told.kinds(), (std::vector{Kind::Turn, Kind::Charge, Kind::Fight, Kind::Move, Kind::End}));
        const BattleAction& fight = told.actions[2];
        QVERIFY(fight.isFight() && fight.hasCard() && fight.hasEffect);
        QCOMPARE(fight.actor, a);
        QCOMPARE(fight.target, enemy);
        QCOMPARE(fight.rolls, 2);
        QVERIFY(fight.removed.contains(enemy));
    }

    void bookkeepingIsNoAction() {
        const Told told({PhaseBegan{1, drill::ActionPhase}, SideCounterSet{Side::A, drill::Points, 3, &advanced},
                         CounterSet{a, drill::Done, 1, &advanced}, CounterSet{a, drill::Done, 0, &advanced},
                         PhaseBegan{1, drill::BiddingPhase}});
        QCOMPARE(told.kinds(), (std::vector{Kind::Turn}));
    }

    void testsForTheSameReasonShareACard() {
        const Told told({PhaseBegan{1, drill::ActionPhase}, rolled(a, &testing), rolled(b, &testing)});
        QCOMPARE(told.kinds(), (std::vector{Kind::Turn, Kind::Test}));
        QCOMPARE(told.words.card(told.actions[1]).columns.size(), std::size_t{2});
    }

    /// Two who shoot at one enemy are two actions, each with its own name and dice; a lone die that missed has no card.
    void eachShooterHasAnActionOfItsOwn() {
        const auto shot = [](PieceId shooter) {
            Noted note;
            note.what = &shooting;
            note.piece = shooter;
            note.other = enemy;
            note.number = 8;
            return note;
        };
        Rolled miss = rolled(b, &shooting);
        miss.roll.count = 1;
        const Told told({PhaseBegan{1, drill::ActionPhase}, shot(a), rolled(a, &shooting),
                         CounterSet{enemy, drill::Steps, 0, &lost}, shot(b), miss});
        QCOMPARE(told.kinds(), (std::vector{Kind::Turn, Kind::Shooting, Kind::Shooting}));
        QCOMPARE(told.actions[1].actor, a);
        QCOMPARE(told.actions[2].actor, b);
        QVERIFY(told.actions[1].hasCard() && !told.actions[2].hasCard());
        const QString caption = told.words.caption(told.actions[2]);
        QVERIFY2(caption.contains(QString::fromStdString(told.game->piece(b).name)), qPrintable(caption));
    }

    void aCardShowsModifiersDiceAndLosses() {
        const Told told(fightEvents());
        const ActionCard card = told.words.card(told.actions[2]);
        QCOMPARE(card.columns.size(), std::size_t{2});
        const CardColumn& mine = card.columns[0];
        QCOMPARE(mine.piece, a);
        QCOMPARE(mine.modifiers, QStringList(QStringLiteral("+2 support")));
        QCOMPARE(mine.rolls.size(), std::size_t{1});
        QCOMPARE(mine.rolls[0].faces, (std::vector{5, 2}));
        QVERIFY2(card.columns[1].strength.contains(QChar(0x2192)), qPrintable(card.columns[1].strength));
        QVERIFY2(card.results.join(u'\n').contains(QStringLiteral("broken")), qPrintable(card.results.join(u'\n')));
        const QString caption = told.words.caption(told.actions[2]);
        for (const PieceId piece : {a, enemy})
            QVERIFY2(caption.contains(QString::fromStdString(told.game->piece(piece).name)), qPrintable(caption));
    }

    void aPathTurnsOnItsWayAndKeepsItsFacingUntilHalfATurn() {
        const PiecePath path{a, {{{0, 0}, {0, 1}}, {{4, 0}, {1, 0}}, {{4, 2}, {-1, 0}}}};
        QCOMPARE(path.at(0).centre, (Vec{0, 0}));
        QCOMPARE(path.at(0.25).centre, (Vec{2, 0}));
        QVERIFY(length(path.at(0.25).facing - direction(Vec{1, 1})) < 1e-9);
        QCOMPARE(path.at(0.75).facing, (Vec{1, 0}));
        QCOMPARE(path.at(1).centre, (Vec{4, 2}));
    }

    void aHistoricalBattleIsShownInAFewMinutes_data() {
        QTest::addColumn<QString>("system");
        QTest::newRow("Alala!") << QStringLiteral("alala");
        QTest::newRow("Men of Bronze") << QStringLiteral("men_of_bronze");
    }
    void aHistoricalBattleIsShownInAFewMinutes() {
        QFETCH(const QString, system);
        const Fought f = fought(system.toStdString());
        int milliseconds = 0;
        int end = 0;
        for (const BattleAction& action : f.actions) {
            QVERIFY(action.first >= end && action.end > action.first);
            end = action.end;
            const ActionTimes times = timesOf(action, true);
            milliseconds += times.moving + times.reading;
            QVERIFY(!action.isFight() || !action.hasEffect || times.reading >= 2500);
            for (const PiecePath& path : action.paths) {
                if (path.poses.size() > 1)
                    QCOMPARE(f.timeline->tableAt(action.first).body(path.piece).pose, path.poses.front());
                if (!action.removed.contains(path.piece))
                    QCOMPARE(f.timeline->tableAt(action.end).body(path.piece).pose, path.poses.back());
            }
        }
        QCOMPARE(end, f.timeline->size());
        qInfo("%d events, %d actions, %d s", f.timeline->size(), static_cast<int>(f.actions.size()),
              milliseconds / 1000);
        QVERIFY2(milliseconds > 60'000 && milliseconds < 240'000, qPrintable(QString::number(milliseconds)));
        QVERIFY(std::ranges::any_of(f.actions, &BattleAction::isFight));
        QVERIFY(std::ranges::any_of(f.actions, [](const BattleAction& one) { return !one.removed.empty(); }));
    }
};

QTEST_GUILESS_MAIN(TestBattleActions)
#include "tst_battle_actions.moc"
