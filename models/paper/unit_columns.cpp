#include "models/paper/unit_columns.h"

#include "core/army/figures.h"
#include "core/io/lists/print/list_cards.h"
#include "models/text.h"
#include "models/text/battle_words.h"

namespace ephor {

namespace {

QString inHtml(const std::string& words) { return toQString(words).toHtmlEscaped(); }

/// "20 points", "20 points, 10 each"; empty for units without points.
QString pointsOf(const ListRow& unit) {
    if (!unit.points)
        return {};
    return unit.count > 1 && *unit.points % unit.count == 0
               ? tr("%1 points, %2 each").arg(*unit.points).arg(*unit.points / unit.count)
               : tr("%n points", nullptr, *unit.points);
}

/// "Models: 2 of 3" where the list says how many of them the player has.
QString modelsOf(const ListRow& unit, const ArmyList& list) {
    const Entry* entry = unit.line > 0 ? entryAt(list, unit.line) : nullptr;
    if (!entry || !entry->find("owned"))
        return {};
    return tr("Models: %1 of %2").arg(entry->integer("owned", 0)).arg(unit.count);
}

QString blockOf(const ListRow& unit, const ArmyList& list) {
    QStringList lines;
    const auto add = [&lines](const QString& line) {
        if (!line.isEmpty())
            lines << line;
    };
    add(translated(kindBesides(unit)).toHtmlEscaped());
    add(valuesAsHtml(unit));
    add(unit.type ? traitsIn(*unit.type).toHtmlEscaped() : QString());
    lines << remarksAsHtml(unit);
    add(modelsOf(unit, list));
    const QString name = inHtml(unit.name);
    const QString points = pointsOf(unit);
    // No table of its own: the end of a page would cut it.
    lines.prepend(QStringLiteral("<span class=\"unit\">%1</span>%2")
                      .arg(unit.count > 1 ? tr("%1 × %2").arg(unit.count).arg(name) : name,
                           points.isEmpty() ? points : QStringLiteral(" &nbsp; ") + points));
    return lines.join(QStringLiteral("<br>"));
}

}  // namespace

std::string kindBesides(const ListRow& unit) {
    const std::string& kind = unit.type ? unit.type->name : unit.kind;
    return unit.name == kind || unit.name.starts_with(kind + " ") ? std::string() : kind;
}

QStringList remarksAsHtml(const ListRow& unit) {
    QStringList lines;
    for (const Messages& facts : {unit.leader, unit.remarks})
        if (!facts.empty()) {
            QString& line = lines.emplace_back(textOf(facts));
            line.front() = line.front().toUpper();
            line = line.toHtmlEscaped();
        }
    return lines;
}

QString valuesAsHtml(const ListRow& unit) {
    QStringList all;
    if (unit.type)
        for (const Stat& stat : unit.type->stats)
            if (isForTheTable(stat.key))
                all << QStringLiteral("%1&nbsp;<b>%2</b>")
                           .arg(headingOfKey(stat.key).toHtmlEscaped().replace(u' ', QStringLiteral("&nbsp;")))
                           .arg(stat.value);
    return all.join(QStringLiteral("&nbsp;&nbsp; "));
}

QString unitsInColumns(const ListSummary& summary, const ArmyList& list) {
    QString html = QStringLiteral(
        "<p class=\"stripe\">&nbsp;</p><table width=\"100%\" border=\"0\" cellspacing=\"0\" cellpadding=\"4\">");
    const auto cell = [](const QString& content) {
        return QStringLiteral("<td width=\"48%\" class=\"block\">%1</td>").arg(content);
    };
    const QString gap = QStringLiteral("<td width=\"4%\"></td>");
    const std::vector<ListRow>& rows = summary.rows;
    std::string group;
    for (std::size_t i = 0; i < rows.size();) {
        if (rows[i].group != std::exchange(group, rows[i].group))
            html += QStringLiteral("<tr><td colspan=\"3\" class=\"group\">%1</td></tr>")
                        .arg(translated(rows[i].group).toHtmlEscaped());
        const bool isPair = i + 1 < rows.size() && rows[i + 1].group == group;
        html += QStringLiteral("<tr>") + cell(blockOf(rows[i], list)) + gap +
                (isPair ? cell(blockOf(rows[i + 1], list)) : QStringLiteral("<td>&nbsp;</td>")) +
                QStringLiteral("</tr>");
        i += isPair ? 2 : 1;
    }
    return html + QStringLiteral("</table>");
}

}  // namespace ephor
