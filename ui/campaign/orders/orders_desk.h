// The orders desk: who has sent orders, who plays for whom, and a sheet that is written, pasted and judged.
#pragma once

#include "models/campaign/campaign_session.h"
#include "models/campaign/campaign_sight.h"
#include "models/campaign/order_drafts.h"
#include "models/campaign/order_text.h"
#include "models/campaign/passage_preview.h"
#include "ui/campaign/map/power_looks.h"
#include "ui/campaign/orders/orders_board.h"

#include <QTimer>
#include <QWidget>

class QLabel;
class QListWidget;
class QPlainTextEdit;
class QPushButton;
class QVBoxLayout;

namespace ephor {

class OrdersDesk final : public QWidget {
    Q_OBJECT

public:
    /// Sight and looks must outlive it. Sheets that are being written are kept in `recovery`; empty: until it closes.
    /// Without a clock nobody knows when orders came in.
    OrdersDesk(CampaignSight& sight, const PowerLooks& looks, std::filesystem::path recovery, Clock clock = {},
               QWidget* parent = nullptr);
    ~OrdersDesk() override;

    campaign::PowerId power() const { return m_power; }
    void setPower(campaign::PowerId power);
    /// Adds to the sheet of the army's power that it shall march there.
    void march(const March& march);
    /// The same for a fleet, and for those whom it carries.
    void sail(const Passage& passage);

    /// The sheet's last change that has not been sealed: taken back, and written again.
    bool canUndo() const;
    bool canRedo() const;
    void undo();
    void redo();

    /// Powers whose sheets are drafts.
    std::vector<campaign::PowerId> drafted() const;
    /// What is wrong with the draft of such a power; nothing where it can be submitted.
    Diagnostics faultsOfDraft(campaign::PowerId power) const;
    Result<void> giveDraft(campaign::PowerId power);

public Q_SLOTS:
    /// A fresh sheet, every army on hold. A draft is replaced after a question.
    void writeSheet();
    void copySheet();
    /// Pastes a mail into the sheet of the power that it is from, and checks it. A draft is replaced after a question.
    void pasteSheet();
    /// Seals the orders as they stand in the field, or shows all that is wrong with them.
    void giveOrders();
    /// The same for the deputy, whose orders never replace the player's own.
    void giveDeputysOrders();
    void giveStandingOrders();
    /// The program plays this move of the power, by its ruler's kind. A draft, and orders that were given, are replaced
    /// after a question.
    void standIn();
    /// Who plays the powers, and who is asked where he does not answer.
    void askForSeats();
    /// What whoever takes over the power on the desk has to know.
    void showBrief();
    void showBriefOf(campaign::PowerId power);
    void focusBoard();
    /// Until when orders are due.
    void askForDeadline();
    /// Whose orders are missing, and what counts otherwise: for all, or for the player of the power on the desk alone.
    void copyReminder();
    void copyReminderForPower();

Q_SIGNALS:
    /// What undo() and redo() would do is another.
    void draftChanged();
    /// What was done that the desk itself does not show.
    void said(const QString& what);
    void manualWanted(const QString& topic);

private:
    void makeBoard(QVBoxLayout& column, Clock clock);
    void makeSheet(QVBoxLayout& column);
    void take();
    void keepDraft();
    /// Sheets are written until the orders are adjudicated. Where they are locked, it says so.
    bool isOpen() const;
    bool refuseIfLocked();
    QString draftOf(campaign::PowerId power) const;
    /// At once where nothing would be lost, else after a question.
    void replace(bool isLost, const QString& question, std::function<void()> action);
    /// In one step of the sheet's undo; only what differs is written.
    void write(const QString& text);
    /// Changes one order on the sheet of a power, in one step of its undo.
    void rewrite(campaign::PowerId power, const std::function<void(OrderText&)>& change);
    /// The orders that are in force for the power, as a sheet.
    QString sheetOf(campaign::PowerId power) const;
    Result<CampaignSession::Understood> read() const;
    bool judge();
    using Give = Result<void> (CampaignSession::*)(campaign::PowerId, CampaignSession::Understood, const std::string&);
    void seal(Give give);
    void seal(const std::function<Result<void>()>& give, const Diagnostics& advice);
    void show(const Diagnostics& faults, const Diagnostics& advice, bool understood);
    const campaign::Campaign& campaign() const { return m_session.campaign(); }

    CampaignSight& m_sight;
    CampaignSession& m_session;
    const PowerLooks& m_looks;
    campaign::PowerId m_power;
    OrdersBoard* m_board = nullptr;
    QLabel* m_title = nullptr;
    QPlainTextEdit* m_sheet = nullptr;
    QListWidget* m_said = nullptr;
    QString m_filled;               ///< what the field was filled with
    bool m_isTyped = false;         ///< something else stands there now
    std::optional<QString> m_kept;  ///< the draft of this power as it was kept last
    OrderDrafts m_drafts;           ///< of the sheet in the field, what stood there when it was kept last
    QTimer m_keepSoon;
};

}  // namespace ephor
