#include "ui/campaign/orders/order_row.h"

#include "models/text/battle_words.h"
#include "models/text/campaign_words.h"
#include "ui/campaign/map/map_view.h"
#include "ui/common/colours.h"
#include "ui/common/icons.h"
#include "ui/common/named.h"
#include "ui/common/sizes.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QCompleter>
#include <QLabel>
#include <QLineEdit>
#include <QStringListModel>
#include <QToolButton>

namespace ephor {

using namespace campaign;

OrderRow::OrderRow(CampaignSight& sight, const PowerLooks& looks, const OrderFormRow& row, QStringListModel& places,
                   QWidget* parent)
    : QFrame(parent), m_sight(sight), m_looks(looks), m_row(row) {
    setFrameShape(QFrame::StyledPanel);
    m_badge = new QLabel(this);
    m_title = new QLabel(this);
    m_title->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_cost = new QLabel(this);
    m_state = wrapped(new QLabel(this));
    makePosture();
    makeGoal(places);
    makeTasks();
    auto* head = new QHBoxLayout;
    head->setSpacing(scaled(this, 6));
    head->addWidget(m_badge);
    head->addWidget(m_title, 1);
    head->addWidget(m_cost);
    auto* fields = new QHBoxLayout;
    fields->setSpacing(scaled(this, 4));
    fields->addWidget(m_posture, 4);
    fields->addWidget(m_goal, 4);
    fields->addWidget(m_map);
    fields->addWidget(m_tasks, 3);
    auto* column = new QVBoxLayout(this);
    const int edge = scaled(this, 4);
    column->setContentsMargins(edge, edge, edge, edge);
    column->setSpacing(scaled(this, 3));
    column->addLayout(head);
    column->addLayout(fields);
    column->addWidget(m_state);
}

void OrderRow::makePosture() {
    m_posture = new QComboBox(this);
    m_posture->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    const auto add = [this](const QString& words, auto value) {
        m_posture->addItem(capitalised(words), static_cast<int>(value));
    };
    if (m_row.army)
        for (std::size_t i = 0; i < Words<Posture>::list.size(); ++i)
            add(text(static_cast<Posture>(i)), i);
    else
        for (std::size_t i = 0; i < Words<Station>::list.size(); ++i)
            add(text(static_cast<Station>(i)), i);
    connect(m_posture, &QComboBox::activated, this, &OrderRow::changePosture);
}

void OrderRow::makeGoal(QStringListModel& places) {
    m_goal = new QLineEdit(this);
    m_goal->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    auto* completer = new QCompleter(&places, m_goal);
    completer->setCaseSensitivity(Qt::CaseInsensitive);
    completer->setFilterMode(Qt::MatchContains);
    m_goal->setCompleter(completer);
    connect(m_goal, &QLineEdit::editingFinished, this, &OrderRow::changeGoal);
    connect(completer, qOverload<const QString&>(&QCompleter::activated), this, &OrderRow::changeGoal,
            Qt::QueuedConnection);
    m_map = new QToolButton(this);
    m_map->setIcon(icon("fit"));
    m_map->setFocusPolicy(Qt::StrongFocus);
    m_map->setToolTip(tr("Choose the goal on the map"));
    connect(m_map, &QToolButton::clicked, this, [this] {
        select();
        Q_EMIT goalWanted();
    });
}

void OrderRow::showTitle() {
    const Campaign& campaign = m_sight.session().campaignShown();
    const State& state = campaign.state;
    const QString name = m_row.army ? nameOf(campaign, m_row.army) : nameOf(campaign, m_row.fleet);
    const PowerId power = m_row.army ? state.armies[m_row.army.index()].power : state.fleets[m_row.fleet.index()].power;
    const int size = scaled(this, 16);
    m_badge->setPixmap(m_looks.of(power).icon(size, palette(), font()).pixmap(size));
    const QString number = m_row.army
                               ? tr("%n units", nullptr, static_cast<int>(ArmyIndex(state).units(m_row.army).size()))
                               : tr("%n squadrons", nullptr, state.fleets[m_row.fleet.index()].squadrons);
    m_title->setText(QStringLiteral("<b>%1</b>, %2, %3")
                         .arg(name.toHtmlEscaped(), nameOf(campaign.scenario, m_row.place).toHtmlEscaped(), number));
    m_title->setToolTip(m_title->text());
    const QString key = m_row.army ? QStringLiteral("army_%1").arg(m_row.army.index())
                                   : QStringLiteral("fleet_%1").arg(m_row.fleet.index());
    named(this, QStringLiteral("row_") + key, name);
    named(m_posture, QStringLiteral("posture_") + key, tr("What %1 does").arg(name));
    named(m_goal, QStringLiteral("goal_") + key, tr("Where %1 goes").arg(name));
    named(m_map, QStringLiteral("map_") + key, tr("Choose on the map where %1 goes").arg(name));
    named(m_tasks, QStringLiteral("tasks_") + key, tr("Tasks of %1").arg(name));
    named(m_cost, QStringLiteral("cost_") + key, tr("What it costs"));
    named(m_state, QStringLiteral("state_") + key, tr("Arrival or errors"));
}

const std::vector<PlaceId>& OrderRow::path() const {
    static const std::vector<PlaceId> none;
    return m_row.order ? m_row.order->path : m_row.voyage ? m_row.voyage->path : none;
}

QString OrderRow::goalText() const {
    return path().empty() ? QString() : nameOf(m_sight.session().scenario(), path().back());
}

void OrderRow::setRow(const OrderFormRow& row, bool mayChange) {
    const bool isOtherOrder = row.order != m_row.order || row.voyage != m_row.voyage;
    m_row = row;
    showTitle();
    const int value = row.order    ? static_cast<int>(row.order->posture)
                      : row.voyage ? static_cast<int>(row.voyage->station)
                                   : -1;
    m_posture->setCurrentIndex(m_posture->findData(value));
    const bool isFaulty = value < 0 && !row.faults.empty();
    m_posture->setPlaceholderText(isFaulty ? tr("Faulty order") : tr("No order"));
    m_goal->setPlaceholderText(isFaulty ? QString() : tr("Stays"));
    // What is being typed, or was refused, is left alone.
    const bool isBeingTyped = m_goal->hasFocus() && m_goal->isModified();
    if (!isBeingTyped && (isOtherOrder || m_fault.isEmpty())) {
        m_goal->setText(goalText());
        m_fault.clear();
    }
    for (QWidget* field :
         {static_cast<QWidget*>(m_posture), static_cast<QWidget*>(m_goal), static_cast<QWidget*>(m_map)})
        field->setEnabled(mayChange);
    // What cannot be read would be lost.
    m_tasks->setEnabled(mayChange && (m_row.faults.empty() || m_row.order || m_row.voyage));
    showTasks();
    showState();
}

/// The cost beside the name; below the fields what is wrong, otherwise when it arrives or who carries it.
void OrderRow::showState() {
    m_cost->setText(m_row.order || m_row.voyage ? tr("CP %1 of %2").arg(m_row.cost).arg(m_row.has) : QString());
    QString state = m_fault;
    if (state.isEmpty() && !m_row.faults.empty())
        state = text(m_row.faults.front().message);
    QPalette red = palette();
    red.setColor(QPalette::WindowText, Colours::of(palette()).error);
    m_state->setPalette(state.isEmpty() ? palette() : red);
    if (state.isEmpty() && m_row.aboard)
        state = tr("aboard %1").arg(nameOf(m_sight.session().campaignShown(), m_row.aboard));
    else if (state.isEmpty() && m_row.turns > 0)
        state = MapView::arrivalText(m_row.turns);
    m_state->setText(state);
    m_state->setVisible(!state.isEmpty());
}

}  // namespace ephor
