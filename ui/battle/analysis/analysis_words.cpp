#include "ui/battle/analysis/analysis_words.h"

#include "models/text.h"
#include "ui/battle/analysis/chance_drawing.h"
#include "ui/common/embedded_image.h"

namespace ephor {

namespace {

constexpr QSize reportGraph{640, 200};  ///< on the page

QString signedPoints(double change) {
    return QStringLiteral("%1%2")
        .arg(change < 0 ? QStringLiteral("−") : QStringLiteral("+"))
        .arg(std::abs(change) * 100, 0, 'f', 1);
}

QString sideName(const BattleSession& session, Side side) { return BattleWords(session.game()).side(side); }

/// Name, value of A, value of B.
using BalanceRow = std::array<QString, 3>;

std::vector<BalanceRow> balanceRows(const BattleAnalysis& analysis) {
    const std::array totals{analysis.totals(Side::A), analysis.totals(Side::B)};
    const auto row = [](const QString& name, auto valueOf) { return BalanceRow{name, valueOf(0), valueOf(1)}; };
    const auto sideOf = [](int i) { return bothSides[static_cast<std::size_t>(i)]; };
    const auto totalOf = [&](int i) -> const SideTotals& { return totals[static_cast<std::size_t>(i)]; };
    return {
        row(tr("luck"), [&](int i) { return signedPoints(analysis.luck(sideOf(i))); }),
        row(tr("lucky and unlucky rolls"),
            [&](int i) { return tr("%1 and %2").arg(totalOf(i).lucky).arg(totalOf(i).unlucky); }),
        row(tr("choices"), [&](int i) { return signedPoints(analysis.choices(sideOf(i))); }),
        row(tr("errors, of all answers"),
            [&](int i) { return tr("%1 of %2").arg(totalOf(i).errors).arg(totalOf(i).decisions); }),
        row(tr("lost by errors"), [&](int i) { return signedPoints(0 - totalOf(i).lost); }),
    };
}

/// "Thebes wins: 52.0 % at the start; 41.0 % with these choices and average dice."
QString chancesText(const BattleSession& session, const BattleAnalysis& analysis) {
    return tr("%1 wins: %2 at the start; %3 with these choices and average dice.")
        .arg(sideName(session, Side::A), percent(analysis.start()), percent(analysis.withoutLuck()));
}

QString headingOf(const BattleSession& session, bool errors) {
    return errors ? tr("Choices that lost something")
                  : tr("Turning points, in points for %1").arg(sideName(session, Side::A));
}

QString rowsAsHtml(const BattleSession& session, const std::vector<AnalysisRow>& rows, bool errors) {
    QString html;
    for (const AnalysisRow& row : rows)
        if (row.isError == errors)
            html += QStringLiteral("<li><b>%1</b> %2: %3</li>")
                        .arg(pointsText(row.change, row.halfWidth), whenText(row.words).toHtmlEscaped(),
                             whatText(row.words).toHtmlEscaped());
    return QStringLiteral("<h3>%1</h3>%2")
        .arg(headingOf(session, errors).toHtmlEscaped(), html.isEmpty()
                                                             ? QStringLiteral("<p>%1</p>").arg(tr("None was found."))
                                                             : QStringLiteral("<ul>%1</ul>").arg(html));
}

QString rowsAsText(const BattleSession& session, const std::vector<AnalysisRow>& rows, bool errors) {
    QString text = headingOf(session, errors) + QStringLiteral(":\n");
    bool isEmpty = true;
    for (const AnalysisRow& row : rows)
        if (row.isError == errors) {
            text += QStringLiteral("  %1  %2: %3\n")
                        .arg(pointsText(row.change, row.halfWidth), whenText(row.words), whatText(row.words));
            isEmpty = false;
        }
    return isEmpty ? text + QStringLiteral("  %1\n").arg(tr("None was found.")) : text;
}

}  // namespace

QString pointsText(double change, double halfWidth) {
    return tr("%1 ± %2").arg(signedPoints(change)).arg(halfWidth * 100, 0, 'f', 1);
}

QString whenText(const StepWords& words) {
    return words.turn > 0 ? tr("Turn %1, %2").arg(words.turn).arg(translated(words.phase)) : translated(words.phase);
}

QString whatText(const StepWords& words) {
    const QString what = QString::fromStdString(words.what);
    return words.better.empty() ? what : tr("%1. Better: %2").arg(what, QString::fromStdString(words.better));
}

QString balanceAsHtml(const BattleSession& session, const BattleAnalysis& analysis) {
    const auto rowOf = [](const BalanceRow& cells) {
        return QStringLiteral(
                   "<tr><td>%1</td><td align=\"right\">&nbsp;&nbsp;%2</td><td align=\"right\">&nbsp;&nbsp;%3"
                   "</td></tr>")
            .arg(cells[0].toHtmlEscaped(), cells[1].toHtmlEscaped(), cells[2].toHtmlEscaped());
    };
    QString rows = rowOf({QString(), sideName(session, Side::A), sideName(session, Side::B)});
    for (const BalanceRow& row : balanceRows(analysis))
        rows += rowOf(row);
    return chancesText(session, analysis).toHtmlEscaped() +
           QStringLiteral("<table cellspacing=\"0\" cellpadding=\"1\">%1</table>").arg(rows);
}

QString analysisAsHtml(const BattleSession& session, const AnalysisShown& shown) {
    const QImage graph = chanceImage(session, shown.analysis, reportGraph);
    const QString told = tr("Chance of %1 over the battle").arg(sideName(session, Side::A)).toHtmlEscaped();
    return QStringLiteral("<h2>%1</h2><p><img src=\"%2\" width=\"%3\" alt=\"%4\"></p><p>%5</p>%6%7%8")
        .arg(tr("Was it luck?"), embeddedImage(graph))
        .arg(reportGraph.width())
        .arg(told, tr("Changes in grey are dice, changes in a side's colour its choices.").toHtmlEscaped(),
             balanceAsHtml(session, shown.analysis), rowsAsHtml(session, shown.rows, false),
             rowsAsHtml(session, shown.rows, true));
}

QString analysisAsText(const BattleSession& session, const AnalysisShown& shown) {
    QString text = QStringLiteral("%1\n%2\n").arg(tr("Was it luck?"), chancesText(session, shown.analysis));
    for (const BalanceRow& row : balanceRows(shown.analysis))
        text += QStringLiteral("  %1: %2 %3, %4 %5\n")
                    .arg(row[0], sideName(session, Side::A), row[1], sideName(session, Side::B), row[2]);
    return text + rowsAsText(session, shown.rows, false) + rowsAsText(session, shown.rows, true);
}

}  // namespace ephor
