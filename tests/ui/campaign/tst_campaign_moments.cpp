// What a campaign's window shows and gives out of one moment is of that moment: papers, odds, the review.
#include "core/campaign/reports/report_set.h"
#include "tests/support/campaign_file.h"
#include "tests/ui/campaign/shown_campaign.h"
#include "tests/ui/pictures.h"
#include "ui/campaign/reports/report_dialog.h"
#include "ui/campaign/reports/report_files.h"
#include "ui/campaign/reports/report_map.h"
#include "ui/campaign/umpire/review_panel.h"
#include "ui/campaign/window/campaign_window.h"

#include <QAction>
#include <QBuffer>
#include <QCheckBox>
#include <QFile>
#include <QImage>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QProgressBar>
#include <QSignalSpy>
#include <QTableView>
#include <QTest>

using namespace ephor;
using namespace ephor::campaign;

class TestCampaignMoments : public QObject {
    Q_OBJECT

private:
    test::CampaignFolder m_folder;

    std::unique_ptr<CampaignWindow> shown(const char* scenario) {
        return test::shownCampaign(m_folder.found(scenario));
    }

private Q_SLOTS:
    void initTestCase() { test::dressUp(); }

    void manyPowersMakeRoomForTheProgressOfTheirPapers() {
        const auto window = shown("hellas_371");
        const QTemporaryDir out;
        ReportDialog dialog(window->sight(), window->looks());
        dialog.show();
        dialog.findChild<QLineEdit*>(QStringLiteral("reportFolder"))->setText(out.path());
        dialog.write();
        const auto* bar = dialog.findChild<QProgressBar*>(QStringLiteral("reportProgress"));
        QTRY_VERIFY(bar->isVisible());
        QTest::qWait(50);
        const auto* powers = dialog.findChild<QListWidget*>(QStringLiteral("reportPowers"));
        const auto* form = dialog.findChild<QCheckBox*>(QStringLiteral("reportHtml"));
        QVERIFY(powers->count() >= 10);
        QVERIFY(powers->geometry().bottom() < form->mapTo(&dialog, QPoint(0, 0)).y());
        dialog.reject();
    }

    /// Those of an earlier moment are wholly of that moment, and what is done while they are written is on none of
    /// them.
    void papersAreOfOneMoment() {
        const auto window = shown("six_cities");
        CampaignSession& session = window->session();
        for (int move = 0; move < 2; ++move) {
            QVERIFY(session.adjudicateTurn());
            QVERIFY(session.perform([&](Journal& journal) { resolveAll(journal, session.system(), 1); }));
            QVERIFY(session.closeTurn());
        }
        session.setMoment(1);
        const auto mapOf = [&](PowerId power) {
            QBuffer bytes;
            imageOf(reportMap(session, window->looks(), power), mapSheet, 2.5).save(&bytes, "PNG");
            return bytes.data();
        };
        const QString own = QString::fromStdString(session.scenario().powers[0].name) + QStringLiteral(", turn 1/");
        const QString forAll = QStringLiteral("For everybody/");
        const auto written = [](const QTemporaryDir& folder, const QString& name) {
            QFile file(folder.filePath(name));
            return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
        };
        const QByteArray map = mapOf(PowerId(0));
        QTemporaryDir out;
        ReportDialog dialog(window->sight(), window->looks());
        dialog.show();
        for (const char* form : {"reportPdf", "reportHtml"})
            dialog.findChild<QCheckBox*>(QLatin1StringView(form))->setChecked(false);
        dialog.findChild<QLineEdit*>(QStringLiteral("reportFolder"))->setText(out.path());
        QSignalSpy done(&dialog, &ReportDialog::written);
        dialog.write();
        session.setMoment(session.lastMoment());
        QVERIFY(done.wait(60000));
        const QString id = QString::fromStdString(session.scenario().powers[0].id);
        const auto differing = [](const QByteArray& one, const QByteArray& other) {
            const QImage a = QImage::fromData(one);
            const QImage b = QImage::fromData(other);
            int count = a.size() == b.size() ? 0 : std::numeric_limits<int>::max();
            for (int y = 0; count < std::numeric_limits<int>::max() && y < a.height(); ++y)
                for (int x = 0; x < a.width(); ++x)
                    count += a.pixel(x, y) != b.pixel(x, y) ? 1 : 0;
            return count;
        };
        // Edges of letters may differ, whole counters do not.
        const QByteArray drawn = written(out, own + id + QStringLiteral("_map.png"));
        const int fromThen = differing(drawn, map);
        const int fromNow = differing(drawn, mapOf(PowerId(0)));
        QVERIFY2(10 * fromThen < fromNow, qPrintable(QStringLiteral("%1 %2").arg(fromThen).arg(fromNow)));
        const QByteArray report = written(out, own + id + QStringLiteral("_report.txt"));
        QCOMPARE(report.toStdString(),
                 ReportSet(*session.journal().at(1), std::span(session.journal().entries()).first(1))
                     .report(PowerId(0))
                     .text());
        QVERIFY(written(out, own + id + QStringLiteral("_orders.txt")).contains(", turn 1\n"));
        QVERIFY(written(out, forAll + QStringLiteral("chronicle.txt")).count('\n') <= 2);
    }

    void aVetoThatFailsKeepsItsReasonAndTheSelectionStays() {
        const auto window = shown("six_cities");
        CampaignSession& session = window->session();
        QVERIFY(test::playToBattle(session));
        ReviewPanel review(window->sight());
        review.show();
        auto* steps = review.findChild<QListWidget*>(QStringLiteral("reviewSteps"));
        for (int i = 0; i < steps->count(); ++i)
            if (steps->item(i)->text().startsWith(QStringLiteral("Battle at")))
                steps->setCurrentRow(i);
        const PlaceId elsewhere(window->sight().selection().place == PlaceId(0) ? 1 : 0);
        window->sight().select(elsewhere);
        auto* reason = review.findChild<QLineEdit*>(QStringLiteral("vetoReason"));
        QTest::keyClicks(reason, QStringLiteral("No."));
        QCOMPARE(window->sight().selection().place, elsewhere);
        QVERIFY(session.perform([](Journal& journal) { test::become(journal, journal.campaign().state, "nothing"); }));
        QCOMPARE(window->sight().selection().place, elsewhere);
        // A hidden panel does not follow the moment, so its step is one that can no longer be vetoed.
        review.hide();
        session.setMoment(1);
        QSignalSpy faults(&review, &ReviewPanel::faultSaid);
        review.veto();
        QCOMPARE(faults.size(), 1);
        QCOMPARE(reason->text(), QStringLiteral("No."));
    }

    /// The same battle in two states: each has its own odds.
    void oddsAreThoseOfTheMomentThatIsShown() {
        const auto window = shown("six_cities");
        CampaignSession& session = window->session();
        QVERIFY(test::playToBattle(session));
        const BattleId battle = session.pendingBattles().front();
        const int before = session.lastMoment();
        State tired = session.campaign().state;
        for (Unit& unit : tired.units)
            if (unit.army == tired.battles[battle.index()].attackers.front() && unit.steps > 1)
                unit.steps = 1;
        QVERIFY(session.perform([&](Journal& journal) { test::become(journal, tired, "they are ill"); }));
        auto* runs = window->findChild<QLabel*>(QStringLiteral("oddsRuns"));
        const auto found = [&] { return runs->isVisible() && runs->text().contains(QStringLiteral("battles")); };
        QTRY_VERIFY_WITH_TIMEOUT(found(), 60000);
        session.setMoment(before);
        QVERIFY(!found());
        QTRY_VERIFY_WITH_TIMEOUT(found(), 60000);
        session.setMoment(session.lastMoment());
        QVERIFY(!found());
    }

    /// Their results are taken over now; nobody goes elsewhere meanwhile.
    void nobodyLooksBackWhileBattlesAreFought() {
        const auto window = shown("six_cities");
        CampaignSession& session = window->session();
        QVERIFY(test::playToBattle(session));
        const auto mayLookBack = [&] {
            return window->findChild<QAction*>(QStringLiteral("actionBack"))->isEnabled() &&
                   window->findChild<QAction*>(QStringLiteral("actionFirst"))->isEnabled() &&
                   window->findChild<QTableView*>(QStringLiteral("history"))->isEnabled();
        };
        QVERIFY(mayLookBack());
        session.autoResolve(session.pendingBattles());
        QVERIFY(session.isBusy());
        QVERIFY(!mayLookBack());
        QTRY_VERIFY_WITH_TIMEOUT(!session.isBusy(), 60000);
        QVERIFY(session.pendingBattles().empty());
        QVERIFY(mayLookBack());
    }
};

QTEST_MAIN(TestCampaignMoments)
#include "tst_campaign_moments.moc"
