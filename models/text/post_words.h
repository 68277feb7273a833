// Texts of the post: what mails to players say, and the words of its tables. All are translatable.
#pragma once

#include "models/campaign/post/post_office.h"
#include "models/mail/calendar.h"

namespace ephor {

QString text(store::MailKind kind);
QString text(store::MailState state);
/// A time of the post, which keeps it in ISO 8601; empty: there is none.
QString timeText(const QString& iso);
/// "[Six cities] Turn 3: report for Athens"
QString mailSubject(const campaign::Campaign& campaign, store::MailKind kind, campaign::PowerId power,
                    std::optional<int> turn = {});
/// The subject of mails with the packet of a pending battle: "[Six cities] Turn 3: battle 2 at Megara".
QString packetSubject(const campaign::Campaign& campaign, campaign::BattleId battle);
/// "packet sent" or "packet written"; empty: no mail with the packet was written.
QString packetState(const campaign::Campaign& campaign, const store::Post& post, campaign::BattleId battle);
/// The text above an attached packet.
QString packetMailText(const campaign::Campaign& campaign, const campaign::OrderBoard& board, campaign::PowerId power,
                       campaign::BattleId battle);
/// The text above an attached report, with the deadline and the letters to the power.
QString reportMailText(const campaign::Campaign& campaign, const campaign::OrderBoard& board, const store::Post& post,
                       campaign::PowerId power);
/// What the umpire understood: the submitted orders.
QString receiptMailText(const campaign::Campaign& campaign, const campaign::OrderBoard& board, campaign::PowerId power);
/// What is wrong with the orders in a mail, line by line, and the mail itself quoted below.
QString faultsMailText(const campaign::Campaign& campaign, const store::PostMail& mail, const Diagnostics& faults);
/// The letters that the reports of this turn bring: those to the power and the open ones; no power: only the open ones.
QString lettersText(const campaign::Campaign& campaign, const store::Post& post, campaign::PowerId power);
/// The deadline as an event with an alarm a day before. The campaign's founding hash makes its id unique.
CalendarEvent deadlineEvent(const campaign::Journal& journal, const campaign::Deadline& deadline);

}  // namespace ephor
