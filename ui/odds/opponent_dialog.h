// Which list the odds are asked against: those of the user's library first, then the program's samples.
#pragma once

#include "core/battle/setup/setup.h"
#include "models/army_list/list_library.h"

#include <QDialog>

class QLabel;
class QLineEdit;
class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace ephor {

/// Dependencies of the dialog.
struct OpponentNeeds {
    ArmyList list;  ///< a legal list
    FindSystem find;
    QString library;  ///< folder of the user's lists; it need not exist
};

class OpponentDialog final : public QDialog {
    Q_OBJECT

public:
    explicit OpponentDialog(OpponentNeeds needs, QWidget* parent = nullptr);
    ~OpponentDialog() override;

    /// Reads the selected list; the dialog shows why where it cannot fight.
    void accept() override;
    /// The battle of the two lists on the usual table. Call it after the dialog was accepted.
    const Setup& setup() const { return m_setup; }
    const RuleSystem& system() const { return *m_system; }

Q_SIGNALS:
    /// The user wants another table, terrain or options.
    void moreWanted();
    void manualWanted(const QString& topic);

private:
    void makeParts();
    void fill();
    void addGroup(const QString& title, const std::vector<QTreeWidgetItem*>& lists);
    /// `army`: its state; empty where the list has none.
    QTreeWidgetItem* itemOf(const QString& name, const QString& file, const QString& army,
                            std::optional<int> points) const;
    void filter();
    void selectRival();
    void showState();

    OpponentNeeds m_needs;
    const RuleSystem* m_system = nullptr;
    std::optional<int> m_points;  ///< of the user's own list
    ListLibrary m_library;
    Setup m_setup;
    bool m_hasSelected = false;  ///< the user has selected a list
    QLineEdit* m_search = nullptr;
    QTreeWidget* m_lists = nullptr;
    QLabel* m_said = nullptr;
    QPushButton* m_show = nullptr;
};

}  // namespace ephor
