// The card of the selected army or fleet: its leader, state and orders, and its units with their steps.
#pragma once

#include "models/campaign/campaign_sight.h"
#include "ui/campaign/map/power_looks.h"

#include <QWidget>
#include <functional>

class QLabel;
class QPushButton;
class QTableWidget;
class QToolButton;

namespace ephor {

class SelectedPanel final : public QWidget {
    Q_OBJECT

public:
    using OrderOf = std::function<QString(campaign::ArmyId)>;
    /// Sight and looks must outlive it. `orderOf` gives what an army is ordered this turn; empty: nothing.
    SelectedPanel(CampaignSight& sight, const PowerLooks& looks, OrderOf orderOf, QWidget* parent = nullptr);

public Q_SLOTS:
    void refresh();

Q_SIGNALS:
    void ordersWanted(ephor::campaign::ArmyId army);
    void leaderWanted();
    /// The selected army as an army list.
    void listWanted(ephor::campaign::ArmyId army);

private:
    QString armyText(campaign::ArmyId army) const;
    QString fleetText(campaign::FleetId fleet) const;
    QString leaderText(campaign::LeaderId leader) const;
    void showUnits(campaign::ArmyId army);

    CampaignSight& m_sight;
    const PowerLooks& m_looks;
    OrderOf m_orderOf;
    QLabel* m_badge = nullptr;
    QLabel* m_text = nullptr;
    QTableWidget* m_units = nullptr;
    QPushButton* m_orders = nullptr;
    QPushButton* m_leader = nullptr;
    QToolButton* m_list = nullptr;
};

}  // namespace ephor
