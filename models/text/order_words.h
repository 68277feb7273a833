// Texts for the orders board: states of orders, deadlines, and the reminder. All are translatable.
#pragma once

#include "core/campaign/orders/order_status.h"

#include <QDateTime>

namespace ephor {

/// The current time; none to leave it out of the texts.
using Now = std::optional<campaign::ClubTime>;

campaign::ClubTime clubTimeOf(const QDateTime& time);
/// The date and time on the club's clock.
QDateTime dateTimeOf(const campaign::ClubTime& time);
/// The time zone of this computer, if `time` is in it; otherwise empty.
std::string zoneHere(const campaign::ClubTime& time);
/// "Tue 1 Dec 2026, 20:00"
QString timeText(const campaign::ClubTime& time);
/// "2 d 3 h", "5 min": the two largest units.
QString durationText(std::chrono::seconds length);

/// "Orders are due Tue 1 Dec 2026, 20:00, in 2 d 3 h; then every 7 days".
QString deadlineText(const campaign::OrderBoard& board, const Now& now);
/// A word or two: "in", "provisional", "late by 2 h", "standing orders", "nothing yet".
QString stateText(const campaign::BoardRow& row, const campaign::OrderBoard& board, const Now& now);
/// The same in a sentence, with the time of arrival and what applies if nothing more comes.
QString stateSentence(const campaign::BoardRow& row, const campaign::OrderBoard& board, const Now& now);
/// What applies if nothing more comes: "the standing orders count".
QString countsText(const campaign::BoardRow& row, const campaign::Scenario& scenario);
/// The players whose final orders are missing: "Anna (Athens), Carl (Sparta)". Powers with a draft are left out.
QString awaitedText(const campaign::OrderBoard& board, const campaign::Scenario& scenario,
                    const std::vector<campaign::PowerId>& drafted = {});

/// The missing orders, the deadline, and what applies otherwise; the text for a mail to all players. Powers with a
/// draft are not missing.
QString reminderText(const campaign::Campaign& campaign, const campaign::OrderBoard& board, const Now& now,
                     const std::vector<campaign::PowerId>& drafted = {});
/// The same for one player, without the state of the others.
QString reminderText(const campaign::Campaign& campaign, const campaign::OrderBoard& board, campaign::PowerId power,
                     const Now& now);

}  // namespace ephor
