// The initial choices of the set-up dialog.
#include "ui/battle/setup/setup_dialog.h"

#include <QComboBox>
#include <QPushButton>
#include <algorithm>

namespace ephor {

/// Also restricts the other choices to those of the system.
void SetupDialog::chooseSystem(const std::string& id) {
    const auto found = std::ranges::find(m_needs.systems, id, [](const RuleSystem* one) { return one->info().id; });
    if (found != m_needs.systems.end())
        m_system->setCurrentIndex(static_cast<int>(found - m_needs.systems.begin()));
}

void SetupDialog::chooseArmy(Side side, const QString& name, const std::string& file, const std::string& text) {
    const Sample army{QString::fromStdString(file), name, {}, {}, text};
    if (const ReadList read = readList(army); read.list)
        chooseSystem(read.list->system);
    m_lists.push_back(army);
    for (QComboBox* box : m_army)
        box->addItem(name);
    m_army[index(side)]->setCurrentIndex(m_army[index(side)]->count() - 1);
    readAll();
}

void SetupDialog::chooseBattle(const QString& name, const std::string& file, const std::string& text) {
    Sample battle{QString::fromStdString(file), name, {}, {}, text};
    if (const Result<Setup> read = readBattle(battle)) {
        chooseSystem(read->system);
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
    setWindowTitle(title);
    m_begin->setText(begin);
}

}  // namespace ephor
