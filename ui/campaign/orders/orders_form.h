// The form of an order sheet: a row for each army and fleet of its power, with what it does, where it goes, its tasks,
// and what that costs. The form writes nothing itself: each change is a signal for one order of the sheet.
#pragma once

#include "models/campaign/campaign_sight.h"
#include "models/campaign/orders/order_form_rows.h"
#include "ui/campaign/map/power_looks.h"

#include <QScrollArea>

class QStringListModel;
class QVBoxLayout;

namespace ephor {

class OrderRow;

class OrdersForm final : public QScrollArea {
    Q_OBJECT

public:
    /// Sight and looks must outlive it.
    OrdersForm(CampaignSight& sight, const PowerLooks& looks, QWidget* parent = nullptr);
    ~OrdersForm() override;

    void setRows(const std::vector<OrderFormRow>& rows, bool mayChange);
    /// Moves the focus to the row of an army or a fleet.
    void focusRow(campaign::ArmyId army);
    void focusRow(campaign::FleetId fleet);

Q_SIGNALS:
    void orderChanged(const ephor::campaign::Order& order);
    void stationChanged(ephor::campaign::FleetId fleet, ephor::campaign::Station station,
                        const std::vector<ephor::campaign::PlaceId>& path);
    void fleetTasksChanged(const ephor::campaign::Voyage& tasks);
    /// The goal of the selected army or fleet should be chosen on the map.
    void goalWanted();

private:
    void makeRows(const std::vector<OrderFormRow>& rows);
    void focusRow(OrderRow* row);

    CampaignSight& m_sight;
    const PowerLooks& m_looks;
    QVBoxLayout* m_column = nullptr;
    QStringListModel* m_places = nullptr;
    std::vector<OrderRow*> m_rows;
};

}  // namespace ephor
