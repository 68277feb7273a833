// Which list is best against some enemies: the question on the left, the ranked lists on the right, best first.
#pragma once

#include "models/odds/best_list_model.h"
#include "ui/odds/best_list_choice.h"

#include <QDialog>

class QHBoxLayout;
class QLabel;
class QProgressBar;
class QTableView;

namespace ephor {

class MessageBar;

class BestListDialog final : public QDialog {
    Q_OBJECT

public:
    explicit BestListDialog(BestListNeeds needs, QWidget* parent = nullptr);

    const BestList& best() const { return m_best; }
    const BestListModel& model() const { return m_model; }

Q_SIGNALS:
    /// A list of the library, or one of the program's by its path below data/.
    void openWanted(const QString& file);
    void fightWanted(const ephor::Setup& setup);
    void manualWanted(const QString& topic);

private:
    QWidget* makeResult();
    QHBoxLayout* makeProgress();
    QHBoxLayout* makeButtons();
    void showColumns();
    void showProgress();
    void showAnswer();
    void showLeftOut();
    void stopOrResume();
    /// Index of the selected list in BestList::lists(); none where no row is selected.
    std::optional<int> selected() const;
    void openSelected();
    void fightSelected();
    void save();

    BestListNeeds m_needs;
    BestList m_best;
    BestListModel m_model;
    BestListChoice* m_choice = nullptr;
    MessageBar* m_messages = nullptr;
    QTableView* m_table = nullptr;
    QLabel* m_answer = nullptr;
    QLabel* m_leftOut = nullptr;
    QLabel* m_said = nullptr;
    QProgressBar* m_progress = nullptr;
    QPushButton* m_stop = nullptr;
    QPushButton* m_open = nullptr;
    QPushButton* m_fight = nullptr;
};

}  // namespace ephor
