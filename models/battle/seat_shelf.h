// Who plays each side of a battle, and their standing orders: stored apart from the records.
#pragma once

#include "models/battle/battle_session.h"

class QSettings;

namespace ephor {

struct Seating {
    std::array<By, 2> players{By::Person, By::Person};
    std::array<StandingOrders, 2> orders;

    friend bool operator==(const Seating&, const Seating&) = default;
};

Seating seatingOf(const BattleSession& session);
/// Sets players and orders; a player that this program cannot make stays a person.
void setSeating(BattleSession& session, const Seating& seating);

class SeatShelf {
public:
    /// The most battles that are kept; the least recently used are dropped.
    static constexpr qsizetype most = 200;

    /// The settings come from app/ and must outlive it.
    explicit SeatShelf(QSettings& settings) : m_settings(settings) {}

    /// The key of a battle: it stays the same while the battle goes on, and in each copy of its file.
    static QString keyOf(const Record& record);

    /// By keyOf(); two persons without orders where nothing is stored.
    Seating at(const QString& key) const;
    /// Two persons without orders remove the battle.
    void put(const QString& key, const Seating& seating);

private:
    QSettings& m_settings;
};

}  // namespace ephor
