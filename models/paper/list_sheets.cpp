#include "models/paper/list_sheets.h"

#include "core/army/figures.h"
#include "core/io/lists/list_fingerprint.h"
#include "core/io/lists/print/list_cards.h"
#include "core/io/trait_texts.h"
#include "models/exchange/list_code.h"
#include "models/paper/code_image.h"
#include "models/paper/state_colours.h"
#include "models/paper/unit_columns.h"
#include "models/text.h"
#include "models/text/battle_words.h"

#include <QImage>
#include <QPainter>
#include <QTextDocument>
#include <QUrl>

namespace ephor {

namespace {

constexpr int codeSide = 136;  ///< in the layout, in dots of 1/96 inch: 36 mm
constexpr int turns = 12;

QString shown(const std::string& words) { return QString::fromStdString(words).toHtmlEscaped(); }

QString codeName(std::size_t number) { return QStringLiteral("ephor-code-%1").arg(number); }
const QString boxName = QStringLiteral("ephor-box");

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
    QStringList facts{translated(system.info().name).toHtmlEscaped()};
    if (!list.state.empty())
        facts << headingOfKey(list.state).toHtmlEscaped();
    for (const Message& line : summary.about)
        facts << text(line).toHtmlEscaped();
    const auto* most = list.value<std::int64_t>("limit");
    if (summary.cost)
        facts << (most ? tr("%1 of %2 points").arg(*summary.cost).arg(*most) : tr("%1 points").arg(*summary.cost));
    facts << tr("%n units", nullptr, summary.units);
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
                    : tr("The code contains the whole list. Scan it and paste its text into Ephor (Edit, Paste list code or text) to check that it is the list that was submitted."));
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

QString boxes(int number) {
    QString html;
    for (int i = 0; i < number; ++i)
        html += QStringLiteral("<img src=\"%1\" width=\"10\" height=\"10\">%2")
                    .arg(boxName, i % 5 == 4 ? QStringLiteral(" &nbsp;") : QStringLiteral(" "));
    return html;
}

QString battleSheet(const std::vector<UnitCard>& cards, const SystemInfo& info) {
    const auto valuesOf = [](const ListRow& unit) {
        QStringList values{valuesAsHtml(unit)};
        if (values.front().isEmpty())
            values.front() = unit.type ? traitsIn(*unit.type).toHtmlEscaped() : QString();
        values << remarksAsHtml(unit);
        values.removeAll(QString());
        return values.join(QStringLiteral("<br>"));
    };
    const bool hasValues =
        std::ranges::any_of(cards, [&](const UnitCard& card) { return !valuesOf(card.unit).isEmpty(); });
    constexpr int fewBoxes = 6;  // the values have the room that they leave
    const int most = cards.empty() ? 0 : std::ranges::max(cards, {}, &UnitCard::losses).losses;
    QString html = QStringLiteral("<p>%1 &nbsp; %2</p>").arg(tr("Turns"), boxes(turns));
    html += QStringLiteral(
                "<table width=\"100%\" border=\"0\" cellspacing=\"0\" cellpadding=\"4\"><thead><tr><th "
                "width=\"%1%\">%2</th>")
                .arg(hasValues ? 22 : 40)
                .arg(tr("Unit"));
    if (hasValues)
        html += QStringLiteral("<th width=\"%1%\">%2</th>").arg(most <= fewBoxes ? 58 : 30).arg(tr("Values"));
    html += QStringLiteral("<th>%1</th></tr></thead>").arg(translated(info.strengthName).toHtmlEscaped());
    std::string group;
    for (const auto& [unit, losses] : cards) {
        if (unit.group != std::exchange(group, unit.group))
            html += QStringLiteral("<tr><td colspan=\"%1\"><b>%2</b></td></tr>")
                        .arg(hasValues ? 3 : 2)
                        .arg(translated(unit.group).toHtmlEscaped());
        const std::string kind = kindBesides(unit);
        html += QStringLiteral("<tr><td class=\"row\"><b>%1</b>%2</td>")
                    .arg(shown(unit.name),
                         kind.empty() ? QString() : QStringLiteral("<br>") + translated(kind).toHtmlEscaped());
        if (hasValues)
            html += QStringLiteral("<td class=\"row\">%1</td>").arg(valuesOf(unit));
        html += QStringLiteral("<td class=\"row\">%1</td></tr>").arg(boxes(losses));
    }
    return html + QStringLiteral("</table>");
}

/// What every army of the system has, such as Arete, and the traits of these troops, each explained once.
QString rules(const ListSummary& summary, const std::string& system) {
    std::vector<const TroopType*> types;
    for (const ListRow& row : summary.rows)
        types.push_back(row.type);
    std::vector<TraitText> texts = armyTextsOf(system);
    std::ranges::move(traitTextsOf(system, types), std::back_inserter(texts));
    QString html;
    for (const TraitText& one : texts)
        html += QStringLiteral("<p class=\"rule\"><b>%1.</b> %2 (%3)</p>")
                    .arg(headingOfKey(one.trait), translated(one.text).toHtmlEscaped(), shown(one.rule));
    return html.isEmpty() ? html : QStringLiteral("<h2>%1</h2>").arg(tr("Rules in short")) + html;
}

/// A stripe of the state's colour; empty for other states.
QString stripe(const std::string& state) {
    const std::optional<QColor> colour = stateColour(QString::fromStdString(state));
    if (!colour)
        return {};
    return QStringLiteral(
               "<table width=\"100%\" border=\"0\" cellspacing=\"0\" cellpadding=\"0\"><tr><td bgcolor=\"%1\"><p "
               "class=\"stripe\">&nbsp;</p></td></tr></table>")
        .arg(colour->name());
}

/// Who plays the list, and where.
QString occasion(const SheetExtras& extras) {
    QStringList facts;
    if (!extras.player.isEmpty())
        facts << tr("Player: %1").arg(extras.player.toHtmlEscaped());
    if (!extras.event.isEmpty())
        facts << tr("Event: %1").arg(extras.event.toHtmlEscaped());
    return facts.isEmpty() ? QString() : QStringLiteral("<p>%1</p>").arg(facts.join(QStringLiteral(" &nbsp; ")));
}

/// What stands below the name: that the list is not legal, who plays it, and where.
QString belowName(const SheetExtras& extras) {
    const QString verdict =
        extras.notLegal.isEmpty() ? QString() : QStringLiteral("<p><b>%1</b></p>").arg(extras.notLegal.toHtmlEscaped());
    return verdict + occasion(extras);
}

/// What the list says of itself.
QString note(const ArmyList& list) {
    const std::string words = list.text("note");
    return words.empty() ? QString() : QStringLiteral("<p>%1</p>").arg(shown(words));
}

}  // namespace

QString sheetAsHtml(const ArmyList& list, const RuleSystem& system, Sheet sheet, const SheetExtras& extras) {
    const ListSummary summary = system.summary(list);
    QString html;
    switch (sheet) {
    case Sheet::Roster:
        html = title(list, system, summary) + note(list) + unitsInColumns(summary, list);
        if (extras.hasRules)
            html += rules(summary, system.info().id);
        break;
    case Sheet::Battle:
        html = title(list, system, summary) + battleSheet(cardsOf(list, system), system.info());
        break;
    case Sheet::Rules:
        html = title(list, system, summary) + rules(summary, system.info().id);
        break;
    case Sheet::Cards:
        break;
    }
    html.replace(QLatin1StringView("<h1>"), stripe(list.state) + QStringLiteral("<h1>"));
    html.replace(QLatin1StringView("</h1>"), QStringLiteral("</h1>") + belowName(extras));
    return html + signature(list, system);
}

void addSheetImages(QTextDocument& text, const ArmyList& list, const RuleSystem& system) {
    text.addResource(QTextDocument::ImageResource, QUrl(boxName), boxImage());
    const std::vector<std::string> codes = codesOf(list, system.info().list);
    for (std::size_t i = 0; i < codes.size(); ++i)
        text.addResource(QTextDocument::ImageResource, QUrl(codeName(i)), codeImage(codes[i]));
}

}  // namespace ephor
