// Setting up a battle: two lists, the ground, the options of the rules, who plays, and the dice.
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

/// What the page needs from outside.
struct SetupNeeds {
    std::vector<const RuleSystem*> systems;
    BattleSession::PlayerFactory players;
    std::function<std::uint64_t()> freshSeed;
    /// Keep its size and must outlive it; none: nothing is remembered.
    QSettings* settings = nullptr;
};

class SetupDialog final : public QDialog {
    Q_OBJECT

public:
    explicit SetupDialog(SetupNeeds needs, QWidget* parent = nullptr);

    /// Puts a list in place, such as the one that is being written, and chooses its rules.
    void chooseArmy(Side side, const QString& name, const std::string& file, const std::string& text);
    /// Puts a set-up in place, one of the program's by its path below data/ or another with its text, and chooses its
    /// rules.
    void chooseBattle(const QString& name, const std::string& file, const std::string& text);
    /// What the dialog is for, where that is not fighting.
    void setPurpose(const QString& title, const QString& begin);

    /// The battle, once the dialog was accepted.
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
    /// As the chosen battle has them; else the standard ones.
    void showOptions();
    /// A battle that brings its own armies shows them in the place of those that are chosen.
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
    std::array<int, 2> m_chosenArmy{};  ///< while the battle's own stands there
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
