// The battle window: the table in the middle; around it the question, the log, the timeline and automatic play.
#pragma once

#include "models/battle/seat_shelf.h"
#include "models/common/copy_place.h"
#include "models/text/battle_words.h"
#include "ui/battle/log/battle_report.h"
#include "ui/battle/playback/playback_settings.h"
#include "ui/common/paper.h"

#include <QMainWindow>

class QLabel;
class QMenu;
class QPrinter;
class QSettings;
class QShortcut;
class QToolBar;

namespace ephor {

class AnalysisPanel;
class AutoResolvePanel;
class CorrectionPanel;
class DecisionPanel;
class EndPage;
class Gesture;
class HandOverPage;
class LogView;
class OrdersPanel;
class PhaseBar;
class Playback;
class PlaybackOverlay;
class TableView;
class TimelineBar;
class WindowActions;
class WindowPlaces;

/// Dependencies of the window.
struct BattleWindowNeeds {
    /// Makes the seeds of what-ifs.
    std::function<std::uint64_t()> freshSeed;
    /// Stores the layout of panels and the bookmarks; must outlive the window. Null: nothing is stored.
    QSettings* settings = nullptr;
    AskPrinter askPrinter = ephor::askPrinter;
    /// The folder for the recovery copy of a battle that was never saved; empty: none is kept.
    std::filesystem::path recovery{};
    /// How play is shown; by default, all at once.
    PlaybackSettings playback{};
    /// Where dialogs begin to save a battle that was never saved; made when it is needed. Empty: the documents.
    QString folder{};
    /// For a what-if: where it starts, and what happened in the battle. Empty: the window shows the battle itself.
    struct WhatIf {
        QString from;
        QString happened;
    };
    WhatIf whatIf{};
};

class BattleWindow final : public QMainWindow {
    Q_OBJECT

public:
    BattleWindow(std::unique_ptr<BattleSession> session, BattleWindowNeeds needs, QWidget* parent = nullptr);
    ~BattleWindow() override;

    BattleSession& session() { return *m_session; }
    /// If false, the window closes without asking about an unsaved record.
    void setAsksBeforeClosing(bool asks) { m_asks = asks; }
    /// Lets the computer players fight the battle, and then replays it from the start.
    void watch();
    /// Units for the clash calculator: the unit that the question is about and the unit it points at, if they are
    /// enemies.
    std::array<PieceId, 2> unitsAtIssue() const;
    /// Uses the recovery copy that the battle was loaded from; false where another window has it.
    bool takeOverCopy(const std::filesystem::path& copy) { return m_copy.takeOver(copy); }
    /// Writes the report in the background as pdf, html or text, by the file's extension.
    void saveReport(const QString& file, ReportLength length = ReportLength::Complete);
    /// Writes a web page that replays the battle, in the background.
    void savePage(const QString& file);

Q_SIGNALS:
    void newBattleWanted();
    void openWanted();
    /// The odds dialog should open for the current state of the battle.
    void oddsWanted(ephor::BattleSession& session);
    /// A topic of the manual or a rule's id.
    void manualWanted(const QString& topic);
    /// The record was saved under a name.
    void recordSaved(const QString& file);

protected:
    void closeEvent(QCloseEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void makeDocks();
    bool isTableSquare() const;
    void widenPanels();
    void showCardsOnceHeld();
    void makeMenus();
    void makeFileMenu();
    void makeEditMenu();
    void makeViewMenu();
    void makeTableMenu();
    void makeBattleMenu();
    void makeMomentMenu();
    void makeHelpMenu();
    void makeToolBar();
    void makeStatusBar();
    void makePlayback();
    void connectParts();
    void connectSession();
    void connectDecision();
    void connectTable();
    QDockWidget* dock(const QString& title, const QString& name, QWidget* content, Qt::DockWidgetArea area);

    void refresh();
    void takeMarks();
    void coverIfSecret();
    void answer(const Choice& choice);
    void save();
    void autosave();
    void forgetCopy();
    void saveAs();
    ReportLength usualLength() const;
    void askForReport(bool hasLogInAnyCase = false);
    void askForPage();
    void askForAnimation();
    /// Draws the report's pictures one by one, then hands its HTML over.
    void makeReport(ReportLength length, std::function<void(const QString& html)> then);
    /// Where files of that name go: the folder of the last report, at first Documents.
    QString proposedFile(const QString& ending) const;
    void rememberFolder(const QString& file);
    /// Writes what `make` returns, in the background.
    void write(const QString& file, std::function<std::string()> make);
    void print();
    void printReport(const std::shared_ptr<QPrinter>& printer, const QString& title, const QString& report);
    void verify();
    void analyse();
    void whatIf();
    BattleWindowNeeds::WhatIf whatIfHere() const;
    QWidget* makeWhatIfBand(QWidget* parent);
    void showWhatIf();
    void help();
    void recall();
    void shelve();
    void shelveSeats();
    void showOrders();
    struct PendingQuestion {
        std::size_t entries = 0;
        Side side = Side::A;

        bool operator==(const PendingQuestion&) const = default;
    };
    std::optional<PendingQuestion> pendingQuestion() const;

    std::unique_ptr<BattleSession> m_session;
    BattleWindowNeeds m_needs;
    BattleWords m_words;
    TableView* m_table = nullptr;
    Playback* m_playback = nullptr;
    PlaybackOverlay* m_overlay = nullptr;
    QShortcut* m_skip = nullptr;
    PhaseBar* m_phases = nullptr;
    DecisionPanel* m_decision = nullptr;
    AutoResolvePanel* m_auto = nullptr;
    AnalysisPanel* m_analysis = nullptr;
    QDockWidget* m_analysisDock = nullptr;
    Gesture* m_gesture = nullptr;
    CorrectionPanel* m_correction = nullptr;
    LogView* m_log = nullptr;
    TimelineBar* m_timeline = nullptr;
    HandOverPage* m_handOver = nullptr;
    EndPage* m_end = nullptr;
    int m_panelWidth = 0;  ///< beside a square table; 0: not known yet
    bool m_isWidthChosen = false;
    QDockWidget* m_decideDock = nullptr;
    QDockWidget* m_logDock = nullptr;
    QDockWidget* m_correctionDock = nullptr;
    OrdersPanel* m_orders = nullptr;
    QDockWidget* m_ordersDock = nullptr;
    QDockWidget* m_cardsDock = nullptr;  ///< null in a system without cards
    bool m_hadCards = false;
    std::vector<QDockWidget*> m_docks;
    std::vector<QDockWidget*> m_hiddenFloating;
    QToolBar* m_tools = nullptr;
    QLabel* m_diceSaid = nullptr;
    QLabel* m_cursor = nullptr;
    QLabel* m_saved = nullptr;
    QLabel* m_whatIfBand = nullptr;  ///< null: the window shows the battle itself
    QMenu* m_showMenu = nullptr;
    WindowActions* m_actions = nullptr;
    WindowPlaces* m_places = nullptr;
    std::optional<PendingQuestion> m_uncovered;  ///< the question for which a person has uncovered the screen
    QString m_seatKey;
    Seating m_seating;  ///< as it is stored
    QString m_shelvedKey;
    std::filesystem::path m_shelvedFile;
    bool m_asks = true;
    QTimer m_autosave;
    CopyPlace m_copy;
};

}  // namespace ephor
