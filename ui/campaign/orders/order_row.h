// One army or fleet in the form of an order sheet.
#pragma once

#include "models/campaign/campaign_sight.h"
#include "models/campaign/orders/order_form_rows.h"
#include "ui/campaign/map/power_looks.h"

#include <QFrame>
#include <functional>
#include <map>

class QAction;
class QComboBox;
class QLabel;
class QLineEdit;
class QMenu;
class QStringListModel;
class QToolButton;

namespace ephor {

class OrderRow final : public QFrame {
    Q_OBJECT

public:
    /// Sight and looks must outlive it; `places` has the names that are offered as goals.
    OrderRow(CampaignSight& sight, const PowerLooks& looks, const OrderFormRow& row, QStringListModel& places,
             QWidget* parent);

    /// Whether it is of the same army or fleet.
    bool isOf(const OrderFormRow& row) const { return row.army == m_row.army && row.fleet == m_row.fleet; }
    void setRow(const OrderFormRow& row, bool mayChange);
    QComboBox* posture() const { return m_posture; }

Q_SIGNALS:
    void orderChanged(const ephor::campaign::Order& order);
    void stationChanged(ephor::campaign::FleetId fleet, ephor::campaign::Station station,
                        const std::vector<ephor::campaign::PlaceId>& path);
    /// `tasks` has the fleet, and what it carries, builds, detaches and joins.
    void fleetTasksChanged(const ephor::campaign::Voyage& tasks);
    void goalWanted();

private:
    /// How a tick is read from a voyage, and how it changes that.
    struct FleetTask {
        std::function<bool(const campaign::Voyage&)> isSet;
        std::function<void(campaign::Voyage&, bool)> set;
    };

    void makePosture();
    void makeGoal(QStringListModel& places);
    void makeTasks();
    void makeFleetTasks();
    void addFleetTask(QMenu& menu, const QString& label, const QString& name, FleetTask task);
    std::vector<QAction*> ticks() const;
    void showTitle();
    void showTasks();
    void showState();
    void changePosture(int value);
    void changeGoal();
    void changeTasks();
    void select();
    /// Sends the order with another posture and goal.
    void send(int posture, std::vector<campaign::PlaceId> path);
    std::vector<campaign::PlaceId> pathTo(campaign::PlaceId goal) const;
    const std::vector<campaign::PlaceId>& path() const;
    QString goalText() const;

    CampaignSight& m_sight;
    const PowerLooks& m_looks;
    OrderFormRow m_row;
    QLabel* m_badge = nullptr;
    QLabel* m_title = nullptr;
    QLabel* m_cost = nullptr;
    QLabel* m_state = nullptr;
    QComboBox* m_posture = nullptr;
    QLineEdit* m_goal = nullptr;
    QToolButton* m_map = nullptr;
    QToolButton* m_tasks = nullptr;
    QMenu* m_menu = nullptr;
    QAction* m_retire = nullptr;  ///< of an army
    FleetChoices m_choices;       ///< those in the menu
    std::map<const QAction*, FleetTask> m_fleetTasks;
    QString m_fault;  ///< why the last goal was refused
};

}  // namespace ephor
