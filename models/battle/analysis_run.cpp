#include "models/battle/analysis_run.h"

#include "core/ai/computer_players.h"

#include <QThread>
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

AnalysisRun::AnalysisRun(const BattleSession& session, QObject* parent) : BackgroundRun(parent), m_session(session) {
    connect(&session, &BattleSession::changed, this, &AnalysisRun::forgetIfChanged);
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
    run([plan](const std::stop_token& stop, const auto& show) {
        BattleAnalysis analysis =
            analyse(plan, stop, [&show](const BattleAnalysis& soFar) { show(AnalysisShown{soFar, {}}); });
        std::vector<AnalysisRow> rows;
        if (!analysis.equities.empty())
            rows = rowsOf(plan, analysis);
        show(AnalysisShown{std::move(analysis), std::move(rows)});
    });
}

/// Drops the analysis once the battle differs from what was analysed, as after an undo.
void AnalysisRun::forgetIfChanged() {
    if (!m_session.ended() || m_session.record().result != m_of)
        clear();
}

}  // namespace ephor
