// The orders desk: sheets that are being written outlive the window, and what a stand-in seals is not the player's.
#include "core/campaign/dice/dice_view.h"
#include "core/campaign/umpire/actions.h"
#include "models/campaign/rulings.h"
#include "tests/support/answered_question.h"
#include "tests/support/campaign_file.h"
#include "tests/ui/campaign/shown_campaign.h"
#include "tests/ui/pictures.h"
#include "ui/campaign/orders/orders_desk.h"
#include "ui/campaign/window/campaign_window.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QDir>
#include <QFile>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QTableWidget>
#include <QTest>

using namespace ephor;
using namespace ephor::campaign;

namespace {

constexpr PowerId athens(0);
constexpr PowerId sparta(1);
const QString begun = QStringLiteral("power athens\nturn 1\nattic: march eleusis; half a thou");
const QString watch = QStringLiteral("power athens\nturn 1\nattic: watch");

}  // namespace

class TestOrdersDesk : public QObject {
    Q_OBJECT

private:
    test::CampaignFolder m_folder;
    QTemporaryDir m_recovery;

    std::unique_ptr<CampaignWindow> shown(std::unique_ptr<CampaignSession> session) const {
        return test::shownCampaign(std::move(session), {.recovery = m_recovery.path().toStdU16String()});
    }
    static OrdersDesk& desk(const CampaignWindow& window) { return *window.findChild<OrdersDesk*>(); }
    static QPlainTextEdit& sheet(const CampaignWindow& window) {
        return *window.findChild<QPlainTextEdit*>(QStringLiteral("orderSheet"));
    }
    static QString state(const CampaignWindow& window, PowerId power) {
        const auto* board = window.findChild<QTableWidget*>(QStringLiteral("ordersBoard"));
        return board->item(static_cast<int>(power.index()), 1)->text();
    }
    static void type(const CampaignWindow& window, PowerId power, const QString& text) {
        desk(window).setPower(power);
        sheet(window).selectAll();
        sheet(window).insertPlainText(text);
    }
    bool keepsNothing() const { return QDir(m_recovery.path()).entryList(QDir::Dirs | QDir::NoDotAndDotDot).isEmpty(); }

private Q_SLOTS:
    void initTestCase() { test::dressUp(); }
    void init() { m_recovery = QTemporaryDir(); }

    void sheetsThatAreBeingWrittenAreThereAgainTheNextTime() {
        auto window = shown(m_folder.found("small"));
        const QString file = window->session().file();
        type(*window, athens, begun);
        type(*window, sparta, QStringLiteral("laconian: wa"));
        window.reset();

        window = shown(test::CampaignFolder::open(file));
        QCOMPARE(desk(*window).power(), athens);
        QCOMPARE(sheet(*window).toPlainText(), begun);
        QCOMPARE(state(*window, athens), QStringLiteral("draft"));
        QCOMPARE(state(*window, sparta), QStringLiteral("draft"));
        desk(*window).setPower(sparta);
        QCOMPARE(sheet(*window).toPlainText(), QStringLiteral("laconian: wa"));

        // What is sealed goes, and only that.
        type(*window, athens, QStringLiteral("power athens\nturn 1\nattic: march eleusis"));
        desk(*window).submitOrders();
        QCOMPARE(state(*window, athens), QStringLiteral("submitted"));
        window.reset();
        window = shown(test::CampaignFolder::open(file));
        QVERIFY(!sheet(*window).toPlainText().contains(QStringLiteral("thou")));
        QCOMPARE(state(*window, athens), QStringLiteral("submitted"));
        QCOMPARE(state(*window, sparta), QStringLiteral("draft"));

        // Those of a move that has been adjudicated are of no use.
        CampaignSession& session = window->session();
        QVERIFY(session.adjudicateTurn());
        QVERIFY(session.perform([&](Journal& journal) { resolveAll(journal, session.system(), 1); }));
        QVERIFY(session.closeTurn());
        window.reset();
        QVERIFY(keepsNothing());
    }

    void aSheetThatUndoBroughtBackOutlivesTheWindow() {
        auto window = shown(m_folder.found("small"));
        const QString file = window->session().file();
        type(*window, athens, watch);
        desk(*window).submitOrders();
        QVERIFY(keepsNothing());
        QVERIFY(window->session().undo());
        QCOMPARE(sheet(*window).toPlainText(), watch);
        window.reset();
        window = shown(test::CampaignFolder::open(file));
        QCOMPARE(sheet(*window).toPlainText(), watch);
        QCOMPARE(state(*window, athens), QStringLiteral("draft"));
    }

    void aSheetThatRedoSubmittedAgainIsNoDraftTheNextTime() {
        auto window = shown(m_folder.found("small"));
        const QString file = window->session().file();
        type(*window, athens, watch);
        desk(*window).submitOrders();
        QVERIFY(window->session().undo());
        QVERIFY(window->session().redo());
        QVERIFY(keepsNothing());
        window.reset();
        window = shown(test::CampaignFolder::open(file));
        QCOMPARE(state(*window, athens), QStringLiteral("submitted"));
    }

    void redoKeepsWhatWasTypedSinceUndo() {
        const auto window = shown(m_folder.found("small"));
        type(*window, athens, watch);
        desk(*window).submitOrders();
        QVERIFY(window->session().undo());
        sheet(*window).appendPlainText(QStringLiteral("# see you on Friday"));
        const QString changed = sheet(*window).toPlainText();
        QVERIFY(window->session().redo());
        QCOMPARE(sheet(*window).toPlainText(), changed);
        desk(*window).setPower(sparta);
        desk(*window).setPower(athens);
        QCOMPARE(sheet(*window).toPlainText(), changed);
    }

    void whatIsFoundTakesNoMoreRoomThanItsRows() {
        const auto window = shown(m_folder.found("small"));
        const auto* found = window->findChild<QListWidget*>(QStringLiteral("ordersSaid"));
        type(*window, athens, begun);
        QTRY_VERIFY(found->isVisible());
        QTRY_VERIFY2(found->height() <= found->sizeHintForRow(0) * found->count() + 2 * found->frameWidth() + 4,
                     qPrintable(QString::number(found->height())));
    }

    void whenTheWarIsOverNothingIsOrdered() {
        const auto window = shown(m_folder.found("small"));
        type(*window, athens, begun);
        const auto* give = window->findChild<QAction*>(QStringLiteral("actionStandingOrders"));
        QVERIFY(sheet(*window).isEnabled() && give->isEnabled());
        QVERIFY(window->session().perform([](Journal& journal) { endWar(journal, "all have agreed"); }));
        QVERIFY(!sheet(*window).isEnabled() && !give->isEnabled());
        QCOMPARE(sheet(*window).toPlainText(), QString());
        QVERIFY(window->session().undo());
        QVERIFY(sheet(*window).isEnabled() && give->isEnabled());
        QCOMPARE(sheet(*window).toPlainText(), begun);
        desk(*window).writeSheet();
        QVERIFY(test::answer(*window));
        QTRY_VERIFY(keepsNothing());
    }

    void aSheetIsKeptWhileItIsTypedAndGoesWhenItIsTakenBack() {
        const auto window = shown(m_folder.found("small"));
        QVERIFY(keepsNothing());
        type(*window, athens, begun);
        QTRY_VERIFY(!keepsNothing());
        desk(*window).undo();
        QTRY_VERIFY(keepsNothing());
    }

    void anotherCampaignInThePlaceOfThisOneHasNoSheets() {
        auto window = shown(m_folder.found("small", 1));
        const QString file = window->session().file();
        type(*window, athens, begun);
        window.reset();
        QVERIFY(QFile::remove(file));
        auto other = CampaignSession::create(file, smallFiles(), 2, findSystem);
        QVERIFY(other);
        window = shown(std::move(*other));
        QVERIFY(sheet(*window).toPlainText() != begun);
    }

    void aStandInsOrdersAreNotThePlayers() {
        const auto window = shown(m_folder.found("small"));
        CampaignSession& session = window->session();
        QVERIFY(session.perform([](Journal& journal) {
            seat(journal, {{QStringLiteral("Anna"), QStringLiteral("Bert")}, {QStringLiteral("Carl"), {}}});
        }));
        desk(*window).setPower(athens);
        desk(*window).standIn();
        QCOMPARE(session.campaign().state.powers[0].from, OrdersFrom::Computer);
        QCOMPARE(state(*window, athens), QStringLiteral("by the computer"));
        // Carl's orders are missing; Anna has the computer's.
        desk(*window).copyReminder();
        QVERIFY(QApplication::clipboard()->text().contains(QStringLiteral("Carl")));
        QVERIFY(!QApplication::clipboard()->text().contains(QStringLiteral("Anna")));
        // Before they order, the players know which dice they were promised.
        const QString promise = QString::fromStdString(diceViewOf(session.campaign()).promise);
        QCOMPARE(promise.size(), 64);
        QVERIFY(QApplication::clipboard()->text().contains(QStringLiteral("\nPromise of move 1: %1\n").arg(promise)));
        // The deputy and the player may still answer; then the program does no more.
        auto submission = session.readOrders(athens, "power athens\nturn 1\nattic: watch\n", "mail");
        QVERIFY(submission);
        submission->receipt.from = OrdersFrom::Deputy;
        QVERIFY(session.submitOrders(athens, *submission));
        QCOMPARE(state(*window, athens), QStringLiteral("by the deputy"));
        QVERIFY(session.undo());
        QVERIFY(session.adjudicateTurn());
        QCOMPARE(session.campaign().state.powers[0].from, OrdersFrom::Computer);
        QCOMPARE(session.campaign().state.powers[0].missed, 0);
    }

    void aDeputysMailCountsAsTheDeputys() {
        const auto window = shown(m_folder.found("small"));
        store::PostMail mail;
        mail.kind = store::MailKind::Orders;
        mail.turn = 1;
        mail.power = QStringLiteral("athens");
        mail.seat = store::PowerSeat::Deputy;
        mail.text = watch;
        mail.state = store::MailState::Drafted;
        store::Post post;
        post.mails = {mail};
        QVERIFY(window->session().setPost(post));
        desk(*window).setDraft(athens, watch);
        desk(*window).submitOrders();
        QCOMPARE(state(*window, athens), QStringLiteral("by the deputy"));
        // What the umpire writes is submitted for the player.
        type(*window, athens, watch + QLatin1Char('\n'));
        desk(*window).submitOrders();
        QCOMPARE(window->session().campaign().state.powers[0].from, OrdersFrom::Player);
    }

    void aStandInThatIsRefusedTakesNothingAway() {
        const auto window = shown(m_folder.found("small"));
        QVERIFY(window->session().perform([](Journal& journal) { seat(journal, seatsOf(journal)); }));
        const QString late = QStringLiteral("attic: wai");
        type(*window, athens, late);
        window->session().setMoment(1);
        desk(*window).standIn();
        QVERIFY(sheet(*window).toPlainText() != late);
        window->session().setMoment(window->session().lastMoment());
        QCOMPARE(sheet(*window).toPlainText(), late);
        QCOMPARE(state(*window, athens), QStringLiteral("draft"));
    }
};

QTEST_MAIN(TestOrdersDesk)
#include "tst_orders_desk.moc"
