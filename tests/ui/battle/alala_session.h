// A battle of Alala! for the window: one of history.
#pragma once

#include "core/io/builtin_data.h"
#include "core/io/records/setup_io.h"
#include "core/rules/builtin.h"
#include "models/battle/battle_session.h"
#include "tests/support/idle_session.h"

#include <algorithm>
#include <functional>

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

/// Lets the standard player answer, and throws all dice, until `stop` holds or the battle is over; true where it holds.
template <typename Stop> bool playUntil(BattleSession& session, const Stop& stop) {
    while (session.pending() && !stop()) {
        if (session.pending()->kind == Pending::Kind::Roll)
            session.rollNow();
        else
            session.step();
        if (!waitIdle(session))
            return false;
    }
    return session.pending().has_value();
}

/// What may come up in a battle.
using Situation = std::function<bool(const BattleSession&)>;

/// A battle that will come to all of these situations, in this order, before its first question; nothing if none of
/// forty seeds gives one. Tests look for their battle, because each change of the rules or of the computer player
/// gives other battles.
inline std::unique_ptr<BattleSession> battleWith(const char* battle, const std::vector<Situation>& situations) {
    for (std::uint64_t seed = 424; seed < 464; ++seed) {
        const auto openSession = [&] {
            auto session = alalaSession(battle, seed);
            session->setDiceWait(true);
            return session;
        };
        const auto trial = openSession();
        const auto comesTo = [&](const Situation& situation) {
            return playUntil(*trial, [&] { return situation(*trial); });
        };
        if (std::ranges::all_of(situations, comesTo))
            return openSession();
    }
    return nullptr;
}

}  // namespace ephor::test
