// Players and deputies of the powers.
#pragma once

#include "models/campaign/campaign_session.h"
#include "ui/campaign/map/power_looks.h"

#include <QDialog>

class QLabel;
class QLineEdit;

namespace ephor {

class SeatsDialog final : public QDialog {
    Q_OBJECT

public:
    /// The session must outlive it.
    SeatsDialog(CampaignSession& session, const PowerLooks& looks, QWidget* parent = nullptr);

    void accept() override;

Q_SIGNALS:
    /// The players were assigned, and this power has a new one who needs its handover summary.
    void briefWanted(campaign::PowerId power);

private:
    /// Writes the assignments to the campaign; false where that failed.
    bool seatThem();

    CampaignSession& m_session;
    std::vector<std::pair<QLineEdit*, QLineEdit*>> m_seats;
    QLabel* m_said = nullptr;
};

}  // namespace ephor
