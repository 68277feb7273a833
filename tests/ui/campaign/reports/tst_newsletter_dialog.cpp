// The newsletter's window where much happens at once: other turns are selected, actions are undone, pages are drafted
// anew; and its words by the keyboard.
#include "core/campaign/reports/newsletter_draft.h"
#include "tests/support/campaign_file.h"
#include "tests/ui/pictures.h"
#include "tests/ui/widgets.h"
#include "ui/campaign/reports/newsletter_dialog.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollBar>
#include <QTextBrowser>

using namespace ephor;
using namespace ephor::campaign;
using test::part;
using test::press;

namespace {

/// Counts how often a widget becomes usable.
class Enablings final : public QObject {
public:
    explicit Enablings(QWidget& widget) { widget.installEventFilter(this); }
    int count = 0;

    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() == QEvent::EnabledChange && static_cast<QWidget*>(watched)->isEnabled())
            ++count;
        return false;
    }
};

}  // namespace

class TestNewsletterDialog : public QObject {
    Q_OBJECT

    test::CampaignFolder m_folder;
    std::unique_ptr<CampaignSession> m_played;   ///< three turns
    std::unique_ptr<CampaignSession> m_session;  ///< another that goes on from there
    std::unique_ptr<NewsletterDialog> m_dialog;
    QTemporaryDir m_recovery;

    QLineEdit& headline() const { return *part<QLineEdit>(*m_dialog, "newsletterHeadline"); }
    QPlainTextEdit& text() const { return *part<QPlainTextEdit>(*m_dialog, "newsletterText"); }
    QPlainTextEdit& notice() const { return *part<QPlainTextEdit>(*m_dialog, "newsletterNotice"); }
    QPushButton& publish() const { return *part<QPushButton>(*m_dialog, "newsletterPublish"); }
    QString said() const { return part<QLabel>(*m_dialog, "newsletterSaid")->text(); }
    bool isReady() const {
        return QTest::qWaitFor([this] { return publish().isEnabled(); }, 20'000);
    }
    void select(int turn) const {
        auto& turns = *part<QComboBox>(*m_dialog, "newsletterTurn");
        turns.setCurrentIndex(turns.findData(turn));
    }
    QString programsHeadline(int turn) const {
        return QString::fromStdString(draftOf(m_session->scenario(), m_session->journal().entries(), turn).headline);
    }
    void open() {
        m_dialog = std::make_unique<NewsletterDialog>(*m_session, m_recovery.path().toStdU16String());
        m_dialog->show();
        QVERIFY(isReady());
    }
    void typeHeadline(const QString& words) const {
        headline().selectAll();
        QTest::keyClicks(&headline(), words);
    }

private Q_SLOTS:
    void initTestCase() {
        test::dressUp();
        m_played = m_folder.found("quick_start");
        test::playMoves(*m_played, 3);
    }
    void init() {
        const QString file = m_folder.newFile();
        QVERIFY(m_played->branch(file, m_played->lastMoment()));
        m_session = test::CampaignFolder::open(file);
        open();
        QVERIFY(programsHeadline(2) != programsHeadline(1));
    }
    void cleanup() {
        m_dialog.reset();
        m_session.reset();
    }

    void ofTwoRunsAtOnceOnlyTheLastOneIsShown() {
        const Enablings usable(publish());
        m_dialog->draftAnew();
        select(1);
        select(2);
        QVERIFY(isReady());
        QCOMPARE(headline().text(), programsHeadline(2));
        QTest::qWait(0);
        QCOMPARE(usable.count, 1);
    }
    void whoPicksAnotherMoveWhileAPageIsLookedThroughPublishesNothing() {
        const int before = m_session->lastMoment();
        m_dialog->publish();
        select(1);
        QVERIFY(isReady());
        QCOMPARE(headline().text(), programsHeadline(1));
        QCOMPARE(m_session->lastMoment(), before);
        QVERIFY2(said().isEmpty(), qPrintable(said()));
    }
    void aMoveThatIsTakenBackTakesItsPageAlong() {
        const int shown = part<QComboBox>(*m_dialog, "newsletterTurn")->currentData().toInt();
        QCOMPARE(shown, 3);
        while (lastTurnTold(m_session->campaign(), m_session->journal().entries()) > 2)
            QVERIFY(m_session->undo());
        QVERIFY(isReady());
        QCOMPARE(part<QComboBox>(*m_dialog, "newsletterTurn")->currentData().toInt(), 2);
        QCOMPARE(headline().text(), programsHeadline(2));
        typeHeadline(QStringLiteral("Of the second"));
        m_dialog->publish();
        QTRY_VERIFY_WITH_TIMEOUT(!published(m_session->journal().entries()).empty(), 20'000);
        QCOMPARE(published(m_session->journal().entries()).front().turn, 2);
    }
    void wordsWhosePublicationIsTakenBackAreBeingWrittenAgain() {
        typeHeadline(QStringLiteral("Cake"));
        m_dialog->publish();
        QTRY_VERIFY_WITH_TIMEOUT(!published(m_session->journal().entries()).empty(), 20'000);
        QVERIFY2(said().startsWith(u"Published"), qPrintable(said()));
        QVERIFY(m_session->undo());
        QVERIFY(isReady());
        QCOMPARE(headline().text(), QStringLiteral("Cake"));
        QVERIFY2(said().contains(u"not published yet"), qPrintable(said()));
        m_dialog.reset();
        open();
        QCOMPARE(headline().text(), QStringLiteral("Cake"));
        QVERIFY(m_session->redo());
        QVERIFY(isReady());
        QVERIFY2(said().isEmpty(), qPrintable(said()));
    }
    void theLuckOfBattlesOnRecordIsAdded() {
        auto& luck = *part<QPushButton>(*m_dialog, "newsletterLuck");
        QVERIFY(!luck.isEnabled());  // the battles of these turns were resolved by the computer
        QVERIFY(test::playToBattle(*m_session));
        const BattleId id = m_session->pendingBattles().front();
        const Battlefield field = *m_session->battlefield(id);
        Record record;
        fought(m_session->campaign(), id, field, &record);
        QVERIFY(m_session->confirm(*fromRecord(m_session->campaign(), id, field, record)));
        QVERIFY(isReady());
        select(m_session->campaign().state.course.turn);
        QVERIFY(isReady());
        QVERIFY(luck.isEnabled());
        const QString before = text().toPlainText();

        QTest::mouseClick(&luck, Qt::LeftButton);
        QCOMPARE(luck.text(), QStringLiteral("&Stop"));
        QVERIFY(part<QProgressBar>(*m_dialog, "newsletterProgress")->isVisible());
        QTest::mouseClick(&luck, Qt::LeftButton);
        QVERIFY(isReady());
        QVERIFY(!part<QProgressBar>(*m_dialog, "newsletterProgress")->isVisible());
        QCOMPARE(text().toPlainText(), before);

        QTest::mouseClick(&luck, Qt::LeftButton);
        QVERIFY(!publish().isEnabled());
        QTRY_VERIFY_WITH_TIMEOUT(publish().isEnabled(), 120'000);
        QVERIFY(text().toPlainText().startsWith(before));
        QVERIFY2(text().toPlainText().contains(QStringLiteral("\nWas it luck?\n  Battle of ")),
                 qPrintable(text().toPlainText()));
        text().undo();
        QCOMPARE(text().toPlainText(), before);
    }
    void whatIsPublishedIsWhatTheJournalGivesBack() {
        typeHeadline(QStringLiteral("Cake"));
        text().setPlainText(QStringLiteral("Losses\n  Athens\t3\n"));
        m_dialog->publish();
        QTRY_VERIFY_WITH_TIMEOUT(!published(m_session->journal().entries()).empty(), 20'000);
        const Newsletter page = published(m_session->journal().entries()).front();
        QCOMPARE(page.headline, std::string("Cake"));
        QCOMPARE(page.text, std::string("Losses\n  Athens  3\n"));
    }
    void aPageThatTheJournalCannotHoldIsNotPublished() {
        const int before = m_session->lastMoment();
        notice().setPlainText(QString(30'001, u'x'));
        m_dialog->publish();
        QVERIFY2(said().contains(u"30001 characters"), qPrintable(said()));
        notice().setPlainText(QStringLiteral("a bell: \a"));
        m_dialog->publish();
        QVERIFY2(said().contains(u"control characters"), qPrintable(said()));
        QVERIFY(publish().isEnabled());
        QCOMPARE(m_session->lastMoment(), before);
    }
    void wordsAreKeptAlsoWhereTheHeadlineIsMissing() {
        headline().clear();
        QTest::keyClicks(&notice(), QStringLiteral("Bring dice."));
        m_dialog.reset();
        open();
        QCOMPARE(headline().text(), QString());
        QCOMPARE(notice().toPlainText(), QStringLiteral("Bring dice."));
    }
    void aDeedLeavesTheCursorWhereItIs() {
        notice().setFocus();
        QTest::keyClicks(&notice(), QStringLiteral("Bring dice."));
        notice().moveCursor(QTextCursor::Left);
        const int at = notice().textCursor().position();
        QVERIFY(m_session->perform([](Journal& journal) { setDeadline(journal, Deadline{}); }));
        QVERIFY(isReady());
        QCOMPARE(notice().toPlainText(), QStringLiteral("Bring dice."));
        QCOMPARE(notice().textCursor().position(), at);
    }
    void whatIsDraftedAnewCanBeUndoneAndTheNoticeStays() {
        typeHeadline(QStringLiteral("Mine"));
        QTest::keyClicks(&text(), QStringLiteral("My words. "));
        QTest::keyClicks(&notice(), QStringLiteral("Bring dice."));
        const QString mine = text().toPlainText();
        press(*m_dialog, "newsletterDraft");
        QVERIFY(isReady());
        QCOMPARE(headline().text(), programsHeadline(3));
        QVERIFY(!text().toPlainText().contains(QStringLiteral("My words")));
        QCOMPARE(notice().toPlainText(), QStringLiteral("Bring dice."));
        QTest::keyClick(&headline(), Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(headline().text(), QStringLiteral("Mine"));
        QTest::keyClick(&text(), Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(text().toPlainText(), mine);
    }
    void returnInTheHeadlinePressesNoButton() {
        typeHeadline(QStringLiteral("Mine"));
        QTest::keyClick(&headline(), Qt::Key_Return);
        QVERIFY(m_dialog->isVisible());
        QVERIFY(publish().isEnabled());
        QCOMPARE(headline().text(), QStringLiteral("Mine"));
    }
    void thePreviewStaysWhereItIsRead() {
        notice().setPlainText(QStringLiteral("A line.\n").repeated(200));
        QScrollBar& bar = *part<QTextBrowser>(*m_dialog, "newsletterPreview")->verticalScrollBar();
        QTRY_VERIFY(bar.maximum() > 0);
        bar.setValue(bar.maximum());
        const int at = bar.value();
        QTest::keyClicks(&headline(), QStringLiteral("!"));
        QCOMPARE(bar.value(), at);
    }
    void theKeyboardStaysOnTheButtonThatWasPressed() {
        m_dialog->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_dialog.get()));
        publish().setFocus();
        QTest::keyClick(&publish(), Qt::Key_Space);
        QVERIFY(isReady());
        QCOMPARE(m_dialog->focusWidget(), &publish());
    }
};

QTEST_MAIN(TestNewsletterDialog)
#include "tst_newsletter_dialog.moc"
