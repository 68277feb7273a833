// The undo history: every entry of the journal. Choosing one shows the campaign as it stood then.
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
    HistoryModel m_deeds;
};

}  // namespace ephor
