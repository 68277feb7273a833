#include "ui/campaign/tables/history_panel.h"

#include "models/text/table_text.h"
#include "ui/common/rows/row_look.h"

#include <QApplication>
#include <QClipboard>
#include <QHeaderView>
#include <QKeyEvent>
#include <QStyledItemDelegate>

namespace ephor {

namespace {

/// Strikes through undone entries.
class ActionDelegate final : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override {
        QStyledItemDelegate::initStyleOption(option, index);
        if (!index.data(HistoryModel::UndoneRole).toBool())
            return;
        option->font.setStrikeOut(true);
        option->palette.setColor(QPalette::Text, option->palette.color(QPalette::Disabled, QPalette::Text));
    }
};

}  // namespace

HistoryPanel::HistoryPanel(CampaignSession& session, QWidget* parent)
    : QTableView(parent), m_session(session), m_actions(session) {
    setObjectName(QStringLiteral("history"));
    setAccessibleName(tr("Undo history"));
    setModel(&m_actions);
    setItemDelegate(new ActionDelegate(this));
    lookLikeRows(*this);
    horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    horizontalHeader()->setSectionResizeMode(HistoryModel::ActionColumn, QHeaderView::Stretch);
    connect(selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this](const QModelIndex& current) {
        if (hasFocus() && current.isValid())
            m_session.setMoment(current.row() + 1);
    });
    connect(&session, &CampaignSession::changed, this, &HistoryPanel::markShown);
    connect(&session, &CampaignSession::busyChanged, this, [this](bool busy) { setEnabled(!busy); });
    connect(&session, &CampaignSession::momentChanged, this, &HistoryPanel::markShown);
    markShown();
}

void HistoryPanel::markShown() {
    const QModelIndex shown = m_actions.index(m_session.moment() - 1, HistoryModel::ActionColumn);
    selectRow(shown.row());
    scrollTo(shown);
}

void HistoryPanel::keyPressEvent(QKeyEvent* event) {
    if (event->matches(QKeySequence::Copy))
        QApplication::clipboard()->setText(tsvOf(m_actions));
    else
        QTableView::keyPressEvent(event);
}

}  // namespace ephor
