// Battles and the models of their logs.
#pragma once

#include "core/ai/computer_players.h"
#include "core/rules/builtin.h"
#include "models/battle/log/battle_log_model.h"
#include "tests/models/drill_session.h"
#include "tests/support/random_setups.h"

#include <QTest>

namespace ephor::test {

/// A battle of a system, fought to its end.
inline std::unique_ptr<BattleSession> fought(int row, std::uint64_t seed, By player = By::Standard) {
    const testing::SystemUnderTest system = testing::systemsUnderTest()[static_cast<std::size_t>(row)];
    auto opened = BattleSession::open(*findSystem(system.id), testing::anyGame(system, seed)->setup(),
                                      {.kind = DicePlan::Kind::Fast, .seed = seed, .stream = 0, .key = {}}, makePlayer);
    if (!opened)
        return nullptr;
    for (const Side side : bothSides)
        (*opened)->setPlayer(side, player);
    (*opened)->autoResolve(Until::End);
    return QTest::qWaitFor([&] { return !(*opened)->isBusy(); }, 60000) ? std::move(*opened) : nullptr;
}

inline void addSystems() {
    QTest::addColumn<int>("row");
    const auto rows = testing::systemsUnderTest();
    for (std::size_t i = 0; i < rows.size(); ++i)
        QTest::newRow(rows[i].id) << static_cast<int>(i);
}

/// Calls `look` with the logs of some battles of a system.
inline void eachLog(int row, auto&& look) {
    for (std::uint64_t seed = 0; seed < 5; ++seed) {
        const auto session = fought(row, seed);
        QVERIFY(session);
        look(BattleLogModel(*session));
    }
}

inline BattleLogModel::Kind kindOf(const QModelIndex& index) {
    return index.data(BattleLogModel::KindRole).value<BattleLogModel::Kind>();
}

inline void eachBelow(const QAbstractItemModel& model, const QModelIndex& parent, auto&& look) {
    for (int row = 0; row < model.rowCount(parent); ++row) {
        const QModelIndex index = model.index(row, 0, parent);
        look(index);
        eachBelow(model, index, look);
    }
}

inline void playThrough(BattleSession& session) {
    session.autoResolve(Until::End);
    QVERIFY(waitIdle(session));
}

inline QModelIndex firstOf(const QAbstractItemModel& model, BattleLogModel::Kind kind, const QModelIndex& parent = {}) {
    for (int row = 0; row < model.rowCount(parent); ++row) {
        const QModelIndex index = model.index(row, 0, parent);
        if (index.data(BattleLogModel::KindRole).value<BattleLogModel::Kind>() == kind)
            return index;
        if (const QModelIndex below = firstOf(model, kind, index); below.isValid())
            return below;
    }
    return {};
}

}  // namespace ephor::test
