#include "ui/battle/setup/setup_dialog.h"

#include "core/io/builtin_data.h"
#include "core/io/file.h"
#include "models/text/battle_words.h"
#include "ui/common/colours.h"
#include "ui/common/help_topic.h"
#include "ui/manual/manual_text.h"

#include <QButtonGroup>
#include <QComboBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

namespace ephor {

const RuleSystem& SetupDialog::system() const {
    return *m_needs.systems[static_cast<std::size_t>(std::max(0, m_system->currentIndex()))];
}

const RuleSystem* SetupDialog::findSystem(std::string_view id) const {
    for (const RuleSystem* one : m_needs.systems)
        if (one->info().id == id)
            return one;
    return nullptr;
}

std::vector<std::string> SetupDialog::systemIds() const {
    std::vector<std::string> ids;
    for (const RuleSystem* one : m_needs.systems)
        ids.push_back(one->info().id);
    return ids;
}

/// Fills in the program's lists and battles of the chosen system.
void SetupDialog::fillSystem() {
    // The selection is read after all boxes have changed.
    const std::array<QSignalBlocker, 3> quiet{QSignalBlocker(m_battle), QSignalBlocker(m_army[0]),
                                              QSignalBlocker(m_army[1])};
    m_lists.clear();
    m_battles.clear();
    const std::string id = system().info().id;
    const auto find = [this](std::string_view word) { return findSystem(word); };
    const auto take = [&id](std::vector<Sample>& into, std::vector<Sample> from) {
        for (Sample& sample : from)
            if (sample.system == id)
                into.push_back(std::move(sample));
    };
    take(m_lists, sampleArmies(find, systemIds()));
    take(m_battles, sampleBattles(find, systemIds()));
    m_battle->clear();
    m_battle->addItem(tr("Open ground"));
    for (const Sample& battle : m_battles) {
        m_battle->addItem(battle.name);
        m_battle->setItemData(m_battle->count() - 1, battle.about, Qt::ToolTipRole);
    }
    for (const Side side : bothSides) {
        QComboBox* box = m_army[index(side)];
        box->clear();
        for (const Sample& list : m_lists) {
            box->addItem(list.name);
            box->setItemData(box->count() - 1, list.about, Qt::ToolTipRole);
        }
        box->setCurrentIndex(std::min(box->count() - 1, static_cast<int>(index(side))));
        m_chosenArmy[index(side)] = box->currentIndex();
    }
    fillOptions();
    readAll();
}

void SetupDialog::fillOptions() {
    while (QLayoutItem* item = m_options->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    m_values.clear();
    int row = 0;
    for (const OptionInfo& option : system().info().options) {
        auto* box = new QComboBox(this);
        const QString title = translated(option.title);
        box->setObjectName(QStringLiteral("option_%1").arg(QString::fromStdString(option.key)));
        box->setAccessibleName(title);
        QString help =
            tr("%1 (%2). Standard: %3.").arg(title, QString::fromStdString(option.rule), translated(option.standard));
        for (const std::string& value : option.values) {
            if (value.find("..") != std::string::npos) {
                box->setEditable(true);
                help += QLatin1Char(' ') + tr("Any number of %1.").arg(QString::fromStdString(value));
            } else {
                box->addItem(translated(value).replace(QLatin1Char('_'), QLatin1Char(' ')),
                             QString::fromStdString(value));
            }
        }
        box->setMinimumContentsLength(12);
        box->setToolTip(help);
        box->setStatusTip(help);
        // The manual has a table of options; an option that is a rule of its own shows that rule.
        const QString rule = QString::fromStdString(option.rule);
        setHelpTopic(box, ruleInWords(rule).isEmpty() ? QStringLiteral("men-of-bronze#options") : rule);
        auto* label = new QLabel(title, this);
        label->setWordWrap(true);
        label->setToolTip(help);
        label->setBuddy(box);
        m_options->addWidget(label, row, 0);
        m_options->addWidget(box, row++, 1, Qt::AlignTop);
        m_values.push_back(box);
    }
    m_options->setRowStretch(row, 1);
}

void SetupDialog::showOptions() {
    const std::vector<OptionInfo>& options = system().info().options;
    for (std::size_t i = 0; i < m_values.size(); ++i) {
        std::string value = options[i].standard;
        if (m_battleRead)
            for (const ChosenOption& chosen : m_battleRead->options)
                if (chosen.key == options[i].key)
                    value = chosen.value;
        const QString text = QString::fromStdString(value);
        if (const int known = m_values[i]->findData(text); known >= 0)
            m_values[i]->setCurrentIndex(known);
        else
            m_values[i]->setEditText(text);
    }
}

void SetupDialog::showArmy(Side side, bool isOwn) {
    const std::size_t i = index(side);
    const QSignalBlocker quiet(m_army[i]);
    if (isOwn && m_army[i]->isEnabled()) {
        m_chosenArmy[i] = m_army[i]->currentIndex();
        m_army[i]->setCurrentIndex(-1);
    } else if (!isOwn && !m_army[i]->isEnabled()) {
        m_army[i]->setCurrentIndex(std::min(m_chosenArmy[i], m_army[i]->count() - 1));
    }
    m_army[i]->setPlaceholderText(isOwn ? QString::fromStdString(m_battleRead->lists[i].name) : QString());
    m_army[i]->setEnabled(!isOwn);
    m_file[i]->setEnabled(!isOwn);
}

ReadList SetupDialog::readList(const Sample& source) const {
    return readArmyList(
        source.text, source.path.toStdString(), [this](std::string_view id) { return findSystem(id); }, systemIds());
}

/// Lists that it names by file are searched beside it or below, first in the program's data, then on the disk.
Result<Setup> SetupDialog::readBattle(const Sample& source) const {
    const std::filesystem::path folder = std::filesystem::path(source.path.toStdU16String()).parent_path();
    const auto other = [&folder](std::string_view name) -> Result<std::string> {
        if (const std::string_view own = builtinText((folder / name).generic_string()); !own.empty())
            return std::string(own);
        return readFileIn(folder, name, largestList);
    };
    return readSetup(
        source.text, source.path.toStdString(), [this](std::string_view id) { return findSystem(id); }, systemIds(),
        other);
}

void SetupDialog::loadList(Side side, const QString& fileName) {
    const auto text = readFile(fileName.toStdU16String(), largestList);
    if (!text) {
        m_problems->setText(ephor::text(text.error()));
        return;
    }
    Sample army{fileName, QFileInfo(fileName).completeBaseName(), {}, system().info().id, *text};
    if (const ReadList read = readList(army); read.list && !read.list->name.empty())
        army.name = QString::fromStdString(read.list->name);
    m_lists.push_back(army);
    for (QComboBox* box : m_army)
        box->addItem(army.name);
    m_army[index(side)]->setCurrentIndex(m_army[index(side)]->count() - 1);
}

/// Reads the selection and shows its problems.
void SetupDialog::readAll() {
    QStringList problems;
    m_battleRead.reset();
    if (const int row = m_battle->currentIndex() - 1; row >= 0) {
        const Sample& battle = m_battles[static_cast<std::size_t>(row)];
        auto read = readBattle(battle);
        if (read && read->system != system().info().id)
            problems << tr("%1 is a battle of other rules than those chosen: choose its rules, or another ground.")
                            .arg(battle.name);
        else if (read)
            m_battleRead = std::move(*read);
        else
            problems << text(read.error());
    }
    const bool ownLists = m_battleRead && !m_battleRead->lists[0].entries.empty();
    for (const Side side : bothSides) {
        const std::size_t i = index(side);
        showArmy(side, ownLists);
        m_read[i] = {};
        if (ownLists) {
            m_read[i] = m_battleRead->lists[i];
        } else if (const int row = m_army[i]->currentIndex(); row >= 0) {
            const ReadList read = readList(m_lists[static_cast<std::size_t>(row)]);
            if (read.list)
                m_read[i] = *read.list;
            if (hasErrors(read.diagnostics))
                problems << text(read.diagnostics);
            else if (read.system != &system())
                problems << tr("%1 is a list of other rules than those chosen: choose its rules, or another list.")
                                .arg(m_army[i]->currentText());
        } else {
            problems << tr("Choose a list for each side; \"File…\" opens one of your own.");
        }
        if (m_read[i].entries.empty()) {
            m_cost[i]->clear();
            continue;
        }
        const ListSummary summary = system().summary(m_read[i]);
        m_cost[i]->setText(summary.cost
                               ? tr("%1, %2 units, %3 points")
                                     .arg(QString::fromStdString(m_read[i].name))
                                     .arg(summary.units)
                                     .arg(*summary.cost)
                               : tr("%1, %2 units").arg(QString::fromStdString(m_read[i].name)).arg(summary.units));
    }
    problems.removeDuplicates();
    QPalette colours = palette();
    colours.setColor(QPalette::WindowText, Colours::of(palette()).error);
    m_problems->setPalette(colours);
    m_problems->setText(problems.join(QLatin1Char('\n')));
    m_begin->setEnabled(problems.isEmpty());
}

Setup SetupDialog::setup() {
    Setup setup = m_battleRead.value_or(Setup{});
    const SystemInfo& info = system().info();
    if (!m_battleRead) {
        setup.table = info.table;
        setup.name = tr("%1 against %2")
                         .arg(QString::fromStdString(m_read[0].name).section(QLatin1Char(','), 0, 0),
                              QString::fromStdString(m_read[1].name).section(QLatin1Char(','), 0, 0))
                         .toStdString();
    }
    setup.system = info.id;
    setup.rules = system().catalogue().version;
    setup.lists = m_read;
    for (std::size_t i = 0; i < m_values.size(); ++i) {
        const QComboBox* box = m_values[i];
        const int known = box->findText(box->currentText());
        const std::string value =
            known >= 0 ? box->itemData(known).toString().toStdString() : box->currentText().trimmed().toStdString();
        std::erase_if(setup.options, [&](const ChosenOption& o) { return o.key == info.options[i].key; });
        if (value != info.options[i].standard)
            setup.options.push_back({info.options[i].key, value});
    }
    return setup;
}

DicePlan SetupDialog::dice() const {
    DicePlan plan;
    if (m_dice->checkedId() == 1) {
        plan.kind = DicePlan::Kind::Sealed;
        plan.key = DiceKey::fresh();
    } else {
        plan.seed = m_seed->text().toULongLong();
    }
    return plan;
}

void SetupDialog::begin() {
    bool isNumber = false;
    static_cast<void>(m_seed->text().toULongLong(&isNumber));
    if (!isNumber && m_dice->checkedId() != 1) {
        m_problems->setText(tr("The seed is a whole number from 0 to 18446744073709551615."));
        m_seed->setFocus();
        return;
    }
    auto session = BattleSession::open(system(), setup(), dice(), m_needs.players);
    if (!session) {
        m_problems->setText(text(session.error()));
        return;
    }
    m_session = std::move(*session);
    m_session->setDiceWait(m_dice->checkedId() == 2);
    for (const Side side : bothSides)
        m_session->setPlayer(side, static_cast<By>(m_player[index(side)]->currentData().toInt()));
    accept();
}

}  // namespace ephor
