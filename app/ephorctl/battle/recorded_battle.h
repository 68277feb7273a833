// A battle record named on the command line, and its game.
#pragma once

#include "app/ephorctl/outcome.h"
#include "core/battle/game.h"

namespace ephor::ctl {

struct RecordFile {
    std::string text;
    Record record;
};

struct RecordedBattle {
    RecordFile file;
    std::shared_ptr<const Game> game;

    const Record& record() const { return file.record; }
};

Outcome<RecordFile> readRecordOf(const std::string& file);
/// The record and its game, or why this program cannot replay it.
Outcome<RecordedBattle> recordedBattleOf(RecordFile read, const std::string& file);
/// Both at once.
Outcome<RecordedBattle> readRecordedBattle(const std::string& file);
/// The same; fails where the battle does not replay as recorded.
Outcome<RecordedBattle> readVerifiedBattle(const std::string& file);
/// Differences between the record and a replay of its answers and dice.
Diagnostics disagreements(const RecordedBattle& battle, const std::string& file);

}  // namespace ephor::ctl
