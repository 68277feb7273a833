#include "ui/campaign/orders/orders_form.h"

#include "ui/campaign/orders/order_row.h"
#include "ui/common/named.h"
#include "ui/common/sizes.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QStringListModel>

namespace ephor {

using namespace campaign;

OrdersForm::OrdersForm(CampaignSight& sight, const PowerLooks& looks, QWidget* parent)
    : QScrollArea(parent), m_sight(sight), m_looks(looks), m_places(new QStringListModel(this)) {
    named(this, QStringLiteral("ordersForm"), tr("Orders as a form"));
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* page = new QWidget(this);
    m_column = new QVBoxLayout(page);
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(scaled(this, 3));
    m_column->addStretch();
    setWidget(page);
    QStringList names;
    for (const campaign::Place& place : sight.session().scenario().map.places())
        names << QString::fromStdString(place.name);
    m_places->setStringList(names);
}

OrdersForm::~OrdersForm() = default;

void OrdersForm::setRows(const std::vector<OrderFormRow>& rows, bool mayChange) {
    if (!std::ranges::equal(m_rows, rows, [](const OrderRow* row, const OrderFormRow& of) { return row->isOf(of); }))
        makeRows(rows);
    for (std::size_t i = 0; i < rows.size(); ++i)
        m_rows[i]->setRow(rows[i], mayChange);
}

void OrdersForm::makeRows(const std::vector<OrderFormRow>& rows) {
    for (OrderRow* old : std::exchange(m_rows, {}))
        delete old;
    for (const OrderFormRow& of : rows) {
        auto* row = new OrderRow(m_sight, m_looks, of, *m_places, widget());
        connect(row, &OrderRow::orderChanged, this, &OrdersForm::orderChanged);
        connect(row, &OrderRow::stationChanged, this, &OrdersForm::stationChanged);
        connect(row, &OrderRow::fleetTasksChanged, this, &OrdersForm::fleetTasksChanged);
        connect(row, &OrderRow::goalWanted, this, &OrdersForm::goalWanted);
        m_column->insertWidget(static_cast<int>(m_rows.size()), row);
        m_rows.push_back(row);
    }
}

void OrdersForm::focusRow(OrderRow* row) {
    ensureWidgetVisible(row);
    row->posture()->setFocus();
}

void OrdersForm::focusRow(ArmyId army) {
    for (OrderRow* row : m_rows)
        if (row->isOf({army, {}}))
            focusRow(row);
}

void OrdersForm::focusRow(FleetId fleet) {
    for (OrderRow* row : m_rows)
        if (row->isOf({{}, fleet}))
            focusRow(row);
}

}  // namespace ephor
