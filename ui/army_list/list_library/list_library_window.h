// The lists of a club: folders beside a table that can be searched, and what can be done with lists as files.
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

/// What the window needs from outside.
struct ListLibraryNeeds {
    FindSystem find;
    std::vector<std::string> systems;
    QString folder;  ///< where lists are kept as long as nobody has chosen another place
    /// Keep the chosen folder and the window's size, and must outlive it; none: nothing is remembered.
    QSettings* settings = nullptr;
};

class ListLibraryWindow final : public QMainWindow {
    Q_OBJECT

public:
    explicit ListLibraryWindow(ListLibraryNeeds needs, QWidget* parent = nullptr);
    ~ListLibraryWindow() override;

    ListLibrary& library() { return m_library; }
    /// False where it cannot be had; the window says why.
    bool openFolder(const QString& folder);

Q_SIGNALS:
    void openWanted(const QString& file);
    /// Lists of one system, to be fought against each other.
    void matrixWanted(const QStringList& files);
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

    void makeList();
    void open();
    void compare();
    void matrix();
    void duplicate();
    void rename();
    void move();
    /// Lists of the library are moved to the folder, files from elsewhere are copied there.
    void putInto(const QStringList& files, const QString& folder);
    void moveBack(const std::vector<std::pair<QString, QString>>& moved);
    void makeFolder();
    void remove();
    void putBack(const std::vector<std::pair<QString, QString>>& removed);
    void chooseFolder();
    /// The file that came of a change is chosen once it was read.
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
    QStringList m_chosenFiles;  ///< kept over a reading of the folder
    std::vector<QAction*> m_needOne;
    std::vector<QAction*> m_needAny;
    QAction* m_compare = nullptr;
    QAction* m_matrix = nullptr;
};

}  // namespace ephor
