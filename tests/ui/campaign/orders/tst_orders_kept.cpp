// No order sheet is lost: dragging on the map, pasting, stand-ins and fresh sheets ask first, and Undo brings a draft
// back.
#include "core/campaign/model/army_index.h"
#include "core/campaign/umpire/ruling.h"
#include "models/campaign/rulings.h"
#include "tests/support/adjudicate_now.h"
#include "tests/support/answered_question.h"
#include "tests/ui/campaign/orders_window.h"
#include "tests/ui/pictures.h"
#include "ui/campaign/map/map_view.h"
#include "ui/campaign/orders/orders_desk.h"

#include <QAction>
#include <QClipboard>
#include <QComboBox>
#include <QFileInfo>
#include <QLabel>
#include <QListWidget>
#include <QProcess>
#include <QPushButton>
#include <cstdio>

using namespace ephor;
using namespace ephor::campaign;
using namespace ephor::test;

namespace {

constexpr PowerId athens(0);
constexpr PowerId sparta(1);
const QString watch = QStringLiteral("power athens\nturn 1\nattic: watch");
const QString faulty = QStringLiteral("power athens\nturn 1\nattic: wach");

}  // namespace

class TestOrdersKept : public QObject {
    Q_OBJECT

private:
    test::CampaignFolder m_folder;
    QTemporaryDir m_recovery;

    std::unique_ptr<CampaignWindow> shown() {
        return shownCampaign(m_folder.found("small"), {.recovery = m_recovery.path().toStdU16String()});
    }
    static void paste(const QWidget& window, const QString& mail) {
        QApplication::clipboard()->setText(mail);
        press(window, "actionPasteOrders");
    }
    /// A hand drags the army's counter to the place.
    static void drag(CampaignWindow& window, ArmyId army, const char* to) {
        MapView& map = window.map();
        QTest::mouseClick(map.viewport(), Qt::LeftButton, {}, map.placeOf(army)->toPoint());
        QCOMPARE(window.sight().selection().army, army);
        const QPoint from = map.placeOf(army)->toPoint();  // the map follows what is picked
        const QPoint there = map.placeOf(window.session().scenario().map.find(to)).toPoint();
        QTest::mousePress(map.viewport(), Qt::LeftButton, {}, from);
        for (const QPoint at : {from + QPoint(14, 14), there}) {
            QMouseEvent move(QEvent::MouseMove, at, map.viewport()->mapToGlobal(at), Qt::NoButton, Qt::LeftButton,
                             Qt::NoModifier);
            QCoreApplication::sendEvent(map.viewport(), &move);
        }
        QTest::mouseRelease(map.viewport(), Qt::LeftButton, {}, there);
    }

    /// What is drafted in the program that is killed, by the moment of the kill.
    static void draftAt(CampaignWindow& window, const QString& moment) {
        auto& desk = *window.findChild<OrdersDesk*>();
        if (moment == QStringLiteral("pasted"))
            return paste(window, faulty);
        if (moment == QStringLiteral("ordered on the map"))
            return desk.setPosture(ArmyId(0), Posture::Watch);
        typeSheet(window, athens, watch);
        if (moment == QStringLiteral("another power"))
            typeSheet(window, sparta, faulty);
        if (moment == QStringLiteral("asked"))
            press(window, "next");
        if (moment != QStringLiteral("another power"))
            QTest::qWait(1100);  // as long as a draft may stay in memory only
    }
    /// Runs this test once more in a program of its own, and kills that when it has drafted.
    static bool isKilled(const QString& file, const QString& recovery, const QString& moment) {
        QProcess other;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("EPHOR_DRAFTS_IN"), file);
        environment.insert(QStringLiteral("EPHOR_DRAFTS_TO"), recovery);
        environment.insert(QStringLiteral("EPHOR_DRAFTS_AT"), moment);
        other.setProcessEnvironment(environment);
        QStringList arguments{QStringLiteral("killLosesNoDraft")};
        if (QFileInfo(QCoreApplication::applicationFilePath()).baseName() == QStringLiteral("ui_tests"))
            arguments.prepend(QStringLiteral("tst_orders_kept"));
        other.start(QCoreApplication::applicationFilePath(), arguments);
        QByteArray said;
        while (!said.contains("drafted") && other.waitForReadyRead(30'000))
            said += other.readAll();
        other.kill();
        return other.waitForFinished() && said.contains("drafted");
    }

private Q_SLOTS:
    void initTestCase() { test::dressUp(); }
    void init() { m_recovery = QTemporaryDir(); }

    void aDraftOutlivesTheNextMove() {
        const auto window = shown();
        CampaignSession& session = window->session();
        typeSheet(*window, athens, watch);
        QVERIFY(session.adjudicateTurn());
        QVERIFY(session.perform([&](Journal& journal) { resolveAll(journal, session.system(), 1); }));
        QVERIFY(session.closeTurn());
        QVERIFY(sheet(*window).toPlainText() != watch);
        while (session.campaign().state.course.turn > 1 || isAdjudicated(*window))
            QVERIFY(session.undo());
        QCOMPARE(sheet(*window).toPlainText(), watch);
    }

    void aDragChangesOneOrderAndKeepsTheOtherLinesAndTheirFaults_data() {
        QTest::addColumn<QString>("mail");
        QTest::addColumn<QString>("after");
        QTest::newRow("a mail") << QStringLiteral(
                                       "> power athens\n> turn 1\n# see you on Friday\nattic: wach\n"
                                       "envoy sparta: truce 6 moons\n--\nAnna")
                                << QStringLiteral(
                                       "> power athens\n> turn 1\n# see you on Friday\nattic: march Eleusis\n"
                                       "envoy sparta: truce 6 moons\n--\nAnna");
        QTest::newRow("without the army") << QStringLiteral("power athens\nturn 1\nattick: watch\n\n--\nAnna")
                                          << QStringLiteral(
                                                 "power athens\nturn 1\nattick: watch\nArmy of Attica: march Eleusis\n"
                                                 "\n--\nAnna");
    }
    void aDragChangesOneOrderAndKeepsTheOtherLinesAndTheirFaults() {
        QFETCH(const QString, mail);
        QFETCH(const QString, after);
        const auto window = shown();
        select(*window, athens);
        paste(*window, mail);
        QCOMPARE(sheet(*window).toPlainText(), mail);
        drag(*window, ArmyId(0), "eleusis");
        QCOMPARE(sheet(*window).toPlainText(), after);
        const auto* said = part<QListWidget>(*window, "ordersSaid");
        QVERIFY(said->count() > 0);
        QVERIFY2(!said->item(0)->text().startsWith(QStringLiteral("All orders")), qPrintable(said->item(0)->text()));
        undo(*window);
        QCOMPARE(sheet(*window).toPlainText(), mail);
    }

    void aDragLeavesASheetInTomlThatHasFaults() {
        const QString mail = QStringLiteral(
            "format = 1\npower = \"athens\"\nturn = 1\n\n[[order]]\narmy = \"attic\"\nposture = \"wach\"\n");
        const auto window = shown();
        select(*window, athens);
        paste(*window, mail);
        QCOMPARE(sheet(*window).toPlainText(), mail);
        drag(*window, ArmyId(0), "eleusis");
        QCOMPARE(sheet(*window).toPlainText(), mail);
        QVERIFY(part<QLabel>(*window, "messageText")->text().contains(QStringLiteral("in TOML and has faults")));
    }

    void aFreshSheetReplacesADraftOnlyAfterAQuestionAndUndoBringsItBack() {
        const auto window = shown();
        typeSheet(*window, athens, faulty);
        press(*window, "actionWriteSheet");
        QVERIFY(question(*window));
        QTest::keyClick(question(*window), Qt::Key_Return);  // keep
        QTRY_VERIFY(!question(*window));
        QCOMPARE(sheet(*window).toPlainText(), faulty);
        press(*window, "actionWriteSheet");
        QVERIFY(answer(*window));
        QVERIFY(sheet(*window).toPlainText().contains(QStringLiteral("Army of Attica: hold")));
        undo(*window);
        QCOMPARE(sheet(*window).toPlainText(), faulty);
    }

    void aStandInReplacesADraftOnlyAfterAQuestionAndUndoBringsItBack() {
        const auto window = shown();
        typeSheet(*window, athens, faulty);
        press(*window, "actionStandIn");
        QVERIFY(question(*window));
        QTest::keyClick(question(*window), Qt::Key_Escape);
        QTRY_VERIFY(!question(*window));
        QCOMPARE(sheet(*window).toPlainText(), faulty);
        press(*window, "actionStandIn");
        QVERIFY(answer(*window));
        QCOMPARE(window->session().campaign().state.powers[0].from, OrdersFrom::Computer);
        QVERIFY(sheet(*window).toPlainText() != faulty);
        undo(*window);
        QCOMPARE(window->session().campaign().state.powers[0].from, OrdersFrom::Nobody);
        QCOMPARE(sheet(*window).toPlainText(), faulty);
        QTest::keyClick(window.get(), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(window->session().campaign().state.powers[0].from, OrdersFrom::Computer);
        QVERIFY(sheet(*window).toPlainText() != faulty);
    }

    void aStandInReplacesOrdersThatAreInOnlyAfterAQuestion() {
        const auto window = shown();
        typeSheet(*window, athens, watch);
        press(*window, "actionGiveOrders");
        press(*window, "actionStandIn");
        QVERIFY(question(*window));
        QTest::keyClick(question(*window), Qt::Key_Return);
        QTRY_VERIFY(!question(*window));
        QCOMPARE(window->session().campaign().state.powers[0].from, OrdersFrom::Player);
    }

    void undoOfGivenOrdersBringsTheTextBackAsItWasTyped() {
        const auto window = shown();
        typeSheet(*window, athens, watch);
        press(*window, "actionGiveOrders");
        QVERIFY(sheet(*window).toPlainText() != watch);  // as it was understood
        undo(*window);
        QCOMPARE(sheet(*window).toPlainText(), watch);
    }

    void aMailGoesToTheSheetOfItsPower() {
        const auto window = shown();
        typeSheet(*window, sparta, QStringLiteral("laconian: wa"));
        paste(*window, QStringLiteral("> Power Athens\n") + watch.section(u'\n', 1));
        QCOMPARE(window->findChild<OrdersDesk*>()->power(), athens);
        QVERIFY(sheet(*window).toPlainText().startsWith(QStringLiteral("> Power Athens")));
        select(*window, sparta);
        QCOMPARE(sheet(*window).toPlainText(), QStringLiteral("laconian: wa"));
    }

    void eachSheetOfAMailGoesToItsPowerAfterOneQuestion() {
        const auto window = shown();
        typeSheet(*window, athens, QStringLiteral("power athens\nturn 1\nattic: seek"));
        typeSheet(*window, sparta, QStringLiteral("laconian: wa"));
        const QString spartan = QStringLiteral("power sparta\nturn 1\nlaconian: watch\n");
        paste(*window, watch + u'\n' + spartan);
        QVERIFY(question(*window));
        QTest::keyClick(question(*window), Qt::Key_Escape);
        QTRY_VERIFY(!question(*window));
        QCOMPARE(sheet(*window).toPlainText(), QStringLiteral("laconian: wa"));
        paste(*window, watch + u'\n' + spartan);
        QVERIFY(answer(*window));
        QVERIFY(!question(*window));
        QCOMPARE(window->findChild<OrdersDesk*>()->power(), sparta);
        QCOMPARE(sheet(*window).toPlainText().trimmed(), spartan.trimmed());
        undo(*window);
        QCOMPARE(sheet(*window).toPlainText(), QStringLiteral("laconian: wa"));
        select(*window, athens);
        QCOMPARE(sheet(*window).toPlainText().trimmed(), watch);
    }

    void aMailReplacesADraftOnlyAfterAQuestionAndAnEmptyClipboardNothing() {
        const auto window = shown();
        typeSheet(*window, athens, faulty);
        paste(*window, QStringLiteral(" \n"));
        QCOMPARE(sheet(*window).toPlainText(), faulty);
        paste(*window, watch);
        QVERIFY(question(*window));
        QCOMPARE(sheet(*window).toPlainText(), faulty);
        QVERIFY(answer(*window));
        QCOMPARE(sheet(*window).toPlainText(), watch);
        undo(*window);
        QCOMPARE(sheet(*window).toPlainText(), faulty);
    }

    void lockedSheetsAreReadOnlyAndShowWhatWasOrdered() {
        const auto window = shown();
        typeSheet(*window, athens, watch);
        press(*window, "actionGiveOrders");
        press(*window, "next");
        QVERIFY(adjudicateNow(*window));
        QVERIFY(isAdjudicated(*window));
        QVERIFY(sheet(*window).isReadOnly());
        QVERIFY(sheet(*window).toPlainText().contains(QStringLiteral("watch")));
        QVERIFY(!part<QPushButton>(*window, "actionPasteOrders")->isEnabled());
        QVERIFY(!part<QAction>(*window, "actionPasteOrders")->isEnabled());
        QVERIFY(!part<QAction>(*window, "actionUndo")->text().contains(QStringLiteral("the sheet of")));
    }

    void killLosesNoDraft() {
        if (const QString file = qEnvironmentVariable("EPHOR_DRAFTS_IN"); !file.isEmpty()) {
            const auto window = shownCampaign(CampaignFolder::open(file),
                                              {.recovery = qEnvironmentVariable("EPHOR_DRAFTS_TO").toStdU16String()});
            draftAt(*window, qEnvironmentVariable("EPHOR_DRAFTS_AT"));
            std::puts("drafted");
            std::fflush(stdout);
            QTest::qWait(60'000);
            return;
        }
        for (const QString& moment : {QStringLiteral("typed"), QStringLiteral("pasted"), QStringLiteral("asked"),
                                      QStringLiteral("ordered on the map"), QStringLiteral("another power")}) {
            m_recovery = QTemporaryDir();
            auto session = m_folder.found("small");
            const QString file = session->file();
            session.reset();
            QVERIFY2(isKilled(file, m_recovery.path(), moment), qPrintable(moment));
            const auto window =
                shownCampaign(CampaignFolder::open(file), {.recovery = m_recovery.path().toStdU16String()});
            select(*window, athens);
            const QString kept = sheet(*window).toPlainText();
            if (moment == QStringLiteral("pasted"))
                QCOMPARE(kept, faulty);
            else if (moment == QStringLiteral("ordered on the map"))
                QVERIFY2(kept.contains(QStringLiteral("watch")), qPrintable(kept));
            else
                QCOMPARE(kept, watch);
        }
    }

    void lookingBackKeepsTheDraft() {
        const auto window = shown();
        typeSheet(*window, athens, watch);
        press(*window, "actionGiveOrders");
        typeSheet(*window, sparta, QStringLiteral("power sparta\nturn 1\nlaconian: watch"));
        press(*window, "actionGiveOrders");
        typeSheet(*window, athens, faulty);
        CampaignSession& session = window->session();
        const auto state = [&](int power) {
            return part<QTableWidget>(*window, "ordersBoard")->item(power, 1)->text();
        };
        QCOMPARE(state(0), QStringLiteral("draft"));
        session.setMoment(2);  // Athens has submitted its orders, Sparta has not
        QVERIFY2(sheet(*window).toPlainText().contains(QStringLiteral("Army of Attica: keep watch")),
                 qPrintable(sheet(*window).toPlainText()));
        QVERIFY(sheet(*window).isReadOnly());
        QVERIFY(!part<QComboBox>(*window, "posture_army_0")->isEnabled());
        for (const char* changes : {"actionWriteSheet", "actionPasteOrders", "actionGiveOrders", "actionStandIn"})
            QVERIFY2(!part<QAction>(*window, changes)->isEnabled(), changes);
        QVERIFY2(state(0).startsWith(QStringLiteral("submitted")), qPrintable(state(0)));
        QVERIFY2(!state(1).startsWith(QStringLiteral("submitted")), qPrintable(state(1)));
        select(*window, sparta);
        QVERIFY2(sheet(*window).toPlainText().contains(QStringLiteral("Army of Laconia: hold")),
                 qPrintable(sheet(*window).toPlainText()));
        select(*window, athens);
        session.setMoment(session.lastMoment());
        QVERIFY(!sheet(*window).isReadOnly());
        QCOMPARE(sheet(*window).toPlainText(), faulty);
        QCOMPARE(state(0), QStringLiteral("draft"));
    }

    /// The Olympic truce turns seeking battle into holding, and envoys have gone; the sheet says what was written.
    void lockedSheetsShowWhatWasOrdered() {
        const auto window =
            shownCampaign(m_folder.found("six_cities"), {.recovery = m_recovery.path().toStdU16String()});
        CampaignSession& session = window->session();
        const ArmyId army = ArmyIndex(session.campaign().state).armiesOf(PowerId(0)).front();
        QVERIFY(session.perform([army](Journal& journal) {
            Orders orders;
            orders.land = {{army, Posture::Seek, {}, {}, IfStronger::Stand}};
            orders.envoys = {{PowerId(1), TreatyKind::Peace, 0, 0}};
            QVERIFY(submitOrders(journal, PowerId(0), orders, {}));
        }));
        QVERIFY(session.adjudicateTurn(TypedDice{{"Omen of the season", {13}}}));
        QCOMPARE(session.campaign().state.armies[army.index()].posture, Posture::Hold);
        select(*window, PowerId(0));
        const QString text = sheet(*window).toPlainText();
        QVERIFY2(text.contains(QStringLiteral(": seek battle")), qPrintable(text));
        QVERIFY2(text.contains(QStringLiteral("Envoy to")), qPrintable(text));
        const auto* posture = part<QComboBox>(*window, QStringLiteral("posture_army_%1").arg(army.index()));
        QCOMPARE(posture->currentText(), QStringLiteral("Seek battle"));
        select(*window, PowerId(1));  // the computer has ordered
        const ArmyId other = ArmyIndex(session.campaign().state).armiesOf(PowerId(1)).front();
        const QString name = QString::fromStdString(session.campaign().state.armies[other.index()].name);
        QVERIFY2(sheet(*window).toPlainText().contains(name), qPrintable(sheet(*window).toPlainText()));
    }

    /// Also where the computer ordered during the adjudication: its leader has died since.
    void lockedSheetsShowTheCommandPointsOfTheTimeOfTheOrder() {
        const auto window =
            shownCampaign(m_folder.found("six_cities"), {.recovery = m_recovery.path().toStdU16String()});
        CampaignSession& session = window->session();
        QVERIFY(session.adjudicateTurn());
        select(*window, PowerId(1));
        const ArmyId army = ArmyIndex(session.campaign().state).armiesOf(PowerId(1)).front();
        const auto cost = [&] {
            return part<QLabel>(*window, QStringLiteral("cost_army_%1").arg(army.index()))->text();
        };
        const QString before = cost();
        QVERIFY(before.startsWith(QStringLiteral("CP ")));
        const LeaderId leader = session.campaign().state.armies[army.index()].leader;
        QVERIFY(leader);
        QVERIFY(session.perform([leader](Journal& journal) {
            const Ruling ruling{
                RulingSubject::Fate, static_cast<int>(leader.index()), static_cast<int>(Fate::Dead), {}};
            rule(journal, ruling, "A fever.");
        }));
        QCOMPARE(cost(), before);
    }
};

QTEST_MAIN(TestOrdersKept)
#include "tst_orders_kept.moc"
