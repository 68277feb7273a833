// The post of a campaign: who is who by address, which orders a mail brings, and what is wrong with them.
#pragma once

#include "core/campaign/orders/order_status.h"
#include "core/campaign/orders/orders.h"
#include "models/mail/mail.h"
#include "models/store/campaign_post.h"
#include "models/text/order_words.h"

namespace ephor {

/// A person of a power; no power: not known.
struct Correspondent {
    campaign::PowerId power;
    store::PowerSeat seat = store::PowerSeat::Unknown;
};
Correspondent correspondentOf(const campaign::Scenario& scenario, const store::Post& post, const QString& address);

/// The addresses as they are edited, separated by commas. The umpire has no power.
QString addressesOf(const store::Post& post, const std::string& power, store::PowerSeat seat);
void setAddresses(store::Post& post, const std::string& power, store::PowerSeat seat, const QString& addresses);
/// Where mails to this person of the power go; empty: no address is known.
QString addressOf(const store::Post& post, const std::string& power, store::PowerSeat seat = store::PowerSeat::Player);
QString umpiresAddress(const store::Post& post);
/// What is no address in such a text; empty: all are.
QString wrongAddressIn(const QString& addresses);

/// An order sheet in the text of a mail. No power: it names none.
struct SheetInMail {
    campaign::PowerId power;
    QString text;
};
/// The sheets of a text, without a quoted mail below them; none where nothing reads like orders.
std::vector<SheetInMail> sheetsIn(const campaign::Campaign& campaign, const QString& text);

/// Result of an import.
struct MailImport {
    std::vector<std::size_t> added;  ///< indices in Post::mails, in the order of arrival
    int known = 0;                   ///< mails that were imported before
};
/// Adds mails to the post, those with orders sheet by sheet. Order forms that are attached count like text. A mail of a
/// player also acknowledges the report of the turn that was sent to them.
MailImport addMails(const campaign::Campaign& campaign, store::Post& post, std::vector<Mail> mails, const Now& now);

/// What the orders in a mail are worth now.
struct MailCheck {
    campaign::PowerId power;
    campaign::OrdersFrom from = campaign::OrdersFrom::Player;
    std::optional<campaign::Orders> orders;  ///< if there are no faults
    Diagnostics faults;
    Diagnostics advice;
};
/// The code of the fault of a deputy's sheet where there are orders of the player.
inline constexpr const char* replacedByPlayer = "post-deputy";
/// A deputy's sheet has no orders where the player's are in or wait to be submitted.
MailCheck checkMail(const campaign::Campaign& campaign, const store::Post& post, const store::PostMail& mail);
/// Whose a sheet on the desk is: the deputy's where it is a sheet of theirs, unchanged.
campaign::OrdersFrom writerOnDesk(const campaign::Campaign& campaign, const store::Post& post, campaign::PowerId power,
                                  const QString& text);
/// How they are received when they are submitted.
campaign::Receipt receiptFor(const store::PostMail& mail, const MailCheck& checked);
/// Whether the text is what the power has submitted for this turn.
bool isSubmitted(const campaign::Journal& journal, campaign::PowerId power, const QString& text);
/// Marks the mail as submitted. What still waited of its power and turn is dropped: earlier ones of the same person,
/// and all of the deputy where it is the player's.
void markSubmitted(store::Post& post, std::size_t mail);

/// Powers with a player.
std::vector<campaign::PowerId> playedPowers(const campaign::Journal& journal);
/// Invalid if no power has this id.
campaign::PowerId powerWithId(const campaign::Scenario& scenario, const QString& id);
/// The report mail of the power for this turn that was written last; null: none.
const store::PostMail* reportMailOf(const store::Post& post, const campaign::Campaign& campaign,
                                    campaign::PowerId power);
/// Powers whose players wait for a report of this turn: none was written, and no final orders of theirs are in.
std::vector<campaign::PowerId> reportsDue(const campaign::Journal& journal, const store::Post& post);
/// Powers with a player whose report of this turn was written and is not marked as sent.
std::vector<campaign::PowerId> reportsNotSent(const campaign::Journal& journal, const store::Post& post);
/// Entries for reports of this turn that are written as files: of each of the powers that has a player.
std::vector<store::PostMail> exportedReports(const campaign::Journal& journal, const store::Post& post,
                                             const std::vector<campaign::PowerId>& powers, const QString& subject,
                                             const Now& now);
/// A letter that is written now goes with the next report: this turn's, or if that was written already, the next one.
int turnOfLetter(const store::Post& post, const campaign::Campaign& campaign);

}  // namespace ephor
