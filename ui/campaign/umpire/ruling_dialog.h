// The umpire's word on one value: what it is about, what it shall be, and why.
#pragma once

#include "core/campaign/umpire/ruling.h"
#include "models/campaign/campaign_session.h"

#include <QDialog>

class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace ephor {

class RulingDialog final : public QDialog {
    Q_OBJECT

public:
    /// The session must outlive it.
    explicit RulingDialog(CampaignSession& session, QWidget* parent = nullptr);

public Q_SLOTS:
    /// Writes the ruling into the journal, and closes.
    void rule();

Q_SIGNALS:
    void manualWanted(const QString& topic);

private:
    void makeFields();
    void makeButtons();
    void fillThings();
    /// The campaign is another: what was being ruled stays, where there is still such a thing.
    void takeCampaign();
    /// Numbers are typed, all else is chosen.
    void fillValues();
    /// Says what would be ruled, or why it cannot be.
    void judge();
    void addChoices(int value);
    void addChoice(int value, campaign::PowerId holder);
    campaign::PowerId holderAt(int choice) const;
    /// Where the value stands among the choices; -1: nowhere.
    int choiceOf(int value, campaign::PowerId holder) const;
    campaign::Ruling ruling() const;
    campaign::RulingSubject subject() const;

    CampaignSession& m_session;
    QFormLayout* m_form = nullptr;  ///< not layout(), where the dialog scrolls on a small screen
    QComboBox* m_matter = nullptr;
    QComboBox* m_thing = nullptr;
    QComboBox* m_choice = nullptr;
    QSpinBox* m_number = nullptr;
    QLineEdit* m_reason = nullptr;
    QLabel* m_said = nullptr;
    QPushButton* m_rule = nullptr;
};

}  // namespace ephor
