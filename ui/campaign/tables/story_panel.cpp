#include "ui/campaign/tables/story_panel.h"

#include "ui/campaign/tables/journal_rows.h"
#include "ui/common/icons.h"
#include "ui/common/named.h"
#include "ui/common/rows/wrapped_table.h"

#include <QLineEdit>
#include <QVBoxLayout>

namespace ephor {

StoryPanel::StoryPanel(const CampaignSession& session, QWidget* parent)
    : QWidget(parent),
      m_lines(session),
      m_filter(named(new QLineEdit(this), QStringLiteral("chronicleFilter"), tr("Search the chronicle"))),
      m_rows(new JournalRows(
          m_lines, {QStringLiteral("chronicle"), tr("Chronicle"), tr("Why the chronicle is empty")},
          [this] { return whyEmpty(); }, this)) {
    setObjectName(QStringLiteral("chroniclePanel"));
    QSortFilterProxyModel& rows = m_rows->rows();
    rows.setFilterCaseSensitivity(Qt::CaseInsensitive);
    rows.setFilterKeyColumn(-1);
    m_filter->setPlaceholderText(tr("Search the chronicle"));
    m_filter->setClearButtonEnabled(true);
    m_filter->addAction(icon("search"), QLineEdit::LeadingPosition);
    WrappedTable& view = m_rows->view();
    view.setColumnWidth(ChronicleModel::DateColumn,
                        fontMetrics().horizontalAdvance(QStringLiteral("Autumn 000 BC, second turn")) + 16);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(4, 4, 4, 0);
    column->setSpacing(4);
    column->addWidget(m_filter);
    column->addWidget(m_rows, 1);
    connect(m_filter, &QLineEdit::textChanged, &rows, &QSortFilterProxyModel::setFilterFixedString);
    connect(m_rows, &JournalRows::placeSelected, this, &StoryPanel::placeSelected);
    // Shows the latest lines.
    connect(&rows, &QAbstractItemModel::rowsInserted, &view, &WrappedTable::showLatest, Qt::QueuedConnection);
    view.showLatest();
}

const QAbstractItemModel& StoryPanel::rows() const { return m_rows->rows(); }

QString StoryPanel::whyEmpty() const {
    // While rows are being removed, the chronicle still counts them.
    if (m_lines.rowCount() > 0 && !m_filter->text().isEmpty())
        return tr("No line of the chronicle matches the search.");
    return tr(
        "Nothing has happened yet. Battles, captured cities, deaths of leaders and omens appear here turn by turn.");
}

void StoryPanel::focusFilter() {
    m_filter->setFocus();
    m_filter->selectAll();
}

}  // namespace ephor
