// The cards in hand: a side's own are shown to it, the other's never while there is somebody to hide them from.
#pragma once

#include "models/battle/battle_session.h"
#include "models/text/battle_words.h"

#include <QWidget>

class QLabel;
class QPushButton;

namespace ephor {

class HandPanel final : public QWidget {
    Q_OBJECT

public:
    explicit HandPanel(BattleSession& session, QWidget* parent = nullptr);

    /// True where the cards of a side lie open now: it is the only person; nobody plays but the program; or two people
    /// share the screen, it is this side's turn to decide, and it has asked for them.
    bool isOpen(Side side) const;

Q_SIGNALS:
    /// The manual should open at that rule.
    void ruleWanted(const QString& rule);

private:
    void take();
    QString handOf(Side side) const;

    BattleSession& m_session;
    BattleWords m_words;
    QLabel* m_cards;
    QPushButton* m_show;
    std::size_t m_askedFor = 0;  ///< entries of the record when the cards were asked for; another decision hides them
    bool m_asked = false;
};

}  // namespace ephor
