#include "ui/battle/setup/briefing_page.h"

#include "models/text/battle_words.h"
#include "ui/battle/setup/battle_map.h"
#include "ui/battle/setup/fold.h"
#include "ui/common/named.h"
#include "ui/common/power_badge.h"
#include "ui/common/sizes.h"

#include <QLabel>
#include <QRegularExpression>
#include <QVBoxLayout>

namespace ephor {

namespace {

QLabel* paragraph(QWidget* parent, const char* name, double size = drawnText, bool bold = false) {
    auto* label = wrapped(new QLabel(parent));
    label->setObjectName(QLatin1StringView(name));
    label->setTextFormat(Qt::RichText);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    label->setFont(sized(parent->font(), size, bold));
    return label;
}

/// The paragraphs of a text of a data file.
QString paragraphs(const std::string& text) {
    static const QRegularExpression emptyLine(QStringLiteral("\\n\\s*\\n"));
    QString html;
    for (const QString& part : QString::fromStdString(text).trimmed().split(emptyLine))
        html += QStringLiteral("<p>%1</p>").arg(part.simplified().toHtmlEscaped());
    return html;
}

QString unitLine(const ListRow& row) {
    const QString name = QString::fromStdString(row.name);
    const QString type = row.type ? translated(row.type->name) : QString();
    QString line = row.count > 1 ? BriefingPage::tr("%1 × %2").arg(row.count).arg(name) : name;
    if (!type.isEmpty() && !name.contains(type, Qt::CaseInsensitive))
        line += QStringLiteral(", ") + type.toLower();
    if (!row.leader.empty())
        line = BriefingPage::tr("%1, with %2").arg(line, textOf(row.leader));
    return line;
}

}  // namespace

BriefingPage::BriefingPage(QWidget* parent)
    : QWidget(parent),
      m_title(paragraph(this, "briefingTitle", 18, true)),
      m_where(paragraph(this, "briefingWhere")),
      m_map(new BattleMap(this)),
      m_story(paragraph(this, "briefingStory")),
      m_outcome(paragraph(this, "briefingOutcome")),
      m_fold(new Fold(QStringLiteral("outcomeFold"), m_outcome, this)),
      m_sources(paragraph(this, "briefingSources", 12)) {
    m_fold->setSummary(tr("What happened then"));
    m_sources->setForegroundRole(QPalette::PlaceholderText);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(scaled(this, 10), 0, scaled(this, 10), 0);
    column->setSpacing(scaled(this, 8));
    column->addWidget(m_title);
    column->addWidget(m_where);
    column->addWidget(m_map);
    auto* deployed = paragraph(this, "briefingDeployed", 12);
    deployed->setText(tr("The armies as the computer deploys them. In the battle you place your own."));
    deployed->setForegroundRole(QPalette::PlaceholderText);
    column->addWidget(deployed);
    column->addWidget(m_story);
    auto* armies = new QHBoxLayout;
    armies->setSpacing(scaled(this, 16));
    for (const Side side : bothSides)
        armies->addLayout(makeArmy(side), 1);
    column->addLayout(armies);
    column->addWidget(m_fold);
    column->addWidget(m_sources);
    column->addStretch(1);
}

QVBoxLayout* BriefingPage::makeArmy(Side side) {
    Army& army = m_armies[index(side)];
    army.sign = new PowerBadge(22, this);
    army.name = paragraph(this, side == Side::A ? "armyNameA" : "armyNameB", 14.5, true);
    army.aim = paragraph(this, side == Side::A ? "aimA" : "aimB");
    army.units = paragraph(this, side == Side::A ? "unitsA" : "unitsB");
    auto* head = new QHBoxLayout;
    head->addWidget(army.sign);
    head->addWidget(army.name, 1);
    auto* column = new QVBoxLayout;
    column->addLayout(head);
    column->addWidget(army.aim);
    column->addWidget(army.units);
    column->addStretch(1);
    return column;
}

void BriefingPage::setBattle(const std::shared_ptr<const Game>& game, const Table& table, const Briefing& briefing) {
    const QString name = QString::fromStdString(game->setup().name).section(u',', 0, 0);
    m_title->setText(tr("%1, %2").arg(name, QString::fromStdString(briefing.date)).toHtmlEscaped());
    m_where->setText(QString::fromStdString(briefing.place).toHtmlEscaped());
    m_map->setBattle(game, table);
    m_story->setText(paragraphs(briefing.story));
    m_outcome->setText(paragraphs(briefing.outcome));
    m_fold->setOpen(false);
    for (const Side side : bothSides)
        showArmy(side, *game, QString::fromStdString(briefing.aims[index(side)]));
    m_sources->setText(
        tr("After %1. The numbers of units are ours, made from these.").arg(QString::fromStdString(briefing.sources)));
}

void BriefingPage::showArmy(Side side, const Game& game, const QString& aim) {
    const Army& army = m_armies[index(side)];
    const ArmyList& list = game.setup().lists[index(side)];
    army.sign->setLook(looksOf(game.setup())[index(side)]);
    army.name->setText(QString::fromStdString(list.name).toHtmlEscaped());
    army.aim->setText(QStringLiteral("<i>%1</i>").arg(aim.toHtmlEscaped()));
    QString units;
    std::string group;
    for (const ListRow& row : game.system().summary(list).rows) {
        if (row.group != group) {
            group = row.group;
            units += QStringLiteral("<b>%1</b><br>").arg(translated(group).toHtmlEscaped());
        }
        units += unitLine(row).toHtmlEscaped() + QStringLiteral("<br>");
    }
    army.units->setText(units);
}

}  // namespace ephor
