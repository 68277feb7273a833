// The cards of both sides. A side's cards are hidden from a person on the other side.
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

    /// True where the cards of a side are shown: it is the only person; or no person plays; or two persons share the
    /// screen, this side must decide, and it has asked to see them.
    bool isOpen(Side side) const;

Q_SIGNALS:
    /// The manual should open at that rule.
    void ruleWanted(const QString& rule);

private:
    void refresh();
    QString handOf(Side side) const;

    BattleSession& m_session;
    BattleWords m_words;
    QLabel* m_cards;
    QPushButton* m_show;
    std::size_t m_askedFor = 0;  ///< entries of the record when the cards were asked for; another entry hides them
    bool m_asked = false;
};

}  // namespace ephor
