// A battle's file, and copies of a battle that continue from another moment.
#include "core/io/file.h"
#include "core/io/records/record_io.h"
#include "models/battle/battle_session.h"

namespace ephor {

namespace {

/// The set-up's line in a record's file (record_io.h), for faults of the set-up that name no line.
constexpr int setupLine = 2;

}  // namespace

Result<std::unique_ptr<BattleSession>> BattleSession::load(const std::filesystem::path& file, const FindSystem& find,
                                                           const std::vector<std::string>& known,
                                                           PlayerFactory factory) {
    const auto text = readFile(file, largestRecord);
    if (!text)
        return std::unexpected(text.error());
    auto record = readRecord(*text, file.string());
    if (!record)
        return std::unexpected(std::move(record.error()));
    if (Diagnostics faults = checkRules(*record, file.string(), find, known); hasErrors(faults)) {
        const SourcePosition place = faults.back().place;
        faults.push_back({Severity::Advice,
                          "record-answers",
                          place,
                          {"Its log can still be read: ephorctl battle replay {0}", {file.string()}},
                          {},
                          {}});
        return std::unexpected(std::move(faults));
    }
    const RuleSystem& system = *find(record->setup.system);
    const std::string writtenBy = record->program;
    auto session = open(system, std::move(*record), std::move(factory));
    if (session) {
        if (Diagnostics faults =
                checkLog(*text, file.string(), *(*session)->m_game, (*session)->record(), thisProgram());
            hasErrors(faults))
            return std::unexpected(std::move(faults));
        (*session)->m_file = file;
        return session;
    }
    adviseOnOtherProgram(session.error(), writtenBy, file.string(), thisProgram());
    for (Diagnostic& fault : session.error()) {
        fault.place.file = file.string();
        if (fault.place.line == 0)
            fault.place.line = setupLine;
    }
    return session;
}

/// The largest number of entries whose run does not go beyond the moment (more entries never give fewer events), cut as
/// Here is (here.h).
std::size_t BattleSession::entriesAt(int moment) const {
    const auto runWith = [this](std::size_t entries) {
        Record prefix = record();
        prefix.entries.resize(entries);
        return Stretch(*m_game, std::move(prefix), {}).run();
    };
    const auto known = [](const Run& run, std::size_t entries) {
        return run.pending ? run.pending->publicEntries : entries;
    };
    if (moment >= m_timeline.size())
        return known(run(), record().entries.size());
    std::size_t fits = 0;
    std::size_t tooMany = record().entries.size() + 1;
    while (fits + 1 < tooMany) {
        const std::size_t middle = (fits + tooMany) / 2;
        (runWith(middle).events <= moment ? fits : tooMany) = middle;
    }
    return known(runWith(fits), fits);
}

std::unique_ptr<BattleSession> BattleSession::whatIf(int moment, std::uint64_t seed) const {
    Record copy = record();
    copy.entries.resize(entriesAt(moment));
    copy.result.reset();
    Stretch upTo(*m_game, copy, {});
    const int rolls = upTo.run().rolls;
    std::erase_if(copy.forks, [rolls](const Fork& fork) { return fork.rolls >= rolls; });
    copy.forks.push_back({rolls, seed});
    auto session = std::unique_ptr<BattleSession>(new BattleSession(m_game, std::move(copy), m_factory));
    session->m_plays = m_plays;
    session->m_live.editSeats().players = m_live.seats().players;
    session->m_live.editSeats().orders = m_live.seats().orders;
    session->changeRecord();
    session->setModified();
    session->refresh();
    return session;
}

std::optional<BattleHere> BattleSession::here() const {
    if (!pending())
        return {};
    return BattleHere{m_game, record(), *pending(), m_live.seats().key};
}

std::optional<BattleHere> BattleSession::here(int moment) const {
    if (moment >= m_timeline.size())
        return here();
    Record known = record();
    known.entries.resize(entriesAt(moment));
    known.result.reset();
    Stretch upTo(*m_game, known, {});
    const std::optional<Pending>& asked = upTo.run().pending;
    if (!asked)
        return {};
    return BattleHere{m_game, std::move(known), *asked, m_live.seats().key};
}

Result<void> BattleSession::save(const std::filesystem::path& file) {
    auto written = writeCopy(file);
    if (written) {
        m_file = file;
        m_modified = false;
        Q_EMIT changed();
    }
    return written;
}

Result<void> BattleSession::writeCopy(const std::filesystem::path& place) const {
    Record written = record();
    written.program = thisProgram();  // the log has the wording of this version
    return writeFile(place, toText(written, toldLog(*m_game, written)));
}

void BattleSession::setOffersResult(bool offers) {
    if (std::exchange(m_offersResult, offers) != offers)
        Q_EMIT offersResultChanged();
}

void BattleSession::beUnsaved() {
    m_file.clear();
    m_modified = true;
    Q_EMIT changed();
}

}  // namespace ephor
