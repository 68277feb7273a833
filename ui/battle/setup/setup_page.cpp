// The layout of the set-up dialog.
#include "core/ai/computer_players.h"
#include "models/text/battle_words.h"
#include "ui/battle/setup/chance_line.h"
#include "ui/battle/setup/dice_form.h"
#include "ui/battle/setup/fold.h"
#include "ui/battle/setup/option_form.h"
#include "ui/battle/setup/setup_dialog.h"
#include "ui/battle/setup/setup_words.h"
#include "ui/battle/setup/table_preview.h"
#include "ui/common/help_topic.h"
#include "ui/common/named.h"
#include "ui/common/rows/two_line_delegate.h"
#include "ui/common/sizes.h"
#include "ui/common/tinted_label.h"
#include "ui/common/window/upright_scroll.h"
#include "ui/common/window/window_places.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QGroupBox>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

namespace ephor {

SetupDialog::SetupDialog(SetupNeeds needs, QWidget* parent) : QDialog(parent), m_needs(std::move(needs)) {
    setObjectName(QStringLiteral("setupDialog"));
    setWindowTitle(tr("A new battle"));
    auto* columns = new QHBoxLayout;
    columns->addWidget(makeSystems());
    columns->addWidget(new UprightScroll(makePage(), this), 1);
    m_problems = named(wrapped(new TintedLabel(&Colours::error, this)), QStringLiteral("problems"), tr("Problems"));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_begin = named(buttons->addButton(tr("Fi&ght"), QDialogButtonBox::AcceptRole), QStringLiteral("begin"),
                    tr("Fight the battle"));
    m_begin->setDefault(true);
    auto* box = new QVBoxLayout(this);
    box->addLayout(columns, 1);
    box->addWidget(m_problems);
    box->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &SetupDialog::begin);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_system, &QListWidget::currentRowChanged, this, &SetupDialog::fillSystem);
    connect(m_battle, &QComboBox::currentIndexChanged, this, [this] {
        readAll();
        showOptions();
    });
    connect(m_options, &OptionForm::changed, this, [this] {
        showSummaries();
        showBattle();
    });
    connect(m_dice, &DiceForm::changed, this, &SetupDialog::showSummaries);
    helpByKey(this, [this](const QString& topic) {
        Q_EMIT manualWanted(topic.isEmpty() ? QStringLiteral("fighting#play-a-battle-from-a-list") : topic);
    });
    recall();
    showSummaries();
    resize(scaled(this, 980), scaled(this, 600));
    (new WindowPlaces(*this, m_needs.settings))->restore();
    m_begin->setFocus();
}

QWidget* SetupDialog::makeSystems() {
    auto* part = new QWidget(this);
    auto* column = new QVBoxLayout(part);
    column->setContentsMargins(0, 0, 0, 0);
    auto* label = new QLabel(tr("&Rules"), part);
    label->setFont(sized(font(), 14.5, true));
    m_system = named(new QListWidget(part), QStringLiteral("system"), tr("Rules"));
    m_system->setItemDelegate(new TwoLineDelegate(m_system));
    m_system->setUniformItemSizes(true);
    m_system->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    for (const RuleSystem* one : m_needs.systems) {
        auto* item = new QListWidgetItem(translated(one->info().name), m_system);
        const QString about = aboutSystem(one->info().id);
        item->setData(TwoLineDelegate::aboutRole, about);
        item->setToolTip(about);
        item->setData(Qt::AccessibleDescriptionRole, about);
    }
    label->setBuddy(m_system);
    column->addWidget(label);
    column->addWidget(m_system, 1);
    part->setFixedWidth(scaled(this, 258));
    return part;
}

QWidget* SetupDialog::makePage() {
    auto* page = new QWidget(this);
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(scaled(this, 8), 0, 0, 0);
    column->setSpacing(scaled(this, 8));
    column->addLayout(makeGround());
    auto* seats = new QHBoxLayout;
    for (const Side side : bothSides)
        seats->addWidget(makeSeat(side), 1);
    column->addLayout(seats);
    m_points = named(wrapped(new QLabel(page)), QStringLiteral("points"), tr("Points of both armies"));
    m_chances = new ChanceLine(page);
    column->addWidget(m_points);
    column->addWidget(m_chances);
    makeFolds();
    column->addWidget(m_optionFold);
    column->addWidget(m_diceFold);
    m_preview = new TablePreview(page);
    column->addWidget(m_preview, 1);
    return page;
}

QHBoxLayout* SetupDialog::makeGround() {
    auto* row = new QHBoxLayout;
    m_battle = named(new QComboBox(this), QStringLiteral("battle"), tr("Ground"));
    m_battle->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_battle->setMinimumContentsLength(12);
    auto* label = new QLabel(tr("Groun&d"), this);
    label->setBuddy(m_battle);
    row->addWidget(label);
    row->addWidget(m_battle, 1);
    m_history =
        named(new QPushButton(tr("&Historical battles…"), this), QStringLiteral("history"), tr("Historical battles"));
    m_history->setToolTip(tr("Read what led to a battle, and see both armies, before you fight it"));
    connect(m_history, &QPushButton::clicked, this, &SetupDialog::historyWanted);
    row->addWidget(m_history);
    return row;
}

QGroupBox* SetupDialog::makeSeat(Side side) {
    Seat& made = seat(side);
    const QString which = side == Side::A ? tr("First side, in the south") : tr("Second side, in the north");
    const QString suffix = side == Side::A ? QStringLiteral("A") : QStringLiteral("B");
    auto* group = new QGroupBox(which, this);
    auto* column = new QVBoxLayout(group);
    const auto box = [&](const QString& name, const QString& label) {
        auto* list = named(new QComboBox(group), name + suffix, label);
        list->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        list->setMinimumContentsLength(12);
        return list;
    };
    const auto quiet = [&] {
        auto* label = wrapped(new QLabel(group));
        label->setFont(sized(font(), 12));
        label->setForegroundRole(QPalette::PlaceholderText);
        return label;
    };
    made.army = box(QStringLiteral("army"), which);
    made.file = named(new QPushButton(tr("File…"), group), QStringLiteral("file") + suffix,
                      tr("Open a list for: %1").arg(which));
    made.cost = quiet();
    made.player = box(QStringLiteral("player"), tr("Who decides for: %1").arg(which));
    made.about = quiet();
    made.about->setObjectName(QStringLiteral("aboutPlayer") + suffix);
    auto* army = new QLabel(side == Side::A ? tr("&First army") : tr("Se&cond army"), group);
    army->setBuddy(made.army);
    auto* row = new QHBoxLayout;
    row->addWidget(made.army, 1);
    row->addWidget(made.file);
    column->addWidget(army);
    column->addLayout(row);
    column->addWidget(made.cost);
    column->addWidget(made.player);
    column->addWidget(made.about);
    column->addStretch(1);
    fillPlayers(side);
    connect(made.army, &QComboBox::currentIndexChanged, this, &SetupDialog::readAll);
    connect(made.file, &QPushButton::clicked, this, [this, side] {
        const QString name =
            QFileDialog::getOpenFileName(this, tr("Open a list"), m_needs.lists, tr("Army lists (*.toml)"));
        if (!name.isEmpty())
            loadList(side, name);
    });
    return group;
}

void SetupDialog::fillPlayers(Side side) {
    Seat& one = seat(side);
    one.player->addItem(text(By::Person), static_cast<int>(By::Person));
    for (const By kind : computerPlayers)
        if (kind == By::Standard || m_needs.players)
            one.player->addItem(text(kind), static_cast<int>(kind));
    connect(one.player, &QComboBox::currentIndexChanged, this,
            [this, side] { seat(side).about->setText(aboutPlayer(playerOf(side))); });
}

void SetupDialog::makeFolds() {
    m_options = new OptionForm(this);
    m_optionFold = new Fold(QStringLiteral("optionFold"), m_options, this);
    m_dice = new DiceForm(m_needs.freshSeed, this);
    m_diceFold = new Fold(QStringLiteral("diceFold"), m_dice, this);
}

}  // namespace ephor
