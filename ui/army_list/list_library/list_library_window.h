// The lists of a club: a tree of folders, a table with a search, and file operations on lists.
#pragma once

#include "models/army_list/list_library_model.h"

#include <QMainWindow>

class QAction;
class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QProgressBar;
class QPushButton;
class QSettings;
class QTableView;

namespace ephor {

class FolderTree;
class MessageBar;
class WindowActions;

/// Dependencies of the window.
struct ListLibraryNeeds {
    FindSystem find;
    std::vector<std::string> systems;
    QString folder;  ///< the default folder for lists
    /// Store the chosen folder and the window's size; must outlive it. Null: nothing is stored.
    QSettings* settings = nullptr;
};

class ListLibraryWindow final : public QMainWindow {
    Q_OBJECT

public:
    explicit ListLibraryWindow(ListLibraryNeeds needs, QWidget* parent = nullptr);
    ~ListLibraryWindow() override;

    /// The folder that the user has chosen for the library, otherwise `usual`.
    static QString folderOf(const QSettings* settings, const QString& usual);

    ListLibrary& library() { return m_library; }
    /// False where it cannot be opened; the window shows why.
    bool openFolder(const QString& folder);
    /// Checks the selected lists, or all that are shown, against an organiser's file. False where that cannot be read;
    /// the window shows why.
    bool checkForEvent(const QString& file);

Q_SIGNALS:
    void openWanted(const QString& file);
    /// Two or more lists of one system, to be compared by battles.
    void matrixWanted(const QStringList& files);
    /// One or more lists of one system, whose best enemy is looked for.
    void bestListWanted(const QStringList& files);
    void manualWanted(const QString& topic);

private:
    QWidget* makeFolders();
    QWidget* makeTable();
    QWidget* makeSearch();
    QWidget* makeFoot();
    void makeMenus();
    void makeFileMenu();
    void makeListMenu();
    void makeCompareMenu();
    void makeViewMenu();
    void makeToolBar();

    QStringList chosen() const;
    void choose(const QStringList& files);
    void showFolders();
    void showFolder();
    void showProgress();
    void showChosen();
    void stopOrGoOn();

    void askNewList();
    void open();
    void compare();
    /// The selected lists without those that have errors and cannot fight, which are named.
    QStringList chosenLegal();
    void duplicate();
    void rename();
    void move();
    /// Moves lists of the library to the folder; copies files from elsewhere.
    void putInto(const QStringList& files, const QString& folder);
    void moveBack(const std::vector<std::pair<QString, QString>>& moved);
    void makeFolder();
    void remove();
    void putBack(const std::vector<std::pair<QString, QString>>& removed);
    void chooseFolder();
    void askEvent();
    /// Shows which models the selected lists need and their player does not own.
    void showMissing();
    QStringList shown() const;
    /// Selects the resulting file once it has been read.
    void take(const Result<QString>& done);

    ListLibraryNeeds m_needs;
    ListLibrary m_library;
    ListLibraryModel m_model;
    ListLibraryFilter m_filter;
    WindowActions* m_actions = nullptr;
    MessageBar* m_messages = nullptr;
    FolderTree* m_folders = nullptr;
    QLineEdit* m_search = nullptr;
    QComboBox* m_systems = nullptr;
    QCheckBox* m_faulty = nullptr;
    QTableView* m_table = nullptr;
    QLabel* m_count = nullptr;
    QProgressBar* m_progress = nullptr;
    QPushButton* m_stop = nullptr;
    QStringList m_chosenFiles;  ///< kept while the folder is read
    std::vector<QAction*> m_needOne;
    std::vector<QAction*> m_needAny;
    QAction* m_compare = nullptr;
    QAction* m_matrix = nullptr;
    QAction* m_best = nullptr;
};

}  // namespace ephor
