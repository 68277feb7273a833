// The menus, tool bar and file actions of the battle window.
#include "ui/battle/auto_resolve_panel.h"
#include "ui/battle/battle_window.h"
#include "ui/battle/decision_panel.h"
#include "ui/battle/log_view.h"
#include "ui/battle/phase_bar.h"
#include "ui/battle/table_view.h"
#include "ui/battle/timeline_bar.h"
#include "ui/common/help_menu.h"
#include "ui/common/icons.h"
#include "ui/common/menu_action.h"
#include "ui/common/top_bars.h"
#include "ui/common/window_places.h"

#include <QDockWidget>
#include <QLabel>
#include <QMenuBar>
#include <QToolBar>
#include <QToolButton>

namespace ephor {

QAction* BattleWindow::add(QMenu* menu, const QString& text, const QString& name, const QKeySequence& key,
                           const QString& tip, std::function<void()> does, const char* iconName) {
    return menuAction(*menu, *this, {text, name, key, tip, iconName}, *this, std::move(does));
}

void BattleWindow::makeMenus() {
    makeFileMenu();
    makeEditMenu();
    makeViewMenu();
    makeTableMenu();
    makeBattleMenu();
    makeMomentMenu();
    makeHelpMenu();
    auto* name = new QLabel(QString::fromStdString(m_session->game().setup().name), menuBar());
    name->setForegroundRole(QPalette::PlaceholderText);
    name->setContentsMargins(0, 0, 10, 0);
    menuBar()->setCornerWidget(name);
}

void BattleWindow::makeFileMenu() {
    QMenu* menu = menuBar()->addMenu(tr("&File"));
    add(
        menu, tr("&New battle…"), QStringLiteral("actionNew"), QKeySequence::New, tr("Set up another battle"),
        [this] { Q_EMIT newBattleWanted(); }, "page");
    add(menu, tr("&Open a record…"), QStringLiteral("actionOpen"), QKeySequence::Open,
        tr("Open the record of a battle"), [this] { Q_EMIT openWanted(); });
    menu->addSeparator();
    add(menu, tr("&Save the record"), QStringLiteral("actionSave"), QKeySequence::Save,
        tr("Save the record of this battle"), [this] { save(); });
    add(menu, tr("Save &as…"), QStringLiteral("actionSaveAs"), QKeySequence::SaveAs,
        tr("Save the record under another name"), [this] { saveAs(); });
    add(
        menu, tr("&Verify the record"), QStringLiteral("actionVerify"), Qt::CTRL | Qt::SHIFT | Qt::Key_V,
        tr("Fight the recorded battle again and compare"), [this] { verify(); }, "check");
    menu->addSeparator();
    add(
        menu, tr("&Report…"), QStringLiteral("actionReport"), Qt::CTRL | Qt::SHIFT | Qt::Key_P,
        tr("Save the report of the battle as PDF, web page or text"), [this] { askForReport(); }, "scroll");
    add(
        menu, tr("&Print…"), QStringLiteral("actionPrint"), QKeySequence::Print, tr("Print the report of the battle"),
        [this] { print(); }, "print");
    menu->addSeparator();
    add(menu, tr("&Close"), QStringLiteral("actionClose"), QKeySequence::Close, tr("Close this window"),
        [this] { close(); });
}

void BattleWindow::makeEditMenu() {
    QMenu* menu = menuBar()->addMenu(tr("&Edit"));
    add(
        menu, tr("&Undo"), QStringLiteral("actionUndo"), QKeySequence::Undo,
        tr("Take back the last answer that a person gave; seen dice and bids stay in the record"),
        [this] { m_session->undo(); }, "undo");
    add(
        menu, tr("&Redo"), QStringLiteral("actionRedo"), Qt::CTRL | Qt::SHIFT | Qt::Key_Z,
        tr("Give the answer again that was taken back"), [this] { m_session->redo(); }, "redo");
}

void BattleWindow::makeViewMenu() {
    QMenu* menu = menuBar()->addMenu(tr("&View"));
    add(
        menu, tr("Zoom &in"), QStringLiteral("actionZoomIn"), QKeySequence::ZoomIn, tr("Make the table larger"),
        [this] { m_table->zoomBy(1.25); }, "zin");
    add(
        menu, tr("Zoom &out"), QStringLiteral("actionZoomOut"), QKeySequence::ZoomOut, tr("Make the table smaller"),
        [this] { m_table->zoomBy(0.8); }, "zout");
    add(
        menu, tr("&Fit the fighting"), QStringLiteral("actionFit"), Qt::Key_F,
        tr("Show all units as large as they fit"), [this] { m_table->fitFighting(); }, "fit");
    add(menu, tr("The &whole table"), QStringLiteral("actionWhole"), Qt::Key_T, tr("Show the whole table"),
        [this] { m_table->fitWhole(); });
    menu->addSeparator();
    m_showMenu = new QMenu(tr("Show"), this);
    const auto check = [&](const QString& text, const QString& name, const QString& tip, auto does) {
        QAction* action = add(m_showMenu, text, name, {}, tip, [] {});
        action->setCheckable(true);
        action->setChecked(true);
        connect(action, &QAction::toggled, m_table, does);
        menu->addAction(action);
    };
    check(tr("&Names and markers"), QStringLiteral("actionNames"), tr("Names and markers behind the units"),
          &TableView::setNamesShown);
    check(tr("&Overview"), QStringLiteral("actionOverview"), tr("The whole table in small, in the corner"),
          &TableView::setOverviewShown);
    menu->addSeparator();
    for (QDockWidget* d : m_docks) {
        QAction* toggle = d->toggleViewAction();
        toggle->setStatusTip(tr("Show or hide the panel \"%1\"").arg(d->windowTitle()));
        menu->addAction(toggle);
    }
    add(menu, tr("Panels as at the &beginning"), QStringLiteral("actionPlaces"), {},
        tr("Put all panels back to where they stood at first"), [this] { m_places->restoreFirst(); });
    menu->addSeparator();
    add(menu, tr("F&ull screen"), QStringLiteral("actionFullScreen"), Qt::Key_F11, tr("Use the whole screen"),
        [this] { setWindowState(windowState() ^ Qt::WindowFullScreen); });
}

void BattleWindow::makeTableMenu() {
    QMenu* menu = menuBar()->addMenu(tr("&Table"));
    QAction* measure = add(
        menu, tr("&Measure"), QStringLiteral("actionMeasure"), Qt::Key_M,
        tr("Measure on the table, where the rules allow it"), [] {}, "measure");
    measure->setCheckable(true);
    connect(measure, &QAction::toggled, m_table, &TableView::setMeasuring);
    add(menu, tr("&Correct the table…"), QStringLiteral("actionCorrect"), Qt::CTRL | Qt::Key_K,
        tr("The umpire changes the table, with a reason"), [this] {
            m_correctionDock->show();
            m_correctionDock->raise();
            m_correctionDock->widget()->setFocus();
        });
    add(menu, tr("To the &table"), QStringLiteral("actionFocusTable"), Qt::Key_F2, tr("Put the keyboard on the table"),
        [this] { m_table->setFocus(); });
    add(menu, tr("To the &question"), QStringLiteral("actionFocusQuestion"), Qt::Key_F3,
        tr("Put the keyboard on the question"), [this] { m_decision->setFocus(); });
}

void BattleWindow::makeBattleMenu() {
    QMenu* menu = menuBar()->addMenu(tr("&Battle"));
    add(
        menu, tr("&Next decision by the doctrine"), QStringLiteral("actionStep"), Qt::Key_D,
        tr("The computer player answers this one question"), [this] { m_session->step(); }, "fwd");
    add(menu, tr("&Go on until I am asked"), QStringLiteral("actionGoOn"), Qt::Key_G,
        tr("Computer players decide until a person is asked"), [this] { m_session->goOn(); });
    menu->addSeparator();
    add(menu, tr("To the end of the &phase"), QStringLiteral("actionPhase"), Qt::Key_F6,
        tr("Everybody is played by the computer until the phase ends"), [this] { m_auto->toPhase(); });
    add(menu, tr("To the end of the &turn"), QStringLiteral("actionTurn"), Qt::Key_F7,
        tr("Everybody is played by the computer until the turn ends"), [this] { m_auto->toTurn(); });
    add(
        menu, tr("To the &end of the battle"), QStringLiteral("actionEnd"), Qt::Key_F8,
        tr("Everybody is played by the computer until the battle ends"), [this] { m_auto->toEnd(); }, "play");
    add(
        menu, tr("&Stop"), QStringLiteral("actionStop"), Qt::Key_F9, tr("Stop what plays itself"),
        [this] { m_session->stop(); }, "stop");
    menu->addSeparator();
    QAction* wait = add(
        menu, tr("&Dice wait for me"), QStringLiteral("actionDiceWait"), Qt::CTRL | Qt::Key_R,
        tr("Each roll of a person waits: throw it here, or type in the dice from the table"), [] {}, "dice");
    wait->setCheckable(true);
    wait->setChecked(m_session->diceWait());
    connect(wait, &QAction::toggled, m_session.get(), &BattleSession::setDiceWait);
    add(menu, tr("Throw the dice"), QStringLiteral("actionRollNow"), Qt::Key_R, tr("Throw the dice that wait"),
        [this] { m_session->rollNow(); });
    menu->addSeparator();
    for (const Side side : bothSides) {
        QAction* adviser = add(
            menu, tr("Ad&viser for %1").arg(m_words.side(side)),
            side == Side::A ? QStringLiteral("actionAdviserA") : QStringLiteral("actionAdviserB"), {},
            tr("Odds beside each answer of this side; for learning, and for the umpire"), [] {}, "bulb");
        adviser->setCheckable(true);
        connect(adviser, &QAction::toggled, &m_decision->adviser(),
                [this, side](bool on) { m_decision->adviser().setAdvises(side, on); });
    }
    add(
        menu, tr("&Odds from here…"), QStringLiteral("actionOdds"), Qt::CTRL | Qt::Key_D,
        tr("How the battle is likely to end from here"), [this] { Q_EMIT oddsWanted(*m_session); }, "dice");
    add(
        menu, tr("&What if…"), QStringLiteral("actionWhatIf"), Qt::CTRL | Qt::Key_I,
        tr("A copy of the battle from this moment on, with other dice"), [this] { whatIf(); }, "copy");
}

void BattleWindow::makeMomentMenu() {
    QMenu* menu = menuBar()->addMenu(tr("&Moment"));
    add(
        menu, tr("To the &beginning"), QStringLiteral("actionFirst"), Qt::ALT | Qt::Key_Home,
        tr("Show the table before the first event"), [this] { m_timeline->toFirst(); }, "first");
    add(
        menu, tr("&Back"), QStringLiteral("actionBack"), Qt::ALT | Qt::Key_Left, tr("One event back"),
        [this] { m_timeline->back(); }, "back");
    add(
        menu, tr("&Play what happened"), QStringLiteral("actionPlay"), Qt::CTRL | Qt::Key_Space,
        tr("Play the events from this moment on"), [this] { m_timeline->playOrPause(); }, "play");
    add(
        menu, tr("&Forward"), QStringLiteral("actionForward"), Qt::ALT | Qt::Key_Right, tr("One event forward"),
        [this] { m_timeline->forward(); }, "fwd");
    add(
        menu, tr("To &now"), QStringLiteral("actionLast"), Qt::ALT | Qt::Key_End, tr("Back to the present"),
        [this] { m_timeline->toLast(); }, "last");
    menu->addSeparator();
    add(
        menu, tr("Boo&kmark"), QStringLiteral("actionBookmark"), Qt::CTRL | Qt::Key_B,
        tr("Set or take away a bookmark at this moment"), [this] { m_timeline->toggleBookmark(); }, "bookmark");
    add(menu, tr("Ne&xt bookmark"), QStringLiteral("actionNextBookmark"), Qt::ALT | Qt::Key_Down,
        tr("To the next bookmark"), [this] { m_timeline->nextBookmark(); });
    add(menu, tr("Pre&vious bookmark"), QStringLiteral("actionPreviousBookmark"), Qt::ALT | Qt::Key_Up,
        tr("To the bookmark before"), [this] { m_timeline->previousBookmark(); });
}

void BattleWindow::makeHelpMenu() {
    addHelpMenu(*this, {tr("The rule, or the page of the manual, about what has the keyboard"), [this] { help(); },
                        [this] { Q_EMIT manualWanted(QStringLiteral("fighting")); },
                        tr("The page of the manual about battles"), [this] { showKeys(); }});
}

void BattleWindow::makeToolBar() {
    m_tools = &addTools(*this);
    const auto put = [this](const char* action, Qt::ToolButtonStyle style) { addTool(*m_tools, action, style); };
    put("actionUndo", Qt::ToolButtonTextBesideIcon);
    put("actionRedo", Qt::ToolButtonIconOnly);
    m_tools->addSeparator();
    put("actionMeasure", Qt::ToolButtonTextBesideIcon);
    m_tools->addSeparator();
    put("actionZoomIn", Qt::ToolButtonIconOnly);
    put("actionZoomOut", Qt::ToolButtonIconOnly);
    put("actionFit", Qt::ToolButtonIconOnly);
    m_tools->addSeparator();
    auto* show = new QToolButton(m_tools);
    show->setObjectName(QStringLiteral("showMenu"));
    show->setIcon(icon("layers"));
    show->setText(tr("Show"));
    show->setAccessibleName(show->text());
    show->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    show->setPopupMode(QToolButton::InstantPopup);
    show->setMenu(m_showMenu);
    m_tools->addWidget(show);
    put("actionBookmark", Qt::ToolButtonTextBesideIcon);
    m_tools->addSeparator();
    put("actionOdds", Qt::ToolButtonTextBesideIcon);
    put("actionWhatIf", Qt::ToolButtonTextBesideIcon);
    m_tools->addSeparator();
    put("actionReport", Qt::ToolButtonTextBesideIcon);
    auto* space = new QWidget(m_tools);
    space->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    m_tools->addWidget(space);
    m_diceSaid = new QLabel(m_tools);
    m_diceSaid->setObjectName(QStringLiteral("diceSaid"));
    m_diceSaid->setForegroundRole(QPalette::PlaceholderText);
    m_diceSaid->setContentsMargins(0, 0, 8, 0);
    m_tools->addWidget(m_diceSaid);

    addToolBarBreak();
    auto* bar = addToolBar(tr("Phases"));
    bar->setObjectName(QStringLiteral("phases"));
    bar->setMovable(false);
    bar->addWidget(m_phases);
}

}  // namespace ephor
