// The words of the orders board: states of orders, deadlines, and the reminder that goes out. All translatable.
#pragma once

#include "core/campaign/orders/order_status.h"

#include <QDateTime>

namespace ephor {

/// Nothing where nobody looks at a clock.
using Now = std::optional<campaign::ClubTime>;

campaign::ClubTime clubTimeOf(const QDateTime& time);
/// Shows what the club's clock shows.
QDateTime dateTimeOf(const campaign::ClubTime& time);
/// The zone of this computer's clock, if the time is by it; else empty.
std::string zoneHere(const campaign::ClubTime& time);
/// "Tue 1 Dec 2026, 20:00"
QString timeText(const campaign::ClubTime& time);
/// "2 d 3 h", "5 min": the two largest units.
QString durationText(std::chrono::seconds length);

/// "Orders are due Tue 1 Dec 2026, 20:00, in 2 d 3 h; then every 7 days".
QString deadlineText(const campaign::OrderBoard& board, const Now& now);
/// In a word or two: "in", "provisional", "late by 2 h", "standing orders", "nothing yet".
QString stateText(const campaign::BoardRow& row, const campaign::OrderBoard& board, const Now& now);
/// The same in a sentence, with when the orders came in and what counts where nothing more comes.
QString stateSentence(const campaign::BoardRow& row, const campaign::OrderBoard& board, const Now& now);
/// "the standing orders count": what happens where nothing more comes.
QString countsText(const campaign::BoardRow& row, const campaign::Scenario& scenario);
/// "Anna (Athens), Carl (Sparta)": whose final orders are awaited.
QString awaitedText(const campaign::OrderBoard& board, const campaign::Scenario& scenario);

/// Whose orders are missing, until when, and what counts otherwise; to be pasted into a mail to all.
QString reminderText(const campaign::Campaign& campaign, const campaign::OrderBoard& board, const Now& now);
/// The same for one player, who is told nothing of the others.
QString reminderText(const campaign::Campaign& campaign, const campaign::OrderBoard& board, campaign::PowerId power,
                     const Now& now);

}  // namespace ephor
