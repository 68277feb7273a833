#include "ui/campaign/story_panel.h"

#include "models/items/table_text.h"
#include "ui/common/icons.h"
#include "ui/common/named.h"
#include "ui/common/row_look.h"

#include <QApplication>
#include <QClipboard>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QTableView>
#include <QVBoxLayout>

namespace ephor {

StoryPanel::StoryPanel(const CampaignSession& session, QWidget* parent)
    : QWidget(parent),
      m_lines(session),
      m_filter(named(new QLineEdit(this), QStringLiteral("chronicleFilter"), tr("Search the chronicle"))),
      m_view(named(new QTableView(this), QStringLiteral("chronicle"), tr("Chronicle"))),
      m_hint(named(new QLabel(this), QStringLiteral("chronicleHint"), tr("Why the chronicle is empty"))) {
    setObjectName(QStringLiteral("chroniclePanel"));
    m_rows.setSourceModel(&m_lines);
    m_rows.setFilterCaseSensitivity(Qt::CaseInsensitive);
    m_rows.setFilterKeyColumn(-1);
    m_filter->setPlaceholderText(tr("Search the chronicle"));
    m_filter->setClearButtonEnabled(true);
    m_filter->addAction(icon("search"), QLineEdit::LeadingPosition);
    m_view->setModel(&m_rows);
    lookLikeRows(*m_view);
    m_view->horizontalHeader()->setStretchLastSection(true);
    m_view->setColumnWidth(ChronicleModel::DateColumn,
                           fontMetrics().horizontalAdvance(QStringLiteral("Autumn 000 BC, second move")) + 16);
    m_view->installEventFilter(this);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(4, 4, 4, 0);
    column->setSpacing(4);
    column->addWidget(m_filter);
    m_hint->setWordWrap(true);
    m_hint->setAlignment(Qt::AlignCenter);
    m_hint->setForegroundRole(QPalette::PlaceholderText);
    column->addWidget(m_hint, 1);
    column->addWidget(m_view, 1);
    connect(m_filter, &QLineEdit::textChanged, &m_rows, &QSortFilterProxyModel::setFilterFixedString);
    connect(m_view->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex& current) {
                if (const campaign::PlaceId place = m_lines.placeOf(m_rows.mapToSource(current));
                    place && m_view->hasFocus())
                    Q_EMIT placePicked(place);
            });
    // The latest is what people want to read.
    connect(&m_rows, &QAbstractItemModel::rowsInserted, m_view, &QTableView::scrollToBottom, Qt::QueuedConnection);
    m_view->scrollToBottom();
    connect(&m_rows, &QAbstractItemModel::rowsInserted, this, &StoryPanel::takeLines);
    connect(&m_rows, &QAbstractItemModel::rowsRemoved, this, &StoryPanel::takeLines);
    connect(&m_lines, &ChronicleModel::wasRead, this, &StoryPanel::takeLines);
    takeLines();
}

/// An empty panel says why it is empty.
void StoryPanel::takeLines() {
    const bool isEmpty = m_rows.rowCount() == 0;
    m_hint->setVisible(isEmpty);
    m_view->setVisible(!isEmpty);
    if (m_lines.isReading())
        m_hint->setText(tr("The journal is being read…"));
    else if (m_lines.rowCount() == 0)
        m_hint->setText(
            tr("Nothing has happened yet. Battles, cities that fall, leaders who die and what the gods send will "
               "be told here, move by move."));
    else
        m_hint->setText(tr("No line of the chronicle has these words."));
}

void StoryPanel::focusFilter() {
    m_filter->setFocus();
    m_filter->selectAll();
}

bool StoryPanel::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_view && event->type() == QEvent::KeyPress &&
        static_cast<QKeyEvent*>(event)->matches(QKeySequence::Copy)) {
        QApplication::clipboard()->setText(tsvOf(m_rows));
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

}  // namespace ephor
