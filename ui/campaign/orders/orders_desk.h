// The orders desk: the state of all powers' orders, and a sheet that is written, pasted and checked.
#pragma once

#include "models/campaign/campaign_session.h"
#include "models/campaign/campaign_sight.h"
#include "models/campaign/orders/checked_sheet.h"
#include "models/campaign/orders/order_drafts.h"
#include "models/campaign/orders/order_form_rows.h"
#include "models/campaign/orders/order_text.h"
#include "models/campaign/orders/passage_preview.h"
#include "models/campaign/orders/planned_moves.h"
#include "ui/campaign/map/power_looks.h"
#include "ui/campaign/orders/orders_board.h"

#include <QTimer>
#include <QWidget>
#include <map>

class QLabel;
class QTabBar;
class QVBoxLayout;

namespace ephor {

struct SheetInMail;
class CodeEditor;
class OrdersForm;
class SheetEdits;
class SheetProblems;
class WindowActions;

class OrdersDesk final : public QWidget {
    Q_OBJECT

public:
    /// Sight, looks and the window's actions must outlive it; it shows those of the sheet. Drafts are stored in
    /// `recovery`; empty: they are lost with the window. Without a clock the time of arrival of orders is not recorded.
    OrdersDesk(CampaignSight& sight, const PowerLooks& looks, const WindowActions& actions,
               std::filesystem::path recovery, Clock clock = {}, QWidget* parent = nullptr);
    ~OrdersDesk() override;

    campaign::PowerId power() const { return m_power; }
    void setPower(campaign::PowerId power);
    /// Adds the march to the sheet of the army's power.
    void march(const MarchPreview& march);
    /// Adds the passage to the sheet of the fleet's power, with the armies aboard.
    void sail(const Passage& passage);

    /// Orders what needs no goal. To hold means to stay; any other posture keeps the goal of the sheet.
    void setPosture(campaign::ArmyId army, campaign::Posture posture);
    void setStation(campaign::FleetId fleet, campaign::Station station);
    /// Shows the row of an army or a fleet of the form.
    void showRow(campaign::ArmyId army);
    void showRow(campaign::FleetId fleet);
    /// The moves of all drafts and submitted sheets of this turn; none once they are adjudicated.
    std::vector<PlannedMove> plans();
    /// What the power's sheet orders an army, as text; empty where it says nothing.
    QString orderOf(campaign::ArmyId army);

    /// Undo and redo of unsubmitted changes on the sheet: those that were typed only while the focus is in the text, so
    /// that elsewhere Undo means the last action of the campaign. Orders from the map are such actions.
    bool canUndo() const;
    bool canRedo() const;
    void undo();
    void redo();

    /// Powers whose sheets are drafts.
    std::vector<campaign::PowerId> drafted() const;
    /// The faults of a power's draft; empty where it can be submitted.
    Diagnostics faultsOfDraft(campaign::PowerId power);
    /// The power on the desk stays. `at`: when they came; none: now.
    Result<void> submitDraft(campaign::PowerId power, campaign::OrdersFrom from = campaign::OrdersFrom::Player,
                             const Now& at = {});
    bool hasDraft(campaign::PowerId power) const;
    /// The power's draft, or the orders that were submitted for it; empty: neither.
    QString ordersOf(campaign::PowerId power) const;
    /// Makes a sheet that came by mail the power's draft, as one undo step.
    void setDraft(campaign::PowerId power, const QString& sheet);

public Q_SLOTS:
    /// Starts a new sheet with every army on hold. Asks before it replaces a draft.
    void writeSheet();
    void copySheet();
    /// Pastes a mail into the sheet of the power that it is from, or each of its sheets into that of its power, and
    /// checks them. Asks before it replaces drafts.
    void pasteSheet();
    /// Submits the orders on the sheet, or shows their faults. A deputy's mail, unchanged, counts as the deputy's.
    void submitOrders();
    /// Submits as the deputy's orders, which never replace the player's own.
    void submitDeputysOrders();
    void setStandingOrders();
    /// Submits the computer's orders for this turn, by the ruler's kind. Asks before it replaces a draft or submitted
    /// orders.
    void standIn();
    /// Opens the dialog for players and deputies.
    void askForSeats();
    /// Shows the handover summary of the power on the desk.
    void showBrief();
    void showBriefOf(campaign::PowerId power);
    void focusBoard();
    /// Until when orders are due.
    void askForDeadline();
    /// Copies a reminder of missing orders and of what applies otherwise: for all whose orders are no draft, or only
    /// for the player of the power on the desk.
    void copyReminder();
    void copyReminderForPower();

Q_SIGNALS:
    /// What undo() and redo() would do has changed.
    void draftChanged();
    /// What plans() and orderOf() return has changed.
    void plansChanged();
    /// The goal of the selected army or fleet should be chosen on the map.
    void goalWanted();
    /// A message about an action that is not visible on the desk.
    void said(const QString& what);
    void manualWanted(const QString& topic);

protected:
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void makeBoard(QVBoxLayout& column, Clock clock);
    void makeSheet(QVBoxLayout& column);
    void makeText();
    void makeButtons(QVBoxLayout& column);
    void enableActions();
    /// Form and text side by side where there is room, otherwise the one that is chosen.
    void showPages();
    void showForm();
    /// The power's rows, of its draft or of what it submitted.
    std::vector<OrderFormRow> rowsOf(campaign::PowerId power);
    void refresh();
    void keepDraft();
    /// True until the orders are adjudicated, and while the present is shown. refuseIfLocked() shows a message where it
    /// is not.
    bool isOpen() const;
    bool refuseIfLocked();
    QString draftOf(campaign::PowerId power) const;
    /// Runs `action` at once where nothing would be lost; otherwise asks first.
    void replaceAskingIf(bool isLost, const QString& question, std::function<void()> action);
    /// Writes only the difference, as one undo step of the sheet.
    void write(const QString& text);
    /// Shows the faults of a draft; other sheets have been checked before.
    void showVerdict();
    /// Changes one order on a power's sheet, as one undo step.
    void rewrite(campaign::PowerId power, const std::function<void(OrderText&)>& change);
    /// What was ordered for a power, whatever came of it, and the campaign that it was ordered for.
    struct Given {
        const campaign::Campaign& campaign;
        campaign::Orders orders;
    };
    Given given(campaign::PowerId power) const;
    void findOrdered();
    /// The orders in force for the power, as a sheet.
    QString sheetOf(campaign::PowerId power) const;
    /// A sheet with one order, in the names of the map.
    QString exampleOf(campaign::PowerId power) const;
    using Sheet = CheckedSheet::Sheet;
    /// The sheet of the power. It is validated once for each text and state of the campaign.
    const Sheet& validated(campaign::PowerId power);
    using Submit = Result<void> (CampaignSession::*)(campaign::PowerId, CampaignSession::Submission);
    void pasteSheets(std::vector<SheetInMail> sheets);
    /// Returns advice about the orders.
    Result<Diagnostics> submit(campaign::PowerId power, Submit action, campaign::OrdersFrom from, const Now& at = {});
    Diagnostics placedOnSheet(Diagnostics advice);
    Result<void> replaceDraftBy(campaign::PowerId power, const std::function<Result<void>()>& action);
    /// What became of the orders of the power on the desk.
    void showSubmitted(const Result<Diagnostics>& advice);
    const campaign::Campaign& campaign() const { return m_session.campaignShown(); }

    CampaignSight& m_sight;
    CampaignSession& m_session;
    const PowerLooks& m_looks;
    const WindowActions& m_actions;
    campaign::PowerId m_power;
    std::optional<campaign::Campaign> m_ordered;  ///< while the orders are locked: the campaign before that
    int m_locked = 0;                             ///< the journal entry that locked them
    OrdersBoard* m_board = nullptr;
    QLabel* m_title = nullptr;
    CheckedSheet m_text;
    QTabBar* m_pages = nullptr;
    OrdersForm* m_form = nullptr;
    CodeEditor* m_sheet = nullptr;
    SheetEdits* m_edits = nullptr;
    SheetProblems* m_said = nullptr;
    QString m_filled;               ///< initial text of the field
    bool m_isTyped = false;         ///< its text has been changed
    std::optional<QString> m_kept;  ///< the draft of this power as last stored
    OrderDrafts m_drafts;           ///< all drafts; that of the sheet in the field as last stored
    struct Validated {
        std::string text;
        std::string head;  ///< of the journal
        Sheet sheet;
    };
    std::map<campaign::PowerId, Validated> m_validated;  ///< of sheets that are not in the field
    QTimer m_keepSoon;
};

}  // namespace ephor
