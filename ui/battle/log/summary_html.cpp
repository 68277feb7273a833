#include "models/text.h"
#include "models/text/battle_words.h"
#include "ui/battle/log/battle_report.h"

namespace ephor {

namespace {

QString row(const QStringList& cells, const QString& tag) {
    QString html = QStringLiteral("<tr>");
    for (qsizetype i = 0; i < cells.size(); ++i)
        html += QStringLiteral("<%1%2>%3</%1>")
                    .arg(tag, i == 0 ? QString() : QStringLiteral(" align=\"right\""), cells[i].toHtmlEscaped());
    return html + QStringLiteral("</tr>");
}

QString withLink(const QString& text, int event, bool hasLinks) {
    return hasLinks ? QStringLiteral("<a href=\"moment:%1\">%2</a>").arg(event + 1).arg(text.toHtmlEscaped())
                    : text.toHtmlEscaped();
}

/// "What decides: Argos: 4 of 4 losses that mean defeat. Athens: 1 of 4 losses that mean defeat."
QString decisionOf(const BattleSummary& summary) {
    QString html;
    for (const SideSummary& side : summary.sides)
        if (!side.standing.isEmpty())
            html += QStringLiteral(" %1: %2.").arg(side.name, side.standing).toHtmlEscaped();
    return html.isEmpty() ? html : QStringLiteral("<p><b>%1:</b>%2</p>").arg(tr("What decides"), html);
}

QString lossesOf(const BattleSummary& summary, const QString& strength) {
    QString html = QStringLiteral("<table cellspacing=\"0\" cellpadding=\"4\">") +
                   row({QString(), tr("Units"), tr("Lost"), tr("Fled or left"), tr("%1 at the start").arg(strength),
                        tr("%1 left").arg(strength)},
                       QStringLiteral("th"));
    for (const SideSummary& side : summary.sides)
        html += row({side.name, QString::number(side.units), QString::number(side.lost), QString::number(side.routed),
                     QString::number(side.strength), QString::number(side.left)},
                    QStringLiteral("td"));
    return html + QStringLiteral("</table>");
}

}  // namespace

QString summaryAsHtml(const BattleSummary& summary, const BattleSession& session, bool hasLinks) {
    const QString strength = translated(session.info().strengthName);
    QString html = decisionOf(summary) + lossesOf(summary, strength);
    if (!summary.points.empty()) {
        html += QStringLiteral("<h3>%1</h3><ul>").arg(tr("Turning points"));
        for (const KeyMoment& point : summary.points)
            html += QStringLiteral("<li>%1: %2</li>")
                        .arg(withLink(tr("Turn %1, %2").arg(point.turn).arg(point.what), point.event, hasLinks),
                             point.text.toHtmlEscaped());
        html += QStringLiteral("</ul>");
    }
    QStringList facts;
    if (summary.best)
        facts << tr("Unit of the day: %1 (%2 taken from the enemy: %3)")
                     .arg(summary.bestName.toHtmlEscaped(), strength.toHtmlEscaped())
                     .arg(summary.bestCost);
    if (summary.luckiest.event >= 0)
        facts << tr("Luckiest roll: %1 (%2 to do as well)")
                     .arg(withLink(summary.luckiest.text, summary.luckiest.event, hasLinks),
                          percent(summary.luckiest.chance));
    if (summary.unluckiest.event >= 0)
        facts << tr("Unluckiest roll: %1 (%2 to do as badly)")
                     .arg(withLink(summary.unluckiest.text, summary.unluckiest.event, hasLinks),
                          percent(summary.unluckiest.chance));
    if (!facts.isEmpty())
        html += QStringLiteral("<ul><li>%1</li></ul>").arg(facts.join(QStringLiteral("</li><li>")));
    return html;
}

}  // namespace ephor
