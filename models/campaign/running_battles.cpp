#include "models/campaign/running_battles.h"

#include "core/io/file.h"
#include "core/io/records/record_io.h"
#include "models/common/copy_place.h"

namespace ephor {

using namespace campaign;

static int turnOf(const BattleSession& battle) {
    const std::vector<TimelineMark> turns = battle.timeline().turns();
    return turns.empty() ? 0 : turns.back().turn;
}

RunningBattles::RunningBattles(const CampaignSession& session, std::filesystem::path recovery,
                               BattleSession::PlayerFactory players, QObject* parent)
    : QObject(parent),
      m_session(session),
      m_recovery(std::move(recovery)),
      m_players(std::move(players)),
      m_turn(session.campaign().state.course.turn) {
    connect(&session, &CampaignSession::changed, this, &RunningBattles::dropOld);
    connect(&session, &CampaignSession::changed, this, &RunningBattles::changed);
}

RunningBattles::~RunningBattles() {
    for (const auto& [battle, session] : m_open)
        if (session)
            session->setOffersResult(false);
}

/// Empty where none can be kept.
std::filesystem::path RunningBattles::fileOf(BattleId battle) const {
    CopyPlace place(m_recovery, "." + std::to_string(battle.index() + 1) + ".running");
    place.beFor(m_session.file().toStdU16String());
    return place.toWrite();
}

bool RunningBattles::fits(BattleId battle, const Record& record) const {
    const Result<Battlefield> field = m_session.battlefield(battle);
    return field && record.setup == field->game->setup() && record.dice == diceOf(m_session.campaign(), battle);
}

BattleSession* RunningBattles::open(BattleId battle) const {
    const auto it = m_open.find(battle);
    return it == m_open.end() ? nullptr : it->second.data();
}

std::optional<RunningBattles::Progress> RunningBattles::progressOf(BattleId battle) const {
    if (const BattleSession* live = open(battle))
        return Progress{turnOf(*live), live->ended().has_value(), fits(battle, live->record())};
    std::error_code none;
    const std::filesystem::path file = fileOf(battle);
    const auto written = file.empty() ? std::filesystem::file_time_type() : last_write_time(file, none);
    if (file.empty() || none)
        return {};
    Seen& seen = m_seen[battle];
    if (seen.written != written) {
        seen = {written, {0, false, false}};
        if (const Result<Record> kept = record(battle); kept && fits(battle, *kept))
            if (const auto opened = BattleSession::open(m_session.system(), *kept, m_players))
                seen.progress = {turnOf(**opened), (*opened)->ended().has_value(), true};
    }
    return seen.progress;
}

Result<Record> RunningBattles::record(BattleId battle) const {
    if (const BattleSession* live = open(battle))
        return live->record();
    const std::filesystem::path file = fileOf(battle);
    const Result<std::string> text = readFile(file, largestRecord);
    if (!text)
        return std::unexpected(text.error());
    return readRecord(*text, file.filename().string());
}

Result<std::unique_ptr<BattleSession>> RunningBattles::start(BattleId battle) {
    const Result<Battlefield> field = m_session.battlefield(battle);
    if (!field)
        return std::unexpected(field.error());
    const std::filesystem::path file = fileOf(battle);
    std::error_code none;
    const bool isBegun = !file.empty() && exists(file, none);
    const auto find = [this](std::string_view id) {
        return id == m_session.system().info().id ? &m_session.system() : nullptr;
    };
    auto made = isBegun ? BattleSession::load(file, find, {std::string(m_session.system().info().id)}, m_players)
                        : BattleSession::open(m_session.system(), field->game->setup(),
                                              diceOf(m_session.campaign(), battle), m_players);
    if (!made)
        return made;
    BattleSession* session = made->get();
    m_open[battle] = session;
    session->setOffersResult(true);
    connect(session, &BattleSession::resultWanted, this, [this, session, battle] {
        if (open(battle) == session)
            Q_EMIT resultWanted(battle);
    });
    connect(session, &BattleSession::changed, this, [this, session, battle] {
        // Not now: the session is in the middle of its change.
        if (open(battle) == session)
            QMetaObject::invokeMethod(this, [this, battle] { keep(battle); }, Qt::QueuedConnection);
    });
    connect(session, &QObject::destroyed, this, &RunningBattles::changed);
    if (!isBegun)
        keep(battle);
    return made;
}

/// Writes the record. The battle's own file is that record, unless its window has saved it elsewhere.
void RunningBattles::keep(BattleId battle) {
    BattleSession* session = open(battle);
    if (!session || session->isBusy())
        return;
    if (const std::filesystem::path file = fileOf(battle); !file.empty()) {
        const bool isOwn = session->file().empty() || session->file() == file;
        const bool isWritten = isOwn && !session->isModified() && !session->file().empty();
        const Result<void> kept = isWritten ? Result<void>() : isOwn ? session->save(file) : session->writeCopy(file);
        if (!kept)
            Q_EMIT failed(kept.error());
    }
    const std::optional<Progress> now = progressOf(battle);
    if (std::exchange(m_told[battle], now) != now)
        Q_EMIT changed();
}

void RunningBattles::discard(BattleId battle) {
    if (BattleSession* session = open(battle))
        session->setOffersResult(false);
    m_open.erase(battle);
    m_told.erase(battle);
    m_seen.erase(battle);
    std::error_code ignored;
    if (const std::filesystem::path file = fileOf(battle); !file.empty())
        remove(file, ignored);
    Q_EMIT changed();
}

/// A battle is kept until its turn is closed, because its result may be undone until then.
void RunningBattles::dropOld() {
    m_seen.clear();  // other armies may fight in them
    const State& state = m_session.campaign().state;
    if (std::exchange(m_turn, state.course.turn) == state.course.turn)
        return;
    std::error_code ignored;
    for (std::size_t i = 0; i < state.battles.size(); ++i)
        if (const std::filesystem::path file = fileOf(BattleId(static_cast<int>(i)));
            state.battles[i].turn < state.course.turn && !file.empty())
            remove(file, ignored);
}

}  // namespace ephor
