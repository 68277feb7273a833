#include "models/server/served_turn.h"

#include "core/base/sha256.h"
#include "core/campaign/journal/players_and_deadline.h"
#include "core/campaign/reports/report_set.h"
#include "core/pages/turn_page.h"
#include "models/campaign/post/post_office.h"
#include "models/mail/calendar.h"
#include "models/server/received_sheets.h"
#include "models/text.h"
#include "models/text/post_words.h"

#include <QXmlStreamWriter>
#include <algorithm>

using namespace Qt::StringLiterals;

namespace ephor {

using namespace campaign;

namespace {

/// One entry, for this turn: a feed reader keeps the earlier ones. Links are relative, because the server does not know
/// the address by which players reach it.
QByteArray feedOf(const Journal& journal, PowerId power, const QDateTime& since) {
    const Campaign& campaign = journal.campaign();
    const PowerInfo& info = campaign.scenario.powers[power.index()];
    const QString feedId = u"urn:ephor:%1:%2"_s.arg(toQString(journal.entries().front().hash), toQString(info.id));
    const QString updated = since.toUTC().toString(Qt::ISODate);
    const QString name = toQString(campaign.scenario.name) + u": "_s + toQString(info.name);
    QByteArray bytes;
    QXmlStreamWriter xml(&bytes);
    xml.writeStartDocument();
    xml.writeStartElement(u"feed"_s);
    xml.writeDefaultNamespace(u"http://www.w3.org/2005/Atom"_s);
    xml.writeTextElement(u"id"_s, feedId);
    xml.writeTextElement(u"title"_s, name);
    xml.writeTextElement(u"updated"_s, updated);
    xml.writeStartElement(u"author"_s);
    xml.writeTextElement(u"name"_s, u"Ephor"_s);
    xml.writeEndElement();
    xml.writeStartElement(u"entry"_s);
    xml.writeTextElement(u"id"_s, u"%1:%2"_s.arg(feedId).arg(campaign.state.course.turn));
    xml.writeTextElement(u"title"_s, tr("Turn %1").arg(campaign.state.course.turn));
    xml.writeTextElement(u"updated"_s, updated);
    xml.writeEmptyElement(u"link"_s);
    xml.writeAttribute(u"href"_s, u"./"_s);
    const std::optional<Deadline> deadline = deadlineOf(journal);
    xml.writeTextElement(u"summary"_s, deadline ? tr("Orders are due %1.").arg(timeText(deadline->at)) : QString());
    xml.writeEndElement();
    xml.writeEndElement();
    xml.writeEndDocument();
    return bytes;
}

}  // namespace

ServedTurn servedTurn(const Journal& journal, const store::Post& post, const QDateTime& since) {
    const Campaign& campaign = journal.campaign();
    ReportSet reports(campaign, journal.entries());
    const std::string replyTo = umpiresAddress(post).toStdString();
    const std::optional<Deadline> deadline = deadlineOf(journal);
    const auto pagesOf = [&](PowerId power) {
        ServedPower served;
        served.power = power;
        served.page = QByteArray::fromStdString(turnPage(reports, power, replyTo, PageHome::Server));
        served.tag = '"' + QByteArray::fromStdString(sha256Of(served.page.toStdString())).first(32) + '"';
        if (deadline)
            served.calendar = calendarOf({deadlineEvent(journal, *deadline)}, since);
        served.feed = feedOf(journal, power, since);
        return served;
    };
    ServedTurn turn;
    for (const store::PostLink& link : post.links) {
        const PowerId power = powerWithId(campaign.scenario, link.power);
        if (!power)
            continue;
        const auto same = std::ranges::find(turn, power, &ServedPower::power);
        ServedPower served = same == turn.end() ? pagesOf(power) : *same;
        served.seat = link.seat;
        served.linkHash = link.hash.toLatin1();
        served.status = sheetStatus(journal, post, power, link.seat);
        turn.push_back(std::move(served));
    }
    return turn;
}

}  // namespace ephor
