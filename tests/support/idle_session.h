// Waits for a battle's session.
#pragma once

#include "models/battle/battle_session.h"

#include <QTest>

namespace ephor::test {

/// False where the computer still plays after twenty seconds.
inline bool waitIdle(const BattleSession& session) {
    return QTest::qWaitFor([&] { return !session.isBusy(); }, 20000);
}

}  // namespace ephor::test
