// The steps of the turn that is shown, with orders, dice and losses, and a veto with a reason while it is possible.
#pragma once

#include "models/campaign/campaign_sight.h"
#include "models/campaign/turn_review.h"

#include <QWidget>

class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;
class QTextBrowser;

namespace ephor {

class ReviewPanel final : public QWidget {
    Q_OBJECT

public:
    /// The sight must outlive it; the place of the selected step is selected on its map. The steps are read while it is
    /// visible.
    explicit ReviewPanel(CampaignSight& sight, QWidget* parent = nullptr);

    const std::vector<ReviewStep>& steps() const { return m_steps; }
    /// The selected step; null: none.
    const ReviewStep* step() const;
    void focusSteps();

public Q_SLOTS:
    void veto();

Q_SIGNALS:
    void faultSaid(const ephor::Diagnostics& faults);
    /// Run the adjudication again with dice rolled at the table.
    void diceWanted();
    /// Other steps, or another step is selected, or the panel was shown or hidden.
    void stepsShown();
    /// A step was vetoed.
    void vetoed();

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void refresh();
    QString title() const;
    void showStep();
    /// Selects the step's place. The umpire's own selection stays until another step is selected.
    void selectPlace();
    /// Updates whether the step can be vetoed.
    void updateInput();
    QString whyNot() const;

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
