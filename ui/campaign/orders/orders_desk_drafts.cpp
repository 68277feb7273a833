// The orders desk: its drafts. They are kept, submitted, and replaced after a question.
#include "core/campaign/reports/order_form.h"
#include "models/campaign/post/post_office.h"
#include "models/text/battle_words.h"
#include "models/text/campaign_words.h"
#include "ui/campaign/orders/orders_desk.h"
#include "ui/campaign/orders/sheet_problems.h"
#include "ui/editor/code_editor.h"

#include <QApplication>
#include <QClipboard>
#include <QMessageBox>
#include <QPushButton>
#include <algorithm>

namespace ephor {

using namespace campaign;

namespace {

/// The sheets of a mail that name a power: one for each, in the order of the mail.
std::vector<SheetInMail> sheetsByPower(const Campaign& campaign, const QString& mail) {
    std::vector<SheetInMail> all;
    for (SheetInMail& sheet : sheetsIn(campaign, mail)) {
        const auto earlier = std::ranges::find(all, sheet.power, &SheetInMail::power);
        if (earlier != all.end())
            earlier->text += u'\n' + sheet.text;
        else if (sheet.power)
            all.push_back(std::move(sheet));
    }
    return all;
}

}  // namespace

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
    return sentByPeople(campaign().state.powers[power.index()].from) ? sheetOf(power) : QString();
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
    const Result<Diagnostics> advice = submit(power, &CampaignSession::submitOrders, from, at);
    if (power == m_power)
        showSubmitted(advice);
    return advice.transform([](const Diagnostics&) {});
}

bool OrdersDesk::refuseIfLocked() {
    if (!isOpen())
        Q_EMIT said(m_session.isLive() ? tr("Orders are locked until the next turn.") : text(*m_session.whyNot()));
    return !isOpen();
}

void OrdersDesk::replaceAskingIf(bool isLost, const QString& question, std::function<void()> action) {
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
    replaceAskingIf(m_isTyped, question.arg(nameOf(campaign().scenario, m_power)),
                    [this] { write(QString::fromStdString(orderForm(visibleTo(campaign(), m_power)))); });
}

void OrdersDesk::pasteSheet() {
    const QString mail = QApplication::clipboard()->text();
    if (refuseIfLocked())
        return;
    if (mail.trimmed().isEmpty())
        return Q_EMIT said(tr("The clipboard has no text. Copy the orders first."));
    std::vector<SheetInMail> sheets = sheetsByPower(campaign(), mail);
    if (sheets.size() > 1)
        return pasteSheets(std::move(sheets));
    if (!sheets.empty() && sheets.front().power != m_power) {
        setPower(sheets.front().power);
        Q_EMIT said(tr("Switched to the order sheet of %1.").arg(nameOf(campaign().scenario, m_power)));
    }
    const QString question =
        tr("The order sheet of %1 is not submitted. Replace it with the mail?\nYou can undo this.");
    replaceAskingIf(m_isTyped && m_sheet->toPlainText() != mail, question.arg(nameOf(campaign().scenario, m_power)),
                    [this, mail] { write(mail); });
}

/// The sheet of the power on the desk is written last and stays there.
void OrdersDesk::pasteSheets(std::vector<SheetInMail> sheets) {
    std::ranges::stable_partition(sheets, [this](const SheetInMail& one) { return one.power != m_power; });
    QStringList names;
    QStringList lost;
    for (const SheetInMail& one : sheets) {
        const QString name = nameOf(campaign().scenario, one.power);
        names << name;
        if (hasDraft(one.power) && draftOf(one.power) != one.text)
            lost << name;
    }
    const QString question =
        tr("The mail has the order sheets of %1. Replace these sheets, which are not submitted: %2?");
    replaceAskingIf(!lost.isEmpty(), question.arg(names.join(tr(", ")), lost.join(tr(", "))), [this, names, sheets] {
        if (refuseIfLocked())
            return;
        for (const SheetInMail& one : sheets)
            setDraft(one.power, one.text);
        Q_EMIT said(tr("The mail has the order sheets of %1. All are drafts now.").arg(names.join(tr(", "))));
    });
}

void OrdersDesk::standIn() {
    const bool isIn = sentByPeople(campaign().state.powers[m_power.index()].from);
    const bool isTaken = isOpen() && !m_session.whyNot();
    const QString question =
        m_isTyped ? tr("The order sheet of %1 is not submitted. Let the computer order instead?\nYou can undo this.")
                  : tr("The orders of %1 are submitted. Let the computer order instead?\nYou can undo this.");
    replaceAskingIf(isTaken && (m_isTyped || isIn), question.arg(nameOf(campaign().scenario, m_power)), [this] {
        showSubmitted(replaceDraftBy(m_power, [this] { return m_session.submitStandIn(m_power); }).transform([] {
            return Diagnostics();
        }));
    });
}

void OrdersDesk::keepDraft() {
    if (!m_power || !m_sheet->isEnabled() || m_sheet->isReadOnly())
        return;  // the sheet is not a draft
    if (m_isTyped)
        m_drafts.keep(m_power, m_sheet->toPlainText());
    else if (m_kept)
        m_drafts.forget(m_power);
    m_kept = m_isTyped ? std::optional(m_sheet->toPlainText()) : std::nullopt;
}

void OrdersDesk::submitOrders() {
    showSubmitted(submit(m_power, &CampaignSession::submitOrders,
                         writerOnDesk(campaign(), m_session.post(), m_power, m_sheet->toPlainText())));
}

void OrdersDesk::submitDeputysOrders() {
    showSubmitted(submit(m_power, &CampaignSession::submitOrders, OrdersFrom::Deputy));
}

void OrdersDesk::setStandingOrders() {
    showSubmitted(submit(m_power, &CampaignSession::setStandingOrders, OrdersFrom::Player));
}

Result<Diagnostics> OrdersDesk::submit(PowerId power, Submit action, OrdersFrom from, const Now& at) {
    Sheet sheet = validated(power);
    if (!sheet)
        return std::unexpected(sheet.error());
    sheet->receipt.at = at ? at : m_board->now();
    sheet->receipt.from = from;
    return replaceDraftBy(power, [&] { return (m_session.*action)(power, *sheet); }).transform([&] {
        return sheet->advice;
    });
}

void OrdersDesk::showSubmitted(const Result<Diagnostics>& advice) {
    if (!advice)
        return m_said->setProblems(advice.error());
    m_said->setProblems(placedOnSheet(*advice));
    const OrderBoard board = boardOf(m_session.journal());
    m_said->addNote(stateSentence(board.rows[m_power.index()], board, {}));
}

/// Submitting writes the sheet anew: each advice gets its place on the sheet that is shown, if it is there.
Diagnostics OrdersDesk::placedOnSheet(Diagnostics advice) {
    m_text.check();
    for (Diagnostic& one : advice) {
        const auto shown = std::ranges::find_if(m_text.diagnostics(), [&](const Diagnostic& other) {
            return other.code == one.code && toText(other.message) == toText(one.message);
        });
        one.place = shown == m_text.diagnostics().end() ? SourcePosition() : shown->place;
        one.fixes.clear();
    }
    return advice;
}

/// The draft is dropped unless the orders are refused. Undo of the submission restores it.
Result<void> OrdersDesk::replaceDraftBy(PowerId power, const std::function<Result<void>()>& action) {
    if (!m_session.isLive())
        return failure("campaign-busy", *m_session.whyNot());  // the draft is that of the present
    keepDraft();
    const std::optional<QString> draft = m_drafts.of(power);
    const auto setDraftOnDesk = [&](const std::optional<QString>& text) {
        if (power != m_power)
            return;
        m_isTyped = text.has_value();
        m_kept = text;
    };
    m_drafts.forget(power);
    setDraftOnDesk({});
    Result<void> done = action();
    if (done && draft)
        m_drafts.replaceByLastEntry(power, *draft);
    if (!done && draft) {
        m_drafts.keep(power, *draft);
        setDraftOnDesk(draft);
    }
    return done;
}

}  // namespace ephor
