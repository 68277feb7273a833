// A campaign beside another one with the same beginning, such as a what-if: where they part, and how everybody stands.
#pragma once

#include "models/campaign/tables/campaign_comparison_model.h"
#include "ui/common/comparison_dialog.h"

namespace ephor {

class CompareCampaigns final : public ComparisonDialog {
    Q_OBJECT

public:
    /// A journal, and the file that its campaign is called by.
    struct Side {
        const campaign::Journal& journal;
        QString file;
    };

    /// As both stand when it is opened; they must be of one war, and need not outlive it. The settings keep its size
    /// and must outlive it; none: nothing is remembered.
    CompareCampaigns(const Side& first, const Side& second, QSettings* settings, QWidget* parent = nullptr);

protected:
    QString copiedHead() const override { return m_parting; }

private:
    CompareCampaigns(CampaignComparisonModel* model, QSettings* settings, QWidget* parent);

    QString m_parting;
};

}  // namespace ephor
