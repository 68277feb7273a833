#include "models/odds/odds_run.h"

#include <algorithm>
#include <cmath>

namespace ephor {

namespace {

bool isReached(const OddsReport& report, std::int64_t runs, std::optional<double> precision) {
    return report.runs() >= runs || (precision && report.runs() > 0 && report.halfWidth() * 100 <= *precision);
}

}  // namespace

OddsRun::OddsRun(QObject* parent) : QObject(parent) {}

OddsRun::~OddsRun() {
    for (Worker& worker : m_workers)
        worker.thread.request_stop();
    m_workers.clear();
}

bool OddsRun::isDone() const { return m_report && isReached(*m_report, m_question.runs, m_question.precision); }

void OddsRun::ask(OddsQuestion question) {
    stop();
    m_question = std::move(question);
    m_report.reset();
    m_rate = 0;
    start();
}

void OddsRun::setEnd(std::int64_t runs, std::optional<double> precision) {
    stop();
    m_question.runs = runs;
    m_question.precision = precision;
    Q_EMIT refined();
    resume();
}

/// The last results of the thread still count, because they belong to this edition, unless ask() starts a new one.
void OddsRun::stop() {
    for (Worker& worker : m_workers)
        worker.thread.request_stop();
    if (!m_running)
        return;
    m_running = false;
    Q_EMIT runningChanged(false);
}

void OddsRun::resume() {
    if (m_question.game && !m_running && !isDone())
        start();
}

void OddsRun::start() {
    if (!m_question.game || (m_report && isDone()))
        return;
    ++m_edition;
    m_running = true;
    std::erase_if(m_workers, [](const Worker& worker) { return worker.ended->load(); });
    auto ended = std::make_shared<std::atomic<bool>>(false);
    std::jthread thread(
        [this, ended, edition = m_edition, question = m_question,
         total = m_report ? *m_report : OddsReport(*m_question.game)](const std::stop_token& stop) mutable {
            work(stop, edition, question, std::move(total));
            *ended = true;
        });
    m_workers.push_back({std::move(ended), std::move(thread)});
    Q_EMIT runningChanged(true);
}

void OddsRun::work(const std::stop_token& stop, int edition, const OddsQuestion& question, OddsReport total) {
    SimulationPlan plan;
    plan.game = question.game;
    plan.here = question.here;
    plan.seed = question.seed;
    plan.threads = question.threads;
    for (const Side side : bothSides)
        plan.players[index(side)] = question.players[index(side)].get();
    const bool looksAhead =
        std::ranges::any_of(question.players, [](const auto& player) { return player->kind() == By::Search; });
    const std::int64_t leastSlice = looksAhead ? 8 : 64;
    double rate = 0;
    std::int64_t slice = 4 * leastSlice;
    // In slices, so that the precision is measured over all battles, not only the last ones.
    while (!stop.stop_requested() && !isReached(total, question.runs, question.precision)) {
        plan.firstRun = total.runs();
        plan.runs = std::min(slice, question.runs - total.runs());
        const Simulation done = simulate(plan, stop, [&](const Simulation& so) {
            OddsReport sum = total;
            sum.add(so.report);
            post(edition, std::move(sum), so.battlesPerSecond(), false);
        });
        total.add(done.report);
        rate = done.battlesPerSecond();
        slice = std::clamp<std::int64_t>(static_cast<std::int64_t>(rate * 0.3), leastSlice, 20'000);
    }
    post(edition, std::move(total), rate, true);
}

void OddsRun::post(int edition, OddsReport total, double rate, bool last) {
    auto report = std::make_shared<const OddsReport>(std::move(total));
    QMetaObject::invokeMethod(
        this,
        [this, edition, report = std::move(report), rate, last] {
            if (edition != m_edition || report->runs() == 0)
                return;
            if (m_report && report->runs() < m_report->runs())
                return;
            m_report = report;
            if (rate > 0)
                m_rate = rate;
            Q_EMIT refined();
            if (last && m_running) {
                m_running = false;
                Q_EMIT runningChanged(false);
            }
        },
        Qt::QueuedConnection);
}

std::int64_t OddsRun::expectedRuns() const {
    if (!m_question.precision || !m_report || m_report->runs() == 0)
        return m_question.runs;
    // The interval shrinks with the square root of the number of battles.
    const double times = std::pow(m_report->halfWidth() * 100 / *m_question.precision, 2);
    const double expected = static_cast<double>(m_report->runs()) * std::max(1.0, times);
    return std::min(m_question.runs, static_cast<std::int64_t>(std::ceil(expected)));
}

}  // namespace ephor
