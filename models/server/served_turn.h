// What the server for players answers at one moment of a campaign.
#pragma once

#include "core/campaign/journal/journal.h"
#include "models/store/campaign_post.h"

#include <QByteArray>
#include <QDateTime>

namespace ephor {

/// What the player or deputy of a power gets. Made from what the power may know and nothing else.
struct ServedPower {
    campaign::PowerId power;
    store::PowerSeat seat = store::PowerSeat::Player;
    QByteArray linkHash;  ///< of the key of its link
    QByteArray page;      ///< HTML
    QByteArray tag;       ///< names this page in HTTP
    QByteArray calendar;  ///< iCalendar; empty: there is no deadline
    QByteArray feed;      ///< Atom
    QByteArray status;    ///< sheetStatus()
};

/// All that have a link.
using ServedTurn = std::vector<ServedPower>;

/// `since`: when this turn was first served. Takes a while for many powers.
ServedTurn servedTurn(const campaign::Journal& journal, const store::Post& post, const QDateTime& since);

}  // namespace ephor
