// The set-up of a battle: rules, two armies, who plays them, and, folded away, options of the rules and dice.
#pragma once

#include "core/io/records/setup_io.h"
#include "models/battle/battle_session.h"
#include "models/battle/samples.h"

#include <QDialog>

class QComboBox;
class QGroupBox;
class QHBoxLayout;
class QLabel;
class QListWidget;
class QPushButton;
class QSettings;

namespace ephor {

class ChanceLine;
class DiceForm;
class Fold;
class OptionForm;
class TablePreview;

/// Dependencies of the dialog.
struct SetupNeeds {
    std::vector<const RuleSystem*> systems;
    BattleSession::PlayerFactory players;
    std::function<std::uint64_t()> freshSeed;
    /// Stores its size and the last choices, and must outlive it; null: nothing is stored.
    QSettings* settings = nullptr;
    QString lists{};  ///< where a dialog begins to open a list
};

class SetupDialog final : public QDialog {
    Q_OBJECT

public:
    explicit SetupDialog(SetupNeeds needs, QWidget* parent = nullptr);

    /// Selects a list, such as the one being edited, its rules, and an enemy of about the same points.
    void chooseArmy(Side side, const QString& name, const std::string& file, const std::string& text);
    /// Selects a set-up and its rules: one of the program's by its path relative to data/, or another with its text.
    void chooseBattle(const QString& name, const std::string& file, const std::string& text);
    /// Sets the title and the button's text where the purpose is not to fight, and hides what only a fight needs:
    /// players, dice and the quick estimate.
    void setPurpose(const QString& title, const QString& begin);

    /// The battle; call it after the dialog was accepted.
    std::unique_ptr<BattleSession> takeSession() { return std::move(m_session); }

Q_SIGNALS:
    /// A topic of the manual or a rule's id.
    void manualWanted(const QString& topic);
    /// The historical battles should be shown.
    void historyWanted();

private:
    struct Seat {
        QComboBox* army = nullptr;
        QPushButton* file = nullptr;
        QLabel* cost = nullptr;
        QComboBox* player = nullptr;
        QLabel* about = nullptr;  ///< what that kind of player does
        int chosenArmy = 0;       ///< kept while the battle's own army is shown
        ArmyList read{};
        std::optional<int> points{};
    };

    QWidget* makeSystems();
    QWidget* makePage();
    QHBoxLayout* makeGround();
    QGroupBox* makeSeat(Side side);
    void makeFolds();
    void fillSystem();
    void fillArmies();
    void fillPlayers(Side side);
    /// The options of the chosen battle, otherwise those chosen last time.
    void showOptions();
    void showSummaries();
    /// Shows the army of a battle that has its own instead of the chosen one.
    void showArmy(Side side, bool isOwn);
    void loadList(Side side, const QString& fileName);
    void readAll();
    void readGround(QStringList& problems);
    void readArmy(Side side, QStringList& problems);
    void showPoints();
    void showBattle();
    void showProblems(const QStringList& problems);
    ReadList readList(const Sample& source) const;
    Result<Setup> readBattle(const Sample& source, const FindSystem& find) const;
    void chooseSystem(const RuleSystem* rules);
    void chooseEnemyFor(Side side);
    Setup setup() const;
    void begin();
    void recall();
    void remember() const;
    By playerOf(Side side) const;
    Seat& seat(Side side) { return m_seats[index(side)]; }
    const Seat& seat(Side side) const { return m_seats[index(side)]; }
    const RuleSystem& system() const;
    const RuleSystem* findSystem(std::string_view id) const;
    /// The rules that a file names; the built-in ones for a version that is not at hand.
    const RuleSystem* findRules(std::string_view id, std::string_view version) const;
    std::vector<std::string> systemIds() const;

    SetupNeeds m_needs;
    std::vector<Sample> m_lists;
    std::vector<Sample> m_battles;
    std::optional<Setup> m_battleRead;
    QListWidget* m_system = nullptr;
    QComboBox* m_battle = nullptr;
    QPushButton* m_history = nullptr;
    std::array<Seat, 2> m_seats;
    QLabel* m_points = nullptr;
    ChanceLine* m_chances = nullptr;
    OptionForm* m_options = nullptr;
    Fold* m_optionFold = nullptr;
    DiceForm* m_dice = nullptr;
    Fold* m_diceFold = nullptr;
    TablePreview* m_preview = nullptr;
    QLabel* m_problems = nullptr;
    QPushButton* m_begin = nullptr;
    bool m_isToFight = true;
    std::unique_ptr<BattleSession> m_session;
};

}  // namespace ephor
