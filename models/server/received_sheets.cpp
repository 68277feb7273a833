#include "models/server/received_sheets.h"

#include "core/base/sha256.h"
#include "models/text.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <algorithm>

using namespace Qt::StringLiterals;

namespace ephor {

using namespace campaign;
using store::MailKind;
using store::Post;
using store::PostMail;
using store::PowerSeat;

namespace {

QByteArray compact(const QJsonObject& object) { return QJsonDocument(object).toJson(QJsonDocument::Compact); }

SheetAnswer refusal(HttpStatus status, const QString& why) { return {status, compact({{u"error"_s, why}})}; }

const std::string& powersId(const Campaign& campaign, PowerId power) {
    return campaign.scenario.powers[power.index()].id;
}

/// The sheets of this person of the power for this turn, oldest first. Mails of unknown senders are the player's.
std::vector<const PostMail*> sheetsOf(const Campaign& campaign, const Post& post, PowerId power, PowerSeat seat) {
    const QString id = toQString(powersId(campaign, power));
    std::vector<const PostMail*> sheets;
    for (const PostMail& mail : post.mails)
        if (mail.kind == MailKind::Orders && mail.turn == campaign.state.course.turn && mail.power == id &&
            mail.writer() == seat)
            sheets.push_back(&mail);
    return sheets;
}

void addProblems(QJsonArray& to, const Diagnostics& found, bool areAdvice) {
    for (const Diagnostic& one : found)
        to << QJsonObject{
            {u"line"_s, one.place.line}, {u"text"_s, toQString(toText(one.message))}, {u"isAdvice"_s, areAdvice}};
}

bool isPlainText(const QByteArray& bytes) {
    const auto isControl = [](char c) { return static_cast<uchar>(c) < 0x20U && c != '\n' && c != '\r' && c != '\t'; };
    if (!bytes.isValidUtf8() || std::ranges::any_of(bytes, isControl))
        return false;
    const QString text = QString::fromUtf8(bytes);
    return text.toUtf8() == bytes && !text.contains(u'\xFFFE') && !text.contains(u'\xFFFF');
}

PostMail mailOf(const Campaign& campaign, const Post& post, PowerId power, PowerSeat seat, const ClubTime& now) {
    PostMail mail;
    mail.kind = MailKind::Orders;
    mail.turn = campaign.state.course.turn;
    mail.power = toQString(powersId(campaign, power));
    mail.seat = seat;
    // An address that two people share, or that belongs to another power, would say the wrong sender.
    const QString address = addressOf(post, powersId(campaign, power), seat);
    if (const Correspondent known = correspondentOf(campaign.scenario, post, address);
        known.power == power && known.seat == seat)
        mail.address = address;
    mail.subject = tr("Submitted to the server");
    mail.made = toQString(isoText(now));
    return mail;
}

}  // namespace

SheetAnswer sheetNotKept() {
    return refusal(HttpStatus::ServiceUnavailable,
                   tr("The sheet could not be kept. Try again in a minute, or copy the text and send it "
                      "to your umpire."));
}

SheetAnswer linkRevoked() {
    return refusal(HttpStatus::NotFound, tr("There is nothing here. Ask your umpire for your link."));
}

QByteArray sheetStatus(const Journal& journal, const Post& post, PowerId power, PowerSeat seat) {
    const Campaign& campaign = journal.campaign();
    QJsonObject status{{u"turn"_s, campaign.state.course.turn},
                       {u"isOpen"_s, campaign.state.course.phase == Phase::Orders},
                       {u"seat"_s, toQString(wordOf(seat))},
                       {u"received"_s, QJsonValue::Null}};
    const std::vector<const PostMail*> sheets = sheetsOf(campaign, post, power, seat);
    if (sheets.empty())
        return compact(status);
    const PostMail& last = *sheets.back();
    const std::string text = last.text.toStdString();
    const Result<ClubTime> at = clubTimeFrom(last.made.toStdString());
    status[u"received"_s] = at ? toQString(spokenText(*at)) : last.made;
    status[u"digest"_s] = toQString(sha256Of(text));
    status[u"isSubmitted"_s] = last.state == store::MailState::Submitted && isSubmitted(journal, power, last.text);
    QJsonArray problems;
    if (campaign.state.course.phase == Phase::Orders) {
        const MailCheck checked = checkMail(campaign, post, last);
        addProblems(problems, checked.faults, false);
        addProblems(problems, checked.advice, true);
    }
    status[u"problems"_s] = problems;
    return compact(status);
}

SheetAnswer keepSheet(const Journal& journal, Post post, PowerId power, PowerSeat seat, const QByteArray& sheet,
                      const ClubTime& now, const std::function<Result<void>(const Post&)>& write) {
    const Campaign& campaign = journal.campaign();
    if (sheet.trimmed().isEmpty() || !isPlainText(sheet))
        return refusal(HttpStatus::BadRequest, tr("This is not the text of an order sheet."));
    if (campaign.state.course.phase != Phase::Orders)
        return refusal(HttpStatus::Conflict,
                       tr("No orders are due now. Load the page again when the next turn has begun."));
    const std::vector<const PostMail*> before = sheetsOf(campaign, post, power, seat);
    PostMail mail = mailOf(campaign, post, power, seat, now);
    mail.text = QString::fromUtf8(sheet);
    if (!before.empty() && before.back()->text == mail.text)
        return {.json = sheetStatus(journal, post, power, seat)};
    if (std::ssize(before) >= mostSheets)
        return refusal(HttpStatus::TooManyRequests, tr("You have sent too many sheets in this turn. Ask your umpire."));
    post.mails.push_back(std::move(mail));
    if (const Result<void> written = write(post); !written)
        return sheetNotKept();
    return {.json = sheetStatus(journal, post, power, seat), .isNew = true};
}

}  // namespace ephor
