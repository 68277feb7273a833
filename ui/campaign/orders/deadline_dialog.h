// The deadline for the orders of the turn, by the club's clock, and the days between deadlines.
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
    /// Without a deadline it proposes one a week from `now`. The session must outlive it.
    DeadlineDialog(CampaignSession& session, const Now& now, QWidget* parent = nullptr);

    void accept() override;

private:
    std::optional<campaign::Deadline> deadline() const;
    void makeFields(QFormLayout& form);
    void fill();
    /// Called when the campaign has changed: the typed values stay, unless the deadline itself was changed.
    void takeCampaign();
    /// Shows a warning where the deadline is unusual.
    void updateWarning();

    CampaignSession& m_session;
    Now m_now;
    std::optional<campaign::Deadline> m_set;  ///< the campaign's deadline when it was last read
    QCheckBox* m_isSet = nullptr;
    QDateTimeEdit* m_at = nullptr;
    QSpinBox* m_every = nullptr;
    QLabel* m_said = nullptr;
};

}  // namespace ephor
