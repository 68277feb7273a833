#include "ui/battle/setup/setup_dialog.h"

#include "core/io/builtin_data.h"
#include "core/io/file.h"
#include "models/text/battle_words.h"
#include "ui/battle/setup/chance_line.h"
#include "ui/battle/setup/dice_form.h"
#include "ui/battle/setup/fold.h"
#include "ui/battle/setup/option_form.h"
#include "ui/battle/setup/table_preview.h"

#include <QComboBox>
#include <QFileInfo>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>

namespace ephor {

const RuleSystem& SetupDialog::system() const {
    return *m_needs.systems[static_cast<std::size_t>(std::max(0, m_system->currentRow()))];
}

/// The chosen rules read every list of their system, whatever version it names.
const RuleSystem* SetupDialog::findSystem(std::string_view id) const {
    return m_system->currentRow() >= 0 && system().info().id == id ? &system() : findRules(id, {});
}

const RuleSystem* SetupDialog::findRules(std::string_view id, std::string_view version) const {
    const RuleSystem* found = nullptr;
    for (const RuleSystem* one : m_needs.systems)
        if (one->info().id == id && (!found || one->info().version == version))
            found = one;
    return found;
}

std::vector<std::string> SetupDialog::systemIds() const {
    std::vector<std::string> ids;
    for (const RuleSystem* one : m_needs.systems)
        ids.push_back(one->info().id);
    return ids;
}

/// Fills in the program's lists and battles of the chosen system.
void SetupDialog::fillSystem() {
    const std::string id = system().info().id;
    const auto find = [this](std::string_view word) { return findSystem(word); };
    {
        // The selection is read after all boxes have changed.
        const QSignalBlocker quiet(m_battle);
        m_battles = sampleBattles(find, {id});
        m_battle->clear();
        m_battle->addItem(tr("Open ground"));
        for (const Sample& battle : m_battles) {
            m_battle->addItem(battle.name);
            m_battle->setItemData(m_battle->count() - 1, battle.about, Qt::ToolTipRole);
        }
        m_lists = sampleArmies(find, {id});
        fillArmies();
        const QSignalBlocker options(m_options);
        m_options->showOptions(system().info().options);
    }
    readAll();
    showOptions();
}

void SetupDialog::fillArmies() {
    const std::array<QString, 2> pair = firstPair(system());
    for (const Side side : bothSides) {
        Seat& one = seat(side);
        const QSignalBlocker quiet(one.army);
        one.army->clear();
        int proposed = std::min(static_cast<int>(m_lists.size()) - 1, static_cast<int>(index(side)));
        for (const Sample& list : m_lists) {
            if (list.path == pair[index(side)])
                proposed = one.army->count();
            one.army->addItem(list.name);
            one.army->setItemData(one.army->count() - 1, list.about, Qt::ToolTipRole);
        }
        one.army->setCurrentIndex(proposed);
        one.chosenArmy = proposed;
    }
}

void SetupDialog::showArmy(Side side, bool isOwn) {
    Seat& one = seat(side);
    const QSignalBlocker quiet(one.army);
    if (isOwn && one.army->isEnabled()) {
        one.chosenArmy = one.army->currentIndex();
        one.army->setCurrentIndex(-1);
    } else if (!isOwn && !one.army->isEnabled()) {
        one.army->setCurrentIndex(std::min(one.chosenArmy, one.army->count() - 1));
    }
    one.army->setPlaceholderText(isOwn ? QString::fromStdString(m_battleRead->lists[index(side)].name) : QString());
    one.army->setEnabled(!isOwn);
    one.file->setEnabled(!isOwn);
}

ReadList SetupDialog::readList(const Sample& source) const {
    return readArmyList(
        source.text, source.path.toStdString(), [this](std::string_view id) { return findSystem(id); }, systemIds());
}

/// Lists that it names by file are searched beside it or below, first in the program's data, then on the disk.
Result<Setup> SetupDialog::readBattle(const Sample& source, const FindSystem& find) const {
    const std::filesystem::path folder = std::filesystem::path(source.path.toStdU16String()).parent_path();
    const auto other = [&folder](std::string_view name) -> Result<std::string> {
        if (const std::string_view own = builtinText((folder / name).generic_string()); !own.empty())
            return std::string(own);
        return readFileIn(folder, name, largestList);
    };
    return readSetup(source.text, source.path.toStdString(), find, systemIds(), other);
}

void SetupDialog::loadList(Side side, const QString& fileName) {
    const auto text = readFile(fileName.toStdU16String(), largestList);
    if (!text)
        return showProblems({ephor::text(text.error())});
    Sample army{fileName, QFileInfo(fileName).completeBaseName(), {}, system().info().id, *text};
    if (const ReadList read = readList(army); read.list && !read.list->name.empty())
        army.name = QString::fromStdString(read.list->name);
    m_lists.push_back(army);
    for (const Seat& one : m_seats)
        one.army->addItem(army.name);
    seat(side).army->setCurrentIndex(seat(side).army->count() - 1);
}

/// Reads the selection and shows its problems.
void SetupDialog::readAll() {
    QStringList problems;
    readGround(problems);
    const bool ownLists = m_battleRead && !m_battleRead->lists[0].entries.empty();
    for (const Side side : bothSides) {
        showArmy(side, ownLists);
        if (ownLists)
            seat(side).read = m_battleRead->lists[index(side)];
        else
            readArmy(side, problems);
    }
    showPoints();
    problems.removeDuplicates();
    showProblems(problems);
    m_begin->setEnabled(problems.isEmpty());
    showBattle();
}

void SetupDialog::readGround(QStringList& problems) {
    m_battleRead.reset();
    const int row = m_battle->currentIndex() - 1;
    if (row < 0)
        return;
    const Sample& battle = m_battles[static_cast<std::size_t>(row)];
    auto read = readBattle(battle, [this](std::string_view id) { return findSystem(id); });
    if (read && read->system != system().info().id)
        problems << tr("%1 is fought by other rules. Choose its rule system, or another battlefield.").arg(battle.name);
    else if (read)
        m_battleRead = std::move(*read);
    else
        problems << text(read.error());
}

void SetupDialog::readArmy(Side side, QStringList& problems) {
    Seat& one = seat(side);
    one.read = {};
    const int row = one.army->currentIndex();
    if (row < 0) {
        problems << tr("Choose a list for each side; \"File…\" opens one of your own.");
        return;
    }
    const ReadList read = readList(m_lists[static_cast<std::size_t>(row)]);
    if (read.list)
        one.read = *read.list;
    if (hasErrors(read.diagnostics))
        problems << text(read.diagnostics);
    else if (read.system != &system())
        problems << tr("%1 is a list for other rules. Choose its rule system, or another list.")
                        .arg(one.army->currentText());
}

void SetupDialog::showPoints() {
    for (Seat& one : m_seats) {
        one.points.reset();
        one.cost->clear();
        if (one.read.entries.empty())
            continue;
        const ListSummary summary = system().summary(one.read);
        one.points = summary.cost;
        one.cost->setText(summary.cost ? tr("%1 units, %2 points").arg(summary.units).arg(*summary.cost)
                                       : tr("%1 units").arg(summary.units));
    }
    const std::optional<int> first = m_seats[0].points;
    const std::optional<int> second = m_seats[1].points;
    const bool isUnequal = first && second && std::max(*first, *second) * 10 > std::min(*first, *second) * 11;
    m_points->setVisible(isUnequal);
    m_points->setText(isUnequal ? tr("The armies are unequal: %1 points against %2.").arg(*first).arg(*second)
                                : QString());
}

/// Its table, and who would win it.
void SetupDialog::showBattle() {
    std::function<std::shared_ptr<const Game>()> make;
    if (m_begin->isEnabled())
        make = [this]() -> std::shared_ptr<const Game> {
            const auto game = system().open(setup());
            return game ? *game : nullptr;
        };
    m_preview->setBattle(make);
    if (m_isToFight)
        m_chances->setBattle(make);
}

void SetupDialog::showProblems(const QStringList& problems) {
    m_problems->setText(problems.join(QLatin1Char('\n')));
    m_problems->setVisible(!problems.isEmpty());
}

Setup SetupDialog::setup() const {
    Setup setup = m_battleRead.value_or(Setup{});
    const SystemInfo& info = system().info();
    if (!m_battleRead) {
        setup.table = info.table;
        setup.name = tr("%1 against %2")
                         .arg(QString::fromStdString(m_seats[0].read.name).section(QLatin1Char(','), 0, 0),
                              QString::fromStdString(m_seats[1].read.name).section(QLatin1Char(','), 0, 0))
                         .toStdString();
    }
    setup.system = info.id;
    setup.rules = system().catalogue().version;
    setup.lists = {m_seats[0].read, m_seats[1].read};
    setup.options = m_options->chosen();
    return setup;
}

void SetupDialog::begin() {
    const std::optional<DicePlan> dice = m_dice->plan();
    if (!dice) {
        showProblems({tr("The seed is a whole number from 0 to 18446744073709551615.")});
        m_diceFold->setOpen(true);
        return m_dice->focusSeed();
    }
    auto session = BattleSession::open(system(), setup(), *dice, m_needs.players);
    if (!session) {
        m_optionFold->setOpen(true);
        return showProblems({text(session.error())});
    }
    m_session = std::move(*session);
    if (m_isToFight) {
        m_session->setDiceWait(m_dice->areTyped());
        m_session->setPlayers({playerOf(Side::A), playerOf(Side::B)});
    }
    remember();
    accept();
}

}  // namespace ephor
