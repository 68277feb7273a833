#include "ui/battle/log/battle_report.h"

#include "core/battle/winner.h"
#include "models/text.h"

#include <QTextDocument>

namespace ephor {

namespace {

using Kind = BattleLogModel::Kind;

const char* pageStyle =
    "body { font-family: sans-serif; font-size: 9.5pt; color: #1e1e1c; } h1 { font-size: 17pt; } h2 { font-size: 12pt; } "
    "th { text-align: left; } .rule { color: #5c5b57; } .loss { color: #b3261e; }";

/// A row above the log: name and value.
struct Fact {
    QString name;
    QString value;
};

std::vector<Fact> factsOf(const BattleSession& session) {
    const BattleWords words(session.game());
    const Record& record = session.record();
    std::vector<Fact> facts;
    facts.push_back({tr("Rules"), QStringLiteral("%1 %2").arg(translated(session.info().name),
                                                              QString::fromStdString(session.info().version))});
    if (const auto& ended = session.ended()) {
        const QString how = ended->why ? words.reason(*ended->why) : QString();
        const std::optional<Side> winner = sideOf(ended->winner);
        facts.push_back(
            {tr("Result"),
             winner ? tr("Victory for %1 after %2 turns: %3").arg(words.side(*winner)).arg(ended->turns).arg(how)
                    : tr("a draw after %1 turns: %2").arg(ended->turns).arg(how)});
    } else {
        facts.push_back({tr("Result"),
                         tr("not over: %1").arg(words.turnAndPhase(session.table().turn(), session.table().phase()))});
    }
    for (const ChosenOption& option : record.setup.options)
        facts.push_back({tr("Option"), QStringLiteral("%1 = %2").arg(QString::fromStdString(option.key),
                                                                     QString::fromStdString(option.value))});
    facts.push_back({tr("Dice"), record.dice.kind == DicePlan::Kind::Sealed
                                     ? tr("sealed")
                                     : tr("fast, seed %1").arg(QString::number(record.dice.seed))});
    if (!record.undone.empty())
        facts.push_back(
            {tr("Taken back"), tr("%1 times after dice or a secret answer had been seen").arg(record.undone.size())});
    if (record.result)
        facts.push_back({tr("Digest"), QString::fromStdString(toHex(record.result->digest))});
    return facts;
}

QString unitsTable(const BattleSession& session) {
    const BattleWords words(session.game());
    QString html;
    for (const Side side : bothSides) {
        html += QStringLiteral(
                    "<h2>%1</h2><table width=\"100%\" cellspacing=\"0\" cellpadding=\"3\"><tr><th>%2</th><th>%3</th>"
                    "<th align=\"right\">%4</th></tr>")
                    .arg(words.side(side).toHtmlEscaped(), tr("Unit"), tr("Type"),
                         tr("%1 left").arg(translated(session.info().strengthName)));
        for (int i = 0; i < session.table().pieces(); ++i) {
            const PieceId piece(i);
            const PieceInfo& info = session.game().piece(piece);
            if (info.side != side)
                continue;
            const int left = session.game().strength(session.table(), piece);
            html += QStringLiteral("<tr><td>%1</td><td>%2</td><td align=\"right\">%3</td></tr>")
                        .arg(QString::fromStdString(info.name).toHtmlEscaped(),
                             info.type ? translated(info.type->name).toHtmlEscaped() : QString(),
                             left > 0 ? tr("%1 of %2").arg(left).arg(info.strength) : tr("lost"));
        }
        html += QStringLiteral("</table>");
    }
    return html;
}

void addLines(QString& html, const BattleLogModel& log, const QModelIndex& parent) {
    QString lines;
    for (int row = 0; row < log.rowCount(parent); ++row) {
        const QModelIndex index = log.index(row, 0, parent);
        const auto kind = index.data(BattleLogModel::KindRole).value<Kind>();
        if (kind == Kind::Member)
            continue;  // the shared line names its members
        QString text = index.data(BattleLogModel::LineRole).toString().toHtmlEscaped();
        if (kind == Kind::Dice) {
            QStringList faces;
            for (const int face : index.data(BattleLogModel::DiceRole).value<DiceShown>().faces)
                faces << QString::number(face);
            text += QStringLiteral(": <b>%1</b>").arg(faces.join(u' '));
        }
        if (kind == Kind::Action || kind == Kind::End || kind == Kind::Correction)
            text = QStringLiteral("<b>%1</b>").arg(text);
        const QString rule =
            index.siblingAtColumn(BattleLogModel::RuleColumn).data(BattleLogModel::LineRole).toString();
        lines +=
            QStringLiteral("<li%1>%2%3")
                .arg(kind == Kind::Loss ? QStringLiteral(" class=\"loss\"") : QString(), text,
                     rule.isEmpty() ? QString()
                                    : QStringLiteral(" <span class=\"rule\">[%1]</span>").arg(rule.toHtmlEscaped()));
        addLines(lines, log, index);
        lines += QStringLiteral("</li>");
    }
    if (!lines.isEmpty())
        html += QStringLiteral("<ul>%1</ul>").arg(lines);
}

QString nameOf(const BattleSession& session) {
    const QString name = QString::fromStdString(session.game().setup().name);
    return name.isEmpty() ? tr("Battle") : name;
}

}  // namespace

QString reportAsHtml(const BattleSession& session, const BattleLogModel& log) {
    const QString name = nameOf(session).toHtmlEscaped();
    QString html = QStringLiteral(
                       "<!DOCTYPE html>\n<html><head><meta charset=\"utf-8\"><title>%1</title><style>%2</style>"
                       "</head><body><h1>%1</h1><table cellspacing=\"0\" cellpadding=\"3\">")
                       .arg(name, QLatin1StringView(pageStyle));
    for (const Fact& fact : factsOf(session))
        html += QStringLiteral("<tr><th>%1</th><td>%2</td></tr>")
                    .arg(fact.name.toHtmlEscaped(), fact.value.toHtmlEscaped());
    html += QStringLiteral("</table>") + unitsTable(session);
    for (int row = 0; row < log.rowCount(); ++row) {
        const QModelIndex phase = log.index(row, 0);
        html += QStringLiteral("<h2>%1</h2>").arg(phase.data().toString().toHtmlEscaped());
        addLines(html, log, phase);
    }
    return html + QStringLiteral("</body></html>\n");
}

std::unique_ptr<QTextDocument> reportAsPages(const QString& html) {
    auto pages = std::make_unique<QTextDocument>();
    pages->setDefaultStyleSheet(QLatin1StringView(pageStyle));
    pages->setHtml(html);
    return pages;
}

QString reportAsText(const BattleSession& session, const BattleLogModel& log) {
    QString text = nameOf(session) + QStringLiteral("\n\n");
    for (const Fact& fact : factsOf(session))
        text += QStringLiteral("%1: %2\n").arg(fact.name, fact.value);
    return text + u'\n' + log.asText();
}

}  // namespace ephor
