// Compares a campaign with another that has the same beginning, such as a what-if: where they part, and the standings.
#pragma once

#include "models/campaign/tables/campaign_comparison_model.h"
#include "ui/common/comparison_dialog.h"

namespace ephor {

class CompareCampaigns final : public ComparisonDialog {
    Q_OBJECT

public:
    /// A journal, and the file that gives the campaign its name.
    struct Side {
        const campaign::Journal& journal;
        QString file;
    };

    /// Compares the current states. Both must be of one war; they need not outlive the dialog. The settings store its
    /// size and must outlive it; null: nothing is stored.
    CompareCampaigns(const Side& first, const Side& second, QSettings* settings, QWidget* parent = nullptr);

protected:
    QString copiedHead() const override { return m_parting; }

private:
    CompareCampaigns(CampaignComparisonModel* model, QSettings* settings, QWidget* parent);

    QString m_parting;
};

}  // namespace ephor
