// What is told of a war, in its window: honours beside the chronicle, the newsletter from draft to journal, and papers
// that are looked through before they go out.
#include "models/mail/mail_reader.h"
#include "tests/support/campaign_file.h"
#include "tests/support/honours_known.h"
#include "tests/ui/nameless_controls.h"
#include "tests/ui/pictures.h"
#include "tests/ui/screen_of_size.h"
#include "tests/ui/widgets.h"
#include "ui/campaign/post/mail_folder.h"
#include "ui/campaign/reports/newsletter_dialog.h"
#include "ui/campaign/reports/report_dialog.h"
#include "ui/campaign/reports/report_files.h"
#include "ui/campaign/window/campaign_window.h"

#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QDir>
#include <QDockWidget>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableView>
#include <QTest>
#include <QTextBrowser>

using namespace ephor;
using namespace ephor::campaign;
using test::part;
using test::press;

namespace {}  // namespace

class TestCampaignStory : public QObject {
    Q_OBJECT

    test::CampaignFolder m_folder;
    QTemporaryDir m_recovery;

    std::filesystem::path recovery() const { return m_recovery.path().toStdU16String(); }
    static bool isReady(const NewsletterDialog& dialog) {
        return QTest::qWaitFor([&] { return part<QPushButton>(dialog, "newsletterPublish")->isEnabled(); }, 20'000);
    }

private Q_SLOTS:
    void initTestCase() { test::dressUp(); }

    void honoursStandBesideTheChronicleAndFollowTheReader() {
        CampaignWindow window(m_folder.found("quick_start"), CampaignWindowNeeds{});
        window.show();
        auto& table = *part<QTableView>(window, "honours");
        QTRY_VERIFY(!part<QLabel>(window, "honoursHint")->text().isEmpty());
        QCOMPARE(table.model()->rowCount(), 0);
        test::playMoves(window.session(), 6);
        QTRY_VERIFY(table.model()->rowCount() > 3);
        const int all = table.model()->rowCount();
        part<QAction>(window, "actionHonours")->trigger();
        QVERIFY(table.isVisible());
        window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        QTest::mouseClick(table.viewport(), Qt::LeftButton, {}, table.visualRect(table.model()->index(0, 1)).center());
        QTRY_VERIFY(window.sight().selection().place);
        window.sight().setSeenBy(PowerId(0));
        QTRY_COMPARE(table.model()->rowCount(), test::holdersKnownTo(window.session().journal(), PowerId(0)));
        window.sight().setSeenBy({});
        window.session().setMoment(1);
        QTRY_COMPARE(table.model()->rowCount(), 0);
        window.session().setMoment(window.session().lastMoment());
        QTRY_COMPARE(table.model()->rowCount(), all);
    }
    void honoursHaveEvenRows() {
        CampaignWindow window(m_folder.found("quick_start"), CampaignWindowNeeds{});
        window.resize(900, 700);
        window.show();
        test::playMoves(window.session(), 6);
        part<QAction>(window, "actionHonours")->trigger();
        const auto& table = *part<QTableView>(window, "honours");
        QTRY_VERIFY(table.model()->rowCount() > 3);
        QCoreApplication::processEvents();
        for (int row = 0; row < table.model()->rowCount(); ++row)
            QCOMPARE(table.rowHeight(row), table.verticalHeader()->defaultSectionSize());
    }
    void theChronicleOfAnEarlyMomentBlamesNoSearch() {
        CampaignWindow window(m_folder.found("quick_start"), CampaignWindowNeeds{});
        window.show();
        test::playMoves(window.session(), 3);
        auto& table = *part<QTableView>(window, "chronicle");
        QTRY_VERIFY(table.model()->rowCount() > 0);
        window.session().setMoment(1);
        QTRY_COMPARE(table.model()->rowCount(), 0);
        const auto& hint = *part<QLabel>(window, "chronicleHint");
        QVERIFY2(hint.text().startsWith(QStringLiteral("Nothing has happened yet.")), qPrintable(hint.text()));
        window.session().setMoment(window.session().lastMoment());
        QTRY_VERIFY(table.model()->rowCount() > 0);
        part<QLineEdit>(window, "chronicleFilter")->setText(QStringLiteral("no such words"));
        QCOMPARE(hint.text(), QStringLiteral("No line of the chronicle matches the search."));
    }
    void longLinesOfTheChronicleAreWrapped() {
        CampaignWindow window(m_folder.found("hellas_431"), CampaignWindowNeeds{});
        window.resize(1400, 900);
        window.show();
        test::playMoves(window.session(), 2);
        auto& table = *part<QTableView>(window, "chronicle");
        QTRY_VERIFY(table.model()->rowCount() > 5);
        QVERIFY(table.viewport()->height() >= 4 * table.verticalHeader()->defaultSectionSize());
        const QAbstractItemView& view = table;  // where the hint is public
        const auto isWhole = [&](int row) { return table.rowHeight(row) >= view.sizeHintForRow(row); };
        const int last = table.model()->rowCount() - 1;
        QTRY_VERIFY(table.rowAt(table.viewport()->height() - 1) == last);
        // One of the rows needs more than one line, and all that can be seen have what they need.
        int tall = 0;
        for (int row = last; row >= 0; --row) {
            table.scrollTo(table.model()->index(row, 0));
            QTRY_VERIFY(isWhole(row));
            tall += table.rowHeight(row) > table.verticalHeader()->defaultSectionSize() ? 1 : 0;
        }
        QVERIFY(tall > 0);
    }
    void aNewsletterThatIsBegunOutlivesItsWindowAndIsPublishedOnce() {
        const auto session = m_folder.found("quick_start");
        test::playMoves(*session, 2);
        {
            NewsletterDialog dialog(*session, recovery());
            dialog.show();
            QVERIFY(isReady(dialog));
            QVERIFY(test::namelessControls(dialog).isEmpty());
            auto& headline = *part<QLineEdit>(dialog, "newsletterHeadline");
            headline.selectAll();
            QTest::keyClicks(&headline, QStringLiteral("Cake & war"));
            QTest::keyClicks(part<QPlainTextEdit>(dialog, "newsletterNotice"), QStringLiteral("Bring dice."));
            QVERIFY(part<QTextBrowser>(dialog, "newsletterPreview")->toPlainText().contains(u"Cake & war"));
            dialog.close();
        }
        NewsletterDialog dialog(*session, recovery());
        dialog.show();
        QVERIFY(isReady(dialog));
        QCOMPARE(part<QLineEdit>(dialog, "newsletterHeadline")->text(), QStringLiteral("Cake & war"));
        const int before = session->lastMoment();
        press(dialog, "newsletterPublish");
        QTRY_COMPARE_WITH_TIMEOUT(session->lastMoment(), before + 1, 20'000);
        QVERIFY(isReady(dialog));
        QCOMPARE(published(session->journal().entries()).back().notice, std::string("Bring dice."));
        QVERIFY(part<QComboBox>(dialog, "newsletterTurn")->currentText().contains(QStringLiteral("published")));
        QVERIFY(session->undo());
        QVERIFY(published(session->journal().entries()).empty());
    }
    void aPublishedNewsletterIsWrittenWhereReportsWereExportedAndMailed() {
        CampaignWindow window(m_folder.found("quick_start"), CampaignWindowNeeds{});
        window.show();
        test::playMoves(window.session(), 1);
        const QTemporaryDir out;
        part<QAction>(window, "actionPapers")->trigger();
        auto* exports = window.findChild<ReportDialog*>();
        QVERIFY(exports);
        for (const char* name : {"reportPdf", "reportText", "reportPng", "reportForAll"})
            part<QCheckBox>(*exports, name)->setChecked(false);
        part<QLineEdit>(*exports, "reportFolder")->setText(out.path());
        QSignalSpy written(exports, &ReportDialog::written);
        exports->write();
        QVERIFY(written.wait(60'000));
        test::playMoves(window.session(), 1);
        part<QAction>(window, "actionNewsletter")->trigger();
        auto* news = window.findChild<NewsletterDialog*>();
        QVERIFY(news && isReady(*news));
        part<QComboBox>(*news, "newsletterTurn")->setCurrentIndex(1);
        QVERIFY(isReady(*news));
        auto& headline = *part<QLineEdit>(*news, "newsletterHeadline");
        headline.selectAll();
        QTest::keyClicks(&headline, QStringLiteral("Cake and war"));
        press(*news, "newsletterPublish");
        const QString page = out.filePath(QStringLiteral("For everybody/newsletter_1.html"));
        QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(page), 20'000);
        QFile file(page);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(file.readAll().contains("Cake and war"));
        QVERIFY(QApplication::clipboard()->text().contains(QStringLiteral("Cake and war")));
        const auto offer = [&window]() -> QPushButton* {
            const QList<QPushButton*> all = window.findChildren<QPushButton*>();
            const auto found = std::ranges::find(all, QStringLiteral("&Mail it…"), &QPushButton::text);
            return found == all.end() ? nullptr : *found;
        };
        QTRY_VERIFY(offer() && offer()->isVisible());
        QTest::mouseClick(offer(), Qt::LeftButton);
        QTRY_COMPARE_WITH_TIMEOUT(window.session().post().mails.size(), 1U, 60'000);
        const QDir folder(mailFolder(window.session()));
        const MailsRead read = readMailFile(folder.filePath(QStringLiteral("Newsletter.eml")));
        QCOMPARE(read.mails.size(), 1U);
        QVERIFY(std::ranges::contains(read.mails.front().attachments, QStringLiteral("newsletter_1.html"),
                                      &MailAttachment::name));
    }
    void papersTellTheLivesOfLeadersAsFarAsTheirReadersMayKnow() {
        const auto session = m_folder.found("quick_start");
        test::playMoves(*session, 1);
        const PowerId athens(1);
        const auto papers = reportFiles(*session, PowerLooks(session->scenario()),
                                        {{athens}, {ReportFormat::Text, ReportFormat::Html}, true});
        const auto words = [&papers](const char* name) {
            const auto paper = std::ranges::find(papers, QLatin1StringView(name), &ReportFile::name);
            return paper == papers.end() ? QByteArray() : paper->make(QPicture());
        };
        const QByteArray own = words("athens_biographies.txt");
        QVERIFY2(own.contains("\nDemosthenes of Athens\n") && own.contains("Began the war in command of"),
                 own.constData());
        QVERIFY2(!own.contains("Brasidas"), own.constData());
        QVERIFY(words("athens_biographies.html").contains("<h2>Demosthenes of Athens</h2>"));
        const QByteArray all = words("biographies.txt");
        QVERIFY2(!all.isEmpty() && !all.contains("Began the war in command of"), all.constData());
        QVERIFY(!words("chronicle.txt").isEmpty());
        QVERIFY(!words("standings.txt").isEmpty());
    }
    void aNewsletterThatTellsASecretIsNotPublishedUnasked() {
        const auto session = m_folder.found("quick_start");
        test::playMoves(*session, 1);
        NewsletterDialog dialog(*session, {});
        dialog.show();
        QVERIFY(isReady(dialog));
        QTest::keyClicks(part<QPlainTextEdit>(dialog, "newsletterNotice"), QStringLiteral("The Army of Attica hides."));
        const int before = session->lastMoment();
        auto& publish = *part<QPushButton>(dialog, "newsletterPublish");
        QTest::mouseClick(&publish, Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(part<QLabel>(dialog, "newsletterSaid")->text().contains(u"Army of Attica"), 20'000);
        QCOMPARE(session->lastMoment(), before);
        QTest::mouseClick(&publish, Qt::LeftButton);
        QCOMPARE(session->lastMoment(), before + 1);
    }
};

int main(int argc, char** argv) { return test::runOnScreen<TestCampaignStory>({1920, 1080}, argc, argv); }
#include "tst_campaign_story.moc"
