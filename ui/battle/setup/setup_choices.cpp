// The choices of the set-up dialog: those it is opened with, and those that it remembers.
#include "models/text/battle_words.h"
#include "ui/battle/setup/chance_line.h"
#include "ui/battle/setup/dice_form.h"
#include "ui/battle/setup/fold.h"
#include "ui/battle/setup/option_form.h"
#include "ui/battle/setup/setup_dialog.h"

#include <QComboBox>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QSettings>

namespace ephor {

namespace {

constexpr QLatin1StringView systemKey("setup/system");

QString playerKey(Side side) {
    return side == Side::A ? QStringLiteral("setup/playerA") : QStringLiteral("setup/playerB");
}

QString optionsKey(const RuleSystem& system) {
    return QStringLiteral("setup/options/") + QString::fromStdString(system.info().id);
}

std::vector<ChosenOption> storedOptions(const QSettings& settings, const RuleSystem& system) {
    std::vector<ChosenOption> chosen;
    for (const QString& line : settings.value(optionsKey(system)).toStringList())
        chosen.push_back({line.section(u'=', 0, 0).toStdString(), line.section(u'=', 1).toStdString()});
    return chosen;
}

}  // namespace

/// Also restricts the other choices to those of the system.
void SetupDialog::chooseSystem(const RuleSystem* rules) {
    const auto found = std::ranges::find(m_needs.systems, rules);
    if (found != m_needs.systems.end())
        m_system->setCurrentRow(static_cast<int>(found - m_needs.systems.begin()));
}

/// The sample list whose points are nearest to those of this side's army.
void SetupDialog::chooseEnemyFor(Side side) {
    const std::optional<int> points = seat(side).points;
    if (!points)
        return;
    int best = -1;
    int difference = 0;
    for (std::size_t i = 0; i < m_lists.size(); ++i) {
        const ReadList read = readList(m_lists[i]);
        if (!read.list || read.system != &system() || read.list->name == seat(side).read.name)
            continue;
        const std::optional<int> cost = system().summary(*read.list).cost;
        if (cost && (best < 0 || std::abs(*cost - *points) < difference)) {
            best = static_cast<int>(i);
            difference = std::abs(*cost - *points);
        }
    }
    if (best >= 0)
        seat(other(side)).army->setCurrentIndex(best);
}

void SetupDialog::chooseArmy(Side side, const QString& name, const std::string& file, const std::string& text) {
    const Sample army{QString::fromStdString(file), name, {}, {}, text};
    if (const ReadList read = readList(army); read.list)
        chooseSystem(findRules(read.list->system, read.list->rules));
    m_lists.push_back(army);
    for (const Seat& one : m_seats)
        one.army->addItem(name);
    seat(side).army->setCurrentIndex(seat(side).army->count() - 1);
    readAll();
    chooseEnemyFor(side);
}

void SetupDialog::chooseBattle(const QString& name, const std::string& file, const std::string& text) {
    Sample battle{QString::fromStdString(file), name, {}, {}, text};
    const auto named = [this](std::string_view id, std::string_view version) { return findRules(id, version); };
    if (const Result<Setup> read = readBattle(battle, named)) {
        chooseSystem(findRules(read->system, read->rules));
        if (!read->name.empty())
            battle.name = QString::fromStdString(read->name);
    }
    for (std::size_t i = 0; i < m_battles.size(); ++i)
        if (m_battles[i].path.toStdString() == file) {
            m_battle->setCurrentIndex(static_cast<int>(i) + 1);
            readAll();
            return;
        }
    m_battles.push_back(battle);
    m_battle->addItem(battle.name);
    m_battle->setCurrentIndex(m_battle->count() - 1);
    readAll();
}

void SetupDialog::setPurpose(const QString& title, const QString& begin) {
    m_isToFight = false;
    setWindowTitle(title);
    m_begin->setText(begin);
    m_begin->setAccessibleName(QString(begin).remove(u'&'));
    for (const Seat& one : m_seats) {
        one.player->hide();
        one.about->hide();
    }
    m_diceFold->hide();
    m_history->hide();
    m_chances->setBattle({});
    m_chances->hide();
}

void SetupDialog::showOptions() {
    if (m_battleRead)
        m_options->setChosen(m_battleRead->options);
    else
        m_options->setChosen(m_needs.settings ? storedOptions(*m_needs.settings, system())
                                              : std::vector<ChosenOption>());
}

void SetupDialog::showSummaries() {
    const int changed = static_cast<int>(m_options->chosen().size());
    m_optionFold->setSummary(changed == 0 ? tr("Rules as written. Change…")
                                          : tr("House rules: %n options differ. Change…", nullptr, changed));
    m_diceFold->setSummary(m_dice->summary());
}

/// A new user plays the first side against the computer.
void SetupDialog::recall() {
    const auto player = [this](Side side, By standard) {
        const QString stored = m_needs.settings ? m_needs.settings->value(playerKey(side)).toString() : QString();
        QComboBox& box = *seat(side).player;
        int row = box.findData(static_cast<int>(standard));
        for (int i = 0; i < box.count(); ++i)
            if (stored == QString::fromUtf8(name(static_cast<By>(box.itemData(i).toInt()))))
                row = i;
        box.setCurrentIndex(-1);  // so that the line about it is shown in any case
        box.setCurrentIndex(row);
    };
    player(Side::A, By::Person);
    player(Side::B, By::Standard);
    if (m_needs.settings)
        chooseSystem(findRules(m_needs.settings->value(systemKey).toString().toStdString(), {}));
    if (m_system->currentRow() < 0)
        m_system->setCurrentRow(0);
}

/// A battle with options of its own says nothing about those of other battles.
void SetupDialog::remember() const {
    if (!m_needs.settings || !m_isToFight)
        return;
    m_needs.settings->setValue(systemKey, QString::fromStdString(system().info().id));
    for (const Side side : bothSides)
        m_needs.settings->setValue(playerKey(side), QString::fromUtf8(name(playerOf(side))));
    if (m_battleRead)
        return;
    QStringList lines;
    for (const ChosenOption& option : m_options->chosen())
        lines << QString::fromStdString(option.key + '=' + option.value);
    m_needs.settings->setValue(optionsKey(system()), lines);
}

By SetupDialog::playerOf(Side side) const { return static_cast<By>(seat(side).player->currentData().toInt()); }

}  // namespace ephor
