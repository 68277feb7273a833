// The steps of the last adjudication with their orders and dice, and a veto with a reason where it is still possible.
#pragma once

#include "models/campaign/campaign_sight.h"
#include "models/campaign/turn_review.h"

#include <QDialog>

class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;
class QTextBrowser;

namespace ephor {

class ReviewDialog final : public QDialog {
    Q_OBJECT

public:
    /// The sight must outlive it; the place of the selected step is selected on its map.
    explicit ReviewDialog(CampaignSight& sight, QWidget* parent = nullptr);

public Q_SLOTS:
    void veto();

Q_SIGNALS:
    void faultSaid(const ephor::Diagnostics& faults);
    /// Run the adjudication again with dice rolled at the table.
    void diceWanted();

private:
    void take();
    void showStep();
    /// Selects the step's place. The umpire's own selection stays until another step is selected.
    void selectPlace();
    /// Updates whether the step can be vetoed.
    void judge();
    QString whyNot() const;
    const ReviewStep* step() const;

    CampaignSight& m_sight;
    int m_entry = 0;
    std::vector<ReviewStep> m_steps;
    QLabel* m_title = nullptr;
    QListWidget* m_list = nullptr;
    QTextBrowser* m_why = nullptr;
    QLineEdit* m_reason = nullptr;
    QPushButton* m_veto = nullptr;
    QPushButton* m_dice = nullptr;
};

}  // namespace ephor
