// PIPs and tactical moves (DBA-022, DBA-023, DBA-030 to DBA-034, DBA-133).
#pragma once

#include "core/rules/dba/battle/battle.h"
#include "core/rules/dba/battle/command.h"
#include "core/rules/dba/battle/groups.h"

namespace ephor::dba {

struct Movers {
    ElementSet all;
    bool part = false;  ///< others of their group stay behind
};
/// The moves that a side can choose in a position (DBA-030, DBA-033).
struct Moves {
    static constexpr std::size_t most = 128;

    Moves(const DbaGame& game, const Table& table, Side side);

    Formation formation;
    Command command;
    OptionList options;              ///< passing is the first
    StackList<Movers, most> movers;  ///< for each option, in the same order

private:
    void offer(const Movers& who, PieceId leader, int code, const Reason& label, int pips);
    void offerParts(PieceId p, ElementSet group, int pips);
};
void rollPips(Play& play, Side side);
void makeMoves(Play& play, Side side);

}  // namespace ephor::dba
