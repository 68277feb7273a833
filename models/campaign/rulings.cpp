#include "models/campaign/rulings.h"

#include "core/campaign/journal/active_entries.h"

#include <QJsonDocument>
#include <QJsonObject>

namespace ephor {

using namespace campaign;

namespace {

QJsonObject actionOf(const JournalEntry& entry) {
    if (entry.kind != EntryKind::Ruling)
        return {};
    return QJsonDocument::fromJson(QByteArray::fromStdString(entry.action)).object();
}

const QString reasonKey = QStringLiteral("reason");

}  // namespace

std::vector<Seat> seatsOf(const Journal& journal) {
    std::vector<Seat> seats;
    for (const Players& players : playersOf(journal))
        seats.push_back({QString::fromStdString(players.player), QString::fromStdString(players.deputy)});
    return seats;
}

void seat(Journal& journal, const std::vector<Seat>& seats) {
    std::vector<Players> players;
    for (const Seat& one : seats)
        players.push_back({one.player.toStdString(), one.deputy.toStdString()});
    seatPlayers(journal, players);
}

QString reasonOf(const JournalEntry& entry) { return actionOf(entry).value(reasonKey).toString(); }

}  // namespace ephor
