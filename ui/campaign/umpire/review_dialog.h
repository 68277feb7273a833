// What the last adjudication did, to be walked through: each step with its orders and dice, and a veto with a reason
// where it can still be made.
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
    /// The sight must outlive it; what is looked at is picked out on its map.
    explicit ReviewDialog(CampaignSight& sight, QWidget* parent = nullptr);

public Q_SLOTS:
    void veto();

Q_SIGNALS:
    void faultSaid(const ephor::Diagnostics& faults);
    /// The adjudication is to be done again with dice that were thrown on the table.
    void diceWanted();

private:
    void take();
    void showStep();
    /// What the umpire picks out meanwhile stays picked until another step is chosen.
    void pickPlace();
    /// Whether the step can be vetoed.
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
