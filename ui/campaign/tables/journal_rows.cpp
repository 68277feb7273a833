#include "ui/campaign/tables/journal_rows.h"

#include "models/text/table_text.h"
#include "ui/common/named.h"
#include "ui/common/rows/wrapped_table.h"

#include <QApplication>
#include <QClipboard>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QVBoxLayout>

namespace ephor {

JournalRows::JournalRows(JournalTable& table, const Names& names, std::function<QString()> whyEmpty, QWidget* parent)
    : QWidget(parent),
      m_table(table),
      m_whyEmpty(std::move(whyEmpty)),
      m_view(named(new WrappedTable(this), names.object, names.title)),
      m_hint(named(new QLabel(this), names.object + QStringLiteral("Hint"), names.hint)) {
    m_rows.setSourceModel(&table);
    m_view->setModel(&m_rows);
    m_view->horizontalHeader()->setStretchLastSection(true);
    m_view->installEventFilter(this);
    m_hint->setWordWrap(true);
    m_hint->setAlignment(Qt::AlignCenter);
    m_hint->setForegroundRole(QPalette::PlaceholderText);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_hint, 1);
    column->addWidget(m_view, 1);
    connect(m_view->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex& current) {
                if (m_view->hasFocus())
                    select(current);
            });
    connect(m_view, &QAbstractItemView::clicked, this, &JournalRows::select);
    connect(&m_rows, &QAbstractItemModel::rowsInserted, this, &JournalRows::takeRows);
    connect(&m_rows, &QAbstractItemModel::rowsRemoved, this, &JournalRows::takeRows);
    connect(&table, &JournalTable::wasRead, this, &JournalRows::takeRows);
    takeRows();
}

void JournalRows::select(const QModelIndex& row) {
    if (const campaign::PlaceId place = m_table.placeOf(m_rows.mapToSource(row)))
        Q_EMIT placeSelected(place);
}

/// Shows why there are no rows.
void JournalRows::takeRows() {
    const bool isEmpty = m_rows.rowCount() == 0;
    m_hint->setVisible(isEmpty);
    m_view->setVisible(!isEmpty);
    m_hint->setText(m_table.isReading() ? tr("Reading the journal…") : m_whyEmpty());
}

bool JournalRows::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_view && event->type() == QEvent::KeyPress &&
        static_cast<QKeyEvent*>(event)->matches(QKeySequence::Copy)) {
        QApplication::clipboard()->setText(tsvOf(m_rows));
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

}  // namespace ephor
