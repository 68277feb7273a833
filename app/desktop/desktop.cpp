#include "app/desktop/desktop.h"

#include "app/desktop/open_windows.h"
#include "core/ai/computer_players.h"
#include "core/io/file.h"
#include "core/io/file_kind.h"
#include "core/io/records/setup_io.h"
#include "core/rules/builtin.h"
#include "models/army_list/list_check.h"
#include "models/scenario/scenario_head.h"
#include "models/text/battle_words.h"
#include "ui/army_list/army_list_window.h"
#include "ui/army_list/list_library/list_library_window.h"
#include "ui/army_list/new_list/new_list_dialog.h"
#include "ui/battle/battle_window.h"
#include "ui/battle/setup/briefing_dialog.h"
#include "ui/common/actions/appearance_actions.h"
#include "ui/common/actions/help_actions.h"
#include "ui/common/field_undo.h"
#include "ui/common/help_topic.h"
#include "ui/common/renamed_settings.h"
#include "ui/common/window/screen_fit.h"
#include "ui/common/window/wheel_guard.h"
#include "ui/manual/manual_window.h"
#include "ui/odds/best_list_dialog.h"
#include "ui/odds/matrix_dialog.h"
#include "ui/odds/odds_dialog.h"
#include "ui/odds/opponent_dialog.h"
#include "ui/rules_pack/rules_pack_window.h"
#include "ui/start/start_window.h"

#include <QApplication>
#include <QFileDialog>
#include <QFileInfo>
#include <QRandomGenerator>
#include <QSettings>

namespace ephor {

namespace {

constexpr qsizetype mostRecent = 12;

/// The folder of the rules pack that a file belongs to: the folder of a troops.toml, or the one above its tests.
std::optional<std::filesystem::path> packFolder(const QString& file) {
    const std::filesystem::path path = std::filesystem::absolute(file.toStdU16String());
    std::filesystem::path folder = path.parent_path();
    if (path.filename() == "troops.toml")
        return folder;
    if (folder.filename() == "tests" && std::filesystem::exists(folder.parent_path() / "troops.toml"))
        return folder.parent_path();
    return {};
}

}  // namespace

Desktop::Desktop(DesktopFolders folders, QSettings& settings)
    : m_recovery(std::move(folders.recovery)),
      m_shelf(folders.campaigns),
      m_files(QDir(m_shelf.folder()).filePath(QStringLiteral("."))),
      m_lists(folders.lists()),
      m_battles(folders.battles()),
      m_crashes(folders.crashes),
      m_packs(folders.packs().toStdU16String()),
      m_settings(settings) {
    WheelGuard::install(*qApp);
    ScreenFit::install(*qApp);
    FieldUndo::install(*qApp);
    renameSettings(m_settings);
    useStoredColours(m_settings);
    findPacks();
}

Desktop::~Desktop() = default;

std::uint64_t Desktop::freshSeed() { return QRandomGenerator::system()->generate64(); }

std::shared_ptr<const Player> Desktop::playerOf(By kind, const Game& game) { return makePlayer(kind, game); }

void Desktop::showStart() {
    if (!m_start) {
        m_start = std::make_unique<StartWindow>(sampleArmies(findSystem, systemIds()),
                                                sampleBattles(findSystem, systemIds()), &m_settings);
        StartWindow* start = m_start.get();
        connect(start, &StartWindow::sampleCampaignWanted, this, &Desktop::offerSampleCampaign);
        connect(start, &StartWindow::campaignWanted, this, [this] { setUpCampaign(); });
        connect(start, &StartWindow::scenarioWanted, this, [this] { editScenario(newScenario(), {}); });
        connect(start, &StartWindow::restoreWanted, this, &Desktop::askForCopy);
        connect(start, &StartWindow::battleWanted, this, [this] { setUpBattle(); });
        connect(start, &StartWindow::matrixWanted, this, [this] { compareLists(); });
        connect(start, &StartWindow::libraryWanted, this, &Desktop::showLibrary);
        connect(start, &StartWindow::oddsWanted, this, [this] { askOdds(nullptr); });
        connect(start, &StartWindow::listWanted, this, &Desktop::askNewList);
        connect(start, &StartWindow::packWanted, this, &Desktop::showPack);
        connect(start, &StartWindow::openWanted, this, &Desktop::askForFile);
        connect(start, &StartWindow::recordWanted, this, &Desktop::askForRecord);
        connect(start, &StartWindow::fileWanted, this, &Desktop::openFile);
        connect(start, &StartWindow::armyWanted, this, &Desktop::openSampleArmy);
        connect(start, &StartWindow::historicalWanted, this,
                [this](const Sample& battle) { showHistory(battle.name); });
        connect(start, &StartWindow::manualWanted, this, &Desktop::showManual);
        welcome();
    }
    showRecent();
    bringToFront(*m_start);
}

void Desktop::showManual(const QString& topic) {
    if (topic == aboutTopic)
        return showAbout();
    if (!m_manual) {
        m_manual = std::make_unique<ManualWindow>(&m_settings);
        connect(m_manual.get(), &ManualWindow::aboutWanted, this, &Desktop::showAbout);
    }
    m_manual->showTopic(topic);
    bringToFront(*m_manual);
}

ArmyListWindow* Desktop::showList() {
    ArmyListNeeds needs{finderOf(m_rules), systemIds(), m_recovery, &m_settings};
    needs.packs = [this] { return packPlaces(); };
    needs.folder = m_lists;
    auto* window = new ArmyListWindow(std::move(needs));
    connect(window, &ArmyListWindow::manualWanted, this, &Desktop::showManual);
    connect(window, &ArmyListWindow::fileOpened, this, &Desktop::rememberAs);
    connect(window, &ArmyListWindow::packWanted, this, &Desktop::showPack);
    connect(window, &ArmyListWindow::anotherCopyWanted, this, &Desktop::showList);
    connect(window, &ArmyListWindow::oddsWanted, this, [this](const ArmyList& list) { askOpponent(list); });
    connect(window, &ArmyListWindow::bestListWanted, this, [this](const ArmyList& list) { findBestList({list}); });
    connect(window, &ArmyListWindow::fightWanted, this, [this](const ArmyList& list) {
        setUpBattle([&list](SetupDialog& dialog) {
            dialog.chooseArmy(Side::A, QString::fromStdString(list.name), list.file, toToml(list));
        });
    });
    window->show();
    return window;
}

void Desktop::askNewList() {
    auto* dialog = new NewListDialog(findSystem, systemIds(), {}, m_start.get());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    helpByKey(dialog, [this](const QString& topic) { showManual(topic); });
    connect(dialog, &QDialog::accepted, this,
            [this, dialog] { showList()->startWith(dialog->text(), dialog->title()); });
    dialog->open();
}

RulesPackWindow* Desktop::showPack() {
    auto* window = new RulesPackWindow(m_recovery, &m_settings, m_packs);
    connect(window, &RulesPackWindow::manualWanted, this, &Desktop::showManual);
    connect(window, &RulesPackWindow::fileOpened, this, &Desktop::remember);
    connect(window, &RulesPackWindow::installed, this, &Desktop::findPacks);
    connect(window, &RulesPackWindow::anotherCopyWanted, this, &Desktop::showPack);
    window->show();
    return window;
}

void Desktop::openSampleArmy(const Sample& army) { showList()->openSample(army); }

/// Not modal, so that the manual can be read at the same time. There is one at a time.
void Desktop::replaceSetup(QDialog* dialog) {
    if (m_setup)
        m_setup->close();
    m_setup = dialog;
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->show();
}

/// Where the next dialog belongs. The set-up dialog that it replaces is closed and takes its children with it.
QWidget* Desktop::aboveSetup() const {
    QWidget* active = QApplication::activeWindow();
    return active && active == m_setup ? active->parentWidget() : active;
}

SetupDialog* Desktop::showSetup(const std::function<void(SetupDialog&)>& prepare) {
    auto* dialog = new SetupDialog({m_rules->all(), playerOf, freshSeed, &m_settings, m_lists}, aboveSetup());
    connect(dialog, &SetupDialog::manualWanted, this, &Desktop::showManual);
    connect(dialog, &SetupDialog::historyWanted, this, [this] { showHistory(); });
    if (prepare)
        prepare(*dialog);
    replaceSetup(dialog);
    return dialog;
}

void Desktop::showHistory(const QString& battle) {
    const auto systems = builtinSystems();
    auto* dialog =
        new BriefingDialog({{systems.begin(), systems.end()}, playerOf, freshSeed, &m_settings}, aboveSetup());
    dialog->choose(battle);
    connect(dialog, &BriefingDialog::manualWanted, this, &Desktop::showManual);
    connect(dialog, &BriefingDialog::setupWanted, this, &Desktop::setUpSample);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        BattleWindow* window = showBattle(dialog->takeSession());
        if (dialog->isToWatch())
            window->watch();
    });
    replaceSetup(dialog);
}

void Desktop::setUpSample(const Sample& battle) {
    setUpBattle(
        [&battle](SetupDialog& dialog) { dialog.chooseBattle(battle.name, battle.path.toStdString(), battle.text); });
}

void Desktop::setUpBattle(const std::function<void(SetupDialog&)>& prepare) {
    SetupDialog* dialog = showSetup(prepare);
    connect(dialog, &QDialog::accepted, this, [this, dialog] { showBattle(dialog->takeSession()); });
}

void Desktop::askOpponent(const ArmyList& list) {
    auto* dialog = new OpponentDialog({list, finderOf(m_rules), ListLibraryWindow::folderOf(&m_settings, m_lists)},
                                      QApplication::activeWindow());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &OpponentDialog::manualWanted, this, &Desktop::showManual);
    connect(dialog, &OpponentDialog::moreWanted, this, [this, dialog, list] {
        dialog->close();
        // Later, so that the next dialog does not become a child of this one.
        QMetaObject::invokeMethod(this, [this, list] { askOdds(&list); }, Qt::QueuedConnection);
    });
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        const auto session = BattleSession::open(dialog->system(), dialog->setup(), {}, playerOf);
        if (!session)
            return say(text(session.error()));
        showOdds({(*session)->sharedGame(), {}, {}, {}, playerOf, freshSeed() >> 32, true}, nullptr);
    });
    dialog->show();
}

void Desktop::askOdds(const ArmyList* list) {
    SetupDialog* dialog = showSetup([list](SetupDialog& setup) {
        if (list)
            setup.chooseArmy(Side::A, QString::fromStdString(list->name), list->file, toToml(*list));
        setup.setPurpose(list ? tr("Odds against…") : tr("Odds of a battle"), tr("&Show the odds"));
    });
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        const std::unique_ptr<BattleSession> session = dialog->takeSession();
        showOdds({session->sharedGame(), {}, {}, {}, playerOf, freshSeed() >> 32, true}, nullptr);
    });
}

/// The odds from the moment of the battle that is shown, without what is secret from the side that is asked.
void Desktop::askOddsFromHere(BattleWindow& window) {
    BattleSession& session = window.session();
    OddsNeeds needs{session.sharedGame(), {}, {}, {}, playerOf, freshSeed() >> 32, false};
    if (const std::optional<BattleHere> here = session.here(session.moment()))
        needs.here = std::make_shared<const Here>(hereOf(here->record, here->pending));
    needs.table = std::make_shared<const Table>(session.tableShown());
    if (session.isLive())
        needs.atIssue = window.unitsAtIssue();
    showOdds(std::move(needs), &window);
}

void Desktop::showOdds(OddsNeeds needs, QWidget* parent) {
    const std::shared_ptr<const Game> game = needs.game;
    needs.settings = &m_settings;
    auto* dialog = new OddsDialog(std::move(needs), parent);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &OddsDialog::manualWanted, this, &Desktop::showManual);
    connect(dialog, &OddsDialog::playWanted, this, [this, dialog, game] {
        DicePlan dice;
        dice.seed = freshSeed();
        if (Result<std::unique_ptr<BattleSession>> battle =
                BattleSession::open(game->system(), game->setup(), dice, playerOf)) {
            dialog->close();
            showBattle(std::move(*battle));
        }
    });
    dialog->show();
}

BattleWindow* Desktop::showBattle(std::unique_ptr<BattleSession> session, const QString& folder) {
    BattleWindowNeeds needs{freshSeed, &m_settings};
    needs.recovery = m_recovery;
    needs.playback = storedPlayback(m_settings);
    needs.folder = folder.isEmpty() ? m_battles : folder;
    auto* window = new BattleWindow(std::move(session), std::move(needs));
    window->setAttribute(Qt::WA_DeleteOnClose);
    connect(window, &BattleWindow::newBattleWanted, this, [this] { setUpBattle(); });
    connect(window, &BattleWindow::openWanted, this, &Desktop::askForRecord);
    connect(window, &BattleWindow::recordSaved, this, &Desktop::remember);
    connect(window, &BattleWindow::oddsWanted, this, [this, window] { askOddsFromHere(*window); });
    connect(window, &BattleWindow::manualWanted, this, &Desktop::showManual);
    window->show();
    return window;
}

void Desktop::compareLists(const QStringList& files) {
    auto* dialog = new MatrixDialog({m_rules->all(), finderOf(m_rules), freshSeed() >> 32, &m_settings},
                                    QApplication::activeWindow());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &MatrixDialog::manualWanted, this, &Desktop::showManual);
    if (!files.isEmpty())
        dialog->compareFiles(files);
    dialog->show();
}

void Desktop::findBestList(const std::vector<ArmyList>& lists) {
    auto* dialog = new BestListDialog(
        {lists, finderOf(m_rules), ListLibraryWindow::folderOf(&m_settings, m_lists), freshSeed() >> 32, &m_settings},
        QApplication::activeWindow());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &BestListDialog::manualWanted, this, &Desktop::showManual);
    connect(dialog, &BestListDialog::openWanted, this, [this](const QString& file) {
        const std::vector<Sample> samples = sampleArmies(findSystem, systemIds());
        const auto sample = std::ranges::find(samples, file, &Sample::path);
        sample != samples.end() ? openSampleArmy(*sample) : void(openFile(file));
    });
    connect(dialog, &BestListDialog::fightWanted, this, [this](const Setup& setup) {
        setUpBattle([&setup](SetupDialog& battle) { battle.chooseBattle({}, {}, toToml(setup)); });
    });
    dialog->show();
}

void Desktop::findBestAgainst(const QStringList& files) {
    std::vector<ArmyList> lists;
    for (ReadList& read : readLists(files, finderOf(m_rules), systemIds()))
        if (read.system && !hasErrors(read.diagnostics))
            lists.push_back(*std::move(read.list));
    if (!lists.empty())
        findBestList(lists);
}

void Desktop::showLibrary() {
    if (!m_library) {
        m_library =
            std::make_unique<ListLibraryWindow>(ListLibraryNeeds{finderOf(m_rules), systemIds(), m_lists, &m_settings});
        ListLibraryWindow* library = m_library.get();
        connect(library, &ListLibraryWindow::openWanted, this, &Desktop::openFile);
        connect(library, &ListLibraryWindow::matrixWanted, this, &Desktop::compareLists);
        connect(library, &ListLibraryWindow::bestListWanted, this, &Desktop::findBestAgainst);
        connect(library, &ListLibraryWindow::manualWanted, this, &Desktop::showManual);
    }
    bringToFront(*m_library);
}

bool Desktop::openRecord(const QString& file) {
    if (auto* open = openWindowOf<BattleWindow>(file)) {
        bringToFront(*open);
        return true;
    }
    auto session = BattleSession::load(file.toStdU16String(), finderOf(m_rules), systemIds(), playerOf);
    if (!session) {
        say(text(session.error()));
        return false;
    }
    remember(file);
    showBattle(std::move(*session));
    return true;
}

/// The content decides, whatever the file is called; the name, where the content is damaged.
bool Desktop::openFile(const QString& file) {
    const FileKind kind = kindOfFile(file.toStdU16String());
    const bool isToml = kind == FileKind::Toml || kind == FileKind::Setup;
    if (kind == FileKind::Record || (!isToml && file.endsWith(QLatin1StringView(".battle"))))
        return openRecord(file);
    if (kind == FileKind::Campaign || (!isToml && file.endsWith(QLatin1StringView(".ephor"))))
        return openCampaign(file);
    if (const auto folder = packFolder(file))
        return showPack()->openFolder(*folder);
    const Result<std::string> text = readFile(file.toStdU16String(), largestSetup);
    if (!text) {
        say(ephor::text(text.error()));
        return false;
    }
    if (isSetup(*text)) {
        remember(file);
        setUpBattle([&](SetupDialog& dialog) {
            dialog.chooseBattle(QFileInfo(file).completeBaseName(), file.toStdString(), *text);
        });
        return true;
    }
    return showList()->openFile(file.toStdU16String());
}

void Desktop::askForFile() {
    const QString file = m_files.chosen(QFileDialog::getOpenFileName(
        m_start.get(), tr("Open"), m_files.path(),
        tr("Campaigns, lists, set-ups and battles (*.ephor *.toml *.battle);;All files (*)")));
    if (!file.isEmpty())
        openFile(file);
}

void Desktop::askForRecord() {
    const QString file = m_files.chosen(QFileDialog::getOpenFileName(
        QApplication::activeWindow(), tr("Replay a battle record"), m_files.path(), tr("Battle records (*.battle)")));
    if (!file.isEmpty())
        openRecord(file);
}

QStringList Desktop::recentFiles() const {
    QStringList files = m_settings.value(QStringLiteral("recent")).toStringList();
    files.removeIf([](const QString& file) { return !QFileInfo::exists(file); });
    return files;
}

void Desktop::showRecent() {
    m_start->setRecent(recentFiles(), m_settings.value(QStringLiteral("recentTitles")).toMap());
}

/// The folders that contain the packs opened recently, because a club keeps its versions side by side.
std::vector<std::filesystem::path> Desktop::packPlaces() const {
    std::vector<std::filesystem::path> places;
    for (const QString& file : recentFiles())
        if (const auto folder = packFolder(file))
            places.push_back(folder->parent_path());
    return places;
}

/// Packs that were opened or saved lately are known, too.
void Desktop::findPacks() {
    std::vector<std::filesystem::path> places = packPlaces();
    places.insert(places.begin(), m_packs);
    m_rules->setPlaces(std::move(places));
}

void Desktop::rememberAs(const QString& file, const QString& title) {
    const QString path = QFileInfo(file).absoluteFilePath();
    QStringList files = recentFiles();
    files.removeAll(path);
    files.prepend(path);
    files.resize(std::min(files.size(), mostRecent));
    m_settings.setValue(QStringLiteral("recent"), files);
    QVariantMap titles = m_settings.value(QStringLiteral("recentTitles")).toMap();
    titles.insert(path, title);
    titles.removeIf(
        [&files](const auto& one) { return one.value().toString().isEmpty() || !files.contains(one.key()); });
    m_settings.setValue(QStringLiteral("recentTitles"), titles);
    if (m_start)
        showRecent();
    if (packFolder(file))
        findPacks();
}

void Desktop::say(const QString& text) {
    showStart();
    m_start->sayFault(text);
}

}  // namespace ephor
