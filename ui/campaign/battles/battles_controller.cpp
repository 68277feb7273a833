#include "ui/campaign/battles/battles_controller.h"

#include "core/campaign/battle/table_result.h"
#include "core/campaign/turn/turn.h"
#include "core/io/file.h"
#include "core/io/records/record_io.h"
#include "models/afterwards.h"
#include "models/text/campaign_words.h"
#include "ui/campaign/battles/battle_packet.h"
#include "ui/campaign/battles/battles_panel.h"
#include "ui/campaign/battles/result_form.h"
#include "ui/campaign/map/power_looks.h"
#include "ui/common/battle_looks.h"
#include "ui/common/window/open_beside.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>

namespace ephor {

using namespace campaign;

BattlesController::BattlesController(BattlesPanel& panel, CampaignSession& session, RunningBattles& running,
                                     const PowerLooks& looks, BattlesControllerNeeds needs, QWidget* window)
    : QObject(window),
      m_panel(panel),
      m_session(session),
      m_running(running),
      m_looks(looks),
      m_needs(std::move(needs)),
      m_window(window) {
    connect(&running, &RunningBattles::failed, this, &BattlesController::failed);
    connect(&running, &RunningBattles::resultWanted, this, &BattlesController::takeRunning);
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
    if (const BattleSession* open = m_running.open(battle)) {
        if (m_needs.raiseBattle)
            m_needs.raiseBattle(*open);
        return open->ended() ? takeRunning(battle) : void();
    }
    const auto progress = m_running.progressOf(battle);
    if (progress && !progress->fits)
        return Q_EMIT asked(
            tr("The battle of %1 was begun with other armies, before the campaign was changed. It cannot be resumed. "
               "Undo the change to resume it, or discard it.")
                .arg(placeOf(battle)),
            tr("&Discard it"), [this, battle] { m_running.discard(battle); });
    if (progress && progress->isOver)
        return takeRunning(battle);
    Result<std::unique_ptr<BattleSession>> started = m_running.start(battle);
    if (!started)
        return Q_EMIT failed(started.error());
    const State& state = m_session.campaign().state;
    const auto lookOf = [&](const std::vector<ArmyId>& armies) {
        return m_looks.of(state.armies[armies.front().index()].power);
    };
    const Battle& fought = state.battles[battle.index()];
    setLooks(**started, {lookOf(fought.attackers), lookOf(fought.defenders)});
    m_needs.showBattle(std::move(*started));
}

void BattlesController::takeRunning(BattleId battle) {
    const Result<Record> record = m_running.record(battle);
    record ? takeRecord(battle, *record) : Q_EMIT failed(record.error());
}

void BattlesController::discard(BattleId battle) {
    if (m_running.open(battle))
        return Q_EMIT said(tr("The battle of %1 is open. Close its window, then discard it.").arg(placeOf(battle)));
    Q_EMIT asked(tr("Discard the battle of %1 as far as it was played? This cannot be undone.").arg(placeOf(battle)),
                 tr("&Discard it"), [this, battle] { m_running.discard(battle); });
}

QString BattlesController::placeOf(BattleId battle) const {
    return nameOf(m_session.scenario(), m_session.campaign().state.battles[battle.index()].place);
}

void BattlesController::typeIn(BattleId battle) {
    const Result<Battlefield> field = m_session.battlefield(battle);
    openForm(blankResult(m_session.campaign(), battle, field ? &*field : nullptr));
}

void BattlesController::autoResolve(BattleId battle) {
    m_panel.setFighting(true);
    afterwards(m_session.fight(battle), this, [this, battle](const Aftermath& draft) {
        m_panel.setFighting(false);
        if (isPending(m_session.campaign().state, battle))
            openForm(draft);
    });
}

void BattlesController::takeRecord(BattleId battle, const Record& record) {
    if (!isPending(m_session.campaign().state, battle))
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
    const QString file = m_needs.files.chosen(QFileDialog::getOpenFileName(
        m_window, tr("Import a battle record"), m_needs.files.path(), tr("Battle records (*.battle)")));
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
    const QString file = m_needs.files.chosen(
        QFileDialog::getOpenFileName(m_window, tr("Import a result form"), m_needs.files.path(), tr("Forms (*.toml)")));
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
    const Result<std::vector<MailAttachment>> packet = battlePacket(m_session, battle);
    if (!packet)
        return Q_EMIT failed(packet.error());
    const QString folder = m_needs.files.chosenFolder(
        QFileDialog::getExistingDirectory(m_window, tr("Save the battle packet"), m_needs.files.path()));
    if (folder.isEmpty())
        return;
    for (const MailAttachment& part : *packet)
        if (const Result<void> written =
                writeFile(QDir(folder).filePath(part.name).toStdU16String(), part.bytes.toStdString());
            !written)
            return Q_EMIT failed(written.error());
    Q_EMIT said(tr("The battle packet was saved to %1: the table, both lists as pages to print, and the result form.")
                    .arg(folder));
}

}  // namespace ephor
