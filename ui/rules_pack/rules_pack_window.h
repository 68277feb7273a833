// The rules-pack window: the pack's files at the left, the text of one in the middle, its problems and the tests below,
// a trial list at the right.
#pragma once

#include "models/rules_pack/rules_pack_document.h"

#include <QMainWindow>
#include <map>

class QDockWidget;
class QLabel;
class QListWidget;
class QMenu;
class QSettings;
class QStackedWidget;
class QToolBar;

namespace ephor {

class CodeEditor;
class FindBar;
class ListTrialPanel;
class MessageBar;
class PackTestsPanel;
class ProblemsPanel;
class WindowActions;

class RulesPackWindow final : public QMainWindow {
    Q_OBJECT

public:
    /// `recovery` is the folder for recovery copies; empty: none are kept. The settings store the layout of the panels
    /// and must outlive the window; null: nothing is stored.
    /// `packs` is the folder for installed packs; empty: none are installed.
    explicit RulesPackWindow(std::filesystem::path recovery = {}, QSettings* settings = nullptr,
                             std::filesystem::path packs = {}, QWidget* parent = nullptr);
    ~RulesPackWindow() override;

    RulesPackDocument& document() { return m_document; }
    void newPack(const RuleSystem& system);
    /// False where it could not be read; the window shows why.
    bool openFolder(const std::filesystem::path& folder);
    bool saveTo(const std::filesystem::path& folder);
    /// Copies the pack to the folder of installed packs. Saves it first.
    void install();
    /// Adds a list from a file to the lists that can be tried.
    bool tryFile(const std::filesystem::path& file);
    /// If false, the window closes and opens other packs without asking about unsaved changes.
    void setAsksBeforeClosing(bool asks) { m_asks = asks; }

    CodeEditor* editor() const;
    void showFile(std::string_view name, int line = 0, int column = 1);

Q_SIGNALS:
    void manualWanted(const QString& topic);
    /// A pack was opened or saved; `file` is its troops.toml.
    void fileOpened(const QString& file);
    /// A pack was installed; lists and battles may use it.
    void installed();
    /// There are more recovery copies of unsaved packs; a new pack in another window offers the next.
    void anotherCopyWanted();

protected:
    void closeEvent(QCloseEvent* event) override;

private:
    void makeParts();
    QWidget* makeMiddle();
    QWidget* makeFiles();
    QDockWidget* dock(const QString& title, const char* name, QWidget* content, Qt::DockWidgetArea area);
    void makeMenus();
    void makeFileMenu();
    void makeEditMenu();
    void makeViewMenu();
    void makePackMenu();
    void makeToolBar();

    struct Page {
        PackText* text = nullptr;
        CodeEditor* editor = nullptr;
        ProblemsPanel* problems = nullptr;
    };
    void takeTexts();
    Page makePage(PackText& text);
    const Page* page() const;
    void showPage();
    void showState();
    void showFiles();
    void showPlace();
    void nextProblem();

    bool mayLeave();
    void open();
    bool save();
    bool saveAs();
    void offerUnsavedCopy();
    void takeCopy(const UnsavedPack& copy);
    void takeFiles(const std::vector<PackFile>& files);
    void offerReload(const QStringList& names);
    void addTest();
    void removeTest();
    void openTrial();
    void help();
    void sayFaults(const Diagnostics& faults);

    RulesPackDocument m_document;
    WindowActions* m_actions = nullptr;
    MessageBar* m_messages = nullptr;
    QListWidget* m_files = nullptr;
    QLabel* m_file = nullptr;
    QLabel* m_about = nullptr;
    QLabel* m_summary = nullptr;
    QLabel* m_place = nullptr;
    QStackedWidget* m_editors = nullptr;
    FindBar* m_find = nullptr;
    QStackedWidget* m_problems = nullptr;
    PackTestsPanel* m_tests = nullptr;
    ListTrialPanel* m_trial = nullptr;
    QDockWidget* m_filesDock = nullptr;
    QDockWidget* m_problemsDock = nullptr;
    QDockWidget* m_testsDock = nullptr;
    QDockWidget* m_trialDock = nullptr;
    QAction* m_undo = nullptr;
    QAction* m_redo = nullptr;
    QAction* m_remove = nullptr;
    std::vector<Page> m_pages;
    std::filesystem::path m_packs;
    bool m_asks = true;
};

}  // namespace ephor
