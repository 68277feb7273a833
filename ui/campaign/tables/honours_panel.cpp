#include "ui/campaign/tables/honours_panel.h"

#include "ui/campaign/tables/journal_rows.h"
#include "ui/common/help_topic.h"
#include "ui/common/rows/wrapped_table.h"

#include <QHeaderView>
#include <QVBoxLayout>

namespace ephor {

HonoursPanel::HonoursPanel(const CampaignSight& sight, QWidget* parent)
    : QWidget(parent),
      m_honours(sight),
      m_rows(new JournalRows(
          m_honours, {QStringLiteral("honours"), tr("Honours"), tr("Why there are no honours")},
          [] {
              return tr(
                  "No honours yet. The bloodiest day, the best siege, the longest defence and other "
                  "honours appear here with winners and losers.");
          },
          this)) {
    setObjectName(QStringLiteral("honoursPanel"));
    setHelpTopic(this, QStringLiteral("honours"));
    // Rows of one line: the last column is as wide as its text, and is scrolled to where there is no room.
    m_rows->view().setWordWrap(false);
    m_rows->view().horizontalHeader()->setStretchLastSection(false);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(4, 4, 4, 0);
    column->addWidget(m_rows);
    connect(m_rows, &JournalRows::placeSelected, this, &HonoursPanel::placeSelected);
    connect(&m_honours, &HonoursModel::wasRead, this, &HonoursPanel::sizeColumns);
    sizeColumns();
}

void HonoursPanel::sizeColumns() {
    for (int i = 0; i < HonoursModel::Columns; ++i)
        m_rows->view().resizeColumnToContents(i);
}

}  // namespace ephor
