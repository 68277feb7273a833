#include "ui/army_list/catalogue_panel.h"

#include "models/army_list/army_list_document.h"
#include "ui/army_list/troop_delegate.h"
#include "ui/common/icons.h"
#include "ui/common/named.h"
#include "ui/common/sizes.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QLineEdit>
#include <QTreeView>
#include <QVBoxLayout>

namespace ephor {

CataloguePanel::CataloguePanel(const ArmyListDocument& document, QWidget* parent) : QWidget(parent) {
    m_found.setSourceModel(&m_model);
    m_found.setFilterRole(ListOffersModel::SearchRole);
    m_found.setFilterCaseSensitivity(Qt::CaseInsensitive);
    m_search = named(new QLineEdit(this), QStringLiteral("troopSearch"), tr("Search the troops"));
    m_search->setPlaceholderText(tr("Search the troops"));
    m_search->setClearButtonEnabled(true);
    m_search->addAction(icon("search"), QLineEdit::LeadingPosition);
    m_search->setStatusTip(tr("Words of a name, a trait or a figure; Enter adds what is chosen below"));
    m_search->installEventFilter(this);
    m_view = named(new QTreeView(this), QStringLiteral("troops"), tr("Troops of these rules"));
    m_view->setModel(&m_found);
    m_view->setItemDelegate(new TroopDelegate(ListOffersModel::SignRole, this));
    m_view->setRootIsDecorated(false);
    m_view->setUniformRowHeights(true);
    m_view->setAlternatingRowColors(true);
    m_view->setAllColumnsShowFocus(true);
    m_view->setDragEnabled(true);
    m_view->setDragDropMode(QAbstractItemView::DragOnly);
    m_view->setFrameShape(QFrame::NoFrame);
    m_view->setStatusTip(tr("Double click or Enter adds to the list; or drag it there"));
    m_view->header()->setStretchLastSection(false);
    m_view->header()->setSectionResizeMode(ListOffersModel::NameColumn, QHeaderView::Stretch);
    m_view->header()->resizeSection(ListOffersModel::PointsColumn, scaled(this, 54));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_search);
    layout->addWidget(m_view, 1);
    connect(m_search, &QLineEdit::textChanged, this, [this](const QString& words) {
        m_found.setFilterFixedString(words);
        m_view->setCurrentIndex(m_found.index(0, 0));
    });
    connect(m_view, &QAbstractItemView::activated, this, &CataloguePanel::add);
    setMinimumWidth(scaled(this, textScale(font()) > 1.5 ? 110 : 150));  // keeps the names legible
    const auto take = [this, &document] {
        m_model.setSystem(document.read().system);
        bool priced = false;
        for (int row = 0; row < m_model.rowCount() && !priced; ++row)
            if (const TroopType* type = m_model.offer(row)->type)
                priced = type->points.has_value();
        m_view->setColumnHidden(ListOffersModel::PointsColumn, !priced);
    };
    connect(&document, &ArmyListDocument::checked, this, take);
    take();
}

void CataloguePanel::search() {
    m_search->setFocus(Qt::ShortcutFocusReason);
    m_search->selectAll();
}

void CataloguePanel::add(const QModelIndex& index) {
    if (index.isValid())
        Q_EMIT offerWanted(m_found.mapToSource(index).row());
}

bool CataloguePanel::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::KeyPress) {
        const auto* key = static_cast<QKeyEvent*>(event);
        if (key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter) {
            add(m_view->currentIndex());
            return true;
        }
        if (key->key() == Qt::Key_Down || key->key() == Qt::Key_Up) {
            const int row = m_view->currentIndex().row() + (key->key() == Qt::Key_Down ? 1 : -1);
            if (const QModelIndex next = m_found.index(row, 0); next.isValid())
                m_view->setCurrentIndex(next);
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

}  // namespace ephor
