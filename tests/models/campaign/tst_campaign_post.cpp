// Addresses, mails and letters of a campaign: in its file, not in its journal; and what imported orders are worth.
#include "models/campaign/post/post_office.h"
#include "models/mail/mail_reader.h"
#include "models/text/post_words.h"
#include "tests/support/campaign_file.h"

#include <QtTest>

using namespace ephor;
using namespace ephor::campaign;
using namespace Qt::StringLiterals;
using store::MailKind;
using store::MailState;

namespace {

const QDateTime sunday(QDate(2026, 11, 29), QTime(18, 0), QTimeZone::UTC);
const Now monday = clubTimeOf(QDateTime(QDate(2026, 11, 30), QTime(20, 0), QTimeZone::UTC));

Mail mailFrom(const QString& address, const QString& text, const QString& id, const QDateTime& date = sunday) {
    Mail mail;
    mail.from = address;
    mail.text = text;
    mail.messageId = id;
    mail.subject = u"Orders"_s;
    mail.date = date;
    return mail;
}

store::Post withAddresses() {
    store::Post post;
    setAddresses(post, "athens", store::PowerSeat::Player, u" Anna@Example.org , anna@work.example"_s);
    setAddresses(post, "athens", store::PowerSeat::Deputy, u"bert@example.org"_s);
    setAddresses(post, "sparta", store::PowerSeat::Player, u"carl@example.org"_s);
    setAddresses(post, {}, store::PowerSeat::Umpire, u"umpire@example.org"_s);
    return post;
}

QString faultsOf(const MailCheck& checked) {
    QString all;
    for (const Diagnostic& fault : checked.faults)
        all += QString::fromStdString(toText(fault.message)) + u'\n';
    return all;
}

}  // namespace

class TestCampaignPost : public QObject {
    Q_OBJECT

    test::CampaignFolder m_folder;

private Q_SLOTS:
    void thePostIsInTheFileAndNotInTheJournal() {
        const auto session = m_folder.found("small");
        const std::string head = session->journal().head();
        store::Post post = withAddresses();
        addMails(session->campaign(), post,
                 {mailFrom(u"anna@example.org"_s, u"power athens\nturn 1\nattic: hold\n"_s, u"1"_s)}, monday);
        post.letters.push_back({1, u"athens"_s, u"sparta"_s, u"Peace?"_s, u"2026-11-29T18:00:00Z"_s});
        QVERIFY(session->setPost(post));
        QCOMPARE(session->journal().head(), head);
        const auto again = test::CampaignFolder::open(session->file());
        QVERIFY(again->post() == post);
        QCOMPARE(again->journal().head(), head);
        QVERIFY(store::CampaignStore::tableFaultsOf(session->file()).empty());
        QVERIFY(session->adjudicateTurn());
        QVERIFY(test::CampaignFolder::open(session->file())->post() == post);
    }
    void aCopyForSomebodyElseHasNoAddress() {
        const auto session = m_folder.found("small");
        QVERIFY(session->setPost(withAddresses()));
        const auto holds = [](const QString& file) {
            QFile bytes(file);
            return bytes.open(QIODevice::ReadOnly) && bytes.readAll().contains("carl@example.org");
        };
        const QString whole = m_folder.newFile();
        const QString without = m_folder.newFile();
        const QString branch = m_folder.newFile();
        QVERIFY(session->sendCopy(whole).result());
        QVERIFY(session->sendCopyWithoutPost(without).result());
        QVERIFY(session->branch(branch, 1));
        QVERIFY(holds(whole));
        QVERIFY(!holds(without));
        QVERIFY(!holds(branch));
        const auto copy = test::CampaignFolder::open(without);
        QCOMPARE(copy->journal().head(), session->journal().head());
        QVERIFY(copy->post() == store::Post());
    }
    void twoProgramsDoNotWriteOverEachOthersPost() {
        const auto first = m_folder.found("small");
        const auto second = test::CampaignFolder::open(first->file());
        QVERIFY(first->setPost(withAddresses()));
        store::Post post = second->post();
        setAddresses(post, "sparta", store::PowerSeat::Player, u"dora@example.org"_s);
        const Result<void> written = second->setPost(post);
        QVERIFY(!written);
        QVERIFY(toText(written.error().front()).contains("Another program has changed the mails"));
        QVERIFY(second->post() == withAddresses());
        QVERIFY(test::CampaignFolder::open(first->file())->post() == withAddresses());
    }
    void addressesAreKnownWhateverTheirCase() {
        const auto session = m_folder.found("small");
        const store::Post post = withAddresses();
        const Correspondent anna = correspondentOf(session->scenario(), post, u"ANNA@work.example"_s);
        QCOMPARE(anna.power, PowerId(0));
        QCOMPARE(anna.seat, store::PowerSeat::Player);
        QCOMPARE(correspondentOf(session->scenario(), post, u"bert@example.org"_s).seat, store::PowerSeat::Deputy);
        QVERIFY(!correspondentOf(session->scenario(), post, u"umpire@example.org"_s).power);
        QVERIFY(!correspondentOf(session->scenario(), post, QString()).power);
        QCOMPARE(addressOf(post, "athens"), u"anna@example.org"_s);
        QCOMPARE(umpiresAddress(post), u"umpire@example.org"_s);
        QCOMPARE(wrongAddressIn(u"a@b.example, nobody"_s), u"nobody"_s);
        QCOMPARE(wrongAddressIn(u"a@b.example, c@d.example"_s), QString());
    }
    void mailsAreSortedBySenderAndPowerAndKnownAgain() {
        const auto session = m_folder.found("small");
        store::Post post = withAddresses();
        std::vector<Mail> mails{
            mailFrom(u"carl@example.org"_s, u"power sparta\nturn 1\n"_s, u"2"_s, sunday.addSecs(60)),
            mailFrom(u"anna@example.org"_s, u"power athens\nturn 1\nattic: march eleusis\n"_s, u"1"_s),
            mailFrom(u"stranger@example.org"_s, u"Buy now\n"_s, u"3"_s, sunday.addSecs(90))};
        MailImport import = addMails(session->campaign(), post, mails, monday);
        QCOMPARE(import.added.size(), 3U);
        QCOMPARE(post.mails[0].power, u"athens"_s);
        QCOMPARE(post.mails[1].power, u"sparta"_s);
        QCOMPARE(post.mails[1].kind, MailKind::Orders);
        QCOMPARE(post.mails[2].kind, MailKind::Other);
        QVERIFY(checkMail(session->campaign(), post, post.mails[0]).orders);
        QVERIFY(checkMail(session->campaign(), post, post.mails[1]).orders);
        QVERIFY(!checkMail(session->campaign(), post, post.mails[2]).orders);
        QCOMPARE(post.mails[0].made, u"2026-11-29T18:00:00+00:00"_s);
        import = addMails(session->campaign(), post, mails, monday);
        QCOMPARE(import.known, 3);
        QCOMPARE(post.mails.size(), 3U);
    }
    void pastedMailsWithoutAnIdAreKnownAgain() {
        const auto session = m_folder.found("small");
        store::Post post;
        const std::vector<Mail> mails = readMails("power athens\nturn 1\nattic: hold\n", u"paste"_s).mails;
        QCOMPARE(addMails(session->campaign(), post, mails, monday).added.size(), 1U);
        QCOMPARE(addMails(session->campaign(), post, mails, monday).known, 1);
    }
    void anAttachedFormCountsAndSoDoesTheTextBesideIt() {
        const auto session = m_folder.found("small");
        store::Post post = withAddresses();
        Mail mail = mailFrom(u"anna@example.org"_s, u"See the form\n"_s, u"1"_s);
        mail.attachments = {
            {u"athens_orders.toml"_s, "application/octet-stream", "power athens\nturn 1\nattic: march eleusis\n"},
            {u"map.png"_s, "image/png", "power sparta\n"}};
        addMails(session->campaign(), post, {mail}, monday);
        QCOMPARE(post.mails.size(), 1U);
        QVERIFY(post.mails[0].text.contains(u"march eleusis"_s));
        mail.messageId = u"2"_s;
        mail.text = u"power athens\nturn 1\nattic: hold\n"_s;
        addMails(session->campaign(), post, {mail}, monday);
        QCOMPARE(post.mails.size(), 3U);
    }
    void aQuotedFormBelowTheOrdersIsLeftOut() {
        const auto session = m_folder.found("small");
        store::Post post = withAddresses();
        addMails(session->campaign(), post,
                 {mailFrom(
                     u"anna@example.org"_s,
                     u"power athens\nturn 1\nattic: march eleusis\n\n________________________________\nFrom: Umpire\n\n"
                     "power athens\nturn 1\nattic: hold\n"_s,
                     u"1"_s)},
                 monday);
        const MailCheck checked = checkMail(session->campaign(), post, post.mails[0]);
        QVERIFY2(checked.orders, qPrintable(faultsOf(checked)));
        QCOMPARE(checked.orders->land.front().posture, Posture::March);
    }
    void ordersOfOthersAreRefused() {
        const auto session = m_folder.found("small");
        store::Post post = withAddresses();
        addMails(session->campaign(), post,
                 {mailFrom(u"carl@example.org"_s, u"power athens\nturn 1\nattic: hold\n"_s, u"1"_s),
                  mailFrom(u"thief@example.org"_s, u"power athens\nturn 1\nattic: hold\n"_s, u"2"_s),
                  mailFrom(u"thief@example.org"_s, u"power troy\nturn 1\nattic: hold\n"_s, u"3"_s),
                  mailFrom(u"bert@example.org"_s, u"power athens\nturn 1\nattic: hold\n"_s, u"4"_s)},
                 monday);
        QVERIFY(faultsOf(checkMail(session->campaign(), post, post.mails[0])).contains(u"belongs to Sparta"_s));
        QVERIFY(
            faultsOf(checkMail(session->campaign(), post, post.mails[1])).contains(u"is not an address of Athens"_s));
        QVERIFY(faultsOf(checkMail(session->campaign(), post, post.mails[2])).contains(u"does not say whose orders"_s));
        const MailCheck deputys = checkMail(session->campaign(), post, post.mails[3]);
        QVERIFY(deputys.orders);
        QCOMPARE(deputys.from, OrdersFrom::Deputy);
        store::Post pasted = withAddresses();
        addMails(session->campaign(), pasted, {mailFrom({}, u"power athens\nturn 1\nattic: hold\n"_s, u"1"_s)}, monday);
        QVERIFY(checkMail(session->campaign(), pasted, pasted.mails[0]).orders);  // no sender to be wrong
        store::Post none;
        addMails(session->campaign(), none,
                 {mailFrom(u"x@example.org"_s, u"power athens\nturn 1\nattic: hold\n"_s, u"1"_s)}, monday);
        QVERIFY(checkMail(session->campaign(), none, none.mails[0]).orders);
    }
    void theAnswerNamesEachLineThatIsWrong() {
        const auto session = m_folder.found("small");
        store::Post post = withAddresses();
        addMails(session->campaign(), post,
                 {mailFrom(u"anna@example.org"_s, u"power athens\nturn 1\nattic: march atlantis\n"_s, u"1"_s)}, monday);
        const MailCheck checked = checkMail(session->campaign(), post, post.mails[0]);
        QVERIFY(!checked.orders);
        const QString answer = faultsMailText(session->campaign(), post.mails[0], checked.faults);
        QVERIFY2(answer.contains(u"\n> attic: march atlantis\n"_s), qPrintable(answer));
        QVERIFY(answer.contains(u"Athens"_s));
    }
    void aLaterMailReplacesAnEarlierOne() {
        const auto session = m_folder.found("small");
        store::Post post = withAddresses();
        addMails(session->campaign(), post,
                 {mailFrom(u"anna@example.org"_s, u"power athens\nturn 1\nattic: hold\n"_s, u"1"_s),
                  mailFrom(u"anna@example.org"_s, u"power athens\nturn 1\nattic: march eleusis\n"_s, u"2"_s,
                           sunday.addSecs(60))},
                 monday);
        const MailCheck checked = checkMail(session->campaign(), post, post.mails[1]);
        auto submission = session->readOrders(PowerId(0), post.mails[1].text.toStdString(), {});
        QVERIFY(submission);
        submission->receipt = receiptFor(post.mails[1], checked);
        QVERIFY(!isSubmitted(session->journal(), PowerId(0), post.mails[1].text));
        QVERIFY(session->submitOrders(PowerId(0), *submission));
        markSubmitted(post, 1);
        QCOMPARE(post.mails[0].state, MailState::Dropped);
        QCOMPARE(post.mails[1].state, MailState::Submitted);
        QVERIFY(isSubmitted(session->journal(), PowerId(0), post.mails[1].text));
        QVERIFY(!isSubmitted(session->journal(), PowerId(0), post.mails[0].text));
        const OrderBoard board = boardOf(session->journal());
        QCOMPARE(board.rows[0].receipt.at->moment, clubTimeOf(sunday.addSecs(60)).moment);
        const QString receipt = receiptMailText(session->campaign(), board, PowerId(0));
        QVERIFY2(receipt.contains(u"Eleusis"_s), qPrintable(receipt));
    }
    /// The player's orders count, whichever sheet came first.
    void aDeputysSheetNeverReplacesThePlayers() {
        const auto session = m_folder.found("small");
        store::Post post;
        const auto sheetFrom = [](store::PowerSeat seat, MailState state) {
            store::PostMail mail;
            mail.kind = MailKind::Orders;
            mail.turn = 1;
            mail.power = u"athens"_s;
            mail.seat = seat;
            mail.text = u"power athens\nturn 1\nattic: hold\n"_s;
            mail.state = state;
            return mail;
        };
        post.mails = {sheetFrom(store::PowerSeat::Deputy, MailState::New)};
        QVERIFY(checkMail(session->campaign(), post, post.mails[0]).orders);
        QCOMPARE(checkMail(session->campaign(), post, post.mails[0]).from, OrdersFrom::Deputy);
        post.mails = {sheetFrom(store::PowerSeat::Deputy, MailState::New),
                      sheetFrom(store::PowerSeat::Player, MailState::New),
                      sheetFrom(store::PowerSeat::Deputy, MailState::Drafted)};
        for (const std::size_t deputys : {std::size_t{0}, std::size_t{2}}) {
            const MailCheck checked = checkMail(session->campaign(), post, post.mails[deputys]);
            QVERIFY(!checked.orders);
            QVERIFY(std::ranges::contains(checked.faults, std::string(replacedByPlayer), &Diagnostic::code));
        }
        QVERIFY(checkMail(session->campaign(), post, post.mails[1]).orders);
        markSubmitted(post, 1);
        QCOMPARE(post.mails[0].state, MailState::Dropped);
        QCOMPARE(post.mails[2].state, MailState::Dropped);
        // A deputy's sheet drops only the deputy's.
        post.mails = {sheetFrom(store::PowerSeat::Deputy, MailState::New),
                      sheetFrom(store::PowerSeat::Player, MailState::New),
                      sheetFrom(store::PowerSeat::Deputy, MailState::New)};
        markSubmitted(post, 2);
        QCOMPARE(post.mails[0].state, MailState::Dropped);
        QCOMPARE(post.mails[1].state, MailState::New);
    }
    void aPlayersMailAcknowledgesTheirReport() {
        const auto session = m_folder.found("small");
        QVERIFY(session->perform([](Journal& journal) { seatPlayers(journal, {{"Anna", ""}, {"Carl", ""}}); }));
        store::Post post = withAddresses();
        QCOMPARE(reportsDue(session->journal(), post), (std::vector{PowerId(0), PowerId(1)}));
        QCOMPARE(reportsDue(session->journal(), {}), (std::vector{PowerId(0), PowerId(1)}));  // addresses or not
        QVERIFY(reportsNotSent(session->journal(), post).empty());
        store::PostMail report;
        report.kind = MailKind::Report;
        report.turn = 1;
        report.power = u"athens"_s;
        report.made = u"2026-11-29T12:00:00+00:00"_s;
        post.mails.push_back(report);
        QCOMPARE(reportsDue(session->journal(), post), std::vector{PowerId(1)});
        // A player whose final orders are in waits for no report.
        QVERIFY(session->perform([](Journal& journal) { QVERIFY(submitOrders(journal, PowerId(1), {}, {})); }));
        QVERIFY(reportsDue(session->journal(), post).empty());
        QVERIFY(session->undo());
        QCOMPARE(reportsNotSent(session->journal(), post), std::vector{PowerId(0)});
        post.mails.back().sent = u"2026-11-29T13:00:00+00:00"_s;
        QVERIFY(reportsNotSent(session->journal(), post).empty());
        addMails(session->campaign(), post,
                 {mailFrom(u"anna@example.org"_s, u"Thanks!\n"_s, u"0"_s, sunday.addDays(-1))}, monday);
        QCOMPARE(reportMailOf(post, session->campaign(), PowerId(0))->read, QString());
        addMails(session->campaign(), post, {mailFrom(u"anna@example.org"_s, u"Thanks!\n"_s, u"1"_s)}, monday);
        QCOMPARE(reportMailOf(post, session->campaign(), PowerId(0))->read, u"2026-11-29T18:00:00+00:00"_s);
    }
    void lettersGoWithTheReportAndOnlyToTheirReader() {
        const auto session = m_folder.found("small");
        store::Post post = withAddresses();
        QCOMPARE(turnOfLetter(post, session->campaign()), 1);
        post.letters = {{1, u"sparta"_s, u"athens"_s, u"Give back the captives."_s, {}},
                        {1, u"athens"_s, u"sparta"_s, u"Never, Carl."_s, {}},
                        {1, u"sparta"_s, {}, u"To all Hellenes."_s, {}},
                        {2, u"sparta"_s, u"athens"_s, u"Later."_s, {}}};
        const QString mail = reportMailText(session->campaign(), boardOf(session->journal()), post, PowerId(0));
        QVERIFY(mail.contains(u"Letter from Sparta:\n\nGive back"_s));
        QVERIFY(mail.contains(u"Open letter from Sparta:\n\nTo all"_s));
        QVERIFY(!mail.contains(u"Never"_s) && !mail.contains(u"Later"_s));
        QVERIFY(!lettersText(session->campaign(), post, {}).contains(u"captives"_s));
        store::PostMail report;
        report.kind = MailKind::Report;
        report.turn = 1;
        post.mails.push_back(report);
        QCOMPARE(turnOfLetter(post, session->campaign()), 2);
    }
};

QTEST_GUILESS_MAIN(TestCampaignPost)
#include "tst_campaign_post.moc"
