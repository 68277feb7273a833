// The layout of the odds dialog.
#include "core/ai/computer_players.h"
#include "models/text/battle_words.h"
#include "ui/common/colours.h"
#include "ui/common/help_topic.h"
#include "ui/common/icons.h"
#include "ui/common/named.h"
#include "ui/common/rows/elided_label.h"
#include "ui/common/sizes.h"
#include "ui/common/window/upright_scroll.h"
#include "ui/common/window/window_places.h"
#include "ui/odds/bar_chart.h"
#include "ui/odds/general_bars.h"
#include "ui/odds/odds_dialog.h"
#include "ui/odds/section_heading.h"
#include "ui/odds/share_bars.h"
#include "ui/odds/units_left_view.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QPointF>
#include <QProgressBar>
#include <QPushButton>
#include <QTabWidget>
#include <QVBoxLayout>

namespace ephor {

OddsDialog::OddsDialog(OddsNeeds needs, QWidget* parent)
    : QDialog(parent), m_needs(std::move(needs)), m_looks(looksOf(m_needs.game->setup())) {
    setObjectName(QStringLiteral("oddsDialog"));
    const QString battle = QString::fromStdString(m_needs.game->setup().name);
    setWindowTitle(
        tr("Odds: %1 — Ephor").arg(battle.isEmpty() ? tr("%1 against %2").arg(name(Side::A), name(Side::B)) : battle));
    setWindowFlag(Qt::WindowMaximizeButtonHint);
    setSizeGripEnabled(true);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(0);
    all->addWidget(makeHead());
    auto* middle = new QHBoxLayout;
    const int pad = scaled(this, 12);
    middle->setContentsMargins(pad, scaled(this, 8), pad, scaled(this, 4));
    middle->setSpacing(pad);
    auto* battlePart = new UprightScroll(makeBattle(), this);
    if (isLarge()) {  // side by side they would need a larger screen
        auto* parts = new QTabWidget(this);
        parts->setObjectName(QStringLiteral("parts"));
        parts->addTab(battlePart, tr("The whole battle"));
        parts->addTab(makeClash(), tr("One clash"));
        middle->addWidget(parts);
    } else {
        middle->addWidget(battlePart, 5);
        auto* line = new QFrame(this);
        line->setFrameShape(QFrame::VLine);
        line->setFrameShadow(QFrame::Plain);
        line->setForegroundRole(QPalette::Mid);
        middle->addWidget(line);
        middle->addWidget(makeClash(), 3);
    }
    all->addLayout(middle, 1);
    all->addWidget(makeFoot());
    auto* help = new QAction(this);
    help->setObjectName(QStringLiteral("help"));
    help->setShortcut(QKeySequence::HelpContents);
    connect(help, &QAction::triggered, this, [this] {
        const QString topic = helpTopicOf(QApplication::focusWidget());
        Q_EMIT manualWanted(topic.isEmpty() ? QStringLiteral("reading-the-odds") : topic);
    });
    addAction(help);
    connect(&m_run, &OddsRun::refined, this, &OddsDialog::showReport);
    connect(&m_run, &OddsRun::runningChanged, this, &OddsDialog::showProgress);
    resize(scaled(this, 1280), scaled(this, 800));
    (new WindowPlaces(*this, m_needs.settings))->restore();
    ask();
}

void OddsDialog::addPlayers(Side side, QComboBox& box) const {
    for (const By kind : computerPlayers)
        if (kind == By::Standard || (m_needs.players && m_needs.players(kind, *m_needs.game)))
            box.addItem(strength(kind), static_cast<int>(kind));
    box.setCurrentIndex(box.findData(static_cast<int>(By::Standard)));
    box.setObjectName(side == Side::A ? QStringLiteral("player_a") : QStringLiteral("player_b"));
    box.setAccessibleName(tr("Who plays %1").arg(name(side)));
}

QWidget* OddsDialog::makeHead() {
    auto* head = new QWidget(this);
    head->setAutoFillBackground(true);
    head->setBackgroundRole(QPalette::Midlight);
    auto* rows = new QVBoxLayout(head);
    auto* layout = new QHBoxLayout;
    rows->addLayout(layout);
    rows->setContentsMargins(scaled(this, 16), scaled(this, 8), scaled(this, 12), scaled(this, 8));
    layout->setSpacing(scaled(this, 8));
    addTitle(*layout, head);
    layout->addStretch();
    if (isLarge()) {  // the controls go below what they control
        layout = new QHBoxLayout;
        layout->setSpacing(scaled(this, 8));
        rows->addLayout(layout);
    }
    addPlayerBoxes(*layout, head);
    layout->addSpacing(scaled(this, 12));
    addStart(*layout, head);
    if (isLarge())
        layout->addStretch();
    return head;
}

void OddsDialog::addTitle(QHBoxLayout& row, QWidget* parent) const {
    auto* sign = new QLabel(parent);
    const int size = scaled(this, 26);
    sign->setPixmap(iconPixmap("dice", palette().color(QPalette::WindowText), {size, size}, devicePixelRatioF()));
    auto* titles = new QVBoxLayout;
    titles->setSpacing(0);
    const QString battle = QString::fromStdString(m_needs.game->setup().name);
    auto* title = new ElidedLabel(
        tr("Odds: %1").arg(battle.isEmpty() ? tr("%1 against %2").arg(name(Side::A), name(Side::B)) : battle), parent);
    title->setFont(sized(font(), 16, true));
    auto* about =
        new ElidedLabel(tr("%1 against %2, table and terrain as set up, %3")
                            .arg(name(Side::A), name(Side::B), translated(m_needs.game->system().info().name)),
                        parent);
    about->setFont(sized(font(), 12));
    titles->addWidget(title);
    titles->addWidget(about);
    row.addWidget(sign);
    row.addLayout(titles);
}

void OddsDialog::addPlayerBoxes(QHBoxLayout& row, QWidget* parent) {
    row.addWidget(new QLabel(tr("Played by"), parent));
    for (const Side side : bothSides) {
        auto* badge = new QLabel(parent);
        badge->setPixmap(m_looks[index(side)].icon(scaled(this, 18), palette(), font()).pixmap(scaled(this, 18)));
        badge->setToolTip(name(side));
        m_players[index(side)] = new QComboBox(parent);
        addPlayers(side, *m_players[index(side)]);
        connect(m_players[index(side)], &QComboBox::activated, this, &OddsDialog::ask);
        row.addWidget(badge);
        row.addWidget(m_players[index(side)]);
    }
}

void OddsDialog::addStart(QHBoxLayout& row, QWidget* parent) {
    row.addWidget(new QLabel(tr("Start"), parent));
    m_start = named(new QComboBox(parent), QStringLiteral("start"), tr("Where the battles begin"));
    m_start->addItem(tr("before the battle"));
    if (m_needs.here) {
        // The battle may continue meanwhile, so the moment is named.
        m_start->addItem(
            m_needs.table
                ? tr("from here: %1")
                      .arg(BattleWords(*m_needs.game).turnAndPhase(m_needs.table->turn(), m_needs.table->phase()))
                : tr("from here"));
        m_start->setCurrentIndex(1);
    }
    m_start->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_start->setMinimumContentsLength(21);
    for (int i = 0; i < m_start->count(); ++i)
        m_start->setItemData(i, m_start->itemText(i), Qt::ToolTipRole);
    connect(m_start, &QComboBox::activated, this, &OddsDialog::ask);
    row.addWidget(m_start);
}

QWidget* OddsDialog::makeProgress() {
    auto* row = new QWidget(this);
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(scaled(this, 8));
    m_progress = named(new QProgressBar(row), QStringLiteral("progress"), tr("Battles fought"));
    m_progress->setAlignment(Qt::AlignCenter);
    m_stop = new QPushButton(icon("stop"), tr("&Stop"), row);
    m_stop->setObjectName(QStringLiteral("stop"));
    m_stop->setAutoDefault(false);
    m_stop->setMinimumWidth(scaled(this, 90));
    connect(m_stop, &QPushButton::clicked, this, &OddsDialog::stopOrResume);
    m_end = named(new QComboBox(row), QStringLiteral("end"), tr("When it ends"));
    // x: battles, y: percent to either side.
    m_end->addItem(tr("± 1 % is reached"), QPointF(0, 1));
    m_end->addItem(tr("± 0.5 % is reached"), QPointF(0, 0.5));
    m_end->addItem(tr("± 0.2 % is reached"), QPointF(0, 0.2));
    m_end->addItem(tr("1,000 battles"), QPointF(1'000, 0));
    m_end->addItem(tr("20,000 battles"), QPointF(20'000, 0));
    m_end->addItem(tr("100,000 battles"), QPointF(100'000, 0));
    connect(m_end, &QComboBox::activated, this, &OddsDialog::setEnd);
    layout->addWidget(m_progress, 1);
    layout->addWidget(m_stop);
    layout->addWidget(new QLabel(tr("until"), row));
    layout->addWidget(m_end);
    return row;
}

QWidget* OddsDialog::makeBattle() {
    auto* part = new QWidget(this);
    auto* layout = new QVBoxLayout(part);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(scaled(this, 6));
    layout->addWidget(sectionHeading(tr("The whole battle"), tr("sampled, refined while you look"), part));
    layout->addWidget(makeProgress());
    const std::array names{name(Side::A), name(Side::B)};
    m_shares = new ShareBars(names, m_looks, part);
    layout->addWidget(m_shares);
    layout->addWidget(sectionHeading(tr("Who is left"), tr("share of battles by what is left; dark: gone"), part));
    auto* left = new QHBoxLayout;
    for (const Side side : bothSides) {
        m_left[index(side)] = new UnitsLeftView(m_needs.game, side, m_looks[index(side)], part);
        m_left[index(side)]->setMinimumHeight(scaled(this, 120));
        left->addWidget(m_left[index(side)]);
    }
    layout->addLayout(left, 1);
    auto* last = new QGridLayout;
    last->setHorizontalSpacing(scaled(this, 12));
    last->addWidget(sectionHeading(tr("Generals"), {}, part), 0, 0);
    last->addWidget(sectionHeading(tr("Length"), {}, part), 0, 1, 1, 2);
    m_generals = new GeneralBars(names, m_looks, part);
    m_generals->setFixedHeight(scaled(this, 96));
    last->addWidget(m_generals, 1, 0);
    m_length = new BarChart(tr("ended in turn, % of battles"), part);
    m_length->setObjectName(QStringLiteral("length"));
    m_length->setFixedHeight(scaled(this, 96));
    last->addWidget(m_length, 1, 1);
    m_lengthSaid = new QLabel(part);
    m_lengthSaid->setObjectName(QStringLiteral("lengthSaid"));
    last->addWidget(m_lengthSaid, 1, 2);
    last->setColumnStretch(0, 3);
    last->setColumnStretch(1, 2);
    layout->addLayout(last);
    auto* note = new QLabel(
        tr("Intervals are 95 % (Wilson). Seed %1; the same seed gives the same odds on any machine and with any number of threads.")
            .arg(QString::number(m_needs.seed)),
        part);
    note->setFont(sized(font(), 12));
    note->setWordWrap(true);
    layout->addWidget(note);
    return part;
}

QWidget* OddsDialog::makeFoot() {
    auto* foot = new QWidget(this);
    auto* layout = new QHBoxLayout(foot);
    layout->setContentsMargins(scaled(this, 12), scaled(this, 6), scaled(this, 12), scaled(this, 8));
    layout->setSpacing(scaled(this, 8));
    const auto button = [&](const char* sign, const QString& text, const char* objectName) {
        auto* one = new QPushButton(text, foot);
        if (sign)
            one->setIcon(icon(sign));
        one->setObjectName(QLatin1StringView(objectName));
        one->setAutoDefault(false);
        layout->addWidget(one);
        return one;
    };
    connect(button("copy", tr("&Copy as table"), "copy"), &QPushButton::clicked, this, &OddsDialog::copy);
    connect(button(nullptr, tr("Save CS&V…"), "saveCsv"), &QPushButton::clicked, this, &OddsDialog::save);
    layout->addWidget(new QLabel(tr("F1: how to read the odds"), foot));
    layout->addStretch();
    QPushButton* play = button("battle", tr("&Play the battle…"), "play");
    play->setVisible(m_needs.canPlay);
    connect(play, &QPushButton::clicked, this, &OddsDialog::playWanted);
    QPushButton* close = button(nullptr, tr("Close"), "close");
    close->setDefault(true);
    close->setMinimumWidth(scaled(this, 110));
    connect(close, &QPushButton::clicked, this, &QDialog::accept);
    return foot;
}

}  // namespace ephor
