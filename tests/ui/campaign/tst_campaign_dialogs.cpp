// The windows that stand beside a campaign's: each is one of its kind and has its page of the manual, Return does what
// its field is for, papers of another move go elsewhere.
#include "tests/support/campaign_file.h"
#include "tests/ui/campaign/shown_campaign.h"
#include "tests/ui/pictures.h"
#include "tests/ui/widgets.h"
#include "ui/campaign/reports/report_dialog.h"
#include "ui/campaign/umpire/review_panel.h"
#include "ui/campaign/window/campaign_window.h"

#include <QAction>
#include <QClipboard>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QSignalSpy>

using namespace ephor;
using namespace ephor::campaign;
using test::part;

class TestCampaignDialogs : public QObject {
    Q_OBJECT

    test::CampaignFolder m_folder;
    std::unique_ptr<CampaignWindow> m_window;

private Q_SLOTS:
    void initTestCase() { test::dressUp(); }
    void init() {
        m_window = test::shownCampaign(m_folder.found("quick_start"));
        QVERIFY(m_window->isActiveWindow());
    }
    void cleanup() { m_window.reset(); }

    void aKeyOpensOneOfAKindAndF1ItsPageOfTheManual_data() {
        QTest::addColumn<QString>("action");
        QTest::addColumn<QString>("dialog");
        QTest::addColumn<QString>("topic");
        const auto add = [](const char* action, const char* dialog, const char* topic) {
            QTest::newRow(action) << QString::fromLatin1(action) << QString::fromLatin1(dialog)
                                  << QString::fromLatin1(topic);
        };
        add("actionPapers", "reportDialog", "send-reports");
        add("actionNewsletter", "newsletterDialog", "newsletter");
        add("actionRule", "rulingDialog", "rulings");
        add("actionDice", "diceDialog", "campaign-dice");
        add("actionDeadline", "deadlineDialog", "players-and-deadline#set-the-deadline");
        add("actionSeats", "seatsDialog", "players-and-deadline#assign-the-players");
        add("actionBrief", "briefDialog", "change-players");
        add("actionBiography", "biographyDialog", "honours#biographies");
    }
    void aKeyOpensOneOfAKindAndF1ItsPageOfTheManual() {
        QFETCH(const QString, action);
        QFETCH(const QString, dialog);
        QFETCH(const QString, topic);
        QSignalSpy manual(m_window.get(), &CampaignWindow::manualWanted);
        m_window->sight().select(LeaderId(0));
        const QKeyCombination key = part<QAction>(*m_window, action)->shortcut()[0];
        const auto shown = [&] {
            QList<QDialog*> all = m_window->findChildren<QDialog*>(dialog);
            all.removeIf([](const QDialog* one) { return !one->isVisible(); });
            return all;
        };
        const auto press = [&] { QTest::keyClick(m_window.get(), key.key(), key.keyboardModifiers()); };
        press();
        QCOMPARE(shown().size(), 1);
        // A window beside one that is active counts as active, too, but it has not the keyboard.
        QTRY_COMPARE(QApplication::activeWindow(), shown().front());
        QTest::keyClick(QApplication::activeWindow(), Qt::Key_F1);
        QCOMPARE(manual.size(), 1);
        QCOMPARE(manual.front().front().toString(), topic);
        m_window->activateWindow();
        QTRY_COMPARE(QApplication::activeWindow(), m_window.get());
        press();
        QCOMPARE(shown().size(), 1);
        QTRY_COMPARE(QApplication::activeWindow(), shown().front());
        shown().front()->close();
        QTRY_VERIFY(!m_window->findChild<QDialog*>(dialog));
    }

    void returnInTheReasonVetoes() {
        CampaignSession& session = m_window->session();
        QVERIFY(test::playToBattle(session));
        part<QAction>(*m_window, "actionReview")->trigger();
        auto* review = m_window->findChild<ReviewPanel*>();
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
        part<QAction>(*m_window, "actionPapers")->trigger();
        auto* papers = m_window->findChild<ReportDialog*>();
        QVERIFY(papers);
        auto* folder = papers->findChild<QLineEdit*>(QStringLiteral("reportFolder"));
        QVERIFY2(folder->text().endsWith(QStringLiteral("turn 1")), qPrintable(folder->text()));
        test::playMoves(m_window->session(), 1);
        QVERIFY2(folder->text().endsWith(QStringLiteral("turn 2")), qPrintable(folder->text()));
        folder->setText(QStringLiteral("/tmp/mine"));
        test::playMoves(m_window->session(), 1);
        QCOMPARE(folder->text(), QStringLiteral("/tmp/mine"));
    }

    void whatIsInTheClipboardIsSaid() {
        for (const char* action : {"actionCopySheet", "actionReminder", "actionPowersReminder"}) {
            m_window->say(QString());
            part<QAction>(*m_window, action)->trigger();
            QVERIFY2(part<QLabel>(*m_window, "messageText")->text().contains(QStringLiteral("to the clipboard")),
                     action);
            QVERIFY(!QApplication::clipboard()->text().isEmpty());
        }
    }
};

QTEST_MAIN(TestCampaignDialogs)
#include "tst_campaign_dialogs.moc"
