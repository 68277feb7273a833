#include "ui/battle/log/battle_report.h"

#include "core/battle/winner.h"
#include "models/text.h"
#include "ui/battle/analysis/analysis_words.h"
#include "ui/battle/drawing/table_drawing.h"
#include "ui/common/battle_looks.h"
#include "ui/common/colours.h"
#include "ui/common/embedded_image.h"

#include <QGuiApplication>
#include <QPainter>
#include <QTextDocument>

namespace ephor {

namespace {

using Kind = BattleLogModel::Kind;

const char* pageStyle =
    "body { font-family: sans-serif; font-size: 9.5pt; color: #1e1e1c; } h1 { font-size: 17pt; } h2 { font-size: 12pt; } "
    "th { text-align: left; } .rule { color: #5c5b57; } .loss { color: #b3261e; } .result { font-size: 13pt; } "
    ".log { font-size: 7.5pt; margin-top: 2px; margin-bottom: 0px; } "
    ".phase { margin-top: 6px; margin-bottom: 0px; } .turn { margin-top: 14px; margin-bottom: 0px; }";
/// For browsers only: a readable column, and dark colours where the reader prefers them.
const char* webStyle =
    "<style>:root { color-scheme: light dark; } body { max-width: 700px; margin: 24px auto; padding: 0 16px; "
    "line-height: 1.4; } .log, .phase { font-size: inherit; } .log { margin: 6px 0; } img { max-width: 100%; height: auto; vertical-align: middle; } "
    "@media (prefers-color-scheme: dark) { body { color: #e9e7e2; background: #252627; } .rule { color: #b5b2ab; } "
    ".loss { color: #f2867c; } }</style>";
constexpr int pictureWidth = 1320;   ///< pixels of a picture of the table
constexpr double shownWidth = 660;   ///< at most, on the page
constexpr double shownHeight = 400;  ///< the first fits on the first page, two and their captions on another

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
             winner ? tr("Victory for %1 after %2 turns: %3").arg(words.sideInside(*winner)).arg(ended->turns).arg(how)
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

/// The units of both armies side by side.
QString unitsTable(const BattleSession& session) {
    const BattleWords words(session.game());
    const QString left = tr("%1 left").arg(translated(session.info().strengthName));
    std::array<QStringList, 2> units;
    for (int i = 0; i < session.table().pieces(); ++i) {
        const PieceId piece(i);
        const PieceInfo& info = session.game().piece(piece);
        const int now = session.game().strength(session.table(), piece);
        units[index(info.side)] << QStringLiteral("<td>%1</td><td>%2</td><td align=\"right\">%3&nbsp;&nbsp;</td>")
                                       .arg(QString::fromStdString(info.name).toHtmlEscaped(),
                                            info.type ? translated(info.type->name).toHtmlEscaped() : QString(),
                                            now > 0 ? tr("%1 of %2").arg(now).arg(info.strength) : tr("lost"));
    }
    QString names;
    QString heads;
    for (const Side side : bothSides) {
        names += QStringLiteral("<th colspan=\"3\">%1</th>").arg(words.side(side).toHtmlEscaped());
        heads += QStringLiteral("<th>%1</th><th>%2</th><th align=\"right\">%3&nbsp;&nbsp;</th>")
                     .arg(tr("Unit"), tr("Type"), left);
    }
    QString rows;
    for (qsizetype row = 0; row < std::max(units[0].size(), units[1].size()); ++row) {
        rows += QStringLiteral("<tr>");
        for (const QStringList& army : units)
            rows += army.value(row, QStringLiteral("<td></td><td></td><td></td>"));
        rows += QStringLiteral("</tr>");
    }
    return QStringLiteral(
               "<table class=\"log\" width=\"100%\" cellspacing=\"0\" cellpadding=\"2\"><tr>%1</tr><tr>%2</tr>%3"
               "</table>")
        .arg(names, heads, rows);
}

/// A line of the log with its rule.
QString lineAsHtml(const QModelIndex& index) {
    const auto kind = index.data(BattleLogModel::KindRole).value<Kind>();
    QString text = index.data(BattleLogModel::LineRole).toString().toHtmlEscaped();
    const QString rule = index.siblingAtColumn(BattleLogModel::RuleColumn).data(BattleLogModel::LineRole).toString();
    if (!rule.isEmpty())
        text += QStringLiteral(" <span class=\"rule\">[%1]</span>").arg(rule.toHtmlEscaped());
    return kind == Kind::Loss ? QStringLiteral("<span class=\"loss\">%1</span>").arg(text) : text;
}

/// True for a roll whose result its heading tells.
bool isBeforeHeading(const QModelIndex& line, const QModelIndex& heading) {
    return line.isValid() && heading.isValid() && line.data(BattleLogModel::KindRole).value<Kind>() == Kind::Roll &&
           line.data(BattleLogModel::EventRole) == heading.data(BattleLogModel::EventRole);
}

QString linesBelow(const BattleLogModel& log, const QModelIndex& parent, const QString& separator);

/// A line and in brackets what is below it.
QString lineWithDetails(const BattleLogModel& log, const QModelIndex& index) {
    const QString below = linesBelow(log, index, QStringLiteral("; "));
    return lineAsHtml(index) + (below.isEmpty() ? QString() : QStringLiteral(" (%1)").arg(below));
}

/// The lines below one as running text.
QString linesBelow(const BattleLogModel& log, const QModelIndex& parent, const QString& separator) {
    QStringList lines;
    for (int row = 0; row < log.rowCount(parent); ++row) {
        const QModelIndex index = log.index(row, 0, parent);
        const auto kind = index.data(BattleLogModel::KindRole).value<Kind>();
        // A shared line names its members, and the line of a roll has its dice.
        if (kind == Kind::Member || kind == Kind::Dice || isBeforeHeading(index, parent))
            continue;
        lines << lineWithDetails(log, index);
        if (lines.back().endsWith(u'.'))
            lines.back().chop(1);
    }
    return lines.join(separator);
}

/// A fight, an activation or an action, with the lines below it.
QString actionAsHtml(const BattleLogModel& log, const QModelIndex& index) {
    const QString separator = QStringLiteral(" · ");
    const auto kind = index.data(BattleLogModel::KindRole).value<Kind>();
    const bool isFight = index.data(BattleLogModel::FightRole).toBool();
    const bool hasHeadline = isFight && kind != Kind::Fight;  // above the line that begins the fight
    const bool isBold = isFight || kind == Kind::Action || kind == Kind::End || kind == Kind::Correction;
    const QString head = hasHeadline ? index.data().toString().toHtmlEscaped() : lineAsHtml(index);
    QString html = isBold ? QStringLiteral("<b>%1</b>").arg(head) : head;
    const QModelIndex first = log.index(0, 0, index);
    QStringList lines{isBeforeHeading(first, index) ? lineWithDetails(log, first) : QString(),
                      hasHeadline ? lineAsHtml(index) : QString(), linesBelow(log, index, separator)};
    lines.removeAll(QString());
    if (!lines.isEmpty())
        html += QStringLiteral("<br>") + lines.join(separator);
    return QStringLiteral("<p class=\"log\">%1</p>").arg(html);
}

/// The units that the side loses between two moments: "Athens lost 2 units: Leontis, Hippeis".
QString lossesInTurn(const BattleSession& session, Side side, const PieceSet& lost) {
    const BattleWords words(session.game());
    const PieceSet own = lost & session.table().all(side);
    QStringList names;
    for (const PieceId piece : own)
        names << words.piece(piece);
    return names.isEmpty() ? tr("%1 lost no unit").arg(words.sideInside(side))
                           : tr("%1 lost %n unit(s): %2", nullptr, static_cast<int>(names.size()))
                                 .arg(words.sideInside(side), names.join(QStringLiteral(", ")));
}

/// The headline of a turn, and its fights from this row of the log on, one on a line. `end`: the event after it.
QString turnAsHtml(const BattleSession& session, const BattleLogModel& log, int row, const TimelineMark& turn,
                   int end) {
    const Game& game = session.game();
    const PieceSet before = lostPieces(game, session.timeline().tableAt(turn.event));
    const PieceSet lost = lostPieces(game, session.timeline().tableAt(end)) - before;
    QStringList fights;
    for (; row < log.rowCount() && log.index(row, 0).data(BattleLogModel::EventRole).toInt() < end; ++row)
        for (int i = 0; i < log.rowCount(log.index(row, 0)); ++i)
            if (const QModelIndex one = log.index(i, 0, log.index(row, 0));
                one.data(BattleLogModel::FightRole).toBool())
                fights << one.data().toString().toHtmlEscaped();
    const QString headline = tr("Turn %1: %2; %3")
                                 .arg(QString::number(turn.turn), lossesInTurn(session, Side::A, lost),
                                      lossesInTurn(session, Side::B, lost));
    const QString html = QStringLiteral("<h3 class=\"turn\">%1</h3>").arg(headline.toHtmlEscaped());
    return fights.isEmpty()
               ? html
               : html + QStringLiteral("<p class=\"phase\">%1</p>").arg(fights.join(QStringLiteral("<br>")));
}

/// The badge and name of a side for the title.
QString titleOf(const BattleSession& session, Side side) {
    static constexpr int size = 64;
    static constexpr int shown = 24;
    QImage image(size, size, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    QFont font = QGuiApplication::font();
    font.setPixelSize(size / 2);
    font.setBold(true);
    looksOf(session)[index(side)].paint(painter, {size / 2.0, size / 2.0}, size * 0.46, ephorPalette(false), font);
    painter.end();
    return QStringLiteral("<img src=\"%1\" width=\"%2\" height=\"%2\" alt=\"\"> %3")
        .arg(embeddedImage(image))
        .arg(shown)
        .arg(BattleWords(session.game()).side(side).toHtmlEscaped());
}

QString nameOf(const BattleSession& session) {
    const QString name = QString::fromStdString(session.game().setup().name);
    return name.isEmpty() ? tr("Battle") : name;
}

}  // namespace

BattleReport::BattleReport(const BattleSession& session, const BattleLogModel& log, ReportLength length,
                           const AnalysisShown* analysis)
    : m_game(session.sharedGame()), m_looks(looksOf(session)) {
    const BattleSummary summary = summaryOf(session);
    const QString name = nameOf(session).toHtmlEscaped();
    m_head = QStringLiteral(
                 "<!DOCTYPE html>\n<html><head><meta charset=\"utf-8\">"
                 "<meta name=\"viewport\" content=\"width=device-width\"><title>%1</title><style>%2</style>%3"
                 "</head><body><h1>%4</h1>")
                 .arg(name, QLatin1StringView(pageStyle), QLatin1StringView(webStyle),
                      tr("%1 against %2").arg(titleOf(session, Side::A), titleOf(session, Side::B)));
    const BattleWords words(session.game());
    if (!session.game().setup().name.empty() &&
        name != tr("%1 against %2").arg(words.side(Side::A), words.side(Side::B)).toHtmlEscaped())
        m_head += QStringLiteral("<p>%1</p>").arg(name);
    if (const std::string& note = session.game().setup().note; !note.empty())
        m_head += QStringLiteral("<p>%1</p>").arg(toQString(note).toHtmlEscaped());
    m_head += QStringLiteral("<p class=\"result\"><b>%1</b></p>").arg(summary.result.toHtmlEscaped());
    m_head += summaryAsHtml(summary, session, false);
    if (analysis)
        m_head += analysisAsHtml(session, *analysis);
    for (const int moment : summary.moments(session.timeline())) {
        const TimelineMark mark = session.timeline().phaseAt(moment);
        const auto point = std::ranges::find(summary.points, moment - 1, &KeyMoment::event);
        const bool isEnd = moment == session.timeline().size() && session.ended();
        const QString caption = point != summary.points.end() ? tr("Turn %1: %2").arg(point->turn).arg(point->text)
                                : isEnd                       ? tr("The end")
                                : mark.turn == 0              ? tr("Deployed")
                                                              : words.turnAndPhase(mark.turn, mark.phase);
        m_pictures.push_back({caption, session.timeline().tableAt(moment)});
    }
    if (length == ReportLength::Complete)
        addAppendix(session, log);
}

void BattleReport::addAppendix(const BattleSession& session, const BattleLogModel& log) {
    m_appendix =
        QStringLiteral(
            "<h2 style=\"page-break-before: always\">%1</h2><table class=\"log\" cellspacing=\"0\" cellpadding=\"1\">")
            .arg(tr("Appendix: the log"));
    for (const Fact& fact : factsOf(session))
        m_appendix += QStringLiteral("<tr><th>%1</th><td>%2</td></tr>")
                          .arg(fact.name.toHtmlEscaped(), fact.value.toHtmlEscaped());
    m_appendix += QStringLiteral("</table>") + unitsTable(session);
    const std::vector<TimelineMark> turns = session.timeline().turns();
    std::size_t begun = 0;
    for (int row = 0; row < log.rowCount(); ++row) {
        const QModelIndex phase = log.index(row, 0);
        for (; begun < turns.size() && turns[begun].event <= phase.data(BattleLogModel::EventRole).toInt(); ++begun)
            if (turns[begun].turn > 0)
                m_appendix += turnAsHtml(session, log, row, turns[begun],
                                         begun + 1 < turns.size() ? turns[begun + 1].event : session.timeline().size());
        m_appendix += QStringLiteral("<h4 class=\"phase\">%1</h4>")
                          .arg(phase.data(BattleLogModel::LineRole).toString().toHtmlEscaped());
        for (int i = 0; i < log.rowCount(phase); ++i)
            m_appendix += actionAsHtml(log, log.index(i, 0, phase));
    }
}

bool BattleReport::drawNext() {
    if (m_drawn == m_pictures.size())
        return false;
    const ReportPicture& picture = m_pictures[m_drawn++];
    const TableSize size = picture.table.size();
    const double shown = std::min(shownWidth, shownHeight * size.width / size.height);
    m_figures += QStringLiteral("<h3>%1</h3><p><img src=\"%2\" width=\"%3\" alt=\"%1\"></p>")
                     .arg(picture.caption.toHtmlEscaped(),
                          embeddedImage(tableImage(*m_game, picture.table, m_looks, pictureWidth, shownWidth / shown)))
                     .arg(qRound(shown));
    return true;
}

QString BattleReport::html() const { return m_head + m_figures + m_appendix + QStringLiteral("</body></html>\n"); }

QString reportAsHtml(const BattleSession& session, const BattleLogModel& log, ReportLength length,
                     const AnalysisShown* analysis) {
    BattleReport report(session, log, length, analysis);
    while (report.drawNext()) {
    }
    return report.html();
}

int reportPages(const BattleLogModel& log) {
    static constexpr int pagesBefore = 2;   // the result, the losses, the pictures
    static constexpr int linesOnPage = 76;  // 57 to 98 in printed battles of all systems
    const auto lines = static_cast<int>(log.asText().count(u'\n'));
    return pagesBefore + (lines + linesOnPage - 1) / linesOnPage;
}

std::unique_ptr<QTextDocument> reportAsPages(const QString& html) {
    auto pages = std::make_unique<QTextDocument>();
    pages->setDefaultStyleSheet(QLatin1StringView(pageStyle));
    pages->setHtml(QString(html).remove(QLatin1StringView(webStyle)));
    return pages;
}

QString reportAsText(const BattleSession& session, const BattleLogModel& log, ReportLength length,
                     const AnalysisShown* analysis) {
    QString text =
        nameOf(session) + QStringLiteral("\n\n") + summaryOf(session).story.join(u'\n') + QStringLiteral("\n\n");
    for (const Fact& fact : factsOf(session))
        text += QStringLiteral("%1: %2\n").arg(fact.name, fact.value);
    if (analysis)
        text += u'\n' + analysisAsText(session, *analysis);
    return length == ReportLength::Short ? text : text + u'\n' + log.asText();
}

}  // namespace ephor
