#include "models/campaign/post/post_office.h"

#include "core/campaign/journal/active_entries.h"
#include "core/campaign/orders/order_reader.h"
#include "models/campaign/orders/order_text.h"
#include "models/mail/mail_text.h"
#include "models/text.h"

#include <QRegularExpression>
#include <algorithm>

using namespace Qt::StringLiterals;

namespace ephor {

using namespace campaign;
using store::MailKind;
using store::MailState;
using store::Post;
using store::PostAddress;
using store::PostMail;

namespace {

QStringList singleAddresses(const QString& addresses) {
    QStringList all;
    for (const QString& one : addresses.split(u',', Qt::SkipEmptyParts))
        if (const QString trimmed = one.trimmed().toLower(); !trimmed.isEmpty())
            all << trimmed;
    return all;
}

const std::string& idOfPower(const Scenario& scenario, PowerId power) { return scenario.powers[power.index()].id; }

QString timeOrEmpty(const Now& now) { return now ? toQString(isoText(*now)) : QString(); }

/// When a mail came: what it says itself, unless that is still to come.
QString arrivalOf(const Mail& mail, const Now& now) {
    if (!mail.date.isValid() || (now && mail.date > dateTimeOf(*now)))
        return timeOrEmpty(now);
    const ClubTime time = clubTimeOf(mail.date);
    return clubTimeFrom(isoText(time)) ? toQString(isoText(time)) : timeOrEmpty(now);
}

bool saysAnything(const OrderSheet& sheet) {
    return !sheet.orders.empty() || !sheet.envoys.empty() || !sheet.voyages.empty() || !sheet.deals.empty();
}

bool isTextFile(const MailAttachment& attachment) {
    return attachment.type.startsWith("text/plain") || attachment.name.endsWith(".toml"_L1, Qt::CaseInsensitive) ||
           attachment.name.endsWith(".txt"_L1, Qt::CaseInsensitive);
}

QString textOf(const MailAttachment& attachment) {
    const QByteArray bytes = attachment.bytes.left(static_cast<qsizetype>(largestOrders));
    return plainText(bytes.isValidUtf8() ? QString::fromUtf8(bytes) : QString::fromLatin1(bytes));
}

bool isKnownMail(const Post& post, const Mail& mail, std::size_t before) {
    return std::ranges::any_of(
        post.mails.begin(), post.mails.begin() + static_cast<std::ptrdiff_t>(before), [&](const PostMail& one) {
            if (!one.isIncoming())
                return false;
            return mail.messageId.isEmpty() ? one.address == mail.from && one.messageId.isEmpty() &&
                                                  one.subject == mail.subject && mail.text.contains(one.text)
                                            : one.messageId == mail.messageId;
        });
}

/// A player who writes after the report was made has got it.
void acknowledge(Post& post, const Campaign& campaign, PowerId power, const QString& at) {
    PostMail* report = nullptr;
    for (PostMail& one : post.mails)
        if (one.kind == MailKind::Report && one.turn == campaign.state.course.turn &&
            powerWithId(campaign.scenario, one.power) == power)
            report = &one;
    if (!report || !report->read.isEmpty())
        return;
    const Result<ClubTime> made = clubTimeFrom(report->made.toStdString());
    const Result<ClubTime> came = clubTimeFrom(at.toStdString());
    if (made && came && came->moment >= made->moment)
        report->read = at;
}

Diagnostic postFault(const char* code, Message message) {
    return {Severity::Error, code, {}, std::move(message), {}, {}};
}

}  // namespace

std::vector<PowerId> playedPowers(const Journal& journal) {
    std::vector<PowerId> played;
    const std::vector<Players> players = playersOf(journal);
    for (std::size_t i = 0; i < players.size(); ++i)
        if (!players[i].player.empty())
            played.emplace_back(static_cast<int>(i));
    return played;
}

PowerId powerWithId(const Scenario& scenario, const QString& id) { return scenario.powerWithId(id.toStdString()); }

Correspondent correspondentOf(const Scenario& scenario, const Post& post, const QString& address) {
    for (const PostAddress& one : post.addresses)
        if (!one.power.isEmpty() && singleAddresses(one.addresses).contains(address.toLower()))
            return {powerWithId(scenario, one.power), one.seat};
    return {};
}

QString addressesOf(const Post& post, const std::string& power, store::PowerSeat seat) {
    for (const PostAddress& one : post.addresses)
        if (one.power == toQString(power) && one.seat == seat)
            return one.addresses;
    return {};
}

void setAddresses(Post& post, const std::string& power, store::PowerSeat seat, const QString& addresses) {
    const QString all = singleAddresses(addresses).join(u", "_s);
    std::erase_if(post.addresses,
                  [&](const PostAddress& one) { return one.power == toQString(power) && one.seat == seat; });
    if (!all.isEmpty())
        post.addresses.push_back({toQString(power), seat, all});
    std::ranges::sort(post.addresses, {}, [](const PostAddress& one) { return std::pair(one.power, one.seat); });
}

QString addressOf(const Post& post, const std::string& power, store::PowerSeat seat) {
    return singleAddresses(addressesOf(post, power, seat)).value(0);
}

QString umpiresAddress(const Post& post) { return addressOf(post, {}, store::PowerSeat::Umpire); }

QString wrongAddressIn(const QString& addresses) {
    static const QRegularExpression address(
        u"^[^\\s<>\"\\[\\]():;,@]+@[^\\s<>\"\\[\\]():;,@]+\\.[^\\s<>\"\\[\\]():;,@.]+$"_s);
    for (const QString& one : singleAddresses(addresses))
        if (!address.match(one).hasMatch())
            return one;
    return {};
}

std::vector<SheetInMail> sheetsIn(const Campaign& campaign, const QString& text) {
    std::vector<SheetInMail> all;
    if (const auto sheets = readOrderSheets(campaign, text.toStdString(), {}))
        for (const OrderSheet& sheet : *sheets)
            if (sheet.whose || saysAnything(sheet))
                all.push_back({sheet.whose, toQString(sheet.text)});
    return all;
}

MailImport addMails(const Campaign& campaign, Post& post, std::vector<Mail> mails, const Now& now) {
    std::ranges::stable_sort(mails, {}, [](const Mail& mail) {
        return mail.date.isValid() ? mail.date.toMSecsSinceEpoch() : std::numeric_limits<qint64>::max();
    });
    MailImport import;
    for (const Mail& mail : mails) {
        if (isKnownMail(post, mail, post.mails.size())) {
            ++import.known;
            continue;
        }
        std::vector<SheetInMail> sheets;
        for (const MailAttachment& attachment : mail.attachments)
            if (isTextFile(attachment))
                std::ranges::move(sheetsIn(campaign, textOf(attachment)), std::back_inserter(sheets));
        std::ranges::move(sheetsIn(campaign, mail.text), std::back_inserter(sheets));
        const Correspondent sender = correspondentOf(campaign.scenario, post, mail.from);
        PostMail row;
        row.kind = sheets.empty() ? MailKind::Other : MailKind::Orders;
        row.turn = campaign.state.course.turn;
        row.seat = sender.seat;
        row.address = mail.from;
        row.subject = mail.subject;
        row.messageId = mail.messageId;
        row.thread = mail.answers.join(u' ');
        row.made = arrivalOf(mail, now);
        if (sender.power)
            acknowledge(post, campaign, sender.power, row.made);
        if (sheets.empty())
            sheets.push_back({{}, mail.text});
        for (const SheetInMail& sheet : sheets) {
            const PowerId power = sheet.power ? sheet.power : sender.power;
            row.power = power ? toQString(idOfPower(campaign.scenario, power)) : QString();
            row.text = sheet.text;
            import.added.push_back(post.mails.size());
            post.mails.push_back(row);
        }
    }
    return import;
}

namespace {

bool isOpen(const PostMail& mail) { return mail.state == MailState::New || mail.state == MailState::Drafted; }

/// As the mail says, or else by its address.
bool isFromDeputy(const Campaign& campaign, const Post& post, const PostMail& mail) {
    const store::PowerSeat seat = mail.seat == store::PowerSeat::Unknown
                                      ? correspondentOf(campaign.scenario, post, mail.address).seat
                                      : mail.seat;
    return seat == store::PowerSeat::Deputy;
}

/// Whether orders of the player are in for this turn, or wait to be submitted.
bool hasOrdersOfPlayer(const Campaign& campaign, const Post& post, PowerId power) {
    if (campaign.state.powers[power.index()].from == OrdersFrom::Player)
        return true;
    const QString id = toQString(idOfPower(campaign.scenario, power));
    return std::ranges::any_of(post.mails, [&](const PostMail& one) {
        return one.kind == MailKind::Orders && isOpen(one) && one.turn == campaign.state.course.turn &&
               one.power == id && !isFromDeputy(campaign, post, one) && checkMail(campaign, post, one).orders;
    });
}

}  // namespace

MailCheck checkMail(const Campaign& campaign, const Post& post, const PostMail& mail) {
    MailCheck checked;
    checked.power = powerWithId(campaign.scenario, mail.power);
    if (mail.kind != MailKind::Orders) {
        checked.faults = {postFault("post-no-orders", "There are no orders in this mail.")};
        return checked;
    }
    if (!checked.power) {
        checked.faults = {postFault("post-power",
                                    "The mail does not say whose orders these are, and its sender is not "
                                    "known. Enter the sender's address under Assign players, or write "
                                    "the power above the orders.")};
        return checked;
    }
    const std::string& name = campaign.scenario.powers[checked.power.index()].name;
    const Correspondent sender = correspondentOf(campaign.scenario, post, mail.address);
    if (isFromDeputy(campaign, post, mail)) {
        checked.from = OrdersFrom::Deputy;
        if (mail.state != MailState::Submitted && hasOrdersOfPlayer(campaign, post, checked.power))
            checked.faults.push_back(
                postFault(replacedByPlayer, "The player has sent orders; a deputy's orders do not replace them."));
    }
    if (sender.power && sender.power != checked.power)
        checked.faults.push_back(postFault(
            "post-sender", {"{0} belongs to {1}, and the orders are for {2}. Ask the player whose they are.",
                            {mail.address.toStdString(), campaign.scenario.powers[sender.power.index()].name, name}}));
    else if (!sender.power && !mail.address.isEmpty() &&
             !addressOf(post, idOfPower(campaign.scenario, checked.power)).isEmpty())
        checked.faults.push_back(postFault(
            "post-sender", {"{0} is not an address of {1}. Add it under Assign players if the mail is theirs.",
                            {mail.address.toStdString(), name}}));
    Result<Orders> orders = ordersIn(campaign, checked.power, mail.text.toStdString(), {}, checked.advice);
    if (!orders)
        std::ranges::copy(orders.error(), std::back_inserter(checked.faults));
    else if (checked.faults.empty())
        checked.orders = *std::move(orders);
    return checked;
}

OrdersFrom writerOnDesk(const Campaign& campaign, const Post& post, PowerId power, const QString& text) {
    const QString id = toQString(idOfPower(campaign.scenario, power));
    const auto mail = std::ranges::find_if(post.mails.rbegin(), post.mails.rend(), [&](const PostMail& one) {
        return one.kind == MailKind::Orders && one.state == MailState::Drafted &&
               one.turn == campaign.state.course.turn && one.power == id && one.text == text;
    });
    const bool isDeputys = mail != post.mails.rend() && isFromDeputy(campaign, post, *mail);
    return isDeputys ? OrdersFrom::Deputy : OrdersFrom::Player;
}

Receipt receiptFor(const PostMail& mail, const MailCheck& checked) {
    Receipt receipt{{}, !checked.orders || checked.orders->isFinal, checked.from};
    if (const Result<ClubTime> at = clubTimeFrom(mail.made.toStdString()))
        receipt.at = *at;
    return receipt;
}

bool isSubmitted(const Journal& journal, PowerId power, const QString& text) {
    const std::string& id = idOfPower(journal.campaign().scenario, power);
    if (journal.campaign().state.powers[power.index()].from == OrdersFrom::Nobody)
        return false;
    const std::vector<const JournalEntry*> entries = activeEntries(journal.entries());
    const auto last = std::ranges::find_if(entries.rbegin(), entries.rend(), [&](const JournalEntry* one) {
        return (one->kind == EntryKind::Orders && one->who == id) || one->kind == EntryKind::Close;
    });
    return last != entries.rend() && (*last)->kind == EntryKind::Orders &&
           (*last)->action.ends_with(text.toStdString());
}

void markSubmitted(Post& post, std::size_t mail) {
    PostMail& submitted = post.mails[mail];
    for (std::size_t i = 0; i < post.mails.size(); ++i) {
        PostMail& one = post.mails[i];
        const bool isReplaced =
            submitted.writer() == one.writer() ? i < mail : one.writer() == store::PowerSeat::Deputy;
        if (isReplaced && one.kind == MailKind::Orders && one.power == submitted.power && one.turn == submitted.turn &&
            isOpen(one))
            one.state = MailState::Dropped;
    }
    submitted.state = MailState::Submitted;
}

const PostMail* reportMailOf(const Post& post, const Campaign& campaign, PowerId power) {
    const QString id = toQString(idOfPower(campaign.scenario, power));
    const auto found = std::ranges::find_if(post.mails.rbegin(), post.mails.rend(), [&](const PostMail& one) {
        return one.kind == MailKind::Report && one.turn == campaign.state.course.turn && one.power == id;
    });
    return found == post.mails.rend() ? nullptr : &*found;
}

std::vector<PowerId> reportsDue(const Journal& journal, const Post& post) {
    std::vector<PowerId> due = playedPowers(journal);
    const OrderBoard board = boardOf(journal);
    std::erase_if(due, [&](PowerId power) {
        const BoardRow& row = board.rows[power.index()];
        const bool areIn = row.from == OrdersFrom::Player && row.receipt.isFinal;
        return areIn || reportMailOf(post, journal.campaign(), power);
    });
    return due;
}

std::vector<PowerId> reportsNotSent(const Journal& journal, const Post& post) {
    std::vector<PowerId> written = playedPowers(journal);
    std::erase_if(written, [&](PowerId power) {
        const PostMail* report = reportMailOf(post, journal.campaign(), power);
        return !report || !report->sent.isEmpty();
    });
    return written;
}

std::vector<PostMail> exportedReports(const Journal& journal, const Post& post, const std::vector<PowerId>& powers,
                                      const QString& subject, const Now& now) {
    std::vector<PostMail> entries;
    for (const PowerId power : playedPowers(journal)) {
        if (!std::ranges::contains(powers, power))
            continue;
        const std::string& id = idOfPower(journal.campaign().scenario, power);
        PostMail& entry = entries.emplace_back();
        entry.kind = MailKind::Report;
        entry.turn = journal.campaign().state.course.turn;
        entry.power = toQString(id);
        entry.address = addressOf(post, id);
        entry.subject = subject;
        entry.made = timeOrEmpty(now);
    }
    return entries;
}

int turnOfLetter(const Post& post, const Campaign& campaign) {
    const int turn = campaign.state.course.turn;
    const bool isWritten = std::ranges::any_of(
        post.mails, [&](const PostMail& one) { return one.kind == MailKind::Report && one.turn == turn; });
    return isWritten ? turn + 1 : turn;
}

}  // namespace ephor
