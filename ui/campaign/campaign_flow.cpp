#include "ui/campaign/campaign_flow.h"

#include "core/campaign/battle/table_result.h"
#include "core/campaign/model/standings.h"
#include "core/io/file.h"
#include "core/io/record_io.h"
#include "core/io/setup_io.h"
#include "models/afterwards.h"
#include "models/items/battle_words.h"
#include "models/items/campaign_words.h"
#include "models/items/order_words.h"
#include "ui/campaign/adjudicate_dialog.h"
#include "ui/campaign/battles_panel.h"
#include "ui/campaign/campaign_window.h"
#include "ui/campaign/orders_desk.h"
#include "ui/campaign/result_form.h"
#include "ui/common/icons.h"
#include "ui/common/open_beside.h"
#include "ui/common/sizes.h"
#include "ui/common/window_actions.h"

#include <QAction>
#include <QDockWidget>
#include <QFileDialog>
#include <QFileInfo>
#include <QInputDialog>
#include <QMenu>

namespace ephor {

using namespace campaign;

namespace {

constexpr std::size_t largestTableResult = 1 << 18;

}  // namespace

CampaignFlow::CampaignFlow(CampaignWindow& window, CampaignFlowNeeds needs)
    : QObject(&window), m_window(window), m_session(window.session()), m_needs(std::move(needs)) {
    m_orders = new OrdersDesk(window.sight(), window.looks(), m_needs.recovery, m_needs.clock);
    m_ordersDock = panel("ordersDock", tr("Orders desk"), m_orders);
    m_battles = new BattlesPanel(window.sight(), window.looks());
    m_battlesDock = panel("battlesDock", tr("Battles"), m_battles);
    window.tabifyDockWidget(m_ordersDock, m_battlesDock);
    window.resizeDocks({m_ordersDock}, {scaled(&window, 340)}, Qt::Horizontal);
    m_ordersDock->raise();
    makeOrdersMenu();
    makeBattlesMenu();
    makeReportsMenu();
    window.setBattleSettler([this](BattleId battle) { settle(battle); });
    window.setAdjudicationGuard([this] { return mayAdjudicate(); });
    connect(m_battles, &BattlesPanel::playWanted, this, &CampaignFlow::play);
    connect(m_battles, &BattlesPanel::typeInWanted, this, &CampaignFlow::typeIn);
    connect(m_battles, &BattlesPanel::autoWanted, this, &CampaignFlow::autoResolve);
    connect(&window, &CampaignWindow::marchWanted, this, [this](const March& march) {
        showPanel(m_ordersDock);
        m_orders->march(march);
    });
    connect(&window, &CampaignWindow::passageWanted, this, [this](const Passage& passage) {
        showPanel(m_ordersDock);
        m_orders->sail(passage);
    });
    connect(m_orders, &OrdersDesk::draftChanged, this, &CampaignFlow::takeDraft);
    connect(m_orders, &OrdersDesk::manualWanted, this, &CampaignFlow::manualWanted);
    connect(m_orders, &OrdersDesk::said, &m_window, &CampaignWindow::say);
    connect(&m_session, &CampaignSession::changed, this, &CampaignFlow::take);
    connect(&m_session, &CampaignSession::momentChanged, this, &CampaignFlow::take);
    take();
}

ResultForm* CampaignFlow::form() const { return m_form; }

QDockWidget* CampaignFlow::panel(const char* name, const QString& title, QWidget* content) {
    auto* dock = new QDockWidget(title, &m_window);
    dock->setObjectName(QLatin1StringView(name));
    dock->setWidget(content);
    m_window.addPanel(dock);
    return dock;
}

void CampaignFlow::makeOrdersMenu() {
    QMenu* menu = m_window.menu(CampaignWindow::Menu::Orders);
    menu->addSeparator();
    m_window.actions().add(menu, "actionOrdersDesk", [this] {
        showPanel(m_ordersDock);
        m_orders->findChild<QWidget*>(QStringLiteral("ordersBoard"))->setFocus();
    });
    m_window.actions().add(menu, "actionGiveOrders", [this] { m_orders->giveOrders(); });
    m_window.actions().add(menu, "actionPasteOrders", [this] {
        showPanel(m_ordersDock);
        m_orders->pasteSheet();
    });
    m_window.actions().add(menu, "actionCopySheet", [this] { m_orders->copySheet(); });
    m_window.actions().add(menu, "actionReminder", [this] { m_orders->copyReminder(); });
    m_window.actions().add(menu, "actionPowersReminder", [this] { m_orders->copyReminderForPower(); });
    m_window.actions().add(menu, "actionDeadline", [this] { m_orders->askForDeadline(); });
    menu->addSeparator();
    m_window.actions().add(menu, "actionSeats", [this] { m_orders->askForSeats(); });
    m_window.actions().add(menu, "actionContributions", [this] { addToDice(); });
    m_window.actions().add(menu, "actionBrief", [this] { m_orders->showBrief(); });
    m_window.actions().add(menu, "actionReview", [this] { review(); });
    addDice(menu);
    m_window.actions().add(menu, "actionRule", [this] { rule(); });
    menu->addSeparator();
    m_end = m_window.actions().add(menu, "actionEndWar", [this] { endWar(); });
}

bool CampaignFlow::mayAdjudicate() {
    if (!mustAskAboutOrders())
        return true;
    connect(askAboutOrders(), &AdjudicateDialog::decided, &m_window, &CampaignWindow::adjudicateNow);
    return false;
}

bool CampaignFlow::mustAskAboutOrders() const {
    if (m_session.whyNot() || m_session.next() != CampaignSession::Next::Adjudicate)
        return false;  // it will be refused with the reason
    return !m_orders->drafted().empty() || !awaited(boardOf(m_session.journal())).empty();
}

AdjudicateDialog* CampaignFlow::askAboutOrders() {
    const OrderBoard board = boardOf(m_session.journal());
    const Now now = m_needs.clock ? Now(m_needs.clock()) : Now();
    auto* question = openInPlace<AdjudicateDialog>(&m_window, manual(), *m_orders, m_session.campaign(), board,
                                                   m_window.looks(), now);
    connect(&m_session, &CampaignSession::changed, question, &AdjudicateDialog::closeIfOld);
    return question;
}

void CampaignFlow::endWar() {
    const Standing first = standings(m_session.campaign()).front();
    bool isMeant = false;
    const QString reason =
        QInputDialog::getText(&m_window, tr("End the war"),
                              tr("%1 leads and would win. Why it ends, and who agreed; everybody may read it:")
                                  .arg(nameOf(m_session.scenario(), first.power)),
                              QLineEdit::Normal, {}, &isMeant)
            .trimmed();
    if (!isMeant)
        return;
    if (reason.isEmpty())
        return m_window.say(tr("The war goes on: no reason was given for its end."));
    const Result<void> done =
        m_session.perform([&](Journal& journal) { campaign::endWar(journal, reason.toStdString()); });
    if (!done)
        m_window.sayFault(done.error());
}

void CampaignFlow::makeBattlesMenu() {
    QMenu* menu = m_window.menu(CampaignWindow::Menu::Battles);
    menu->addSeparator();
    const auto ofBattle = [&](const char* name, std::function<void()> does) {
        m_ofBattle.push_back(m_window.actions().add(menu, name, std::move(does)));
    };
    ofBattle("actionPlayBattle", [this] { play(m_battles->battle()); });
    ofBattle("actionTypeIn", [this] { typeIn(m_battles->battle()); });
    ofBattle("actionAutoResolve", [this] { autoResolve(m_battles->battle()); });
    ofBattle("actionTakeRecord", [this] { askForRecord(); });
    ofBattle("actionTakeResult", [this] { askForResult(); });
    ofBattle("actionPacket", [this] { savePacket(); });
}

void CampaignFlow::makeReportsMenu() {
    QMenu* menu = m_window.menu(CampaignWindow::Menu::Reports);
    menu->addSeparator();
    m_window.actions().add(menu, "actionPapers", [this] { exportPapers(); });
    m_window.actions().add(menu, "actionNewsletter", [this] { writeNewsletter(); });
    QMenu* file = m_window.menu(CampaignWindow::Menu::File);
    QAction* close = m_window.actions().find("actionClose");
    const auto before = [&](QAction* made) {
        file->removeAction(made);
        file->insertAction(close, made);
    };
    before(m_window.actions().add(file, "actionBackUpNow", [this] { backUpNow(); }));
    before(m_window.actions().add(file, "actionBackUp", [this] { backUp(); }));
}

void CampaignFlow::showPanel(QDockWidget* dock) {
    dock->show();
    dock->raise();
}

void CampaignFlow::take() {
    const bool can = m_battles->battle() && !m_session.whyNot();
    for (QAction* action : m_ofBattle)
        action->setEnabled(can);
    m_end->setEnabled(!m_session.whyNot() && m_session.next() == CampaignSession::Next::Adjudicate);
    showPanel(m_session.next() == CampaignSession::Next::Battles ? m_battlesDock : m_ordersDock);
}

/// Undo applies to a draft on the desk before it applies to actions.
void CampaignFlow::takeDraft() {
    const QString sheet = tr("the sheet of %1").arg(nameOf(m_session.scenario(), m_orders->power()));
    m_window.setDraft({m_orders->canUndo() ? sheet : QString(), m_orders->canRedo() ? sheet : QString(),
                       [this] { m_orders->undo(); }, [this] { m_orders->redo(); }});
}

void CampaignFlow::settle(BattleId battle) {
    showPanel(m_battlesDock);
    m_battles->setBattle(battle);
    m_battles->focusWays();
}

void CampaignFlow::openForm(Aftermath draft) {
    m_form = openInPlace<ResultForm>(&m_window, manual(), m_session, m_window.looks(), std::move(draft));
    connect(m_form, &ResultForm::manualWanted, this, &CampaignFlow::manualWanted);
    m_form->raise();
    m_form->activateWindow();
}

void CampaignFlow::play(BattleId battle) {
    const Result<Battlefield> field = m_session.battlefield(battle);
    if (!field)
        return m_window.sayFault(field.error());
    Result<std::unique_ptr<BattleSession>> opened = BattleSession::open(
        m_session.system(), field->game->setup(), diceOf(m_session.campaign(), battle), m_needs.players);
    if (!opened)
        return m_window.sayFault(opened.error());
    BattleSession* session = opened->get();
    // Once for each end of the battle: an end that was undone and reached again opens another form.
    connect(session, &BattleSession::changed, this, [this, session, battle, told = false]() mutable {
        const bool isOver = session->ended().has_value() && !session->isBusy();
        if (isOver && !told)
            QMetaObject::invokeMethod(
                this, [this, battle, record = session->record()] { takeRecord(battle, record); }, Qt::QueuedConnection);
        told = isOver;
    });
    m_needs.showBattle(std::move(*opened));
}

void CampaignFlow::typeIn(BattleId battle) {
    const Result<Battlefield> field = m_session.battlefield(battle);
    openForm(blankResult(m_session.campaign(), battle, field ? &*field : nullptr));
}

void CampaignFlow::autoResolve(BattleId battle) {
    m_battles->setFighting(true);
    afterwards(m_session.fight(battle), this, [this, battle](const Aftermath& draft) {
        m_battles->setFighting(false);
        const std::vector<BattleId> pending = m_session.pendingBattles();
        if (std::ranges::find(pending, battle) != pending.end())
            openForm(draft);
    });
}

void CampaignFlow::takeRecord(BattleId battle, const Record& record) {
    const std::vector<BattleId> pending = m_session.pendingBattles();
    if (std::ranges::find(pending, battle) == pending.end())
        return m_window.say(tr("This battle has been settled already."));
    const Result<Battlefield> field = m_session.battlefield(battle);
    if (!field)
        return m_window.sayFault(field.error());
    Result<Aftermath> draft = fromRecord(m_session.campaign(), battle, *field, record);
    if (!draft)
        return m_window.sayFault(draft.error());
    openForm(std::move(*draft));
}

void CampaignFlow::askForRecord() {
    const QString file =
        QFileDialog::getOpenFileName(&m_window, tr("Take a battle record"), {}, tr("Battle records (*.battle)"));
    if (file.isEmpty())
        return;
    const Result<std::string> text = readFile(file.toStdU16String(), largestRecord);
    if (!text)
        return m_window.sayFault(text.error());
    const Result<Record> record = readRecord(*text, QFileInfo(file).fileName().toStdString());
    if (!record)
        return m_window.sayFault(record.error());
    takeRecord(m_battles->battle(), *record);
}

void CampaignFlow::askForResult() {
    const QString file = QFileDialog::getOpenFileName(&m_window, tr("Take a filled-in form"), {}, tr("Forms (*.toml)"));
    if (file.isEmpty())
        return;
    const Result<std::string> text = readFile(file.toStdU16String(), largestTableResult);
    if (!text)
        return m_window.sayFault(text.error());
    const BattleId battle = m_battles->battle();
    const Result<Battlefield> field = m_session.battlefield(battle);
    if (!field)
        return m_window.sayFault(field.error());
    Result<Aftermath> draft =
        fromTable(m_session.campaign(), battle, *field, *text, QFileInfo(file).fileName().toStdString());
    if (!draft)
        return m_window.sayFault(draft.error());
    openForm(std::move(*draft));
}

void CampaignFlow::savePacket() {
    const BattleId battle = m_battles->battle();
    const Result<Battlefield> field = m_session.battlefield(battle);
    if (!field)
        return m_window.sayFault(field.error());
    const QString folder = QFileDialog::getExistingDirectory(&m_window, tr("Save the packet"));
    if (folder.isEmpty())
        return;
    const QString base = QStringLiteral("%1/battle_%2").arg(folder).arg(battle.index() + 1);
    Result<void> written = writeFile((base + QStringLiteral(".toml")).toStdU16String(), toToml(field->setup));
    if (written)
        written = writeFile((base + QStringLiteral("_result.toml")).toStdU16String(),
                            tableForm(m_session.campaign(), battle, *field));
    written ? m_window.say(tr("The packet is in %1: the table, and the form for its result.").arg(folder))
            : m_window.sayFault(written.error());
}

}  // namespace ephor
