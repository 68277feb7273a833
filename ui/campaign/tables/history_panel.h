// The undo history: all entries of the journal. Selecting one shows the campaign at that moment.
#pragma once

#include "models/campaign/tables/history_model.h"

#include <QTableView>

namespace ephor {

class HistoryPanel final : public QTableView {
    Q_OBJECT

public:
    explicit HistoryPanel(CampaignSession& session, QWidget* parent = nullptr);

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void markShown();

    CampaignSession& m_session;
    HistoryModel m_actions;
};

}  // namespace ephor
