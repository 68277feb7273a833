// A row of the order form: the tasks of an army or a fleet, as ticks of a menu.
#include "models/text/campaign_words.h"
#include "ui/campaign/orders/order_row.h"

#include <QMenu>
#include <QToolButton>
#include <algorithm>

namespace ephor {

using namespace campaign;

void OrderRow::makeTasks() {
    m_tasks = new QToolButton(this);
    m_tasks->setPopupMode(QToolButton::InstantPopup);
    m_tasks->setFocusPolicy(Qt::StrongFocus);
    m_tasks->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    m_menu = new QMenu(m_tasks);
    m_tasks->setMenu(m_menu);
    if (!m_row.army)
        return;  // the tasks of a fleet change with the campaign
    const Modules& modules = m_sight.session().scenario().rules.modules;
    for (std::size_t i = 0; i < Words<Task>::list.size(); ++i)
        if (const auto task = static_cast<Task>(i); isPlayed(modules, task)) {
            QAction* action = m_menu->addAction(text(task));
            action->setObjectName(QStringLiteral("task_%1").arg(i));
            action->setCheckable(true);
            action->setData(static_cast<int>(i));
            connect(action, &QAction::triggered, this, &OrderRow::changeTasks);
        }
    m_menu->addSeparator();
    m_retire = m_menu->addAction(tr("Retire before a stronger enemy"));
    m_retire->setObjectName(QStringLiteral("retire"));
    m_retire->setCheckable(true);
    connect(m_retire, &QAction::triggered, this, &OrderRow::changeTasks);
}

/// The actions of a menu and its submenus that can be ticked.
std::vector<QAction*> OrderRow::ticks() const {
    std::vector<QAction*> all;
    for (QAction* action : m_menu->findChildren<QAction*>())
        if (action->isCheckable())
            all.push_back(action);
    return all;
}

void OrderRow::showTasks() {
    if (m_row.fleet && m_choices != m_row.choices)
        makeFleetTasks();
    const Order order = m_row.order.value_or(Order());
    const Voyage voyage = m_row.voyage.value_or(Voyage());
    QStringList words;
    for (QAction* action : ticks()) {
        const auto fleetTask = m_fleetTasks.find(action);
        const bool isOrdered = action == m_retire ? order.ifStronger == IfStronger::Retire
                               : fleetTask != m_fleetTasks.end()
                                   ? fleetTask->second.isSet(voyage)
                                   : std::ranges::contains(order.tasks, static_cast<Task>(action->data().toInt()));
        action->setChecked(isOrdered);
        if (isOrdered)
            words << action->text();
    }
    m_tasks->setText(words.isEmpty() ? tr("Tasks") : words.join(QStringLiteral(", ")));
    m_tasks->setToolTip(m_tasks->text());
}

void OrderRow::changeTasks() {
    Order order = m_row.order.value_or(Order());
    order.army = m_row.army;
    order.tasks.clear();
    for (const QAction* action : ticks())
        if (action->isChecked() && action != m_retire)
            order.tasks.push_back(static_cast<Task>(action->data().toInt()));
    order.ifStronger = m_retire->isChecked() ? IfStronger::Retire : IfStronger::Stand;
    Q_EMIT orderChanged(order);
}

void OrderRow::makeFleetTasks() {
    m_choices = m_row.choices;
    m_fleetTasks.clear();
    qDeleteAll(m_menu->findChildren<QMenu*>(Qt::FindDirectChildrenOnly));
    m_menu->clear();
    const Campaign& campaign = m_sight.session().campaignShown();
    for (const ArmyId army : m_choices.passengers)
        addFleetTask(*m_menu, tr("Carry %1").arg(nameOf(campaign, army)), QStringLiteral("carry_%1").arg(army.index()),
                     {[army](const Voyage& voyage) { return std::ranges::contains(voyage.carries, army); },
                      [army](Voyage& voyage, bool isOn) {
                          std::erase(voyage.carries, army);
                          if (isOn)
                              voyage.carries.push_back(army);
                      }});
    const auto addNumbers = [this](const QString& title, const QString& name, int most, int Voyage::* number,
                                   const auto& label) {
        if (most == 0)
            return;
        QMenu* menu = m_menu->addMenu(title);
        for (int i = 1; i <= most; ++i)
            addFleetTask(*menu, label(i), name.arg(i),
                         {[number, i](const Voyage& voyage) { return voyage.*number == i; },
                          [number, i](Voyage& voyage, bool isOn) { voyage.*number = isOn ? i : 0; }});
    };
    addNumbers(tr("Build"), QStringLiteral("build_%1"), m_choices.build, &Voyage::build,
               [](int i) { return tr("Build %n squadrons", nullptr, i); });
    addNumbers(tr("Detach"), QStringLiteral("detach_%1"), m_choices.detach, &Voyage::detach,
               [](int i) { return tr("Detach %n squadrons", nullptr, i); });
    for (const FleetId other : m_choices.others)
        addFleetTask(*m_menu, tr("Join %1").arg(nameOf(campaign, other)), QStringLiteral("join_%1").arg(other.index()),
                     {[other](const Voyage& voyage) { return voyage.join == other; },
                      [other](Voyage& voyage, bool isOn) { voyage.join = isOn ? other : FleetId(); }});
}

void OrderRow::addFleetTask(QMenu& menu, const QString& label, const QString& name, FleetTask task) {
    QAction* action = menu.addAction(label);
    action->setObjectName(name);
    action->setCheckable(true);
    m_fleetTasks.emplace(action, task);
    const auto change = [this, task](bool isOn) {
        Voyage voyage = m_row.voyage.value_or(Voyage());
        voyage.fleet = m_row.fleet;
        task.set(voyage, isOn);
        Q_EMIT fleetTasksChanged(voyage);
    };
    // Queued, because the menu may be made anew.
    connect(action, &QAction::triggered, this, change, Qt::QueuedConnection);
}

}  // namespace ephor
