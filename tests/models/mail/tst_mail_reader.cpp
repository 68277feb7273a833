// Mails as real mail programs write them, and mails that want to do harm.
#include "models/mail/calendar.h"
#include "models/mail/mail_reader.h"
#include "models/mail/mail_text.h"
#include "models/mail/mail_writer.h"

#include <QElapsedTimer>
#include <QtTest>

using namespace ephor;
using namespace Qt::StringLiterals;

namespace {

/// Of a mail program that wraps lines softly.
const QByteArray thunderbird =
    "Message-ID: <5f1d2c3b-1@example.org>\r\n"
    "Date: Sun, 29 Nov 2026 18:02:11 +0100\r\n"
    "MIME-Version: 1.0\r\n"
    "User-Agent: Mozilla Thunderbird\r\n"
    "Subject: Re: [Six cities] Turn 1: Report for Athens\r\n"
    "To: umpire@example.org\r\n"
    "References: <report-1@ephor.invalid>\r\n"
    "From: Anna =?UTF-8?Q?M=C3=BCller?= <Anna@Example.org>\r\n"
    "In-Reply-To: <report-1@ephor.invalid>\r\n"
    "Content-Type: text/plain; charset=UTF-8; format=flowed\r\n"
    "Content-Transfer-Encoding: 8bit\r\n"
    "\r\n"
    "power athens\r\n"
    "turn 1\r\n"
    "attic: march eleusis, \r\n"
    "megara; forced\r\n"
    "\r\n"
    "-- \r\n"
    "Anna\r\n";

const QByteArray gmail =
    "MIME-Version: 1.0\n"
    "Date: Sun, 29 Nov 2026 19:11:00 +0100\n"
    "Message-ID: <CAF4x@mail.gmail.com>\n"
    "Subject: orders\n"
    "From: Carl Carlson <carl@gmail.com>\n"
    "To: umpire@example.org\n"
    "Content-Type: multipart/alternative; boundary=\"000000000000aa\"\n"
    "\n"
    "--000000000000aa\n"
    "Content-Type: text/plain; charset=\"UTF-8\"\n"
    "Content-Transfer-Encoding: quoted-printable\n"
    "\n"
    "power sparta\n"
    "laconian: seek megara=C2=A0\n"
    "\n"
    "On Sat, 28 Nov 2026 at 20:00, Umpire <umpire@example.org> wrote:\n"
    "\n"
    "> power sparta\n"
    "> laconian: hold\n"
    "\n"
    "--000000000000aa\n"
    "Content-Type: text/html; charset=\"UTF-8\"\n"
    "\n"
    "<div>power sparta<br>laconian: hold</div>\n"
    "\n"
    "--000000000000aa--\n";

const QByteArray outlook =
    "Received: from a.example (1.2.3.4) by b.example\r\n"
    "From: \"Carlson, Carl\" <carl@outlook.com>\r\n"
    "To: Umpire <umpire@example.org>\r\n"
    "Subject: AW: =?iso-8859-1?Q?Zug_1=2C_Gr=FC=DFe?=\r\n"
    "Date: Sun, 29 Nov 2026 20:00:00 +0100\r\n"
    "Message-ID: <AM0PR@outlook.com>\r\n"
    "Content-Type: multipart/related; boundary=\"_004_\"; type=\"multipart/alternative\"\r\n"
    "MIME-Version: 1.0\r\n"
    "\r\n"
    "--_004_\r\n"
    "Content-Type: multipart/alternative; boundary=\"_000_\"\r\n"
    "\r\n"
    "--_000_\r\n"
    "Content-Type: text/html; charset=\"iso-8859-1\"\r\n"
    "Content-Transfer-Encoding: quoted-printable\r\n"
    "\r\n"
    "<html><head><style>p {color: red}</style></head><body><p class=3DMsoNormal>Sch=F6ne=\r\n"
    " Gr=FC=DFe</p><p>power sparta</p><p>laconian: march corinth &amp; more</p></body></html>\r\n"
    "\r\n"
    "--_000_--\r\n"
    "--_004_\r\n"
    "Content-Type: image/png; name=\"image001.png\"\r\n"
    "Content-Transfer-Encoding: base64\r\n"
    "Content-ID: <image001.png@01>\r\n"
    "\r\n"
    "iVBORw0KGgo=\r\n"
    "--_004_--\r\n";

const QByteArray appleMail =
    "From: Dora <dora@icloud.com>\n"
    "Content-Type: multipart/mixed; boundary=\"Apple-Mail=_1\"\n"
    "Mime-Version: 1.0 (Mac OS X Mail 16.0)\n"
    "Subject: Orders\n"
    "Message-Id: <A1@icloud.com>\n"
    "Date: Sun, 29 Nov 2026 21:00:00 +0100\n"
    "To: umpire@example.org\n"
    "\n"
    "--Apple-Mail=_1\n"
    "Content-Transfer-Encoding: 7bit\n"
    "Content-Type: text/plain; charset=us-ascii\n"
    "\n"
    "See the form.\n"
    "\n"
    "--Apple-Mail=_1\n"
    "Content-Disposition: attachment; filename*=utf-8''K%C3%B6ln-orders.toml\n"
    "Content-Type: application/octet-stream; x-unix-mode=0644\n"
    "Content-Transfer-Encoding: base64\n"
    "\n"
    "cG93ZXIgPSAiYXRoZW5zIgo=\n"
    "\n"
    "--Apple-Mail=_1--\n";

const QByteArray k9 =
    "Date: Sun, 29 Nov 2026 22:00:00 +0100\r\n"
    "From: Emil <emil@posteo.de>\r\n"
    "To: umpire@example.org\r\n"
    "Subject: Befehle\r\n"
    "User-Agent: K-9 Mail for Android\r\n"
    "Message-ID: <K9-1@posteo.de>\r\n"
    "MIME-Version: 1.0\r\n"
    "Content-Type: text/plain;\r\n"
    " charset=utf-8\r\n"
    "Content-Transfer-Encoding: base64\r\n"
    "\r\n"
    "cG93ZXIgYXRoZW5zCmF0dGljOiBob2xkCi0tIApEaWVzZSBOYWNocmljaHQgd3VyZGUgdm9uIG1laW5lbSBHZXLDpHQgZ2VzZW5kZXQu\r\n";

Mail only(const QByteArray& bytes) {
    const MailsRead read = readMails(bytes, u"mail"_s);
    return read.mails.size() == 1 && read.faults.empty() ? read.mails.front() : Mail();
}

}  // namespace

class TestMailReader : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void linesThatThunderbirdWrappedAreJoined() {
        const Mail mail = only(thunderbird);
        QCOMPARE(mail.from, u"anna@example.org"_s);
        QCOMPARE(mail.fromName, u"Anna Müller"_s);
        QCOMPARE(mail.messageId, u"5f1d2c3b-1@example.org"_s);
        QCOMPARE(mail.answers, QStringList{u"report-1@ephor.invalid"_s});
        QCOMPARE(mail.date.toUTC(), QDateTime(QDate(2026, 11, 29), QTime(17, 2, 11), QTimeZone::UTC));
        QCOMPARE(mail.text.split(u'\n').first(3).join(u'|'),
                 u"power athens|turn 1|attic: march eleusis, megara; forced"_s);
        QVERIFY(mail.text.contains(u"\n-- \nAnna"_s));
    }
    void gmailsPlainTextIsReadAndNotItsHtml() {
        const Mail mail = only(gmail);
        QCOMPARE(mail.from, u"carl@gmail.com"_s);
        QVERIFY(mail.text.startsWith(u"power sparta\nlaconian: seek megara"_s));
        QVERIFY(!mail.text.contains(u"<div>"_s));
        QCOMPARE(mail.text.count(u"power sparta"_s), 2);
    }
    void outlooksHtmlIsReadAsText() {
        const Mail mail = only(outlook);
        QCOMPARE(mail.from, u"carl@outlook.com"_s);
        QCOMPARE(mail.fromName, u"Carlson, Carl"_s);
        QCOMPARE(mail.subject, u"AW: Zug 1, Grüße"_s);
        QCOMPARE(mail.text.split(u'\n', Qt::SkipEmptyParts),
                 (QStringList{u"Schöne Grüße"_s, u"power sparta"_s, u"laconian: march corinth & more"_s}));
        QCOMPARE(mail.attachments.size(), 1U);
    }
    void appleMailsAttachedFormIsFound() {
        const Mail mail = only(appleMail);
        QCOMPARE(mail.text.trimmed(), u"See the form."_s);
        QCOMPARE(mail.attachments.size(), 1U);
        QCOMPARE(mail.attachments.front().name, u"Köln-orders.toml"_s);
        QCOMPARE(mail.attachments.front().bytes, QByteArray("power = \"athens\"\n"));
    }
    void k9sBase64IsDecoded() {
        const Mail mail = only(k9);
        QCOMPARE(mail.text, u"power athens\nattic: hold\n-- \nDiese Nachricht wurde von meinem Gerät gesendet."_s);
    }
    void aMailboxHasSeveralMails() {
        const QByteArray box =
            "From anna@example.org Sun Nov 29 18:02:11 2026\n" + QByteArray(thunderbird).replace("\r\n", "\n") +
            ">From here on nothing is mine\n\nFrom carl@gmail.com Sun Nov 29 19:11:00 2026\n" + gmail + "\n";
        const MailsRead read = readMails(box, u"box"_s);
        QVERIFY(read.faults.empty());
        QCOMPARE(read.mails.size(), 2U);
        QCOMPARE(read.mails[0].from, u"anna@example.org"_s);
        QVERIFY(read.mails[0].text.contains(u"\nFrom here on"_s));
        QCOMPARE(read.mails[1].from, u"carl@gmail.com"_s);
    }
    void severalPastedMailsAreTakenApart() {
        const MailsRead read = readMails(
            "From: Anna <anna@example.org>\nDate: Sunday\nSubject: Orders\n\npower athens\nattic: hold\n\n"
            "Von: Carl [mailto:carl@gmail.com]\nGesendet: Sonntag\nAn: umpire\nBetreff: Befehle\n\npower sparta\n"
            "laconian: hold\n\n-----Original Message-----\nFrom: umpire@example.org\nSent: Saturday\n\nYour form\n",
            u"paste"_s);
        QCOMPARE(read.mails.size(), 2U);
        QCOMPARE(read.mails[0].from, u"anna@example.org"_s);
        QCOMPARE(read.mails[0].subject, u"Orders"_s);
        QCOMPARE(read.mails[0].text.trimmed(), u"power athens\nattic: hold"_s);
        QCOMPARE(read.mails[1].from, u"carl@gmail.com"_s);
        QCOMPARE(read.mails[1].fromName, u"Carl"_s);
        QVERIFY(read.mails[1].text.contains(u"Your form"_s));
    }
    void theTimeAboveAPastedMailIsRead_data() {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QDateTime>("time");
        const QDateTime here(QDate(2026, 12, 1), QTime(18, 5));
        QTest::newRow("Outlook") << u"Sent: Tuesday, December 1, 2026 6:05 PM"_s << here;
        QTest::newRow("German Outlook") << u"Gesendet: Dienstag, 1. Dezember 2026 18:05"_s << here;
        QTest::newRow("French Outlook") << u"Envoyé : mardi 1 décembre 2026 18:05"_s << here;
        QTest::newRow("Apple") << u"Date: 1 December 2026 at 18:05:00"_s << here;
        QTest::newRow("header") << u"Date: Tue, 1 Dec 2026 18:05:00 +0300"_s
                                << QDateTime(QDate(2026, 12, 1), QTime(15, 5), QTimeZone::UTC);
        QTest::newRow("no time") << u"Date: Sunday"_s << QDateTime();
    }
    void theTimeAboveAPastedMailIsRead() {
        QFETCH(const QString, line);
        QFETCH(const QDateTime, time);
        const Mail mail =
            only(u"From: Anna <anna@example.org>\n%1\nSubject: Orders\n\nattic: hold\n"_s.arg(line).toUtf8());
        QCOMPARE(mail.date.isValid(), time.isValid());
        if (time.isValid())
            QCOMPARE(mail.date.toUTC(), time.toUTC());
    }
    void aPastedTextWithoutAHeaderIsOneMail() {
        const Mail mail = only("power athens\nattic: hold\n");
        QCOMPARE(mail.from, QString());
        QCOMPARE(mail.text, u"power athens\nattic: hold\n\n"_s);
    }
    void aTextThatIsNotInUtf8IsReadAsLatin() {
        QCOMPARE(only("attic: gr\xfc\xdf"
                      "e")
                     .text.trimmed(),
                 u"attic: grüße"_s);
    }

    void hostileMailsAreRefusedWithAReason_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("reason");
        const QByteArray head = "MIME-Version: 1.0\nFrom: a@b.example\n";
        QTest::newRow("100 MB") << head + "\n" + QByteArray(100 << 20, 'x') << u"larger than 64 MB"_s;
        QTest::newRow("20 MB in a mail") << head + "\n" + QByteArray(20 << 20, 'x') << u"larger than 10 MB"_s;
        QByteArray nested = head;
        for (int depth = 0; depth < 1000; ++depth) {
            const QByteArray name = QByteArray::number(depth);
            nested += "Content-Type: multipart/mixed; boundary=" + name + "\n\n--" + name + "\n";
        }
        QTest::newRow("1000 deep") << nested << u"nested in one another"_s;
        QByteArray rfc = head;
        for (int depth = 0; depth < 1000; ++depth)
            rfc += "Content-Type: MESSAGE/RFC822\n\n";
        QTest::newRow("1000 mails in one another") << rfc << u"nested in one another"_s;
        QTest::newRow("a million parts") << head + "Content-Type: multipart/mixed; boundary=x\n\n" +
                                                QByteArray("--x\n\n").repeated(1'000'000)
                                         << u"nested in one another"_s;
        QTest::newRow("a header without an end")
            << head + "X-A: " + QByteArray(1 << 20, 'x') << u"header is too long"_s;
    }
    void hostileMailsAreRefusedWithAReason() {
        QFETCH(const QByteArray, bytes);
        QFETCH(const QString, reason);
        QElapsedTimer time;
        time.start();
        const MailsRead read = readMails(bytes, u"evil.eml"_s);
        QVERIFY(read.mails.empty());
        QCOMPARE(read.faults.size(), 1U);
        const QString said = QString::fromStdString(toText(read.faults.front()));
        QVERIFY2(said.contains(reason), qPrintable(said));
        QVERIFY(said.contains(u"evil.eml"_s));
        QVERIFY2(time.elapsed() < 10'000, qPrintable(QString::number(time.elapsed())));
    }
    void brokenMailsAreReadAsFarAsTheyGo_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("no boundary") << QByteArray(
            "MIME-Version: 1.0\nContent-Type: multipart/mixed\n\npower athens\n");
        QTest::newRow("no end") << QByteArray(gmail).left(500);
        QTest::newRow("unknown charset") << QByteArray(
            "MIME-Version: 1.0\nContent-Type: text/plain; charset=klingon\n\npower athens\n");
        QTest::newRow("unknown encoding")
            << QByteArray("MIME-Version: 1.0\nContent-Transfer-Encoding: uu\n\npower athens\n");
        QTest::newRow("base64 of nothing")
            << QByteArray("MIME-Version: 1.0\nContent-Transfer-Encoding: base64\n\n&&&&power\n");
        QTest::newRow("broken words") << QByteArray(
            "MIME-Version: 1.0\nSubject: =?utf-8?q?=C3\nFrom: <<<a@@\nDate: never\n\npower athens\n");
        QTest::newRow("zeros") << QByteArray("MIME-Version: 1.0\n\npower\0athens\n", 32);
    }
    void brokenMailsAreReadAsFarAsTheyGo() {
        QFETCH(const QByteArray, bytes);
        const MailsRead read = readMails(bytes, u"broken"_s);
        QCOMPARE(read.mails.size(), 1U);
        QVERIFY(!read.mails.front().text.contains(QChar(u'\0')));
    }
    /// Each prefix of a mail, and each mail with a byte changed, is read without harm.
    void cutAndChangedMailsDoNoHarm() {
        for (const QByteArray& mail : {thunderbird, gmail, outlook, appleMail, k9}) {
            for (qsizetype length = 0; length < mail.size(); length += 7)
                QVERIFY(readMails(mail.first(length), u"cut"_s).mails.size() <= 1);
            for (qsizetype at = 0; at < mail.size(); at += 11) {
                QByteArray changed = mail;
                changed[at] = static_cast<char>(changed[at] ^ 0x15);
                QVERIFY(readMails(changed, u"changed"_s).mails.size() <= 2);
            }
        }
    }
    void htmlSaysWhatIsSeen() {
        QCOMPARE(textOfHtml(u"a<br>b<div>c</div><div>d &lt;e&gt; &#228;&#xE4;&auml; &unknown; &</div>"
                            "<script>alert(1)</script><blockquote>q<br>r<blockquote>s</blockquote></blockquote>t"_s),
                 u"a\nb\nc\nd <e> äää &unknown; &\n> q\n> r\n> > s\nt\n"_s);
        QCOMPARE(textOfHtml(u"<pre>x\n  y</pre>"_s), u"x\n  y\n"_s);
        QCOMPARE(textOfHtml(u"<p unfinished"_s), QString());
        QElapsedTimer time;
        time.start();
        textOfHtml(u"&"_s.repeated(250'000) + u"<blockquote>"_s.repeated(20'000) + u"<style>"_s.repeated(20'000));
        QVERIFY(time.elapsed() < 2000);
    }
    void whatIsWrittenIsReadAgain() {
        Mail mail;
        mail.from = u"umpire@example.org"_s;
        mail.to = u"anna@example.org, bert@example.org"_s;
        mail.subject = u"[Hellas] Grüße – Runde 3"_s;
        mail.messageId = newMessageId();
        mail.answers = {u"first@x.example"_s, u"second@x.example"_s};
        mail.date = QDateTime(QDate(2026, 11, 29), QTime(12, 0), QTimeZone::UTC);
        mail.text = u"Zeile eins\nß ö – = =20 \n.\nFrom here\n"_s;
        const QByteArray plain = mailFile(mail);
        QVERIFY(plain.contains("X-Unsent: 1\r\n"));
        QVERIFY(plain.contains("In-Reply-To: <second@x.example>\r\n"));
        QVERIFY(!QByteArray(plain).replace("\r\n", "").contains('\n'));
        mail.attachments = {{u"Bericht für Athen.pdf"_s, "application/pdf", QByteArray("%PDF\0\r\n\n\x80", 9)},
                            {u"orders.toml"_s, "text/plain", "power = \"athens\"\n"}};
        for (const QByteArray& bytes : {plain, mailFile(mail)}) {
            const Mail again = only(bytes);
            QCOMPARE(again.from, mail.from);
            QCOMPARE(again.subject, mail.subject);
            QCOMPARE(again.messageId, mail.messageId);
            QCOMPARE(again.answers, mail.answers);
            QCOMPARE(again.date.toUTC(), mail.date);
            QCOMPARE(again.text.trimmed(), mail.text.trimmed());
            QVERIFY(again.to.contains(u"bert@example.org"_s));
        }
        const Mail again = only(mailFile(mail));
        QCOMPARE(again.attachments.size(), 2U);
        QCOMPARE(again.attachments[0].name, mail.attachments[0].name);
        QCOMPARE(again.attachments[0].bytes, mail.attachments[0].bytes);
        QCOMPARE(again.attachments[1].bytes, mail.attachments[1].bytes);
    }
    void onlyShortMailsStartAMailProgram() {
        Mail mail;
        mail.to = u"anna+club@example.org"_s;
        mail.subject = u"Turn 3: 100 % & more"_s;
        mail.text = u"Two\nlines"_s;
        QCOMPARE(
            mailAddress(mail).toEncoded(),
            QByteArray(
                "mailto:anna%2Bclub@example.org?subject=Turn%203%3A%20100%20%25%20%26%20more&body=Two%0D%0Alines"));
        mail.text = u"x"_s.repeated(2000);
        QVERIFY(mailAddress(mail).isEmpty());
    }
    void calendarsAreFoldedEscapedAndInUtc() {
        CalendarEvent event;
        event.uid = u"a-3@ephor.invalid"_s;
        event.at = QDateTime(QDate(2026, 12, 1), QTime(20, 0), QTimeZone::fromSecondsAheadOfUtc(3600));
        event.summary = u"Hellas; orders, turn 3 \\ "_s + u"ü"_s.repeated(60);
        event.description = u"One\nTwo"_s;
        event.remindBefore = 1440;
        const QByteArray ics = calendarOf({event}, QDateTime(QDate(2026, 11, 29), QTime(0, 0), QTimeZone::UTC));
        QVERIFY(ics.startsWith("BEGIN:VCALENDAR\r\nVERSION:2.0\r\n"));
        QVERIFY(ics.endsWith("END:VCALENDAR\r\n"));
        QVERIFY(ics.contains("DTSTART:20261201T190000Z\r\n"));
        QVERIFY(ics.contains("DESCRIPTION:One\\nTwo\r\n"));
        QVERIFY(ics.contains("TRIGGER:-PT1440M\r\n"));
        QByteArray unfolded = ics;
        unfolded.replace("\r\n ", "");
        QVERIFY(unfolded.contains("SUMMARY:Hellas\\; orders\\, turn 3 \\\\ " + u"ü"_s.repeated(60).toUtf8() + "\r\n"));
        for (const QByteArray& line : ics.split('\n')) {
            QVERIFY(line.size() <= 76);
            QVERIFY(line.isValidUtf8());
        }
    }
};

QTEST_GUILESS_MAIN(TestMailReader)
#include "tst_mail_reader.moc"
