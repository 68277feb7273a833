// The army-list window: the text in the middle, units at the side, problems below, totals above.
#pragma once

#include "core/io/lists/print/list_chat.h"
#include "models/army_list/army_list_document.h"
#include "models/battle/samples.h"
#include "ui/army_list/list_print.h"
#include "ui/common/paper.h"

#include <QMainWindow>
#include <QTimer>

class QDockWidget;
class QLabel;
class QMenu;
class QSettings;

namespace ephor {

class ArmyPanel;
class CataloguePanel;
class CodeEditor;
class FindBar;
class ListHeader;
class MessageBar;
class ProblemsPanel;
class WindowActions;

/// Dependencies of the window.
struct ArmyListNeeds {
    FindSystem find;
    std::vector<std::string> systems;
    std::filesystem::path recovery;  ///< folder for recovery copies; empty: none are kept
    /// Stores the layout of the panels; must outlive the window. Null: nothing is stored.
    QSettings* settings = nullptr;
    AskPrinter askPrinter = ephor::askPrinter;
    /// Folders that may contain packs of other versions; null: only the list's own folder is searched.
    std::function<std::vector<std::filesystem::path>()> packs = {};
    QString folder = {};  ///< where lists are saved at first; empty: where the program was started
};

class ArmyListWindow final : public QMainWindow {
    Q_OBJECT

public:
    explicit ArmyListWindow(ArmyListNeeds needs, QWidget* parent = nullptr);
    ~ArmyListWindow() override;

    ArmyListDocument& document() { return m_document; }
    /// Shows the page for a new list, which replaces the open one.
    void askNewList();
    void startWith(const QString& text, const QString& title);
    /// A small legal list of that system.
    void newList(const RuleSystem& system);
    void openSample(const Sample& sample);
    /// False where it could not be read; the window shows why.
    bool openFile(const std::filesystem::path& file);
    bool saveTo(const std::filesystem::path& file);
    bool exportTo(const std::filesystem::path& file, ListForm form);
    /// Imports a roster of another app as a new list; false where it could not be read. The window shows why, or what
    /// was left out.
    bool importFrom(const std::filesystem::path& file);
    /// Compares the list with that in a file; false where it could not be read. The window shows why.
    bool compareTo(const QString& file);
    /// If false, the window closes and opens other lists without asking about unsaved changes.
    void setAsksBeforeClosing(bool asks) { m_asks = asks; }

Q_SIGNALS:
    void oddsWanted(const ephor::ArmyList& list);
    void fightWanted(const ephor::ArmyList& list);
    void bestListWanted(const ephor::ArmyList& list);
    /// A topic of the manual ("army-lists"), or a rule's id.
    void manualWanted(const QString& topic);
    /// `title` is the list's name with its points; empty where the text is no list.
    void fileOpened(const QString& file, const QString& title);
    /// The user wants to write their own troops and points.
    void packWanted();
    /// There are more recovery copies of unsaved lists; a new list in another window offers the next.
    void anotherCopyWanted();

protected:
    void closeEvent(QCloseEvent* event) override;

private:
    void makeParts();
    void makeMenus();
    void makeFileMenu();
    void makeExportMenu(QMenu* file);
    void makeEditMenu();
    void makeCodeActions(QMenu* edit);
    void makeViewMenu();
    void makeListMenu();
    void makeUnitMenu();
    void makeToolBar();
    void makeStatusBar();
    QDockWidget* dock(const QString& title, const char* name, QWidget* content, Qt::DockWidgetArea area);

    bool mayLeave();
    void announceFile();
    void open();
    bool save();
    bool saveAs();
    /// The name for a new file, in the folder of the list's file or of all lists.
    QString proposedFile(const QString& ending) const;
    void exportAs(ListForm form);
    void print();
    void importRoster();
    void copyForChat(ChatForm form);
    void copyPicture();
    void copyCodePicture();
    void exportForNewRecruit();
    void copyCode();
    void pasteCode();
    void offerUnsavedCopy();
    void takeCopy(const UnsavedList& copy);
    void offerReload();
    void compareWith();
    void showVersions();
    static QString clubRules(const SystemInfo& rules);
    bool isOfOtherRules() const;
    void offerRulesChange();
    void showRulesChange();
    void help();
    void showPlace();
    /// Undoes or redoes; the selected unit stays selected where the cursor ends between units.
    void keepingPlace(void (CodeEditor::*change)());
    void showState();
    void foldProblems(bool fold);
    void sayFaults(const Diagnostics& faults);
    /// Shows which parts of the list a roster would leave out.
    void showWhatIsLost();

    ArmyListNeeds m_needs;
    ArmyListDocument m_document;
    WindowActions* m_actions = nullptr;
    MessageBar* m_messages = nullptr;
    ListHeader* m_header = nullptr;
    CodeEditor* m_editor = nullptr;
    FindBar* m_find = nullptr;
    ArmyPanel* m_army = nullptr;
    CataloguePanel* m_catalogue = nullptr;
    ProblemsPanel* m_problems = nullptr;
    QDockWidget* m_catalogueDock = nullptr;
    QDockWidget* m_armyDock = nullptr;
    QDockWidget* m_problemsDock = nullptr;
    QMenu* m_exportMenu = nullptr;
    QLabel* m_file = nullptr;
    QLabel* m_place = nullptr;
    QLabel* m_saved = nullptr;
    std::vector<QAction*> m_needList;   ///< actions that need a list that can be read
    std::vector<QAction*> m_needLegal;  ///< actions that need a legal army
    QTimer m_foldSoon;                  ///< runs while the last problem is gone and the panel still open
    int m_problemsHeight = 0;           ///< of the open panel
    bool m_asks = true;
};

}  // namespace ephor
