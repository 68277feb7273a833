// The orders desk: one order on a sheet is changed, by its form or on the map; undo and redo of the sheet.
#include "core/campaign/orders/order_reader.h"
#include "core/campaign/orders/order_writer.h"
#include "models/text/battle_words.h"
#include "ui/campaign/orders/orders_desk.h"
#include "ui/campaign/orders/sheet_edits.h"
#include "ui/editor/code_editor.h"

namespace ephor {

using namespace campaign;

/// A sheet in TOML is written anew in lines, unless it has faults. A text that cannot be read is left as it is.
void OrdersDesk::rewrite(PowerId power, const std::function<void(OrderText&)>& change) {
    if (refuseIfLocked())
        return;
    if (power != m_power)
        setPower(power);
    QString lines = m_sheet->toPlainText();
    const auto refuse = [this](const QString& why) {
        showForm();
        Q_EMIT said(why);
    };
    const Result<OrderSheet> before = readOrders(campaign(), power, lines.toStdString(), {});
    if (lines.trimmed().isEmpty()) {
        lines = QString::fromStdString(ordersText(campaign(), power, {}));
    } else if (!before) {
        if (before.error().front().code != "orders-none")
            return refuse(text(before.error()));
    } else if (before->isToml) {
        const Sheet& sheet = validated(power);
        if (!sheet)
            return refuse(tr("This sheet is in TOML and has faults. Correct them, or start a new sheet."));
        lines = QString::fromStdString(ordersText(campaign(), power, sheet->orders));
    }
    OrderText sheet(campaign(), lines);
    change(sheet);
    write(sheet.text());
}

void OrdersDesk::write(const QString& text) {
    m_edits->write(text);
    keepDraft();
}

void OrdersDesk::march(const MarchPreview& march) {
    rewrite(campaign().state.armies[march.army.index()].power,
            [&](OrderText& sheet) { sheet.setMarch(march.army, march.path(), march.isForced); });
}

void OrdersDesk::sail(const Passage& passage) {
    rewrite(campaign().state.fleets[passage.fleet.index()].power,
            [&](OrderText& sheet) { sheet.setPassage(passage.fleet, passage.path(), passage.carries); });
}

void OrdersDesk::setPosture(ArmyId army, Posture posture) {
    const PowerId power = campaign().state.armies[army.index()].power;
    if (refuseIfLocked())
        return;
    if (power != m_power)
        setPower(power);
    Order order;
    order.army = army;
    for (const OrderFormRow& row : rowsOf(power))
        if (row.army == army)
            order = row.order.value_or(order);
    order.posture = posture;
    if (posture == Posture::Hold)
        order.path.clear();
    rewrite(power, [&](OrderText& sheet) { sheet.setOrder(order); });
}

void OrdersDesk::setStation(FleetId fleet, Station station) {
    const PowerId power = campaign().state.fleets[fleet.index()].power;
    if (refuseIfLocked())
        return;
    if (power != m_power)
        setPower(power);
    std::vector<PlaceId> path;
    for (const OrderFormRow& row : rowsOf(power))
        if (row.fleet == fleet && row.voyage && station != Station::Hold)
            path = row.voyage->path;
    rewrite(power, [&](OrderText& sheet) { sheet.setStation(fleet, station, path); });
}

bool OrdersDesk::canUndo() const { return isOpen() && m_edits->canUndo(); }

bool OrdersDesk::canRedo() const { return isOpen() && m_edits->canRedo(); }

void OrdersDesk::undo() { m_edits->undo(); }

void OrdersDesk::redo() { m_edits->redo(); }

}  // namespace ephor
