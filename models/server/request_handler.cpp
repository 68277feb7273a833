#include "models/server/request_handler.h"

#include "models/server/player_links.h"
#include "models/text.h"

#include <QtHttpServer/QHttpServerRequest>

using namespace Qt::StringLiterals;

namespace ephor {

namespace {

using HttpMethod = QHttpServerRequest::Method;

/// Rate limits of at most this many addresses are kept; then all are reset.
constexpr qsizetype mostRates = 1'000;

QHttpServerResponse responseOf(const QByteArray& type, const QByteArray& body, HttpStatus status = HttpStatus::Ok) {
    QHttpServerResponse response(type, body, status);
    QHttpHeaders headers = response.headers();
    using Header = QHttpHeaders::WellKnownHeader;
    headers.append(Header::Connection, "close");
    headers.append(Header::CacheControl, "private, no-cache");
    headers.append(Header::XContentTypeOptions, "nosniff");
    headers.append(Header::XFrameOptions, "DENY");
    headers.append("Referrer-Policy", "no-referrer");
    headers.append("X-Robots-Tag", "noindex");
    response.setHeaders(std::move(headers));
    return response;
}

void addHeader(QHttpServerResponse& response, QHttpHeaders::WellKnownHeader header, const QByteArray& value) {
    QHttpHeaders headers = response.headers();
    headers.append(header, value);
    response.setHeaders(std::move(headers));
}

QHttpServerResponse sentence(HttpStatus status, const QString& text) {
    return responseOf("text/plain; charset=utf-8", text.toUtf8() + '\n', status);
}

QHttpServerResponse nothingHere() {
    return sentence(HttpStatus::NotFound, tr("There is nothing here. Ask your umpire for your link."));
}

QHttpServerResponse jsonOf(const SheetAnswer& answer) {
    return responseOf("application/json", answer.json, answer.status);
}

QHttpServerResponse tooOften() {
    QHttpServerResponse response = sentence(HttpStatus::TooManyRequests, tr("Too many requests. Wait a moment."));
    addHeader(response, QHttpHeaders::WellKnownHeader::RetryAfter, "2");
    return response;
}

}  // namespace

struct RequestHandler::Path {
    QByteArray key;   ///< empty: not below /p/
    QByteArray what;  ///< after the key's slash
    bool hasSlash = false;
};

RequestHandler::RequestHandler(const ServerLimits& limits, Forward forward)
    : m_limits(limits), m_forward(std::move(forward)) {
    m_clock.start();
}

RequestHandler::Path RequestHandler::pathOf(const QHttpServerRequest& request) {
    const QByteArray path = request.url().path(QUrl::FullyEncoded).toLatin1();
    if (!path.startsWith("/p/"))
        return {};
    const QByteArray rest = path.sliced(3);
    const qsizetype slash = rest.indexOf('/');
    return slash < 0 ? Path{rest, {}, false} : Path{rest.first(slash), rest.sliced(slash + 1), true};
}

const ServedPower* RequestHandler::powerWithKey(QByteArrayView key) const {
    const QByteArray hash = hashOfKey(key);
    const ServedPower* found = nullptr;
    for (const ServedPower& one : *m_turn)
        if (areEqualHashes(one.linkHash, hash))
            found = &one;
    return found;
}

bool RequestHandler::isWithinRate(const ServedPower* power, const QHttpServerRequest& request) {
    if (m_rates.size() > mostRates)
        m_rates.clear();
    const QByteArray who = power ? power->linkHash : request.remoteAddress().toString().toLatin1();
    auto rate = m_rates.find(who);
    if (rate == m_rates.end())
        rate = m_rates.insert(who, RateLimit(power ? m_limits.requestsOfLink : m_limits.requestsOfOther));
    return rate->allows(m_clock.elapsed());
}

bool RequestHandler::handleRequest(const QHttpServerRequest& request, QHttpServerResponder& responder) {
    const Path path = pathOf(request);
    const ServedPower* const power = powerWithKey(path.key);
    if (!isWithinRate(power, request))
        responder.sendResponse(tooOften());
    else if (!power)
        responder.sendResponse(nothingHere());
    else if (request.method() == HttpMethod::Post && path.what == "orders")
        takeSheet(*power, request, responder);
    else
        responder.sendResponse(answerTo(*power, path, request));
    return true;
}

void RequestHandler::missingHandler(const QHttpServerRequest&, QHttpServerResponder& responder) {
    responder.sendResponse(nothingHere());
}

QHttpServerResponse RequestHandler::answerTo(const ServedPower& power, const Path& path,
                                             const QHttpServerRequest& request) const {
    if (request.method() != HttpMethod::Get && request.method() != HttpMethod::Head)
        return sentence(HttpStatus::MethodNotAllowed, tr("This page takes no orders."));
    if (!path.hasSlash) {
        QHttpServerResponse moved = responseOf("text/plain", {}, HttpStatus::PermanentRedirect);
        addHeader(moved, QHttpHeaders::WellKnownHeader::Location, path.key + '/');
        return moved;
    }
    const auto body = [&request](const QByteArray& whole) {
        return request.method() == HttpMethod::Head ? QByteArray() : whole;
    };
    if (path.what.isEmpty()) {
        const bool isKnown = request.value("if-none-match") == power.tag;
        QHttpServerResponse page = responseOf("text/html; charset=utf-8", isKnown ? QByteArray() : body(power.page),
                                              isKnown ? HttpStatus::NotModified : HttpStatus::Ok);
        addHeader(page, QHttpHeaders::WellKnownHeader::ETag, power.tag);
        return page;
    }
    if (path.what == "status")
        return responseOf("application/json", body(power.status));
    if (path.what == "deadline.ics" && !power.calendar.isEmpty())
        return responseOf("text/calendar; charset=utf-8", body(power.calendar));
    if (path.what == "turns.atom")
        return responseOf("application/atom+xml", body(power.feed));
    return nothingHere();
}

void RequestHandler::takeSheet(const ServedPower& power, const QHttpServerRequest& request,
                               QHttpServerResponder& responder) {
    if (!request.value("content-type").startsWith("text/plain"))
        return responder.sendResponse(sentence(HttpStatus::UnsupportedMediaType, tr("An order sheet is plain text.")));
    auto rate = m_sheetRates.find(power.linkHash);
    if (rate == m_sheetRates.end()) {
        constexpr double seconds = 20;
        rate = m_sheetRates.insert(power.linkHash, RateLimit(m_limits.sheetsOfLink, seconds));
    }
    if (!rate->allows(m_clock.elapsed()))
        return responder.sendResponse(
            jsonOf({HttpStatus::TooManyRequests,
                    "{\"error\":\"" + tr("Too many sheets at once. Try again in a minute.").toUtf8() + "\"}"}));
    m_waiting.insert(++m_last, std::make_shared<QHttpServerResponder>(std::move(responder)));
    m_forward(power.power, power.linkHash, request.body(), m_last);
}

void RequestHandler::answer(int number, const SheetAnswer& answer) {
    if (const auto responder = m_waiting.take(number))
        responder->sendResponse(jsonOf(answer));
}

}  // namespace ephor
