#include "models/battle/battle_session.h"

#include "core/ai/computer_players.h"
#include "core/battle/answers/answer_check.h"

#include <QCoreApplication>
#include <QtConcurrentRun>
#include <utility>

namespace ephor {

namespace {

/// Milliseconds between two updates from a stretch in the background.
constexpr int lookEvery = 120;

/// The first entry in a record's file (record_io.h), after a header and the set-up.
constexpr int firstEntryLine = 3;

int resultLine(const Record& record) {
    return firstEntryLine + static_cast<int>(record.entries.size() + record.forks.size() + record.undone.size());
}

bool isPersons(const RecordEntry& entry) {
    const auto* answer = std::get_if<Answer>(&entry);
    return !answer || answer->by == By::Person;
}

}  // namespace

std::string BattleSession::thisProgram() { return QCoreApplication::applicationVersion().toStdString(); }

Result<std::unique_ptr<BattleSession>> BattleSession::open(const RuleSystem& system, Setup setup, const DicePlan& dice,
                                                           PlayerFactory factory) {
    Record record;
    record.program = thisProgram();
    record.rulesData = system.dataDigest();
    record.setup = std::move(setup);
    record.dice = dice;
    return open(system, std::move(record), std::move(factory));
}

Result<std::unique_ptr<BattleSession>> BattleSession::open(const RuleSystem& system, Record record,
                                                           PlayerFactory factory) {
    auto game = system.open(record.setup);
    if (!game)
        return std::unexpected(std::move(game.error()));
    if (record.rulesData != system.dataDigest())
        return failure("record-other-rules",
                       Message("The battle was fought by other rules data than this program has ({0}, version {1}).",
                               {record.setup.system, record.setup.rules}));
    auto session =
        std::unique_ptr<BattleSession>(new BattleSession(std::move(*game), std::move(record), std::move(factory)));
    if (const auto& misfit = session->run().misfit)
        return failure(
            "record-misfit",
            Message("Entry {0} does not fit the battle: {1}", {std::to_string(misfit->entry + 1), toText(misfit->why)}),
            {{}, firstEntryLine + static_cast<int>(misfit->entry), 0});
    if (session->record().result)
        if (Diagnostics faults = session->verified(); !faults.empty()) {
            for (Diagnostic& fault : faults)
                fault.place.line = resultLine(session->record());
            return std::unexpected(std::move(faults));
        }
    return session;
}

BattleSession::BattleSession(std::shared_ptr<const Game> game, Record record, PlayerFactory factory)
    : m_game(std::move(game)),
      m_factory(std::move(factory)),
      m_live(*m_game, std::move(record), {}),
      m_timeline(*m_game),
      m_matchesFile(!m_live.record().entries.empty()) {
    m_live.editSeats().standIn = makePlayer(By::Standard, *m_game);
    m_live.editSeats().key = mixed(m_live.record().dice.seed, m_live.record().dice.stream);
    for (std::size_t i = 0; i < m_live.record().entries.size(); ++i)
        if (isPersons(m_live.record().entries[i]))
            mark(i);
    m_look.setInterval(lookEvery);
    connect(&m_look, &QTimer::timeout, this, [this] {
        if (auto latest = m_watch ? m_watch->latest() : std::nullopt) {
            changeRecord() = std::move(*latest);
            refresh(readingOfPlay());
        }
    });
    connect(&m_future, &QFutureWatcherBase::finished, this, &BattleSession::finishPlay);
    refresh();
}

BattleSession::~BattleSession() {
    if (m_watch)
        m_watch->stop = true;  // the worker owns its data and ends after its next answer
}

std::optional<Side> BattleSession::sideDue() const {
    if (!pending())
        return {};
    return pending()->kind == Pending::Kind::Roll ? pending()->roll.side : pending()->request->question.side;
}

bool BattleSession::isPersonDue() const {
    const auto due = sideDue();
    return due && player(*due) == By::Person;
}

std::optional<Side> BattleSession::mustLookAlone() const {
    const bool bothAtOneScreen = player(Side::A) == By::Person && player(Side::B) == By::Person;
    if (!bothAtOneScreen || !pending() || pending()->kind != Pending::Kind::Choice || !pending()->request->secret)
        return {};
    return sideDue();
}

Record& BattleSession::changeRecord() {
    m_matchesFile = false;
    m_live.editRecord().result.reset();
    return m_live.editRecord();
}

void BattleSession::refresh(Reading reading) {
    const int before = m_timeline.size();
    const bool wasLive = isLive();
    const std::size_t entries = record().entries.size();
    EventLog log;
    m_live.run(&log);
    if (record().entries.size() > entries) {  // by standing orders: the log's events point into memory that was moved
        log = {};
        m_live.run(&log);
    }
    const Run& run = m_live.last();
    if (std::optional<BattleResult>& result = m_live.editRecord().result;
        !m_matchesFile && !result && run.ended && !run.misfit) {
        EventDigester digester;
        for (int i = 0; const Event& event : log.events())
            digester.heard(i++, event);
        result = BattleResult{run.ended->winner, run.ended->turns, digester.digest()};
    }
    const int from = reading == Reading::Rewrite ? 0 : std::min<int>(before, static_cast<int>(log.events().size()));
    m_timeline.assign(log.events(), from);
    if (from < before || m_timeline.size() > before)
        Q_EMIT eventsChanged(from);
    if (wasLive && m_showsPlay && reading == Reading::Play && m_timeline.size() > before && table().turn() > 0)
        m_isCatchingUp = true;
    else if (wasLive || m_moment > m_timeline.size() || (m_isCatchingUp && reading != Reading::Play))
        showPresent();
    Q_EMIT changed();
}

void BattleSession::act(RecordEntry entry) {
    mark(record().entries.size());
    append(std::move(entry));
}

void BattleSession::append(RecordEntry entry) {
    m_undone.clear();
    const bool isCorrection = std::holds_alternative<Correction>(entry);
    changeRecord().entries.push_back(std::move(entry));
    setModified();
    refresh(isCorrection ? Reading::Rewrite : Reading::Play);
}

/// Against a person a computer player answers at once; two computer players wait for step() or autoResolve().
void BattleSession::afterPersonActed() {
    const auto due = sideDue();
    if (due && player(*due) != By::Person && player(other(*due)) == By::Person && !isBusy())
        play(Until::Person);
}

std::optional<Message> BattleSession::whyNoAnswer(const Choice& choice) const {
    if (isBusy())
        return Message("The battle is playing itself. Stop it first.");
    if (!pending() || pending()->kind != Pending::Kind::Choice)
        return Message("Nothing is to be chosen now.");
    return checkAnswer(*m_game, table(), *pending()->request, choice);
}

std::optional<Message> BattleSession::answer(const Choice& given) {
    const Choice choice = snapped(given);
    if (auto why = whyNoAnswer(choice))
        return why;
    act(Answer{pending()->request->question, choice, By::Person});
    afterPersonActed();
    return {};
}

std::optional<Message> BattleSession::answerToo(const Choice& given, By by) {
    const Choice choice = snapped(given);
    if (auto why = whyNoAnswer(choice))
        return why;
    append(Answer{pending()->request->question, choice, by});
    afterPersonActed();
    return {};
}

std::optional<Message> BattleSession::typeIn(const std::vector<std::uint8_t>& faces) {
    if (isBusy() || !pending() || pending()->kind != Pending::Kind::Roll)
        return Message("No roll is due now.");
    const RollRequest& roll = pending()->roll;
    if (static_cast<int>(faces.size()) != roll.count)
        return Message("This roll has {0} dice, not {1}.", {std::to_string(roll.count), std::to_string(faces.size())});
    for (const int face : faces)
        if (face < 1 || face > roll.sides)
            return Message("{0} is no face of a die with {1} sides.",
                           {std::to_string(face), std::to_string(roll.sides)});
    act(TypedRoll{roll.side, roll.piece, static_cast<std::uint8_t>(roll.sides), faces, pending()->rolls});
    afterPersonActed();
    return {};
}

void BattleSession::rollNow() {
    if (isBusy() || !pending() || pending()->kind != Pending::Kind::Roll)
        return;
    m_live.editSeats().waitAtRoll = pending()->rolls + 1;
    m_undone.clear();
    changeRecord();  // the roll may end the battle
    setModified();
    refresh(Reading::Play);
    afterPersonActed();
}

void BattleSession::play(Until until) {
    if (isBusy() || !pending())
        return;
    if (until != Until::Person)
        mark(record().entries.size());
    m_undone.clear();
    setModified();
    m_until = until;
    m_watch = std::make_shared<StretchWatch>();
    Q_EMIT busyChanged(true);
    auto stretch = std::make_shared<Stretch>(*m_game, record(), m_live.seats());
    m_future.setFuture(QtConcurrent::run([game = m_game, stretch, watch = m_watch, until] {
        stretch->play(until, *watch);
        return stretch;
    }));
    m_look.start();
}

void BattleSession::finishPlay() {
    const std::shared_ptr<Stretch> played = m_future.result();
    const bool wasStopped = m_watch->stop;
    m_look.stop();
    m_watch.reset();
    changeRecord() = played->record();
    m_live.editSeats().waitAtRoll = m_diceWait ? played->last().rolls : std::numeric_limits<int>::max();
    refresh(readingOfPlay());
    Q_EMIT busyChanged(false);
    if (!wasStopped && (m_until == Until::Phase || m_until == Until::Turn))
        afterPersonActed();
}

/// Play to the end of a phase, a turn or the battle is not shown one event after the other.
BattleSession::Reading BattleSession::readingOfPlay() const {
    return m_until <= Until::Person ? Reading::Play : Reading::Change;
}

void BattleSession::stop() {
    if (m_watch)
        m_watch->stop = true;
}

}  // namespace ephor
