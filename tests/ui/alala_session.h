// A battle of Alala! for the window: one of history.
#pragma once

#include "core/io/builtin_data.h"
#include "core/io/setup_io.h"
#include "core/rules/builtin.h"
#include "models/documents/battle_session.h"

#include <QTest>

namespace ephor::test {

inline std::unique_ptr<BattleSession> alalaSession(const char* battle = "battles/alala/delium_424.toml",
                                                   std::uint64_t seed = 424) {
    const auto find = [](std::string_view id) { return findSystem(id); };
    DicePlan dice;
    dice.seed = seed;
    auto session = BattleSession::open(*findSystem("alala"),
                                       readSetup(builtinText(battle), battle, find, {"alala"}, {}).value(), dice);
    return session ? std::move(*session) : nullptr;
}

/// Lets the doctrine answer, and throws all dice, until `stop` holds or the battle is over; true where it holds.
template <typename Stop> bool playUntil(BattleSession& session, const Stop& stop) {
    while (session.pending() && !stop()) {
        if (session.pending()->kind == Pending::Kind::Roll)
            session.rollNow();
        else
            session.step();
        const auto idle = [&session] { return !session.isBusy(); };
        if (!QTest::qWaitFor(idle, 20000))
            return false;
    }
    return session.pending().has_value();
}

}  // namespace ephor::test
