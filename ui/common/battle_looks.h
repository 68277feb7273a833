// The badges of a battle's two sides: those of its campaign, otherwise those of its armies.
#pragma once

#include "models/battle/battle_session.h"
#include "ui/common/powers.h"

#include <QVariant>

namespace ephor {

using BattleLooks = std::array<PowerLook, 2>;

inline constexpr const char* looksProperty = "ephorLooks";  ///< of a session

/// Gives the sides of a battle other badges, such as those of the powers of a campaign. Before its window is opened.
inline void setLooks(BattleSession& session, const BattleLooks& looks) {
    session.setProperty(looksProperty, QVariant::fromValue(looks));
}

inline BattleLooks looksOf(const BattleSession& session) {
    const QVariant given = session.property(looksProperty);
    return given.isValid() ? given.value<BattleLooks>() : looksOf(session.game().setup());
}

}  // namespace ephor
