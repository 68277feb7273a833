#include "core/ai/skirmish/evaluation.h"

#include "core/rules/skirmish/battle/contact.h"

namespace ephor::skirmish {

AttackValue::AttackValue(const Viewpoint& view, PieceId figure, double worthOfMine, const Enemy& enemy, bool charging)
    : m_view(view),
      m_figure(figure),
      m_enemy(enemy),
      m_charging(charging),
      m_inWall(inWall(view.table, figure) && !charging),
      m_fighter(view.game.fighter(figure, m_inWall)),
      m_opponent(view.game.fighter(enemy.piece, enemy.inWall)),
      m_isTouched(isInContact(view.table, enemy.piece)),
      m_myWounds(woundsOf(view.table, figure)),
      m_exchanges(view.game.exchanges(m_fighter, m_opponent)),
      m_worthOfMine(worthOfMine) {}

double AttackValue::valueFrom(Vec from) const {
    const Pose& theirs = m_enemy.pose;
    return valueFrom(arcOf(theirs.centre, theirs.facing, m_enemy.guardsFlank, from, m_view.game.options()),
                     inFrontHalf(theirs.centre, theirs.facing, from));
}

double AttackValue::valueFrom(Arc arc, bool front) const {
    AttackTerms how{m_enemy.inWall && arc != Arc::Rear ? Arc::Front : arc, m_charging, m_inWall,
                    m_enemy.inWall && front, false};
    how.againstHeld = m_isTouched && how.arc != Arc::Front && m_view.isHeld(m_enemy.piece, m_figure);
    const auto value = [this](const Exchange& exchange) {
        return exchange.given * m_enemy.worthOfHit - exchange.taken * m_worthOfMine +
               exchange.rounds * (exchange.givenLater * m_enemy.worthOfHit - exchange.takenLater * m_worthOfMine);
    };
    if (m_myWounds == 0 && m_enemy.wounds == 0)
        return value(m_exchanges[how.number()]);
    return value(exchangeOf(m_view.game, m_fighter, m_opponent, how, m_myWounds, m_enemy.wounds));
}

}  // namespace ephor::skirmish
