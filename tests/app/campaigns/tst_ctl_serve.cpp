// ephorctl campaign serve and link: players are served until Ctrl+C, and what was receipted is in the file whatever
// happens.
#include "models/store/campaign_store.h"
#include "tests/app/ctl_run.h"
#include "tests/support/http_client.h"

#include <csignal>
#include <map>

using namespace ephor;
using namespace Qt::StringLiterals;
using test::HttpConnection;
using test::HttpReply;

namespace {

const QString file = u"war.ephor"_s;
const QStringList powers{u"argos"_s, u"athens"_s, u"corinth"_s, u"sparta"_s};

Came ctl(const CtlFolder& folder, const QStringList& rest) { return folder.run(QStringList{u"campaign"_s} + rest); }

/// The path of a new link: "/p/KEY/".
QByteArray pathIn(const Came& came) { return QUrl(came.json()[u"link"].toString()).path().toLatin1(); }

/// A campaign that is served by a process of its own.
class Serving {
public:
    explicit Serving(const CtlFolder& folder) {
        m_process.setWorkingDirectory(folder.path({}));
        m_process.start(QStringLiteral(EPHORCTL), {u"campaign"_s, u"serve"_s, file, u"--port"_s, u"0"_s, u"--json"_s});
        QByteArray out;
        while (!out.contains("\n}\n") && m_process.waitForReadyRead(60'000))
            out += m_process.readAllStandardOutput();
        m_started = QJsonDocument::fromJson(out).object();
    }
    ~Serving() { end(SIGKILL); }
    quint16 port() const { return static_cast<quint16>(m_started[u"port"].toInt()); }
    /// As it is told at the start; undefined: this person has none.
    QJsonValue linkOf(const QString& power, const QString& seat) const {
        for (const QJsonValue& one : m_started[u"links"].toArray())
            if (one[u"power"].toString() == power && one[u"seat"].toString() == seat)
                return one[u"link"];
        return QJsonValue(QJsonValue::Undefined);
    }
    /// Its exit status.
    int end(int signal) {
        if (m_process.state() == QProcess::NotRunning)
            return -1;
        ::kill(static_cast<pid_t>(m_process.processId()), signal);
        m_process.waitForFinished(60'000);
        return m_process.exitCode();
    }

private:
    QProcess m_process;
    QJsonObject m_started;
};

}  // namespace

class TestCtlServe : public QObject {
    Q_OBJECT

    static std::map<QString, QByteArray> begin(const CtlFolder& folder) {
        std::map<QString, QByteArray> paths;
        [&] { COMES(ctl(folder, {u"new"_s, u"quick_start"_s, file, u"--seed"_s, u"1"_s}), 0); }();
        for (const QString& power : powers)
            paths[power] = pathIn(ctl(folder, {u"link"_s, file, power, u"--json"_s}));
        return paths;
    }

private Q_SLOTS:
    void aLinkIsMadeRenewedAndRevoked() {
        const CtlFolder folder;
        const auto paths = begin(folder);
        QVERIFY(QRegularExpression(u"^/p/[0-9a-f]{32}/$"_s).match(QString::fromLatin1(paths.at(powers[0]))).hasMatch());
        const Came again = ctl(folder, {u"link"_s, file, powers[0]});
        QVERIFY2(again.out.contains("--renew"), again.all().constData());
        const Came renewed =
            ctl(folder, {u"link"_s, file, powers[0], u"--renew"_s, u"--url"_s, u"https://war.example.org/"_s});
        QVERIFY2(renewed.out.startsWith("https://war.example.org/p/"), renewed.all().constData());
        QVERIFY(!renewed.out.contains(paths.at(powers[0])));
        COMES(ctl(folder, {u"link"_s, file, powers[0], u"--revoke"_s}), 0);
        QVERIFY(!ctl(folder, {u"link"_s, file, powers[0], u"--revoke"_s, u"--json"_s}).json()[u"has_link"].toBool());
        COMES(ctl(folder, {u"link"_s, file, powers[0], u"--revoke"_s, u"--renew"_s}), 2);
        COMES(ctl(folder, {u"link"_s, file, u"troy"_s}), 2);
        COMES(ctl(folder, {u"verify"_s, file}), 0);
    }
    void aDeputyHasALinkBesideThePlayers() {
        const CtlFolder folder;
        const auto paths = begin(folder);
        const Came made = ctl(folder, {u"link"_s, file, powers[0], u"--deputy"_s, u"--json"_s});
        QCOMPARE(made.json()[u"seat"].toString(), u"deputy"_s);
        QVERIFY(pathIn(made) != paths.at(powers[0]));
        const Serving serving(folder);
        // The key of a link that was made before is not known.
        QCOMPARE(serving.linkOf(powers[0], u"deputy"_s), QJsonValue());
        QCOMPARE(serving.linkOf(powers[0], u"player"_s), QJsonValue());
        QCOMPARE(serving.linkOf(powers[1], u"deputy"_s), QJsonValue(QJsonValue::Undefined));
        QCOMPARE(test::ask(serving.port(), test::getRequest(pathIn(made))).status, 200);
        COMES(ctl(folder, {u"link"_s, file, powers[0], u"--deputy"_s, u"--revoke"_s}), 0);
        QVERIFY(ctl(folder, {u"link"_s, file, powers[0], u"--json"_s}).json()[u"has_link"].toBool());
        QTRY_COMPARE_WITH_TIMEOUT(test::ask(serving.port(), test::getRequest(pathIn(made))).status, 404, 60'000);
    }
    void aPlayerLoadsAPageAndSubmitsAndTheUmpireAdjudicates() {
        const CtlFolder folder;
        const auto paths = begin(folder);
        Serving serving(folder);
        const QByteArray path = paths.at(u"athens"_s);
        QVERIFY(test::ask(serving.port(), test::getRequest(path)).body.contains("Orders of Athens"));
        const QByteArray sheet = "Orders of Athens, turn 1\n";
        QCOMPARE(test::ask(serving.port(), test::postRequest(path + "orders", sheet)).status, 200);
        const Came came = ctl(folder, {u"import"_s, file, u"--submit"_s, u"--json"_s});
        QCOMPARE(came.json()[u"submitted"].toInt(), 1);
        COMES(ctl(folder, {u"adjudicate"_s, file}), 0);
        QTRY_VERIFY_WITH_TIMEOUT(test::ask(serving.port(), test::getRequest(path)).body.contains("\"isOpen\":false"),
                                 60'000);
        QCOMPARE(serving.end(SIGINT), 0);
        QVERIFY(!folder.files().contains(file + u".serving"_s));
        COMES(ctl(folder, {u"verify"_s, file}), 0);
    }
    void aLinkThatIsRevokedMeanwhileLeadsNowhere() {
        const CtlFolder folder;
        const auto paths = begin(folder);
        const Serving serving(folder);
        const QByteArray path = paths.at(powers[1]);
        QCOMPARE(test::ask(serving.port(), test::getRequest(path)).status, 200);
        COMES(ctl(folder, {u"link"_s, file, powers[1], u"--revoke"_s}), 0);
        // At once for sheets, a moment later for pages.
        QCOMPARE(test::ask(serving.port(), test::postRequest(path + "orders", "# late")).status, 404);
        QTRY_COMPARE_WITH_TIMEOUT(test::ask(serving.port(), test::getRequest(path)).status, 404, 60'000);
    }
    void whatWasReceiptedIsThereAfterAKill() {
        for (int round = 1; round <= 3; ++round) {
            const CtlFolder folder;
            const auto paths = begin(folder);
            Serving serving(folder);
            std::map<QByteArray, std::unique_ptr<HttpConnection>> sent;
            for (int i = 0; i < 10; ++i)
                for (const auto& [power, path] : paths) {
                    const QByteArray sheet = "# sheet " + QByteArray::number(i) + " of " + power.toLatin1();
                    sent[sheet] =
                        std::make_unique<HttpConnection>(serving.port(), test::postRequest(path + "orders", sheet));
                }
            const auto receipted = [&sent] {
                return std::ranges::count_if(sent, [](const auto& one) { return one.second->reply().status == 200; });
            };
            QTRY_VERIFY_WITH_TIMEOUT(receipted() >= 5 * round, 60'000);
            serving.end(SIGKILL);
            QVERIFY(receipted() < std::ssize(sent));
            const Result<store::Post> post =
                store::CampaignStore::open(folder.path(file)).and_then([](auto opened) { return opened.readPost(); });
            QVERIFY(post);
            for (const auto& [sheet, connection] : sent)
                if (connection->wait().status == 200)
                    QVERIFY2(std::ranges::contains(post->mails, QString::fromLatin1(sheet), &store::PostMail::text),
                             sheet.constData());
            // The lock of the killed program is nobody's.
            Serving again(folder);
            QVERIFY(again.port() != 0);
        }
    }
    void oneProgramServesACampaign() {
        const CtlFolder folder;
        begin(folder);
        const QStringList serve{u"serve"_s, file, u"--port"_s, u"0"_s};
        {
            const Serving serving(folder);
            QVERIFY(serving.port() != 0);
            const Came second = ctl(folder, serve);
            QCOMPARE(second.status, 3);
            QVERIFY2(second.err.contains("is served by another program"), second.all().constData());
        }
        const Result<store::CampaignStore> window = store::CampaignStore::open(folder.path(file));
        QVERIFY(window);
        const Came beside = ctl(folder, serve);
        QCOMPARE(beside.status, 3);
        QVERIFY2(beside.err.contains("Serve to players"), beside.all().constData());
    }
    void whatCannotBeServedIsSaid() {
        const CtlFolder folder;
        COMES(ctl(folder, {u"serve"_s, file}), 3);
        COMES(ctl(folder, {u"new"_s, u"quick_start"_s, file}), 0);
        COMES(ctl(folder, {u"serve"_s, file, u"--port"_s, u"0"_s}), 2);
        COMES(ctl(folder, {u"serve"_s, file, u"--listen"_s, u"nowhere"_s}), 2);
        COMES(ctl(folder, {u"serve"_s, file, u"--port"_s, u"65536"_s}), 2);
        COMES(ctl(folder, {u"serve"_s, file, u"--url"_s, u"war.example.org"_s}), 2);
    }
};

QTEST_GUILESS_MAIN(TestCtlServe)
#include "tst_ctl_serve.moc"
