#include "ui/campaign/battles/battles_panel.h"

#include "core/ai/computer_players.h"
#include "core/campaign/battle/battle_kind.h"
#include "core/campaign/turn/turn.h"
#include "models/campaign/tables/pending_battle_model.h"
#include "models/text.h"
#include "models/text/battle_words.h"
#include "models/text/campaign_words.h"
#include "models/text/post_words.h"
#include "ui/campaign/battles/odds_strip.h"
#include "ui/campaign/tables/rows_panel.h"
#include "ui/common/actions/action_button.h"
#include "ui/common/actions/window_actions.h"
#include "ui/common/colours.h"
#include "ui/common/help_topic.h"
#include "ui/common/named.h"
#include "ui/common/sizes.h"

#include <QAction>
#include <QBoxLayout>
#include <QGridLayout>
#include <QLabel>
#include <QLocale>
#include <QMenu>
#include <QProgressBar>
#include <QPushButton>
#include <QTableView>
#include <QTextBrowser>
#include <QToolButton>

namespace ephor {

using namespace campaign;

namespace {

/// Enough to show which side is favoured; the interval shows how exact the odds are.
constexpr std::int64_t oddsRuns = 2000;
constexpr double oddsPrecision = 2;

/// Most units have their type in their name, such as "Athens hoplite 1".
QString unitName(const Unit& unit) {
    const QString name = QString::fromStdString(unit.name);
    return name.contains(toQString(wordOf(unit.troop)), Qt::CaseInsensitive)
               ? name
               : BattlesPanel::tr("%1 (%2)").arg(name, text(unit.troop));
}

QString unitRow(const State& state, const UnitInBattle& one) {
    const Unit& unit = state.units[one.unit.index()];
    QString name = unitName(unit);
    if (one.isReserve)
        name = BattlesPanel::tr("%1 (in reserve)").arg(name);
    return QStringLiteral("<tr><td>%1</td><td>%2</td><td align=center>%3</td><td align=right>%4</td></tr>")
        .arg(one.mark.toHtmlEscaped(), name.toHtmlEscaped(), toQString(wordOf(unit.grade).substr(0, 1)),
             BattlesPanel::tr("%1 of %2").arg(unit.steps).arg(unit.most));
}

}  // namespace

BattlesPanel::BattlesPanel(CampaignSight& sight, const PowerLooks& looks, const RunningBattles& running,
                           const WindowActions& actions, QWidget* parent)
    : QWidget(parent), m_sight(sight), m_looks(looks), m_running(running), m_actions(actions) {
    setObjectName(QStringLiteral("battlesPanel"));
    setHelpTopic(this, QStringLiteral("campaign-battles"));
    m_list = new RowsPanel(new PendingBattleModel(sight, &running, this), sight, looks, QStringLiteral("battles"),
                           tr("Battles"), false, this);
    m_title = wrapped(new QLabel(this));
    m_title->setTextFormat(Qt::RichText);
    m_sides = named(new QTextBrowser(this), QStringLiteral("battleSides"), tr("Forces in the battle"));
    m_sides->setFrameShape(QFrame::NoFrame);
    m_sides->setTabChangesFocus(true);
    m_sides->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_strip = new OddsStrip(this);
    m_runs = new QLabel(this);
    m_runs->setObjectName(QStringLiteral("oddsRuns"));
    m_runs->setForegroundRole(QPalette::PlaceholderText);
    m_runs->setWordWrap(true);
    m_bar = named(new QProgressBar(this), QStringLiteral("fighting"), tr("Auto-resolve progress"));
    m_bar->setRange(0, 0);
    m_bar->setTextVisible(false);
    m_bar->setMaximumHeight(scaled(this, 8));
    m_bar->hide();
    auto* ways = new QGridLayout;
    const auto button = [this](const char* name) { return buttonOf(*m_actions.find(name), this); };
    m_discard = button("actionDiscardBattle");
    ways->addWidget(button("actionPlayBattle"), 0, 0);
    ways->addWidget(button("actionTypeIn"), 0, 1);
    ways->addWidget(button("actionAutoResolve"), 0, 2);
    ways->addWidget(m_discard, 1, 0);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 4);
    column->setSpacing(4);
    column->addWidget(m_list, 1);
    auto* part = new QVBoxLayout;
    part->setContentsMargins(6, 0, 6, 0);
    part->addWidget(m_title);
    part->addWidget(m_strip);
    part->addWidget(m_runs);
    part->addWidget(m_sides, 3);
    part->addWidget(m_bar);
    part->addLayout(ways);
    column->addLayout(part, 3);
    connect(m_list, &RowsPanel::selected, this, [this](int id) { setBattle(id < 0 ? BattleId{} : BattleId(id)); });
    connect(&m_odds, &OddsRun::refined, this, &BattlesPanel::showOdds);
    connect(&m_odds, &OddsRun::runningChanged, this, &BattlesPanel::showOdds);
    connect(&sight, &CampaignSight::changed, this, &BattlesPanel::refresh);
    connect(&sight.session(), &CampaignSession::postChanged, this, &BattlesPanel::showSides);
    const auto refreshWays = [this] {
        showWays();
        putButtons();
    };
    connect(&running, &RunningBattles::changed, this, refreshWays);
    connect(&sight.session(), &CampaignSession::busyChanged, this, refreshWays);
    refresh();
}

std::vector<BattlesPanel::Way> BattlesPanel::waysOf(BattleId battle) const {
    const auto way = [](const char* action) {
        const ActionInfo& info = actionInfo(ActionSection::Campaign, action);
        return Way{action, ephor::tr(info.text), ephor::tr(info.tip)};
    };
    const auto progress = battle ? m_running.progressOf(battle) : std::nullopt;
    const Result<Battlefield> field =
        battle ? battlefieldOf(m_sight.campaign(), battle, m_sight.session().system()) : Result<Battlefield>();
    Way play = way("actionPlayBattle");
    if (progress) {
        play.text = progress->isOver ? tr("Enter the played result…") : tr("Resume…");
        play.tip = tr("Continue the battle that is being played");
    }
    if (!field) {
        play.isPossible = false;
        play.tip = text(field.error());
    }
    Way discard = way("actionDiscardBattle");
    discard.isPossible = progress.has_value();
    return {play, way("actionTypeIn"), way("actionAutoResolve"), discard};
}

/// The actions are those of the selected battle.
void BattlesPanel::showWays() {
    const bool canAct = m_battle && !m_isFighting && !m_sight.session().whyNot();
    const std::vector<Way> ways = waysOf(m_battle);
    for (const Way& way : ways) {
        m_actions.rename(way.action, way.text, way.tip);
        m_actions.find(way.action)->setEnabled(canAct && way.isPossible);
    }
    m_discard->setVisible(ways.back().isPossible);
}

void BattlesPanel::addWays(QMenu& menu) const {
    for (const Way& way : waysOf(m_battle))
        menu.addAction(m_actions.find(way.action));
}

/// The first three ways as small buttons in each row.
void BattlesPanel::putButtons() {
    QTableView& view = m_list->view();
    const bool canAct = !m_isFighting && !m_sight.session().whyNot();
    for (int row = 0; row < view.model()->rowCount(); ++row) {
        const QModelIndex cell = view.model()->index(row, PendingBattleModel::WaysColumn);
        const BattleId battle(cell.data(CampaignTable::IdRole).toInt());
        const QString place = cell.siblingAtColumn(PendingBattleModel::PlaceColumn).data().toString();
        auto* buttons = new QWidget(&view);
        auto* line = new QHBoxLayout(buttons);
        line->setContentsMargins(0, 0, 0, 0);
        line->setSpacing(0);
        const std::vector<Way> ways = waysOf(battle);
        for (const Way& way : std::span(ways).first(3)) {
            const QString said = QString(way.text).remove(QLatin1Char('&'));
            auto* button = named(new QToolButton(buttons),
                                 QStringLiteral("%1_%2").arg(QLatin1StringView(way.action)).arg(battle.index()),
                                 tr("%1: %2").arg(place, said));
            QAction* action = m_actions.find(way.action);
            button->setIcon(action->icon());
            button->setAutoRaise(true);
            button->setToolTip(tr("%1: %2").arg(said, way.tip));
            button->setEnabled(canAct && way.isPossible);
            connect(button, &QToolButton::clicked, this, [this, battle, action] {
                setBattle(battle);
                action->trigger();
            });
            line->addWidget(button);
        }
        line->addStretch();
        view.setIndexWidget(cell, buttons);
    }
}

void BattlesPanel::refresh() {
    const std::vector<BattleId> pending = battlesSeen(m_sight);
    if (std::ranges::find(pending, m_battle) == pending.end())
        m_battle = pending.empty() ? BattleId{} : pending.front();
    setBattle(m_battle);
    putButtons();
}

void BattlesPanel::setBattle(BattleId battle) {
    m_battle = battle;
    m_list->mark(battle ? static_cast<int>(battle.index()) : -1);
    m_onPaper.clear();
    showWays();
    showSides();
    askOdds();
}

void BattlesPanel::setFighting(bool fighting) {
    m_isFighting = fighting;
    m_bar->setVisible(fighting);
    setBattle(m_battle);
    putButtons();
}

void BattlesPanel::showSides() {
    if (!m_battle) {
        m_title->setText(tr("No battle is pending."));
        m_sides->setPlainText(
            tr("Adjudicating the orders starts battles. Each is listed here until you play it, "
               "enter its result or auto-resolve it."));
        return;
    }
    const Campaign& campaign = m_sight.campaign();
    const Battle& battle = campaign.state.battles[m_battle.index()];
    const Result<Battlefield> field = battlefieldOf(campaign, m_battle, m_sight.session().system());
    if (!field)
        m_onPaper = text(field.error());
    const QString packet = packetState(campaign, m_sight.session().post(), m_battle);
    QStringList title{QStringLiteral("<b>%1</b>").arg(nameOf(campaign.scenario, battle.place).toHtmlEscaped()),
                      text(battle.kind).toHtmlEscaped()};
    if (!packet.isEmpty())
        title << packet;
    m_title->setText(title.join(QStringLiteral(", ")));
    const auto sides = sidesOf(campaign, m_battle, field ? &*field : nullptr);
    m_strip->setSides({sides[0].armies, sides[1].armies}, {m_looks.of(sides[0].power), m_looks.of(sides[1].power)});
    QString html =
        QStringLiteral("<p><i>%1</i></p>").arg(QString::fromStdString(termsOf(campaign, m_battle)).toHtmlEscaped());
    for (std::size_t s = 0; s < 2; ++s) {
        html += QStringLiteral("<p><b>%1: %2</b>, %3</p>")
                    .arg(s == 0 ? tr("Attackers") : tr("Defenders"), sides[s].armies.toHtmlEscaped(),
                         tr("%n steps", nullptr, sides[s].steps));
        QStringList lines;
        for (const LeaderId id : sides[s].leaders) {
            const Leader& leader = campaign.state.leaders[id.index()];
            lines << tr("%1, %2 CP").arg(QString::fromStdString(leader.name).toHtmlEscaped()).arg(leader.cpNow);
        }
        html += lines.join(QStringLiteral("<br>"));
        html += QStringLiteral(
                    "<table width=\"100%\"><tr><td></td><td><i>%1</i></td><td><i>%2</i></td>"
                    "<td align=right><i>%3</i></td></tr>")
                    .arg(tr("Unit"), tr("Grade"), tr("Steps"));
        for (const UnitInBattle& unit : sides[s].units)
            html += unitRow(campaign.state, unit);
        html += QStringLiteral("</table>");
    }
    m_sides->setHtml(html);
}

/// Starts the odds for the campaign as shown, once for each battle and state.
void BattlesPanel::askOdds() {
    const CampaignSession& session = m_sight.session();
    const JournalEntry& shown = session.journal().entries()[static_cast<std::size_t>(session.moment() - 1)];
    const std::string asked = m_battle ? std::to_string(m_battle.index()) + ' ' + shown.state : std::string();
    if (asked == m_asked)
        return showOdds();
    m_asked = asked;
    m_odds.stop();
    const Result<Battlefield> field = m_battle ? battlefieldOf(m_sight.campaign(), m_battle, session.system())
                                               : Result<Battlefield>(std::unexpected(Diagnostics{}));
    if (!field) {
        m_odds.ask({});
        return showOdds();
    }
    OddsQuestion question;
    question.game = field->game;
    question.players = standardPlayers(*field->game);
    question.seed = 1;
    question.runs = oddsRuns;
    question.precision = oddsPrecision;
    question.threads = 1;
    m_odds.ask(std::move(question));
    showOdds();
}

void BattlesPanel::showOdds() {
    const auto& report = m_odds.report();
    m_strip->setVisible(static_cast<bool>(m_battle));
    m_runs->setVisible(report && m_battle);
    if (!report)
        return m_strip->setReport(
            nullptr, m_onPaper.isEmpty() ? tr("Estimating the odds…") : tr("Resolved on paper: %1").arg(m_onPaper));
    m_strip->setReport(report);
    const QString runs = QLocale().toString(static_cast<qlonglong>(report->runs()));
    m_runs->setText(m_odds.isRunning() ? tr("%1 battles so far, both sides played by the computer").arg(runs)
                                       : tr("%1 battles, both sides played by the computer").arg(runs));
}

}  // namespace ephor
