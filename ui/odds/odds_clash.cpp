// The exact clash in the odds dialog, with units of the table as its input.
#include "models/battle/table_clash.h"
#include "models/text/battle_words.h"
#include "ui/common/help_topic.h"
#include "ui/common/icons.h"
#include "ui/common/named.h"
#include "ui/common/sizes.h"
#include "ui/odds/clash_panel.h"
#include "ui/odds/odds_dialog.h"
#include "ui/odds/section_heading.h"

#include <QMenu>
#include <QPushButton>
#include <QScrollArea>
#include <QStyle>
#include <QVBoxLayout>
#include <tuple>

namespace ephor {

QWidget* OddsDialog::makeClash() {
    auto* part = new QWidget(this);
    auto* layout = new QVBoxLayout(part);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(scaled(this, 6));
    layout->addWidget(makeClashHead(part));
    m_clash = new ClashPanel(m_needs.game->system(), {name(Side::A), name(Side::B)}, m_looks, part);
    m_clash->setObjectName(QStringLiteral("clash"));
    connect(m_clash, &ClashPanel::ruleWanted, this, &OddsDialog::manualWanted);
    setHelpTopic(m_clash, QStringLiteral("reading-the-odds#one-clash"));
    beginClash();
    auto* scroll = named(new QScrollArea(part), QStringLiteral("clashArea"), tr("One clash"));
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setWidget(m_clash);
    const int bar = style()->pixelMetric(QStyle::PM_ScrollBarExtent, nullptr, scroll);
    scroll->setMinimumWidth(std::max(scaled(this, 340), m_clash->minimumSizeHint().width() + bar));
    layout->addWidget(scroll, 1);
    return part;
}

QWidget* OddsDialog::makeClashHead(QWidget* parent) {
    auto* row = new QWidget(parent);
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(scaled(this, 6));
    layout->addWidget(sectionHeading(tr("One clash"), tr("exact, no sampling"), row), 1);
    const auto button = [&](const QString& text, const QString& tip, const char* objectName) {
        auto* one =
            named(new QPushButton(text, row), QLatin1StringView(objectName), QString(text).remove(u'&').remove(u'…'));
        one->setToolTip(tip);
        one->setAutoDefault(false);
        layout->addWidget(one);
        return one;
    };
    auto* swap = button(tr("S&wap"), tr("The unit that is attacked attacks"), "swap");
    connect(swap, &QPushButton::clicked, this, [this] { m_clash->swapSides(); });
    auto* units = button(
        tr("From the &table…"),
        tr("Set up one clash: two units with their losses and markers, who charges, who supports, and which side is hit."),
        "fromTable");
    auto* menu = new QMenu(units);
    menu->setObjectName(QStringLiteral("unitsMenu"));
    connect(menu, &QMenu::aboutToShow, this, [this, menu] { fillUnitsMenu(*menu); });
    units->setMenu(menu);
    units->setVisible(m_needs.table != nullptr);
    return row;
}

/// Lists enemies in contact first, in both directions, then all other pairs.
void OddsDialog::fillUnitsMenu(QMenu& menu) {
    menu.clear();
    const BattleWords words(*m_needs.game);
    const Table& table = *m_needs.table;
    const auto add = [&](QMenu& to, const QString& text, PieceId attacker, PieceId defender) {
        QAction* action = to.addAction(text, this, [this, attacker, defender] { takeFromTable(attacker, defender); });
        action->setObjectName(QStringLiteral("clash_%1_%2").arg(attacker.index()).arg(defender.index()));
    };
    const auto pairs = unitsInContact(table);
    if (!pairs.empty()) {
        menu.addSection(tr("In contact"));
        for (const auto& [a, b] : pairs) {
            add(menu, tr("%1 attacks %2").arg(words.piece(a), words.piece(b)), a, b);
            add(menu, tr("%1 attacks %2").arg(words.piece(b), words.piece(a)), b, a);
        }
    }
    menu.addSection(tr("Any two units"));
    for (const Side side : bothSides)
        for (const PieceId attacker : table.present(side)) {
            QMenu* against = menu.addMenu(m_looks[index(side)].icon(scaled(this, 16), palette(), font()),
                                          tr("%1 attacks").arg(words.piece(attacker)));
            for (const PieceId defender : table.present(other(side)))
                add(*against, words.piece(defender), attacker, defender);
        }
}

void OddsDialog::takeFromTable(PieceId attacker, PieceId defender) {
    const BattleWords words(*m_needs.game);
    const Table& table = *m_needs.table;
    m_clash->setClash({words.piece(attacker), words.piece(defender)},
                      {m_looks[index(table.side(attacker))], m_looks[index(table.side(defender))]},
                      m_needs.game->clashInputs(table, attacker, defender));
}

/// Starts with the units that the pending question is about, otherwise with two in contact, otherwise with the first of
/// each side.
void OddsDialog::beginClash() {
    if (m_needs.table) {
        auto [attacker, defender] = m_needs.atIssue;
        for (const auto& [a, b] : unitsInContact(*m_needs.table)) {
            if (attacker && defender)
                break;
            if (!attacker || attacker == a || attacker == b)
                std::tie(attacker, defender) = attacker == b ? std::pair(b, a) : std::pair(a, b);
        }
        if (attacker && defender && m_needs.table->isPresent(attacker) && m_needs.table->isPresent(defender))
            return takeFromTable(attacker, defender);
    }
    for (const Side side : bothSides)
        for (const PieceInfo& piece : m_needs.game->pieces())
            if (piece.side == side && piece.unit == 0 && piece.type)
                m_clash->setField(side, "unit", piece.type->id);
}

}  // namespace ephor
