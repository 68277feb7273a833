// Chooses the players of both sides and starts automatic play.
#pragma once

#include "models/battle/battle_session.h"
#include "models/text/battle_words.h"

#include <QElapsedTimer>
#include <QTimer>
#include <QWidget>

class QComboBox;
class QHBoxLayout;
class QLabel;
class QProgressBar;
class QPushButton;

namespace ephor {

class AutoResolvePanel final : public QWidget {
    Q_OBJECT

public:
    explicit AutoResolvePanel(BattleSession& session, QWidget* parent = nullptr);

public Q_SLOTS:
    void toPhase() { resolve(Until::Phase); }
    void toTurn() { resolve(Until::Turn); }
    void toEnd() { resolve(Until::End); }
    void stop() { m_session.stop(); }

Q_SIGNALS:
    /// What happened meanwhile, in one line.
    void resolved(const QString& what);

private:
    QHBoxLayout* makePlayers();
    void takeBusy(bool busy);
    void resolve(Until until);
    QString whatHappened() const;
    QString strengthLost(int moment) const;
    void takeState();
    void showProgress();
    std::optional<int> turnLimit() const;

    BattleSession& m_session;
    BattleWords m_words;
    std::vector<QPushButton*> m_starts;
    QPushButton* m_stop = nullptr;
    std::array<QComboBox*, 2> m_players{};
    QProgressBar* m_bar = nullptr;
    QLabel* m_text = nullptr;
    QTimer m_ticks;
    QElapsedTimer m_since;
    int m_turnAtStart = 0;
    std::optional<int> m_eventsAtStart;  ///< while a phase, a turn or the battle is resolved
};

}  // namespace ephor
