// A session of the little rule system of the tests, and the answers that lead into its first fight.
#pragma once

#include "tests/drill/drill.h"
#include "tests/support/idle_session.h"

#include <QTest>

namespace ephor::test {

inline std::unique_ptr<BattleSession> opened(const Setup& setup = drill::placedSetup(), std::uint64_t seed = 7,
                                             BattleSession::PlayerFactory factory = {}) {
    auto session =
        BattleSession::open(drill::system(), setup,
                            {.kind = DicePlan::Kind::Fast, .seed = seed, .stream = 0, .key = {}}, std::move(factory));
    return session ? std::move(*session) : nullptr;
}

inline Choice numbered(int number) {
    Choice choice;
    choice.number = number;
    return choice;
}

inline Choice piece(int id) { return coded(0, PieceId(id)); }

inline drill::Decision asked(const BattleSession& session) {
    return static_cast<drill::Decision>(session.pending()->request->question.decision);
}

inline void strike(BattleSession& session) {
    QVERIFY(!session.answer(piece(0)));
    Choice move = coded(drill::code::move);
    QVERIFY(!session.answer(move));
    move.pose = {{12, 13}, {0, 1}};
    QVERIFY(!session.answer(move));
    QVERIFY(!session.answer(piece(3)));
    QVERIFY(!session.answer(coded(drill::code::strike, PieceId(0))));
}

/// Both bid, A moves its unit up, and B's strikes at it: who supports it?
inline void strikeOnce(BattleSession& session) {
    QVERIFY(!session.answer(numbered(2)));
    QVERIFY(!session.answer(numbered(1)));
    strike(session);
}

}  // namespace ephor::test
