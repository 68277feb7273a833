#include "ui/campaign/window/campaign_window.h"

#include "models/server/session_host.h"
#include "models/text/battle_words.h"
#include "models/text/campaign_words.h"
#include "ui/campaign/battles/battles_panel.h"
#include "ui/campaign/map/map_legend.h"
#include "ui/campaign/map/map_view.h"
#include "ui/campaign/orders/orders_desk.h"
#include "ui/campaign/tables/honours_panel.h"
#include "ui/campaign/tables/rows_panel.h"
#include "ui/campaign/tables/story_panel.h"
#include "ui/campaign/umpire/review_panel.h"
#include "ui/campaign/window/branch_band.h"
#include "ui/campaign/window/next_bar.h"
#include "ui/common/actions/window_actions.h"
#include "ui/common/help_topic.h"
#include "ui/common/named.h"
#include "ui/common/sizes.h"
#include "ui/common/window/message_bar.h"
#include "ui/common/window/window_places.h"

#include <QApplication>
#include <QBoxLayout>
#include <QDockWidget>
#include <QLabel>
#include <QProgressBar>
#include <QStatusBar>
#include <cmath>
#include <utility>

namespace ephor {

using namespace campaign;

namespace {

/// "37° 05′ N".
QString degrees(double value, const QString& positive, const QString& negative) {
    const int minutes = qRound(std::abs(value) * 60);
    return QStringLiteral("%1° %2′ %3")
        .arg(minutes / 60)
        .arg(minutes % 60, 2, 10, QLatin1Char('0'))
        .arg(value < 0 ? negative : positive);
}

}  // namespace

CampaignWindow::CampaignWindow(std::unique_ptr<CampaignSession> session, CampaignWindowNeeds needs, QWidget* parent)
    : QMainWindow(parent),
      m_needs(std::move(needs)),
      m_session(std::move(session)),
      m_sight(std::make_unique<CampaignSight>(*m_session)),
      m_looks(std::make_unique<PowerLooks>(m_session->scenario())),
      m_files(m_session->file()) {
    setObjectName(QStringLiteral("campaignWindow"));
    setDockNestingEnabled(true);
    setCorner(Qt::BottomLeftCorner, Qt::LeftDockWidgetArea);
    setCorner(Qt::BottomRightCorner, Qt::RightDockWidgetArea);
    auto* middle = new QWidget(this);
    auto* box = new QVBoxLayout(middle);
    box->setContentsMargins(0, 0, 0, 0);
    box->setSpacing(0);
    m_messages = new MessageBar(middle);
    m_map = new MapView(*m_sight, *m_looks, middle);
    if (isBranch())
        box->addWidget(makeBranchBand(m_session->file(), middle));
    box->addWidget(m_messages);
    box->addWidget(m_map, 1);
    box->addWidget(new MapLegend(m_session->scenario(), *m_looks, middle));
    setCentralWidget(middle);
    m_next = new NextBar(*m_session, this);
    makeMenus();
    makeLeftPanels();
    makeRightPanels();
    for (QDockWidget* panel : findChildren<QDockWidget*>())
        m_actions->addPanel(*m_panelMenu, *panel);
    makeToolBar();
    makeStatusBar();
    m_places = new WindowPlaces(*this, m_needs.settings);
    connectParts();
    refresh();
    showPanelOfTurn();
    showSelection();
    resize(scaled(this, 1280), scaled(this, 800));
    setHelpTopic(this, QStringLiteral("running-a-campaign"));
    m_map->setFocus();
}

CampaignWindow::~CampaignWindow() {
    // The panels use the session and the sight, so they are deleted before them.
    m_session->disconnect();
    m_sight->disconnect();
    qApp->disconnect(this);
    m_review->disconnect();
    m_running->disconnect();
    qDeleteAll(findChildren<QWidget*>(Qt::FindDirectChildrenOnly));
}

/// Restores the layout when all panels have been added.
void CampaignWindow::showEvent(QShowEvent* event) {
    if (!std::exchange(m_wasShown, true)) {
        m_places->restore();
        // For a new campaign, the layout is that of another one.
        const Course& course = m_session->campaign().state.course;
        if (course.turn == 1 && course.phase == Phase::Orders) {
            m_panelOf.reset();
            showPanelOfTurn();
        }
    }
    QMainWindow::showEvent(event);
}

void CampaignWindow::makeStatusBar() {
    m_cursor = new QLabel(this);
    m_cursor->setObjectName(QStringLiteral("cursor"));
    m_cursor->setMinimumWidth(fontMetrics().horizontalAdvance(QStringLiteral("00° 00′ N  00° 00′ E")) + 8);
    m_saved = new QLabel(this);
    m_saved->setObjectName(QStringLiteral("saved"));
    m_working = named(new QProgressBar(this), QStringLiteral("working"), tr("Progress"));
    m_working->setRange(0, 0);
    m_working->setTextVisible(false);
    m_working->setMaximumSize(scaled(this, 90), scaled(this, 10));
    m_working->hide();
    statusBar()->addPermanentWidget(m_working);
    statusBar()->addPermanentWidget(m_cursor);
    statusBar()->addPermanentWidget(m_saved);
}

void CampaignWindow::connectParts() {
    CampaignSession* session = m_session.get();
    connect(session, &CampaignSession::changed, this, &CampaignWindow::refresh);
    connect(session, &CampaignSession::momentChanged, this, &CampaignWindow::refresh);
    connect(session, &CampaignSession::busyChanged, this, &CampaignWindow::refresh);
    connect(session, &CampaignSession::fightFailed, this, &CampaignWindow::sayFault);
    connect(m_sight.get(), &CampaignSight::selectionChanged, this, &CampaignWindow::showSelection);
    connect(m_sight.get(), &CampaignSight::changed, m_next,
            [this] { m_next->setSecret(static_cast<bool>(m_sight->seenBy())); });
    connect(m_next, &NextBar::nextWanted, this, &CampaignWindow::doNext);
    connect(m_story, &StoryPanel::placeSelected, this, [this](PlaceId place) { m_sight->select(place); });
    connect(m_honours, &HonoursPanel::placeSelected, this, [this](PlaceId place) { m_sight->select(place); });
    connect(m_map, &MapView::hint, this, [this](const QString& text) {
        text.isEmpty() ? statusBar()->clearMessage() : statusBar()->showMessage(text);
    });
    connect(m_map, &MapView::cursorAt, this, [this](double latitude, double longitude) {
        m_cursor->setText(degrees(latitude, tr("N"), tr("S")) + QStringLiteral("  ") +
                          degrees(longitude, tr("E"), tr("W")));
    });
    connect(m_map, &MapView::cursorUnknown, m_cursor, &QLabel::clear);
    // What Undo would do depends on whether the focus is in the order sheet.
    connect(qApp, &QApplication::focusChanged, this, &CampaignWindow::showUndo);
}

void CampaignWindow::refresh() {
    const auto enable = [this](const char* name, bool on) { m_actions->find(name)->setEnabled(on); };
    const bool open = !m_session->whyNot();
    const CampaignSession::Next next = m_session->next();
    showUndo();
    enable("actionNext", !m_session->isBusy());
    enable("actionAdjudicate", open && next == CampaignSession::Next::Adjudicate);
    enable("actionCloseTurn", open && next == CampaignSession::Next::CloseTurn);
    enable("actionSettle", open && next == CampaignSession::Next::Battles);
    enable("actionFightAll", open && next == CampaignSession::Next::Battles);
    enable("actionEndWar", open && next == CampaignSession::Next::Adjudicate);
    for (const char* ofBattle : {"actionTakeRecord", "actionTakeResult", "actionPacket"})
        enable(ofBattle, open && m_battlesPanel->battle());
    const bool mayLookBack = !m_session->isBusy() && m_session->moment() > 1;
    enable("actionBack", mayLookBack);
    enable("actionFirst", mayLookBack);
    enable("actionForward", !m_session->isLive());
    enable("actionNow", !m_session->isLive());
    const QString name = QString::fromStdString(m_session->scenario().name);
    const QString title = tr("%1: %2").arg(name, seasonText(m_session->campaignShown().state.course));
    setWindowTitle(isBranch() ? tr("Branch: %1").arg(title) : title);
    setWindowFilePath(m_session->file());
    m_saved->setText(tr("Saved. Journal entries: %1").arg(m_session->lastMoment()));
    m_saved->setToolTip(m_session->file());
    if (std::exchange(m_entries, m_session->lastMoment()) != m_session->lastMoment())
        m_messages->dropNote();
}

void CampaignWindow::showUndo() {
    const Journal& journal = m_session->journal();
    QAction* undo = m_actions->find("actionUndo");
    QAction* redo = m_actions->find("actionRedo");
    const QString sheet = tr("the sheet of %1").arg(nameOf(m_session->scenario(), m_orders->power()));
    const auto called = [&](bool isSheet, int entry) {
        return isSheet ? sheet : entry > 0 ? actionText(journal, entry) : QString();
    };
    const QString undone = called(m_orders->canUndo(), journal.undoable());
    const QString redone = called(m_orders->canRedo(), journal.redoable());
    undo->setEnabled(m_orders->canUndo() || m_session->canUndo());
    redo->setEnabled(m_orders->canRedo() || m_session->canRedo());
    undo->setText(undone.isEmpty() ? tr("&Undo") : tr("&Undo: %1").arg(undone));
    redo->setText(redone.isEmpty() ? tr("&Redo") : tr("&Redo: %1").arg(redone));
    undo->setIconText(tr("Undo"));
    redo->setIconText(tr("Redo"));
}

/// On the desk, changes of a sheet are undone before any action; see OrdersDesk::canUndo().
void CampaignWindow::undo() { m_orders->canUndo() ? m_orders->undo() : perform(m_session->undo()); }

void CampaignWindow::redo() { m_orders->canRedo() ? m_orders->redo() : perform(m_session->redo()); }

void CampaignWindow::showSelection() {
    const Selection& selection = m_sight->selection();
    const auto row = [](auto id) { return id ? static_cast<int>(id.index()) : -1; };
    m_armies->mark(row(selection.army));
    m_fleets->mark(row(selection.fleet));
    m_cities->mark(row(selection.place));
    m_leaders->mark(row(selection.leader));
    m_powers->mark(row(selection.power));
    m_map->showPlace(selection.place);
}

void CampaignWindow::say(const QString& text) { m_messages->say(MessageBar::Kind::Note, text); }

void CampaignWindow::sayFault(const Diagnostics& faults) { m_messages->say(MessageBar::Kind::Fault, text(faults)); }

void CampaignWindow::perform(const Result<void>& done) {
    if (!done)
        sayFault(done.error());
}

}  // namespace ephor
