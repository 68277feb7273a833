// The dice of a campaign step: each roll with the program's faces, and the faces that the umpire types in instead.
#pragma once

#include "models/campaign/tables/rolls_model.h"

#include <QDialog>
#include <functional>

class QCheckBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QTableView;

namespace ephor {

/// The dialog's texts about the step.
struct DiceWords {
    QString about;  ///< what the dice are for, and other remarks
    QString doIt;   ///< text of the button
};

/// A step whose dice may be typed in.
struct DiceOffer {
    DiceStep step;
    DiceWords words;
};

class DiceDialog final : public QDialog {
    Q_OBJECT

public:
    /// The session must outlive it. It closes when the step is run elsewhere; after other changes, typed-in faces stay.
    DiceDialog(const CampaignSession& session, DiceOffer offer, QWidget* parent = nullptr);

    /// The journal entry that the step undoes; 0: it is the next step.
    int again() const { return m_desk.again(); }
    /// Sets a check that runs before the step. If it returns false, it asks the user and calls actNow() later.
    void setGuard(std::function<bool()> mayAct) { m_mayAct = std::move(mayAct); }

public Q_SLOTS:
    /// Enters the field's text as the faces of the selected roll, and selects the next roll.
    void typeIn();
    /// Runs the step with these dice, and closes the dialog.
    void act();
    /// The same without the check.
    void actNow();
    /// Called when the check has changed the campaign: the user must look at the dice again before the step is run.
    void showNewDice();

Q_SIGNALS:
    void manualWanted(const QString& topic);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void makeTable();
    void makeField();
    void makeButtons(const DiceWords& words);
    void takeCampaign();
    void showRoll();
    void showRemarks();
    /// While players may be watching, secret rolls are not shown or counted, even if they were typed in.
    bool isHidden(const DiceDesk::Row& row) const;
    void choose(int row);
    void moveBy(int rows);
    void say(const QString& text, bool isFault);

    const CampaignSession& m_session;
    DiceDesk m_desk;
    RollsModel m_rows;
    QLabel* m_about = nullptr;
    QTableView* m_table = nullptr;
    QLabel* m_of = nullptr;
    QLineEdit* m_faces = nullptr;
    QCheckBox* m_secret = nullptr;
    QLabel* m_said = nullptr;
    QPushButton* m_act = nullptr;
    std::function<bool()> m_mayAct;
};

/// An explanation of typed-in dice, for any step.
QString ownDiceText();
/// The dice of the next adjudication or closing; while battles are pending, those of the last adjudication, to be run
/// again. `note` is a further remark. Fails where no dice can be typed in.
Result<DiceOffer> diceOfThisTurn(CampaignSession& session, const QString& note);
/// The dice of the last adjudication or closing, to be undone and run again; fails where that is not possible.
Result<DiceOffer> diceOnceMore(CampaignSession& session);

}  // namespace ephor
