// The server for players: each link leads to one power, sheets are kept before they are answered, and nobody disturbs
// the others.
#include "core/campaign/orders/order_writer.h"
#include "core/campaign/reports/report_set.h"
#include "core/pages/turn_page.h"
#include "models/server/player_links.h"
#include "models/server/session_host.h"
#include "tests/support/campaign_file.h"
#include "tests/support/effort.h"
#include "tests/support/http_client.h"

#include <QtTest>
#include <random>

using namespace ephor;
using namespace ephor::campaign;
using namespace Qt::StringLiterals;
using test::HttpConnection;
using test::HttpReply;

namespace {

/// A campaign that is served, with the keys of its links.
struct Served {
    std::unique_ptr<CampaignSession> session;
    std::unique_ptr<SessionHost> host;
    std::vector<QByteArray> paths;  ///< by power: "/p/KEY/"
    quint16 port = 0;

    Served(test::CampaignFolder& folder, const char* scenario, const ServerLimits& limits = {})
        : session(folder.found(scenario)) {
        store::Post post;
        for (const PowerInfo& info : session->scenario().powers)
            paths.push_back(pathOfLink(renewLink(post, {info.id})).toLatin1());
        QVERIFY(session->setPost(post));
        host = std::make_unique<SessionHost>(*session, nullptr, limits);
        QSignalSpy shown(host.get(), &SessionHost::shown);
        const Result<quint16> started = host->start(QHostAddress::LocalHost, 0);
        QVERIFY(started);
        port = *started;
        QVERIFY(shown.wait(60'000));
    }
    HttpReply get(const QByteArray& path) const { return test::ask(port, test::getRequest(path)); }
    HttpReply submit(std::size_t power, const QByteArray& sheet) const {
        return test::ask(port, test::postRequest(paths[power] + "orders", sheet));
    }
    /// Waits until the present campaign is served.
    void waitForPages() const {
        QSignalSpy shown(host.get(), &SessionHost::shown);
        QVERIFY(shown.wait(60'000));
    }
};

QByteArray head(const Campaign& campaign, std::size_t power) {
    return QByteArray::fromStdString("Orders of " + campaign.scenario.powers[power].name + ", turn " +
                                     std::to_string(campaign.state.course.turn) + "\n");
}

QJsonObject objectIn(const QByteArray& json) { return QJsonDocument::fromJson(json).object(); }

qint64 residentBytes() {
    QFile statm(u"/proc/self/statm"_s);
    constexpr qint64 page = 4096;
    return statm.open(QIODevice::ReadOnly) ? statm.readAll().split(' ').value(1).toLongLong() * page : 0;
}

}  // namespace

class TestPlayerServer : public QObject {
    Q_OBJECT

    test::CampaignFolder m_folder;

private Q_SLOTS:
    void aLinkLeadsToThePageOfItsPowerAlone() {
        const Served served(m_folder, "small");
        ReportSet reports(served.session->campaign(), served.session->journal().entries());
        for (std::size_t i = 0; i < served.paths.size(); ++i) {
            const HttpReply reply = served.get(served.paths[i]);
            QCOMPARE(reply.status, 200);
            QCOMPARE(reply.body,
                     QByteArray::fromStdString(turnPage(reports, PowerId(static_cast<int>(i)), {}, PageHome::Server)));
            QVERIFY(reply.body.contains("connect-src 'self'"));
            QVERIFY(reply.body.contains("\"isServed\":true"));
        }
        QCOMPARE(served.get(served.paths[0].chopped(1)).status, 308);
    }
    void whateverLeadsNowhereLooksTheSame() {
        const Served served(m_folder, "small");
        store::Post post = served.session->post();
        const QByteArray renewed = pathOfLink(renewLink(post, {"sparta"})).toLatin1();
        revokeLink(post, {"athens"});
        QVERIFY(served.session->setPost(post));
        served.waitForPages();
        QCOMPARE(served.get(renewed).status, 200);
        QByteArray guessed = renewed;
        guessed[5] = guessed[5] == '0' ? '1' : '0';
        const HttpReply nothing = served.get("/");
        QCOMPARE(nothing.status, 404);
        for (const QByteArray& path :
             {served.paths[0], served.paths[1], guessed, renewed + "..", "/p/" + renewed, QByteArray("/p//"),
              served.paths[0] + "status", guessed + "deadline.ics", renewed + "orders.txt"}) {
            const HttpReply reply = served.get(path);
            QCOMPARE(reply.head, nothing.head);
            QCOMPARE(reply.body, nothing.body);
        }
        QCOMPARE(served.submit(0, head(served.session->campaign(), 0)).status, 404);
        QVERIFY(served.session->post().mails.empty());
    }
    void theFileKeepsNoKey() {
        const Served served(m_folder, "small");
        QFile file(served.session->file());
        QVERIFY(file.open(QIODevice::ReadOnly));
        QFile log(served.session->file() + u"-wal"_s);
        QVERIFY(log.open(QIODevice::ReadOnly));
        const QByteArray bytes = file.readAll() + log.readAll();
        QVERIFY(bytes.contains(hashOfKey(served.paths[0].sliced(3, 32))));
        for (const QByteArray& path : served.paths)
            QVERIFY(!bytes.contains(path.sliced(3, 32)));
    }
    void aSheetIsInTheFileWhenItIsAnswered() {
        const Served served(m_folder, "small");
        const QByteArray sheet = head(served.session->campaign(), 0) + "attic: march nowhere\n";
        const HttpReply reply = served.submit(0, sheet);
        QCOMPARE(reply.status, 200);
        const auto again = test::CampaignFolder::open(served.session->file());
        QCOMPARE(again->post().mails.size(), std::size_t{1});
        const store::PostMail& mail = again->post().mails.front();
        QCOMPARE(mail.text.toUtf8(), sheet);
        QCOMPARE(mail.power, u"athens"_s);
        QCOMPARE(mail.state, store::MailState::New);
        const QJsonObject told = objectIn(reply.body);
        QCOMPARE(told[u"digest"].toString().toLatin1(),
                 QCryptographicHash::hash(sheet, QCryptographicHash::Sha256).toHex());
        QCOMPARE(told[u"problems"].toArray().size(), 1);
        QCOMPARE(told[u"problems"].toArray().first()[u"line"].toInt(), 2);
        served.waitForPages();
        QCOMPARE(served.get(served.paths[0] + "status").body, reply.body);
        QVERIFY(objectIn(served.get(served.paths[1] + "status").body)[u"received"].isNull());
    }
    void theSameSheetIsKeptOnce() {
        const Served served(m_folder, "small");
        const QByteArray sheet = head(served.session->campaign(), 0);
        const HttpReply first = served.submit(0, sheet);
        QCOMPARE(served.submit(0, sheet).body, first.body);
        QCOMPARE(served.session->post().mails.size(), std::size_t{1});
        QCOMPARE(served.submit(0, sheet + "# again\n").status, 200);
        QCOMPARE(served.session->post().mails.size(), std::size_t{2});
    }
    void onlyATextInItsTurnIsTaken() {
        const Served served(m_folder, "small");
        for (const QByteArray& bad : {QByteArray(), QByteArray(" \n"), QByteArray("\xff\xfe"), QByteArray("a\0b", 3),
                                      QByteArray("a\x1b[2J"), QByteArray("a\xef\xbf\xbf")})
            QCOMPARE(served.submit(0, bad).status, 400);
        QCOMPARE(test::ask(served.port, "POST " + served.paths[0] +
                                            "orders HTTP/1.1\r\nContent-Type: text/html\r\nContent-Length: "
                                            "1\r\n\r\na")
                     .status,
                 415);
        QCOMPARE(test::ask(served.port, test::postRequest(served.paths[0], "a")).status, 405);
        QVERIFY(served.session->adjudicateTurn());
        QCOMPARE(served.submit(1, "Orders of Sparta, turn 1\n").status, 409);
        QVERIFY(served.session->post().mails.empty());
    }
    void aSheetOfAnotherPowerIsItsProblemAndChangesNothing() {
        const Served served(m_folder, "small");
        const QJsonObject told = objectIn(served.submit(0, head(served.session->campaign(), 1)).body);
        QVERIFY(!told[u"problems"].toArray().isEmpty());
        QCOMPARE(served.session->post().mails.front().power, u"athens"_s);
        QVERIFY(!checkMail(served.session->campaign(), served.session->post(), served.session->post().mails.front())
                     .orders);
    }
    /// The page is the player's, sheets are told apart, and those of the deputy never replace the player's.
    void aDeputyHasALinkOfTheirOwn() {
        const Served served(m_folder, "small");
        store::Post post = served.session->post();
        const LinkHolder deputy{"athens", store::PowerSeat::Deputy};
        const QByteArray path = pathOfLink(renewLink(post, deputy)).toLatin1();
        QVERIFY(served.session->setPost(post));
        served.waitForPages();
        QCOMPARE(served.get(path).body, served.get(served.paths[0]).body);
        QCOMPARE(objectIn(served.get(path + "status").body)[u"seat"].toString(), u"deputy"_s);
        const QByteArray sheet = head(served.session->campaign(), 0) + "attic: hold\n";
        QCOMPARE(test::ask(served.port, test::postRequest(path + "orders", sheet)).status, 200);
        served.waitForPages();
        QVERIFY(objectIn(served.get(served.paths[0] + "status").body)[u"received"].isNull());
        QVERIFY(!objectIn(served.get(path + "status").body)[u"received"].isNull());
        const store::PostMail& mail = served.session->post().mails.front();
        QCOMPARE(mail.seat, store::PowerSeat::Deputy);
        QCOMPARE(checkMail(served.session->campaign(), served.session->post(), mail).from, OrdersFrom::Deputy);
        QVERIFY(checkMail(served.session->campaign(), served.session->post(), mail).orders);
        QCOMPARE(served.submit(0, sheet).status, 200);
        QCOMPARE(served.session->post().mails.back().seat, store::PowerSeat::Player);
        QVERIFY(!checkMail(served.session->campaign(), served.session->post(), served.session->post().mails.front())
                     .orders);
        QVERIFY(
            checkMail(served.session->campaign(), served.session->post(), served.session->post().mails.back()).orders);
        const auto again = test::CampaignFolder::open(served.session->file());
        QVERIFY(again->post() == served.session->post());

        post = served.session->post();
        revokeLink(post, deputy);
        QVERIFY(served.session->setPost(post));
        served.waitForPages();
        QCOMPARE(served.get(path).status, 404);
        QCOMPARE(served.get(served.paths[0]).status, 200);
    }
    void eightPlayersAtOnceOrderWhatTheyWouldByMail() {
        const Served served(m_folder, "hellas_431");
        const auto byMail = m_folder.found("hellas_431");
        const Campaign& campaign = served.session->campaign();
        constexpr std::size_t players = 8;
        std::vector<QByteArray> sheets;
        std::vector<std::unique_ptr<HttpConnection>> connections;
        for (std::size_t i = 0; i < players; ++i) {
            const PowerId power(static_cast<int>(i));
            sheets.push_back(QByteArray::fromStdString(ordersText(campaign, power, standInOrders(campaign, power))));
            connections.push_back(std::make_unique<HttpConnection>(
                served.port, test::postRequest(served.paths[i] + "orders", sheets.back())));
        }
        for (const auto& connection : connections) {
            const HttpReply reply = connection->wait();
            QCOMPARE(reply.status, 200);
            QVERIFY2(!reply.body.contains("\"isAdvice\":false"), reply.body.constData());
        }
        const store::Post post = served.session->post();
        QCOMPARE(post.mails.size(), players);
        for (const store::PostMail& mail : post.mails) {
            const MailCheck checked = checkMail(campaign, post, mail);
            QVERIFY(checked.orders);
            auto submission = served.session->readOrders(checked.power, mail.text.toStdString(), {});
            QVERIFY(submission && served.session->submitOrders(checked.power, *submission));
        }
        for (std::size_t i = 0; i < players; ++i) {
            const PowerId power(static_cast<int>(i));
            auto submission = byMail->readOrders(power, sheets[i].toStdString(), {});
            QVERIFY(submission && byMail->submitOrders(power, *submission));
        }
        const State before = campaign.state;
        QVERIFY(served.session->adjudicateTurn());
        QVERIFY(byMail->adjudicateTurn());
        QVERIFY(served.session->campaign().state == byMail->campaign().state);
        QVERIFY(served.session->campaign().state != before);
    }
    void slowClientsBlockNobodyAndAreCutOff() {
        ServerLimits limits;
        limits.requestTime = 1'500;
        const Served served(m_folder, "small", limits);
        std::vector<std::unique_ptr<HttpConnection>> slow;
        for (int i = 0; i < 100; ++i)
            slow.push_back(std::make_unique<HttpConnection>(
                served.port, i % 2 == 0 ? QByteArray("GET / HTTP/1.1\r\nA: ")
                                        : test::postRequest(served.paths[0] + "orders", "hello").chopped(2)));
        QCOMPARE(served.get(served.paths[1]).status, 200);
        QVERIFY(slow.front()->isOpen());
        for (const auto& one : slow)
            QCOMPARE(one->wait().status, 408);
        QVERIFY(served.session->post().mails.empty());
    }
    void aBodyOfAHundredMegabytesIsRefusedAtOnce() {
        const Served served(m_folder, "small");
        const qint64 before = residentBytes();
        constexpr int megabyte = 1 << 20;
        for (int i = 0; i < 5; ++i) {
            HttpConnection large(served.port, "POST " + served.paths[0] +
                                                  "orders HTTP/1.1\r\nContent-Type: text/plain\r\nContent-Length: "
                                                  "100000000\r\n\r\n");
            large.send(QByteArray(megabyte, '0'));
            QCOMPARE(large.wait().status, 413);
        }
        QVERIFY2(residentBytes() - before < 10 * megabyte, QByteArray::number(residentBytes() - before).constData());
    }
    void aSecondRequestInAConnectionIsNotTaken() {
        const Served served(m_folder, "small");
        const QByteArray twice = test::getRequest(served.paths[0]) + test::getRequest(served.paths[0]);
        QCOMPARE(test::ask(served.port, twice).status, 400);
        HttpConnection connection(served.port, test::getRequest(served.paths[0] + "status"));
        QTRY_COMPARE_WITH_TIMEOUT(connection.reply().status, 200, 30'000);
        connection.send(test::postRequest(served.paths[0] + "orders", "hello"));
        connection.wait();
        QVERIFY(served.session->post().mails.empty());
    }
    void thousandsOfMalformedRequestsHarmNothing() {
        ServerLimits limits;
        limits.requestTime = 100;
        const Served served(m_folder, "small", limits);
        std::mt19937 lots(26);
        const int all = testing::effort(3'000);
        for (int done = 0; done < all; done += 150) {
            std::vector<std::unique_ptr<HttpConnection>> some;
            for (int i = 0; i < 150; ++i) {
                QByteArray bad = i % 2 == 0 ? test::getRequest(served.paths[0])
                                            : test::postRequest(served.paths[0] + "orders", "hello");
                for (int k = 0; k < 4; ++k)
                    bad[static_cast<qsizetype>(lots() % static_cast<unsigned>(bad.size()))] = static_cast<char>(lots());
                some.push_back(std::make_unique<HttpConnection>(served.port, bad));
            }
            for (const auto& one : some)
                QVERIFY(one->wait().status >= 200);
        }
        QTRY_COMPARE_WITH_TIMEOUT(served.get(served.paths[0]).status, 200, 30'000);
    }
    void whoAsksTooOftenIsToldToWait() {
        ServerLimits limits;
        limits.requestsOfOther = 1;
        limits.sheetsOfLink = 0.1;
        const Served served(m_folder, "small", limits);
        QCOMPARE(served.get("/").status, 404);
        QCOMPARE(served.get("/").status, 404);
        QTRY_COMPARE_WITH_TIMEOUT(served.get("/").status, 429, 30'000);
        QCOMPARE(served.get(served.paths[0]).status, 200);
        for (int i = 0; i < 2; ++i)
            QCOMPARE(served.submit(0, "# " + QByteArray::number(i)).status, 200);
        QCOMPARE(served.submit(0, "# more").status, 429);
        QCOMPARE(served.submit(1, "# another").status, 200);
    }
    void aPlayerSendsOnlySoManySheetsInATurn() {
        const Served served(m_folder, "small");
        store::Post post = served.session->post();
        store::PostMail mail;
        mail.kind = store::MailKind::Orders;
        mail.turn = 1;
        mail.power = u"athens"_s;
        post.mails.assign(mostSheets, mail);
        QVERIFY(served.session->setPost(post));
        QCOMPARE(served.submit(0, "# one more").status, 429);
        QCOMPARE(served.submit(1, "# of another").status, 200);
    }
    void theDeadlineAndTheTurnsCanBeSubscribedTo() {
        const Served served(m_folder, "small");
        QCOMPARE(served.get(served.paths[0] + "deadline.ics").status, 404);
        const Deadline deadline{*clubTimeFrom("2026-12-01T20:00+01:00"), 7};
        QVERIFY(served.session->perform([&](Journal& journal) { setDeadline(journal, deadline); }));
        served.waitForPages();
        QVERIFY(served.get(served.paths[0] + "deadline.ics").body.contains("DTSTART:20261201T190000Z"));
        const QByteArray feed = served.get(served.paths[0] + "turns.atom").body;
        QXmlStreamReader xml(feed);
        int links = 0;
        while (!xml.atEnd())
            links += xml.readNext() == QXmlStreamReader::StartElement && xml.name() == u"link" ? 1 : 0;
        QVERIFY(!xml.hasError());
        QCOMPARE(links, 1);
    }
    void aPageThatIsKnownIsNotSentAgain() {
        const Served served(m_folder, "small");
        const HttpReply first = served.get(served.paths[0]);
        const qsizetype at = first.head.indexOf("etag: ") + 6;
        const QByteArray tag = first.head.sliced(at, first.head.indexOf('\r', at) - at);
        QByteArray request = test::getRequest(served.paths[0]);
        request.insert(request.indexOf("\r\n") + 2, "If-None-Match: " + tag + "\r\n");
        const HttpReply again = test::ask(served.port, request);
        QCOMPARE(again.status, 304);
        QVERIFY(again.body.isEmpty());
    }
    void aHeadHasNoBody() {
        const Served served(m_folder, "small");
        for (const char* what : {"", "status", "turns.atom"}) {
            const HttpReply reply =
                test::ask(served.port, "HEAD " + served.paths[0] + what + " HTTP/1.1\r\nHost: x\r\n\r\n");
            QCOMPARE(reply.status, 200);
            QVERIFY(reply.body.isEmpty());
        }
    }
    void itStopsAndStartsAgain() {
        const Served served(m_folder, "small");
        HttpConnection open(served.port, "GET /");
        QTRY_VERIFY(open.isOpen());
        served.host->stop();
        QVERIFY(!served.host->isRunning());
        open.wait();
        QCOMPARE(served.get(served.paths[0]).status, 0);
        const Result<quint16> again = served.host->start(QHostAddress::LocalHost, served.port);
        QVERIFY(again);
        QTRY_COMPARE_WITH_TIMEOUT(served.get(served.paths[0]).status, 200, 30'000);
        SessionHost other(*served.session, nullptr);
        const Result<quint16> taken = other.start(QHostAddress::LocalHost, served.port);
        QVERIFY(!taken);
        QVERIFY(toText(taken.error().front()).contains("Choose another port"));
    }
};

QTEST_GUILESS_MAIN(TestPlayerServer)
#include "tst_player_server.moc"
