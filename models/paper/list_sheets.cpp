#include "models/paper/list_sheets.h"

#include "core/army/figures.h"
#include "core/army/unit_names.h"
#include "core/io/lists/army_list_io.h"
#include "core/io/lists/list_fingerprint.h"
#include "models/exchange/list_code.h"
#include "models/exchange/qr_code.h"
#include "models/text.h"

#include <QImage>
#include <QPainter>
#include <QRegularExpression>
#include <QTextDocument>
#include <QUrl>
#include <map>

namespace ephor {

namespace {

constexpr int lightBorder = 4;  ///< squares that a QR reader needs around the code
constexpr int squareDots = 8;   ///< for sharp edges on paper
constexpr int codeSide = 136;   ///< in the layout, in dots of 1/96 inch: 36 mm
constexpr int turns = 12;
constexpr std::size_t mostCards = 200;

QString shown(const std::string& words) { return QString::fromStdString(words).toHtmlEscaped(); }

QString codeName(std::size_t number) { return QStringLiteral("ephor-code-%1").arg(number); }
const QString boxName = QStringLiteral("ephor-box");

QImage imageOf(const QrCode& code) {
    const int side = code.size + 2 * lightBorder;
    QImage image(side * squareDots, side * squareDots, QImage::Format_Grayscale8);
    image.fill(Qt::white);
    QPainter painter(&image);
    for (int y = 0; y < code.size; ++y)
        for (int x = 0; x < code.size; ++x)
            if (code.isDark(x, y))
                painter.fillRect((x + lightBorder) * squareDots, (y + lightBorder) * squareDots, squareDots, squareDots,
                                 Qt::black);
    return image;
}

QImage boxImage() {
    constexpr int side = 96;
    QImage image(side, side, QImage::Format_Grayscale8);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.setPen(QPen(Qt::black, 6));
    painter.drawRect(8, 8, side - 17, side - 17);
    return image;
}

QString title(const ArmyList& list, const RuleSystem& system, const ListSummary& summary) {
    QStringList facts{shown(system.info().name)};
    if (!list.state.empty())
        facts << shown(keyAsHeading(list.state));
    for (const std::string& line : summary.about)
        facts << shown(line);
    if (summary.cost)
        facts << tr("%1 points").arg(*summary.cost);
    facts << tr("units: %1").arg(summary.units);
    return QStringLiteral("<html><body><h1>%1</h1><p>%2</p>").arg(shown(list.name), facts.join(QStringLiteral(", ")));
}

/// The end of every sheet: the list's fingerprint and QR codes.
QString signature(const ArmyList& list, const RuleSystem& system) {
    const ListSchema& schema = system.info().list;
    const std::vector<std::string> codes = codesOf(list, schema);
    QString html =
        QStringLiteral("<p class=\"mark\">%1 <b>%2</b>. %3</p>")
            .arg(
                tr("Fingerprint"), QString::fromStdString(shownFingerprint(fingerprintOf(list, schema))),
                codes.empty()
                    ? tr("The list is too large for QR codes.")
                    : tr("The code carries the whole list: scan it, and paste what it says into Ephor (Edit, Paste list "
                         "code), to see whether it is the list that was submitted."));
    if (codes.empty())
        return html;
    constexpr std::size_t inRow = 4;
    html += QStringLiteral("<table border=\"0\" cellspacing=\"0\" cellpadding=\"2\">");
    for (std::size_t from = 0; from < codes.size(); from += inRow) {
        html += QStringLiteral("<tr>");
        for (std::size_t i = from; i < std::min(from + inRow, codes.size()); ++i)
            html += QStringLiteral("<td align=\"center\"><img src=\"%1\" width=\"%2\" height=\"%2\"><br>%3</td>")
                        .arg(codeName(i))
                        .arg(codeSide)
                        .arg(codes.size() == 1 ? QString() : tr("code %1 of %2").arg(i + 1).arg(codes.size()));
        html += QStringLiteral("</tr>");
    }
    return html + QStringLiteral("</table>");
}

/// One row for each unit on the table. A leader is on the first of its row.
std::vector<ListRow> unitsOf(const ListSummary& summary) {
    std::vector<ListRow> units;
    std::vector<std::string> names;
    for (const ListRow& row : summary.rows)
        for (int i = 0; i < row.count && units.size() < mostCards; ++i) {
            ListRow& unit = units.emplace_back(row);
            if (row.points)
                unit.points = *row.points / row.count;
            if (i > 0)
                unit.leader.clear();
            names.push_back(row.name);
        }
    names = toldApart(names);
    for (std::size_t i = 0; i < units.size(); ++i)
        units[i].name = std::move(names[i]);
    return units;
}

QString traitsOf(const ListRow& unit) { return unit.type ? shown(traitWords(*unit.type)) : QString(); }

QString statsOf(const ListRow& unit) {
    QStringList all;
    if (unit.type)
        for (const Stat& stat : unit.type->stats)
            if (isForTheTable(stat.key))
                all << QStringLiteral("%1&nbsp;<b>%2</b>")
                           .arg(shown(keyAsHeading(stat.key)).replace(u' ', QStringLiteral("&nbsp;")))
                           .arg(stat.value);
    return all.join(QStringLiteral("&nbsp;&nbsp; "));
}

/// The unit's leader and its remarks, each on a line.
QStringList remarksOf(const ListRow& unit) {
    QStringList all;
    for (const std::string& words : {unit.leader, unit.remarks})
        if (!words.empty())
            all << shown(words);
    return all;
}

QString card(const ListRow& unit) {
    QStringList about;
    if (unit.type)
        about << shown(unit.type->name);
    if (!unit.group.empty())
        about << shown(unit.group);
    if (unit.points)
        about << tr("%1 points").arg(*unit.points);
    QString html = QStringLiteral("<p class=\"name\">%1</p><p class=\"type\">%2</p>")
                       .arg(shown(unit.name), about.join(QStringLiteral(", ")));
    for (const QString& line : QStringList{statsOf(unit), traitsOf(unit)} + remarksOf(unit))
        if (!line.isEmpty())
            html += QStringLiteral("<p class=\"line\">%1</p>").arg(line);
    return html;
}

QString cards(const ListSummary& summary) {
    const std::vector<ListRow> units = unitsOf(summary);
    QString html = QStringLiteral("<table width=\"100%\" border=\"0\" cellspacing=\"0\" cellpadding=\"0\">");
    for (std::size_t i = 0; i < units.size(); i += 2)
        html +=
            QStringLiteral("<tr><td width=\"50%\" class=\"card\">%1</td><td width=\"50%\" class=\"card\">%2</td></tr>")
                .arg(card(units[i]), i + 1 < units.size() ? card(units[i + 1]) : QString());
    return html + QStringLiteral("</table>");
}

QString boxes(int number) {
    QString html;
    for (int i = 0; i < number; ++i)
        html += QStringLiteral("<img src=\"%1\" width=\"10\" height=\"10\">%2")
                    .arg(boxName, i % 5 == 4 ? QStringLiteral(" &nbsp;") : QStringLiteral(" "));
    return html;
}

/// The entry that begins on a line of the list, at any depth.
const Entry* entryAt(const std::vector<Entry>& entries, int line) {
    for (const Entry& entry : entries) {
        if (entry.place.line == line)
            return &entry;
        if (const Entry* child = entryAt(entry.children, line))
            return child;
    }
    return nullptr;
}

/// The number of boxes for a unit's losses: its type's strength, times the units of a deep phalanx; 1 where it is lost
/// as a whole.
int boxesOf(const ListRow& unit, const ArmyList& list, const SystemInfo& info) {
    constexpr int most = 160;
    const std::string key = QString::fromStdString(info.strengthName).toLower().toStdString();
    const Entry* entry = unit.line > 0 ? entryAt(list.entries, unit.line) : nullptr;
    const int deep = 1 + (entry ? static_cast<int>(entry->text("behind").size()) : 0);
    return unit.type ? std::clamp(unit.type->stat(key) * deep, 1, most) : 1;
}

QString battleSheet(const ArmyList& list, const ListSummary& summary, const SystemInfo& info) {
    QString html = QStringLiteral("<p>%1 &nbsp; %2</p>").arg(tr("Turns"), boxes(turns));
    html +=
        QStringLiteral(
            "<table width=\"100%\" border=\"0\" cellspacing=\"0\" cellpadding=\"4\"><thead><tr><th width=\"22%\">%1</th>"
            "<th width=\"30%\">%2</th><th width=\"48%\">%3</th></tr></thead>")
            .arg(tr("Unit"), tr("Values"), shown(info.strengthName));
    std::string group;
    for (const ListRow& unit : unitsOf(summary)) {
        if (unit.group != std::exchange(group, unit.group))
            html += QStringLiteral("<tr><td colspan=\"3\"><b>%1</b></td></tr>").arg(shown(unit.group));
        QStringList values = remarksOf(unit);
        if (const QString stats = statsOf(unit); !stats.isEmpty())
            values.prepend(stats);
        html += QStringLiteral("<tr><td><b>%1</b><br>%2</td><td>%3</td><td>%4</td></tr>")
                    .arg(shown(unit.name), unit.type ? shown(unit.type->name) : QString(),
                         values.join(QStringLiteral("<br>")), boxes(boxesOf(unit, list, info)));
    }
    return html + QStringLiteral("</table>");
}

/// The width that a text column needs.
struct Need {
    double least = 0;    ///< for its longest word, in hundredths of the page
    double letters = 0;  ///< of its longest cell, up to a limit; the remaining width is shared in this proportion
};

Need needOf(const QStringList& cells) {
    constexpr qsizetype enough = 48;
    qsizetype longest = 6;
    qsizetype word = 6;
    for (const QString& cell : cells) {
        longest = std::max(longest, std::min(cell.size(), enough));
        for (const QString& one : cell.split(u' '))
            word = std::max(word, one.size());
    }
    return {1.8 + 0.95 * static_cast<double>(word), static_cast<double>(longest)};
}

using Needs = std::map<QString, Need>;

Needs needsOf(const ListSummary& summary) {
    std::map<QString, QStringList> cells;
    for (const ListRow& row : summary.rows) {
        cells[QStringLiteral("Unit")] << QStringLiteral("%1 × ").arg(row.count) + QString::fromStdString(row.name);
        cells[QStringLiteral("Type")] << (row.type ? QString::fromStdString(row.type->name) : QString());
        cells[QStringLiteral("Traits")] << (row.type ? QString::fromStdString(traitWords(*row.type)) : QString());
        cells[QStringLiteral("Remarks")] << QString::fromStdString(row.leader + "; " + row.remarks);
    }
    Needs needs;
    for (const auto& [column, all] : cells)
        needs[column] = needOf(all);
    return needs;
}

/// Sets the column widths in hundredths: number columns by their headings, text columns share the rest.
QString withShares(QString html, const Needs& needs) {
    static const QRegularExpression heading(QStringLiteral("<th( align=\"center\")?>([^<]*)</th>"));
    const auto figure = [](const QRegularExpressionMatch& match) {
        qsizetype longest = 4;
        for (const QString& word : match.captured(2).split(u' '))
            longest = std::max(longest, word.size());
        return 1.2 + 0.72 * static_cast<double>(longest);
    };
    const auto need = [&needs](const QRegularExpressionMatch& match) {
        const auto words = needs.find(match.captured(2));
        return match.capturedLength(1) > 0 || words == needs.end() ? Need{} : words->second;
    };
    double left = 100;
    double letters = 0;
    for (const QRegularExpressionMatch& match : heading.globalMatch(html)) {
        left -= need(match).letters > 0 ? need(match).least : figure(match);
        letters += need(match).letters;
    }
    QString shared;
    qsizetype from = 0;
    for (const QRegularExpressionMatch& match : heading.globalMatch(html)) {
        const bool isFigure = need(match).letters <= 0;
        const double share =
            isFigure ? figure(match) : need(match).least + std::max(left, 0.0) * need(match).letters / letters;
        QString words = match.captured(2);
        if (isFigure)
            words.replace(u' ', QStringLiteral("<br>"));
        shared += html.sliced(from, match.capturedStart() - from) +
                  QStringLiteral("<th width=\"%1%\"%2>%3</th>").arg(qRound(share)).arg(match.captured(1), words);
        from = match.capturedEnd();
    }
    return shared + html.sliced(from);
}

/// The list's HTML page without its style sheet, which Qt's documents do not support.
QString roster(const ArmyList& list, const RuleSystem& system) {
    QString html = QString::fromStdString(listAsHtml(list, system));
    const qsizetype from = html.indexOf(QLatin1StringView("<style>"));
    const qsizetype to = html.indexOf(QLatin1StringView("</style>"));
    if (from >= 0 && to > from)
        html.remove(from, to - from + 8);
    html.replace(QLatin1StringView("<table>"),
                 QLatin1StringView("<table width=\"100%\" cellspacing=\"0\" cellpadding=\"4\" border=\"0\">"));
    html.replace(QLatin1StringView("class=\"number\""), QLatin1StringView("align=\"center\""));
    return withShares(html, needsOf(system.summary(list))).remove(QLatin1StringView("</body>\n</html>\n"));
}

}  // namespace

QString sheetAsHtml(const ArmyList& list, const RuleSystem& system, Sheet sheet) {
    const ListSummary summary = system.summary(list);
    QString html;
    switch (sheet) {
    case Sheet::Roster:
        html = roster(list, system);
        break;
    case Sheet::Cards:
        html = title(list, system, summary) + cards(summary);
        break;
    case Sheet::Battle:
        html = title(list, system, summary) + battleSheet(list, summary, system.info());
        break;
    }
    return html + signature(list, system);
}

void addSheetImages(QTextDocument& text, const ArmyList& list, const RuleSystem& system) {
    text.addResource(QTextDocument::ImageResource, QUrl(boxName), boxImage());
    const std::vector<std::string> codes = codesOf(list, system.info().list);
    for (std::size_t i = 0; i < codes.size(); ++i)
        text.addResource(QTextDocument::ImageResource, QUrl(codeName(i)), imageOf(qrCodeOf(codes[i])));
}

}  // namespace ephor
