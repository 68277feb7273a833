#include "models/server/request_head.h"

#include <QByteArrayList>
#include <algorithm>
#include <optional>

namespace ephor {

namespace {

RequestHead refused(HttpStatus status) { return {RequestHead::State::Refused, status, 0}; }

bool isTokenCharacter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
           QByteArrayView("!#$%&'*+-.^_`|~").contains(c);
}

bool isToken(QByteArrayView text) { return !text.isEmpty() && std::ranges::all_of(text, isTokenCharacter); }

bool isVisible(char c) { return c > 0x20 && c < 0x7f; }

bool isFieldCharacter(char c) { return c == '\t' || static_cast<uchar>(c) >= 0x20U; }

/// The refusal of a request line; none: it is sound.
std::optional<HttpStatus> lineRefusal(QByteArrayView line) {
    const qsizetype first = line.indexOf(' ');
    const qsizetype last = line.lastIndexOf(' ');
    if (first <= 0 || last <= first)
        return HttpStatus::BadRequest;
    const QByteArrayView method = line.first(first);
    const QByteArrayView target = line.sliced(first + 1, last - first - 1);
    const QByteArrayView version = line.sliced(last + 1);
    if (!isToken(method) || !target.startsWith('/') || target.startsWith("//") ||
        !std::ranges::all_of(target, isVisible))
        return HttpStatus::BadRequest;
    if (version != "HTTP/1.1" && version != "HTTP/1.0")
        return version.startsWith("HTTP/") ? HttpStatus::HttpVersionNotSupported : HttpStatus::BadRequest;
    if (method != "GET" && method != "HEAD" && method != "POST")
        return HttpStatus::MethodNotAllowed;
    return {};
}

bool isField(QByteArrayView name, const char* wanted) { return name.compare(wanted, Qt::CaseInsensitive) == 0; }

/// The length of the body that the fields tell, or a refusal.
struct BodyFields {
    std::optional<qsizetype> length;
    std::optional<HttpStatus> refusal;
};

void readField(QByteArrayView line, BodyFields& body) {
    const qsizetype colon = line.indexOf(':');
    const QByteArrayView name = colon < 0 ? QByteArrayView() : line.first(colon);
    if (!isToken(name) || !std::ranges::all_of(line, isFieldCharacter)) {
        body.refusal = HttpStatus::BadRequest;
        return;
    }
    const QByteArrayView value = line.sliced(colon + 1).trimmed();
    constexpr qsizetype mostDigits = 15;
    if (isField(name, "content-length")) {
        const bool isNumber =
            !value.isEmpty() && std::ranges::all_of(value, [](char c) { return c >= '0' && c <= '9'; });
        if (!isNumber || body.length)
            body.refusal = HttpStatus::BadRequest;
        else
            body.length = value.size() > mostDigits ? std::numeric_limits<qsizetype>::max() : value.toLongLong();
    } else if (isField(name, "transfer-encoding")) {
        body.refusal = HttpStatus::LengthRequired;
    } else if (isField(name, "expect")) {
        body.refusal = HttpStatus::ExpectationFailed;
    } else if (isField(name, "upgrade")) {
        body.refusal = HttpStatus::BadRequest;
    }
}

}  // namespace

RequestHead requestHead(QByteArrayView bytes, const ServerLimits& limits) {
    const qsizetype end = bytes.first(std::min(bytes.size(), limits.head)).indexOf("\r\n\r\n");
    if (end < 0)
        return bytes.size() < limits.head ? RequestHead() : refused(HttpStatus::RequestHeaderFieldsTooLarge);
    QByteArrayView rest = bytes.first(end);
    const qsizetype first = rest.indexOf("\r\n");
    const QByteArrayView line = first < 0 ? rest : rest.first(first);
    if (const auto refusal = lineRefusal(line))
        return refused(*refusal);
    rest = first < 0 ? QByteArrayView() : rest.sliced(first + 2);
    BodyFields body;
    while (!rest.isEmpty() && !body.refusal) {
        const qsizetype length = rest.indexOf("\r\n");
        readField(length < 0 ? rest : rest.first(length), body);
        rest = length < 0 ? QByteArrayView() : rest.sliced(length + 2);
    }
    if (body.refusal)
        return refused(*body.refusal);
    const bool isPost = line.startsWith("POST ");
    if (isPost && !body.length)
        return refused(HttpStatus::LengthRequired);
    const qsizetype length = body.length.value_or(0);
    if (!isPost && length > 0)
        return refused(HttpStatus::BadRequest);
    if (length > limits.body)
        return refused(HttpStatus::PayloadTooLarge);
    return {RequestHead::State::Sound, {}, end + 4 + length};
}

}  // namespace ephor
