// The report of a battle, printed or as a file: result, story, losses, the analysis if there is one, and pictures of
// the table; then, if wanted, the log with all rules as an appendix.
#pragma once

#include "models/battle/log/battle_log_model.h"
#include "models/battle/log/battle_summary.h"
#include "ui/common/powers.h"

class QTextDocument;

namespace ephor {

enum class ReportLength : std::uint8_t {
    Short,    ///< without the appendix
    Complete  ///< with the log as an appendix
};

struct AnalysisShown;

/// A picture of the table in a report.
struct ReportPicture {
    QString caption;
    Table table;
};

/// A report whose pictures are still to be drawn, which takes some time and needs the thread of the windows.
class BattleReport {
public:
    /// `analysis`: a complete one of this battle, or null.
    BattleReport(const BattleSession& session, const BattleLogModel& log, ReportLength length = ReportLength::Complete,
                 const AnalysisShown* analysis = nullptr);

    /// Draws the next picture; false if all are drawn.
    bool drawNext();
    /// A complete, self-contained page, with the pictures that are drawn.
    QString html() const;

private:
    void addAppendix(const BattleSession& session, const BattleLogModel& log);

    std::shared_ptr<const Game> m_game;
    std::array<PowerLook, 2> m_looks;
    QString m_head;  ///< up to the pictures
    QString m_appendix;
    std::vector<ReportPicture> m_pictures;
    std::size_t m_drawn = 0;
    QString m_figures;
};

/// The losses, the unit of the day and the notable rolls, as HTML. Links to moments are "moment:158".
QString summaryAsHtml(const BattleSummary& summary, const BattleSession& session, bool hasLinks);

/// The whole report at once.
QString reportAsHtml(const BattleSession& session, const BattleLogModel& log,
                     ReportLength length = ReportLength::Complete, const AnalysisShown* analysis = nullptr);
QString reportAsText(const BattleSession& session, const BattleLogModel& log,
                     ReportLength length = ReportLength::Complete, const AnalysisShown* analysis = nullptr);
/// About how many pages the report with the log takes. An estimate by its lines: laying it out takes long.
int reportPages(const BattleLogModel& log);
/// The HTML report for printing (ui/common/paper.h).
std::unique_ptr<QTextDocument> reportAsPages(const QString& html);

}  // namespace ephor
