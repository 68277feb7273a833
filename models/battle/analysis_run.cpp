#include "models/battle/analysis_run.h"

#include "core/ai/computer_players.h"

#include <QPromise>
#include <QThread>
#include <QtConcurrentRun>
#include <algorithm>

namespace ephor {

namespace {

constexpr std::size_t mostTurningPoints = 8;
constexpr std::size_t mostErrors = 8;

/// The rows of an analysis, as far as its steps are known.
std::vector<AnalysisRow> rowsOf(const AnalysisPlan& plan, const BattleAnalysis& analysis) {
    std::vector<AnalysisRow> rows;
    const auto add = [&](std::size_t step, const Choice* better) -> AnalysisRow& {
        AnalysisRow& row = rows.emplace_back();
        const RecordStep& of = analysis.steps[step];
        row.words = wordsOf(*plan.game, plan.record, of, better);
        row.isLuck = isLuck(of);
        row.side = of.side;
        // A roll is an event of its own; the events of an answer follow it.
        row.moment =
            step + 1 < analysis.steps.size() ? std::max(of.events + 1, analysis.steps[step + 1].events) : of.events + 1;
        return row;
    };
    for (const TurningPoint& point : analysis.turningPoints(mostTurningPoints)) {
        AnalysisRow& row = add(point.step, nullptr);
        row.change = point.change;
        row.halfWidth = point.halfWidth;
    }
    std::ranges::sort(rows, {}, &AnalysisRow::moment);
    std::size_t errors = 0;
    for (const ChoiceError& error : analysis.errors) {
        if (!error.isCertain() || errors == mostErrors)
            continue;
        AnalysisRow& row = add(error.step, &error.better);
        row.isError = true;
        row.change = -error.loss;
        row.halfWidth = error.halfWidth;
        ++errors;
    }
    return rows;
}

}  // namespace

AnalysisRun::AnalysisRun(const BattleSession& session, QObject* parent) : QObject(parent), m_session(session) {
    connect(&session, &BattleSession::changed, this, &AnalysisRun::forgetIfChanged);
    connect(&m_future, &QFutureWatcherBase::resultReadyAt, this, [this](int i) {
        m_shown = m_future.resultAt(i);
        Q_EMIT refined();
    });
    connect(&m_future, &QFutureWatcherBase::finished, this, [this] {
        m_running = false;
        Q_EMIT runningChanged(false);
    });
}

AnalysisRun::~AnalysisRun() {
    m_stop.request_stop();
    m_future.disconnect(this);
    m_future.waitForFinished();
}

void AnalysisRun::start() {
    if (!canStart())
        return;
    AnalysisPlan plan;
    plan.game = m_session.sharedGame();
    plan.record = m_session.record();
    plan.standard = &standardPlayer(*plan.game);
    plan.seed = usualAnalysisSeed;
    plan.threads = std::max(1, QThread::idealThreadCount() - 1);  // leaves one core to the window, such as for saving
    m_of = plan.record.result;
    m_shown.reset();
    m_stop = std::stop_source();
    m_running = true;
    m_future.setFuture(QtConcurrent::run([plan, stop = m_stop.get_token()](QPromise<Shown>& promise) {
        BattleAnalysis analysis = analyse(plan, stop, [&promise](const BattleAnalysis& soFar) {
            promise.addResult(std::make_shared<const AnalysisShown>(AnalysisShown{soFar, {}}));
        });
        std::vector<AnalysisRow> rows;
        if (!analysis.equities.empty())
            rows = rowsOf(plan, analysis);
        promise.addResult(std::make_shared<const AnalysisShown>(AnalysisShown{std::move(analysis), std::move(rows)}));
    }));
    Q_EMIT runningChanged(true);
}

/// Drops the analysis once the battle differs from what was analysed, as after an undo.
void AnalysisRun::forgetIfChanged() {
    if ((m_shown || m_running) && (!m_session.ended() || m_session.record().result != m_of)) {
        m_stop.request_stop();
        m_future.setFuture({});
        m_shown.reset();
        m_running = false;
        Q_EMIT refined();
        Q_EMIT runningChanged(false);
    }
}

}  // namespace ephor
