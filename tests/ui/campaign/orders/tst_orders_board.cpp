// The orders board by a clock that is given: deadline, late and provisional orders, reminders, and the question before
// the deadline.
#include "models/campaign/rulings.h"
#include "tests/support/campaign_file.h"
#include "tests/ui/campaign/orders_window.h"
#include "tests/ui/pictures.h"
#include "tests/ui/widgets.h"
#include "ui/campaign/orders/adjudicate_dialog.h"
#include "ui/campaign/orders/deadline_dialog.h"
#include "ui/campaign/orders/orders_desk.h"
#include "ui/campaign/orders/seats_dialog.h"
#include "ui/campaign/reports/brief_dialog.h"
#include "ui/campaign/window/campaign_window.h"

#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QDateTimeEdit>
#include <QDialogButtonBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QTest>

using namespace ephor;
using namespace ephor::campaign;
using test::part;
using test::press;
using test::typeInto;

namespace {

constexpr PowerId athens(0);
constexpr PowerId sparta(1);

ClubTime at(const char* text) { return *clubTimeFrom(text); }
const ClubTime before = at("2026-12-01T17:00+00:00");
const ClubTime due = at("2026-12-01T20:00+00:00");
const ClubTime after = at("2026-12-01T20:45+00:00");

}  // namespace

class TestOrdersBoard : public QObject {
    Q_OBJECT

private:
    test::CampaignFolder m_folder;
    ClubTime m_now = before;

    std::unique_ptr<CampaignWindow> shown(const char* scenario = "small") {
        m_now = before;
        return test::shownCampaign(m_folder.found(scenario), {.clock = [this] { return m_now; }});
    }
    /// Anna plays the first power, with Bert as her deputy, and Carl the second; orders are due every week.
    static void begin(CampaignSession& session) {
        std::vector<Seat> seats = seatsOf(session.journal());
        seats[0] = {QStringLiteral("Anna"), QStringLiteral("Bert")};
        seats[1] = {QStringLiteral("Carl"), {}};
        QVERIFY(session.perform([&](Journal& journal) {
            seat(journal, seats);
            setDeadline(journal, Deadline{due, 7});
        }));
    }
    static QString state(const QWidget& window, PowerId power) {
        return part<QTableWidget>(window, "ordersBoard")->item(static_cast<int>(power.index()), 1)->text();
    }
    static QString dueText(const QWidget& window) { return part<QLabel>(window, "ordersDue")->text(); }
    void goTo(const QWidget& window, const ClubTime& now) {
        m_now = now;
        window.findChild<OrdersBoard*>()->takeTime();
    }
    static QString copied(const CampaignWindow& window, const char* action) {
        window.findChild<QAction*>(QLatin1StringView(action))->trigger();
        return QApplication::clipboard()->text();
    }

    static void savePicture(QWidget& widget, const char* name) {
        const bool isDark = widget.palette().color(QPalette::Window).lightness() < 128;
        test::keepPicture(widget,
                          QLatin1StringView(name) + (isDark ? QStringLiteral("-dark") : QStringLiteral("-light")));
    }

private Q_SLOTS:
    void initTestCase() { test::dressUp(); }

    void aTurnThatIsClosedEarlyOffersASoonerDeadline() {
        const auto window = shown();
        CampaignSession& session = window->session();
        begin(session);
        m_now = at("2026-11-20T17:00+00:00");
        QVERIFY(QTest::qWaitForWindowActive(window.get()));
        const auto close = [&] {
            QVERIFY(session.adjudicateTurn());
            QVERIFY(session.perform([&](Journal& journal) { resolveAll(journal, session.system(), 1); }));
            QTest::keyClick(window.get(), Qt::Key_Return, Qt::ControlModifier | Qt::ShiftModifier);
        };
        close();
        QCOMPARE(deadlineOf(session.journal())->at, at("2026-12-08T20:00+00:00"));
        QVERIFY(part<QLabel>(*window, "messageText")->text().contains(QStringLiteral("closed early")));
        press(*window, "message_0");
        QCOMPARE(deadlineOf(session.journal())->at, at("2026-11-27T20:00+00:00"));
        QCOMPARE(deadlineOf(session.journal())->everyDays, 7);
        // A turn that is closed on its day keeps the rhythm, and nothing is offered.
        m_now = at("2026-11-27T19:00+00:00");
        close();
        QCOMPARE(deadlineOf(session.journal())->at, at("2026-12-04T20:00+00:00"));
        QVERIFY(!part<QLabel>(*window, "messageText")->isVisible());
    }

    void theColumnsFillTheTableFromTheBeginning() {
        const auto window = shown();
        const auto* table = part<QTableWidget>(*window, "ordersBoard");
        const auto widths = [table] {
            int all = 0;
            for (int column = 0; column < table->columnCount(); ++column)
                all += table->columnWidth(column);
            return all;
        };
        QVERIFY(QTest::qWaitForWindowExposed(window.get()));
        QTRY_COMPARE(widths(), table->viewport()->width());
        for (QWidget* dock : window->findChildren<QWidget*>(QStringLiteral("ordersDock")))
            dock->hide();
        window->resize(1500, 900);
        for (QWidget* dock : window->findChildren<QWidget*>(QStringLiteral("ordersDock")))
            dock->show();
        QTRY_COMPARE(widths(), table->viewport()->width());
    }

    void theUmpireSetsTheDeadlineOnTheDesk() {
        const auto window = shown();
        QCOMPARE(dueText(*window), QStringLiteral("No deadline is set"));
        press(*window, "changeDeadline");
        auto* dialog = window->findChild<DeadlineDialog*>();
        QVERIFY(dialog);
        part<QDateTimeEdit>(*dialog, "deadlineAt")->setDateTime(dateTimeOf(due).toLocalTime());
        auto* every = part<QSpinBox>(*dialog, "deadlineEvery");
        QCOMPARE(every->value(), 7);
        typeInto(*every, QStringLiteral("14"));
        QTest::mouseClick(dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok), Qt::LeftButton);
        const std::optional<Deadline> set = deadlineOf(window->session().journal());
        QVERIFY(set);
        QVERIFY(set->at.moment == due.moment);
        QCOMPARE(set->everyDays, 14);
        QVERIFY2(dueText(*window).contains(QStringLiteral("in 3 h; then every 14 days")), qPrintable(dueText(*window)));
        // The clock goes on while the window is open.
        goTo(*window, after);
        QVERIFY2(dueText(*window).contains(QStringLiteral("45 min ago")), qPrintable(dueText(*window)));
        // It is a deed like any other.
        QTest::keyClick(window.get(), Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(dueText(*window), QStringLiteral("No deadline is set"));
    }

    void aDeadlineIsTakenAwayAndOneThatWasNotChangedIsNoDeed() {
        const auto window = shown();
        begin(window->session());
        const int entries = window->session().lastMoment();
        QTest::keyClick(window.get(), Qt::Key_D, Qt::ControlModifier | Qt::ShiftModifier);
        auto* dialog = window->findChild<DeadlineDialog*>();
        QVERIFY(dialog);
        QTest::keyClick(dialog, Qt::Key_Return);
        QCOMPARE(window->session().lastMoment(), entries);
        QTRY_VERIFY(!window->findChild<DeadlineDialog*>());
        press(*window, "changeDeadline");
        dialog = window->findChild<DeadlineDialog*>();
        QTest::keyClick(part<QCheckBox>(*dialog, "deadlineSet"), Qt::Key_Space);
        QVERIFY(!part<QDateTimeEdit>(*dialog, "deadlineAt")->isEnabled());
        QTest::keyClick(dialog, Qt::Key_Return);
        QVERIFY(!deadlineOf(window->session().journal()));
    }

    void aDeadlineThatIsChangedElsewhereIsTheOneThatIsShown() {
        const auto window = shown();
        begin(window->session());
        press(*window, "changeDeadline");
        auto* dialog = window->findChild<DeadlineDialog*>();
        auto* every = part<QSpinBox>(*dialog, "deadlineEvery");
        every->setValue(3);
        QVERIFY(window->session().submitStandIn(athens));
        QCOMPARE(every->value(), 3);  // what is typed stays where the deadline is the same
        QVERIFY(window->session().perform([](Journal& journal) { setDeadline(journal, Deadline{after, 1}); }));
        QCOMPARE(every->text(), QStringLiteral("every 1 day"));
        QVERIFY(part<QDateTimeEdit>(*dialog, "deadlineAt")->dateTime() == dateTimeOf(after));
        QVERIFY(part<QLabel>(*dialog, "deadlineSaid")->text().isEmpty());
        part<QDateTimeEdit>(*dialog, "deadlineAt")->setDateTime(dateTimeOf(before).toLocalTime().addSecs(-60));
        QVERIFY(part<QLabel>(*dialog, "deadlineSaid")->text().contains(QStringLiteral("has passed")));
    }

    void theBoardSaysWhoIsProvisionalLateAndMissing() {
        const auto window = shown();
        begin(window->session());
        QCOMPARE(state(*window, athens), QStringLiteral("missing"));
        test::typeSheet(*window, athens, QStringLiteral("power athens\nturn 1\nprovisional\nattic: march eleusis"));
        QCOMPARE(state(*window, athens), QStringLiteral("draft"));
        press(*window, "actionGiveOrders");
        QCOMPARE(state(*window, athens), QStringLiteral("provisional"));
        QVERIFY(part<QPlainTextEdit>(*window, "orderSheet")->toPlainText().contains(QStringLiteral("Provisional")));
        auto* said = part<QListWidget>(*window, "ordersSaid");
        QVERIFY2(said->item(said->count() - 1)->text().contains(QStringLiteral("they apply unless new orders arrive")),
                 qPrintable(said->item(said->count() - 1)->text()));
        goTo(*window, after);
        QCOMPARE(state(*window, sparta), QStringLiteral("late by 45 min"));
        test::typeSheet(*window, sparta, QStringLiteral("power sparta\nturn 1\nlaconian: watch"));
        press(*window, "actionGiveOrders");
        QCOMPARE(state(*window, sparta), QStringLiteral("submitted, late by 45 min"));
        test::typeSheet(*window, athens, QStringLiteral("power athens\nturn 1\nattic: watch"));
        part<QAction>(*window, "actionDeputysOrders")->trigger();  // never replace the player's own
        QCOMPARE(boardOf(window->session().journal()).rows[0].from, OrdersFrom::Player);
        press(*window, "actionGiveOrders");
        QCOMPARE(state(*window, athens), QStringLiteral("submitted, late by 45 min"));
    }

    void remindersForAllAndForOne() {
        const auto window = shown();
        begin(window->session());
        window->findChild<OrdersDesk*>()->setPower(sparta);
        const QString all = copied(*window, "actionReminder");
        QVERIFY2(all.contains(QStringLiteral("in 3 h")) &&
                     all.contains(QStringLiteral("Anna (Athens): no orders have arrived")),
                 qPrintable(all));
        QVERIFY2(all.contains(QStringLiteral("the deputy, Bert, may submit orders")), qPrintable(all));
        // What has arrived lies on the desk.
        window->findChild<OrdersDesk*>()->setDraft(athens, QStringLiteral("power athens\nturn 1\nattic: wach"));
        const QString others = copied(*window, "actionReminder");
        QVERIFY2(!others.contains(QStringLiteral("Anna")) && others.contains(QStringLiteral("Carl (Sparta)")),
                 qPrintable(others));
        window->findChild<OrdersDesk*>()->setPower(sparta);
        const QString one = copied(*window, "actionPowersReminder");
        QVERIFY2(one.contains(QStringLiteral("To Carl (Sparta)")) && !one.contains(QStringLiteral("Anna")),
                 qPrintable(one));
    }

    void beforeTheDeadlineItIsAskedEachTimeAndNeverBlocked() {
        const auto window = shown();
        begin(window->session());
        test::writeReports(window->session());
        for (int times = 0; times < 3; ++times) {
            press(*window, "next");
            auto* question = window->findChild<AdjudicateDialog*>();
            QVERIFY(question);
            QVERIFY(part<QLabel>(*question, "questionDue")->text().contains(QStringLiteral("in 3 h")));
            QVERIFY(part<QLabel>(*question, "state_0") && part<QLabel>(*question, "state_1"));
            QTest::keyClick(question, Qt::Key_Return);  // wait
            QCOMPARE(window->session().next(), CampaignSession::Next::Adjudicate);
            QTRY_VERIFY(!window->findChild<AdjudicateDialog*>());
        }
    }

    void aQuestionThatIsOldIsAskedAnew() {
        const auto window = shown();
        begin(window->session());
        QTest::keyClick(window.get(), Qt::Key_Return, Qt::ControlModifier);
        QVERIFY(window->findChild<AdjudicateDialog*>());
        QVERIFY(window->session().submitStandIn(athens));
        QTRY_VERIFY(!window->findChild<AdjudicateDialog*>());
        window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(window.get()));
        QTest::keyClick(window.get(), Qt::Key_Return, Qt::ControlModifier);
        QVERIFY(window->findChild<AdjudicateDialog*>());
        QCOMPARE(window->session().next(), CampaignSession::Next::Adjudicate);
    }

    void whoSaysSoAdjudicatesAtOnceBeforeAndAfterTheDeadline() {
        const auto window = shown();
        begin(window->session());
        QTest::keyClick(window.get(), Qt::Key_Return, Qt::ControlModifier);
        const auto* question = window->findChild<AdjudicateDialog*>();
        QVERIFY(question);
        press(*question, "adjudicateNow");
        QVERIFY(window->session().next() != CampaignSession::Next::Adjudicate);

        const auto other = shown();
        begin(other->session());
        goTo(*other, after);
        QTest::keyClick(other.get(), Qt::Key_Return, Qt::ControlModifier);
        const auto* late = other->findChild<AdjudicateDialog*>();
        QVERIFY(late);
        QVERIFY(part<QLabel>(*late, "questionDue")->text().contains(QStringLiteral(" ago")));
        QCOMPARE(other->session().next(), CampaignSession::Next::Adjudicate);
        press(*late, "adjudicateNow");
        QVERIFY(other->session().next() != CampaignSession::Next::Adjudicate);
    }

    void whoTakesAPowerOverIsBriefedWithOneClick() {
        const auto window = shown();
        begin(window->session());
        QTest::keyClick(window.get(), Qt::Key_U, Qt::ControlModifier);
        auto* seats = window->findChild<SeatsDialog*>();
        QVERIFY(seats);
        auto* player = part<QLineEdit>(*seats, "player_0");
        typeInto(*player, QStringLiteral("Dora"));
        press(*seats, "brief_0");
        QCOMPARE(seatsOf(window->session().journal())[0].player, QStringLiteral("Dora"));
        auto* brief = window->findChild<BriefDialog*>();
        QVERIFY(brief);
        QTRY_VERIFY_WITH_TIMEOUT(part<QPushButton>(*brief, "copyBrief")->isEnabled(), 20'000);
        press(*brief, "copyBrief");
        const QString text = QApplication::clipboard()->text();
        QVERIFY2(text.contains(QStringLiteral("Dora, you lead Athens")), qPrintable(text));
        QVERIFY(!text.contains(QStringLiteral("Laconia")));
        const QTemporaryDir folder;
        brief->saveTo(folder.filePath(QStringLiteral("brief.html")));
        QFile page(folder.filePath(QStringLiteral("brief.html")));
        QVERIFY(page.open(QIODevice::ReadOnly));
        QVERIFY(page.readAll().contains("<h2>What waits for you</h2>"));
        brief->saveTo(folder.filePath(QStringLiteral("missing/brief.txt")));
        QVERIFY(!part<QLabel>(*brief, "briefSaid")->text().contains(QStringLiteral("The brief was saved")));
        // For the power on the desk, too.
        brief->close();
        QTRY_VERIFY(!window->findChild<BriefDialog*>());
        window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(window.get()));
        window->findChild<OrdersDesk*>()->setPower(sparta);
        QTest::keyClick(window.get(), Qt::Key_H, Qt::ControlModifier | Qt::ShiftModifier);
        auto* ofSparta = window->findChild<BriefDialog*>();
        QVERIFY(ofSparta);
        QVERIFY(ofSparta->windowTitle().contains(QStringLiteral("Sparta")));
    }

    void pictures() {
        const auto prepare = [this](QSize size) {
            return [this, size](QWidget& widget) {
                widget.resize(size);
                auto& window = static_cast<CampaignWindow&>(widget);
                begin(window.session());
                const PowerId first(0);
                auto* desk = window.findChild<OrdersDesk*>();
                desk->setPower(first);
                auto* sheet = part<QPlainTextEdit>(window, "orderSheet");
                sheet->setPlainText(
                    sheet->toPlainText().replace(QStringLiteral("final = true"), QStringLiteral("Provisional")));
                desk->submitOrders();
                goTo(window, after);
                desk->setPower(PowerId(2));
                desk->submitOrders();
                QCoreApplication::processEvents();
            };
        };
        for (const QSize size : {QSize(1280, 800), QSize(1920, 1080)})
            test::picture(
                QStringLiteral("orders-board-%1").arg(size.width()),
                [this] { return std::unique_ptr<QWidget>(shown("hellas_431")); }, prepare(size), size);
        test::picture(
            QStringLiteral("deadline-dialog"),
            [this] {
                auto window = shown();
                begin(window->session());
                return std::unique_ptr<QWidget>(std::move(window));
            },
            [](QWidget& widget) {
                press(widget, "changeDeadline");
                QCoreApplication::processEvents();
                savePicture(*widget.findChild<DeadlineDialog*>(), "deadline");
            });
    }
};

QTEST_MAIN(TestOrdersBoard)
#include "tst_orders_board.moc"
