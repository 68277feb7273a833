#include "app/ephorctl/battle/recorded_battle.h"

#include "app/ephorctl/console.h"
#include "app/ephorctl/known_rules.h"
#include "core/battle/fight.h"
#include "core/io/records/record_io.h"
#include "core/rules/builtin.h"

namespace ephor::ctl {

Outcome<RecordFile> readRecordOf(const std::string& file) {
    Outcome<std::string> text = readInput(file, largestRecord);
    if (!text)
        return std::unexpected(text.error());
    Result<Record> record = readRecord(*text, shownName(file));
    if (!record)
        return trouble(ExitStatus::Unreadable, std::move(record.error()));
    return RecordFile{std::move(*text), std::move(*record)};
}

Outcome<RecordedBattle> recordedBattleOf(RecordFile read, const std::string& file) {
    const Record& record = read.record;
    if (Diagnostics faults = checkRules(record, shownName(file), findKnown(), systemIds()); hasErrors(faults))
        return trouble(ExitStatus::Unreadable, std::move(faults));
    Result<std::shared_ptr<const Game>> game =
        knownRules().find(record.setup.system, record.setup.rules)->open(record.setup);
    if (!game) {
        for (Diagnostic& d : game.error())
            d.place.file = shownName(file);
        return trouble(ExitStatus::Unreadable, std::move(game.error()));
    }
    return RecordedBattle{std::move(read), std::move(*game)};
}

Outcome<RecordedBattle> readRecordedBattle(const std::string& file) {
    return readRecordOf(file).and_then([&](RecordFile&& read) { return recordedBattleOf(std::move(read), file); });
}

Outcome<RecordedBattle> readVerifiedBattle(const std::string& file) {
    Outcome<RecordedBattle> battle = readRecordedBattle(file);
    if (battle && battle->record().result)
        if (Diagnostics faults = disagreements(*battle, shownName(file)); !faults.empty())
            return trouble(ExitStatus::Unreadable, std::move(faults));
    return battle;
}

Diagnostics disagreements(const RecordedBattle& battle, const std::string& file) {
    Diagnostics faults = verify(*battle.game, battle.record());
    if (faults.empty())
        faults = checkLog(battle.file.text, file, *battle.game, battle.record(), EPHOR_VERSION);
    adviseOnOtherProgram(faults, battle.record().program, file, EPHOR_VERSION);
    for (Diagnostic& d : faults)
        d.place.file = file;
    return faults;
}

}  // namespace ephor::ctl
