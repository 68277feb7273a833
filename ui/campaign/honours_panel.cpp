#include "ui/campaign/honours_panel.h"

#include "models/items/table_text.h"
#include "ui/common/help_topic.h"
#include "ui/common/named.h"
#include "ui/common/row_look.h"

#include <QApplication>
#include <QClipboard>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QTableView>
#include <QVBoxLayout>

namespace ephor {

HonoursPanel::HonoursPanel(const CampaignSight& sight, QWidget* parent)
    : QWidget(parent),
      m_rows(sight),
      m_view(named(new QTableView(this), QStringLiteral("honours"), tr("Honours"))),
      m_hint(named(new QLabel(this), QStringLiteral("honoursHint"), tr("Why there are no honours"))) {
    setObjectName(QStringLiteral("honoursPanel"));
    setHelpTopic(this, QStringLiteral("running-a-campaign#honours"));
    m_view->setModel(&m_rows);
    lookLikeRows(*m_view);
    m_view->horizontalHeader()->setStretchLastSection(true);
    m_view->installEventFilter(this);
    m_hint->setWordWrap(true);
    m_hint->setAlignment(Qt::AlignCenter);
    m_hint->setForegroundRole(QPalette::PlaceholderText);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(4, 4, 4, 0);
    column->addWidget(m_hint, 1);
    column->addWidget(m_view, 1);
    connect(m_view->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex& current) {
                if (const campaign::PlaceId place = m_rows.placeOf(current); place && m_view->hasFocus())
                    Q_EMIT placePicked(place);
            });
    connect(m_view, &QTableView::clicked, this, [this](const QModelIndex& index) {
        if (const campaign::PlaceId place = m_rows.placeOf(index))
            Q_EMIT placePicked(place);
    });
    connect(&m_rows, &HonoursModel::wasRead, this, &HonoursPanel::takeRows);
    takeRows();
}

/// An empty panel says why it is empty.
void HonoursPanel::takeRows() {
    const bool isEmpty = m_rows.rowCount() == 0;
    m_hint->setVisible(isEmpty);
    m_view->setVisible(!isEmpty);
    m_hint->setText(m_rows.isReading()
                        ? tr("The journal is being read…")
                        : tr("No honours yet. The bloodiest day, the best siege, the longest defence and the like "
                             "will stand here, with those who won them and those who lost."));
    for (int i = 0; i + 1 < HonoursModel::Columns; ++i)
        m_view->resizeColumnToContents(i);
}

bool HonoursPanel::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_view && event->type() == QEvent::KeyPress &&
        static_cast<QKeyEvent*>(event)->matches(QKeySequence::Copy)) {
        QApplication::clipboard()->setText(tsvOf(m_rows));
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

}  // namespace ephor
