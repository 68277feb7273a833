// The desktop program: which window leads to which. Wiring only.
#pragma once

#include "core/campaign/scenario/files.h"
#include "models/battle/battle_session.h"
#include "models/battle/samples.h"
#include "models/campaign/campaign_shelf.h"

#include <QObject>
#include <QPointer>
#include <filesystem>

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

/// Where the program puts what nobody has named a place for.
struct DesktopFolders {
    std::filesystem::path recovery;  ///< copies of unsaved lists, packs, battles and order sheets
    QString campaigns;

    /// Where lists are kept as long as nobody has chosen another place.
    QString lists() const { return campaigns + QStringLiteral("/Lists"); }
};

class Desktop final : public QObject {
    Q_OBJECT

public:
    /// The settings must outlive it.
    Desktop(DesktopFolders folders, QSettings& settings);
    ~Desktop() override;

    void showStart();
    /// By what it is: a campaign, a record, a file of a rules pack, a set-up, or else a list. False where it cannot be
    /// read; that has been said.
    bool openFile(const QString& file);
    /// The sample campaign that was played last, or a new one.
    void showSampleCampaign();
    void showManual(const QString& topic);

private:
    static std::uint64_t freshSeed();
    static std::shared_ptr<const Player> playerOf(By kind, const Game& game);
    ArmyListWindow* showList();
    RulesPackWindow* showPack();
    void openSampleArmy(const Sample& army);
    void setUpBattle(const std::function<void(SetupDialog&)>& prepare = {});
    SetupDialog* showSetup(const std::function<void(SetupDialog&)>& prepare);
    /// Of two armies, before they fight; `list` may be null.
    void askOdds(const ArmyList* list);
    void askOddsFromHere(BattleWindow& window);
    BattleWindow* showBattle(std::unique_ptr<BattleSession> session);
    void showOdds(OddsNeeds needs, QWidget* parent);
    CampaignWindow* showCampaign(std::unique_ptr<CampaignSession> session);
    bool openCampaign(const QString& file);
    /// `folder`: a scenario of one's own that it begins with; none: those of the program.
    void setUpCampaign(const QString& folder = {});
    void editScenario(const campaign::ScenarioFiles& files, const QString& folder);
    /// Finishes an unfinished save in the folder first, and says so.
    void editScenarioFolder(const QString& folder);
    /// What beats what: of the files, or of lists that are chosen there.
    void compareLists(const QStringList& files = {});
    void showLibrary();
    /// Asks first where one has been begun.
    void offerSampleCampaign();
    void foundSampleCampaign();
    void restoreCampaign(const QString& copy);
    /// Lists, packs and battles that were never saved when the program was closed the last time.
    void offerUnsaved(const QStringList& kinds);
    void showUnsavedLists(const QStringList& others);
    void showUnsavedPacks(const QStringList& others);
    void showUnsavedBattles(const QStringList& others);
    /// A copy that was left behind, and why nothing can be made of it.
    struct Unreadable {
        std::filesystem::path copy;
        QString fault;
    };
    /// One after the other; then the other kinds are offered.
    void askAbout(std::vector<Unreadable> copies, const QStringList& others);
    bool openRecord(const QString& file);
    void askForFile();
    void askForRecord();
    void askForCopy();
    QStringList recentFiles() const;
    std::vector<std::filesystem::path> packPlaces() const;
    void remember(const QString& file);
    void say(const QString& text);

    std::filesystem::path m_recovery;
    CampaignShelf m_shelf;
    QString m_lists;
    QSettings& m_settings;
    std::unique_ptr<StartWindow> m_start;
    std::unique_ptr<ManualWindow> m_manual;
    std::unique_ptr<ListLibraryWindow> m_library;
};

}  // namespace ephor
