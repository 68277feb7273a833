// Who plays each side of a battle, and how: players, standing orders, dice that wait.
#include "core/ai/computer_players.h"
#include "models/battle/battle_session.h"

#include <limits>

namespace ephor {

std::vector<By> BattleSession::playersAtHand() const {
    std::vector<By> kinds{By::Person};
    for (const By kind : computerPlayers)
        if (kind == By::Standard || (m_factory && m_factory(kind, *m_game)))
            kinds.push_back(kind);
    return kinds;
}

/// False if nothing changes, or if this program has no such player.
bool BattleSession::takeSeat(Side side, By kind) {
    if (player(side) == kind || isBusy())
        return false;
    std::shared_ptr<const Player> player;
    if (kind == By::Standard)
        player = m_live.seats().standIn;
    else if (kind != By::Person && m_factory)
        player = m_factory(kind, *m_game);
    if (kind != By::Person && !player)
        return false;
    m_plays[index(side)] = kind;
    m_live.editSeats().players[index(side)] = std::move(player);
    return true;
}

void BattleSession::setPlayer(Side side, By kind) {
    std::array<By, 2> kinds = m_plays;
    kinds[index(side)] = kind;
    setPlayers(kinds);
}

void BattleSession::setPlayers(const std::array<By, 2>& kinds) {
    const bool first = takeSeat(Side::A, kinds[index(Side::A)]);
    const bool second = takeSeat(Side::B, kinds[index(Side::B)]);
    if (!first && !second)
        return;
    Q_EMIT playersChanged();
    Q_EMIT changed();
    afterPersonActed();
}

void BattleSession::setOrders(Side side, StandingOrders orders) {
    if (isBusy())
        return;
    m_live.editSeats().orders[index(side)] = std::move(orders);
    m_undone.clear();
    refresh();
    afterPersonActed();
}

void BattleSession::setDiceWait(bool wait) {
    m_diceWait = wait;
    if (isBusy())
        return;                                                      // finishPlay() sets it
    const bool isFresh = record().entries.empty() && m_isUntouched;  // rolls already made stay
    m_live.editSeats().waitAtRoll = !wait ? std::numeric_limits<int>::max() : isFresh ? 0 : run().rolls;
    m_undone.clear();
    refresh();
}

}  // namespace ephor
