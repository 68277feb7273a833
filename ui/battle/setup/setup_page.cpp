// The layout of the set-up dialog.
#include "models/text/battle_words.h"
#include "ui/battle/setup/setup_dialog.h"
#include "ui/common/help_topic.h"
#include "ui/common/named.h"
#include "ui/common/sizes.h"
#include "ui/common/window/upright_scroll.h"
#include "ui/common/window/window_places.h"

#include <QAction>
#include <QApplication>
#include <QButtonGroup>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QFormLayout>
#include <QGridLayout>
#include <QGroupBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRadioButton>

namespace ephor {

SetupDialog::SetupDialog(SetupNeeds needs, QWidget* parent) : QDialog(parent), m_needs(std::move(needs)) {
    setObjectName(QStringLiteral("setupDialog"));
    setWindowTitle(tr("A new battle"));
    auto* left = new QWidget;
    auto* parts = new QVBoxLayout(left);
    parts->setContentsMargins(0, 0, 0, 0);
    parts->addWidget(makeArmies());
    parts->addWidget(makeDice());
    parts->addStretch(1);
    auto* columns = new QHBoxLayout;
    columns->addWidget(new UprightScroll(left, this), 1);
    columns->addWidget(makeOptions(), 1);
    m_problems = named(new QLabel(this), QStringLiteral("problems"), tr("Problems"));
    m_problems->setWordWrap(true);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_begin = buttons->addButton(tr("&To battle"), QDialogButtonBox::AcceptRole);
    m_begin->setObjectName(QStringLiteral("begin"));
    m_begin->setAccessibleName(tr("To battle"));
    m_begin->setDefault(true);
    auto* box = new QVBoxLayout(this);
    box->addLayout(columns, 1);
    box->addWidget(m_problems);
    box->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &SetupDialog::begin);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_system, &QComboBox::currentIndexChanged, this, &SetupDialog::fillSystem);
    connect(m_battle, &QComboBox::currentIndexChanged, this, [this] {
        readAll();
        showOptions();
    });
    for (QComboBox* army : m_army)
        connect(army, &QComboBox::currentIndexChanged, this, &SetupDialog::readAll);
    auto* help = new QAction(this);
    help->setObjectName(QStringLiteral("help"));
    help->setShortcut(QKeySequence::HelpContents);
    connect(help, &QAction::triggered, this, [this] {
        const QString topic = helpTopicOf(QApplication::focusWidget());
        Q_EMIT manualWanted(topic.isEmpty() ? QStringLiteral("fighting#play-a-battle-from-a-list") : topic);
    });
    addAction(help);
    fillSystem();
    resize(scaled(this, 940), scaled(this, 620));
    (new WindowPlaces(*this, m_needs.settings))->restore();
}

QWidget* SetupDialog::makeArmies() {
    auto* group = new QGroupBox(tr("Battle"), this);
    auto* form = new QFormLayout(group);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    m_system = named(new QComboBox(group), QStringLiteral("system"), tr("Rules"));
    for (const RuleSystem* one : m_needs.systems)
        m_system->addItem(translated(one->info().name));
    m_battle = named(new QComboBox(group), QStringLiteral("battle"), tr("Ground"));
    for (QComboBox* box : {m_system, m_battle}) {
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(24);
    }
    form->addRow(tr("&Rules"), m_system);
    form->addRow(tr("&Ground"), m_battle);
    for (const Side side : bothSides) {
        const std::size_t i = index(side);
        const QString which = side == Side::A ? tr("First side, in the south") : tr("Second side, in the north");
        const QString suffix = side == Side::A ? QStringLiteral("A") : QStringLiteral("B");
        m_army[i] = named(new QComboBox(group), QStringLiteral("army") + suffix, which);
        m_army[i]->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        m_army[i]->setMinimumContentsLength(24);
        m_file[i] = named(new QPushButton(tr("File…"), group), QStringLiteral("file") + suffix,
                          tr("Open a list for: %1").arg(which));
        connect(m_file[i], &QPushButton::clicked, this, [this, side] {
            const QString name = QFileDialog::getOpenFileName(this, tr("Open a list"), {}, tr("Army lists (*.toml)"));
            if (!name.isEmpty())
                loadList(side, name);
        });
        m_cost[i] = new QLabel(group);
        m_cost[i]->setFont(sized(font(), 12));
        m_cost[i]->setForegroundRole(QPalette::PlaceholderText);
        m_cost[i]->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
        m_player[i] =
            named(new QComboBox(group), QStringLiteral("player") + suffix, tr("Who decides for: %1").arg(which));
        for (const By kind : {By::Person, By::Doctrine, By::Search, By::Random})
            if (kind == By::Person || kind == By::Doctrine || m_needs.players)
                m_player[i]->addItem(text(kind), static_cast<int>(kind));
        auto* row = new QHBoxLayout;
        row->addWidget(m_army[i], 1);
        row->addWidget(m_file[i]);
        auto* label = new QLabel(which, group);
        label->setFont(sized(font(), 13, true));
        form->addRow(label);
        // A layout cannot be a buddy, so the label's buddy is the list.
        auto* list = new QLabel(side == Side::A ? tr("&First army") : tr("Se&cond army"), group);
        list->setBuddy(m_army[i]);
        form->addRow(list, row);
        form->addRow(QString(), m_cost[i]);
        form->addRow(side == Side::A ? tr("&Who decides") : tr("W&ho decides"), m_player[i]);
    }
    return group;
}

QWidget* SetupDialog::makeDice() {
    auto* group = new QGroupBox(tr("Dice"), this);
    auto* box = new QVBoxLayout(group);
    m_dice = new QButtonGroup(this);
    const auto radio = [&](int id, const QString& text, const QString& name, const QString& tip) {
        auto* button = named(new QRadioButton(text, group), name, text);
        button->setToolTip(tip);
        m_dice->addButton(button, id);
        box->addWidget(button);
    };
    radio(0, tr("F&ast: the program rolls, from a seed"), QStringLiteral("diceFast"),
          tr("The same seed and the same answers give the same battle."));
    radio(1, tr("&Sealed: for official battles"), QStringLiteral("diceSealed"),
          tr("Early dice tell nothing about later ones; the key in the record lets anyone check them."));
    radio(2, tr("On the &table: I type them in"), QStringLiteral("diceTyped"),
          tr("Every roll waits: type in your dice, or let the program roll."));
    m_dice->button(0)->setChecked(true);
    m_seed = named(new QLineEdit(QString::number(m_needs.freshSeed ? m_needs.freshSeed() : 1), group),
                   QStringLiteral("seed"), tr("Seed"));
    auto* another = named(new QPushButton(tr("Another"), group), QStringLiteral("anotherSeed"), tr("Another seed"));
    connect(another, &QPushButton::clicked, this,
            [this] { m_seed->setText(QString::number(m_needs.freshSeed ? m_needs.freshSeed() : 1)); });
    connect(m_dice, &QButtonGroup::idToggled, this, [this, another](int id, bool on) {
        if (id == 1) {
            m_seed->setEnabled(!on);
            another->setEnabled(!on);
        }
    });
    auto* row = new QHBoxLayout;
    auto* label = new QLabel(tr("S&eed"), group);
    label->setBuddy(m_seed);
    row->addWidget(label);
    row->addWidget(m_seed, 1);
    row->addWidget(another);
    box->addLayout(row);
    return group;
}

QWidget* SetupDialog::makeOptions() {
    auto* group = new QGroupBox(tr("Options of the rules"), this);
    auto* page = new QWidget;
    m_options = new QGridLayout(page);
    m_options->setColumnStretch(0, 1);
    m_options->setColumnStretch(1, 1);
    auto* scroll = new UprightScroll(page, group);
    scroll->setObjectName(QStringLiteral("optionsArea"));
    auto* box = new QVBoxLayout(group);
    box->addWidget(scroll);
    return group;
}

}  // namespace ephor
