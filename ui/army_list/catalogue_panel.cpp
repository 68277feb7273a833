#include "ui/army_list/catalogue_panel.h"

#include "models/army_list/army_list_document.h"
#include "models/text/word_search.h"
#include "ui/army_list/troop_delegate.h"
#include "ui/common/icons.h"
#include "ui/common/named.h"
#include "ui/common/sizes.h"

#include <QAction>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QTreeView>
#include <QVBoxLayout>

namespace ephor {

namespace {

/// Draws the sign at the end of a row that adds the troop.
class AddDelegate final : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        QStyledItemDelegate::paint(painter, option, index);
        const int size = qRound(14 * textScale(option.font));
        const bool enabled = index.flags() & Qt::ItemIsEnabled;
        const QColor ink =
            option.palette.color(enabled ? QPalette::Active : QPalette::Disabled,
                                 option.state & QStyle::State_Selected ? QPalette::HighlightedText : QPalette::Text);
        painter->drawPixmap(option.rect.center() - QPoint(size / 2, size / 2),
                            iconPixmap("plus", ink, {size, size}, painter->device()->devicePixelRatioF()));
    }
};

}  // namespace

void TroopFilter::setWords(const QString& words) {
    m_words = words;
    invalidateFilter();
}

bool TroopFilter::filterAcceptsRow(int row, const QModelIndex& parent) const {
    const QModelIndex index = sourceModel()->index(row, 0, parent);
    const QString text = index.data(ListOffersModel::SearchRole).toString();
    return index.data(ListOffersModel::HasPlaceRole).toBool() && hasWords(text, m_words);
}

QModelIndex TroopFilter::best() const {
    for (int row = 0; row < rowCount(); ++row)
        if (const QModelIndex one = index(row, ListOffersModel::NameColumn); hasWords(one.data().toString(), m_words))
            return one;
    return index(0, 0);
}

CataloguePanel::CataloguePanel(const ArmyListDocument& document, QWidget* parent) : QWidget(parent) {
    m_found.setSourceModel(&m_model);
    m_search = named(new QLineEdit(this), QStringLiteral("troopSearch"), tr("Search the troops"));
    m_search->setPlaceholderText(tr("Search the troops"));
    m_search->setClearButtonEnabled(true);
    m_search->addAction(icon("search"), QLineEdit::LeadingPosition);
    m_search->setStatusTip(tr("Words of a name, a trait or a figure, in any order; Enter adds what is selected below"));
    m_search->installEventFilter(this);
    makeView();
    m_none = wrapped(new QLabel(tr("No troops have all of these words."), this));
    m_none->setObjectName(QStringLiteral("noTroops"));
    m_none->setMargin(scaled(this, 8));
    m_none->hide();
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_search);
    layout->addWidget(m_none);
    layout->addWidget(m_view, 1);
    connect(m_search, &QLineEdit::textChanged, this, [this](const QString& words) {
        m_found.setWords(words);
        m_view->setCurrentIndex(m_found.best());
        m_none->setVisible(m_found.rowCount() == 0 && !words.isEmpty());
    });
    setMinimumWidth(scaled(this, textScale(font()) > 1.5 ? 110 : 150));  // keeps the names legible
    connect(&document, &ArmyListDocument::checked, this, [this, &document] { update(document); });
    update(document);
}

void CataloguePanel::makeView() {
    m_view = named(new QTreeView(this), QStringLiteral("troops"), tr("Troops of these rules"));
    m_view->setModel(&m_found);
    m_view->setItemDelegate(new TroopDelegate(ListOffersModel::SignRole, this));
    m_view->setItemDelegateForColumn(ListOffersModel::AddColumn, new AddDelegate(this));
    m_view->setRootIsDecorated(false);
    m_view->setUniformRowHeights(true);
    m_view->setAlternatingRowColors(true);
    m_view->setAllColumnsShowFocus(true);
    m_view->setDragEnabled(true);
    m_view->setDragDropMode(QAbstractItemView::DragOnly);
    m_view->setFrameShape(QFrame::NoFrame);
    m_view->setStatusTip(tr("+, double click or Enter adds to the list; or drag it there"));
    m_view->header()->setStretchLastSection(false);
    m_view->header()->setMinimumSectionSize(scaled(this, 22));
    m_view->header()->setSectionResizeMode(ListOffersModel::NameColumn, QHeaderView::Stretch);
    m_view->header()->setSectionResizeMode(ListOffersModel::LeftColumn, QHeaderView::ResizeToContents);
    m_view->header()->resizeSection(ListOffersModel::PointsColumn, scaled(this, 50));
    m_view->header()->resizeSection(ListOffersModel::AddColumn, scaled(this, 26));
    connect(m_view, &QAbstractItemView::activated, this, [this](const QModelIndex& index) {
        if (index.column() != ListOffersModel::AddColumn)
            add(index);
    });
    connect(m_view, &QAbstractItemView::clicked, this, [this](const QModelIndex& index) {
        if (index.column() == ListOffersModel::AddColumn)
            add(index);
    });
    m_view->setContextMenuPolicy(Qt::ActionsContextMenu);
    auto* adds = new QAction(icon("plus"), tr("&Add to the list"), m_view);
    connect(adds, &QAction::triggered, this, [this] { add(m_view->currentIndex()); });
    auto* explains = new QAction(tr("Show its &rule"), m_view);
    connect(explains, &QAction::triggered, this, [this] {
        if (const QString rule = m_view->currentIndex().data(ListOffersModel::RuleRole).toString(); !rule.isEmpty())
            Q_EMIT ruleWanted(rule);
    });
    m_view->addActions({adds, explains});
}

/// Shows how many of each still fit. The contents of a text that cannot be read now stay as they were.
void CataloguePanel::update(const ArmyListDocument& document) {
    const ReadList& read = document.read();
    m_model.show(read.system, read.list ? &*read.list : nullptr);
    // A check may end between the last letter and Return.
    if (!m_search->text().isEmpty() && !m_view->currentIndex().isValid())
        m_view->setCurrentIndex(m_found.best());
    bool priced = false;
    for (int row = 0; row < m_model.rowCount() && !priced; ++row)
        if (const TroopType* type = m_model.offer(row)->type)
            priced = type->points.has_value();
    m_view->setColumnHidden(ListOffersModel::PointsColumn, !priced);
    m_view->setColumnHidden(ListOffersModel::LeftColumn, !m_model.hasPlaces());
}

void CataloguePanel::search() {
    m_search->setFocus(Qt::ShortcutFocusReason);
    m_search->selectAll();
}

void CataloguePanel::add(const QModelIndex& index) {
    if (index.isValid() && (index.flags() & Qt::ItemIsEnabled))
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
