// How campaigns begin: the sample campaign, a new one, a copy that somebody has sent; from the start window with real
// clicks.
#include "tests/app/file_answer.h"
#include "tests/app/shown_window.h"
#include "tests/app/started_desktop.h"
#include "tests/support/campaign_file.h"
#include "tests/support/written_file.h"
#include "ui/campaign/new_campaign/new_campaign_wizard.h"
#include "ui/campaign/window/campaign_window.h"
#include "ui/start/start_window.h"

#include <QAbstractButton>
#include <QApplication>
#include <QDir>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QTest>

using namespace ephor;
using test::answerWithFile;
using test::click;
using test::window;

namespace {}  // namespace

class TestCampaignsBegun : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_dir;
    std::unique_ptr<test::StartedDesktop> m_program;

    StartWindow& start() {
        m_program->desktop().showStart();
        return *window<StartWindow>();
    }
    QStringList kept() const {
        return QDir(m_dir->filePath(QStringLiteral("campaigns"))).entryList({QStringLiteral("*.ephor")}, QDir::Files);
    }
    void closeCampaign() {
        window<CampaignWindow>()->close();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }

private Q_SLOTS:
    void init() {
        QApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
        m_dir = std::make_unique<QTemporaryDir>();
        m_program = std::make_unique<test::StartedDesktop>(*m_dir);
    }
    void cleanup() { m_program.reset(); }

    void oneClickOpensTheSampleCampaign() {
        click(start(), "sample");
        auto* campaign = window<CampaignWindow>();
        QVERIFY(campaign);
        QCOMPARE(campaign->session().scenario().id, std::string("quick_start"));
        QCOMPARE(kept().size(), 1);
    }

    void aSampleThatWasBegunIsGoneOnWithOrAnotherIsBegun() {
        click(start(), "sample");
        QVERIFY(window<CampaignWindow>()->session().adjudicateTurn());
        closeCampaign();
        click(start(), "sample");
        QVERIFY(!window<CampaignWindow>());
        click(start(), "message_0");
        QCOMPARE(window<CampaignWindow>()->session().lastMoment(), 2);
        QCOMPARE(kept().size(), 1);
        closeCampaign();
        QVERIFY(QTest::qWaitForWindowActive(&start()));
        QTest::keyClick(&start(), Qt::Key_E, Qt::ControlModifier);
        QTRY_VERIFY(start().findChild<QAbstractButton*>(QStringLiteral("message_1"))->isVisible());
        click(start(), "message_1");
        QCOMPARE(window<CampaignWindow>()->session().lastMoment(), 1);
        QCOMPARE(kept().size(), 2);
    }

    void aCampaignThatIsOpenIsNotOpenedTwice() {
        click(start(), "sample");
        auto* first = window<CampaignWindow>();
        m_program->desktop().showSampleCampaign();
        int windows = 0;
        for (QWidget* one : QApplication::topLevelWidgets())
            windows += qobject_cast<CampaignWindow*>(one) ? 1 : 0;
        QCOMPARE(windows, 1);
        QCOMPARE(window<CampaignWindow>(), first);
    }

    void theCommandLineGoesOnWithTheSample() {
        m_program->desktop().showSampleCampaign();
        QVERIFY(window<CampaignWindow>()->session().adjudicateTurn());
        closeCampaign();
        m_program->desktop().showSampleCampaign();
        QCOMPARE(window<CampaignWindow>()->session().lastMoment(), 2);
        QVERIFY(!window<StartWindow>());
    }

    void aNewCampaignIsOpenedWhenItHasBeenChosen() {
        click(start(), "campaign");
        auto* wizard = window<NewCampaignWizard>();
        QVERIFY(wizard && !wizard->isModal());
        for (int page = 0; page < 4; ++page)
            QTest::mouseClick(wizard->button(QWizard::NextButton), Qt::LeftButton);
        QTest::mouseClick(wizard->button(QWizard::FinishButton), Qt::LeftButton);
        auto* opened = window<CampaignWindow>();
        QVERIFY(opened);
        QCOMPARE(opened->session().scenario().id, campaign::builtinScenarios().front());
        QVERIFY(!window<NewCampaignWizard>());
        // The seed is drawn, not fixed.
        QVERIFY(!opened->session().scenario().seed.isPractice());
        // From a campaign's own menu, too.
        QVERIFY(QTest::qWaitForWindowActive(opened));
        QTest::keyClick(opened, Qt::Key_N, Qt::ControlModifier);
        QTRY_VERIFY(window<NewCampaignWizard>());
    }

    void aCopyIsRestoredAndOpened() {
        test::CampaignFolder home;
        const QString copy = m_dir->filePath(QStringLiteral("sent.ephor"));
        QVERIFY(home.found("quick_start")->sendCopy(copy).result());
        answerWithFile(copy);
        click(start(), "restore");
        auto* campaign = window<CampaignWindow>();
        QVERIFY(campaign);
        QVERIFY(campaign->session().file() != copy);
        QCOMPARE(kept(), QStringList{QStringLiteral("sent.ephor")});
    }

    void aDamagedCopyIsRefusedInWords() {
        const QString copy = m_dir->filePath(QStringLiteral("sent.ephor"));
        test::writeFile(copy, "half a file");
        answerWithFile(copy);
        click(start(), "restore");
        QVERIFY(!window<CampaignWindow>());
        const QString said = start().findChild<QLabel*>(QStringLiteral("messageText"))->text();
        QVERIFY2(said.contains(QStringLiteral("nothing was changed")) && said.contains(copy), qPrintable(said));
        QVERIFY(kept().isEmpty());
    }
};

QTEST_MAIN(TestCampaignsBegun)
#include "tst_campaigns_begun.moc"
