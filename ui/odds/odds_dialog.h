// The odds of a battle, refined continuously, and the exact chances of one clash.
#pragma once

#include "models/battle/battle_session.h"
#include "models/odds/odds_run.h"
#include "ui/common/powers.h"

#include <QDialog>

class QComboBox;
class QHBoxLayout;
class QLabel;
class QMenu;
class QProgressBar;
class QPushButton;
class QSettings;

namespace ephor {

class BarChart;
class ClashPanel;
class GeneralBars;
class ShareBars;
class UnitsLeftView;

/// Dependencies of the dialog.
struct OddsNeeds {
    std::shared_ptr<const Game> game;
    std::shared_ptr<const Here> here;    ///< the state of the battle; null: only odds from its beginning
    std::shared_ptr<const Table> table;  ///< the current table; null: no units can be taken from it
    std::array<PieceId, 2> atIssue;      ///< enemies that the clash starts with: attacker, defender; either may be none
    BattleSession::PlayerFactory players;  ///< computer players besides the standard one
    std::uint64_t seed = 0;
    bool canPlay = false;  ///< offer to play the battle
    /// Stores its size and must outlive it; null: nothing is stored.
    QSettings* settings = nullptr;
};

class OddsDialog final : public QDialog {
    Q_OBJECT

public:
    explicit OddsDialog(OddsNeeds needs, QWidget* parent = nullptr);
    ~OddsDialog() override;

    OddsRun& run() { return m_run; }
    ClashPanel& clash() { return *m_clash; }
    bool saveCsv(const std::filesystem::path& file);

Q_SIGNALS:
    void playWanted();
    /// A topic of the manual or a rule's id.
    void manualWanted(const QString& topic);

private:
    QWidget* makeHead();
    void addTitle(QHBoxLayout& row, QWidget* parent) const;
    void addPlayerBoxes(QHBoxLayout& row, QWidget* parent);
    void addStart(QHBoxLayout& row, QWidget* parent);
    QWidget* makeBattle();
    QWidget* makeProgress();
    QWidget* makeClash();
    QWidget* makeClashHead(QWidget* parent);
    void fillUnitsMenu(QMenu& menu);
    void beginClash();
    void takeFromTable(PieceId attacker, PieceId defender);
    QWidget* makeFoot();
    void addPlayers(Side side, QComboBox& box) const;
    QString name(Side side) const;
    /// True where the text is too large for the parts to fit side by side.
    bool isLarge() const;

    void ask();
    void setEnd();
    void stopOrResume();
    void showReport();
    void showProgress();
    void showLength(const OddsReport& report);
    void copy();
    void save();

    OddsNeeds m_needs;
    std::array<PowerLook, 2> m_looks;
    std::array<QComboBox*, 2> m_players{};
    QComboBox* m_start = nullptr;
    QComboBox* m_end = nullptr;
    QProgressBar* m_progress = nullptr;
    QPushButton* m_stop = nullptr;
    ShareBars* m_shares = nullptr;
    std::array<UnitsLeftView*, 2> m_left{};
    GeneralBars* m_generals = nullptr;
    BarChart* m_length = nullptr;
    QLabel* m_lengthSaid = nullptr;
    ClashPanel* m_clash = nullptr;
    OddsRun m_run;
};

}  // namespace ephor
