// Mails that come in: dropped or pasted, read as orders, answered, asked about where a draft is there, kept as letters.
#include "models/campaign/post/post_office.h"
#include "models/mail/mail_reader.h"
#include "models/text/campaign_words.h"
#include "models/text/order_words.h"
#include "models/text/post_words.h"
#include "tests/support/written_file.h"
#include "tests/ui/campaign/orders_window.h"
#include "tests/ui/campaign/shown_campaign.h"
#include "tests/ui/cut_text.h"
#include "tests/ui/pictures.h"
#include "ui/campaign/orders/orders_desk.h"
#include "ui/campaign/post/deadline_watch.h"
#include "ui/campaign/post/mail_folder.h"
#include "ui/campaign/post/post_dialog.h"
#include "ui/campaign/reports/report_dialog.h"
#include "ui/campaign/reports/report_files.h"
#include "ui/common/actions/window_actions.h"

#include <QClipboard>
#include <QComboBox>
#include <QDesktopServices>
#include <QDir>
#include <QDropEvent>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QMimeData>
#include <QPicture>
#include <QPlainTextEdit>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QTimer>
#include <QtTest>

using namespace ephor;
using namespace ephor::campaign;
using namespace Qt::StringLiterals;

namespace {

const QDateTime evening(QDate(2026, 12, 1), QTime(20, 0), QTimeZone::UTC);

QByteArray mailOf(const QByteArray& from, const QByteArray& id, const QByteArray& text,
                  const QByteArray& time = "18:00:00") {
    return "From: " + from + "\nMessage-ID: <" + id + "@x.example>\nSubject: Orders\nDate: Tue, 1 Dec 2026 " + time +
           " +0000\nMIME-Version: 1.0\n\n" + text;
}

/// What the program hands to the desktop.
class Desktop : public QObject {
    Q_OBJECT
public:
    Desktop() {
        for (const char* scheme : {"mailto", "file"})
            QDesktopServices::setUrlHandler(QLatin1StringView(scheme), this, "take");
    }
    ~Desktop() override {
        for (const char* scheme : {"mailto", "file"})
            QDesktopServices::unsetUrlHandler(QLatin1StringView(scheme));
    }
    QList<QUrl> opened;
public Q_SLOTS:
    void take(const QUrl& url) { opened << url; }
};

}  // namespace

class TestReceivedMails : public QObject {
    Q_OBJECT

    test::CampaignFolder m_folder;
    QDateTime m_now = evening;

    /// Anna plays Athens, Carl plays Sparta; both have addresses.
    std::unique_ptr<CampaignWindow> window() {
        auto session = m_folder.found("small");
        [[maybe_unused]] const auto seated =
            session->perform([](Journal& journal) { seatPlayers(journal, {{"Anna", ""}, {"Carl", ""}}); });
        store::Post post;
        setAddresses(post, "athens", store::PowerSeat::Player, u"anna@example.org"_s);
        setAddresses(post, "sparta", store::PowerSeat::Player, u"carl@example.org"_s);
        setAddresses(post, {}, store::PowerSeat::Umpire, u"umpire@example.org"_s);
        [[maybe_unused]] const auto kept = session->setPost(post);
        return test::shownCampaign(std::move(session), {.clock = [this] { return clubTimeOf(m_now); }});
    }
    static PostDialog* open(CampaignWindow& window) {
        QTest::keyClick(&window, Qt::Key_M, Qt::ControlModifier);
        auto* dialog = window.findChild<PostDialog*>();
        [[maybe_unused]] const bool active = dialog && QTest::qWaitForWindowActive(dialog);
        return dialog;
    }
    static QTableView& table(const QWidget& in, const char* name) { return *test::part<QTableView>(in, name); }
    static QString said(const QWidget& in) { return test::part<QLabel>(in, "postSaid")->text(); }
    static void drop(PostDialog& on, const QMimeData& data) {
        const QPoint at = on.rect().center();
        QDragEnterEvent enter(at, Qt::CopyAction, &data, Qt::LeftButton, {});
        QApplication::sendEvent(&on, &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent dropped(at, Qt::CopyAction, &data, Qt::LeftButton, {});
        QApplication::sendEvent(&on, &dropped);
    }
    static void dropMails(PostDialog& on, const QByteArray& bytes, int imported) {
        QMimeData data;
        data.setData(u"message/rfc822"_s, bytes);
        drop(on, data);
        auto* label = test::part<QLabel>(on, "postSaid");
        label->clear();
        QTRY_VERIFY(label->text().startsWith(u"%1 "_s.arg(imported)));
    }
    static QString cell(const QTableView& rows, int row, int column) {
        return rows.model()->index(row, column).data().toString();
    }
    static QByteArray attached(const Mail& mail, const QString& name) {
        const auto found = std::ranges::find(mail.attachments, name, &MailAttachment::name);
        return found == mail.attachments.end() ? QByteArray() : found->bytes;
    }
    /// The folder of the first turn's mails.
    static QDir mailsOf(CampaignWindow& window) {
        const QFileInfo file(window.session().file());
        return file.dir().filePath(file.completeBaseName() + u", turn 1, mails"_s);
    }

private Q_SLOTS:
    void init() { m_now = evening; }

    void droppedMailsBecomeDraftsAndAreSubmitted() {
        const auto window = this->window();
        auto* dialog = open(*window);
        QVERIFY(dialog);
        const QByteArray box = "From a@b Tue Dec  1 18:00:00 2026\n" +
                               mailOf("anna@example.org", "1", "power athens\nturn 1\nattic: march eleusis\n") +
                               "\n\nFrom a@b Tue Dec  1 18:00:00 2026\n" +
                               mailOf("carl@example.org", "2", "power sparta\nturn 1\nlaconian: march nowhere\n") +
                               "\n";
        const QString path = m_folder.newFile() + u".mbox"_s;
        test::writeFile(path, box);
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(path)});
        drop(*dialog, data);
        const QTableView& mails = table(*dialog, "receivedMails");
        QTRY_COMPARE(mails.model()->rowCount(), 2);
        QTRY_COMPARE(cell(mails, 0, 3), u"1 errors"_s);
        QCOMPARE(cell(mails, 1, 3), u"valid, on the desk"_s);
        QVERIFY(test::part<QLabel>(*dialog, "mailFaults")->text().startsWith(u"Line 3:"_s));
        QVERIFY(test::sheet(*window).toPlainText().contains(u"nowhere"_s));
        QVERIFY(window->session().campaign().state.powers[0].from == OrdersFrom::Nobody);
        test::press(*dialog, "submitMails");
        QCOMPARE(window->findChild<OrdersDesk*>()->power(), PowerId(1));  // what the umpire was looking at
        QVERIFY(window->session().campaign().state.powers[0].from == OrdersFrom::Player);
        QVERIFY(window->session().campaign().state.powers[1].from == OrdersFrom::Nobody);
        QCOMPARE(cell(mails, 1, 3), u"submitted"_s);
        QCOMPARE(boardOf(window->session().journal()).rows[0].receipt.at->moment,
                 clubTimeOf(QDateTime(QDate(2026, 12, 1), QTime(18, 0), QTimeZone::UTC)).moment);
        // Both mails are answered, each in its thread.
        Desktop desktop;
        test::press(*dialog, "writeAnswers");
        const QDir folder = mailsOf(*window);
        const Mail receipt = readMailFile(folder.filePath(u"Receipt, Athens.eml"_s)).mails.at(0);
        QVERIFY(receipt.to.contains(u"anna@example.org"_s));
        QCOMPARE(receipt.answers, QStringList{u"1@x.example"_s});
        QCOMPARE(receipt.subject, u"Re: Orders"_s);
        QVERIFY(receipt.text.contains(u"Eleusis"_s));
        const Mail faults = readMailFile(folder.filePath(u"Errors, Sparta.eml"_s)).mails.at(0);
        QVERIFY(faults.text.contains(u"> laconian: march nowhere"_s));
        test::press(*dialog, "writeAnswers");
        QVERIFY(said(*dialog).startsWith(u"No mail needs an answer"_s));
    }
    /// The power is known by the sheet, the address by the power.
    void aPastedSheetWithoutASenderIsAnsweredToItsPlayer() {
        const auto window = this->window();
        auto* dialog = open(*window);
        QApplication::clipboard()->setText(u"power athens\nturn 1\nattic: march eleusis\n"_s);
        test::press(*dialog, "pasteMails");
        const QTableView& players = table(*dialog, "postPlayers");
        QTRY_COMPARE(cell(players, 0, 5), u"draft"_s);
        test::press(*dialog, "writeAnswers");
        QVERIFY(said(*dialog).startsWith(u"No mail needs an answer"_s));
        QVERIFY(window->findChild<OrdersDesk*>()->submitDraft(PowerId(0)));
        test::press(*dialog, "writeAnswers");
        const Mail receipt = readMailFile(mailsOf(*window).filePath(u"Receipt, Athens.eml"_s)).mails.at(0);
        QVERIFY(receipt.to.contains(u"anna@example.org"_s));
        QVERIFY(receipt.text.contains(u"Eleusis"_s));
        test::press(*dialog, "writeAnswers");
        QVERIFY(said(*dialog).startsWith(u"No mail needs an answer"_s));
    }
    void aLaterMailAsksBeforeItReplacesADraft() {
        const auto window = this->window();
        test::typeSheet(*window, PowerId(0), u"power athens\nturn 1\nattic: hold"_s);
        auto* dialog = open(*window);
        dropMails(*dialog, mailOf("anna@example.org", "1", "power athens\nturn 1\nattic: march eleusis\n"), 1);
        QTRY_VERIFY(dialog->findChild<QDialog*>(u"mailQuestion"_s));
        auto* question = dialog->findChild<QDialog*>(u"mailQuestion"_s);
        QCOMPARE(test::part<QPlainTextEdit>(*question, "presentOrders")->toPlainText(),
                 u"power athens\nturn 1\nattic: hold"_s);
        QVERIFY(test::part<QPlainTextEdit>(*question, "mailOrders")->toPlainText().contains(u"eleusis"_s));
        QTest::keyClick(question, Qt::Key_Escape);
        QCOMPARE(test::sheet(*window).toPlainText(), u"power athens\nturn 1\nattic: hold"_s);
        QTRY_VERIFY(!dialog->findChild<QDialog*>(u"mailQuestion"_s));
        // The mail is kept and can be taken later; Undo brings the draft back.
        test::press(*dialog, "mailToDesk");
        question = dialog->findChild<QDialog*>(u"mailQuestion"_s);
        QVERIFY(question);
        test::press(*question, "replaceOrders");
        QVERIFY(test::sheet(*window).toPlainText().contains(u"eleusis"_s));
        QTRY_VERIFY(!dialog->findChild<QDialog*>(u"mailQuestion"_s));
        test::sheet(*window).undo();
        QCOMPARE(test::sheet(*window).toPlainText(), u"power athens\nturn 1\nattic: hold"_s);
    }
    /// At first beside the campaign, then where the last file was.
    void filesAreSoughtBesideTheCampaignAndThenWhereTheLastOneWas() {
        const auto window = this->window();
        auto* dialog = open(*window);
        QStringList folders;
        const auto cancel = [&] {
            auto* question = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
            QVERIFY(question);
            folders << question->directory().canonicalPath();
            question->reject();
        };
        QTimer::singleShot(0, dialog, cancel);
        test::press(*dialog, "importMails");
        const QTemporaryDir elsewhere;
        const QString file = elsewhere.filePath(u"mail.txt"_s);
        test::writeFile(file, "power athens\nturn 1\nattic: hold\n");
        QTimer::singleShot(0, dialog, [&] {
            auto* question = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
            QVERIFY(question);
            auto* name = question->findChild<QLineEdit*>(u"fileNameEdit"_s);
            name->setText(elsewhere.filePath(u"mail.txt"_s));
            QTest::keyClick(name, Qt::Key_Return);
        });
        test::press(*dialog, "importMails");
        QTRY_COMPARE(table(*dialog, "receivedMails").model()->rowCount(), 1);
        QTimer::singleShot(0, dialog, cancel);
        test::press(*dialog, "importMails");
        QCOMPARE(folders, (QStringList{QFileInfo(window->session().file()).dir().canonicalPath(),
                                       QDir(elsewhere.path()).canonicalPath()}));
    }
    void theSameMailIsImportedOnce() {
        const auto window = this->window();
        auto* dialog = open(*window);
        const QByteArray mail = mailOf("anna@example.org", "1", "power athens\nturn 1\nattic: hold\n");
        dropMails(*dialog, mail, 1);
        dropMails(*dialog, mail, 0);
        QVERIFY(said(*dialog).contains(u"imported before"_s));
        QCOMPARE(table(*dialog, "receivedMails").model()->rowCount(), 1);
    }
    void severalMailsArePasted() {
        const auto window = this->window();
        auto* dialog = open(*window);
        QApplication::clipboard()->setText(
            u"From: Anna <anna@example.org>\nSubject: Orders\n\npower athens\nturn 1\nattic: hold\n\nFrom: Carl "
            "<carl@example.org>\nSubject: Orders\n\npower sparta\nturn 1\nlaconian: hold\n"_s);
        test::press(*dialog, "pasteMails");
        const QTableView& mails = table(*dialog, "receivedMails");
        QTRY_COMPARE(mails.model()->rowCount(), 2);
        QTRY_COMPARE(cell(mails, 0, 1), u"Sparta"_s);
        QCOMPARE(cell(mails, 1, 1), u"Athens"_s);
    }
    /// The mail's text need not be typed again, and an exported folder has what its reader is written.
    void aMailWithoutOrdersBecomesALetter() {
        const auto window = this->window();
        auto* dialog = open(*window);
        dropMails(*dialog, mailOf("carl@example.org", "1", "Tell Anna: peace for Megara?\n"), 1);
        auto* keep = test::part<QAbstractButton>(*dialog, "keepLetter");
        QTRY_VERIFY(keep->isEnabled());
        QTest::mouseClick(keep, Qt::LeftButton);
        QCOMPARE(test::part<QTabWidget>(*dialog, "postPages")->currentIndex(), 2);
        QCOMPARE(test::part<QComboBox>(*dialog, "letterFrom")->currentText(), u"Sparta"_s);
        auto* to = test::part<QComboBox>(*dialog, "letterTo");
        QTest::keyClicks(to, u"A"_s);
        QCOMPARE(to->currentText(), u"Athens"_s);
        test::press(*dialog, "addLetter");
        const store::PostLetter& letter = window->session().post().letters.at(0);
        QCOMPARE(letter.from, u"sparta"_s);
        QCOMPARE(letter.to, u"athens"_s);
        QCOMPARE(letter.text, u"Tell Anna: peace for Megara?"_s);
        const auto lettersOf = [&](PowerId power) {
            const auto files = reportFiles(window->session(), window->looks(), {{power}, {ReportFormat::Text}, true});
            const auto found = std::ranges::find_if(
                files, [&](const ReportFile& file) { return file.power == power && file.name == u"letters.txt"_s; });
            return found == files.end() ? QByteArray() : found->make(QPicture());
        };
        QVERIFY(lettersOf(PowerId(0)).contains("peace for Megara?"));
        QCOMPARE(lettersOf(PowerId(1)), QByteArray());
    }
    void lettersAreWrittenDown() {
        const auto window = this->window();
        auto* dialog = open(*window);
        auto* text = test::part<QPlainTextEdit>(*dialog, "letterText");
        test::part<QTabWidget>(*dialog, "postPages")->setCurrentIndex(2);
        QTest::keyClicks(text, u"Peace?"_s);
        test::press(*dialog, "addLetter");
        QCOMPARE(window->session().post().letters.size(), 1U);
        QCOMPARE(cell(table(*dialog, "letters"), 0, 3), u"Peace?"_s);
        QCOMPARE(text->toPlainText(), QString());
    }
};

QTEST_MAIN(TestReceivedMails)
#include "tst_received_mails.moc"
