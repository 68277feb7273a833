// What players add to the dice before the first move: each sends a sealed word, and opens it when all are in.
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
    /// Seals what stands in the power's line, or opens it where its word is sealed already.
    void enter(campaign::PowerId power);

    CampaignSession& m_session;
    std::vector<Row> m_rows;
    QLabel* m_said = nullptr;
};

}  // namespace ephor
