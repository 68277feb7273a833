#include "ui/campaign/new_campaign/new_campaign_wizard.h"

#include "core/campaign/battle/battle_rules.h"
#include "core/campaign/battle/battle_setup.h"
#include "core/campaign/scenario/folder.h"
#include "core/campaign/scenario/reader.h"
#include "core/campaign/scenario/rules_reader.h"
#include "models/text/battle_words.h"
#include "models/text/campaign_words.h"
#include "models/text/scenario_words.h"
#include "ui/campaign/map/power_looks.h"
#include "ui/campaign/new_campaign/modules_choice.h"
#include "ui/campaign/new_campaign/rule_numbers_view.h"
#include "ui/campaign/scenario_editor/scenario_picture.h"
#include "ui/common/help_topic.h"
#include "ui/common/icons.h"
#include "ui/common/named.h"
#include "ui/common/rows/empty_cell.h"
#include "ui/common/sizes.h"
#include "ui/common/window/screen_fit.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QDir>
#include <QFileDialog>
#include <QFormLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QRegularExpressionValidator>
#include <QSpinBox>
#include <QTableWidget>

namespace ephor {

using namespace campaign;

namespace {

enum PowerColumn { PowerNameColumn, PlayerColumn, DeputyColumn, RulerColumn };

/// A page whose completeness is decided by the wizard.
class Page final : public QWizardPage {
public:
    using QWizardPage::QWizardPage;
    std::function<bool()> isDone;

    bool isComplete() const override { return !isDone || isDone(); }
};

}  // namespace

NewCampaignWizard::NewCampaignWizard(NewCampaignNeeds needs, QWidget* parent)
    : QWizard(parent), m_needs(std::move(needs)) {
    setObjectName(QStringLiteral("newCampaign"));
    setWindowTitle(tr("New campaign"));
    setWizardStyle(QWizard::ModernStyle);
    setOption(QWizard::HaveHelpButton);
    setOption(QWizard::NoBackButtonOnStartPage);
    setHelpTopic(this, QStringLiteral("found-a-campaign"));
    connect(this, &QWizard::helpRequested, this, [this] { Q_EMIT manualWanted(helpTopicOf(this)); });
    for (QWizardPage* page :
         {makeScenarioPage(), makePowersPage(), makeRulesPage(), makeNumbersPage(), makeFilePage()}) {
        scrollContent(*page);
        addPage(page);
    }
    setButtonText(QWizard::FinishButton, tr("Be&gin the campaign"));
    for (const std::string& id : builtinScenarios()) {
        m_offers.push_back({*builtinScenario(id), {}});
        const Result<Campaign> read = readScenario(*m_offers.back().files, 0);
        m_list->addItem(read ? translated(read->scenario.name) : QString::fromStdString(id));
    }
    m_list->setCurrentRow(0);
    resize(scaled(this, 860), scaled(this, 620));
}

QWizardPage* NewCampaignWizard::makeScenarioPage() {
    auto* page = new Page(this);
    page->setTitle(tr("Choose a scenario"));
    page->setSubTitle(tr("Choose a scenario that comes with the program, or a folder with your own data files."));
    page->isDone = [this] { return m_campaign.has_value(); };
    auto* left = new QVBoxLayout;
    m_list = named(new QListWidget(page), QStringLiteral("scenarios"), tr("Scenarios"));
    left->addWidget(m_list, 1);
    auto* own = named(new QPushButton(tr("&Open data files…"), page), QStringLiteral("ownScenario"),
                      tr("Open a folder with your own data files"));
    connect(own, &QPushButton::clicked, this, &NewCampaignWizard::browseFolder);
    left->addWidget(own);
    m_again = named(new QPushButton(tr("Re&load"), page), QStringLiteral("readAgain"), tr("Reload the data files"));
    m_again->setToolTip(tr("Reload the data files after you have corrected them"));
    connect(m_again, &QPushButton::clicked, this, &NewCampaignWizard::readAgain);
    left->addWidget(m_again);
    auto* edit = named(new QPushButton(tr("&Edit map and scenario…"), page), QStringLiteral("editScenario"),
                       tr("Edit map and scenario"));
    edit->setToolTip(tr("Edit places, routes, powers, leaders and armies; save them as your own data files"));
    connect(edit, &QPushButton::clicked, this, &NewCampaignWizard::edit);
    left->addWidget(edit);
    auto* right = new QVBoxLayout;
    m_picture = named(new QLabel(page), QStringLiteral("scenarioPicture"), tr("Map of the scenario"));
    m_picture->setAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    right->addWidget(m_picture);
    m_note = named(wrapped(new QLabel(page)), QStringLiteral("scenarioNote"), tr("About the scenario"));
    right->addWidget(m_note);
    m_faults = named(new QListWidget(page), QStringLiteral("scenarioFaults"), tr("Errors in the data files"));
    m_faults->setWordWrap(true);
    right->addWidget(m_faults, 1);
    right->addStretch();
    auto* row = new QHBoxLayout(page);
    row->addLayout(left, 2);
    row->addLayout(right, 3);
    connect(m_list, &QListWidget::currentRowChanged, this, [this, page] {
        takeScenario();
        Q_EMIT page->completeChanged();
    });
    return page;
}

QWizardPage* NewCampaignWizard::makePowersPage() {
    auto* page = new QWizardPage(this);
    page->setTitle(tr("Assign the players"));
    page->setSubTitle(tr("Enter the names in the table. The computer plays each power without a player."));
    auto* column = new QVBoxLayout(page);
    m_powers = named(new QTableWidget(0, 4, page), QStringLiteral("seats"), tr("Powers and their players"));
    m_powers->setHorizontalHeaderLabels({tr("Power"), tr("Player"), tr("Deputy"), tr("Computer's ruler")});
    m_powers->horizontalHeaderItem(DeputyColumn)->setToolTip(tr("Gives orders when the player does not"));
    m_powers->horizontalHeaderItem(RulerColumn)->setToolTip(tr("How boldly the computer plays the power"));
    m_powers->verticalHeader()->hide();
    m_powers->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    m_powers->setEditTriggers(QAbstractItemView::AllEditTriggers);
    m_powers->setWordWrap(false);
    m_powers->setItemDelegateForColumn(PlayerColumn, new EmptyCell(tr("Computer"), m_powers));
    m_powers->setItemDelegateForColumn(DeputyColumn, new EmptyCell(tr("none"), m_powers));
    m_powers->setToolTip(tr("Enter the player's name; leave it empty for a computer player"));
    column->addWidget(m_powers);
    return page;
}

QWizardPage* NewCampaignWizard::makeRulesPage() {
    auto* page = new QWizardPage(this);
    page->setTitle(tr("Choose rules and length"));
    page->setSubTitle(tr("Short campaigns are more often played to the end than long ones."));
    auto* form = new QFormLayout(page);
    form->setFieldGrowthPolicy(QFormLayout::FieldsStayAtSizeHint);
    m_system = named(new QComboBox(page), QStringLiteral("campaignSystem"), tr("Battle rules"));
    for (const RuleSystem* system : m_needs.systems)
        if (listMakerFor(system->info().id)) {
            m_system->addItem(translated(system->info().name), QString::fromStdString(system->info().id));
            m_rules.push_back(system);
        }
    form->addRow(tr("Battle &rules"), m_system);
    m_systemNote = named(wrapped(new QLabel(page)), QStringLiteral("systemNote"), tr("What other battle rules change"));
    form->addRow(m_systemNote);
    connect(m_system, &QComboBox::currentIndexChanged, this, &NewCampaignWizard::showSystemNote);
    m_years = named(new QSpinBox(page), QStringLiteral("years"), tr("Length in years"));
    m_years->setRange(1, 100);
    m_years->setToolTip(tr("A year has six turns and a winter"));
    form->addRow(tr("&Length in years"), m_years);
    m_seed = named(new QLineEdit(page), QStringLiteral("seed"), tr("Seed of the dice"));
    m_seed->setValidator(new QRegularExpressionValidator(QRegularExpression(QStringLiteral("[0-9]{0,19}")), m_seed));
    m_seed->setPlaceholderText(tr("random"));
    m_seed->setMinimumWidth(m_seed->fontMetrics().horizontalAdvance(QStringLiteral("0000000000000000000")) + 24);
    m_seed->setToolTip(
        tr("Leave this empty for secret dice. A number is for practice: whoever knows it knows "
           "all dice of the campaign, and the reports say so."));
    form->addRow(tr("&Seed of the dice"), m_seed);
    m_modules = named(new ModulesChoice(page), QStringLiteral("modules"), tr("Modules"));
    form->addRow(m_modules);
    return page;
}

QWizardPage* NewCampaignWizard::makeNumbersPage() {
    auto* page = new QWizardPage(this);
    page->setTitle(tr("Set house rules"));
    page->setSubTitle(tr("Change any number of the campaign rules, or keep the numbers of the scenario."));
    auto* column = new QVBoxLayout(page);
    m_numbers = named(new RuleNumbersView(page), QStringLiteral("numbers"), tr("Rule values"));
    column->addWidget(m_numbers);
    return page;
}

QWizardPage* NewCampaignWizard::makeFilePage() {
    auto* page = new Page(this);
    page->setTitle(tr("Choose a file"));
    page->setSubTitle(tr("The campaign is one file. Every step is saved at once."));
    page->isDone = [this] { return !m_file->text().trimmed().isEmpty() && !m_name->text().trimmed().isEmpty(); };
    auto* form = new QFormLayout(page);
    m_name = named(new QLineEdit(page), QStringLiteral("campaignName"), tr("Name of the campaign"));
    m_name->setMaxLength(80);
    form->addRow(tr("&Name"), m_name);
    auto* row = new QHBoxLayout;
    m_file = named(new QLineEdit(page), QStringLiteral("campaignFile"), tr("File of the campaign"));
    auto* browse = named(new QPushButton(tr("Bro&wse…"), page), QStringLiteral("browseFile"), tr("Choose the file"));
    connect(browse, &QPushButton::clicked, this, &NewCampaignWizard::browseFile);
    connect(m_name, &QLineEdit::textEdited, this,
            [this](const QString& name) { m_file->setText(m_needs.shelf.freeFile(name)); });
    for (QLineEdit* line : {m_name, m_file})
        connect(line, &QLineEdit::textChanged, page, &QWizardPage::completeChanged);
    row->addWidget(m_file, 1);
    row->addWidget(browse);
    auto* label = new QLabel(tr("&File"), page);
    label->setBuddy(m_file);
    form->addRow(label, row);
    m_said = named(wrapped(new QLabel(page)), QStringLiteral("newCampaignSaid"), tr("Errors"));
    form->addRow(m_said);
    return page;
}

void NewCampaignWizard::browseFolder() {
    const QString folder = QFileDialog::getExistingDirectory(this, tr("Open data files"), m_needs.shelf.folder());
    if (!folder.isEmpty())
        readFolder(folder);
}

/// Files with faults can be edited there, too.
void NewCampaignWizard::edit() {
    const Offer& offer = m_offers[static_cast<std::size_t>(std::max(0, m_list->currentRow()))];
    if (offer.files)
        Q_EMIT editWanted(*offer.files, offer.folder);
    else if (!offer.folder.isEmpty() && hasUnfinishedSave(offer.folder.toStdU16String()))
        Q_EMIT editFolderWanted(offer.folder);
    else
        return showFaults(offer.files.error());
    reject();
}

void NewCampaignWizard::readFolder(const QString& folder) {
    m_offers.push_back({readScenarioFolder(folder.toStdU16String()), folder});
    m_list->addItem(QDir(folder).dirName());
    m_list->item(m_list->count() - 1)->setToolTip(QDir::toNativeSeparators(folder));
    m_list->setCurrentRow(m_list->count() - 1);
}

void NewCampaignWizard::readAgain() {
    Offer& offer = m_offers[static_cast<std::size_t>(m_list->currentRow())];
    offer.files = readScenarioFolder(offer.folder.toStdU16String());
    takeScenario();
    Q_EMIT currentPage()->completeChanged();
}

void NewCampaignWizard::takeScenario() {
    m_campaign.reset();
    m_faults->clear();
    const Offer& offer = m_offers[static_cast<std::size_t>(std::max(0, m_list->currentRow()))];
    m_again->setVisible(!offer.folder.isEmpty());
    Result<Campaign> read = offer.files ? readScenario(*offer.files, 0) : std::unexpected(offer.files.error());
    m_faults->setVisible(!read);
    m_picture->setVisible(read.has_value());
    if (!read)
        return showFaults(read.error());
    m_campaign = std::move(*read);
    showScenario();
    fillPowers();
    fillRules();
}

void NewCampaignWizard::showFaults(const Diagnostics& faults) {
    m_note->setText(tr("These files have errors. Correct them, then reload:"));
    for (const QString& line : text(faults).split(u'\n'))
        new QListWidgetItem(icon("error"), line, m_faults);
}

void NewCampaignWizard::showScenario() {
    const Scenario& scenario = m_campaign->scenario;
    // In large text, the text needs the room.
    const double scale = std::min(textScale(font()), 1.35);
    m_picture->setPixmap(scenarioPicture(*m_campaign, (QSizeF(440, 290) * scale).toSize(), *this));
    m_note->setText(QStringLiteral("<b>%1</b><br>%2<br>%3")
                        .arg(translated(scenario.name).toHtmlEscaped(), translated(scenario.note).toHtmlEscaped(),
                             tr("%1, %2, %3")
                                 .arg(tr("%n powers", nullptr, static_cast<int>(scenario.powers.size())))
                                 .arg(tr("%n places", nullptr, static_cast<int>(scenario.map.places().size())))
                                 .arg(tr("%n years", nullptr, scenario.years))));
}

void NewCampaignWizard::fillPowers() {
    const auto& powers = m_campaign->scenario.powers;
    const PowerLooks looks(m_campaign->scenario);
    for (int row = 0; row < m_powers->rowCount(); ++row)
        delete m_powers->cellWidget(row, RulerColumn);
    m_powers->setRowCount(0);
    m_powers->setRowCount(static_cast<int>(powers.size()));
    for (int row = 0; row < m_powers->rowCount(); ++row) {
        const PowerInfo& power = powers[static_cast<std::size_t>(row)];
        auto* name = new QTableWidgetItem(looks.of(PowerId(row)).icon(scaled(this, 18), palette(), font()),
                                          QString::fromStdString(power.name));
        name->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable);
        m_powers->setItem(row, PowerNameColumn, name);
        m_powers->setItem(row, PlayerColumn, new QTableWidgetItem(QString::fromStdString(power.player)));
        m_powers->setItem(row, DeputyColumn, new QTableWidgetItem(QString::fromStdString(power.deputy)));
        auto* ruler = named(new QComboBox(m_powers), QStringLiteral("ruler_%1").arg(row),
                            tr("Ruler of %1 as a computer player").arg(name->text()));
        connect(ruler, &QComboBox::currentIndexChanged, ruler,
                [ruler](int kind) { ruler->setToolTip(aboutText(static_cast<Ruler>(kind))); });
        for (std::size_t i = 0; i < Words<Ruler>::list.size(); ++i) {
            ruler->addItem(text(static_cast<Ruler>(i)));
            ruler->setItemData(static_cast<int>(i), aboutText(static_cast<Ruler>(i)), Qt::ToolTipRole);
        }
        ruler->setCurrentIndex(static_cast<int>(power.ruler));
        m_powers->setCellWidget(row, RulerColumn, ruler);
    }
    m_powers->resizeRowsToContents();
}

void NewCampaignWizard::fillRules() {
    const Scenario& scenario = m_campaign->scenario;
    m_system->setCurrentIndex(std::max(0, ownRules()));
    showSystemNote();
    m_years->setValue(scenario.years);
    m_modules->setModules(scenario.rules.modules);
    m_numbers->setNumbers(numbersOf(scenario.rules));
    m_name->setText(QString::fromStdString(scenario.name));
    m_file->setText(m_needs.shelf.freeFile(m_name->text()));
}

/// The row of the rules that the scenario names; if its rules pack is missing, of the built-in ones.
int NewCampaignWizard::ownRules() const {
    if (!m_campaign)
        return -1;
    const Result<const RuleSystem*> rules =
        battleRulesOf(*m_offers[static_cast<std::size_t>(m_list->currentRow())].files, m_needs.find);
    const auto row = rules ? std::ranges::find(m_rules, *rules) : m_rules.end();
    return row != m_rules.end() ? static_cast<int>(row - m_rules.begin())
                                : m_system->findData(QString::fromStdString(m_campaign->scenario.system));
}

/// Says what changes if the battle rules are not of the system that the scenario is made for.
void NewCampaignWizard::showSystemNote() {
    const int own = ownRules();
    m_systemNote->setVisible(own >= 0 && m_system->itemData(own) != m_system->currentData());
    m_systemNote->setText(tr("The scenario is made for %1. With %2, map, armies and turns stay the same, but each unit "
                             "fights its battles as the nearest troops of those rules.")
                              .arg(m_system->itemText(own), m_system->currentText()));
}

void NewCampaignWizard::browseFile() {
    // The dialog does not ask about replacing a file, because the wizard never replaces a campaign.
    const QString file =
        QFileDialog::getSaveFileName(this, tr("File of the campaign"), m_file->text(), tr("Campaigns (*.ephor)"),
                                     nullptr, QFileDialog::DontConfirmOverwrite);
    if (!file.isEmpty())
        m_file->setText(file.endsWith(QLatin1StringView(".ephor")) ? file : file + QStringLiteral(".ephor"));
}

ScenarioChoices NewCampaignWizard::choices() const {
    ScenarioChoices choices{m_name->text().trimmed().toStdString(),
                            m_system->currentData().toString().toStdString(),
                            m_years->value(),
                            {},
                            m_numbers->numbers(),
                            m_modules->modules()};
    for (int row = 0; row < m_powers->rowCount(); ++row) {
        const auto* ruler = qobject_cast<QComboBox*>(m_powers->cellWidget(row, RulerColumn));
        choices.powers.push_back({static_cast<Ruler>(ruler->currentIndex()),
                                  m_powers->item(row, PlayerColumn)->text().simplified().toStdString(),
                                  m_powers->item(row, DeputyColumn)->text().simplified().toStdString()});
    }
    return choices;
}

void NewCampaignWizard::accept() {
    const Offer& offer = m_offers[static_cast<std::size_t>(m_list->currentRow())];
    const RuleSystem& rules = *m_rules[static_cast<std::size_t>(m_system->currentIndex())];
    const Result<ScenarioFiles> files =
        withChoices(*offer.files, choices()).and_then([&rules](const ScenarioFiles& chosen) {
            return withBattleRules(chosen, rules);
        });
    if (!files)
        return m_said->setText(text(files.error()));
    const QString file = m_file->text().trimmed();
    if (!QDir().mkpath(QFileInfo(file).path()))
        return m_said->setText(tr("The folder %1 cannot be created. Choose another file.").arg(QFileInfo(file).path()));
    const CampaignSeed seed =
        m_seed->text().isEmpty() ? m_needs.freshSeed() : CampaignSeed(m_seed->text().toULongLong());
    if (const auto session = CampaignSession::create(file, *files, seed, m_needs.find); !session)
        return m_said->setText(text(session.error()));
    QDialog::accept();
    Q_EMIT made(file);
}

}  // namespace ephor
