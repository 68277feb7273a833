#include "ui/campaign/tables/rows_panel.h"

#include "models/text/campaign_words.h"
#include "models/text/table_text.h"
#include "models/text/word_search.h"
#include "ui/common/icons.h"
#include "ui/common/named.h"
#include "ui/common/rows/fitted_columns.h"
#include "ui/common/rows/row_look.h"
#include "ui/common/sizes.h"

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLineEdit>
#include <QTableView>
#include <QVBoxLayout>

namespace ephor {

CampaignRows::CampaignRows(CampaignTable& table, const PowerLooks& looks, QObject* parent)
    : QSortFilterProxyModel(parent), m_table(table), m_looks(looks) {
    setSourceModel(&table);
    setSortRole(CampaignTable::SortRole);
    setDynamicSortFilter(true);
    setSortLocaleAware(true);
}

void CampaignRows::setPower(int power) {
    m_power = power;
    invalidateFilter();
}

void CampaignRows::setWords(const QString& words) {
    m_words = words;
    invalidateFilter();
}

void CampaignRows::setInk(const QPalette& palette, const QFont& font) {
    m_palette = palette;
    m_font = font;
    if (rowCount() > 0)
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, 0), {Qt::DecorationRole});
}

QVariant CampaignRows::data(const QModelIndex& index, int role) const {
    if (role != Qt::DecorationRole || index.column() != 0)
        return QSortFilterProxyModel::data(index, role);
    const int power = index.data(CampaignTable::PowerRole).toInt();
    return m_looks.of(power < 0 ? campaign::PowerId{} : campaign::PowerId(power))
        .icon(qRound(16 * textScale(m_font)), m_palette, m_font);
}

bool CampaignRows::filterAcceptsRow(int row, const QModelIndex& parent) const {
    if (m_power >= 0 && m_table.index(row, 0, parent).data(CampaignTable::PowerRole).toInt() != m_power)
        return false;
    QString all;
    for (int column = 0; column < m_table.columnCount(); ++column)
        all += m_table.index(row, column, parent).data().toString() + u'\n';
    return hasWords(all, m_words);
}

bool CampaignRows::filterAcceptsColumn(int column, const QModelIndex& /*parent*/) const {
    return m_table.hasColumn(column);
}

RowsPanel::RowsPanel(CampaignTable* table, const CampaignSight& sight, const PowerLooks& looks, const QString& name,
                     const QString& title, bool offersPowers, QWidget* parent)
    : QWidget(parent), m_table(table), m_rows(new CampaignRows(*table, looks, this)) {
    table->setParent(this);
    setObjectName(name + QStringLiteral("Panel"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(4, 4, 4, 0);
    column->setSpacing(4);
    auto* row = new QHBoxLayout;
    m_filter = named(new QLineEdit(this), name + QStringLiteral("Filter"), tr("Filter: %1").arg(title));
    m_filter->setPlaceholderText(tr("Filter"));
    m_filter->setClearButtonEnabled(true);
    m_filter->addAction(icon("filter"), QLineEdit::LeadingPosition);
    row->addWidget(m_filter, 1);
    if (offersPowers) {
        m_powers = named(new QComboBox(this), name + QStringLiteral("Power"), tr("Power: %1").arg(title));
        m_powers->addItem(tr("All powers"), -1);
        const auto& powers = sight.campaign().scenario.powers;
        for (std::size_t i = 0; i < powers.size(); ++i)
            m_powers->addItem(QString::fromStdString(powers[i].name), static_cast<int>(i));
        connect(m_powers, &QComboBox::currentIndexChanged, this,
                [this] { m_rows->setPower(m_powers->currentData().toInt()); });
        row->addWidget(m_powers);
    }
    column->addLayout(row);
    m_view = named(new QTableView(this), name, title);
    m_view->setModel(m_rows);
    m_view->setSortingEnabled(true);
    m_view->sortByColumn(0, Qt::AscendingOrder);
    lookLikeRows(*m_view);
    m_view->installEventFilter(this);
    column->addWidget(m_view, 1);
    takeInk();
    m_columns = new FittedColumns(*m_view);
    connect(m_filter, &QLineEdit::textChanged, m_rows, &CampaignRows::setWords);
    connect(m_filter, &QLineEdit::returnPressed, m_view, qOverload<>(&QWidget::setFocus));
    connect(m_view->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex& current) {
                // Filtering can change the current row; that is not a selection by the user.
                if (const int id = idOf(current); id >= 0 && id != m_marked && m_view->hasFocus()) {
                    m_marked = id;
                    Q_EMIT selected(id);
                }
            });
    connect(m_view, &QAbstractItemView::clicked, this, [this](const QModelIndex& index) {
        m_marked = idOf(index);
        Q_EMIT selected(m_marked);
    });
    connect(m_view, &QAbstractItemView::activated, this,
            [this](const QModelIndex& index) { Q_EMIT activated(idOf(index)); });
    connect(m_table, &QAbstractItemModel::modelReset, this, [this] {
        m_columns->measure();
        mark(m_marked);
    });
}

void RowsPanel::takeInk() { m_rows->setInk(palette(), font()); }

void RowsPanel::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        takeInk();
}

int RowsPanel::idOf(const QModelIndex& row) const { return m_table->idOf(m_rows->mapToSource(row)); }

void RowsPanel::mark(int id) {
    m_marked = id;
    const QModelIndex row = id < 0 ? QModelIndex() : m_rows->mapFromSource(m_table->indexOf(id));
    if (!row.isValid()) {
        m_view->clearSelection();
        return;
    }
    m_view->selectRow(row.row());
    m_view->scrollTo(row);
}

void RowsPanel::focusFilter() {
    m_filter->setFocus();
    m_filter->selectAll();
}

bool RowsPanel::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_view && event->type() == QEvent::KeyPress &&
        static_cast<QKeyEvent*>(event)->matches(QKeySequence::Copy)) {
        QApplication::clipboard()->setText(tsvOf(*m_rows));
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

}  // namespace ephor
