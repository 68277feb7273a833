// The set-up of a battle: two lists, the ground, options of the rules, players and dice.
#pragma once

#include "core/io/setup_io.h"
#include "models/battle/battle_session.h"
#include "models/battle/samples.h"

#include <QDialog>

class QButtonGroup;
class QComboBox;
class QGridLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QSettings;

namespace ephor {

/// Dependencies of the dialog.
struct SetupNeeds {
    std::vector<const RuleSystem*> systems;
    BattleSession::PlayerFactory players;
    std::function<std::uint64_t()> freshSeed;
    /// Stores its size and must outlive it; null: nothing is stored.
    QSettings* settings = nullptr;
};

class SetupDialog final : public QDialog {
    Q_OBJECT

public:
    explicit SetupDialog(SetupNeeds needs, QWidget* parent = nullptr);

    /// Selects a list, such as the one being edited, and its rules.
    void chooseArmy(Side side, const QString& name, const std::string& file, const std::string& text);
    /// Selects a set-up and its rules: one of the program's by its path relative to data/, or another with its text.
    void chooseBattle(const QString& name, const std::string& file, const std::string& text);
    /// Sets the title and the button's text, where the purpose is not to fight.
    void setPurpose(const QString& title, const QString& begin);

    /// The battle; call it after the dialog was accepted.
    std::unique_ptr<BattleSession> takeSession() { return std::move(m_session); }

Q_SIGNALS:
    /// A topic of the manual or a rule's id.
    void manualWanted(const QString& topic);

private:
    QWidget* makeArmies();
    QWidget* makeDice();
    QWidget* makeOptions();
    void fillSystem();
    void fillOptions();
    /// The options of the chosen battle, otherwise the standard ones.
    void showOptions();
    /// Shows the armies of a battle that has its own instead of the chosen ones.
    void showArmy(Side side, bool isOwn);
    void loadList(Side side, const QString& fileName);
    void readAll();
    ReadList readList(const Sample& source) const;
    Result<Setup> readBattle(const Sample& source) const;
    void chooseSystem(const std::string& id);
    Setup setup();
    DicePlan dice() const;
    void begin();
    const RuleSystem& system() const;
    const RuleSystem* findSystem(std::string_view id) const;
    std::vector<std::string> systemIds() const;

    SetupNeeds m_needs;
    std::vector<Sample> m_lists;
    std::vector<Sample> m_battles;
    std::array<ArmyList, 2> m_read;
    std::optional<Setup> m_battleRead;
    QComboBox* m_system = nullptr;
    QComboBox* m_battle = nullptr;
    std::array<QComboBox*, 2> m_army{};
    std::array<int, 2> m_chosenArmy{};  ///< kept while the battle's own army is shown
    std::array<QPushButton*, 2> m_file{};
    std::array<QLabel*, 2> m_cost{};
    std::array<QComboBox*, 2> m_player{};
    QLabel* m_problems = nullptr;
    QButtonGroup* m_dice = nullptr;
    QLineEdit* m_seed = nullptr;
    QGridLayout* m_options = nullptr;
    std::vector<QComboBox*> m_values;
    QPushButton* m_begin = nullptr;
    std::unique_ptr<BattleSession> m_session;
};

}  // namespace ephor
