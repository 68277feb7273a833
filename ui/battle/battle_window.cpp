#include "ui/battle/battle_window.h"

#include "models/battle/answers/idle_questions.h"
#include "models/text/table_lengths.h"
#include "ui/battle/analysis/analysis_panel.h"
#include "ui/battle/auto_resolve_panel.h"
#include "ui/battle/decision/correction_panel.h"
#include "ui/battle/decision/decision_panel.h"
#include "ui/battle/decision/gesture.h"
#include "ui/battle/end_page.h"
#include "ui/battle/hand_over_page.h"
#include "ui/battle/log/log_view.h"
#include "ui/battle/log/timeline_bar.h"
#include "ui/battle/phase_bar.h"
#include "ui/battle/playback/playback.h"
#include "ui/battle/playback/playback_overlay.h"
#include "ui/battle/table/table_view.h"
#include "ui/common/actions/window_actions.h"
#include "ui/common/sizes.h"
#include "ui/common/tinted_label.h"
#include "ui/common/window/window_places.h"

#include <QBoxLayout>
#include <QCloseEvent>
#include <QDockWidget>
#include <QLabel>
#include <QMessageBox>
#include <QStatusBar>
#include <QToolBar>

namespace ephor {

BattleWindow::BattleWindow(std::unique_ptr<BattleSession> session, BattleWindowNeeds needs, QWidget* parent)
    : QMainWindow(parent),
      m_session(std::move(session)),
      m_needs(std::move(needs)),
      m_words(m_session->game()),
      m_copy(m_needs.recovery, ".battle") {
    setObjectName(QStringLiteral("battleWindow"));
    setDockNestingEnabled(true);
    setCorner(Qt::BottomRightCorner, Qt::RightDockWidgetArea);

    auto* middle = new QWidget(this);
    auto* box = new QVBoxLayout(middle);
    box->setContentsMargins(0, 0, 0, 0);
    box->setSpacing(0);
    if (!m_needs.whatIf.from.isEmpty())
        box->addWidget(makeWhatIfBand(middle));
    m_table = new TableView(*m_session, middle);
    box->addWidget(m_table, 1);
    setCentralWidget(middle);
    m_end = new EndPage(*m_session, m_table);
    m_phases = new PhaseBar(*m_session, this);
    makePlayback();

    makeDocks();
    makeMenus();
    makeToolBar();
    makeStatusBar();
    m_gesture = new Gesture(*m_session, this);
    recall();  // before a question is answered that a computer player is asked
    auto* idle = new IdleAnswers(*m_session, this);
    connect(m_decision, &DecisionPanel::repeated, idle, &IdleAnswers::repeatThisTurn);
    m_handOver = new HandOverPage(*m_session, this);
    m_places =
        new WindowPlaces(*this, m_needs.settings, 1, isTableSquare() ? QStringLiteral("squareBattle") : QString());
    m_autosave.setSingleShot(true);
    m_autosave.setInterval(800);
    connectParts();
    refresh();
    layout()->activate();  // the minimum size without the hidden panels
    resize(scaled(this, 1280), scaled(this, 800));
    m_isWidthChosen = m_places->restore();
    if (!m_session->ended() && !m_analysisDock->isHidden()) {  // it was open at the end of the last battle
        m_analysisDock->hide();
        m_logDock->raise();
    }
    if (m_cardsDock)
        m_cardsDock->setVisible(m_hadCards);
    m_table->setFocus();
}

BattleWindow::~BattleWindow() {
    // The panels use the session, so they are deleted before it.
    m_session->disconnect();
    qDeleteAll(findChildren<QWidget*>(Qt::FindDirectChildrenOnly));
}

void BattleWindow::makeStatusBar() {
    const TableLengths lengths(m_session->game());
    auto* table = new QLabel(lengths.table(), this);
    m_cursor = new QLabel(this);
    m_cursor->setObjectName(QStringLiteral("cursor"));
    m_cursor->setMinimumWidth(fontMetrics().horizontalAdvance(lengths.position({88.8, 88.8})) + 8);
    m_saved = new QLabel(this);
    m_saved->setObjectName(QStringLiteral("saved"));
    for (QLabel* label : {table, m_cursor, m_saved})
        statusBar()->addPermanentWidget(label);
}

void BattleWindow::connectParts() {
    connectSession();
    connectDecision();
    connectTable();
    connect(m_ordersDock->toggleViewAction(), &QAction::triggered, this, [this](bool on) {
        if (on)
            showOrders();
    });
    connect(m_playback, &Playback::ranOut, m_decision, &DecisionPanel::ignoreKeysBriefly);
    connect(m_log, &LogView::ruleWanted, this, &BattleWindow::manualWanted);
    connect(m_end, &EndPage::replayWanted, this, [this] {
        for (const char* name : {"actionFirst", "actionPlay"})
            m_actions->find(name)->trigger();
    });
    connect(m_end, &EndPage::reportWanted, this, [this] { askForReport(); });
    connect(m_analysis, &AnalysisPanel::completeChanged, m_end, &EndPage::setAnalysis);
    connect(m_end, &EndPage::analysisWanted, this, &BattleWindow::analyse);
    const auto shows = [this](void (Playback::*zoom)(int)) {
        return [this, zoom](int event, const QString& title, const QString& said) {
            (m_playback->*zoom)(event);
            m_decision->setHeadline(title, said);
        };
    };
    connect(m_end, &EndPage::eventWanted, this, shows(&Playback::showCauseOf));
    connect(m_end, &EndPage::rollWanted, this, shows(&Playback::showActionWith));
    connect(m_end, &EndPage::shownChanged, m_decision, &DecisionPanel::setEndShown);
    connect(m_end, &EndPage::newBattleWanted, this, &BattleWindow::newBattleWanted);
    connect(m_auto, &AutoResolvePanel::resolved, m_overlay, &PlaybackOverlay::tell);
    connect(m_log, &LogView::momentWanted, m_session.get(), &BattleSession::setMoment);
    connect(m_handOver, &HandOverPage::uncovered, this, [this] {
        m_uncovered = pendingQuestion();
        refresh();
        for (QDockWidget* d : m_hiddenFloating)
            d->show();
        m_hiddenFloating.clear();
        m_places->setQuiet(false);
        m_decision->setFocus();
    });
}

void BattleWindow::connectSession() {
    connect(m_session.get(), &BattleSession::changed, this, &BattleWindow::refresh);
    connect(m_session.get(), &BattleSession::busyChanged, this, &BattleWindow::refresh);
    connect(m_session.get(), &BattleSession::momentChanged, this, &BattleWindow::refresh);
    connect(m_session.get(), &BattleSession::bookmarksChanged, this, &BattleWindow::shelve);
    connect(m_session.get(), &BattleSession::changed, this, &BattleWindow::shelve);
    connect(m_session.get(), &BattleSession::playersChanged, this, &BattleWindow::shelve);
    connect(m_session.get(), &BattleSession::changed, this, [this] {
        if (m_session->isModified())
            m_autosave.start();
    });
    connect(&m_autosave, &QTimer::timeout, this, [this] {
        if (m_session->isModified() && !m_session->isBusy())
            autosave();
    });
}

void BattleWindow::connectDecision() {
    connect(m_decision, &DecisionPanel::answered, this, &BattleWindow::answer);
    connect(m_decision, &DecisionPanel::commitOnTable, this, [this] {
        if (m_table->isPlacing())
            m_table->commitPlacing();
        else if (const auto proposed = m_decision->choice())
            answer(*proposed);
    });
    connect(m_decision, &DecisionPanel::keyForTable, m_table,
            [this](QKeyEvent* event) { QCoreApplication::sendEvent(m_table, event); });
    connect(m_decision, &DecisionPanel::place, m_table, &TableView::startPlacing);
    connect(m_decision, &DecisionPanel::candidate, m_table, &TableView::showCandidate);
    connect(m_decision, &DecisionPanel::marksChanged, this, &BattleWindow::takeMarks);
    connect(m_decision, &DecisionPanel::refused, this, [this](const QString& why) {
        why.isEmpty() ? statusBar()->clearMessage() : statusBar()->showMessage(why);
    });
    connect(m_decision, &DecisionPanel::liveWanted, m_timeline, &TimelineBar::toLast);
    connect(m_decision, &DecisionPanel::ordersWanted, this, &BattleWindow::showOrders);
    connect(m_decision, &DecisionPanel::saveWanted, this, &BattleWindow::saveAs);
    connect(m_decision, &DecisionPanel::ruleWanted, this, &BattleWindow::manualWanted);
    connect(m_decision, &DecisionPanel::uncoverWanted, m_handOver, &HandOverPage::uncover);
}

void BattleWindow::connectTable() {
    connect(m_table, &TableView::placedByHand, m_decision, &DecisionPanel::setByHand);
    connect(m_table, &TableView::cursorUnknown, m_cursor, &QLabel::clear);
    connect(m_table, &TableView::placedTo, this, &BattleWindow::answer);
    connect(m_table, &TableView::draggedTo, m_gesture, &Gesture::start);
    connect(m_table, &TableView::attackMeant, m_gesture, &Gesture::attack);
    connect(m_gesture, &Gesture::stopped, m_table, &TableView::showCandidate);
    connect(m_gesture, &Gesture::refused, m_decision, &DecisionPanel::showRefusal);
    connect(m_table, &TableView::refused, m_decision, &DecisionPanel::showRefusal);
    connect(m_table, &TableView::pieceClicked, this, [this](PieceId piece) {
        m_decision->pieceClicked(piece);
        m_correction->choosePiece(piece);
    });
    connect(m_table, &TableView::pieceGrabbed, m_decision, &DecisionPanel::pieceGrabbed);
    connect(m_table, &TableView::confirmationWanted, m_decision, &DecisionPanel::select);
    connect(m_table, &TableView::enemyAimedAt, m_decision, &DecisionPanel::aimAt);
    connect(m_table, &TableView::pieceActivated, m_decision, &DecisionPanel::pieceActivated);
    connect(m_table, &TableView::hint, this, [this, shown = QString()](const QString& text) mutable {
        if (!text.isEmpty())
            statusBar()->showMessage(text);
        else if (statusBar()->currentMessage() == shown)  // not what was saved
            statusBar()->clearMessage();
        shown = text;
    });
    connect(m_table, &TableView::cursorAt, this,
            [this](double x, double y) { m_cursor->setText(TableLengths(m_session->game()).position({x, y})); });
}

std::optional<BattleWindow::PendingQuestion> BattleWindow::pendingQuestion() const {
    const auto& pending = m_session->pending();
    return pending ? std::optional(PendingQuestion{pending->entries, pending->request->question.side}) : std::nullopt;
}

void BattleWindow::coverIfSecret() {
    const auto side = m_session->mustLookAlone();
    const bool cover = side && !m_session->isBusy() && !m_session->isCatchingUp() && m_uncovered != pendingQuestion();
    m_decision->setCovered(cover);
    // Disables actions that would reach the widgets behind the page.
    for (const char* name : {"actionCorrect", "actionFocusTable", "actionFocusQuestion"})
        m_actions->find(name)->setEnabled(!cover);
    if (cover) {
        m_actions->find("actionStep")->setEnabled(false);
        for (QDockWidget* d : m_docks)
            if (d->isFloating() && d->isVisible()) {
                d->hide();
                m_hiddenFloating.push_back(d);
            }
        m_places->setQuiet(!m_hiddenFloating.empty());  // otherwise they would be stored as hidden
        m_handOver->coverFor(*side);
    } else {
        m_handOver->hide();
        if (!side)
            m_uncovered.reset();
    }
}

void BattleWindow::refresh() {
    const auto enable = [this](const char* name, bool on) { m_actions->find(name)->setEnabled(on); };
    const bool idle = !m_session->isBusy();
    const bool open = idle && m_session->pending() && m_session->isLive();
    enable("actionUndo", m_session->canUndo() && (m_session->isLive() || m_session->isCatchingUp()));
    enable("actionRedo", m_session->canRedo() && m_session->isLive());
    enable("actionAnalyse", idle && m_session->ended().has_value());
    enable("actionVerify", idle && m_session->ended().has_value());
    enable("actionSave", idle);
    for (const char* name : {"actionStep", "actionGoOn", "actionPhase", "actionTurn", "actionEnd"})
        enable(name, open);
    enable("actionOdds", idle && (!m_session->isLive() || m_session->pending()));
    enable("actionStop", !idle);
    enable("actionRollNow", open && m_session->pending()->kind == Pending::Kind::Roll);
    enable("actionWhatIf", idle);
    enable("actionDiceWait", idle);
    // MOB-032 and similar rules forbid measuring before a choice, so the tool is off until the battle ends. Earlier
    // moments cannot be measured either: they are almost the present table.
    const bool mayMeasure = TableLengths(m_session->game()).mayMeasure() || m_session->ended();
    enable("actionMeasure", mayMeasure);
    m_table->setMayMeasure(mayMeasure);

    const QString name = QString::fromStdString(m_session->game().setup().name);
    const QString title =
        tr("%1[*] (%2)").arg(name.isEmpty() ? tr("Battle") : name, translated(m_session->info().name));
    setWindowTitle(m_whatIfBand ? tr("What if: %1: %2").arg(m_needs.whatIf.from, title) : title);
    showWhatIf();
    setWindowModified(m_session->isModified());
    const bool sealed = m_session->record().dice.kind == DicePlan::Kind::Sealed;
    QString dice = m_session->diceWait() ? tr("dice wait for you") : sealed ? tr("sealed dice") : tr("fast dice");
    QString tip = m_session->diceWait() ? tr("The dice are rolled when you say so, or typed in from your table.")
                  : sealed ? tr("From a secret key that is fixed before the battle; afterwards the record proves it.")
                           : tr("Rolled by the program at once. The same seed gives the same dice again.");
    if (!m_session->record().forks.empty())
        dice = tr("what if: other dice from here");
    if (!m_session->record().undone.empty())
        dice = tr("%1, %2 taken back").arg(dice).arg(m_session->record().undone.size());
    m_diceSaid->setText(dice);
    m_diceSaid->setToolTip(tip);
    m_saved->setText(m_session->file().empty() ? tr("not saved")
                     : m_session->isModified() ? tr("changed")
                                               : tr("saved"));
    if (!m_session->isModified() && !m_session->file().empty()) {
        m_copy.clear();
        m_saved->setToolTip({});
    }
    showCardsOnceHeld();
    coverIfSecret();
    takeMarks();
}

void BattleWindow::takeMarks() {
    const Marks marks = m_decision->marks();
    m_table->setMarked(marks.about, marks.pointedAt, marks.chosen);
    m_table->setChosen(m_decision->choice(), m_decision->isPersons());
}

void BattleWindow::answer(const Choice& choice) {
    if (m_table->carryOut(choice))
        return;
    if (const auto why = m_session->answer(choice))
        m_decision->showRefusal(text(*why));
    else
        statusBar()->clearMessage();
}

void BattleWindow::closeEvent(QCloseEvent* event) {
    if (!m_asks || !m_session->isModified() || m_session->record().entries.empty()) {
        forgetCopy();
        return event->accept();
    }
    const auto answer =
        QMessageBox::question(this, tr("Close the battle"), tr("The battle has not been saved. Save its record?"),
                              QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, QMessageBox::Save);
    if (answer == QMessageBox::Save)
        save();
    event->setAccepted(answer == QMessageBox::Discard || (answer == QMessageBox::Save && !m_session->isModified()));
    if (event->isAccepted())
        forgetCopy();
}

void BattleWindow::forgetCopy() {
    m_autosave.stop();
    m_copy.clear();
}

void BattleWindow::resizeEvent(QResizeEvent* event) {
    QMainWindow::resizeEvent(event);
    widenPanels();
}

void BattleWindow::changeEvent(QEvent* event) {
    QMainWindow::changeEvent(event);
    if (event->type() != QEvent::PaletteChange)
        return;
    showWhatIf();
    recolourLinks(*this);
    update();
}

}  // namespace ephor
