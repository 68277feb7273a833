// A ruling of the umpire on one value: the subject, the new value and the reason.
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
    /// Called when the campaign has changed: the input is kept where the item still exists.
    void takeCampaign();
    /// Numbers are typed in; all other values are chosen from a list.
    void fillValues();
    /// Shows the effect of the ruling, or why it is not possible.
    void updateInput();
    void addChoices(int value);
    void addChoice(int value, campaign::PowerId holder);
    campaign::PowerId holderAt(int choice) const;
    /// The value's index among the choices; -1: none.
    int choiceOf(int value, campaign::PowerId holder) const;
    campaign::Ruling ruling() const;
    campaign::RulingSubject subject() const;

    CampaignSession& m_session;
    QFormLayout* m_form = nullptr;  ///< not layout(), because the dialog scrolls on a small screen
    QComboBox* m_matter = nullptr;
    QComboBox* m_thing = nullptr;
    QComboBox* m_choice = nullptr;
    QSpinBox* m_number = nullptr;
    QLineEdit* m_reason = nullptr;
    QLabel* m_said = nullptr;
    QPushButton* m_rule = nullptr;
};

}  // namespace ephor
