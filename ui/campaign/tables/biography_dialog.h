// The biography of a leader, as far as the viewer may know it; can be copied into a mail.
#pragma once

#include "core/campaign/reports/honours/biography.h"
#include "models/campaign/campaign_sight.h"

#include <QDialog>

class QPushButton;
class QTextBrowser;

namespace ephor {

class BiographyDialog final : public QDialog {
    Q_OBJECT

public:
    /// Shows the state at the moment that is shown; the sight is not needed afterwards. The viewer must know the
    /// leader.
    BiographyDialog(const CampaignSight& sight, campaign::LeaderId leader, QWidget* parent = nullptr);

    const QString& text() const { return m_text; }

private:
    void take(const campaign::Lives& lives);

    campaign::Scenario m_scenario;
    campaign::LeaderId m_leader;
    campaign::Audience m_reader;
    QString m_text;  ///< empty: the journal is being read
    QTextBrowser* m_page = nullptr;
    QPushButton* m_copy = nullptr;
};

}  // namespace ephor
