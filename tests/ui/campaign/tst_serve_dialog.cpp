// The server for players beside the window: started and stopped by hand, links that lead somewhere, sheets as they
// come.
#include "models/campaign/post/post_office.h"
#include "models/server/session_host.h"
#include "tests/support/campaign_file.h"
#include "tests/support/http_client.h"
#include "tests/ui/campaign/shown_campaign.h"
#include "tests/ui/pictures.h"
#include "tests/ui/widgets.h"
#include "ui/campaign/post/post_dialog.h"
#include "ui/campaign/server/link_code.h"
#include "ui/campaign/server/serve_dialog.h"
#include "ui/campaign/window/campaign_window.h"
#include "ui/common/window/message_bar.h"

#include <QClipboard>
#include <QDesktopServices>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSettings>
#include <QSpinBox>
#include <QTableWidget>
#include <QtNetwork/QTcpServer>
#include <QtTest>

using namespace ephor;
using namespace ephor::campaign;
using namespace Qt::StringLiterals;
using test::part;
using test::press;

namespace {

quint16 freePort() {
    QTcpServer server;
    return server.listen(QHostAddress::LocalHost, 0) ? server.serverPort() : quint16{0};
}

/// What would go to the mail program.
class MailProgram : public QObject {
    Q_OBJECT
public:
    MailProgram() { QDesktopServices::setUrlHandler(u"mailto"_s, this, "take"); }
    ~MailProgram() override { QDesktopServices::unsetUrlHandler(u"mailto"_s); }
    QList<QUrl> opened;
public Q_SLOTS:
    void take(const QUrl& url) { opened << url; }
};

}  // namespace

class TestServeDialog : public QObject {
    Q_OBJECT

    test::CampaignFolder m_folder;
    QTemporaryDir m_dir;
    std::unique_ptr<CampaignWindow> m_window;
    std::unique_ptr<QSettings> m_settings;
    ServeDialog* m_dialog = nullptr;

    QString cell(int row, int column) const {
        return part<QTableWidget>(*m_dialog, "servedPowers")->item(row, column)->text();
    }
    void open() {
        m_window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
        QTest::keyClick(m_window.get(), Qt::Key_S, Qt::ControlModifier | Qt::AltModifier);
        m_dialog = m_window->findChild<ServeDialog*>();
        QVERIFY(m_dialog && QTest::qWaitForWindowActive(m_dialog));
    }
    /// Starts at a free port, gives Athens a link and returns its path.
    QByteArray start() const {
        part<QSpinBox>(*m_dialog, "serverPort")->setValue(freePort());
        press(*m_dialog, "serverStart");
        part<QTableWidget>(*m_dialog, "servedPowers")->selectRow(0);
        press(*m_dialog, "linkNew");
        press(*m_dialog, "linkCopy");
        return QUrl(QGuiApplication::clipboard()->text()).path().toLatin1();
    }
    quint16 port() const { return static_cast<quint16>(part<QSpinBox>(*m_dialog, "serverPort")->value()); }
    int statusOf(const QByteArray& path) const { return test::ask(port(), test::getRequest(path)).status; }

private Q_SLOTS:
    void init() {
        test::dressUp();
        m_settings = std::make_unique<QSettings>(m_dir.filePath(u"settings.ini"_s), QSettings::IniFormat);
        auto session = m_folder.found("small");
        QVERIFY(session->perform([](Journal& journal) { seatPlayers(journal, {{"Anna", ""}, {"Carl", ""}}); }));
        store::Post post;
        setAddresses(post, "athens", store::PowerSeat::Player, u"anna@example.org"_s);
        QVERIFY(session->setPost(post));
        m_window = test::shownCampaign(std::move(session), {.settings = m_settings.get()});
        QVERIFY(m_window->isActiveWindow());
        open();
    }
    void cleanup() { m_window.reset(); }

    void aDeputyGetsALinkBelowThePlayers() {
        const auto& table = *part<QTableWidget>(*m_dialog, "servedPowers");
        QCOMPARE(table.rowCount(), 2);
        QVERIFY(m_window->session().perform(
            [](Journal& journal) { seatPlayers(journal, {{"Anna", "Dora"}, {"Carl", ""}}); }));
        QCOMPARE(table.rowCount(), 3);
        QCOMPARE(cell(1, 1), u"Deputy: Dora"_s);
        QCOMPARE(cell(2, 1), u"Carl"_s);
        const QByteArray players = start();
        part<QTableWidget>(*m_dialog, "servedPowers")->selectRow(1);
        press(*m_dialog, "linkNew");
        QVERIFY(part<QLabel>(*m_dialog, "serverSaid")->text().contains(u"the deputy of Athens"_s));
        press(*m_dialog, "linkCopy");
        const QByteArray deputys = QUrl(QGuiApplication::clipboard()->text()).path().toLatin1();
        QVERIFY(deputys != players);
        QTRY_COMPARE_WITH_TIMEOUT(statusOf(deputys), 200, 30'000);
        const QByteArray sheet = "Orders of Athens, turn 1\nattic: hold\n";
        QCOMPARE(test::ask(port(), test::postRequest(deputys + "orders", sheet)).status, 200);
        QCOMPARE(cell(0, 3), u"none"_s);
        QVERIFY2(cell(1, 3).endsWith(u"no problems"_s), qPrintable(cell(1, 3)));
        test::keepPicture(*m_dialog, u"serve_deputy"_s);
        press(*m_dialog, "linkRevoke");
        QTRY_COMPARE_WITH_TIMEOUT(statusOf(deputys), 404, 30'000);
        QCOMPARE(statusOf(players), 200);
    }
    void aPlayerSubmitsWhileTheWindowIsOpen() {
        QCOMPARE(part<QLabel>(*m_dialog, "serverState")->text(), u"The server does not run."_s);
        const QByteArray path = start();
        QCOMPARE(cell(0, 2), u"new"_s);
        QCOMPARE(cell(1, 2), u"none"_s);
        QTRY_COMPARE_WITH_TIMEOUT(statusOf(path), 200, 30'000);
        const QByteArray sheet = "Orders of Athens, turn 1\nattic: march nowhere\n";
        QCOMPARE(test::ask(port(), test::postRequest(path + "orders", sheet)).status, 200);
        QVERIFY2(cell(0, 3).endsWith(u"1 problem"_s) || cell(0, 3).endsWith(u"1 problems"_s), qPrintable(cell(0, 3)));
        const auto* bar = m_window->findChild<MessageBar*>();
        QVERIFY(bar->isVisible());
        test::keepPicture(*m_dialog, u"serve-dialog"_s);
        press(*m_dialog, "serverPost");
        auto* post = m_window->findChild<PostDialog*>();
        QVERIFY(post);
        post->close();
        m_dialog->close();
        QTRY_VERIFY(!m_window->findChild<ServeDialog*>());
        open();
        QCOMPARE(part<QPushButton>(*m_dialog, "serverStart")->text(), u"&Stop"_s);
        QCOMPARE(cell(0, 2), u"new"_s);
        QCOMPARE(statusOf(path), 200);
        press(*m_dialog, "serverStart");
        QCOMPARE(statusOf(path), 0);
    }
    void aRevokedLinkLeadsNowhere() {
        const QByteArray path = start();
        QTRY_COMPARE_WITH_TIMEOUT(statusOf(path), 200, 30'000);
        press(*m_dialog, "linkRevoke");
        QCOMPARE(cell(0, 2), u"none"_s);
        QVERIFY(!part<QPushButton>(*m_dialog, "linkCopy")->isEnabled());
        QTRY_COMPARE_WITH_TIMEOUT(statusOf(path), 404, 30'000);
    }
    void aLinkIsMailedAndShownAsACode() {
        MailProgram mails;
        part<QLineEdit>(*m_dialog, "serverUrl")->setText(u"https://war.example.org/"_s);
        const QByteArray path = start();
        QCOMPARE(QGuiApplication::clipboard()->text(), u"https://war.example.org"_s + QString::fromLatin1(path));
        press(*m_dialog, "linkMail");
        QCOMPARE(mails.opened.size(), 1);
        QCOMPARE(mails.opened.front().path(), u"anna@example.org"_s);
        QVERIFY(QUrl::fromPercentEncoding(mails.opened.front().toEncoded()).contains(QString::fromLatin1(path)));
        press(*m_dialog, "linkCode");
        auto* code = m_dialog->findChild<LinkCode*>();
        QVERIFY(code && code->isVisible());
        test::keepPicture(*code, u"serve-code"_s);
        QVERIFY(!code->findChild<QLabel*>(u"linkCodeImage"_s)->pixmap().isNull());
        QCOMPARE(m_settings->value(u"server/url"_s).toString(), u"https://war.example.org/"_s);
    }
    void aPortThatIsTakenIsSaid() {
        QTcpServer other;
        QVERIFY(other.listen(QHostAddress::LocalHost, 0));
        part<QSpinBox>(*m_dialog, "serverPort")->setValue(other.serverPort());
        press(*m_dialog, "serverStart");
        QVERIFY(part<QLabel>(*m_dialog, "serverSaid")->text().contains(u"Choose another port"_s));
        QCOMPARE(part<QPushButton>(*m_dialog, "serverStart")->text(), u"&Start"_s);
    }
    void theWindowClosesWhileItServes() {
        const QByteArray path = start();
        const quint16 at = port();
        QTRY_COMPARE_WITH_TIMEOUT(statusOf(path), 200, 30'000);
        m_window.reset();
        QCOMPARE(test::ask(at, test::getRequest(path)).status, 0);
    }
};

QTEST_MAIN(TestServeDialog)
#include "tst_serve_dialog.moc"
