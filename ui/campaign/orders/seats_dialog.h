// Players and deputies of the powers, and their mail addresses. Names are in the journal; addresses are in the post
// alone.
#pragma once

#include "models/campaign/campaign_session.h"
#include "ui/campaign/map/power_looks.h"

#include <QDialog>

class QGridLayout;
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
    struct SeatFields {
        QLineEdit* player = nullptr;
        QLineEdit* address = nullptr;
        QLineEdit* deputy = nullptr;
        QLineEdit* deputysAddress = nullptr;
    };

    QLineEdit* addField(const QString& text, const QString& name, const QString& accessible, const QString& none);
    void addSeat(QGridLayout& grid, std::size_t power, const PowerLooks& looks);
    /// Writes the addresses into the post; false where that failed.
    bool keepAddresses();

    std::vector<SeatFields> m_seats;  ///< by power
    QLineEdit* m_umpire = nullptr;    ///< the umpire's address
    QLabel* m_said = nullptr;
};

}  // namespace ephor
