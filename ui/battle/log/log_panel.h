// The log with a row above it: which lines are shown, and a search.
#pragma once

#include "ui/battle/log/log_view.h"

namespace ephor {

class LogPanel final : public QWidget {
    Q_OBJECT

public:
    explicit LogPanel(BattleSession& session, QWidget* parent = nullptr);

    LogView& view() { return *m_view; }

private:
    LogView* m_view = nullptr;
};

}  // namespace ephor
