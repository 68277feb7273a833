// The first hour of somebody who runs a club: from the start window through a whole move to the next day, with mouse,
// keyboard and clipboard alone.
#include "core/campaign/journal/newsletter.h"
#include "tests/app/shown_window.h"
#include "tests/app/started_desktop.h"
#include "tests/support/adjudicate_now.h"
#include "tests/support/answered_question.h"
#include "tests/ui/widgets.h"
#include "ui/campaign/battles/result_form.h"
#include "ui/campaign/new_campaign/new_campaign_wizard.h"
#include "ui/campaign/reports/newsletter_dialog.h"
#include "ui/campaign/reports/report_dialog.h"
#include "ui/campaign/window/campaign_window.h"
#include "ui/start/start_window.h"

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QDir>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTableWidget>
#include <QTest>

using namespace ephor;
using namespace ephor::campaign;
using test::click;
using test::part;
using test::typeInto;
using test::window;

namespace {

constexpr int patience = 60'000;  ///< milliseconds: the machine may have other things to do

}  // namespace

class TestFirstHour : public QObject {
    Q_OBJECT

    QTemporaryDir m_dir;
    std::unique_ptr<test::StartedDesktop> m_program;
    State m_left;  ///< as the war stood when it was closed
    bool m_hasFailed = false;

    static CampaignWindow& war() { return *window<CampaignWindow>(); }
    static CampaignSession& session() { return war().session(); }
    static const State& state() { return session().campaign().state; }
    static void key(Qt::Key key, Qt::KeyboardModifiers with = {}) {
        war().activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&war(), patience));
        QTest::keyClick(&war(), key, with);
    }
    template <typename Dialog> static Dialog* dialog() {
        for (Dialog* one : war().findChildren<Dialog*>())
            if (one->isVisible())
                return one;
        return nullptr;
    }
    static void pick(int power) {
        auto* board = part<QTableWidget>(war(), "ordersBoard");
        QTest::mouseClick(board->viewport(), Qt::LeftButton, {}, board->visualItemRect(board->item(power, 0)).center());
    }
    static int powerNamed(const char* id) {
        const auto& powers = session().scenario().powers;
        return static_cast<int>(std::ranges::find(powers, id, &PowerInfo::id) - powers.begin());
    }
    static OrdersFrom ordersOf(int power) { return state().powers[static_cast<std::size_t>(power)].from; }
    /// The button that says what comes next, until a battle waits.
    static void playOnToBattle() {
        for (int i = 0; i < 60 && session().pendingBattles().empty(); ++i) {
            click(war(), "next");
            test::adjudicateNow(war());
        }
        QVERIFY(!session().pendingBattles().empty());
        QTRY_VERIFY_WITH_TIMEOUT(part<QAbstractButton>(war(), "actionAutoResolve")->isEnabled(), patience);
    }
    static void confirm() {
        QTRY_VERIFY_WITH_TIMEOUT(dialog<ResultForm>(), patience);
        const std::size_t waiting = session().pendingBattles().size();
        click(*dialog<ResultForm>(), "confirm");
        QTRY_VERIFY_WITH_TIMEOUT(!dialog<ResultForm>(), patience);
        QCOMPARE(session().pendingBattles().size(), waiting - 1);
    }

private Q_SLOTS:
    void initTestCase() {
        QApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
        m_program = std::make_unique<test::StartedDesktop>(m_dir);
    }
    void cleanupTestCase() { m_program.reset(); }
    void init() {
        if (m_hasFailed)
            QSKIP("A step before this one failed.");
    }
    void cleanup() { m_hasFailed = m_hasFailed || QTest::currentTestFailed(); }

    void aWarOfSixCitiesIsBegun() {
        m_program->desktop().showStart();
        click(*window<StartWindow>(), "campaign");
        auto* wizard = window<NewCampaignWizard>();
        QVERIFY(wizard);
        auto* wars = part<QListWidget>(*wizard, "scenarios");
        const auto six = wars->findItems(QStringLiteral("Six cities"), Qt::MatchContains);
        QVERIFY(!six.isEmpty());
        QTest::mouseClick(wars->viewport(), Qt::LeftButton, {}, wars->visualItemRect(six.front()).center());
        const auto next = [wizard] { QTest::mouseClick(wizard->button(QWizard::NextButton), Qt::LeftButton); };
        next();
        next();
        typeInto(*part<QLineEdit>(*wizard, "seed"), QStringLiteral("431"));
        next();
        next();
        QTest::mouseClick(wizard->button(QWizard::FinishButton), Qt::LeftButton);
        QVERIFY(window<CampaignWindow>());
        QCOMPARE(session().scenario().powers.size(), std::size_t{6});
        QTRY_VERIFY_WITH_TIMEOUT(!war().grab().isNull(), patience);
    }

    void ordersAreTypedPastedAndLeftToTheProgram() {
        const int athens = powerNamed("athens");
        pick(athens);
        typeInto(*part<QPlainTextEdit>(war(), "orderSheet"), QStringLiteral("power athens\nturn 1\nathens_2: watch"));
        click(war(), "actionGiveOrders");
        QCOMPARE(ordersOf(athens), OrdersFrom::Player);

        const int thebes = powerNamed("thebes");
        pick(thebes);
        QApplication::clipboard()->setText(QStringLiteral("> power thebes\n> turn 1\n> thebes_7: march nowhere\n"));
        key(Qt::Key_V, Qt::ControlModifier | Qt::AltModifier);
        key(Qt::Key_G, Qt::ControlModifier);
        QCOMPARE(ordersOf(thebes), OrdersFrom::Nobody);
        const auto* said = part<QListWidget>(war(), "ordersSaid");
        QCOMPARE(said->item(0)->data(Qt::UserRole).toInt(), 3);  // its line, which is not written beside the form
        QApplication::clipboard()->setText(QStringLiteral("> power thebes\n> turn 1\n> thebes_7: watch\n"));
        key(Qt::Key_V, Qt::ControlModifier | Qt::AltModifier);
        QVERIFY(test::answer(war()));
        key(Qt::Key_G, Qt::ControlModifier);
        QCOMPARE(ordersOf(thebes), OrdersFrom::Player);

        for (int power = 0; power < 6; ++power)
            if (ordersOf(power) == OrdersFrom::Nobody) {
                pick(power);
                key(Qt::Key_O, Qt::ControlModifier | Qt::AltModifier);
                QCOMPARE(ordersOf(power), OrdersFrom::Computer);
            }
        key(Qt::Key_Return, Qt::ControlModifier);
        QVERIFY(test::adjudicateNow(war()));
        QVERIFY(session().next() != CampaignSession::Next::Adjudicate);
    }

    void oneBattleIsFoughtByTheProgramAndAnotherTypedIn() {
        playOnToBattle();
        click(war(), "actionAutoResolve");
        confirm();
        playOnToBattle();
        click(war(), "actionTypeIn");
        QTRY_VERIFY_WITH_TIMEOUT(dialog<ResultForm>(), patience);
        const BattleId battle = dialog<ResultForm>()->draft().battle;
        click(*dialog<ResultForm>(), "verdict_1");
        confirm();
        QCOMPARE(state().battles[battle.index()].result, Verdict::Attacker);
        QCOMPARE(state().battles[battle.index()].method, Method::Table);
    }

    void theMoveIsClosedAndToldOf() {
        const int turn = state().course.turn;
        while (!session().pendingBattles().empty()) {
            key(Qt::Key_F8);
            QTRY_VERIFY_WITH_TIMEOUT(!session().isBusy(), patience);
        }
        key(Qt::Key_Return, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(state().course.turn, turn + 1);

        key(Qt::Key_N, Qt::ControlModifier | Qt::ShiftModifier);
        auto* newsletter = dialog<NewsletterDialog>();
        QVERIFY(newsletter);
        auto* publish = part<QAbstractButton>(*newsletter, "newsletterPublish");
        QTRY_VERIFY_WITH_TIMEOUT(publish->isEnabled(), patience);
        typeInto(*part<QLineEdit>(*newsletter, "newsletterHeadline"), QStringLiteral("The first blood"));
        click(*newsletter, "newsletterPublish");
        QTRY_COMPARE_WITH_TIMEOUT(published(session().journal().entries()).size(), std::size_t{1}, patience);
        QCOMPARE(published(session().journal().entries()).front().turn, turn);
        QTest::keyClick(newsletter, Qt::Key_Escape);
        QTRY_VERIFY_WITH_TIMEOUT(!dialog<NewsletterDialog>(), patience);
    }

    void theReportsGoOut() {
        key(Qt::Key_P, Qt::ControlModifier);
        auto* papers = dialog<ReportDialog>();
        QVERIFY(papers);
        const QDir folder(part<QLineEdit>(*papers, "reportFolder")->text());
        for (const char* form : {"reportHtml", "reportPdf", "reportPng"})
            click(*papers, form);
        click(*papers, "exportReports");
        QTRY_VERIFY_WITH_TIMEOUT(part<QPushButton>(*papers, "openReports")->isEnabled(), patience);
        QTest::keyClick(papers, Qt::Key_Escape);
        QTRY_VERIFY_WITH_TIMEOUT(!dialog<ReportDialog>(), patience);
        QFile report(folder.filePath(QStringLiteral("Athens, turn %1/athens_report.txt").arg(state().course.turn)));
        QVERIFY2(report.open(QIODevice::ReadOnly), qPrintable(report.fileName()));
        QVERIFY(report.readAll().contains("Athens"));
        QFile news(folder.filePath(QStringLiteral("For everybody/newsletter_%1.txt").arg(state().course.turn - 1)));
        QVERIFY2(news.open(QIODevice::ReadOnly), qPrintable(news.fileName()));
        QVERIFY(news.readAll().startsWith("The first blood"));
    }

    void allOfItIsTakenBackAndDoneAgain() {
        m_left = state();
        const auto* undo = part<QAction>(war(), "actionUndo");
        int taken = 0;
        for (; undo->isEnabled() && taken < 200; ++taken)
            key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(taken > 10);
        QVERIFY(!undo->isEnabled());
        QCOMPARE(state().course.turn, 1);
        QVERIFY(published(session().journal().entries()).empty());
        for (int i = 0; i < taken; ++i)
            key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(state() == m_left);
        QCOMPARE(published(session().journal().entries()).size(), std::size_t{1});
    }

    void theNextDayItIsAllThere() {
        const QString file = session().file();
        war().close();
        QTRY_VERIFY_WITH_TIMEOUT(!window<CampaignWindow>(), patience);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        m_program->desktop().showStart();
        auto* last = part<QListWidget>(*window<StartWindow>(), "recent");
        QTest::mouseClick(last->viewport(), Qt::LeftButton, {}, last->visualItemRect(last->item(0)).center());
        QTest::keyClick(last, Qt::Key_Return);
        QTRY_VERIFY_WITH_TIMEOUT(window<CampaignWindow>(), patience);
        QCOMPARE(session().file(), file);
        QVERIFY(state() == m_left);
        QCOMPARE(published(session().journal().entries()).front().headline, std::string("The first blood"));
        QVERIFY(part<QLabel>(war(), "saved")->text().contains(QString::number(session().lastMoment())));
    }
};

QTEST_MAIN(TestFirstHour)
#include "tst_first_hour.moc"
