// Covers the window before a secret choice where both players share a screen, so that the other one can look away.
#pragma once

#include "models/battle/battle_session.h"
#include "models/text/battle_words.h"
#include "ui/common/powers.h"

#include <QWidget>

class QLabel;
class QPushButton;

namespace ephor {

class PowerBadge;

class HandOverPage final : public QWidget {
    Q_OBJECT

public:
    /// Covers all of `parent` while it is shown.
    HandOverPage(BattleSession& session, QWidget* parent);

    void coverFor(Side side);
    /// Called when the person is ready to see the question.
    void uncover();

Q_SIGNALS:
    void uncovered();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    /// Keeps the focus on the page while it is shown.
    void keepFocus(const QWidget* before, const QWidget* now);

    BattleWords m_words;
    std::array<PowerLook, 2> m_looks;
    PowerBadge* m_badge = nullptr;
    QLabel* m_title = nullptr;
    QLabel* m_text = nullptr;
    QPushButton* m_show = nullptr;
};

}  // namespace ephor
