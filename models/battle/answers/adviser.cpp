#include "models/battle/answers/adviser.h"

#include "core/ai/computer_players.h"
#include "models/text/table_lengths.h"

#include <QPromise>
#include <QThread>
#include <QtConcurrentRun>

namespace ephor {

Adviser::Adviser(const BattleSession& session, QObject* parent) : QObject(parent), m_session(session) {
    connect(&session, &BattleSession::changed, this, &Adviser::takeQuestion);
    connect(&session, &BattleSession::busyChanged, this, &Adviser::takeQuestion);
    connect(&session, &BattleSession::momentChanged, this, &Adviser::takeQuestion);
    connect(&m_future, &QFutureWatcherBase::resultReadyAt, this, [this](int i) {
        m_advice = m_future.resultAt(i);
        Q_EMIT adviceChanged();
    });
    connect(&m_future, &QFutureWatcherBase::finished, this, [this] {
        m_running = false;
        Q_EMIT adviceChanged();
    });
}

Adviser::~Adviser() { m_stop.request_stop(); }

void Adviser::setAdvises(Side side, bool on) {
    if (advises(side) == on)
        return;
    m_advises[index(side)] = on;
    m_entries = std::numeric_limits<std::size_t>::max();  // makes the next question count as new
    takeQuestion();
}

void Adviser::stop() { m_stop.request_stop(); }

std::int64_t Adviser::runs() const {
    std::int64_t sum = 0;
    for (const Advice& one : m_advice)
        sum += one.report.runs();
    return sum;
}

std::int64_t Adviser::goal() const { return runsEach * static_cast<std::int64_t>(m_advice.size()); }

double Adviser::runsPerSecond() const {
    const auto milliseconds = m_since.isValid() ? m_since.elapsed() : 0;
    return milliseconds > 0 ? static_cast<double>(runs()) * 1000 / static_cast<double>(milliseconds) : 0;
}

bool Adviser::mayShow(const Choice& choice) const {
    if (TableLengths(m_session.game()).mayMeasure() || !choice.piece || !m_session.pending())
        return true;
    const Question& question = m_session.pending()->request->question;
    const Table& table = m_session.table();
    const bool enemy = table.side(choice.piece) != question.side;
    return !enemy || (question.piece && table.touching(question.piece).contains(choice.piece));
}

void Adviser::takeQuestion() {
    const auto& pending = m_session.pending();
    const bool wanted = pending && pending->kind == Pending::Kind::Choice && m_session.isLive() &&
                        !m_session.isBusy() && m_session.isPersonDue() && advises(pending->request->question.side);
    const std::size_t entries = wanted ? pending->entries + 1 : 0;
    if (entries == m_entries)
        return;
    m_entries = entries;
    m_stop.request_stop();
    m_running = wanted;
    m_advice.clear();
    if (!wanted)
        m_future.setFuture({});
    Q_EMIT adviceChanged();
    if (!wanted)
        return;
    m_stop = std::stop_source();
    m_since.start();
    AdvicePlan plan;
    plan.game = m_session.sharedGame();
    plan.record = m_session.record();
    plan.pending = *pending;
    plan.standard = &standardPlayer(*plan.game);
    plan.seed = mixed(0xAD51CE, entries);
    plan.runsEach = runsEach;
    plan.threads = std::max(1, QThread::idealThreadCount() - 1);  // leaves one core to the window
    m_future.setFuture(QtConcurrent::run([plan, stop = m_stop.get_token()](QPromise<std::vector<Advice>>& promise) {
        promise.addResult(
            advise(plan, stop, [&promise](const std::vector<Advice>& advice) { promise.addResult(advice); }));
    }));
}

}  // namespace ephor
