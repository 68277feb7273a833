#include "ui/battle/setup/briefing_dialog.h"

#include "models/battle/briefings.h"
#include "models/text/battle_words.h"
#include "ui/battle/setup/briefing_page.h"
#include "ui/common/help_topic.h"
#include "ui/common/icons.h"
#include "ui/common/named.h"
#include "ui/common/rows/two_line_delegate.h"
#include "ui/common/sizes.h"
#include "ui/common/window/upright_scroll.h"
#include "ui/common/window/window_places.h"

#include <QComboBox>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QScrollBar>
#include <QVBoxLayout>

namespace ephor {

namespace {

constexpr int bothPersons = 2;  ///< after the two sides in the box of the user's side

const RuleSystem* systemOf(const SetupNeeds& needs, std::string_view id) {
    for (const RuleSystem* one : needs.systems)
        if (one->info().id == id)
            return one;
    return nullptr;
}

Result<Setup> readSample(const SetupNeeds& needs, const Sample& battle) {
    return readSetup(battle.text, battle.path.toStdString(),
                     [&needs](std::string_view id) { return systemOf(needs, id); }, {battle.system}, {});
}

/// Where, who, how many units and how long, by which rules: one line each.
QString linesAbout(const SetupNeeds& needs, const Sample& battle) {
    QStringList parts;
    if (const std::optional<Briefing> briefing = briefingOf(battle.path))
        parts << QString::fromStdString(briefing->place).section(u',', 0, 0);
    const Result<Setup> setup = readSample(needs, battle);
    const RuleSystem* system = systemOf(needs, battle.system);
    if (!setup || !system)
        return parts.join(u'\n');
    parts << BriefingDialog::tr("%1 against %2")
                 .arg(QString::fromStdString(setup->lists[0].name), QString::fromStdString(setup->lists[1].name));
    QString length = BriefingDialog::tr("%1 units against %2")
                         .arg(system->summary(setup->lists[0]).units)
                         .arg(system->summary(setup->lists[1]).units);
    if (const QString turns = turnLimit(*system, *setup); !turns.isEmpty())
        length = BriefingDialog::tr("%1, %2 turns at most").arg(length, turns);
    parts << length;
    return parts.join(u'\n');
}

}  // namespace

BriefingDialog::BriefingDialog(SetupNeeds needs, QWidget* parent) : QDialog(parent), m_needs(std::move(needs)) {
    setObjectName(QStringLiteral("briefingDialog"));
    setWindowTitle(tr("Historical battles"));
    std::vector<std::string> ids;
    for (const RuleSystem* one : m_needs.systems)
        ids.push_back(one->info().id);
    m_battles = sampleBattles([this](std::string_view id) { return systemOf(m_needs, id); }, ids);
    auto* columns = new QHBoxLayout;
    columns->addWidget(makeCards());
    m_page = new BriefingPage(this);
    columns->addWidget(new UprightScroll(m_page, this), 1);
    m_problem = named(wrapped(new QLabel(this)), QStringLiteral("problem"), tr("Problem"));
    auto* box = new QVBoxLayout(this);
    box->addLayout(columns, 1);
    box->addWidget(m_problem);
    box->addWidget(makeChoices());
    helpByKey(this, [this](const QString& topic) {
        Q_EMIT manualWanted(topic.isEmpty() ? QStringLiteral("historical-battles") : topic);
    });
    fillCards();
    connect(m_cards, &QListWidget::currentRowChanged, this, &BriefingDialog::showRules);
    connect(m_rules, &QComboBox::currentIndexChanged, this, &BriefingDialog::showBattle);
    m_cards->setCurrentRow(0);
    resize(scaled(this, 1000), scaled(this, 660));
    (new WindowPlaces(*this, m_needs.settings))->restore();
    m_fight->setFocus();
}

QWidget* BriefingDialog::makeCards() {
    m_cards = named(new QListWidget(this), QStringLiteral("battleCards"), tr("Historical battles"));
    m_cards->setItemDelegate(new TwoLineDelegate(m_cards));
    m_cards->setUniformItemSizes(true);
    m_cards->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_cards->setFixedWidth(scaled(this, 268));
    return m_cards;
}

QWidget* BriefingDialog::makeChoices() {
    auto* part = new QWidget(this);
    auto* row = new QHBoxLayout(part);
    row->setContentsMargins(0, 0, 0, 0);
    const auto choice = [&](const QString& label, const QString& name, int letters) {
        auto* box = named(new QComboBox(part), name, QString(label).remove(u'&'));
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(letters);
        auto* text = new QLabel(label, part);
        text->setBuddy(box);
        row->addWidget(text);
        row->addWidget(box, 1);
        return box;
    };
    m_rules = choice(tr("&Rules"), QStringLiteral("rules"), 10);
    m_side = choice(tr("I &play"), QStringLiteral("side"), 12);
    auto* change = named(new QPushButton(tr("&Change…"), part), QStringLiteral("changeSetup"),
                         tr("Change options, players and dice"));
    change->setToolTip(tr("Set the battle up with other options, players or dice"));
    auto* cancel = new QPushButton(tr("Cancel"), part);
    m_watch = named(new QPushButton(tr("&Watch"), part), QStringLiteral("watch"), tr("Watch the battle"));
    m_watch->setToolTip(tr("The computer plays both sides"));
    m_fight = named(new QPushButton(tr("Fi&ght"), part), QStringLiteral("fight"), tr("Fight the battle"));
    m_fight->setDefault(true);
    for (QPushButton* button : {change, cancel, m_watch, m_fight})
        row->addWidget(button);
    connect(change, &QPushButton::clicked, this, [this] {
        if (const Sample* battle = sample())
            Q_EMIT setupWanted(*battle);
    });
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_watch, &QPushButton::clicked, this, [this] { begin(true); });
    connect(m_fight, &QPushButton::clicked, this, [this] { begin(false); });
    return part;
}

void BriefingDialog::fillCards() {
    for (const Sample& battle : m_battles) {
        if (std::ranges::contains(m_names, battle.name))
            continue;
        m_names.push_back(battle.name);
        auto* item = new QListWidgetItem(icon("battle"), battle.name, m_cards);
        QStringList rules;
        for (const Sample* one : setupsOf(m_cards->count() - 1))
            rules << one->rules;
        const QString about = linesAbout(m_needs, battle) + u'\n' + rules.join(QStringLiteral(", "));
        item->setData(TwoLineDelegate::aboutRole, about);
        item->setToolTip(about);
        item->setData(Qt::AccessibleDescriptionRole, about);
    }
}

std::vector<const Sample*> BriefingDialog::setupsOf(int card) const {
    std::vector<const Sample*> setups;
    for (const Sample& battle : m_battles)
        if (card >= 0 && battle.name == m_names[static_cast<std::size_t>(card)])
            setups.push_back(&battle);
    return setups;
}

const Sample* BriefingDialog::sample() const {
    const std::vector<const Sample*> setups = setupsOf(m_cards->currentRow());
    const int row = m_rules->currentIndex();
    return row >= 0 && row < static_cast<int>(setups.size()) ? setups[static_cast<std::size_t>(row)] : nullptr;
}

void BriefingDialog::choose(const QString& name) {
    if (const auto found = std::ranges::find(m_names, name); found != m_names.end())
        m_cards->setCurrentRow(static_cast<int>(found - m_names.begin()));
}

/// Keeps the rules that are chosen, where the battle has them.
void BriefingDialog::showRules() {
    const QString before = m_rules->currentText();
    {
        const QSignalBlocker quiet(m_rules);
        m_rules->clear();
        for (const Sample* one : setupsOf(m_cards->currentRow()))
            m_rules->addItem(one->rules);
        m_rules->setCurrentIndex(std::max(0, m_rules->findText(before)));
    }
    showBattle();
}

void BriefingDialog::showBattle() {
    m_game.reset();
    m_problem->clear();
    if (const Sample* battle = sample()) {
        const Result<Setup> setup = readSample(m_needs, *battle);
        const auto game = setup ? systemOf(m_needs, battle->system)->open(*setup) : std::unexpected(setup.error());
        if (game)
            m_game = *game;
        else
            m_problem->setText(text(game.error()));
        if (m_game)
            m_page->setBattle(m_game, deployedTable(*m_game), briefingOf(battle->path).value_or(Briefing{}));
    }
    m_problem->setVisible(!m_problem->text().isEmpty());
    m_fight->setEnabled(m_game != nullptr);
    m_watch->setEnabled(m_game != nullptr);
    showSides();
}

void BriefingDialog::showSides() {
    const int before = std::max(0, m_side->currentIndex());
    m_side->clear();
    if (!m_game)
        return;
    for (const Side side : bothSides)
        m_side->addItem(QString::fromStdString(m_game->setup().lists[index(side)].name));
    m_side->addItem(tr("Both sides: two people"));
    m_side->setCurrentIndex(before);
}

void BriefingDialog::begin(bool watch) {
    DicePlan dice;
    dice.seed = m_needs.freshSeed ? m_needs.freshSeed() : 1;
    auto session = BattleSession::open(m_game->system(), m_game->setup(), dice, m_needs.players);
    if (!session) {
        m_problem->setText(text(session.error()));
        return m_problem->show();
    }
    m_session = std::move(*session);
    m_isToWatch = watch;
    const auto player = [&](Side side) {
        const int mine = m_side->currentIndex();
        return !watch && (mine == bothPersons || mine == static_cast<int>(index(side))) ? By::Person : By::Standard;
    };
    m_session->setPlayers({player(Side::A), player(Side::B)});
    accept();
}

}  // namespace ephor
