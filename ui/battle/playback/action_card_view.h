// The card of a fight, a volley or a test: who against whom, modifiers, dice, and what came of it.
#pragma once

#include "models/battle/answers/action_words.h"
#include "ui/common/powers.h"

#include <QWidget>

namespace ephor {

class ActionCardView final : public QWidget {
    Q_OBJECT

public:
    ActionCardView(const std::array<PowerLook, 2>& looks, QWidget* parent);

    /// `waits`: it says how to go on.
    void setCard(const ActionCard& card, bool waits);
    const ActionCard& card() const { return m_card; }
    /// All of the card as text, for screen readers and tests.
    QString said() const;

    QSize sizeHint() const override;

Q_SIGNALS:
    void clicked();
    /// The pointer has moved onto the card, or is no longer on it.
    void pointedAt(bool isPointed);

protected:
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;

private:
    class Sheet;

    std::array<PowerLook, 2> m_looks;
    ActionCard m_card;
    bool m_waits = false;
};

}  // namespace ephor
