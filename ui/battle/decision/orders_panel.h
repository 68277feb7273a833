// Standing orders: answers that a side gives in advance to recurring small questions.
#pragma once

#include "models/battle/battle_session.h"
#include "models/text/battle_words.h"

#include <QWidget>

class QComboBox;

namespace ephor {

class OrdersPanel final : public QWidget {
    Q_OBJECT

public:
    explicit OrdersPanel(BattleSession& session, QWidget* parent = nullptr);

private:
    void give(Side side);
    void showGiven();

    BattleSession& m_session;
    BattleWords m_words;
    std::array<std::vector<QComboBox*>, 2> m_values;
};

}  // namespace ephor
