#include "ui/odds/units_left_view.h"

#include "ui/common/colours.h"
#include "ui/common/rows/row_look.h"
#include "ui/common/sizes.h"

#include <QApplication>
#include <QClipboard>
#include <QHeaderView>
#include <QKeyEvent>
#include <QPainter>
#include <QStyledItemDelegate>

namespace ephor {

namespace {

/// Draws two lines of text, or the histogram with losses in the colour of the text.
class LeftDelegate final : public QStyledItemDelegate {
public:
    LeftDelegate(const PowerLook& look, QObject* parent) : QStyledItemDelegate(parent), m_look(look) {}

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        QStyleOptionViewItem bare = option;
        initStyleOption(&bare, index);
        bare.text.clear();
        QApplication::style()->drawControl(QStyle::CE_ItemViewItem, &bare, painter, option.widget);
        painter->save();
        if (index.column() == OddsUnitsModel::LeftColumn)
            paintBars(*painter, option, index.data(OddsUnitsModel::SharesRole).value<QList<double>>());
        else
            paintLines(*painter, option, index);
        painter->restore();
    }

private:
    void paintLines(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
        const bool chosen = option.state & QStyle::State_Selected;
        const bool right = index.column() == OddsUnitsModel::GoneColumn;
        const QRect area = option.rect.adjusted(8, 2, -8, -2);
        const int half = area.height() / 2;
        painter.setFont(sized(option.font, 13, right));
        painter.setPen(option.palette.color(chosen ? QPalette::HighlightedText : QPalette::Text));
        const int flags = Qt::AlignVCenter | (right ? Qt::AlignRight : Qt::AlignLeft);
        const QString name = index.data().toString();
        painter.drawText(QRect(area.left(), area.top(), area.width(), half), flags,
                         painter.fontMetrics().elidedText(name, Qt::ElideRight, area.width()));
        painter.setFont(sized(option.font, 11.5));
        if (!chosen)
            painter.setPen(Colours::of(option.palette).secondary);
        painter.drawText(QRect(area.left(), area.top() + half, area.width(), half), flags,
                         index.data(OddsUnitsModel::SecondRole).toString());
    }

    void paintBars(QPainter& painter, const QStyleOptionViewItem& option, const QList<double>& shares) const {
        if (shares.isEmpty())
            return;
        const QRectF area = QRectF(option.rect).adjusted(6, 4, -6, -3);
        const double highest = std::max(0.0001, *std::ranges::max_element(shares));
        const double width = std::min(area.width() / static_cast<double>(shares.size()), 26 * textScale(option.font));
        painter.setPen(option.palette.color(QPalette::Mid));
        painter.drawLine(QPointF(area.left(), area.bottom()),
                         QPointF(area.left() + width * static_cast<double>(shares.size()), area.bottom()));
        for (qsizetype s = 0; s < shares.size(); ++s) {
            const double height = area.height() * shares[s] / highest;
            const QRectF bar(area.left() + width * static_cast<double>(s) + 0.5, area.bottom() - height, width - 1,
                             height);
            painter.fillRect(bar, s == 0 ? option.palette.color(QPalette::Text) : m_look.colour(option.palette));
            if (s > 0 && m_look.pale && height > 1) {
                painter.setPen(QPen(m_look.outline(option.palette), 0.8));
                painter.drawRect(bar.adjusted(0.5, 0.5, -0.5, 0));
            }
        }
    }

    PowerLook m_look;
};

}  // namespace

UnitsLeftView::UnitsLeftView(std::shared_ptr<const Game> game, Side side, const PowerLook& look, QWidget* parent)
    : QTableView(parent), m_model(game, side) {
    setObjectName(side == Side::A ? QStringLiteral("left_a") : QStringLiteral("left_b"));
    setAccessibleName(tr("Who is left of %1").arg(QString::fromStdString(game->setup().lists[index(side)].name)));
    setModel(&m_model);
    setItemDelegate(new LeftDelegate(look, this));
    lookLikeRows(*this);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    verticalHeader()->setDefaultSectionSize(scaled(this, 38));
    horizontalHeader()->setSectionResizeMode(OddsUnitsModel::UnitColumn, QHeaderView::Stretch);
    horizontalHeader()->setMinimumSectionSize(scaled(this, 40));
    horizontalHeader()->setSectionResizeMode(OddsUnitsModel::LeftColumn, QHeaderView::Fixed);
    horizontalHeader()->setSectionResizeMode(OddsUnitsModel::GoneColumn, QHeaderView::Fixed);
    horizontalHeader()->resizeSection(OddsUnitsModel::LeftColumn, scaled(this, 150));
    horizontalHeader()->resizeSection(OddsUnitsModel::GoneColumn, scaled(this, 72));
}

/// The histogram shrinks before the names do.
void UnitsLeftView::resizeEvent(QResizeEvent* event) {
    const int room = viewport()->width() - scaled(this, 72);
    horizontalHeader()->resizeSection(OddsUnitsModel::LeftColumn,
                                      std::clamp(room / 2, scaled(this, 60), scaled(this, 150)));
    QTableView::resizeEvent(event);
}

void UnitsLeftView::keyPressEvent(QKeyEvent* event) {
    if (!event->matches(QKeySequence::Copy)) {
        QTableView::keyPressEvent(event);
        return;
    }
    QStringList lines;
    for (int row = 0; row < m_model.rowCount(); ++row)
        lines << m_model.index(row, 0).data().toString() + u'\t' + m_model.index(row, 1).data().toString() + u'\t' +
                     m_model.index(row, 2).data().toString() + u'\t' +
                     m_model.index(row, 2).data(OddsUnitsModel::SecondRole).toString();
    QApplication::clipboard()->setText(lines.join(u'\n'));
}

}  // namespace ephor
