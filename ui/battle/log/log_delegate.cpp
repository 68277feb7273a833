#include "ui/battle/log/log_delegate.h"

#include "ui/battle/drawing/dice_painter.h"
#include "ui/common/colours.h"
#include "ui/common/sizes.h"

#include <QApplication>
#include <QPainter>
#include <QTextLayout>
#include <QTreeView>
#include <QtMath>

namespace ephor {

namespace {

constexpr int margin = 4;  ///< margin on either side of the text
constexpr int above = 1;

int dieSize(const QFont& font) { return qRound(15 * textScale(font)); }

int dicePerRow(const QFont& font, int width) { return std::max(1, width / (dieSize(font) + 3)); }

/// The width for the text of a line at its depth in the tree.
int widthOf(const QStyleOptionViewItem& option, const QModelIndex& index) {
    const auto* tree = qobject_cast<const QTreeView*>(option.widget);
    if (!tree)
        return std::max(1, option.rect.width() - 2 * margin);
    int depth = 1;
    for (QModelIndex up = index.parent(); up.isValid(); up = up.parent())
        ++depth;
    return std::max(tree->fontMetrics().averageCharWidth() * 8,
                    tree->columnWidth(index.column()) - tree->indentation() * depth - 2 * margin);
}

/// A wrapped text with gaps for the badges before its names.
class BadgedText {
public:
    BadgedText(const QFont& font, const QString& text, std::vector<BadgeInText> badges, int width)
        : m_badges(std::move(badges)), m_layout(withGaps(text), font) {
        QTextOption option;
        option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
        m_layout.setTextOption(option);
        m_layout.beginLayout();
        for (QTextLine line = m_layout.createLine(); line.isValid(); line = m_layout.createLine()) {
            line.setLineWidth(width);
            line.setPosition({0, m_height});
            m_height += line.height();
        }
        m_layout.endLayout();
    }

    int height() const { return qCeil(m_height); }

    void paint(QPainter& painter, QPointF at, const std::array<PowerLook, 2>& looks, const QPalette& palette) const {
        m_layout.draw(&painter, at);
        const double radius = QFontMetricsF(m_layout.font()).ascent() * 0.46;
        painter.save();
        painter.setRenderHint(QPainter::Antialiasing);
        for (const BadgeInText& badge : m_badges) {
            const QTextLine line = m_layout.lineForTextPosition(static_cast<int>(badge.at));
            const double left = line.cursorToX(static_cast<int>(badge.at));
            const double right = line.cursorToX(static_cast<int>(badge.at + gap().size())) - 2;
            const QPointF centre(at.x() + (left + right) / 2, at.y() + line.y() + line.ascent() - radius * 0.8);
            looks[index(badge.side)].paint(painter, centre, radius, palette, sized(m_layout.font(), 9, true));
        }
        painter.restore();
    }

private:
    /// Inserts room for each badge, which stays on the line of its name.
    QString withGaps(QString text) {
        qsizetype inserted = 0;
        for (BadgeInText& badge : m_badges) {
            badge.at += inserted;
            text.insert(badge.at, gap());
            inserted += gap().size();
        }
        return text;
    }

    static QString gap() { return {5, QChar::Nbsp}; }

    std::vector<BadgeInText> m_badges;
    QTextLayout m_layout;
    double m_height = 0;
};

BadgedText textIn(const QFont& font, int width, const QString& text, const QModelIndex& index) {
    return {font, text, index.data(BattleLogModel::BadgesRole).value<std::vector<BadgeInText>>(), width};
}

}  // namespace

QSize LogDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
    if (index.column() == BattleLogModel::RuleColumn)
        return QStyledItemDelegate::sizeHint(option, index);
    QStyleOptionViewItem opt = option;
    initStyleOption(&opt, index);
    const int width = widthOf(option, index);
    int height = textIn(opt.font, width, opt.text, index).height() + 2 * above;
    const QVariant dice = index.data(BattleLogModel::DiceRole);
    if (dice.isValid()) {
        const int count = static_cast<int>(dice.value<DiceShown>().faces.size());
        const int perRow = dicePerRow(opt.font, width);
        height += std::max(1, (count + perRow - 1) / perRow) * (dieSize(opt.font) + 3) + 3;
    }
    return {width, height};
}

void LogDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
    QStyleOptionViewItem opt = option;
    initStyleOption(&opt, index);
    const QPalette& palette = option.palette;
    const Colours& colours = Colours::of(palette);
    const bool isRule = index.column() == BattleLogModel::RuleColumn;
    const auto kind = index.siblingAtColumn(0).data(BattleLogModel::KindRole).value<BattleLogModel::Kind>();
    const QString text = opt.text;
    opt.text.clear();
    const QStyle* style = opt.widget ? opt.widget->style() : QApplication::style();
    style->drawControl(QStyle::CE_ItemViewItem, &opt, painter, opt.widget);

    QColor ink = palette.color(QPalette::Text);
    if (opt.state & QStyle::State_Selected)
        ink = palette.color(QPalette::HighlightedText);
    else if (isRule)
        ink = palette.color(QPalette::Link);
    else if (kind == BattleLogModel::Kind::Loss)
        ink = colours.error;
    else if (kind == BattleLogModel::Kind::Correction)
        ink = colours.warning;
    else if (kind == BattleLogModel::Kind::Detail)
        ink = colours.secondary;
    QFont font = opt.font;
    if (isRule) {
        font = sized(opt.font, 11);
        font.setUnderline(true);
    }
    painter->save();
    painter->setFont(font);
    painter->setPen(ink);
    const QRect room = opt.rect.adjusted(margin, above, -margin, 0);
    if (isRule) {
        painter->drawText(room, Qt::AlignTop | Qt::AlignRight, text);
    } else {
        const BadgedText words = textIn(font, room.width(), text, index);
        words.paint(*painter, room.topLeft(), m_looks, palette);
        const QVariant dice = index.data(BattleLogModel::DiceRole);
        if (dice.isValid())
            paintDice(*painter, opt, dice.value<DiceShown>(), room.top() + words.height());
    }
    painter->restore();
}

void LogDelegate::paintDice(QPainter& painter, const QStyleOptionViewItem& option, const DiceShown& dice,
                            int top) const {
    const int size = dieSize(option.font);
    const int perRow = dicePerRow(option.font, option.rect.width() - 2 * margin);
    const QColor colour = m_looks[index(dice.side)].colour(option.palette);
    for (std::size_t i = 0; i < dice.faces.size(); ++i) {
        const int column = static_cast<int>(i) % perRow;
        const int row = static_cast<int>(i) / perRow;
        const QPointF at(option.rect.left() + margin + column * (size + 3), top + 3 + row * (size + 3));
        paintDie(painter, at, size, dice.faces[i], dice.need > 0 && dice.faces[i] >= dice.need, colour, option.palette,
                 option.font);
        if (dice.rerolled == static_cast<int>(i)) {
            painter.setPen(QPen(Colours::of(option.palette).warning, 1.6));
            painter.setBrush(Qt::NoBrush);
            painter.drawRect(QRectF(at, QSizeF(size, size)).adjusted(-1.5, -1.5, 1.5, 1.5));
        }
    }
}

}  // namespace ephor
