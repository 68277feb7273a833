#include "ui/odds/best_list_choice.h"

#include "models/battle/samples.h"
#include "ui/common/named.h"
#include "ui/common/sizes.h"

#include <QComboBox>
#include <QDir>
#include <QFileInfo>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>
#include <algorithm>

namespace ephor {

namespace {

constexpr int usualBestRuns = 400;
constexpr int mostBestRuns = 100'000;
constexpr int mostBestPoints = 1'000'000;
/// So many fight a first round in a few seconds; opening more folders than that helps nobody.
constexpr std::size_t mostCandidates = 1000;

enum BestQuestion { GivenIsEnemy, GivenIsMine };

std::vector<std::string> oneSystem(const RuleSystem& system) { return {system.info().id}; }

}  // namespace

BestListChoice::BestListChoice(const BestListNeeds& needs, QWidget* parent)
    : QWidget(parent),
      m_system(needs.find(needs.lists.front().system, needs.lists.front().rules)),
      m_seed(needs.seed),
      m_library(needs.find, oneSystem(*m_system)) {
    for (const ArmyList& list : needs.lists) {
        const std::optional<int> points = m_system->summary(list).cost;
        m_ownPoints = std::max(m_ownPoints, points);
        m_known.push_back({{QString::fromStdString(list.name), QString::fromStdString(list.file), toToml(list), points},
                           Origin::Given,
                           true});
    }
    addSamples(needs.find);
    makeParts();
    connect(&m_library, &ListLibrary::changed, this, &BestListChoice::readLibrary);
    connect(&m_library, &ListLibrary::progressed, this, &BestListChoice::showLimit);
    if (!needs.library.isEmpty() && QDir(needs.library).exists()) [[maybe_unused]]
        const auto opened = m_library.open(needs.library);  // without the folder, the samples are there to try
    fill();
}

BestListChoice::~BestListChoice() = default;

void BestListChoice::makeParts() {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    m_question = named(new QComboBox(this), QStringLiteral("bestQuestion"), tr("Question"));
    m_question->addItems({tr("Which list beats %1 best?").arg(subject()), tr("Is %1 the best list?").arg(subject())});
    m_question->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_question->setMinimumContentsLength(20);
    connect(m_question, &QComboBox::currentIndexChanged, this, &BestListChoice::setQuestion);
    m_enemies = named(new QListWidget(this), QStringLiteral("bestEnemies"), tr("Enemies"));
    m_enemies->setMinimumWidth(scaled(this, 220));
    connect(m_enemies, &QListWidget::itemChanged, this, [this](const QListWidgetItem* item) {
        m_known[item->data(Qt::UserRole).toUInt()].isEnemy = item->checkState() == Qt::Checked;
        showLimit();
    });
    auto* enemies = new QLabel(tr("&Enemies"), this);
    enemies->setBuddy(m_enemies);
    m_pool = named(new QComboBox(this), QStringLiteral("bestPool"), tr("Lists to try"));
    m_pool->addItems({tr("My library and the samples"), tr("Only my library"), tr("Only the samples")});
    connect(m_pool, &QComboBox::currentIndexChanged, this, &BestListChoice::showLimit);
    auto* pool = new QLabel(tr("&Lists to try"), this);
    pool->setBuddy(m_pool);
    m_points = named(new QSpinBox(this), QStringLiteral("bestPoints"), tr("Most points of a list"));
    m_points->setRange(0, mostBestPoints);
    m_points->setSpecialValueText(tr("any points"));
    m_points->setPrefix(tr("up to "));
    m_points->setSuffix(tr(" points"));
    m_points->setToolTip(tr("At first, what the enemy costs"));
    m_points->setVisible(m_ownPoints.has_value());
    connect(m_points, &QSpinBox::valueChanged, this, [this] { m_hasOwnLimit = true; });
    m_runs = named(new QSpinBox(this), QStringLiteral("bestRuns"), tr("Battles against each enemy"));
    m_runs->setRange(10, mostBestRuns);
    m_runs->setSingleStep(100);
    m_runs->setValue(usualBestRuns);
    m_runs->setSuffix(tr(" battles each"));
    m_find =
        named(new QPushButton(tr("&Find the best list"), this), QStringLiteral("bestFind"), tr("Find the best list"));
    m_find->setDefault(true);
    connect(m_find, &QPushButton::clicked, this, &BestListChoice::findWanted);
    column->addWidget(enemies);
    column->addWidget(m_enemies, 1);
    column->addWidget(pool);
    column->addWidget(m_pool);
    column->addWidget(m_points);
    column->addWidget(m_runs);
    column->addWidget(m_find);
}

QString BestListChoice::subject() const {
    const auto given = std::ranges::count(m_known, Origin::Given, &Known::origin);
    return given == 1 ? m_known.front().source.name : tr("one of %n lists", nullptr, static_cast<int>(given));
}

void BestListChoice::addSamples(const FindSystem& find) {
    for (const Sample& sample : sampleArmies(find, oneSystem(*m_system))) {
        const ReadList read = readArmyList(sample.text, sample.path.toStdString(), find, oneSystem(*m_system));
        m_known.push_back(
            {{sample.name, sample.path, sample.text, m_system->summary(*read.list).cost}, Origin::Sample});
    }
}

/// Enemies that are ticked stay so while the library is read.
void BestListChoice::readLibrary() {
    QStringList ticked;
    QStringList given;
    for (const Known& one : m_known) {
        if (one.isEnemy && one.origin == Origin::Library)
            ticked << one.source.file;
        if (one.origin == Origin::Given && !one.source.file.isEmpty())
            given << QFileInfo(one.source.file).absoluteFilePath();
    }
    std::erase_if(m_known, [](const Known& one) { return one.origin == Origin::Library; });
    std::vector<Known> library;
    for (const ShelvedList& one : m_library.lists())
        if (one.system == m_system->info().id && !given.contains(one.file))
            library.push_back({{one.name, one.file, {}, one.points},
                               Origin::Library,
                               one.errors == 0 && ticked.contains(one.file),
                               one.errors == 0});
    const auto samples = std::ranges::find(m_known, Origin::Sample, &Known::origin);
    m_known.insert(samples, std::make_move_iterator(library.begin()), std::make_move_iterator(library.end()));
    fill();
}

/// If the given lists are one's own, another enemy is needed: the first one that is known.
void BestListChoice::setQuestion() {
    const bool isEnemy = m_question->currentIndex() == GivenIsEnemy;
    for (Known& one : m_known)
        if (one.origin == Origin::Given)
            one.isEnemy = isEnemy;
    const auto other =
        std::ranges::find_if(m_known, [](const Known& one) { return one.origin != Origin::Given && one.isLegal; });
    if (std::ranges::none_of(m_known, &Known::isEnemy) && other != m_known.end())
        other->isEnemy = true;
    fill();
}

void BestListChoice::fill() {
    const QSignalBlocker quiet(m_enemies);
    m_enemies->clear();
    for (std::size_t i = 0; i < m_known.size(); ++i) {
        const Known& one = m_known[i];
        if (!one.isLegal)
            continue;
        auto* item = new QListWidgetItem(
            one.origin == Origin::Given ? tr("%1 (this list)").arg(one.source.name) : one.source.name, m_enemies);
        item->setData(Qt::UserRole, static_cast<uint>(i));
        item->setToolTip(one.origin == Origin::Sample ? tr("A sample list of the program") : one.source.file);
        item->setFlags(item->flags() | Qt::ItemIsUserCheckable);
        item->setCheckState(one.isEnemy ? Qt::Checked : Qt::Unchecked);
    }
    showLimit();
}

/// Until the user sets it, the limit is what the most expensive enemy costs, or one's own list.
void BestListChoice::showLimit() {
    std::optional<int> points = m_question->currentIndex() == GivenIsMine ? m_ownPoints : std::nullopt;
    for (const Known& one : m_known)
        if (one.isEnemy)
            points = std::max(points, one.source.points);
    if (!m_hasOwnLimit) {
        const QSignalBlocker quiet(m_points);
        m_points->setValue(points.value_or(0));
    }
    const BestListQuestion asked = question();
    const bool isTooMany = asked.candidates.size() > mostCandidates;
    m_find->setEnabled(!m_library.isReading() && !asked.enemies.empty() && !asked.candidates.empty() && !isTooMany);
    m_find->setToolTip(m_library.isReading()      ? tr("The library is being read")
                       : asked.enemies.empty()    ? tr("Tick an enemy first")
                       : asked.candidates.empty() ? tr("There is no list to try")
                       : isTooMany ? tr("There are more than %n lists", nullptr, static_cast<int>(mostCandidates))
                                   : QString());
}

BestListQuestion BestListChoice::question() const {
    BestListQuestion question;
    question.limits.system = m_system;
    if (m_points->value() > 0)
        question.limits.points = m_points->value();
    const auto pool = m_pool->currentIndex();
    for (const Known& one : m_known) {
        if (one.isEnemy)
            question.enemies.push_back(one.source);
        else if (one.origin == Origin::Given || (one.origin == Origin::Library && pool != OnlySamples) ||
                 (one.origin == Origin::Sample && pool != OnlyLibrary))
            question.candidates.push_back(one.source);
    }
    question.runs = m_runs->value();
    question.seed = m_seed;
    return question;
}

}  // namespace ephor
