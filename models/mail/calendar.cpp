#include "models/mail/calendar.h"

using namespace Qt::StringLiterals;

namespace ephor {

namespace {

QByteArray utc(const QDateTime& time) { return time.toUTC().toString(u"yyyyMMdd'T'HHmmss'Z'"_s).toLatin1(); }

/// A text value: RFC 5545, 3.3.11.
QByteArray escaped(QString text) {
    text.replace(u'\\', "\\\\"_L1).replace(u';', "\\;"_L1).replace(u',', "\\,"_L1);
    return text.replace("\r\n"_L1, "\\n"_L1).replace(u'\n', "\\n"_L1).toUtf8();
}

/// A line of at most 75 bytes, continued by lines that begin with a blank (3.1); no character is cut in two.
QByteArray folded(const QByteArray& line) {
    constexpr qsizetype longest = 75;
    QByteArray to;
    qsizetype at = 0;
    while (at < line.size()) {
        const qsizetype room = at == 0 ? longest : longest - 1;
        qsizetype end = std::min(at + room, line.size());
        const auto isInside = [&](qsizetype byte) { return (static_cast<uchar>(line[byte]) & 0xC0U) == 0x80U; };
        while (end < line.size() && end > at + 1 && isInside(end))
            --end;
        to += (at == 0 ? "" : " ") + line.sliced(at, end - at) + "\r\n";
        at = end;
    }
    return to;
}

}  // namespace

QByteArray calendarOf(const std::vector<CalendarEvent>& events, const QDateTime& stamp) {
    QByteArray to = "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Ephor//Ephor//EN\r\nMETHOD:PUBLISH\r\n";
    for (const CalendarEvent& event : events) {
        to += "BEGIN:VEVENT\r\n";
        to += folded("UID:" + escaped(event.uid));
        to += "DTSTAMP:" + utc(stamp) + "\r\nDTSTART:" + utc(event.at) + "\r\nDTEND:" + utc(event.at) + "\r\n";
        to += folded("SUMMARY:" + escaped(event.summary));
        if (!event.description.isEmpty())
            to += folded("DESCRIPTION:" + escaped(event.description));
        to += "TRANSP:TRANSPARENT\r\n";
        if (event.remindBefore > 0) {
            to += "BEGIN:VALARM\r\nACTION:DISPLAY\r\nTRIGGER:-PT" + QByteArray::number(event.remindBefore) + "M\r\n";
            to += folded("DESCRIPTION:" + escaped(event.summary)) + "END:VALARM\r\n";
        }
        to += "END:VEVENT\r\n";
    }
    return to + "END:VCALENDAR\r\n";
}

}  // namespace ephor
