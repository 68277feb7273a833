#include "ui/rules_pack/pack_tests_panel.h"

#include "ui/common/colours.h"
#include "ui/common/icons.h"
#include "ui/common/rows/row_look.h"
#include "ui/common/sizes.h"

#include <QHeaderView>
#include <QStyledItemDelegate>

namespace ephor {

namespace {

/// Draws a tick or a cross before the verdict, in its colour.
class VerdictDelegate final : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override {
        QStyledItemDelegate::initStyleOption(option, index);
        const bool passed = index.data(PackTestsModel::PassedRole).toBool();
        const Colours& colours = Colours::of(option->palette);
        const QColor colour = passed ? colours.good : colours.error;
        option->features |= QStyleOptionViewItem::HasDecoration;
        option->icon = icon(passed ? "check" : "error", colour);
        const int size = qRound(15 * textScale(option->font));
        option->decorationSize = {size, size};
        option->palette.setColor(QPalette::Text, colour);
    }
};

}  // namespace

PackTestsPanel::PackTestsPanel(const RulesPackDocument& document, QWidget* parent)
    : QTableView(parent), m_model(document) {
    setObjectName(QStringLiteral("packTests"));
    setAccessibleName(tr("Tests of the pack"));
    setModel(&m_model);
    lookLikeRows(*this);
    setItemDelegateForColumn(PackTestsModel::VerdictColumn, new VerdictDelegate(this));
    horizontalHeader()->setSectionResizeMode(PackTestsModel::FoundColumn, QHeaderView::Stretch);
    connect(this, &QAbstractItemView::clicked, this, &PackTestsPanel::goTo);
    connect(this, &QAbstractItemView::activated, this, &PackTestsPanel::goTo);
    layOutColumns();
}

void PackTestsPanel::goTo(const QModelIndex& index) {
    const PackTest& test = m_model.test(index.row());
    Q_EMIT placeWanted(QString::fromStdString(test.file), std::max(1, test.place.line), std::max(1, test.place.column));
}

void PackTestsPanel::layOutColumns() {
    const int room = viewport()->width();
    horizontalHeader()->resizeSection(PackTestsModel::VerdictColumn, scaled(this, 92));
    horizontalHeader()->resizeSection(PackTestsModel::TestColumn,
                                      std::clamp(room / 5, scaled(this, 90), scaled(this, 220)));
    horizontalHeader()->resizeSection(PackTestsModel::ExpectedColumn, room * 3 / 10);
    horizontalHeader()->resizeSection(PackTestsModel::LineColumn, scaled(this, 56));
}

void PackTestsPanel::resizeEvent(QResizeEvent* event) {
    QTableView::resizeEvent(event);
    layOutColumns();
}

}  // namespace ephor
