// The historical battles as cards, and the briefing of the chosen one: rules and side to choose, then fight or watch.
#pragma once

#include "ui/battle/setup/setup_dialog.h"

namespace ephor {

class BriefingPage;

class BriefingDialog final : public QDialog {
    Q_OBJECT

public:
    /// Shows the battles of all systems of `needs`, one card for each battle.
    explicit BriefingDialog(SetupNeeds needs, QWidget* parent = nullptr);

    /// Selects a battle by the name of its set-up.
    void choose(const QString& name);

    /// The battle; call it after the dialog was accepted.
    std::unique_ptr<BattleSession> takeSession() { return std::move(m_session); }
    /// True where the computer is to play both sides.
    bool isToWatch() const { return m_isToWatch; }

Q_SIGNALS:
    /// The battle should be set up with other options, players or dice.
    void setupWanted(const ephor::Sample& battle);
    /// A topic of the manual or a rule's id.
    void manualWanted(const QString& topic);

private:
    QWidget* makeCards();
    QWidget* makeChoices();
    void fillCards();
    void showBattle();
    void showRules();
    void showSides();
    /// The set-ups of the battle at that card, one for each rule system.
    std::vector<const Sample*> setupsOf(int card) const;
    const Sample* sample() const;
    void begin(bool watch);

    SetupNeeds m_needs;
    std::vector<Sample> m_battles;
    std::vector<QString> m_names;  ///< of the cards
    std::shared_ptr<const Game> m_game;
    QListWidget* m_cards = nullptr;
    BriefingPage* m_page = nullptr;
    QComboBox* m_rules = nullptr;
    QComboBox* m_side = nullptr;
    QLabel* m_problem = nullptr;
    QPushButton* m_fight = nullptr;
    QPushButton* m_watch = nullptr;
    bool m_isToWatch = false;
    std::unique_ptr<BattleSession> m_session;
};

}  // namespace ephor
