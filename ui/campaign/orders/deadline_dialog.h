// Until when the orders of the move are due, by the club's clock, and every how many days from then on.
#pragma once

#include "models/campaign/campaign_session.h"
#include "models/text/order_words.h"

#include <QDialog>

class QCheckBox;
class QDateTimeEdit;
class QFormLayout;
class QLabel;
class QSpinBox;

namespace ephor {

class DeadlineDialog final : public QDialog {
    Q_OBJECT

public:
    /// Where there is no deadline yet, it proposes a week from `now`. The session must outlive it.
    DeadlineDialog(CampaignSession& session, const Now& now, QWidget* parent = nullptr);

    void accept() override;

private:
    std::optional<campaign::Deadline> deadline() const;
    void makeFields(QFormLayout& form);
    void fill();
    /// The campaign is another: what was typed stays, unless the deadline itself was changed.
    void takeCampaign();
    /// Says what is odd about it.
    void judge();

    CampaignSession& m_session;
    Now m_now;
    std::optional<campaign::Deadline> m_set;  ///< as the campaign had it when it was looked at
    QCheckBox* m_isSet = nullptr;
    QDateTimeEdit* m_at = nullptr;
    QSpinBox* m_every = nullptr;
    QLabel* m_said = nullptr;
};

}  // namespace ephor
