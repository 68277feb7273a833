#include "ui/campaign/new_campaign/modules_choice.h"

#include "ui/campaign/new_campaign/rule_words.h"
#include "ui/common/named.h"

#include <QBoxLayout>
#include <QCheckBox>
#include <QGridLayout>
#include <QLabel>
#include <QRadioButton>
#include <QSignalBlocker>

namespace ephor {

using campaign::Module;
using campaign::Modules;
using campaign::Words;

ModulesChoice::ModulesChoice(QWidget* parent) : QGroupBox(tr("Modules"), parent) {
    new QVBoxLayout(this);
    makePresets();
    makeSwitches();
    m_without = named(new QLabel(this), QStringLiteral("modulesWithout"), tr("Effect of the modules that are off"));
    m_without->setWordWrap(true);
    m_without->setForegroundRole(QPalette::PlaceholderText);
    static_cast<QVBoxLayout*>(layout())->addWidget(m_without);
    refresh();
}

void ModulesChoice::makePresets() {
    const auto preset = [this](const QString& text, const char* name, const QString& tip) {
        auto* button = named(new QRadioButton(text, this), QLatin1StringView(name), tip);
        button->setToolTip(tip);
        return button;
    };
    m_lite = preset(tr("L&ite"), "modulesLite", tr("Lite: enough for one evening"));
    m_full = preset(tr("&Full"), "modulesFull", tr("Full: all modules"));
    m_own = preset(tr("C&ustom"), "modulesOwn", tr("Custom: choose each module"));
    auto* row = new QHBoxLayout;
    for (QRadioButton* one : {m_lite, m_full, m_own})
        row->addWidget(one);
    row->addStretch();
    static_cast<QVBoxLayout*>(layout())->addLayout(row);
    // "Own choice" changes no switch by itself.
    connect(m_lite, &QRadioButton::clicked, this, [this] { setModules(Modules::lite()); });
    connect(m_full, &QRadioButton::clicked, this, [this] { setModules(Modules::full()); });
}

void ModulesChoice::makeSwitches() {
    constexpr int columns = 3;
    auto* grid = new QGridLayout;
    for (std::size_t i = 0; i < Words<Module>::list.size(); ++i) {
        const auto module = static_cast<Module>(i);
        const QString word = QLatin1StringView(Words<Module>::list[i]);
        auto* box =
            named(new QCheckBox(moduleText(module), this), QStringLiteral("module_") + word, moduleText(module));
        box->setToolTip(moduleAbout(module) + u'\n' + tr("Off: %1.").arg(withoutText(module)));
        connect(box, &QCheckBox::toggled, this, &ModulesChoice::refresh);
        m_switches.push_back(box);
        grid->addWidget(box, static_cast<int>(i) / columns, static_cast<int>(i) % columns);
    }
    static_cast<QVBoxLayout*>(layout())->addLayout(grid);
}

void ModulesChoice::setModules(const Modules& modules) {
    for (std::size_t i = 0; i < m_switches.size(); ++i) {
        const QSignalBlocker quiet(m_switches[i]);
        m_switches[i]->setChecked(modules.has(static_cast<Module>(i)));
    }
    refresh();
}

Modules ModulesChoice::modules() const {
    Modules chosen;
    for (std::size_t i = 0; i < m_switches.size(); ++i)
        chosen.set(static_cast<Module>(i), m_switches[i]->isChecked());
    return chosen;
}

void ModulesChoice::refresh() {
    const Modules chosen = modules();
    (chosen == Modules::lite() ? m_lite : chosen == Modules::full() ? m_full : m_own)->setChecked(true);
    QStringList off;
    for (std::size_t i = 0; i < m_switches.size(); ++i)
        if (const auto module = static_cast<Module>(i); !chosen.has(module))
            off << withoutText(module);
    m_without->setText(off.isEmpty() ? tr("All modules are on.") : tr("Off: %1.").arg(off.join(QStringLiteral("; "))));
}

}  // namespace ephor
