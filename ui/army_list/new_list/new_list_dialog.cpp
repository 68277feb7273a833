#include "ui/army_list/new_list/new_list_dialog.h"

#include "models/text.h"
#include "models/text/battle_words.h"
#include "ui/common/help_topic.h"
#include "ui/common/icons.h"
#include "ui/common/named.h"
#include "ui/common/rows/two_line_delegate.h"
#include "ui/common/sizes.h"

#include <QButtonGroup>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QGroupBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QRadioButton>
#include <QScrollArea>
#include <QSpinBox>
#include <QVBoxLayout>

namespace ephor {

namespace {

constexpr int mostLimit = 5000;
constexpr int longestListName = 80;

QLabel* captioned(const QString& text, QWidget* parent, QWidget* buddy) {
    auto* label = new QLabel(text, parent);
    label->setFont(sized(parent->font(), 13, true));
    label->setBuddy(buddy);
    return label;
}

}  // namespace

NewListDialog::NewListDialog(FindSystem find, std::vector<std::string> systems, const std::string& current,
                             QWidget* parent)
    : QDialog(parent), m_find(std::move(find)), m_ids(std::move(systems)) {
    setObjectName(QStringLiteral("newListDialog"));
    setWindowTitle(tr("New army list"));
    setHelpTopic(this, QStringLiteral("army-lists"));
    auto* columns = new QHBoxLayout;
    columns->setSpacing(scaled(this, 16));
    columns->addWidget(makeSystems(), 2);
    auto* right = new QVBoxLayout;
    right->addWidget(makeArmies(), 2);
    right->addWidget(makeSamples(), 1);
    columns->addLayout(right, 3);
    auto* all = new QVBoxLayout(this);
    all->addLayout(columns, 1);
    makeButtons(*all);
    const auto at = std::ranges::find(m_ids, current);
    m_systems->setCurrentRow(at == m_ids.end() ? -1 : static_cast<int>(at - m_ids.begin()));
    showSystem();
    resize(scaled(this, 780), scaled(this, 560));
}

QWidget* NewListDialog::makeSystems() {
    auto* column = new QWidget(this);
    m_systems = named(new QListWidget(column), QStringLiteral("systems"), tr("Rules"));
    for (const std::string& id : m_ids)
        if (const RuleSystem* system = m_find(id))
            m_systems->addItem(translated(system->info().name));
    m_systems->setFixedHeight(m_systems->sizeHintForRow(0) * m_systems->count() + scaled(this, 8));
    m_name = named(new QLineEdit(column), QStringLiteral("newName"), tr("Name of the list"));
    m_name->setMaxLength(longestListName);
    m_points = named(new QSpinBox(column), QStringLiteral("newLimit"), tr("Points limit"));
    m_points->setRange(0, mostLimit);
    m_points->setSpecialValueText(tr("no limit"));
    auto* layout = new QVBoxLayout(column);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(captioned(tr("&Rules"), column, m_systems));
    layout->addWidget(m_systems);
    layout->addSpacing(scaled(this, 8));
    m_form = new QFormLayout;
    m_form->addRow(tr("&Name"), m_name);
    m_form->addRow(tr("Points &limit"), m_points);
    layout->addLayout(m_form);
    layout->addStretch();
    connect(m_systems, &QListWidget::currentRowChanged, this, &NewListDialog::showSystem);
    connect(m_name, &QLineEdit::textChanged, this, &NewListDialog::showReady);
    return column;
}

QWidget* NewListDialog::makeArmies() {
    m_armyBox = new QGroupBox(tr("Army"), this);
    m_search = named(new QLineEdit(m_armyBox), QStringLiteral("armySearch"), tr("Search the armies"));
    m_search->setPlaceholderText(tr("Words of a name, a number or a year"));
    m_search->setClearButtonEnabled(true);
    m_search->addAction(icon("search"), QLineEdit::LeadingPosition);
    m_armies = named(new QListWidget(m_armyBox), QStringLiteral("armies"), tr("Published armies"));
    m_armies->setAlternatingRowColors(true);
    m_armies->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_noArmy = new QLabel(tr("No army matches."), m_armyBox);
    m_noArmy->setObjectName(QStringLiteral("noArmy"));
    m_noArmy->setAlignment(Qt::AlignCenter);
    m_noArmy->hide();
    m_choices = new QWidget(m_armyBox);
    m_choices->setObjectName(QStringLiteral("armyChoices"));
    new QVBoxLayout(m_choices);
    auto* scroll = named(new QScrollArea(m_armyBox), QStringLiteral("choiceScroll"), tr("Choices of the army"));
    scroll->setWidget(m_choices);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    auto* layout = new QVBoxLayout(m_armyBox);
    layout->addWidget(m_search);
    layout->addWidget(m_armies, 3);
    layout->addWidget(m_noArmy, 3);
    layout->addWidget(scroll, 1);
    connect(m_search, &QLineEdit::textChanged, this, &NewListDialog::filterArmies);
    connect(m_armies, &QListWidget::currentRowChanged, this, &NewListDialog::showChoices);
    return m_armyBox;
}

QWidget* NewListDialog::makeSamples() {
    auto* box = new QWidget(this);
    m_sampleList = named(new QListWidget(box), QStringLiteral("samples"), tr("Sample armies"));
    m_sampleList->setItemDelegate(new TwoLineDelegate(m_sampleList));
    m_sampleList->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_sampleList->setAlternatingRowColors(true);
    auto* layout = new QVBoxLayout(box);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(captioned(tr("Or open a &sample army"), box, m_sampleList));
    layout->addWidget(m_sampleList, 1);
    connect(m_sampleList, &QListWidget::itemActivated, this, [this](const QListWidgetItem* item) {
        m_sample = &m_samples[static_cast<std::size_t>(m_sampleList->row(item))];
        accept();
    });
    return box;
}

void NewListDialog::makeButtons(QVBoxLayout& into) {
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_create = buttons->addButton(tr("&Create list"), QDialogButtonBox::AcceptRole);
    m_create->setObjectName(QStringLiteral("createList"));
    m_create->setDefault(true);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    m_missing = new QLabel(this);
    m_missing->setObjectName(QStringLiteral("missingChoice"));
    auto* row = new QHBoxLayout;
    row->addWidget(m_missing, 1, Qt::AlignRight | Qt::AlignVCenter);
    row->addWidget(buttons);
    into.addLayout(row);
}

void NewListDialog::showSystem() {
    const int row = m_systems->currentRow();
    m_system = row >= 0 ? m_find(m_ids[static_cast<std::size_t>(row)]) : nullptr;
    m_form->setRowVisible(m_points, m_system && hasLimit(*m_system));
    m_points->setValue(m_system ? usualLimit(*m_system).value_or(0) : 0);
    m_samples = m_system ? sampleArmies(m_find, {m_system->info().id}) : std::vector<Sample>{};
    m_sampleList->clear();
    for (const Sample& sample : m_samples) {
        auto* item = new QListWidgetItem(icon("helmet"), sample.name, m_sampleList);
        item->setData(TwoLineDelegate::aboutRole, sample.about.section(QStringLiteral(": "), 1));
        item->setToolTip(sample.about);
    }
    showArmies();
}

void NewListDialog::showArmies() {
    m_published = m_system ? m_system->publishedLists() : std::vector<PublishedList>{};
    m_armyBox->setVisible(!m_published.empty());
    m_armies->clear();
    for (const PublishedList& list : m_published) {
        m_armies->addItem(toQString(list.name));
        m_armies->item(m_armies->count() - 1)->setToolTip(toQString(list.name));
    }
    filterArmies(m_search->text());
    if (!m_name->isModified())
        m_name->setText(tr("New army"));
    showChoices();
}

void NewListDialog::filterArmies(const QString& words) {
    int first = -1;
    for (int row = m_armies->count() - 1; row >= 0; --row) {
        const bool isHit = isFound(m_published[static_cast<std::size_t>(row)], words);
        m_armies->item(row)->setHidden(!isHit);
        first = isHit ? row : first;
    }
    const bool isNone = first < 0 && !m_published.empty();
    m_armies->setVisible(!isNone);
    m_noArmy->setVisible(isNone);
    if (!words.isEmpty() && (m_armies->currentRow() < 0 || m_armies->currentItem()->isHidden()))
        m_armies->setCurrentRow(first);
}

const PublishedList* NewListDialog::army() const {
    const int row = m_armies->currentRow();
    return row >= 0 && row < std::ssize(m_published) ? &m_published[static_cast<std::size_t>(row)] : nullptr;
}

/// A row of radio buttons for each place that leaves a choice.
void NewListDialog::showChoices() {
    while (QLayoutItem* item = m_choices->layout()->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    const PublishedList* chosen = army();
    for (std::size_t i = 0; chosen && i < chosen->places.size(); ++i) {
        const ArmyPlace& place = chosen->places[i];
        if (place.types.size() < 2)
            continue;
        auto* row = new QWidget(m_choices);
        row->setObjectName(QStringLiteral("place_%1").arg(i));
        auto* layout = new QHBoxLayout(row);
        layout->setContentsMargins(0, 0, 0, 0);
        layout->addWidget(new QLabel(place.general ? tr("General:") : tr("%1 ×").arg(place.count), row));
        auto* group = new QButtonGroup(row);
        for (std::size_t type = 0; type < place.types.size(); ++type) {
            auto* radio = new QRadioButton(toQString(place.types[type]->name), row);
            radio->setObjectName(QStringLiteral("place_%1_%2").arg(i).arg(type));
            radio->setChecked(type == 0);
            group->addButton(radio, static_cast<int>(type));
            layout->addWidget(radio);
        }
        layout->addStretch();
        m_choices->layout()->addWidget(row);
    }
    static_cast<QVBoxLayout*>(m_choices->layout())->addStretch();
    if (chosen && !m_name->isModified()) {
        m_name->setText(toQString(chosen->name));
        m_name->setCursorPosition(0);  // shows the beginning of a long name
    }
    showReady();
}

std::vector<std::size_t> NewListDialog::chosenTypes() const {
    std::vector<std::size_t> chosen(army() ? army()->places.size() : 0);
    for (std::size_t i = 0; i < chosen.size(); ++i)
        if (const auto* row = m_choices->findChild<QWidget*>(QStringLiteral("place_%1").arg(i)))
            chosen[i] = static_cast<std::size_t>(std::max(0, row->findChild<QButtonGroup*>()->checkedId()));
    return chosen;
}

void NewListDialog::showReady() {
    const QString missing = !m_system                            ? tr("Choose the rules first.")
                            : !m_published.empty() && !army()    ? tr("Choose an army first.")
                            : m_name->text().trimmed().isEmpty() ? tr("Enter a name first.")
                                                                 : QString();
    m_create->setEnabled(missing.isEmpty());
    m_missing->setText(missing);
}

QString NewListDialog::text() const {
    if (m_sample)
        return toQString(m_sample->text);
    NewList list{m_system, m_name->text(), {}, {}, chosenTypes()};
    if (m_points->value() > 0 && hasLimit(*m_system))
        list.limit = m_points->value();
    if (const PublishedList* chosen = army())
        list.army = *chosen;
    return textOf(list);
}

QString NewListDialog::title() const { return m_sample ? m_sample->name : m_name->text().simplified(); }

}  // namespace ephor
