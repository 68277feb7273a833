// Drafts on the orders desk: questions before one is replaced, and submission of those that are left.
#include "core/campaign/reports/order_form.h"
#include "models/text/campaign_words.h"
#include "ui/campaign/orders/orders_desk.h"
#include "ui/editor/code_editor.h"

#include <QApplication>
#include <QClipboard>
#include <QMessageBox>
#include <QPushButton>

namespace ephor {

using namespace campaign;

std::vector<PowerId> OrdersDesk::drafted() const {
    std::vector<PowerId> all;
    for (std::size_t i = 0; i < campaign().scenario.powers.size(); ++i)
        if (const PowerId power(static_cast<int>(i)); hasDraft(power))
            all.push_back(power);
    return all;
}

bool OrdersDesk::hasDraft(PowerId power) const {
    return isOpen() && (power == m_power ? m_isTyped : m_drafts.has(power));
}

QString OrdersDesk::ordersOf(PowerId power) const {
    if (hasDraft(power))
        return draftOf(power);
    const OrdersFrom from = campaign().state.powers[power.index()].from;
    return from == OrdersFrom::Player || from == OrdersFrom::Deputy ? sheetOf(power) : QString();
}

void OrdersDesk::setDraft(PowerId power, const QString& sheet) {
    if (refuseIfLocked())
        return;
    if (power != m_power)
        setPower(power);
    write(sheet);
}

QString OrdersDesk::draftOf(PowerId power) const {
    return power == m_power ? m_text.text() : m_drafts.of(power).value_or(QString());
}

Diagnostics OrdersDesk::faultsOfDraft(PowerId power) {
    const Sheet& sheet = validated(power);
    return sheet ? Diagnostics() : sheet.error();
}

Result<void> OrdersDesk::submitDraft(PowerId power, OrdersFrom from, const Now& at) {
    setPower(power);
    submit(&CampaignSession::submitOrders, from, at);
    if (!m_isTyped)
        return {};
    if (Diagnostics faults = faultsOfDraft(power); !faults.empty())
        return std::unexpected(std::move(faults));
    return failure("orders-refused",
                   "The orders on the desk were not submitted. Correct the sheet, then submit it again.");
}

bool OrdersDesk::refuseIfLocked() {
    if (!isOpen())
        Q_EMIT said(tr("Orders are locked until the next turn."));
    return !isOpen();
}

void OrdersDesk::replace(bool isLost, const QString& question, std::function<void()> action) {
    if (!isLost)
        return action();
    auto* box = new QMessageBox(QMessageBox::Question, tr("Replace the order sheet?"), question, {}, this);
    box->setObjectName(QStringLiteral("replaceQuestion"));
    box->setAttribute(Qt::WA_DeleteOnClose);
    const auto* yes = box->addButton(tr("&Replace"), QMessageBox::AcceptRole);
    box->setDefaultButton(box->addButton(tr("&Keep"), QMessageBox::RejectRole));
    connect(yes, &QPushButton::clicked, this, [this, power = m_power, action = std::move(action)] {
        if (power == m_power)
            action();
    });
    box->open();
}

void OrdersDesk::writeSheet() {
    if (refuseIfLocked())
        return;
    const QString question =
        tr("The order sheet of %1 is not submitted. Replace it with a new sheet?\nYou can undo this.");
    replace(m_isTyped, question.arg(nameOf(campaign().scenario, m_power)),
            [this] { write(QString::fromStdString(orderForm(visibleTo(campaign(), m_power)))); });
}

void OrdersDesk::pasteSheet() {
    const QString mail = QApplication::clipboard()->text();
    if (refuseIfLocked())
        return;
    if (mail.trimmed().isEmpty())
        return Q_EMIT said(tr("The clipboard has no text. Copy the orders first."));
    if (const PowerId from = powerNamedIn(campaign(), mail); from && from != m_power) {
        setPower(from);
        Q_EMIT said(tr("Switched to the order sheet of %1.").arg(nameOf(campaign().scenario, from)));
    }
    const QString question =
        tr("The order sheet of %1 is not submitted. Replace it with the mail?\nYou can undo this.");
    replace(m_isTyped && m_sheet->toPlainText() != mail, question.arg(nameOf(campaign().scenario, m_power)),
            [this, mail] { write(mail); });
}

void OrdersDesk::standIn() {
    const OrdersFrom from = campaign().state.powers[m_power.index()].from;
    const bool isIn = from == OrdersFrom::Player || from == OrdersFrom::Deputy;
    const bool isTaken = isOpen() && !m_session.whyNot();
    const QString question =
        m_isTyped ? tr("The order sheet of %1 is not submitted. Let the computer order instead?\nYou can undo this.")
                  : tr("The orders of %1 are submitted. Let the computer order instead?\nYou can undo this.");
    replace(isTaken && (m_isTyped || isIn), question.arg(nameOf(campaign().scenario, m_power)),
            [this] { replaceDraftBy([this] { return m_session.submitStandIn(m_power); }, {}); });
}

}  // namespace ephor
