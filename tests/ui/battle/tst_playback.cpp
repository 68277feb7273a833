// What happens is shown: units move along their ways, dice stop on a card, a battle is replayed action by action.
#include "tests/drill/drill.h"
#include "tests/ui/battle/bronze_battle.h"
#include "tests/ui/widgets.h"
#include "ui/battle/battle_window.h"
#include "ui/battle/playback/action_card_view.h"
#include "ui/battle/playback/playback.h"
#include "ui/battle/table/table_view.h"

#include <QApplication>
#include <QLabel>
#include <QMenu>
#include <QRegularExpression>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

using namespace ephor;
using test::part;
using test::press;

namespace {

constexpr PlaybackSettings normal{1, CardStop::Short};
constexpr PlaybackSettings untilClicked{1, CardStop::UntilClicked};
/// Longer than any action at normal speed, in milliseconds.
constexpr int longest = 10000;

/// A window on a battle of the drill with all units placed; both sides are persons.
class Shown {
public:
    explicit Shown(const PlaybackSettings& settings, QSettings* stored = nullptr) {
        DicePlan dice;
        dice.seed = 7;
        BattleWindowNeeds needs;
        needs.playback = settings;
        needs.settings = stored;
        window = std::make_unique<BattleWindow>(
            std::move(*BattleSession::open(drill::system(), drill::placedSetup(), dice)), std::move(needs));
        window->setAsksBeforeClosing(false);
        window->resize(1000, 700);
        window->show();
        QVERIFY(QTest::qWaitForWindowActive(window.get()));
    }

    BattleSession& session() { return window->session(); }
    TableView& table() { return *window->findChild<TableView*>(); }
    Playback& playback() { return *window->findChild<Playback*>(); }
    void key(Qt::Key key) {
        QWidget* focus = QApplication::focusWidget();
        QTest::keyClick(focus ? focus : window.get(), key);
    }

    void give(const Choice& choice) {
        QVERIFY(!session().answer(choice));
        skip();
    }
    void skip() {
        for (int i = 0; playback().isPlaying() && i < 100; ++i)
            playback().skip();
    }
    /// Both sides bid; the first one is asked where its first unit moves.
    void toMove() {
        for (const int bid : {2, 1}) {
            Choice choice;
            choice.number = bid;
            give(choice);
        }
        give(coded(0, mover));
        give(coded(drill::code::move));
    }
    /// The first unit moves up to the enemy's first one.
    void moveUp() {
        Choice choice = coded(drill::code::move);
        choice.pose = {{12, 13}, {0, 1}};
        QVERIFY(!session().answer(choice));
    }
    /// The enemy's first unit strikes at it; who supports is asked.
    void strike() {
        give(coded(0, PieceId(3)));
        QVERIFY(!session().answer(coded(drill::code::strike, mover)));
        while (!session().ended() && !playback().isPlaying())
            QVERIFY(!session().answer({}));
    }
    Vec drawn(PieceId piece) {
        return std::ranges::find(table().drawnUnits(), piece, &UnitShown::piece)->body.pose.centre;
    }
    QString title() { return part<QLabel>(*window, "decisionTitle")->text(); }

    const PieceId mover{0};
    std::unique_ptr<BattleWindow> window;
};

}  // namespace

class TestPlayback : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aMoveIsShownBeforeTheNextQuestionIsAsked() {
        Shown shown(normal);
        shown.toMove();
        shown.moveUp();
        QVERIFY(shown.session().isCatchingUp());
        QVERIFY(!shown.session().isLive());
        QCOMPARE(shown.playback().mode(), Playback::Mode::Live);
        QCOMPARE(shown.title(), QStringLiteral("What happened"));
        QCOMPARE(shown.drawn(shown.mover), (Vec{12, 12}));
        shown.playback().advance(150);
        const double on = shown.drawn(shown.mover).y;
        QVERIFY2(on > 12 && on < 13, qPrintable(QString::number(on)));
        QVERIFY(part<QLabel>(*shown.window, "caption")->isVisible());
        QVERIFY(!part<QLabel>(*shown.window, "caption")->text().isEmpty());
        for (int i = 0; i < 20; ++i)
            shown.playback().advance(longest);
        QVERIFY(shown.session().isLive());
        QVERIFY(!shown.playback().isPlaying());
        QVERIFY(shown.title() != QStringLiteral("What happened"));
        QCOMPARE(shown.drawn(shown.mover), (Vec{12, 13}));
        QVERIFY(!part<QLabel>(*shown.window, "caption")->isVisible());
    }

    void theTimerPlaysItToTheEnd() {
        Shown shown(normal);
        shown.toMove();
        shown.moveUp();
        QTRY_VERIFY_WITH_TIMEOUT(shown.session().isLive(), 20000);
        QCOMPARE(shown.drawn(shown.mover), (Vec{12, 13}));
    }

    void anAnswerKeySkipsFirst_data() {
        QTest::addColumn<Qt::Key>("key");
        QTest::newRow("Space") << Qt::Key_Space;
        QTest::newRow("Return") << Qt::Key_Return;
        QTest::newRow("a digit") << Qt::Key_2;
    }
    void anAnswerKeySkipsFirst() {
        QFETCH(const Qt::Key, key);
        Shown shown(normal);
        shown.toMove();
        shown.moveUp();
        const std::size_t entries = shown.session().record().entries.size();
        shown.key(key);
        QVERIFY(shown.session().isLive());
        QCOMPARE(shown.session().record().entries.size(), entries);
        QCOMPARE(shown.drawn(shown.mover), (Vec{12, 13}));
    }

    void skipIsAButtonOnTheTable() {
        Shown shown(normal);
        shown.toMove();
        shown.moveUp();
        press(*shown.window, "skipPlayback");
        QVERIFY(shown.session().isLive());
    }

    void undoEndsWhatIsShown() {
        Shown shown(normal);
        shown.toMove();
        shown.moveUp();
        shown.session().undo();
        QVERIFY(!shown.playback().isPlaying());
        QVERIFY(shown.session().isLive());
        QCOMPARE(shown.drawn(shown.mover), (Vec{12, 12}));
    }

    void aTrailStaysUntilTheNextAnswer() {
        Shown shown(normal);
        shown.toMove();
        shown.moveUp();
        shown.skip();
        QCOMPARE(shown.table().trails().ways().size(), std::size_t{1});
        QCOMPARE(shown.table().trails().ways()[0].poses.front().centre, (Vec{12, 12}));
        shown.strike();
        QVERIFY(shown.table().trails().ways().empty());
    }

    void aTrailEndsWhenTheProgramPlaysOn() {
        Shown shown(normal);
        shown.toMove();
        shown.moveUp();
        shown.skip();
        QVERIFY(!shown.table().trails().ways().empty());
        shown.session().autoResolve(Until::Turn);
        QTRY_VERIFY(!shown.session().isBusy());
        QVERIFY(shown.table().trails().ways().empty());
    }

    void withoutSettingsEverythingIsShownAtOnce() {
        Shown shown(PlaybackSettings{});
        shown.toMove();
        shown.moveUp();
        QVERIFY(shown.session().isLive());
        QVERIFY(!shown.playback().isPlaying());
    }

    void aCardWaitsForAClick() {
        Shown shown(untilClicked);
        shown.toMove();
        shown.moveUp();
        shown.skip();
        shown.strike();
        for (int i = 0; i < 50 && !shown.playback().isWaiting(); ++i)
            shown.playback().advance(longest);
        QVERIFY(shown.playback().isWaiting());
        auto& card = *part<ActionCardView>(*shown.window, "actionCard");
        QVERIFY(card.isVisible());
        QVERIFY2(card.said().contains(QStringLiteral("dice of the attack")), qPrintable(card.said()));
        shown.playback().advance(longest);
        QVERIFY(shown.playback().isWaiting());
        const BattleAction* action = shown.playback().action();
        QRectF fight;
        for (const UnitShown& unit : shown.table().drawnUnits())
            if (unit.piece == action->actor || unit.piece == action->target)
                for (const Vec corner : corners(unit.body))
                    fight |= QRectF(shown.table().camera().toScreen(corner), QSizeF(1, 1));
        const QRectF place(card.geometry());
        QVERIFY(!fight.isNull() && !place.intersects(fight));
        QVERIFY(place.intersects(fight.adjusted(-150, -150, 150, 150)));  // beside it
        QTest::mouseClick(&card, Qt::LeftButton);
        QVERIFY(!card.isVisible() || shown.playback().action() != action);
    }

    void aCardStaysWhileThePointerIsOnIt() {
        Shown shown(normal);
        shown.toMove();
        shown.moveUp();
        shown.skip();
        shown.strike();
        auto& card = *part<ActionCardView>(*shown.window, "actionCard");
        for (int i = 0; i < 200 && !card.isVisible(); ++i)
            shown.playback().advance(20);
        QVERIFY(card.isVisible());
        const BattleAction* action = shown.playback().action();
        const int end = action->end;
        shown.playback().advance(timesOf(*action, true).reading - 100);
        QVERIFY(card.isVisible() && shown.playback().action()->end == end);
        QTest::mouseMove(&card, card.rect().center() - QPoint(2, 0));
        QTest::mouseMove(&card, card.rect().center());
        shown.playback().advance(longest);
        QVERIFY(card.isVisible() && shown.playback().action()->end == end);
        QEvent left(QEvent::Leave);
        QApplication::sendEvent(&card, &left);
        shown.playback().advance(1);
        QVERIFY(!shown.playback().isPlaying() || shown.playback().action()->end != end);
    }

    void thePointerOnACardDoesNotHoldTheNextOne() {
        Shown shown(normal);
        shown.session().autoResolve(Until::End);
        QTRY_VERIFY(shown.session().ended() && !shown.session().isBusy());
        Playback& playback = shown.playback();
        playback.replayFromStart();
        for (int i = 0; i < 1000 && playback.isPlaying(); ++i) {
            playback.setHeld(true);
            playback.next();
            const BattleAction* action = playback.action();
            const int end = action ? action->end : 0;
            playback.advance(longest);
            QVERIFY(!playback.isPlaying() || playback.action()->end != end);
        }
        QVERIFY(!playback.isPlaying());
    }

    /// Also where its unit has fought before.
    void aRollIsShownItself() {
        int others = 0;
        for (std::uint64_t seed = 5; seed < 15 && others == 0; ++seed) {
            BattleWindow window(test::bronzeSession(seed), {});
            window.setAsksBeforeClosing(false);
            window.show();
            const BattleSession& session = window.session();
            window.session().autoResolve(Until::End);
            QTRY_VERIFY_WITH_TIMEOUT(session.ended() && !session.isBusy(), 20000);
            auto& playback = *window.findChild<Playback*>();
            const int size = session.timeline().size();
            for (const BattleAction& action : battleActions(session.game(), session.timeline(), 0, size)) {
                if (action.kind != BattleAction::Kind::Test)
                    continue;
                playback.showActionWith(action.first);
                QVERIFY(playback.action());
                QCOMPARE(playback.action()->first, action.first);
                playback.showCauseOf(action.first);
                others += playback.action()->first != action.first ? 1 : 0;
            }
        }
        QVERIFY(others > 0);
    }

    /// The question interrupts the fight: its card stays, and is shown again as a whole with the result.
    void theDiceStayOnTheCardWhileOneMayBeRolledAgain() {
        auto owned = test::bronzeSession();
        BattleSession& session = *owned;
        BattleWindowNeeds needs;
        needs.playback = normal;
        BattleWindow window(std::move(owned), std::move(needs));
        window.setAsksBeforeClosing(false);
        window.resize(1100, 760);
        window.show();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        auto& playback = *window.findChild<Playback*>();
        const auto rest = [&] {
            QTRY_VERIFY_WITH_TIMEOUT(!session.isBusy(), 20000);
            while (playback.isPlaying())
                playback.skip();
        };
        const auto asksForDie = [&] {
            const auto& pending = session.pending();
            return pending && pending->kind == Pending::Kind::Choice && pending->request->form == Form::Die &&
                   pending->request->question.piece && pending->request->subject && session.isLive();
        };
        for (int i = 0; i < 3000 && session.pending() && !asksForDie(); ++i) {
            session.step();
            rest();
        }
        QVERIFY(asksForDie());
        const PieceId roller = session.pending()->request->question.piece;
        const auto shown = session.pending()->request->roll->shown();
        const std::vector<int> faces(shown.begin(), shown.end());
        const auto hasDice = [&](const std::optional<ActionCard>& card) {
            return card && std::ranges::any_of(card->columns, [&](const CardColumn& column) {
                       return column.piece == roller && std::ranges::contains(column.rolls, faces, &CardRoll::faces);
                   });
        };
        QVERIFY(!playback.isPlaying());
        QVERIFY(hasDice(playback.card()));
        const auto* view = window.findChild<ActionCardView*>(QStringLiteral("actionCard"));
        QVERIFY(view->isVisible());
        const auto* about = window.findChild<QLabel*>(QStringLiteral("rolledFor"));
        QVERIFY(about && about->text().contains(
                             QString::fromStdString(session.game().piece(session.pending()->request->subject).name)));
        QVERIFY(window.findChild<QLabel*>(QStringLiteral("dieMeaning"))->text().contains(u'%'));
        QVERIFY(
            window.findChild<QLabel*>(QStringLiteral("decisionPrompt"))->text().contains(QStringLiteral("Arete left")));
        QVERIFY(!session.answer({}));
        for (int i = 0; i < 5 && asksForDie(); ++i)  // the other side's dice
            QVERIFY(!session.answer({}));
        QVERIFY(playback.isPlaying());
        for (int i = 0; i < 60 && playback.isPlaying() && !playback.card(); ++i)
            playback.advance(100);
        QVERIFY(hasDice(playback.card()));
    }

    /// The card adds up the dice of each unit and names what protects it.
    void aCardExplainsItsDice() {
        auto session = test::bronzeSession();
        session->autoResolve(Until::End);
        QTRY_VERIFY_WITH_TIMEOUT(!session->isBusy(), 20000);
        const BattleTimeline& timeline = session->timeline();
        const ActionWords words(session->game(), timeline);
        int explained = 0;
        for (const BattleAction& action : battleActions(session->game(), timeline, 0, timeline.size())) {
            if (action.kind != BattleAction::Kind::Fight)
                continue;
            for (const CardColumn& column : words.card(action).columns) {
                const qsizetype hits = column.modifiers.indexOf(QStringLiteral("Against hits:"));
                QVERIFY2(hits >= 0 && column.modifiers.mid(hits).join(u' ').contains(QStringLiteral("Armor value")),
                         qPrintable(column.modifiers.join(u'\n')));
                const QStringList dice = column.modifiers.first(hits);
                QVERIFY(!dice.join(u' ').contains(QStringLiteral("Armor")));
                if (dice.size() < 3)
                    continue;
                QCOMPARE(dice.back(), QStringLiteral("= %1 in all").arg(column.rolls.front().faces.size()));
                ++explained;
            }
        }
        QVERIFY(explained > 0);
    }

    void withoutCardsAFightPassesByItself() {
        Shown shown({1, CardStop::None});
        shown.toMove();
        shown.moveUp();
        shown.skip();
        shown.strike();
        for (int i = 0; i < 50 && shown.playback().isPlaying(); ++i) {
            QVERIFY(!part<ActionCardView>(*shown.window, "actionCard")->isVisible());
            shown.playback().advance(longest);
        }
        QVERIFY(shown.session().isLive());
    }

    void aFinishedBattleIsReplayedFromTheStart() {
        Shown shown(normal);
        shown.session().autoResolve(Until::End);
        QTRY_VERIFY(shown.session().ended() && !shown.session().isBusy());
        QVERIFY(shown.session().isLive());
        auto& button = *part<QToolButton>(*shown.window, "skipPlayback");
        QVERIFY(button.isVisible());
        QTest::mouseClick(&button, Qt::LeftButton);
        QCOMPARE(shown.playback().mode(), Playback::Mode::Replay);
        QVERIFY(shown.session().moment() < shown.session().timeline().size());
        int last = -1;
        for (int i = 0; i < 1000 && shown.playback().isPlaying(); ++i) {
            QVERIFY(shown.session().moment() >= last);
            last = shown.session().moment();
            shown.playback().advance(longest);
        }
        QVERIFY(shown.session().isLive());
    }

    void theButtonsShowTheNextFightAndTheNextLoss() {
        Shown shown(normal);
        shown.session().autoResolve(Until::End);
        QTRY_VERIFY(shown.session().ended() && !shown.session().isBusy());
        shown.session().setMoment(0);
        press(*shown.window, "nextFight");
        QCOMPARE(shown.playback().mode(), Playback::Mode::OneOnly);
        QVERIFY(shown.playback().action()->isFight());
        const int first = shown.session().moment();
        press(*shown.window, "nextFight");
        QVERIFY(shown.session().moment() > first);
        shown.session().setMoment(0);
        QVERIFY(!shown.playback().isPlaying());
        press(*shown.window, "nextLoss");
        QVERIFY(!shown.playback().action()->removed.empty());
        QTest::mouseClick(part<QToolButton>(*shown.window, "play"), Qt::LeftButton, {}, QPoint(6, 6));
        QCOMPARE(shown.playback().mode(), Playback::Mode::Replay);
    }

    void aLostUnitLeavesAMark() {
        Shown shown(PlaybackSettings{});
        shown.session().autoResolve(Until::End);
        QTRY_VERIFY(shown.session().ended() && !shown.session().isBusy());
        part<QWidget>(*shown.window, "endPage")->hide();  // it covers the table
        const Table& table = shown.session().table();
        QVERIFY(!table.removed().empty());
        const auto isMarked = [&](PieceId piece) {
            const PowerLook look = looksOf(shown.session().game().setup())[index(table.side(piece))];
            const QPoint at = shown.table().camera().toScreen(table.body(piece).pose.centre).toPoint();
            return shown.table().grab().toImage().pixelColor(at) == look.colour(shown.table().palette());
        };
        const PieceSet lost = table.removed();
        const auto count = [&] {
            int marked = 0;
            for (const PieceId piece : lost)
                marked += isMarked(piece) ? 1 : 0;
            return marked;
        };
        QVERIFY(count() > 0);
        shown.session().setMoment(0);
        QCOMPARE(count(), 0);
    }

    /// A dock that makes the table smaller does not end it.
    void aZoomOnUnitsLastsUntilThePresentIsShown() {
        Shown shown(normal);
        shown.toMove();
        shown.moveUp();
        shown.skip();
        TableView& table = shown.table();
        const double fitted = table.camera().scale;
        const int end = shown.session().timeline().size();
        shown.session().setMoment(end - 1);
        PieceSet units;
        units.insert(shown.mover);
        table.fitPieces(units);
        const double zoomed = table.camera().scale;
        QVERIFY(zoomed != fitted);
        table.resize(table.width() - 60, table.height());
        QCOMPARE(table.camera().scale, zoomed);
        shown.session().setMoment(end - 2);
        QCOMPARE(table.camera().scale, zoomed);
        shown.session().catchUp();
        const double after = table.camera().scale;
        QVERIFY(after != zoomed);
        table.fitFighting();
        QCOMPARE(table.camera().scale, after);
        // The user's own zoom stays.
        shown.session().setMoment(end - 1);
        table.fitPieces(units);
        table.zoomBy(1.2);
        const double own = table.camera().scale;
        shown.session().catchUp();
        QCOMPARE(table.camera().scale, own);
    }

    void whatWasResolvedIsTold() {
        BattleWindow window(test::bronzeSession(), {});
        window.setAsksBeforeClosing(false);
        window.show();
        const auto* caption = window.findChild<QLabel*>(QStringLiteral("caption"));
        const auto resolveTurn = [&] {
            QTest::mouseClick(window.findChild<QAbstractButton*>(QStringLiteral("toTurn")), Qt::LeftButton);
            return QTest::qWaitFor([&] { return !window.session().isBusy() && caption->isVisible(); }, 20000);
        };
        QVERIFY(resolveTurn());
        QCOMPARE(caption->text(), QStringLiteral("Both armies are deployed."));
        static const QRegularExpression loss(QStringLiteral("−(\\d+)"));
        for (int lost = 0; lost == 0;) {
            const Table before = window.session().table();
            QVERIFY(resolveTurn());
            QVERIFY2(caption->text().contains(QStringLiteral(" fight")), qPrintable(caption->text()));
            const Game& game = window.session().game();
            for (int i = 0; i < before.pieces(); ++i)  // what one unit regains is no loss of another
                lost += std::max(
                    0, game.strength(before, PieceId(i)) - game.strength(window.session().table(), PieceId(i)));
            int told = 0;
            for (const QRegularExpressionMatch& one : loss.globalMatch(caption->text()))
                told += one.captured(1).toInt();
            QCOMPARE(told, lost);
        }
        auto& table = *window.findChild<TableView*>();
        QTest::mousePress(&table, Qt::LeftButton, {}, table.rect().center());
        QTest::mouseRelease(&table, Qt::LeftButton, {}, table.rect().center());
        QVERIFY(!caption->isVisible());
        QVERIFY(resolveTurn());
        QTRY_VERIFY_WITH_TIMEOUT(!caption->isVisible(), 10000);
    }

    void theSettingsAreRemembered() {
        QTemporaryDir folder;
        QSettings stored(folder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat);
        QCOMPARE(storedPlayback(stored), normal);
        {
            Shown shown(storedPlayback(stored), &stored);
            for (QAction* action : part<QMenu>(*shown.window, "playbackMenu")->actions())
                if (action->text() == QStringLiteral("4×") || action->text() == QStringLiteral("Until clicked"))
                    action->trigger();
            QCOMPARE(shown.playback().settings(), (PlaybackSettings{4, CardStop::UntilClicked}));
        }
        QCOMPARE(storedPlayback(stored), (PlaybackSettings{4, CardStop::UntilClicked}));
    }

    void theOtherSidesTurnIsShownToo() {
        Shown shown(normal);
        shown.session().setPlayer(Side::B, By::Standard);
        QTRY_VERIFY(!shown.session().isBusy());
        Choice bid;
        bid.number = 0;
        QVERIFY(!shown.session().answer(bid));
        QTRY_VERIFY(!shown.session().isBusy());
        for (int i = 0; i < 200 && shown.session().isCatchingUp(); ++i)
            shown.playback().advance(longest);
        QVERIFY(shown.session().isLive());
        const std::vector<PiecePath>& ways = shown.table().trails().ways();
        QVERIFY(!ways.empty() && shown.session().table().side(ways.front().piece) == Side::B);
        QCOMPARE(shown.session().sideDue(), std::optional(Side::A));
    }
};

QTEST_MAIN(TestPlayback)
#include "tst_playback.moc"
