// A new campaign: which war, who plays which power, by which rules and how long, and in which file.
#pragma once

#include "core/campaign/scenario/settings.h"
#include "models/campaign/campaign_session.h"
#include "models/campaign/campaign_shelf.h"

#include <QWizard>

class QComboBox;
class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;
class QSpinBox;
class QTableWidget;

namespace ephor {

class ModulesChoice;
class RuleNumbersView;

/// What it needs from outside.
struct NewCampaignNeeds {
    std::vector<const RuleSystem*> systems;
    CampaignSession::FindSystem find;
    std::function<campaign::CampaignSeed()> freshSeed;
    CampaignShelf shelf;  ///< where campaigns are kept
};

class NewCampaignWizard final : public QWizard {
    Q_OBJECT

public:
    explicit NewCampaignWizard(NewCampaignNeeds needs, QWidget* parent = nullptr);

    /// Data files of one's own; what is wrong with them is shown with file and line.
    void readFolder(const QString& folder);
    void accept() override;

Q_SIGNALS:
    /// The campaign has been made and is closed again.
    void made(const QString& file);
    void manualWanted(const QString& topic);
    /// The chosen scenario shall be edited; `folder` is empty where it is one of the program.
    void editWanted(const ephor::campaign::ScenarioFiles& files, const QString& folder);
    /// A folder with an unfinished save is to be edited.
    void editFolderWanted(const QString& folder);

private:
    /// A scenario that may be chosen; one that cannot be read has faults.
    struct Offer {
        Result<campaign::ScenarioFiles> files;
        QString folder;  ///< of files of one's own
    };

    QWizardPage* makeScenarioPage();
    QWizardPage* makePowersPage();
    QWizardPage* makeRulesPage();
    QWizardPage* makeNumbersPage();
    QWizardPage* makeFilePage();
    void readAgain();
    void takeScenario();
    void showScenario();
    void showFaults(const Diagnostics& faults);
    void fillPowers();
    void fillRules();
    void browseFolder();
    void edit();
    void browseFile();
    campaign::ScenarioChoices choices() const;

    NewCampaignNeeds m_needs;
    std::vector<Offer> m_offers;
    std::optional<campaign::Campaign> m_campaign;  ///< as the chosen scenario begins
    QListWidget* m_list = nullptr;
    QPushButton* m_again = nullptr;
    QLabel* m_picture = nullptr;
    QLabel* m_note = nullptr;
    QListWidget* m_faults = nullptr;
    QTableWidget* m_powers = nullptr;
    QComboBox* m_system = nullptr;
    QSpinBox* m_years = nullptr;
    ModulesChoice* m_modules = nullptr;
    QLineEdit* m_seed = nullptr;
    RuleNumbersView* m_numbers = nullptr;
    QLineEdit* m_name = nullptr;
    QLineEdit* m_file = nullptr;
    QLabel* m_said = nullptr;
};

}  // namespace ephor
