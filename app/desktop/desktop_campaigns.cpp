// Opens the windows of campaigns and connects them.
#include "app/desktop/desktop.h"
#include "app/desktop/open_windows.h"
#include "core/campaign/scenario/folder.h"
#include "models/text/battle_words.h"
#include "models/text/order_words.h"
#include "ui/battle/battle_window.h"
#include "ui/campaign/new_campaign/new_campaign_wizard.h"
#include "ui/campaign/scenario_editor/scenario_window.h"
#include "ui/campaign/window/campaign_window.h"
#include "ui/start/start_window.h"

#include <QApplication>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>

namespace ephor {

namespace {

void raiseBattle(const BattleSession& battle) {
    if (auto* open = openWindow<BattleWindow>([&](const BattleSession& one) { return &one == &battle; }))
        bringToFront(*open);
}

}  // namespace

CampaignWindow* Desktop::showCampaign(std::unique_ptr<CampaignSession> session) {
    const QString folder = QFileInfo(session->file()).path();
    auto* window = new CampaignWindow(
        std::move(session),
        {&m_settings, [this, folder](std::unique_ptr<BattleSession> battle) { showBattle(std::move(battle), folder); },
         raiseBattle, playerOf, m_recovery, [] { return clubTimeOf(QDateTime::currentDateTime()); }});
    window->setAttribute(Qt::WA_DeleteOnClose);
    connect(window, &CampaignWindow::newWanted, this, [this] { setUpCampaign(); });
    connect(window, &CampaignWindow::scenarioWanted, this, [this, window] {
        const auto& founding = window->session().journal().entries().front();
        if (auto founded = campaign::filesFromJson(founding.action))
            editScenario(founded->files, {});
    });
    connect(window, &CampaignWindow::openWanted, this, &Desktop::askForFile);
    connect(window, &CampaignWindow::restoreWanted, this, &Desktop::askForCopy);
    connect(window, &CampaignWindow::fileWanted, this, &Desktop::openFile);
    connect(window, &CampaignWindow::manualWanted, this, &Desktop::showManual);
    connect(window, &CampaignWindow::listWanted, this, [this](const ArmyList& list) {
        openSampleArmy({{}, QString::fromStdString(list.name), {}, list.system, toToml(list)});
    });
    window->show();
    return window;
}

bool Desktop::openCampaign(const QString& file) {
    if (auto* open = openWindowOf<CampaignWindow>(file)) {
        bringToFront(*open);
        return true;
    }
    Result<std::unique_ptr<CampaignSession>> session = CampaignSession::open(file, finderOf(m_rules));
    if (!session) {
        say(text(session.error()));
        return false;
    }
    remember(file);
    showCampaign(std::move(*session));
    return true;
}

/// Not modal, so that the manual can be read at the same time.
void Desktop::setUpCampaign(const QString& folder) {
    auto* wizard = new NewCampaignWizard({m_rules->all(), finderOf(m_rules), &campaign::CampaignSeed::fresh, m_shelf},
                                         QApplication::activeWindow());
    wizard->setAttribute(Qt::WA_DeleteOnClose);
    connect(wizard, &NewCampaignWizard::manualWanted, this, &Desktop::showManual);
    connect(wizard, &NewCampaignWizard::made, this, &Desktop::openCampaign);
    connect(wizard, &NewCampaignWizard::editWanted, this, &Desktop::editScenario);
    connect(wizard, &NewCampaignWizard::editFolderWanted, this, &Desktop::editScenarioFolder);
    if (!folder.isEmpty())
        wizard->readFolder(folder);
    wizard->show();
}

void Desktop::editScenario(const campaign::ScenarioFiles& files, const QString& folder) {
    auto* window = new ScenarioWindow(std::make_unique<ScenarioDocument>(files, folder), m_shelf.folder(), &m_settings,
                                      finderOf(m_rules));
    window->setAttribute(Qt::WA_DeleteOnClose);
    connect(window, &ScenarioWindow::campaignWanted, this, &Desktop::setUpCampaign);
    connect(window, &ScenarioWindow::manualWanted, this, &Desktop::showManual);
    connect(window, &ScenarioWindow::folderWanted, this, &Desktop::editScenarioFolder);
    window->show();
}

void Desktop::editScenarioFolder(const QString& folder) {
    const std::filesystem::path path = folder.toStdU16String();
    const bool isUnfinished = campaign::hasUnfinishedSave(path);
    if (isUnfinished)
        if (const Result<void> finished = campaign::finishSave(path); !finished)
            return say(text(finished.error()));
    const Result<campaign::ScenarioFiles> read = campaign::readScenarioFolder(path);
    if (!read)
        return say(text(read.error()));
    editScenario(*read, folder);
    if (isUnfinished)
        say(tr("The last save of this scenario was interrupted. It has been completed; the files are in %1.")
                .arg(QDir::toNativeSeparators(folder)));
}

void Desktop::offerSampleCampaign() {
    const QString begun = m_shelf.latestSample();
    if (begun.isEmpty())
        return foundSampleCampaign();
    m_start->ask(tr("You have begun the sample campaign already: %1.").arg(QFileInfo(begun).completeBaseName()),
                 {{tr("&Continue it"), [this, begun] { openCampaign(begun); }},
                  {tr("Begin a &new one"), [this] { foundSampleCampaign(); }}});
}

void Desktop::foundSampleCampaign() {
    const Result<QString> file = m_shelf.foundSample(campaign::CampaignSeed::fresh());
    if (file)
        openCampaign(*file);
    else
        say(text(file.error()));
}

void Desktop::showSampleCampaign() {
    if (const QString begun = m_shelf.latestSample(); begun.isEmpty())
        foundSampleCampaign();
    else
        openCampaign(begun);
}

void Desktop::restoreCampaign(const QString& copy) {
    const Result<QString> file = m_shelf.restore(copy);
    if (file)
        openCampaign(*file);
    else
        say(tr("The backup was not restored; nothing was changed.") + u'\n' + text(file.error()));
}

void Desktop::askForCopy() {
    const QString copy =
        m_files.chosen(QFileDialog::getOpenFileName(QApplication::activeWindow(), tr("Restore a campaign"),
                                                    m_files.path(), tr("Campaigns (*.ephor);;All files (*)")));
    if (!copy.isEmpty())
        restoreCampaign(copy);
}

}  // namespace ephor
