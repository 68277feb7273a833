// The dice of a step of the campaign, thrown in front of everybody: each throw with what the program has for it, and
// the faces that the umpire types in instead.
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

/// What the dialog says of the step.
struct DiceWords {
    QString about;  ///< what the dice are for, and what else is to be known before it is done
    QString doIt;   ///< on the button
};

/// Dice that may be typed in.
struct DiceOffer {
    DiceStep step;
    DiceWords words;
};

class DiceDialog final : public QDialog {
    Q_OBJECT

public:
    /// The session must outlive it. It closes when the step is done otherwise; whatever else happens, what was typed in
    /// stays.
    DiceDialog(const CampaignSession& session, DiceOffer offer, QWidget* parent = nullptr);

    /// The entry of the journal that its step takes back; 0: it does what comes next.
    int again() const { return m_desk.again(); }
    /// Asked before the step is done: false where it asks somebody first, and then calls actNow().
    void setGuard(std::function<bool()> mayAct) { m_mayAct = std::move(mayAct); }

public Q_SLOTS:
    /// What stands in the field becomes the faces of the throw that is chosen; then the next one is.
    void typeIn();
    /// Does the step with these dice, and closes.
    void act();
    /// The same without asking the guard.
    void actNow();
    /// The guard has changed the campaign: the user looks at the dice again before the step is done.
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
    /// Secret throws that are typed in are not even counted while players may look on.
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

/// What typing dice in means, whatever the step is.
QString ownDiceText();
/// For what comes next: the adjudication or the closing of the move; while battles wait, the adjudication once more.
/// `note` is what else is to be known before it is adjudicated. Or why there are no dice to be typed in.
Result<DiceOffer> diceOfThisMove(CampaignSession& session, const QString& note);
/// For the last adjudication or closing of a move, which is taken back and done again; or why it cannot be.
Result<DiceOffer> diceOnceMore(CampaignSession& session);

}  // namespace ephor
