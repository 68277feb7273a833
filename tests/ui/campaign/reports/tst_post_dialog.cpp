// The post of a campaign with real keys, clicks and drops: reports and reminders go out, and are ticked.
#include "models/campaign/post/post_office.h"
#include "models/mail/mail_reader.h"
#include "models/text/campaign_words.h"
#include "models/text/order_words.h"
#include "models/text/post_words.h"
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

#include <QCheckBox>
#include <QDesktopServices>
#include <QDir>
#include <QDropEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMimeData>
#include <QSignalSpy>
#include <QTabWidget>
#include <QTemporaryDir>
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

class TestPostDialog : public QObject {
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
    static QTableWidget& table(const QWidget& in, const char* name) { return *test::part<QTableWidget>(in, name); }
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
    static QString cell(const QTableWidget& rows, int row, int column) { return rows.item(row, column)->text(); }
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

    void reportsAreWrittenSentAndTicked() {
        const auto window = this->window();
        QVERIFY(window->findChild<QAbstractButton*>(u"next"_s)->text().startsWith(u"Make the players' reports"_s));
        QTest::keyClick(window.get(), Qt::Key_F5);
        auto* dialog = window->findChild<PostDialog*>();
        QVERIFY(dialog);
        const QTableWidget& players = table(*dialog, "postPlayers");
        QCOMPARE(players.rowCount(), 2);
        QCOMPARE(cell(players, 0, 2), u"no"_s);
        test::press(*dialog, "writeReports");
        QTRY_VERIFY_WITH_TIMEOUT(said(*dialog).startsWith(u"2 mails"_s), 60'000);
        const QDir folder = mailsOf(*window);
        QCOMPARE(folder.entryList(QDir::Files), (QStringList{u"Report, Athens.eml"_s, u"Report, Sparta.eml"_s}));
        const MailsRead read = readMailFile(folder.filePath(u"Report, Athens.eml"_s));
        QCOMPARE(read.mails.size(), 1U);
        const Mail& mail = read.mails.front();
        QCOMPARE(mail.from, u"umpire@example.org"_s);
        QVERIFY(mail.to.contains(u"anna@example.org"_s));
        QVERIFY(mail.subject.contains(u"Report for Athens"_s));
        QStringList names;
        for (const MailAttachment& one : mail.attachments)
            names << one.name;
        QVERIFY2(names.contains(u"athens_report.pdf"_s) && names.contains(u"athens_map.png"_s) &&
                     names.filter(u"athens_orders"_s).size() == 1,
                 qPrintable(names.join(u' ')));
        QVERIFY(names.filter(u"sparta"_s).isEmpty());
        QVERIFY(cell(players, 0, 2).contains(u"2026"_s));
        QVERIFY(window->findChild<QAbstractButton*>(u"next"_s)->text().startsWith(u"Adjudicate"_s));
        // The tick of one report, then all.
        const QRect box = players.visualItemRect(players.item(1, 3));
        QTest::mouseClick(players.viewport(), Qt::LeftButton, {}, {box.left() + 10, box.center().y()});
        QCOMPARE(players.item(1, 3)->checkState(), Qt::Checked);
        QCOMPARE(players.item(0, 3)->checkState(), Qt::Unchecked);
        QVERIFY(!window->session().post().mails[1].sent.isEmpty());
        test::press(*dialog, "markSent");
        QCOMPARE(players.item(0, 3)->checkState(), Qt::Checked);
        QVERIFY(test::CampaignFolder::open(window->session().file())->post() == window->session().post());
    }
    void reportMailsBringThePageAndTheDeadline() {
        const auto window = this->window();
        QVERIFY(window->session().perform(
            [](Journal& journal) { setDeadline(journal, Deadline{clubTimeOf(evening.addDays(2)), 0, {}}); }));
        auto* dialog = open(*window);
        test::press(*dialog, "writeReports");
        QTRY_VERIFY_WITH_TIMEOUT(said(*dialog).startsWith(u"2 mails"_s), 60'000);
        const Mail report = readMailFile(mailsOf(*window).filePath(u"Report, Athens.eml"_s)).mails.at(0);
        QStringList names;
        for (const MailAttachment& one : report.attachments)
            names << one.name;
        names.sort();
        QCOMPARE(names, (QStringList{u"Orders, turn 1.ics"_s, u"athens_biographies.pdf"_s, u"athens_honours.pdf"_s,
                                     u"athens_map.png"_s, u"athens_orders.txt"_s, u"athens_report.html"_s,
                                     u"athens_report.pdf"_s}));
        QVERIFY(attached(report, u"athens_report.html"_s).contains("<svg"));
        QVERIFY(attached(report, u"Orders, turn 1.ics"_s).contains("DTSTART:20261203T200000Z"));
        test::press(*dialog, "writeReminders");
        const Mail reminder = readMailFile(mailsOf(*window).filePath(u"Reminder, Sparta.eml"_s)).mails.at(0);
        QVERIFY(attached(reminder, u"Orders, turn 1.ics"_s).contains("DTSTART:20261203T200000Z"));
        // Nobody can keep a deadline that has passed.
        m_now = evening.addDays(3);
        test::press(*dialog, "writeReminders");
        QVERIFY(readMailFile(mailsOf(*window).filePath(u"Reminder, Sparta 2.eml"_s)).mails.at(0).attachments.empty());
    }
    /// What happens while they are written is in none of them.
    void reportMailsAreOfOneMoment() {
        const auto window = this->window();
        CampaignSession& session = window->session();
        auto* dialog = open(*window);
        test::press(*dialog, "writeReports");
        QVERIFY(session.adjudicateTurn());
        QVERIFY(session.perform([&](Journal& journal) { resolveAll(journal, session.system(), 1); }));
        QVERIFY(session.closeTurn());
        QCOMPARE(session.campaign().state.course.turn, 2);
        QTRY_VERIFY_WITH_TIMEOUT(said(*dialog).startsWith(u"2 mails"_s), 60'000);
        QVERIFY(said(*dialog).contains(mailsOf(*window).path()));
        for (const QString& power : {u"Athens"_s, u"Sparta"_s}) {
            const Mail mail = readMailFile(mailsOf(*window).filePath(u"Report, %1.eml"_s.arg(power))).mails.at(0);
            QVERIFY(attached(mail, power.toLower() + u"_orders.txt"_s).contains(", turn 1\n"));
        }
        QCOMPARE(session.post().mails.size(), 2U);
        for (const store::PostMail& mail : session.post().mails)
            QCOMPARE(mail.turn, 1);
    }
    void exportedReportsCountAsWrittenAlsoWithoutAddresses() {
        const auto window = this->window();
        QVERIFY(window->session().setPost({}));
        const auto* next = window->findChild<QAbstractButton*>(u"next"_s);
        QVERIFY(next->text().startsWith(u"Make the players' reports"_s));
        const QTemporaryDir out;
        ReportDialog dialog(window->sight(), window->looks(), [this] { return clubTimeOf(m_now); });
        dialog.show();
        for (const QString& format : {u"reportHtml"_s, u"reportPdf"_s, u"reportPng"_s})
            test::part<QCheckBox>(dialog, format)->setChecked(false);
        test::part<QLineEdit>(dialog, "reportFolder")->setText(out.path());
        QSignalSpy done(&dialog, &ReportDialog::written);
        dialog.write();
        QVERIFY(done.wait(60'000));
        QVERIFY(next->text().startsWith(u"Adjudicate"_s));
        QVERIFY(next->accessibleDescription().contains(u"2 reports not marked as sent"_s));
        dialog.close();
        window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(window.get()));
        auto* post = open(*window);
        QVERIFY(cell(table(*post, "postPlayers"), 0, 2).contains(u"2026"_s));
        QVERIFY(cell(table(*post, "postLog"), 0, 4).contains(QDir::toNativeSeparators(out.path())));
        test::press(*post, "markSent");
        QVERIFY(!next->accessibleDescription().contains(u"not marked"_s));
    }
    void onlyReportsOfPlayersAreExportedUnlessTheUmpireWantsMore() {
        const auto window = this->window();
        QVERIFY(window->session().perform([](Journal& journal) { seatPlayers(journal, {{"Anna", ""}, {"", ""}}); }));
        const ReportDialog dialog(window->sight(), window->looks());
        const auto* powers = test::part<QListWidget>(dialog, "reportPowers");
        QCOMPARE(powers->count(), 2);
        QCOMPARE(powers->item(0)->text(), u"Athens: Anna"_s);
        QCOMPARE(powers->item(0)->checkState(), Qt::Checked);
        QCOMPARE(powers->item(1)->text(), u"Sparta: the computer"_s);
        QCOMPARE(powers->item(1)->checkState(), Qt::Unchecked);
    }
    void theLogNamesAllReadersOfTheNewsletter() {
        const auto window = this->window();
        auto* dialog = open(*window);
        test::press(*dialog, "writeNewsletterMail");
        QTRY_VERIFY_WITH_TIMEOUT(said(*dialog).startsWith(u"1 mails"_s), 60'000);
        QCOMPARE(cell(table(*dialog, "postLog"), 0, 3), u"umpire@example.org, anna@example.org, carl@example.org"_s);
        const QString to = readMailFile(mailsOf(*window).filePath(u"Newsletter.eml"_s)).mails.at(0).to;
        QVERIFY(to.contains(u"umpire@example.org"_s) && !to.contains(u"anna@example.org"_s));
    }
    void whoseDraftIsOnTheDeskIsNotReminded() {
        const auto window = this->window();
        QVERIFY(window->session().perform(
            [](Journal& journal) { setDeadline(journal, Deadline{clubTimeOf(evening.addSecs(60)), 0, {}}); }));
        auto* dialog = open(*window);
        dropMails(*dialog, mailOf("anna@example.org", "1", "power athens\nturn 1\nattic: hold\n"), 1);
        QTRY_COMPARE(cell(table(*dialog, "postPlayers"), 0, 5), u"draft"_s);
        m_now = evening.addSecs(3600);
        Desktop desktop;
        test::press(*dialog, "writeReminders");
        QCOMPARE(desktop.opened.size(), 1);
        QVERIFY(desktop.opened.front().toEncoded().startsWith("mailto:carl@example.org?subject="));
        QVERIFY(said(*dialog).endsWith(u"Drafts on the desk, not reminded: Anna (Athens)."_s));
        DeadlineWatch watch(
            window->session(), [this] { return clubTimeOf(m_now); }, [](PowerId power) { return power == PowerId(0); });
        QSignalSpy passed(&watch, &DeadlineWatch::passed);
        watch.check();
        QCOMPARE(passed.size(), 1);
        QVERIFY(passed.front().front().toString().endsWith(
            u"Orders are missing from Carl (Sparta). Drafts on the desk: Anna (Athens)."_s));
    }
    void theLateAreRemindedAndOneMailOpensInTheMailProgram() {
        const auto window = this->window();
        auto* dialog = open(*window);
        dropMails(*dialog, mailOf("anna@example.org", "1", "power athens\nturn 1\nattic: hold\n"), 1);
        test::press(*dialog, "submitMails");
        Desktop desktop;
        test::press(*dialog, "writeReminders");
        QCOMPARE(desktop.opened.size(), 1);
        QVERIFY(desktop.opened.front().toEncoded().startsWith("mailto:carl@example.org?subject="));
        QCOMPARE(window->session().post().mails.back().kind, store::MailKind::Reminder);
        QCOMPARE(cell(table(*dialog, "postLog"), 0, 3), u"carl@example.org"_s);
    }
    void aDeadlineThatPassesIsSaid() {
        const auto window = this->window();
        QVERIFY(window->session().perform(
            [](Journal& journal) { setDeadline(journal, Deadline{clubTimeOf(evening.addSecs(60)), 0, {}}); }));
        const auto message = [&] { return window->findChild<QAbstractButton*>(u"message_0"_s); };
        QTest::qWait(50);
        QVERIFY(!message() || !message()->isVisible());
        m_now = evening.addSecs(3600);
        QVERIFY(window->session().perform(
            [](Journal& journal) { seatPlayers(journal, {{"Anna", "Bert"}, {"Carl", ""}}); }));
        QTRY_VERIFY(message() && message()->isVisible());
        QTest::mouseClick(message(), Qt::LeftButton);
        QVERIFY(window->findChild<PostDialog*>());
    }
    void addressesAreEditedBesideTheNames() {
        const auto window = this->window();
        QTest::keyClick(window.get(), Qt::Key_U, Qt::ControlModifier);
        auto* seats = window->findChild<QDialog*>(u"seatsDialog"_s);
        QVERIFY(seats);
        auto* address = test::part<QLineEdit>(*seats, "address_1");
        QCOMPARE(address->text(), u"carl@example.org"_s);
        address->selectAll();
        QTest::keyClicks(address, u"dora"_s);
        QTest::keyClick(address, Qt::Key_Return);
        QVERIFY(seats->isVisible());
        QTest::keyClicks(address, u"@example.org"_s);
        QTest::keyClick(address, Qt::Key_Return);
        QCOMPARE(addressOf(window->session().post(), "sparta"), u"dora@example.org"_s);
    }
    /// Written to <build>/screenshots for people to look at; no text may be cut.
    void thePostIsReadInEveryLight_data() {
        QTest::addColumn<bool>("dark");
        QTest::addColumn<double>("scale");
        QTest::newRow("light") << false << 1.0;
        QTest::newRow("dark") << true << 1.0;
        QTest::newRow("light-200") << false << 2.0;
    }
    void thePostIsReadInEveryLight() {
        QFETCH(const bool, dark);
        QFETCH(const double, scale);
        test::dressUp();
        const QFont before = QApplication::font();
        QFont font = before;
        font.setPixelSize(qRound(before.pixelSize() * scale));
        QApplication::setFont(font);
        QApplication::setPalette(ephorPalette(dark));
        const auto restore = qScopeGuard([before] {
            QApplication::setFont(before);
            QApplication::setPalette(ephorPalette(false));
        });
        const auto window = this->window();
        QVERIFY(window->session().perform(
            [](Journal& journal) { setDeadline(journal, Deadline{clubTimeOf(evening.addDays(2)), 7, {}}); }));
        auto* dialog = open(*window);
        test::press(*dialog, "writeReports");
        QTRY_VERIFY_WITH_TIMEOUT(said(*dialog).startsWith(u"2 mails"_s), 60'000);
        test::press(*dialog, "markSent");
        m_now = evening.addSecs(3600);
        dropMails(*dialog, mailOf("anna@example.org", "1", "power athens\nturn 1\nattic: march eleusis\n", "20:30:00"),
                  1);
        dropMails(*dialog,
                  mailOf("carl@example.org", "2", "power sparta\nturn 1\nlaconian: march nowhere\n", "20:40:00"), 1);
        QTRY_VERIFY(said(*dialog).startsWith(u"1 "_s));
        QTest::qWait(200);
        const auto picture = [&](QWidget& shown, const char* name) {
            const QString tag = QLatin1StringView(QTest::currentDataTag());
            test::keepPicture(shown, u"c-%1-%2"_s.arg(QLatin1StringView(name), tag));
            const QString cut = test::cutTexts(shown).join(u'\n');
            QVERIFY2(cut.isEmpty(), qPrintable(cut));
        };
        picture(*dialog, "post");
        test::part<QTabWidget>(*dialog, "postPages")->setCurrentIndex(1);
        picture(*dialog, "post-log");
        test::part<QTabWidget>(*dialog, "postPages")->setCurrentIndex(2);
        picture(*dialog, "post-letters");
        window->actions().find("actionSeats")->trigger();
        auto* seats = window->findChild<QDialog*>(u"seatsDialog"_s);
        QVERIFY(seats && QTest::qWaitForWindowExposed(seats));
        picture(*seats, "post-seats");
    }
    void packetsOfBattlesGoToThePlayersWhoFightThem() {
        auto session = m_folder.found("six_cities");
        QVERIFY(test::playToBattle(*session));
        const BattleId battle = session->pendingBattles().front();
        const State& state = session->campaign().state;
        const PowerId attacker = state.armies[state.battles[battle.index()].attackers.front().index()].power;
        std::vector<Players> players(session->scenario().powers.size());
        players[attacker.index()].player = "Anna";
        QVERIFY(session->perform([&](Journal& journal) { seatPlayers(journal, players); }));
        CampaignWindow window(std::move(session), {});
        window.show();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        auto* dialog = open(window);
        QVERIFY(dialog);
        Desktop desktop;
        test::press(*dialog, "writePackets");
        const std::vector<store::PostMail>& mails = window.session().post().mails;
        QVERIFY(!mails.empty());
        QCOMPARE(mails.front().kind, store::MailKind::Packet);
        QCOMPARE(mails.front().subject, packetSubject(window.session().campaign(), battle));
        const auto packet = [&] { return packetState(window.session().campaign(), window.session().post(), battle); };
        QCOMPARE(packet(), u"packet written"_s);
        const QString name = nameOf(window.session().scenario(), attacker);
        const QDir folder(mailFolder(window.session()));
        const Mail mail = readMailFile(folder.filePath(u"Battle packet, %1.eml"_s.arg(name))).mails.at(0);
        const QString base = u"battle_%1"_s.arg(battle.index() + 1);
        QVERIFY(!attached(mail, base + u".toml"_s).isEmpty());
        const QByteArray form = attached(mail, base + u"_result.toml"_s);
        QVERIFY(!form.isEmpty());
        QVERIFY(attached(mail, base + u"_attackers.pdf"_s).startsWith("%PDF"));
        QVERIFY(attached(mail, base + u"_defenders.pdf"_s).startsWith("%PDF"));
        test::press(*dialog, "markSent");
        QCOMPARE(packet(), u"packet sent"_s);
        QVERIFY(test::CampaignFolder::open(window.session().file())->post() == window.session().post());
    }
};

QTEST_MAIN(TestPostDialog)
#include "tst_post_dialog.moc"
