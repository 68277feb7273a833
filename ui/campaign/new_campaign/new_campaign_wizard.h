// Starts a campaign: scenario, players, rules, length and file.
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

/// Dependencies of the wizard.
struct NewCampaignNeeds {
    std::vector<const RuleSystem*> systems;
    FindSystem find;
    std::function<campaign::CampaignSeed()> freshSeed;
    CampaignShelf shelf;  ///< folder for campaigns
};

class NewCampaignWizard final : public QWizard {
    Q_OBJECT

public:
    explicit NewCampaignWizard(NewCampaignNeeds needs, QWidget* parent = nullptr);

    /// Reads the user's own scenario; faults are shown with file and line.
    void readFolder(const QString& folder);
    void accept() override;

Q_SIGNALS:
    /// The campaign was created; its file is closed.
    void made(const QString& file);
    void manualWanted(const QString& topic);
    /// Edit the chosen scenario; `folder` is empty for a built-in one.
    void editWanted(const ephor::campaign::ScenarioFiles& files, const QString& folder);
    /// Edit a folder with an unfinished save.
    void editFolderWanted(const QString& folder);

private:
    /// A scenario to choose from; one that cannot be read has faults instead.
    struct Offer {
        Result<campaign::ScenarioFiles> files;
        QString folder;  ///< of the user's own files
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
    int ownRules() const;
    void showSystemNote();
    void browseFolder();
    void edit();
    void browseFile();
    campaign::ScenarioChoices choices() const;

    NewCampaignNeeds m_needs;
    std::vector<Offer> m_offers;
    std::optional<campaign::Campaign> m_campaign;  ///< the initial state of the chosen scenario
    QListWidget* m_list = nullptr;
    QPushButton* m_again = nullptr;
    QLabel* m_picture = nullptr;
    QLabel* m_note = nullptr;
    QListWidget* m_faults = nullptr;
    QTableWidget* m_powers = nullptr;
    QComboBox* m_system = nullptr;
    std::vector<const RuleSystem*> m_rules;  ///< of m_system's rows: the built-in ones and rules packs
    QLabel* m_systemNote = nullptr;
    QSpinBox* m_years = nullptr;
    ModulesChoice* m_modules = nullptr;
    QLineEdit* m_seed = nullptr;
    RuleNumbersView* m_numbers = nullptr;
    QLineEdit* m_name = nullptr;
    QLineEdit* m_file = nullptr;
    QLabel* m_said = nullptr;
};

}  // namespace ephor
