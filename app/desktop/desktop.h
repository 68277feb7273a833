// The desktop program: opens windows and connects them.
#pragma once

#include "core/campaign/scenario/files.h"
#include "core/rules/rules_shelf.h"
#include "models/battle/battle_session.h"
#include "models/battle/samples.h"
#include "models/campaign/campaign_shelf.h"
#include "ui/common/window/last_folder.h"

#include <QObject>
#include <QPointer>
#include <filesystem>

class QDialog;
class QSettings;

namespace ephor {

class ArmyListWindow;
class BattleWindow;
class CampaignSession;
class CampaignWindow;
class ListLibraryWindow;
class ManualWindow;
struct OddsNeeds;
class RulesPackWindow;
class SetupDialog;
class StartWindow;

/// Default folders for files whose place the user has not chosen.
struct DesktopFolders {
    std::filesystem::path recovery;  ///< recovery copies of lists, packs, battles and order sheets
    QString campaigns;
    QString crashes = {};  ///< reports of crashes; empty: none is offered

    /// The folder for lists until the user chooses another.
    QString lists() const { return campaigns + QStringLiteral("/Lists"); }
    /// The folder for battles and their reports until the user chooses another.
    QString battles() const { return campaigns + QStringLiteral("/Battles"); }
    /// The folder of installed rules packs.
    QString packs() const { return campaigns + QStringLiteral("/Packs"); }
};

class Desktop final : public QObject {
    Q_OBJECT

public:
    /// The settings must outlive it.
    Desktop(DesktopFolders folders, QSettings& settings);
    ~Desktop() override;

    void showStart();
    /// Opens a file by its kind: a campaign, a record, a file of a rules pack, a set-up, otherwise a list. If it cannot
    /// be read, shows a message and returns false.
    bool openFile(const QString& file);
    /// Opens the latest sample campaign, or a new one.
    void showSampleCampaign();
    void showManual(const QString& topic);

private:
    static std::uint64_t freshSeed();
    static std::shared_ptr<const Player> playerOf(By kind, const Game& game);
    ArmyListWindow* showList();
    /// Shows the page for a new list, then its window.
    void askNewList();
    RulesPackWindow* showPack();
    void openSampleArmy(const Sample& army);
    void setUpBattle(const std::function<void(SetupDialog&)>& prepare = {});
    SetupDialog* showSetup(const std::function<void(SetupDialog&)>& prepare);
    /// Shows the historical battles, with the named one selected; empty: the first.
    void showHistory(const QString& battle = {});
    void setUpSample(const Sample& battle);
    /// Shows a new set-up or briefing in the place of the one that is open.
    QWidget* aboveSetup() const;
    void replaceSetup(QDialog* dialog);
    /// Asks which list this one fights, then shows the odds.
    void askOpponent(const ArmyList& list);
    /// Shows the odds of a new battle between two armies; `list` may be null.
    void askOdds(const ArmyList* list);
    void askOddsFromHere(BattleWindow& window);
    BattleWindow* showBattle(std::unique_ptr<BattleSession> session, const QString& folder = {});
    void showOdds(OddsNeeds needs, QWidget* parent);
    CampaignWindow* showCampaign(std::unique_ptr<CampaignSession> session);
    bool openCampaign(const QString& file);
    /// `folder`: the user's own scenario to start with; empty: the program's scenarios.
    void setUpCampaign(const QString& folder = {});
    void editScenario(const campaign::ScenarioFiles& files, const QString& folder);
    /// If a save in the folder was not finished, first finishes it and shows a message.
    void editScenarioFolder(const QString& folder);
    /// Compares lists by battles: those of the files, or lists that the user chooses there.
    void compareLists(const QStringList& files = {});
    /// Looks for the best list against these, which are legal and of one system, or asks whether they are the best.
    void findBestList(const std::vector<ArmyList>& lists);
    void findBestAgainst(const QStringList& files);
    void showLibrary();
    /// Asks first where a sample campaign exists.
    void offerSampleCampaign();
    void foundSampleCampaign();
    void restoreCampaign(const QString& copy);
    /// The kinds of recovery copies, by their extensions.
    static QStringList kindsOfCopies();
    /// Says in the start window what comes first: a crash, unsaved work, a new version.
    void welcome();
    bool offerCrashReport();
    void offerNews();
    void showAbout();
    /// Offers recovery copies of lists, packs and battles that were never saved; false: there are none.
    bool offerUnsaved(const QStringList& kinds);
    void showUnsavedLists(const QStringList& others);
    void showUnsavedPacks(const QStringList& others);
    void showUnsavedBattles(const QStringList& others);
    /// A recovery copy that cannot be read, and why.
    struct Unreadable {
        std::filesystem::path copy;
        QString fault;
    };
    /// Asks about each copy in turn, then offers the other kinds.
    void askAbout(std::vector<Unreadable> copies, const QStringList& others);
    bool openRecord(const QString& file);
    void askForFile();
    void askForRecord();
    void askForCopy();
    QStringList recentFiles() const;
    void showRecent();
    std::vector<std::filesystem::path> packPlaces() const;
    /// Tells the rules that lists may name where packs are.
    void findPacks();
    /// Puts a file first among the recent ones.
    void remember(const QString& file) { rememberAs(file, {}); }
    /// The same with a title that names its contents.
    void rememberAs(const QString& file, const QString& title);
    void say(const QString& text);

    std::filesystem::path m_recovery;
    CampaignShelf m_shelf;
    LastFolder m_files;
    QString m_lists;
    QString m_battles;
    QString m_crashes;
    std::filesystem::path m_packs;
    std::shared_ptr<RulesShelf> m_rules = std::make_shared<RulesShelf>();  ///< shared with work in the background
    QSettings& m_settings;
    QPointer<QDialog> m_setup;  ///< the set-up or briefing that is open
    std::unique_ptr<StartWindow> m_start;
    std::unique_ptr<ManualWindow> m_manual;
    std::unique_ptr<ListLibraryWindow> m_library;
};

}  // namespace ephor
