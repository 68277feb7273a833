#include "ui/battle/units_view.h"

#include "ui/common/rows/row_look.h"

#include <QApplication>
#include <QClipboard>
#include <QHeaderView>
#include <QKeyEvent>

namespace ephor {

UnitsView::UnitsView(BattleSession& session, QWidget* parent) : QTableView(parent), m_pieces(session) {
    setObjectName(QStringLiteral("units"));
    setAccessibleName(tr("Units"));
    m_sorted.setSourceModel(&m_pieces);
    m_sorted.setDynamicSortFilter(true);
    setModel(&m_sorted);
    setSortingEnabled(true);
    sortByColumn(-1, Qt::AscendingOrder);
    lookLikeRows(*this);
    horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    horizontalHeader()->setStretchLastSection(true);
    connect(selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex& current) { Q_EMIT pieceChosen(m_pieces.piece(m_sorted.mapToSource(current))); });
}

void UnitsView::keyPressEvent(QKeyEvent* event) {
    if (event->matches(QKeySequence::Copy))
        QApplication::clipboard()->setText(m_pieces.asTsv());
    else
        QTableView::keyPressEvent(event);
}

}  // namespace ephor
