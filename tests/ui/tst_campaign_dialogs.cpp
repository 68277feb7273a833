// The windows that stand beside a campaign's: one of a kind, F1 opens their pages, Return does what its field is for.
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
#include <QPointer>
#include <QPushButton>
#include <QSignalSpy>

using namespace ephor;
using namespace ephor::campaign;

class TestCampaignDialogs : public QObject {
    Q_OBJECT

    test::CampaignFolder m_folder;
    std::unique_ptr<CampaignWindow> m_window;
    CampaignFlow* m_flow = nullptr;

    template <typename W> W* part(const char* name) const { return m_window->findChild<W*>(QLatin1StringView(name)); }
    QDialog* dialog(const char* name) const {
        for (auto* one : m_window->findChildren<QDialog*>(QLatin1StringView(name)))
            if (one->isVisible())
                return one;
        return nullptr;
    }
    /// The page that F1 asks for.
    QString helpOf(QDialog& dialog) const {
        dialog.activateWindow();
        if (!QTest::qWaitForWindowActive(&dialog))
            return {};
        QSignalSpy wanted(m_flow, &CampaignFlow::manualWanted);
        QTest::keyClick(&dialog, Qt::Key_F1);
        return wanted.size() == 1 ? wanted.front().front().toString() : QString();
    }

private Q_SLOTS:
    void initTestCase() { test::dressUp(); }
    void init() {
        m_window = std::make_unique<CampaignWindow>(m_folder.found("quick_start"), CampaignWindowNeeds{});
        m_flow = new CampaignFlow(*m_window, {});
        m_window->show();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    }
    void cleanup() { m_window.reset(); }

    void oneOfAKindIsOpenedAndF1OpensItsPage_data() {
        QTest::addColumn<QByteArray>("action");
        QTest::addColumn<QByteArray>("name");
        QTest::addColumn<QString>("page");
        const auto row = [](const char* action, const char* name, const char* section) {
            QTest::newRow(name) << QByteArray(action) << QByteArray(name)
                                << QStringLiteral("running-a-campaign#") + QLatin1StringView(section);
        };
        row("actionNewsletter", "newsletterDialog", "newsletter");
        row("actionPapers", "paperDialog", "papers");
        row("actionReview", "reviewDialog", "review");
        row("actionRule", "rulingDialog", "rulings");
        row("actionSeats", "seatsDialog", "orders");
        row("actionBrief", "briefDialog", "orders");
        row("actionDeadline", "deadlineDialog", "orders");
    }
    void oneOfAKindIsOpenedAndF1OpensItsPage() {
        QFETCH(QByteArray, action);
        QFETCH(QByteArray, name);
        QFETCH(QString, page);
        part<QAction>(action.constData())->trigger();
        QPointer<QDialog> opened = dialog(name.constData());
        QVERIFY(opened);
        QCOMPARE(helpOf(*opened), page);
        part<QAction>(action.constData())->trigger();
        QTRY_COMPARE(m_window->findChildren<QDialog*>(QLatin1StringView(name)).size(), 1);
        opened = dialog(name.constData());
        QVERIFY(opened);
        QTest::keyClick(opened.data(), Qt::Key_Escape);
        QTRY_VERIFY(!opened);
        part<QAction>(action.constData())->trigger();
        QVERIFY(dialog(name.constData()));
    }

    void returnInTheReasonVetoes() {
        CampaignSession& session = m_window->session();
        QVERIFY(test::playToBattle(session));
        part<QAction>("actionReview")->trigger();
        auto* review = m_window->findChild<ReviewDialog*>();
        QVERIFY(review);
        auto* steps = review->findChild<QListWidget*>(QStringLiteral("reviewSteps"));
        auto* reason = review->findChild<QLineEdit*>(QStringLiteral("vetoReason"));
        for (int row = 0; row < steps->count() && !reason->isEnabled(); ++row)
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
