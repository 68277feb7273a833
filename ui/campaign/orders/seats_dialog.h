// Who plays the powers, and who is asked where a player does not answer.
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
    /// They are seated, and whoever plays this power from now on has to know what it is about.
    void briefWanted(campaign::PowerId power);

private:
    /// Says it to the campaign; false where it could not be written.
    bool seatThem();

    CampaignSession& m_session;
    std::vector<std::pair<QLineEdit*, QLineEdit*>> m_seats;
    QLabel* m_said = nullptr;
};

}  // namespace ephor
