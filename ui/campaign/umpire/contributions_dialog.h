// The players' contributions to the dice before the first turn: each player sends a sealed word, and opens it when all
// are in.
#pragma once

#include "models/campaign/campaign_session.h"
#include "ui/campaign/map/power_looks.h"

#include <QDialog>

class QGridLayout;
class QLabel;
class QLineEdit;
class QPushButton;

namespace ephor {

class ContributionsDialog final : public QDialog {
    Q_OBJECT

public:
    /// The session must outlive it.
    ContributionsDialog(CampaignSession& session, const PowerLooks& looks, QWidget* parent = nullptr);

private:
    struct Row {
        QLabel* state = nullptr;
        QLineEdit* entry = nullptr;
        QPushButton* button = nullptr;
    };

    void addRow(QGridLayout* grid, campaign::PowerId power, const PowerLooks& looks);
    void tell(campaign::PowerId power);
    /// Enters the text of the power's line: its seal, or the word itself if the seal is in.
    void enter(campaign::PowerId power);

    CampaignSession& m_session;
    std::vector<Row> m_rows;
    QLabel* m_said = nullptr;
};

}  // namespace ephor
