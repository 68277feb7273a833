// The windows that stand beside a campaign's: Return does what its field is for, papers of another move go elsewhere.
#include "tests/support/campaign_file.h"
#include "tests/ui/pictures.h"
#include "ui/campaign/campaign_flow.h"
#include "ui/campaign/campaign_window.h"
#include "ui/campaign/paper_dialog.h"
#include "ui/campaign/review_dialog.h"

#include <QAction>
#include <QClipboard>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>

using namespace ephor;
using namespace ephor::campaign;

class TestCampaignDialogs : public QObject {
    Q_OBJECT

    test::CampaignFolder m_folder;
    std::unique_ptr<CampaignWindow> m_window;

    template <typename W> W* part(const char* name) const { return m_window->findChild<W*>(QLatin1StringView(name)); }

private Q_SLOTS:
    void initTestCase() { test::dressUp(); }
    void init() {
        m_window = std::make_unique<CampaignWindow>(m_folder.found("quick_start"), CampaignWindowNeeds{});
        new CampaignFlow(*m_window, {});
        m_window->show();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    }
    void cleanup() { m_window.reset(); }

    void returnInTheReasonVetoes() {
        CampaignSession& session = m_window->session();
        QVERIFY(test::playToBattle(session));
        part<QAction>("actionReview")->trigger();
        auto* review = m_window->findChild<ReviewDialog*>();
        QVERIFY(review);
        auto* steps = review->findChild<QListWidget*>(QStringLiteral("reviewSteps"));
        auto* reason = review->findChild<QLineEdit*>(QStringLiteral("vetoReason"));
        for (int row = 0; row < steps->count(); ++row)
            if (steps->item(row)->text().startsWith(QStringLiteral("Battle at")))
                steps->setCurrentRow(row);
        QVERIFY(reason->isEnabled());
        const int before = session.lastMoment();
        QTest::keyClicks(reason, QStringLiteral("Not so"));
        QTest::keyClick(reason, Qt::Key_Return);
        QCOMPARE(session.lastMoment(), before + 1);
        QVERIFY(review->isVisible());
    }

    void papersOfAnotherMoveGoIntoAnotherFolder() {
        part<QAction>("actionPapers")->trigger();
        auto* papers = m_window->findChild<PaperDialog*>();
        QVERIFY(papers);
        auto* folder = papers->findChild<QLineEdit*>(QStringLiteral("paperFolder"));
        QVERIFY2(folder->text().endsWith(QStringLiteral("move 1")), qPrintable(folder->text()));
        test::playMoves(m_window->session(), 1);
        QVERIFY2(folder->text().endsWith(QStringLiteral("move 2")), qPrintable(folder->text()));
        folder->setText(QStringLiteral("/tmp/mine"));
        test::playMoves(m_window->session(), 1);
        QCOMPARE(folder->text(), QStringLiteral("/tmp/mine"));
    }

    void whatIsInTheClipboardIsSaid() {
        for (const char* action : {"actionCopySheet", "actionReminder", "actionPowersReminder"}) {
            m_window->say(QString());
            part<QAction>(action)->trigger();
            QVERIFY2(part<QLabel>("messageText")->text().contains(QStringLiteral("in the clipboard")), action);
            QVERIFY(!QApplication::clipboard()->text().isEmpty());
        }
    }
};

QTEST_MAIN(TestCampaignDialogs)
#include "tst_campaign_dialogs.moc"
