// The list as a tree of entries, and the selected entry as a form. Changes made here change the text.
#pragma once

#include "models/army_list/list_tree_model.h"

#include <QWidget>
#include <functional>

class QAction;
class QLabel;
class QTabWidget;
class QTreeView;

namespace ephor {

class EntryForm;
struct ListOffer;

class ArmyPanel final : public QWidget {
    Q_OBJECT

public:
    explicit ArmyPanel(ArmyListDocument& document, QWidget* parent = nullptr);

    /// Selects the entry at the text's cursor.
    void showLine(int line);
    /// The line of the selected entry; 0: none.
    int line() const;
    /// Adds an entry after the selected one or inside it.
    void add(const ListOffer& offer);
    void addAt(const ListOffer& offer, int after);
    void duplicate();
    void remove();
    /// Adds actions to the context menu of the tree.
    void addToMenu(const QList<QAction*>& actions);
    /// Moves the selected entry before the previous one, or to the table above; moveDown() likewise.
    void moveUp();
    void moveDown();
    /// Moves the focus to the form.
    void edit();
    /// Selects no entry: the form shows the head of the list.
    void chooseHead();

Q_SIGNALS:
    void lineWanted(int line);
    void ruleWanted(const QString& rule);
    /// The whole text after an edit, and the line of the edited entry.
    void edited(const QString& text, int line);
    void refused(const ephor::Diagnostics& faults);
    void offerDropped(int offer, int after);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void makeTree();
    void makeForm();
    void showChosen();
    void showCard();
    void layOutColumns();
    using EntryEdit = std::function<Result<EditedList>(std::string_view text, int line)>;

    int chosenLine();
    std::vector<int> chosenLines();
    void editChosen(const std::vector<int>& lines, const EntryEdit& change, int (ArmyPanel::*next)(int) const);
    int lineNear(int line) const;
    bool isSame(const QModelIndex& index, const ListOffer& offer) const;
    void changeCount(int line, int more);
    void take(const Result<EditedList>& done);
    void move(const QModelIndex& target, Beside beside);
    QString cardOf(const ListRow& row) const;
    QString traitsOf(const TroopType& type) const;

    ArmyListDocument& m_document;
    ListTreeModel m_model;
    QTreeView* m_tree = nullptr;
    QLabel* m_title = nullptr;
    QTabWidget* m_tabs = nullptr;
    EntryForm* m_form = nullptr;
    QLabel* m_empty = nullptr;  ///< over the tree while the army has no units
    QLabel* m_card = nullptr;
    int m_line = 1;
    bool m_following = false;
    bool m_taking = false;
};

}  // namespace ephor
