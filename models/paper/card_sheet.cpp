#include "models/paper/card_sheet.h"

#include "core/army/troop_sign.h"
#include "core/io/lists/list_fingerprint.h"
#include "core/io/lists/print/list_cards.h"
#include "core/io/trait_texts.h"
#include "models/exchange/list_code.h"
#include "models/paper/code_image.h"
#include "models/paper/figure_shapes.h"
#include "models/paper/state_colours.h"
#include "models/paper/unit_columns.h"
#include "models/text.h"
#include "models/text/battle_words.h"

#include <QAbstractTextDocumentLayout>
#include <QPagedPaintDevice>
#include <QPainter>
#include <QTextDocument>
#include <algorithm>
#include <cmath>

namespace ephor {

namespace {

// All lengths are tenths of a millimetre.
constexpr double cardWidth = 630;
constexpr double cardHeight = 880;
constexpr double inside = 34;  ///< from the edge to the text
constexpr double stripeHeight = 30;
constexpr double signSize = 84;  ///< as high as the name with the line below it
constexpr double markLength = 40;
constexpr double leastMargin = 40;  ///< around all cards, for printers
constexpr double inInch = 254;

struct Grid {
    int columns = 1;
    int rows = 1;
    QPointF origin;  ///< of the first card, from the corner within the margins

    int cards() const { return columns * rows; }
};

Grid gridOn(const QPagedPaintDevice& device) {
    const QPageLayout layout = device.pageLayout();
    const QSizeF paper = layout.fullRect(QPageLayout::Millimeter).size() * 10;
    const QPointF margin = layout.paintRect(QPageLayout::Millimeter).topLeft() * 10;
    Grid grid;
    grid.columns = std::max(1, static_cast<int>((paper.width() - 2 * leastMargin) / cardWidth));
    grid.rows = std::max(1, static_cast<int>((paper.height() - 2 * leastMargin) / cardHeight));
    grid.origin =
        QPointF((paper.width() - grid.columns * cardWidth) / 2, (paper.height() - grid.rows * cardHeight) / 2) - margin;
    return grid;
}

QString cardText(const std::string& words) { return QString::fromStdString(words).toHtmlEscaped(); }

QString figuresOf(const TroopType& type) {
    constexpr int inRow = 3;
    QString html;
    QString labels;
    QString values;
    int column = 0;
    // Values have a row of their own, so that a long label does not push its value below the others.
    const auto endRow = [&] {
        html += QStringLiteral("<tr>%1</tr><tr>%2</tr>").arg(labels, values);
        labels.clear();
        values.clear();
        column = 0;
    };
    for (const Stat& stat : type.stats) {
        if (!isForTheTable(stat.key))
            continue;
        labels += QStringLiteral("<td width=\"33%\" valign=\"bottom\" class=\"label\">%1</td>")
                      .arg(headingOfKey(stat.key).toHtmlEscaped());
        values += QStringLiteral("<td class=\"value\">%1</td>").arg(stat.value);
        if (++column == inRow)
            endRow();
    }
    if (column > 0)
        endRow();
    return QStringLiteral(
               "<table width=\"100%\" cellspacing=\"0\" cellpadding=\"2\" style=\"margin-top: 8px\">%1</table>")
        .arg(html);
}

QString explained(const TraitText& one) {
    return QStringLiteral("<p class=\"trait\"><b>%1.</b> %2</p>")
        .arg(headingOfKey(one.trait).toHtmlEscaped(), translated(one.text).toHtmlEscaped());
}

/// The unit's leader, remarks and kind, cut at commas and semicolons. The user's own note, the end of the remarks, is
/// left out.
QStringList ownWordsOf(const ListRow& unit, const ArmyList& list) {
    const Entry* entry = unit.line > 0 ? entryAt(list, unit.line) : nullptr;
    QString remarks = toQString(inOneLine(unit.remarks));
    if (const QString note = entry ? toQString(entry->text("note")) : QString(); remarks.endsWith(note))
        remarks.chop(note.size());
    QStringList parts;
    for (const QString& words : {toQString(inOneLine(unit.leader)), remarks, toQString(unit.kind)})
        for (const QString& piece : words.split(u';'))
            for (const QString& part : piece.split(u','))
                parts << part.trimmed();
    return parts;
}

/// True if the part is the rule's heading, such as "Strategos", or a number of what the rule is about, such as "3 CP".
bool namesRule(const QString& part, const std::string& key) {
    if (part.compare(toQString(keyAsHeading(key)), Qt::CaseInsensitive) == 0)
        return true;
    return !part.isEmpty() && part.front().isDigit() && part.section(u' ', 1) == toQString(key).toUpper();
}

/// The rules of the army that the unit's own words name: "Strategos", "3 CP".
std::vector<TraitText> armyRulesOf(const ListRow& unit, const ArmyList& list, const std::string& system) {
    const QStringList parts = ownWordsOf(unit, list);
    std::vector<TraitText> rules = armyTextsOf(system);
    std::erase_if(rules, [&parts](const TraitText& one) {
        return std::ranges::none_of(parts, [&one](const QString& part) { return namesRule(part, one.trait); });
    });
    return rules;
}

QString htmlOf(const ListRow& unit, const std::vector<TraitText>& armyRules, const std::string& system) {
    QStringList about;
    if (const std::string kind = kindBesides(unit); !kind.empty())
        about << translated(kind).toHtmlEscaped();
    if (!unit.group.empty())
        about << translated(unit.group).toHtmlEscaped();
    if (unit.points)
        about << tr("%1 points").arg(*unit.points);
    if (about.isEmpty())
        about << QStringLiteral("&nbsp;");  // the sign beside the name needs the line
    QString html =
        QStringLiteral(
            "<table width=\"100%\" cellspacing=\"0\" cellpadding=\"0\" style=\"margin-bottom: 6px\"><tr><td><p class=\"name\">%1</p><p "
            "class=\"type\">%2</p></td><td width=\"%3\"></td></tr></table>")
            .arg(cardText(unit.name), about.join(QStringLiteral(" · ")))
            .arg(signSize);
    for (const QString& words : remarksAsHtml(unit))
        html += QStringLiteral("<p class=\"leader\">%1</p>").arg(words);
    if (unit.type)
        html += figuresOf(*unit.type);
    for (const TraitText& rule : armyRules)
        html += explained(rule);
    for (const TraitText& trait : traitTextsOf(system, {unit.type}))
        html += explained(trait);
    return html;
}

QString styleOf(double size) {
    return QStringLiteral(
               "* { font-family: \"Noto Sans\"; color: #1e1e1c; } p { margin: 0; } .name { font-size: %1px; "
               "font-weight: bold; } .type { font-size: %2px; color: #555550; } .leader { font-size: %3px; "
               "font-weight: bold; margin-top: 8px; } .label { font-size: %4px; color: #555550; padding-right: 12px; } .value { font-size: "
               "%5px; font-weight: bold; } .trait { font-size: %6px; margin-top: 7px; }")
        .arg(qRound(38 * std::min(size, 1.0)))
        .arg(qRound(26 * std::min(size, 1.0)))
        .arg(qRound(27 * size))
        .arg(qRound(23 * std::min(size, 1.0)))
        .arg(qRound(36 * size))
        .arg(qRound(23 * size));
}

void layOut(QTextDocument& text, const QString& html, double size) {
    text.setDocumentMargin(0);
    text.setUseDesignMetrics(true);
    text.setDefaultStyleSheet(styleOf(size));
    text.setTextWidth(cardWidth - 2 * inside);
    text.setHtml(html);
}

/// As large as it fits the height; smaller text is used before less.
void layOutWithin(QTextDocument& text, const QString& html, double height) {
    constexpr std::array sizes{1.3, 1.15, 1.0, 0.92, 0.84, 0.76, 0.68, 0.6, 0.52};
    for (const double size : sizes) {
        layOut(text, html, size);
        if (text.size().height() <= height)
            return;
    }
}

struct Boxes {
    double size = 0;
    int inRow = 1;
    double height = 0;  ///< of all rows, with the space above
};

Boxes boxesFor(int count) {
    constexpr std::array<std::pair<int, double>, 4> sizes{{{20, 46}, {48, 38}, {96, 27}, {160, 22}}};
    const auto fits = std::ranges::find_if(sizes, [count](const auto& one) { return count <= one.first; });
    Boxes boxes;
    boxes.size = fits == sizes.end() ? sizes.back().second : fits->second;
    boxes.inRow = static_cast<int>((cardWidth - 2 * inside) / (boxes.size * 1.2));
    const int rows = (count + boxes.inRow - 1) / boxes.inRow;
    boxes.height = rows * boxes.size * 1.2 + 16;
    return boxes;
}

void drawBoxes(QPainter& painter, int count) {
    const Boxes boxes = boxesFor(count);
    const double top = cardHeight - inside - boxes.height + 16;
    painter.setPen(QPen(QColor(0x1e, 0x1e, 0x1c), 4));
    painter.setBrush(Qt::NoBrush);
    for (int i = 0; i < count; ++i) {
        const int row = i / boxes.inRow;
        const int column = i % boxes.inRow;
        painter.drawRect(
            QRectF(inside + column * boxes.size * 1.2, top + row * boxes.size * 1.2, boxes.size, boxes.size));
    }
}

void drawSign(QPainter& painter, const QString& sign, const QColor& colour) {
    const FigureShape& shape = figureShape(sign);
    painter.save();
    painter.translate(cardWidth - inside - signSize / 2, stripeHeight + inside + signSize / 2);
    painter.scale(signSize / 2.6, signSize / 2.6);
    painter.setPen(QPen(Qt::black, 0.06));
    painter.setBrush(colour);
    painter.drawPath(shape.body);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(Qt::black, 0.12));
    painter.drawPath(shape.lines);
    painter.setPen(Qt::NoPen);
    painter.setBrush(Qt::black);
    painter.drawPath(shape.dark);
    painter.setBrush(Qt::white);
    painter.drawPath(shape.pale);
    painter.restore();
}

/// Short lines outside of the cards where they are cut.
void drawMarks(QPainter& painter, const Grid& grid) {
    painter.setPen(QPen(Qt::black, 1.5));
    const double right = grid.columns * cardWidth;
    const double bottom = grid.rows * cardHeight;
    for (int column = 0; column <= grid.columns; ++column)
        for (const double y : {-markLength, bottom + 8})
            painter.drawLine(QPointF(column * cardWidth, y), QPointF(column * cardWidth, y + markLength - 8));
    for (int row = 0; row <= grid.rows; ++row)
        for (const double x : {-markLength, right + 8})
            painter.drawLine(QPointF(x, row * cardHeight), QPointF(x + markLength - 8, row * cardHeight));
}

/// Above the first card of a sheet, between the marks; the card of the list has all of it.
void drawVerdict(QPainter& painter, const QString& words) {
    if (words.isEmpty())
        return;
    QFont font(QStringLiteral("Noto Sans"));
    font.setPixelSize(24);
    font.setBold(true);
    painter.setFont(font);
    painter.setPen(Qt::black);
    const QRectF place(10, -markLength, cardWidth - 20, markLength - 6);
    painter.drawText(place, Qt::AlignLeft | Qt::AlignVCenter,
                     QFontMetricsF(font).elidedText(words, Qt::ElideRight, place.width()));
}

}  // namespace

CardSheet::CardSheet(const ArmyList& list, const RuleSystem& system, QString notLegal)
    : m_notLegal(std::move(notLegal)),
      m_colour(stateColour(QString::fromStdString(list.state)).value_or(QColor(0x77, 0x77, 0x70))) {
    addRules(system.info(), addUnits(list, system));
    addList(list, system);
}

/// Returns the keys of the army's rules that the cards explain.
std::set<std::string> CardSheet::addUnits(const ArmyList& list, const RuleSystem& system) {
    std::set<std::string> known;
    for (const UnitCard& card : cardsOf(list, system)) {
        const std::vector<TraitText> rules = armyRulesOf(card.unit, list, system.info().id);
        for (const TraitText& rule : rules)
            known.insert(rule.trait);
        m_cards.push_back({htmlOf(card.unit, rules, system.info().id),
                           card.unit.type ? toQString(signOf(*card.unit.type)) : QString(), card.losses});
    }
    return known;
}

/// A card with the rules of every army, without those that are known from the cards of units.
void CardSheet::addRules(const SystemInfo& info, const std::set<std::string>& known) {
    QString html;
    for (const TraitText& one : armyTextsOf(info.id))
        if (!known.contains(one.trait))
            html += explained(one);
    if (!html.isEmpty())
        m_cards.push_back({QStringLiteral("<p class=\"name\">%1</p><p class=\"type\">%2</p>")
                               .arg(cardText(info.name), tr("Rules in short")) +
                           html});
}

void CardSheet::addList(const ArmyList& list, const RuleSystem& system) {
    const ListSummary summary = system.summary(list);
    const ListSchema& schema = system.info().list;
    QStringList facts{translated(system.info().name).toHtmlEscaped()};
    if (!list.state.empty())
        facts << headingOfKey(list.state).toHtmlEscaped();
    if (summary.cost)
        facts << tr("%1 points").arg(*summary.cost);
    QString html = QStringLiteral("<p class=\"name\">%1</p><p class=\"type\">%2</p>")
                       .arg(cardText(list.name), facts.join(QStringLiteral(" · ")));
    if (!m_notLegal.isEmpty())
        html += QStringLiteral("<p class=\"leader\">%1</p>").arg(m_notLegal.toHtmlEscaped());
    for (const Message& line : summary.about)
        html += QStringLiteral("<p class=\"type\">%1</p>").arg(ephor::text(line).toHtmlEscaped());
    html += QStringLiteral("<p class=\"label\">%1<br><b>%2</b></p>")
                .arg(tr("Fingerprint"), QString::fromStdString(shownFingerprint(fingerprintOf(list, schema))));
    const std::vector<std::string> codes = codesOf(list, schema);
    if (codes.empty())
        m_cards.push_back({html});
    for (std::size_t i = 0; i < codes.size(); ++i) {
        const QString which =
            codes.size() == 1
                ? QString()
                : QStringLiteral("<p class=\"trait\">%1</p>").arg(tr("code %1 of %2").arg(i + 1).arg(codes.size()));
        m_cards.push_back({html + which, {}, 0, codeImage(codes[i])});
    }
}

int CardSheet::count(const QPagedPaintDevice& device) const {
    const int cards = gridOn(device).cards();
    return (static_cast<int>(m_cards.size()) + cards - 1) / cards;
}

void CardSheet::drawCard(QPainter& painter, const Card& card) const {
    painter.fillRect(QRectF(0, 0, cardWidth, stripeHeight), m_colour);
    painter.setPen(QPen(QColor(0x99, 0x99, 0x90), 2));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(QRectF(0, 0, cardWidth, cardHeight));
    constexpr double codeSide = 440;
    const double below = card.code.isNull() ? (card.boxes > 0 ? boxesFor(card.boxes).height : 0) : codeSide + 10;
    QTextDocument text;
    layOutWithin(text, card.html, cardHeight - stripeHeight - 2 * inside - below);
    painter.save();
    painter.translate(inside, stripeHeight + inside);
    QAbstractTextDocumentLayout::PaintContext context;
    context.palette.setColor(QPalette::Text, Qt::black);
    text.documentLayout()->draw(&painter, context);
    painter.restore();
    if (!card.sign.isEmpty())
        drawSign(painter, card.sign, m_colour);
    if (!card.code.isNull())
        painter.drawImage(QRectF((cardWidth - codeSide) / 2, cardHeight - inside - codeSide, codeSide, codeSide),
                          card.code);
    else if (card.boxes > 0)
        drawBoxes(painter, card.boxes);
}

void CardSheet::draw(QPainter& painter, const QPagedPaintDevice& device, int page) const {
    const Grid grid = gridOn(device);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(device.logicalDpiX() / inInch, device.logicalDpiY() / inInch);
    painter.translate(grid.origin);
    drawMarks(painter, grid);
    drawVerdict(painter, m_notLegal);
    const std::size_t first = static_cast<std::size_t>(page - 1) * static_cast<std::size_t>(grid.cards());
    for (int i = 0; i < grid.cards() && first + static_cast<std::size_t>(i) < m_cards.size(); ++i) {
        painter.save();
        const int row = i / grid.columns;
        const int column = i % grid.columns;
        painter.translate(column * cardWidth, row * cardHeight);
        drawCard(painter, m_cards[first + static_cast<std::size_t>(i)]);
        painter.restore();
    }
    painter.restore();
}

QString CardSheet::text() const {
    QStringList all;
    for (const Card& card : m_cards) {
        QTextDocument text;
        text.setHtml(card.html);
        all << text.toPlainText();
    }
    return all.join(u'\n');
}

}  // namespace ephor
