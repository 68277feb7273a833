#include "core/ai/computer_players.h"
#include "tests/drill/drill.h"
#include "tests/support/idle_session.h"
#include "tests/ui/widgets.h"
#include "ui/battle/battle_window.h"
#include "ui/battle/hand_over_page.h"
#include "ui/battle/log/log_view.h"
#include "ui/battle/table/table_view.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractSlider>
#include <QApplication>
#include <QComboBox>
#include <QDockWidget>
#include <QLabel>
#include <QLineEdit>
#include <QRegularExpression>
#include <QScrollBar>
#include <QSpinBox>
#include <QStatusBar>
#include <QTest>
#include <QThread>

using namespace ephor;
using test::part;
using test::press;
using test::waitIdle;

namespace {

/// Plays like the standard player, but takes its time.
class SlowPlayer final : public Player {
public:
    By kind() const override { return By::Search; }
    Choice choose(const Request& request, const Position& position) const override {
        QThread::msleep(30);
        return standardPlayer(position.game).choose(request, position);
    }
};

class Shown {
public:
    explicit Shown(const Setup& setup) {
        DicePlan dice;
        dice.seed = 7;
        const auto slow = [](By kind, const Game&) -> std::shared_ptr<const Player> {
            return kind == By::Search ? std::make_shared<SlowPlayer>() : nullptr;
        };
        window = std::make_unique<BattleWindow>(std::move(*BattleSession::open(drill::system(), setup, dice, slow)),
                                                BattleWindowNeeds{});
        window->setAsksBeforeClosing(false);
        window->resize(1280, 800);
        window->show();
        if (!QTest::qWaitForWindowActive(window.get()))
            qWarning("the window did not become active");
    }

    BattleSession& session() { return window->session(); }
    TableView& table() { return *window->findChild<TableView*>(); }

    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
        QWidget* focus = QApplication::focusWidget();
        QTest::keyClick(focus ? focus : window.get(), key, modifiers);
    }
    Form form() { return session().pending()->request->form; }

    /// Both bid nothing; then side A's first unit is asked where it moves.
    void toMove() {
        session().setPlayer(Side::B, By::Standard);
        QVERIFY(waitIdle(session()));
        key(Qt::Key_Return);  // bid 0; the standard player bids 1 and moves first
        QVERIFY(waitIdle(session()));
        QCOMPARE(form(), Form::OnePiece);
        key(Qt::Key_Return);
        QCOMPARE(form(), Form::Options);
        key(Qt::Key_2);
        key(Qt::Key_Return);
        QCOMPARE(form(), Form::Move);
    }
    /// A hand takes the unit and puts it down so many inches away.
    void drag(PieceId piece, Vec by) {
        const QPoint from = table().placeOf(piece)->toPoint();
        const QPoint to = from + QPointF(by.x * table().camera().scale, -by.y * table().camera().scale).toPoint();
        QTest::mousePress(&table(), Qt::LeftButton, {}, from);
        for (int i = 1; i <= 5; ++i)
            QTest::mouseMove(&table(), from + (to - from) * i / 5);
        QTest::mouseRelease(&table(), Qt::LeftButton, {}, to);
    }

    std::unique_ptr<BattleWindow> window;
};

}  // namespace

class TestBattleWindow : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aBattleIsFoughtByKeyboardOnly() {
        Shown shown(drill::plainSetup());
        int keys = 0;
        for (; keys < 600 && shown.session().pending(); ++keys) {
            if (part<QWidget>(*shown.window, "handOver")->isVisible()) {
                shown.key(Qt::Key_Return);
                continue;
            }
            const Form form = shown.form();
            if (form == Form::Deploy || form == Form::Move)
                shown.key(Qt::Key_1);
            if (form == Form::Options)
                shown.key(shown.session().pending()->request->options.size() > 2 ? Qt::Key_3 : Qt::Key_2);
            const std::size_t before = shown.session().record().entries.size();
            shown.key(Qt::Key_Return);
            QVERIFY2(shown.session().record().entries.size() > before,
                     qPrintable(QStringLiteral("form %1").arg(static_cast<int>(form))));
        }
        QVERIFY(shown.session().ended());
        QVERIFY(shown.session().verified().empty());
        QVERIFY(part<QLabel>(*shown.window, "decisionTitle")->text().contains(QStringLiteral("Victory for")) ||
                shown.session().ended()->winner == Winner::Draw);
    }

    void draggingAUnitMovesIt() {
        Shown shown(drill::placedSetup());
        shown.toMove();
        const PieceId unit = shown.session().pending()->request->limits.piece;
        const Vec before = shown.session().table().body(unit).pose.centre;
        shown.drag(unit, {-3, 2});
        QVERIFY(waitIdle(shown.session()));
        const Vec after = shown.session().table().body(unit).pose.centre;
        QVERIFY2(length(after - (before + Vec{-3, 2})) < 0.2,
                 qPrintable(QStringLiteral("moved to %1, %2").arg(after.x).arg(after.y)));
    }

    void aUnitThatIsDraggedTooFarStopsWhereItMay() {
        Shown shown(drill::placedSetup());
        shown.toMove();
        const PieceId unit = shown.session().pending()->request->limits.piece;
        const Vec before = shown.session().table().body(unit).pose.centre;
        shown.drag(unit, {-9.5, 0});
        QVERIFY(waitIdle(shown.session()));
        const double way = length(shown.session().table().body(unit).pose.centre - before);
        QVERIFY(way > 7.9 && way <= 8 + 1e-6);
    }

    void howeverFarAUnitIsDraggedItStopsWhereItMay() {
        Shown shown(drill::placedSetup());
        shown.toMove();
        const PieceId unit = shown.session().pending()->request->limits.piece;
        const Vec before = shown.session().table().body(unit).pose.centre;
        shown.drag(unit, {-30, 0});
        QVERIFY(waitIdle(shown.session()));
        const double way = length(shown.session().table().body(unit).pose.centre - before);
        QVERIFY2(way > 7.9 && way <= 8 + 1e-6, qPrintable(QString::number(way)));
    }

    void anIllegalDragIsRefusedWithTheReason() {
        Shown shown(drill::plainSetup());
        QCOMPARE(shown.form(), Form::Deploy);
        const PieceId unit = shown.session().pending()->request->pieces.first();
        const std::size_t entries = shown.session().record().entries.size();
        const Vec enemyEdge{shown.session().table().size().width / 2, shown.session().table().size().height - 3};
        shown.drag(unit, enemyEdge - shown.table().camera().toTable(*shown.table().placeOf(unit)));
        QCOMPARE(shown.session().record().entries.size(), entries);
        QLabel* refusal = part<QLabel>(*shown.window, "refusal");
        QVERIFY(refusal->isVisible());
        QVERIFY(refusal->text().contains(QStringLiteral("DR-02")));
        QVERIFY(!shown.table().isPlacing());
    }

    void theWheelTurnsAUnitThatIsBeingPlaced() {
        Shown shown(drill::placedSetup());
        shown.toMove();
        const PieceId unit = shown.session().pending()->request->limits.piece;
        shown.table().startPlacing(unit, 0);
        const QPointF at = *shown.table().placeOf(unit);
        QWheelEvent wheel(at, shown.table().mapToGlobal(at), {}, QPoint(0, -240), Qt::NoButton, Qt::NoModifier,
                          Qt::NoScrollPhase, false);
        QApplication::sendEvent(&shown.table(), &wheel);
        QVERIFY(shown.table().placing()->pose().facing.x > 0.1);
        shown.table().setFocus();
        shown.key(Qt::Key_Escape);
        QVERIFY(!shown.table().isPlacing());
    }

    void arrowKeysMoveTheUnitThatIsBeingPlaced() {
        Shown shown(drill::placedSetup());
        shown.toMove();
        const PieceId unit = shown.session().pending()->request->limits.piece;
        const Vec before = shown.session().table().body(unit).pose.centre;
        shown.table().startPlacing(unit, 0);
        shown.table().setFocus();
        shown.key(Qt::Key_Left);
        shown.key(Qt::Key_Left);
        shown.key(Qt::Key_Up, Qt::ShiftModifier);
        shown.key(Qt::Key_Return);
        QVERIFY(waitIdle(shown.session()));
        const Vec after = shown.session().table().body(unit).pose.centre;
        QVERIFY2(
            length(after - (before + Vec{-2, 0.1})) < 1e-3,
            qPrintable(QStringLiteral("from %1, %2 to %3, %4").arg(before.x).arg(before.y).arg(after.x).arg(after.y)));
    }

    void theListLeavesTheKeysOfAUnitToTheTable() {
        Shown shown(drill::placedSetup());
        shown.toMove();
        press(*shown.window, "option1");
        auto* row = part<QAbstractButton>(*shown.window, "option1");
        row->setFocus();
        QVERIFY(shown.table().isPlacing() && row->isChecked() && row->hasFocus());
        const Vec before = shown.table().placing()->wanted().facing;
        shown.key(Qt::Key_E);
        QVERIFY(dot(shown.table().placing()->wanted().facing, before) < 0.99);
        for (const auto* one :
             shown.window->findChildren<QAbstractButton*>(QRegularExpression(QStringLiteral("^option\\d+$"))))
            QVERIFY2(!one->isChecked(), qPrintable(one->text()));  // the unit stands elsewhere now
        shown.key(Qt::Key_Escape);
        QVERIFY(!shown.table().isPlacing() && row->isChecked());
    }

    void undoTakesBackTheLastAnswer() {
        Shown shown(drill::placedSetup());
        shown.toMove();
        const PieceId unit = shown.session().pending()->request->limits.piece;
        const Table before = shown.session().table();
        shown.drag(unit, {-3, 2});
        QVERIFY(waitIdle(shown.session()));
        shown.key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(shown.session().table(), before);
        QCOMPARE(shown.form(), Form::Move);
        shown.key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(!(shown.session().table() == before));
    }

    void aDigitIsTheNumberThatIsAskedFor() {
        Shown shown(drill::placedSetup());
        shown.session().setPlayer(Side::B, By::Standard);
        QVERIFY(waitIdle(shown.session()));
        QCOMPARE(shown.form(), Form::Number);
        shown.table().setFocus();
        shown.key(Qt::Key_2);
        auto* number = part<QSpinBox>(*shown.window, "number");
        QCOMPARE(number->value(), 2);
        QVERIFY(number->hasFocus());
        shown.key(Qt::Key_Backspace);
        shown.key(Qt::Key_1);
        QCOMPARE(number->value(), 1);
    }

    void typingReplacesTheNumberThatIsShown() {
        Shown shown(drill::placedSetup());
        shown.session().setPlayer(Side::B, By::Standard);
        QVERIFY(waitIdle(shown.session()));
        QCOMPARE(shown.form(), Form::Number);
        auto* number = part<QSpinBox>(*shown.window, "number");
        shown.table().setFocus();
        number->setFocus(Qt::OtherFocusReason);
        const QString before = number->text();
        shown.key(Qt::Key_2);
        QVERIFY2(number->text() == QStringLiteral("2"), qPrintable(before + u' ' + number->text()));
    }

    void typedInDiceAreTaken() {
        Shown shown(drill::placedSetup());
        shown.session().setDiceWait(true);
        while (shown.session().pending()->kind == Pending::Kind::Choice) {
            shown.session().step();
            QVERIFY(waitIdle(shown.session()));
        }
        QLineEdit* dice = nullptr;
        QTRY_VERIFY((dice = part<QLineEdit>(*shown.window, "typedDice")) && dice->hasFocus());
        const int count = shown.session().pending()->roll.count;
        QTest::keyClicks(dice, QString(count - 1, QLatin1Char('6')));
        shown.key(Qt::Key_Return);
        QVERIFY(part<QLabel>(*shown.window, "refusal")->isVisible());  // one too few
        QVERIFY(!shown.window->statusBar()->currentMessage().isEmpty());
        QTest::keyClicks(dice, QStringLiteral("6"));
        shown.key(Qt::Key_Return);
        QCOMPARE(shown.window->statusBar()->currentMessage(), QString());
        QVERIFY(std::holds_alternative<TypedRoll>(shown.session().record().entries.back()));
        QVERIFY(shown.window->findChild<LogView*>()->log().asText().contains(QStringLiteral("rolled on the table")));
    }

    void theHandOverPageHidesTheBid() {
        Shown shown(drill::placedSetup());
        auto* page = part<QWidget>(*shown.window, "handOver");
        QVERIFY(page->isVisible());
        QCOMPARE(page->geometry(), shown.window->rect());
        // Nor does a panel that is called for come before it.
        shown.window->findChild<QAction*>(QStringLiteral("actionCorrect"))->trigger();
        part<QDockWidget>(*shown.window, "correctionDock")->show();
        part<QDockWidget>(*shown.window, "correctionDock")->raise();
        QTest::qWait(400);  // panels come slowly
        for (int x = 20; x < shown.window->width(); x += 90)
            for (int y = 20; y < shown.window->height(); y += 60) {
                const QWidget* seen = shown.window->childAt(x, y);
                QVERIFY2(
                    seen == page || page->isAncestorOf(seen),
                    qPrintable(QStringLiteral("%1 %2: %3").arg(x).arg(y).arg(seen ? seen->objectName() : QString())));
            }
        part<QDockWidget>(*shown.window, "correctionDock")->hide();
        QVERIFY(!part<QSpinBox>(*shown.window, "number"));
        const std::size_t answered = shown.session().record().entries.size();
        for (const Qt::Key key : {Qt::Key_D, Qt::Key_F2, Qt::Key_F3})
            shown.key(key);
        QVERIFY(waitIdle(shown.session()));
        QCOMPARE(shown.session().record().entries.size(), answered);
        QVERIFY(page->isVisible());
        const QWidget* focused = QApplication::focusWidget();
        QVERIFY2(page->isAncestorOf(focused), qPrintable(focused ? focused->objectName() : QStringLiteral("nobody")));
        QVERIFY(part<QLabel>(*shown.window, "handOverTitle")->text().contains(QStringLiteral("Athens")));
        press(*shown.window, "handOverShow");
        QVERIFY(!page->isVisible());
        part<QSpinBox>(*shown.window, "number")->setValue(4);
        shown.key(Qt::Key_Return);
        QVERIFY(page->isVisible());
        QVERIFY(part<QLabel>(*shown.window, "handOverTitle")->text().contains(QStringLiteral("Sparta")));
        QVERIFY(!part<QSpinBox>(*shown.window, "number"));
        QVERIFY(!shown.window->findChild<LogView*>()->log().asText().contains(QLatin1Char('4')));
        shown.key(Qt::Key_Return);
        QVERIFY(part<QSpinBox>(*shown.window, "number"));
        QCOMPARE(part<QSpinBox>(*shown.window, "number")->value(), 0);  // nothing of the other bid is left
        shown.key(Qt::Key_Return);
        QVERIFY(!page->isVisible());
    }

    void aCorrectionIsMarkedInTheLog() {
        Shown shown(drill::placedSetup());
        shown.session().setPlayer(Side::B, By::Standard);
        QVERIFY(waitIdle(shown.session()));
        shown.key(Qt::Key_K, Qt::ControlModifier);
        QVERIFY(part<QWidget>(*shown.window, "correction")->isVisible());
        QVERIFY(!part<QAbstractButton>(*shown.window, "correctionApply")->isEnabled());  // in the middle of the bids
        shown.window->findChild<QAbstractButton*>(QStringLiteral("doIt"))->click();
        QVERIFY(waitIdle(shown.session()));
        QCOMPARE(shown.form(), Form::OnePiece);
        auto* kind = part<QComboBox>(*shown.window, "correctionKind");
        kind->setCurrentIndex(kind->findData(static_cast<int>(Correction::Kind::SetCounter)));
        auto* piece = part<QComboBox>(*shown.window, "correctionPiece");
        piece->setCurrentIndex(piece->findData(1));
        part<QSpinBox>(*shown.window, "correctionValue")->setValue(1);
        QVERIFY(!part<QAbstractButton>(*shown.window, "correctionApply")->isEnabled());  // no reason yet
        QTest::keyClicks(part<QLineEdit>(*shown.window, "correctionReason"), QStringLiteral("miscounted"));
        press(*shown.window, "correctionApply");
        QCOMPARE(shown.session().table().counter(PieceId(1), drill::Steps), 1);
        QVERIFY(shown.window->findChild<LogView*>()->log().asText().contains(
            QStringLiteral("The umpire corrects the table: miscounted")));
    }

    void whatPlaysItselfStops() {
        Shown shown(drill::plainSetup());
        for (const Side side : {Side::B, Side::A})
            shown.session().setPlayer(side, By::Search);
        press(*shown.window, "toEnd");
        QVERIFY(shown.session().isBusy());
        QVERIFY(part<QAbstractButton>(*shown.window, "stop")->isEnabled());
        QVERIFY(!part<QAction>(*shown.window, "actionDiceWait")->isEnabled());
        QVERIFY(!part<QComboBox>(*shown.window, "order_again_b")->isEnabled());
        QTest::qWait(400);
        QVERIFY(part<QLabel>(*shown.window, "progressText")->isVisible());
        QVERIFY(shown.session().decisionsPlayed() > 2);
        QVERIFY(shown.session().record().entries.size() > 2);  // the table follows while it plays
        press(*shown.window, "stop");
        QVERIFY(waitIdle(shown.session()));
        QVERIFY(shown.session().pending());
        for (const Side side : bothSides)
            shown.session().setPlayer(side, By::Standard);
        press(*shown.window, "toEnd");
        QVERIFY(waitIdle(shown.session()));
        QVERIFY(shown.session().ended());
        QVERIFY(!part<QAbstractButton>(*shown.window, "stop")->isEnabled());
        QVERIFY(part<QAction>(*shown.window, "actionDiceWait")->isEnabled());
        QVERIFY(part<QComboBox>(*shown.window, "order_again_b")->isEnabled());
    }

    void theTimelineShowsEarlierMomentsAndComesBack() {
        Shown shown(drill::placedSetup());
        press(*shown.window, "toEnd");
        QVERIFY(waitIdle(shown.session()));
        const Table end = shown.session().tableShown();
        press(*shown.window, "toFirst");
        QCOMPARE(shown.session().moment(), 0);
        QVERIFY(!(shown.session().tableShown() == end));
        press(*shown.window, "forward");
        QVERIFY(shown.session().moment() > 0);
        shown.key(Qt::Key_Return);  // the big button leads back to now
        QVERIFY(shown.session().isLive());
    }

    void clickingAUnitChoosesIt() {
        Shown shown(drill::placedSetup());
        shown.session().setPlayer(Side::B, By::Standard);
        QVERIFY(waitIdle(shown.session()));
        shown.key(Qt::Key_Return);
        QVERIFY(waitIdle(shown.session()));
        QCOMPARE(shown.form(), Form::OnePiece);
        QTest::mouseClick(&shown.table(), Qt::LeftButton, {}, shown.table().placeOf(PieceId(2))->toPoint());
        shown.key(Qt::Key_Return);
        QCOMPARE(shown.session().pending()->request->question.piece, PieceId(2));
    }

    void measuringIsOnlyThereWhereTheRulesAllowIt() {
        Shown strict(drill::placedSetup());
        QVERIFY(!strict.window->findChild<QAction*>(QStringLiteral("actionMeasure"))->isEnabled());
        Setup setup = drill::placedSetup();
        setup.options.push_back({"premeasure", "true"});
        Shown open(setup);
        QVERIFY(open.window->findChild<QAction*>(QStringLiteral("actionMeasure"))->isEnabled());
    }

    void lookingBackDoesNotMeasureEither() {
        Shown shown(drill::placedSetup());
        shown.session().setPlayer(Side::B, By::Standard);
        QVERIFY(waitIdle(shown.session()));
        shown.key(Qt::Key_Left, Qt::AltModifier);
        QVERIFY(!shown.session().isLive());
        QVERIFY(!part<QAction>(*shown.window, "actionMeasure")->isEnabled());
        shown.key(Qt::Key_M);
        QVERIFY(!part<QAction>(*shown.window, "actionMeasure")->isChecked());
        QTest::mouseMove(&shown.table(), shown.table().rect().center() - QPoint(20, 20));
        QTest::mouseMove(&shown.table(), shown.table().rect().center());
        QVERIFY(part<QLabel>(*shown.window, "cursor")->text().isEmpty());
    }

    void aUnitThatIsHeldAgainstAnEnemyDoesNotMeasureTheGap_data() {
        QTest::addColumn<bool>("may");
        QTest::newRow("measuring allowed") << true;
        QTest::newRow("no measuring") << false;
    }

    void aUnitThatIsHeldAgainstAnEnemyDoesNotMeasureTheGap() {
        QFETCH(bool, may);
        Setup setup = drill::placedSetup();
        if (may)
            setup.options.push_back({"premeasure", "true"});
        Shown shown(setup);
        shown.toMove();
        const PieceId unit = shown.session().pending()->request->limits.piece;
        TableView& table = shown.table();
        const QPoint from = table.placeOf(unit)->toPoint();
        const auto toldAt = [&](QPoint to) {
            QTest::mouseMove(&table, (from + to) / 2);
            QTest::mouseMove(&table, to);
            return table.placingSaid();
        };
        QTest::mousePress(&table, Qt::LeftButton, {}, from);
        const double scale = table.camera().scale;
        QVERIFY(toldAt(from + QPointF(-3 * scale, -2 * scale).toPoint()).contains(QStringLiteral(" of 8")));
        for (const PieceId enemy : shown.session().table().present(Side::B)) {
            const QPoint on = table.placeOf(enemy)->toPoint();
            for (const QPoint hand : {on, on + (on - from) / 4}) {  // on it, and beyond it
                const QString said = toldAt(hand);
                const bool tells = said.contains(QStringLiteral(" of 8")) || said.contains(QStringLiteral("DR-04"));
                QVERIFY2(tells == may, qPrintable(said));
                QCOMPARE(table.placingShown(), may ? table.placing()->pose() : table.placing()->wanted());
            }
        }
        shown.key(Qt::Key_Escape);
        QTest::mouseRelease(&table, Qt::LeftButton, {}, from);
    }

    void theAdviserShowsOddsWhereItIsSwitchedOn() {
        Shown shown(drill::placedSetup());
        shown.toMove();
        QVERIFY(!part<QWidget>(*shown.window, "odds")->isVisible());
        shown.window->findChild<QAction*>(QStringLiteral("actionAdviserA"))->setChecked(true);
        QTRY_VERIFY(part<QWidget>(*shown.window, "odds")->isVisible());
        QTRY_VERIFY_WITH_TIMEOUT(!part<QWidget>(*shown.window, "oddsProgress")->isVisible(),
                                 20000);  // it comes to an end
        QVERIFY(part<QLabel>(*shown.window, "oddsText")->text().contains(QStringLiteral("95")));
        shown.window->findChild<QAction*>(QStringLiteral("actionAdviserA"))->setChecked(false);
        QTRY_VERIFY(!part<QWidget>(*shown.window, "odds")->isVisible());
    }

    void everyControlHasAName() {
        Shown shown(drill::plainSetup());
        for (const QWidget* widget : shown.window->findChildren<QWidget*>()) {
            const bool interactive =
                qobject_cast<const QAbstractButton*>(widget) || qobject_cast<const QComboBox*>(widget) ||
                qobject_cast<const QAbstractSpinBox*>(widget) || qobject_cast<const QLineEdit*>(widget) ||
                qobject_cast<const QAbstractSlider*>(widget) || qobject_cast<const QAbstractItemView*>(widget);
            const QWidget* parent = widget->parentWidget();
            const bool partOfAnother =
                qobject_cast<const QScrollBar*>(widget) || qobject_cast<const QAbstractSpinBox*>(parent) ||
                qobject_cast<const QComboBox*>(parent) || qobject_cast<const QLineEdit*>(parent) ||
                qobject_cast<const QDockWidget*>(parent) || widget->objectName().startsWith(QLatin1String("qt_")) ||
                parent->inherits("QHeaderView") || widget->inherits("QHeaderView") ||
                parent->inherits("QComboBoxPrivateContainer") || widget->inherits("QTableCornerButton") ||
                parent->inherits("QTabBar") || parent->inherits("QToolBar") || parent->inherits("QMenuBar");
            if (!interactive || partOfAnother)
                continue;
            QVERIFY2(!widget->objectName().isEmpty(), widget->metaObject()->className());
            QVERIFY2(!widget->accessibleName().isEmpty(), qPrintable(widget->objectName()));
        }
    }

    void everyActionSaysWhatItDoes() {
        Shown shown(drill::plainSetup());
        for (const QAction* action : shown.window->findChildren<QAction*>(Qt::FindDirectChildrenOnly))
            if (!action->isSeparator() && !action->objectName().isEmpty())
                QVERIFY2(!action->statusTip().isEmpty(), qPrintable(action->objectName()));
    }

    void textOfTwiceTheSizeIsNotCutOff() {
        const QFont before = QApplication::font();
        QFont large = before;
        large.setPixelSize(26);
        QApplication::setFont(large);
        {
            Shown shown(drill::placedSetup());
            shown.session().setPlayer(Side::B, By::Standard);
            QVERIFY(waitIdle(shown.session()));
            const auto* button = part<QAbstractButton>(*shown.window, "doIt");
            QVERIFY(button->width() >= button->minimumSizeHint().width());
            QVERIFY(button->height() >= button->fontMetrics().height());
        }
        QApplication::setFont(before);
    }
};

QTEST_MAIN(TestBattleWindow)
#include "tst_battle_window.moc"
