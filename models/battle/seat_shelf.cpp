#include "models/battle/seat_shelf.h"

#include "core/ai/computer_players.h"
#include "core/io/records/record_io.h"

#include <QSettings>

namespace ephor {

namespace {

const QString seatOrder = QStringLiteral("seats/order");

QString seatsAt(const QString& key) { return QStringLiteral("seats/") + key; }

std::optional<By> playerNamed(const QString& word) {
    const std::string kind = word.toStdString();
    return kind == name(By::Person) ? By::Person : computerPlayerKind(kind);
}

}  // namespace

Seating seatingOf(const BattleSession& session) {
    Seating seating;
    for (const Side side : bothSides) {
        seating.players[index(side)] = session.player(side);
        seating.orders[index(side)] = session.orders(side);
    }
    return seating;
}

void setSeating(BattleSession& session, const Seating& seating) {
    for (const Side side : bothSides)
        if (session.orders(side) != seating.orders[index(side)])
            session.setOrders(side, seating.orders[index(side)]);
    session.setPlayers(seating.players);
}

QString SeatShelf::keyOf(const Record& record) {
    Record begun;
    begun.setup = record.setup;
    begun.dice = record.dice;
    begun.forks = record.forks;
    return QString::fromStdString(toHex(digestOf(toText(begun))));
}

/// Lines "a player doctrine" and "a order <key> <value>".
Seating SeatShelf::at(const QString& key) const {
    Seating seating;
    for (const QString& line : m_settings.value(seatsAt(key)).toStringList()) {
        const QString side = line.section(u' ', 0, 0);
        const QString what = line.section(u' ', 1, 1);
        if (side != QStringLiteral("a") && side != QStringLiteral("b"))
            continue;
        const std::size_t seat = side == QStringLiteral("a") ? 0 : 1;
        if (what == QStringLiteral("player"))
            seating.players[seat] = playerNamed(line.section(u' ', 2)).value_or(By::Person);
        else if (what == QStringLiteral("order"))
            seating.orders[seat].emplace_back(line.section(u' ', 2, 2).toStdString(),
                                              line.section(u' ', 3).toStdString());
    }
    return seating;
}

void SeatShelf::put(const QString& key, const Seating& seating) {
    QStringList keys = m_settings.value(seatOrder).toStringList();
    keys.removeAll(key);
    if (seating == Seating{}) {
        m_settings.remove(seatsAt(key));
    } else {
        QStringList lines;
        for (const std::size_t seat : {0U, 1U}) {
            const QString side = seat == 0 ? QStringLiteral("a") : QStringLiteral("b");
            lines << QStringLiteral("%1 player %2").arg(side, QString::fromUtf8(name(seating.players[seat])));
            for (const auto& [orderKey, value] : seating.orders[seat])
                lines << QStringLiteral("%1 order %2 %3")
                             .arg(side, QString::fromStdString(orderKey), QString::fromStdString(value));
        }
        m_settings.setValue(seatsAt(key), lines);
        keys.prepend(key);
    }
    while (keys.size() > most)
        m_settings.remove(seatsAt(keys.takeLast()));
    m_settings.setValue(seatOrder, keys);
}

}  // namespace ephor
