#include "ui/campaign/battles/battles_controller.h"

#include "core/campaign/battle/table_result.h"
#include "core/io/file.h"
#include "core/io/record_io.h"
#include "core/io/setup_io.h"
#include "models/afterwards.h"
#include "ui/campaign/battles/battles_panel.h"
#include "ui/campaign/battles/result_form.h"
#include "ui/common/window/open_beside.h"

#include <QFileDialog>
#include <QFileInfo>

namespace ephor {

using namespace campaign;

namespace {

constexpr std::size_t largestTableResult = 1 << 18;

}  // namespace

BattlesController::BattlesController(BattlesPanel& panel, CampaignSession& session, const PowerLooks& looks,
                                     BattlesControllerNeeds needs, QWidget* window)
    : QObject(window), m_panel(panel), m_session(session), m_looks(looks), m_needs(std::move(needs)), m_window(window) {
    connect(&panel, &BattlesPanel::playWanted, this, &BattlesController::play);
    connect(&panel, &BattlesPanel::typeInWanted, this, &BattlesController::typeIn);
    connect(&panel, &BattlesPanel::autoWanted, this, &BattlesController::autoResolve);
}

ResultForm* BattlesController::form() const { return m_form; }

void BattlesController::openForm(Aftermath draft) {
    m_form = openInPlace<ResultForm>(
        m_window, [this](const QString& topic) { Q_EMIT manualWanted(topic); }, m_session, m_looks, std::move(draft));
    connect(m_form, &ResultForm::manualWanted, this, &BattlesController::manualWanted);
    m_form->raise();
    m_form->activateWindow();
}

void BattlesController::play(BattleId battle) {
    const Result<Battlefield> field = m_session.battlefield(battle);
    if (!field)
        return Q_EMIT failed(field.error());
    Result<std::unique_ptr<BattleSession>> opened = BattleSession::open(
        m_session.system(), field->game->setup(), diceOf(m_session.campaign(), battle), m_needs.players);
    if (!opened)
        return Q_EMIT failed(opened.error());
    BattleSession* session = opened->get();
    // Once for each end: an end that is taken back and reached again brings another form.
    connect(session, &BattleSession::changed, this, [this, session, battle, told = false]() mutable {
        const bool isOver = session->ended().has_value() && !session->isBusy();
        if (isOver && !told)
            QMetaObject::invokeMethod(
                this, [this, battle, record = session->record()] { takeRecord(battle, record); }, Qt::QueuedConnection);
        told = isOver;
    });
    m_needs.showBattle(std::move(*opened));
}

void BattlesController::typeIn(BattleId battle) {
    const Result<Battlefield> field = m_session.battlefield(battle);
    openForm(blankResult(m_session.campaign(), battle, field ? &*field : nullptr));
}

void BattlesController::autoResolve(BattleId battle) {
    m_panel.setFighting(true);
    afterwards(m_session.fight(battle), this, [this, battle](const Aftermath& draft) {
        m_panel.setFighting(false);
        const std::vector<BattleId> pending = m_session.pendingBattles();
        if (std::ranges::find(pending, battle) != pending.end())
            openForm(draft);
    });
}

void BattlesController::takeRecord(BattleId battle, const Record& record) {
    const std::vector<BattleId> pending = m_session.pendingBattles();
    if (std::ranges::find(pending, battle) == pending.end())
        return Q_EMIT said(tr("This battle is already resolved."));
    const Result<Battlefield> field = m_session.battlefield(battle);
    if (!field)
        return Q_EMIT failed(field.error());
    Result<Aftermath> draft = fromRecord(m_session.campaign(), battle, *field, record);
    if (!draft)
        return Q_EMIT failed(draft.error());
    openForm(std::move(*draft));
}

void BattlesController::openRecord() {
    const QString file =
        QFileDialog::getOpenFileName(m_window, tr("Import a battle record"), {}, tr("Battle records (*.battle)"));
    if (file.isEmpty())
        return;
    const Result<std::string> text = readFile(file.toStdU16String(), largestRecord);
    if (!text)
        return Q_EMIT failed(text.error());
    const Result<Record> record = readRecord(*text, QFileInfo(file).fileName().toStdString());
    if (!record)
        return Q_EMIT failed(record.error());
    takeRecord(m_panel.battle(), *record);
}

void BattlesController::openResult() {
    const QString file = QFileDialog::getOpenFileName(m_window, tr("Import a result form"), {}, tr("Forms (*.toml)"));
    if (file.isEmpty())
        return;
    const Result<std::string> text = readFile(file.toStdU16String(), largestTableResult);
    if (!text)
        return Q_EMIT failed(text.error());
    const BattleId battle = m_panel.battle();
    const Result<Battlefield> field = m_session.battlefield(battle);
    if (!field)
        return Q_EMIT failed(field.error());
    Result<Aftermath> draft =
        fromTable(m_session.campaign(), battle, *field, *text, QFileInfo(file).fileName().toStdString());
    if (!draft)
        return Q_EMIT failed(draft.error());
    openForm(std::move(*draft));
}

void BattlesController::savePacket() {
    const BattleId battle = m_panel.battle();
    const Result<Battlefield> field = m_session.battlefield(battle);
    if (!field)
        return Q_EMIT failed(field.error());
    const QString folder = QFileDialog::getExistingDirectory(m_window, tr("Save the battle packet"));
    if (folder.isEmpty())
        return;
    const QString base = QStringLiteral("%1/battle_%2").arg(folder).arg(battle.index() + 1);
    Result<void> written = writeFile((base + QStringLiteral(".toml")).toStdU16String(), toToml(field->setup));
    if (written)
        written = writeFile((base + QStringLiteral("_result.toml")).toStdU16String(),
                            tableForm(m_session.campaign(), battle, *field));
    if (!written)
        return Q_EMIT failed(written.error());
    Q_EMIT said(tr("The battle packet was saved to %1: the table, both lists and the result form.").arg(folder));
}

}  // namespace ephor
