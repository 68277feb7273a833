// Only sound requests within the limits reach Qt's server.
#include "models/server/rate_limit.h"
#include "models/server/request_head.h"
#include "tests/support/effort.h"

#include <QtTest>
#include <random>

using namespace ephor;

namespace {

using State = RequestHead::State;

RequestHead headOf(const QByteArray& bytes) { return requestHead(bytes, {}); }

const QByteArray page = "GET /p/0123/ HTTP/1.1\r\nHost: war.example.org\r\nAccept: text/html, */*\r\n\r\n";
const QByteArray sheet =
    "POST /p/0123/orders HTTP/1.1\r\nHost: x\r\nContent-Type: text/plain\r\ncontent-length: 5\r\n\r\nhello";

}  // namespace

class TestRequestHead : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aSoundRequestHasItsLength() {
        for (const QByteArray& request : {page, sheet, QByteArray("HEAD / HTTP/1.0\r\n\r\n")}) {
            const RequestHead head = headOf(request);
            QCOMPARE(head.state, State::Sound);
            QCOMPARE(head.length, request.size());
        }
    }
    void anythingLessIsIncomplete() {
        for (const QByteArray& request : {page, sheet})
            for (qsizetype i = 0; i < request.indexOf("\r\n\r\n") + 4; ++i)
                QCOMPARE(headOf(request.first(i)).state, State::Incomplete);
    }
    void whatIsWrongIsRefused_data() {
        QTest::addColumn<QByteArray>("request");
        QTest::addColumn<int>("status");
        const auto row = [](const char* name, const QByteArray& request, int status) {
            QTest::newRow(name) << request + "\r\n\r\n" << status;
        };
        row("nothing", "", 400);
        row("no request", "hello", 400);
        row("no version", "GET /", 400);
        row("another version", "GET / HTTP/2.0", 505);
        row("the preface of HTTP/2", "PRI * HTTP/2.0", 400);
        row("another method", "DELETE / HTTP/1.1", 405);
        row("an address as target", "GET http://a/ HTTP/1.1", 400);
        row("another host as target", "GET //a/ HTTP/1.1", 400);
        row("a blank in the target", "GET /a b HTTP/1.1", 400);
        row("an umlaut in the target", "GET /\xc3\xa4 HTTP/1.1", 400);
        row("a field without a name", "GET / HTTP/1.1\r\n: x", 400);
        row("a blank before the colon", "GET / HTTP/1.1\r\nHost : x", 400);
        row("a folded field", "GET / HTTP/1.1\r\nA: x\r\n y", 400);
        row("a lonely line end", "GET / HTTP/1.1\r\nA: x\ny", 400);
        row("a null", QByteArray("GET / HTTP/1.1\r\nA: \0", 20), 400);
        row("a chunked body", "POST / HTTP/1.1\r\nTransfer-Encoding: chunked", 411);
        row("a body without a length", "POST / HTTP/1.1", 411);
        row("two lengths", "POST / HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 1", 400);
        row("a negative length", "POST / HTTP/1.1\r\nContent-Length: -1", 400);
        row("a signed length", "POST / HTTP/1.1\r\nContent-Length: +1", 400);
        row("too long", "POST / HTTP/1.1\r\nContent-Length: 65537", 413);
        row("far too long", "POST / HTTP/1.1\r\nContent-Length: 99999999999999999999999", 413);
        row("a body of a page", "GET / HTTP/1.1\r\nContent-Length: 1", 400);
        row("a web socket", "GET / HTTP/1.1\r\nUpgrade: websocket", 400);
        row("an expectation", "POST / HTTP/1.1\r\nExpect: 100-continue\r\nContent-Length: 1", 417);
    }
    void whatIsWrongIsRefused() {
        QFETCH(const QByteArray, request);
        QFETCH(const int, status);
        const RequestHead head = headOf(request);
        QCOMPARE(head.state, State::Refused);
        QCOMPARE(head.refusal, std::optional(static_cast<HttpStatus>(status)));
    }
    void aHeadHasItsLimit() {
        QByteArray endless = "GET / HTTP/1.1\r\n";
        while (endless.size() < ServerLimits().head - 10)
            endless += "A: b\r\n";
        QCOMPARE(headOf(endless).state, State::Incomplete);
        endless += "A: bbbbbbbbbbbbb\r\n\r\n";
        QCOMPARE(headOf(endless).refusal, std::optional(HttpStatus::RequestHeaderFieldsTooLarge));
    }
    void whateverIsChangedStaysWithinTheLimits() {
        std::mt19937 lots(26);
        for (int i = 0; i < testing::effort(20'000); ++i) {
            QByteArray bad = i % 2 == 0 ? page : sheet;
            for (int k = 0; k < 3; ++k)
                bad[static_cast<qsizetype>(lots() % static_cast<unsigned>(bad.size()))] = static_cast<char>(lots());
            const RequestHead head = headOf(bad);
            if (head.state == State::Sound)
                QVERIFY(head.length <= ServerLimits().head + ServerLimits().body);
            QCOMPARE(head.state == State::Refused, head.refusal.has_value());
        }
    }
    void aBucketFillsWithTime() {
        RateLimit limit(10, 1);
        int allowed = 0;
        for (int i = 0; i < 100; ++i)
            allowed += limit.allows(0) ? 1 : 0;
        QCOMPARE(allowed, 10);
        QVERIFY(limit.allows(100));
        QVERIFY(!limit.allows(150));
        QVERIFY(limit.allows(200));
    }
};

QTEST_GUILESS_MAIN(TestRequestHead)
#include "tst_request_head.moc"
