// The question before orders are adjudicated: which orders are submitted, which are drafts, which are missing, and
// where the computer orders. Return goes on where nothing is drafted or missing.
#pragma once

#include "models/text/order_words.h"
#include "ui/campaign/map/power_looks.h"

#include <QDialog>
#include <vector>

class QGridLayout;
class QLabel;
class QPushButton;
class QRadioButton;

namespace ephor {

class OrdersDesk;

class AdjudicateDialog final : public QDialog {
    Q_OBJECT

public:
    AdjudicateDialog(OrdersDesk& desk, const campaign::Campaign& campaign, const campaign::OrderBoard& board,
                     const PowerLooks& looks, const Now& now, QWidget* parent = nullptr);

    void accept() override;
    /// Closes the dialog if the orders have changed since it was opened; the question must then be asked again.
    void closeIfOld();

Q_SIGNALS:
    /// The chosen drafts are submitted. `isChanged`: there was at least one.
    void decided(bool isChanged);

private:
    struct Draft {
        campaign::PowerId power;
        QWidget* choices = nullptr;  ///< disabled once the draft is submitted
        QRadioButton* give = nullptr;
    };

    /// By whose orders are drafts, missing, submitted, and the computer's.
    void addPowers();
    QWidget* makeButtons();
    void addHeading(const QString& text);
    void addPower(const campaign::BoardRow& row, const QString& state);
    void addDraft(const campaign::BoardRow& row);

    OrdersDesk& m_desk;
    const campaign::Campaign& m_campaign;
    const campaign::OrderBoard m_board;
    const PowerLooks& m_looks;
    Now m_now;
    QGridLayout* m_grid = nullptr;
    QLabel* m_said = nullptr;
    std::vector<Draft> m_drafts;
    bool m_isDeciding = false;
    bool m_isChanged = false;
};

}  // namespace ephor
