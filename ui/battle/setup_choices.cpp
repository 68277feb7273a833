// What the set-up dialog begins with.
#include "ui/battle/setup_dialog.h"

#include <QComboBox>
#include <QPushButton>

namespace ephor {

void SetupDialog::chooseArmy(Side side, const QString& name, const std::string& file, const std::string& text) {
    m_lists.push_back({QString::fromStdString(file), name, {}, system().info().id, text});
    for (QComboBox* box : m_army)
        box->addItem(name);
    m_army[index(side)]->setCurrentIndex(m_army[index(side)]->count() - 1);
    readAll();
}

void SetupDialog::chooseBattle(const QString& name, const std::string& file, const std::string& text) {
    for (std::size_t i = 0; i < m_battles.size(); ++i)
        if (m_battles[i].path.toStdString() == file) {
            m_battle->setCurrentIndex(static_cast<int>(i) + 1);
            readAll();
            return;
        }
    m_battles.push_back({QString::fromStdString(file), name, {}, system().info().id, text});
    m_battle->addItem(name);
    m_battle->setCurrentIndex(m_battle->count() - 1);
    readAll();
}

void SetupDialog::setPurpose(const QString& title, const QString& begin) {
    setWindowTitle(title);
    m_begin->setText(begin);
}

}  // namespace ephor
