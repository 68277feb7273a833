// Battles of every list against every other. The table is filled while the battles run.
#pragma once

#include "models/battle/samples.h"
#include "models/odds/odds_matrix_model.h"

#include <QDialog>

class QComboBox;
class QLabel;
class QListWidget;
class QListWidgetItem;
class QProgressBar;
class QPushButton;
class QSettings;
class QSpinBox;
class QTableView;

namespace ephor {

class MessageBar;

/// Dependencies of the dialog.
struct MatrixNeeds {
    std::vector<const RuleSystem*> systems;
    FindSystem find;
    std::uint64_t seed = 0;
    /// Stores its size and must outlive it; null: nothing is stored.
    QSettings* settings = nullptr;
};

class MatrixDialog final : public QDialog {
    Q_OBJECT

public:
    explicit MatrixDialog(MatrixNeeds needs, QWidget* parent = nullptr);

    OddsMatrix& matrix() { return m_matrix; }
    /// Adds lists from files and reports those that cannot be read or fought. Lists of other systems are shown when
    /// their system is chosen.
    void addFiles(const QStringList& files);
    /// Selects only the lists of these files.
    void compareFiles(const QStringList& files);
    bool saveCsv(const QString& file);

Q_SIGNALS:
    void manualWanted(const QString& topic);

private:
    struct Choosable {
        ArmyList list;
        bool isChosen = false;
    };

    QWidget* makeLists();
    QWidget* makeTable();
    void fill();
    void setChosen(int i, bool chosen);
    void ask();
    void stopOrResume();
    void showProgress();
    void copy();
    void askForFiles();
    void askForCsv();
    const RuleSystem& system() const;

    MatrixNeeds m_needs;
    OddsMatrix m_matrix;
    OddsMatrixModel m_model;
    std::vector<Choosable> m_lists;
    QComboBox* m_systems = nullptr;
    QListWidget* m_choice = nullptr;
    QSpinBox* m_runs = nullptr;
    QTableView* m_table = nullptr;
    QProgressBar* m_progress = nullptr;
    QLabel* m_said = nullptr;
    QPushButton* m_fight = nullptr;
    QPushButton* m_stop = nullptr;
    MessageBar* m_messages = nullptr;
};

}  // namespace ephor
