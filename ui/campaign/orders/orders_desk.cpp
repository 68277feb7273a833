#include "ui/campaign/orders/orders_desk.h"

#include "models/text/campaign_words.h"
#include "ui/campaign/orders/orders_form.h"
#include "ui/campaign/orders/seats_dialog.h"
#include "ui/campaign/orders/sheet_edits.h"
#include "ui/campaign/orders/sheet_problems.h"
#include "ui/campaign/reports/brief_dialog.h"
#include "ui/common/actions/action_button.h"
#include "ui/common/actions/window_actions.h"
#include "ui/common/help_topic.h"
#include "ui/common/named.h"
#include "ui/common/sizes.h"
#include "ui/common/window/open_beside.h"
#include "ui/editor/code_editor.h"

#include <QApplication>
#include <QBoxLayout>
#include <QClipboard>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QTabBar>

namespace ephor {

using namespace campaign;

namespace {

enum SheetPage { FormPage, TextPage };
constexpr int keepPause = 1000;  ///< milliseconds after which a changed draft is stored

}  // namespace

OrdersDesk::OrdersDesk(CampaignSight& sight, const PowerLooks& looks, const WindowActions& actions,
                       std::filesystem::path recovery, Clock clock, QWidget* parent)
    : QWidget(parent),
      m_sight(sight),
      m_session(sight.session()),
      m_looks(looks),
      m_actions(actions),
      m_text(m_session),
      m_drafts(m_session, std::move(recovery)) {
    setObjectName(QStringLiteral("ordersDesk"));
    setHelpTopic(this, QStringLiteral("enter-orders"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(4, 4, 4, 4);
    column->setSpacing(4);
    makeBoard(*column, std::move(clock));
    makeSheet(*column);
    connect(&m_session, &CampaignSession::changed, this, &OrdersDesk::refresh);
    connect(&m_session, &CampaignSession::momentChanged, this, &OrdersDesk::refresh);
    connect(&m_session, &CampaignSession::busyChanged, this, &OrdersDesk::refresh);
    m_keepSoon.setSingleShot(true);
    m_keepSoon.setInterval(keepPause);
    connect(&m_keepSoon, &QTimer::timeout, this, &OrdersDesk::keepDraft);
    refresh();
    setPower(PowerId(0));
}

OrdersDesk::~OrdersDesk() { keepDraft(); }

void OrdersDesk::makeBoard(QVBoxLayout& column, Clock clock) {
    m_board = new OrdersBoard(m_session, m_looks, std::move(clock), this);
    m_board->setBeingWritten([this](PowerId id) { return hasDraft(id); });
    column.addWidget(m_board, 2);
    connect(m_board, &OrdersBoard::powerSelected, this, &OrdersDesk::setPower);
    connect(m_board, &OrdersBoard::manualWanted, this, &OrdersDesk::manualWanted);
}

void OrdersDesk::makeSheet(QVBoxLayout& column) {
    m_title = new QLabel(this);
    column.addWidget(m_title);
    m_pages = named(new QTabBar(this), QStringLiteral("sheetPages"), tr("Form or text"));
    m_pages->addTab(tr("Form"));
    m_pages->addTab(tr("Te&xt"));
    m_pages->setDrawBase(false);
    m_pages->setExpanding(false);
    connect(m_pages, &QTabBar::currentChanged, this, &OrdersDesk::showPages);
    m_form = new OrdersForm(m_sight, m_looks, this);
    connect(m_form, &OrdersForm::orderChanged, this,
            [this](const Order& order) { rewrite(m_power, [&](OrderText& sheet) { sheet.setOrder(order); }); });
    connect(m_form, &OrdersForm::stationChanged, this,
            [this](FleetId fleet, Station station, const std::vector<PlaceId>& path) {
                rewrite(m_power, [&](OrderText& sheet) { sheet.setStation(fleet, station, path); });
            });
    connect(m_form, &OrdersForm::fleetTasksChanged, this,
            [this](const Voyage& tasks) { rewrite(m_power, [&](OrderText& sheet) { sheet.setFleetTasks(tasks); }); });
    connect(m_form, &OrdersForm::goalWanted, this, &OrdersDesk::goalWanted);
    makeText();
    column.addWidget(m_pages);
    auto* beside = new QHBoxLayout;
    beside->addWidget(m_form, 1);
    beside->addWidget(m_sheet, 1);
    column.addLayout(beside, 3);
    m_said = new SheetProblems(this);
    connect(m_said, &SheetProblems::lineWanted, this, [this](int line, int columnOfLine) {
        m_pages->setCurrentIndex(TextPage);
        m_sheet->goToLine(line, columnOfLine);
    });
    connect(m_said, &SheetProblems::fixWanted, m_edits, &SheetEdits::apply);
    column.addWidget(m_said);
    makeButtons(column);
}

void OrdersDesk::makeButtons(QVBoxLayout& column) {
    const auto button = [this](const char* name) { return buttonOf(*m_actions.find(name), this); };
    auto* more = named(new QPushButton(tr("More"), this), QStringLiteral("moreOfSheet"), tr("More for this sheet"));
    auto* menu = new QMenu(more);
    menu->setToolTipsVisible(true);
    const auto add = [this, menu](const char* name) { menu->addAction(m_actions.find(name)); };
    add("actionWriteSheet");
    add("actionCopySheet");
    menu->addSeparator();
    add("actionDeputysOrders");
    add("actionStandingOrders");
    add("actionStandIn");
    more->setMenu(menu);
    auto* grid = new QGridLayout;
    grid->addWidget(button("actionGiveOrders"), 0, 0, 1, 2);
    grid->addWidget(button("actionPasteOrders"), 1, 0);
    grid->addWidget(more, 1, 1);
    column.addLayout(grid);
}

void OrdersDesk::enableActions() {
    const auto enable = [this](const char* name, bool on) { m_actions.find(name)->setEnabled(on); };
    for (const char* changesSheet : {"actionWriteSheet", "actionPasteOrders"})
        enable(changesSheet, isOpen());
    for (const char* usesSheet : {"actionGiveOrders", "actionDeputysOrders", "actionStandingOrders", "actionStandIn"})
        enable(usesSheet, isOpen() && !m_session.whyNot());
    enable("actionCopySheet", campaign().state.course.phase != Phase::Over);
}

void OrdersDesk::makeText() {
    m_sheet = named(new CodeEditor(m_text, this), QStringLiteral("orderSheet"), tr("Order sheet"));
    m_sheet->setPlain();
    m_sheet->setLineWrapMode(QPlainTextEdit::WidgetWidth);
    m_sheet->setTabChangesFocus(true);
    m_sheet->installEventFilter(this);
    m_edits = new SheetEdits(*m_sheet);
    connect(m_edits, &SheetEdits::changed, this, &OrdersDesk::draftChanged);
    m_title->setBuddy(m_pages);
    connect(m_sheet, &QPlainTextEdit::textChanged, this, [this] {
        if (const bool typed = m_sheet->toPlainText() != m_filled; typed != std::exchange(m_isTyped, typed))
            m_board->refresh();
        if (!m_text.isChecked())
            m_said->setOld();
        // Not started again with each key, so that no more than a second of typing can be lost.
        if (!m_keepSoon.isActive())
            m_keepSoon.start();
        Q_EMIT draftChanged();
    });
    connect(&m_text, &CheckedText::checked, this, &OrdersDesk::showVerdict);
}

void OrdersDesk::showPages() {
    m_text.check();
    const bool isWide = width() >= scaled(this, 640);
    m_pages->setVisible(!isWide);
    m_form->setVisible(isWide || m_pages->currentIndex() == FormPage);
    m_sheet->setVisible(isWide || m_pages->currentIndex() == TextPage);
    m_said->setShowsLines(isWide || m_pages->currentIndex() == TextPage);
}

/// The form is up to date as soon as the focus leaves the text.
bool OrdersDesk::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_sheet && event->type() == QEvent::FocusOut)
        m_text.check();
    return QWidget::eventFilter(watched, event);
}

void OrdersDesk::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    showPages();
}

void OrdersDesk::refresh() {
    findOrdered();
    enableActions();
    // After Redo of an entry that replaced a draft, the sheet is no draft any more, unless it was changed since.
    const bool isRedone = m_isTyped && m_kept == m_sheet->toPlainText() && !m_drafts.has(m_power);
    const bool isPast = !isOpen() || m_drafts.turn() != campaign().state.course.turn;
    if (isRedone) {
        m_isTyped = false;
        m_kept.reset();
    }
    m_drafts.save();
    if (m_power && (!m_isTyped || isPast))
        setPower(m_power);
    else
        m_board->refresh();
}

void OrdersDesk::focusBoard() { m_board->setFocus(); }

bool OrdersDesk::isOpen() const { return m_session.isLive() && m_session.next() == CampaignSession::Next::Adjudicate; }

void OrdersDesk::setPower(PowerId power) {
    keepDraft();
    m_drafts.moveToTurn();
    m_power = power;
    m_board->setPower(power);
    const bool isOver = campaign().state.course.phase == Phase::Over;
    const QString name = nameOf(campaign().scenario, power);
    const int turn = campaign().state.course.turn;
    m_title->setText(isOver     ? tr("The campaign is over; no orders are accepted.")
                     : isOpen() ? tr("&Sheet of %1, turn %2").arg(name).arg(turn)
                                : tr("&Sheet of %1, turn %2 (locked)").arg(name).arg(turn));
    m_sheet->setEnabled(!isOver);
    m_sheet->setReadOnly(!isOpen());
    m_filled = isOver ? QString() : sheetOf(power);
    m_sheet->setPlaceholderText(exampleOf(power));
    m_kept = isOpen() ? m_drafts.of(power) : std::nullopt;
    m_isTyped = m_kept.has_value();
    m_text.show(power, m_kept.value_or(m_filled));
    m_board->refresh();
    Q_EMIT draftChanged();
}

void OrdersDesk::showRow(ArmyId army) {
    if (const PowerId power = campaign().state.armies[army.index()].power; power != m_power)
        setPower(power);
    m_pages->setCurrentIndex(FormPage);
    m_form->focusRow(army);
}

void OrdersDesk::showRow(FleetId fleet) {
    if (const PowerId power = campaign().state.fleets[fleet.index()].power; power != m_power)
        setPower(power);
    m_pages->setCurrentIndex(FormPage);
    m_form->focusRow(fleet);
}

void OrdersDesk::copySheet() {
    QApplication::clipboard()->setText(m_sheet->toPlainText());
    Q_EMIT said(tr("The order sheet of %1 was copied to the clipboard.").arg(nameOf(campaign().scenario, m_power)));
}

void OrdersDesk::askForSeats() {
    const auto manual = [this](const QString& topic) { Q_EMIT manualWanted(topic); };
    if (const auto* dialog = openBeside<SeatsDialog>(this, manual, m_session, m_looks))
        connect(dialog, &SeatsDialog::briefWanted, this, &OrdersDesk::showBriefOf);
}

void OrdersDesk::showBrief() { showBriefOf(m_power); }

void OrdersDesk::showBriefOf(PowerId power) {
    openInPlace<BriefDialog>(this, [this](const QString& topic) { Q_EMIT manualWanted(topic); }, m_session, power);
}

void OrdersDesk::askForDeadline() { m_board->askForDeadline(); }

void OrdersDesk::copyReminder() {
    QApplication::clipboard()->setText(reminderText(campaign(), m_board->board(), m_board->now(), drafted()));
    Q_EMIT said(tr("The reminder for all players was copied to the clipboard."));
}

void OrdersDesk::copyReminderForPower() {
    QApplication::clipboard()->setText(reminderText(campaign(), m_board->board(), m_power, m_board->now()));
    Q_EMIT said(tr("The reminder for %1 was copied to the clipboard.").arg(nameOf(campaign().scenario, m_power)));
}

}  // namespace ephor
