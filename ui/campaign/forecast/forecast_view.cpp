#include "ui/campaign/forecast/forecast_view.h"

#include "core/campaign/turn/turn.h"
#include "models/text/campaign_words.h"
#include "ui/campaign/forecast/fan_graph.h"
#include "ui/campaign/map/power_looks.h"
#include "ui/common/colours.h"
#include "ui/common/help_topic.h"
#include "ui/common/named.h"
#include "ui/common/sizes.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QPainter>
#include <QProgressBar>
#include <QPushButton>
#include <QStyledItemDelegate>
#include <QTreeWidget>

namespace ephor {

using namespace campaign;

namespace {

enum ForecastRole { PowerRole = Qt::UserRole, ChanceRole, LowRole, HighRole, InkRole };
enum ForecastColumn { NameColumn, ChanceColumn, BarColumn };

/// A bar from 0 to 100 %, with the interval as a line over its end.
class ChanceBarDelegate final : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        QStyledItemDelegate::paint(painter, option, index);
        if (!index.data(ChanceRole).isValid())
            return;
        const QRectF box = QRectF(option.rect).adjusted(4, 4, -4, -4);
        const auto x = [&](int role) { return box.left() + box.width() * index.data(role).toDouble(); };
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        painter->fillRect(QRectF(box.left(), box.top(), x(ChanceRole) - box.left(), box.height()),
                          index.data(InkRole).value<QColor>());
        painter->setPen(QPen(Colours::of(option.palette).grid, 1));
        painter->drawRect(box);
        const bool isSelected = option.state.testFlag(QStyle::State_Selected);
        painter->setPen(QPen(option.palette.color(isSelected ? QPalette::HighlightedText : QPalette::Text), 1.6));
        painter->drawLine(QPointF(x(LowRole), box.center().y()), QPointF(x(HighRole), box.center().y()));
        for (const int end : {LowRole, HighRole})
            painter->drawLine(QPointF(x(end), box.top() + 2), QPointF(x(end), box.bottom() - 2));
        painter->restore();
    }
};

QTreeWidget* forecastTable(QWidget* parent, const char* name, const QString& spoken, const QStringList& headers) {
    auto* tree = named(new QTreeWidget(parent), QLatin1StringView(name), spoken);
    tree->setHeaderLabels(headers);
    tree->setUniformRowHeights(true);
    tree->setTextElideMode(Qt::ElideRight);
    tree->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    tree->header()->setStretchLastSection(true);
    return tree;
}

QString powersText(const Campaign& campaign, const std::vector<ArmyId>& armies) {
    QStringList names;
    for (const ArmyId army : armies) {
        const QString name = nameOf(campaign.scenario, campaign.state.armies[army.index()].power);
        if (!names.contains(name))
            names << name;
    }
    return names.join(QStringLiteral(", "));
}

QString resultText(Verdict verdict) {
    switch (verdict) {
    case Verdict::Attacker:
        return ForecastView::tr("Attackers win");
    case Verdict::Defender:
        return ForecastView::tr("Defenders win");
    case Verdict::Draw:
    case Verdict::Pending:
        break;
    }
    return ForecastView::tr("Draw");
}

/// The powers that win most of these wars: "Sparta 71 % (64 to 77), Athens 20 % (15 to 26)".
QString warWinnersText(const Campaign& campaign, const BattleOutcome& outcome) {
    constexpr int most = 3;
    std::vector<std::size_t> rows(outcome.wins.size());
    for (std::size_t i = 0; i < rows.size(); ++i)
        rows[i] = i;
    std::ranges::stable_sort(rows, std::greater{}, [&](std::size_t i) { return outcome.wins[i]; });
    QStringList parts;
    for (const std::size_t i : rows)
        if (outcome.wins[i] > 0 && parts.size() < most)
            parts << QStringLiteral("%1 %2").arg(nameOf(campaign.scenario, PowerId(static_cast<int>(i))),
                                                 chanceText(wilson(outcome.wins[i], outcome.wars)));
    return parts.join(QStringLiteral(", "));
}

}  // namespace

ForecastView::ForecastView(Ask ask, QWidget* parent) : QWidget(parent), m_ask(std::move(ask)) {
    setObjectName(QStringLiteral("forecastView"));
    setHelpTopic(this, QStringLiteral("who-will-win"));
    m_start = new QPushButton(this);
    m_start->setObjectName(QStringLiteral("forecastStart"));
    m_wars = named(new QComboBox(this), QStringLiteral("forecastWars"), tr("Number of wars"));
    for (const int wars : {100, 200, 500, 1000, 5000})
        m_wars->addItem(tr("%1 wars").arg(wars), wars);
    m_wars->setCurrentIndex(1);
    m_wars->setToolTip(tr("More wars make the intervals narrower"));
    m_state = wrapped(new QLabel(this));
    m_state->setObjectName(QStringLiteral("forecastState"));
    m_bar = new QProgressBar(this);
    m_bar->setTextVisible(false);
    m_bar->setMaximumHeight(scaled(this, 8));
    makeRows();
    m_fan = new FanGraph(this);
    m_battles = forecastTable(this, "forecastBattles", tr("Pending battles and the winner of the war"),
                              {tr("Pending battle"), tr("How often"), tr("Then the war is won by")});
    auto* top = new QHBoxLayout;
    top->addWidget(m_start);
    top->addWidget(m_wars);
    top->addStretch();
    auto* box = new QVBoxLayout(this);
    box->setContentsMargins(6, 4, 6, 4);
    box->addLayout(top);
    box->addWidget(m_state);
    box->addWidget(m_bar);
    box->addWidget(m_rows, 3);
    box->addWidget(m_holding, 0, Qt::AlignLeft);
    box->addWidget(m_fan, 2);
    box->addWidget(m_battles, 2);
    connect(m_start, &QPushButton::clicked, this, &ForecastView::startOrStop);
    connect(&m_run, &ForecastRun::refined, this, &ForecastView::refresh);
    connect(&m_run, &ForecastRun::runningChanged, this, &ForecastView::refresh);
    refresh();
}

void ForecastView::makeRows() {
    m_rows = forecastTable(this, "forecastChances", tr("Chances of the powers"),
                           {tr("Power"), tr("Wins the war"), tr("0 to 100 %")});
    m_rows->setRootIsDecorated(false);
    m_rows->setItemDelegateForColumn(BarColumn, new ChanceBarDelegate(m_rows));
    m_rows->setToolTip(tr("Brackets and the lines on the bars show 95 % intervals"));
    m_holding = named(new QComboBox(this), QStringLiteral("forecastHolding"), tr("What the graph shows"));
    m_holding->addItem(tr("Cities"));
    m_holding->addItem(tr("Treasury"));
    connect(m_rows, &QTreeWidget::currentItemChanged, this, [this] {
        m_chosen = shownPower();
        refreshFan();
    });
    connect(m_holding, &QComboBox::currentIndexChanged, this, &ForecastView::refreshFan);
}

void ForecastView::startOrStop() { m_run.isRunning() ? m_run.stop() : start(); }

void ForecastView::start() {
    const ForecastQuestion question = m_ask();
    m_whyNot = question.whyNot;
    if (question.campaign)
        m_run.start(question.campaign, *question.system, m_wars->currentData().toInt());
    refresh();
}

void ForecastView::forget(const QString& whyNot) {
    m_run.clear();
    m_whyNot = whyNot;
    refresh();
}

PowerId ForecastView::shownPower() const {
    const QTreeWidgetItem* item = m_rows->currentItem();
    return item ? PowerId(item->data(NameColumn, PowerRole).toInt()) : PowerId();
}

QString ForecastView::stateText() const {
    const ForecastShown* shown = m_run.shown();
    const auto wars = shown ? shown->forecast.report.wars() : 0;
    if (m_run.isRunning())
        return tr("The computer rulers play the war on: %1 of %2.")
            .arg(wars)
            .arg(shown ? shown->wanted : m_wars->currentData().toInt());
    if (shown)
        return tr("Wars played on by the computer rulers, with other dice: %1.").arg(wars);
    if (!m_whyNot.isEmpty())
        return m_whyNot;
    return tr("Who will win? The computer rulers play the war on many times, with other dice than the campaign's.");
}

void ForecastView::refresh() {
    const ForecastShown* shown = m_run.shown();
    const bool isRunning = m_run.isRunning();
    m_start->setText(isRunning ? tr("Stop") : shown ? tr("Forecast again") : tr("Forecast"));
    m_start->setAccessibleName(m_start->text());
    m_start->setEnabled(isRunning || m_whyNot.isEmpty());
    m_wars->setEnabled(!isRunning);
    m_state->setText(stateText());
    m_bar->setVisible(isRunning);
    m_bar->setRange(0, shown ? static_cast<int>(shown->wanted) : 0);
    m_bar->setValue(shown ? static_cast<int>(shown->forecast.report.wars()) : 0);
    for (QWidget* part : {static_cast<QWidget*>(m_rows), static_cast<QWidget*>(m_fan)})
        part->setVisible(shown != nullptr);
    m_holding->setVisible(shown && shown->campaign->scenario.rules.modules.has(Module::Money));
    m_battles->setVisible(shown && shown->forecast.report.battles() > 0);
    if (shown) {
        refreshRows(*shown);
        refreshBattles(*shown);
    }
    refreshFan();
    Q_EMIT refined();
}

void ForecastView::refreshRows(const ForecastShown& shown) {
    const PowerLooks looks(shown.campaign->scenario);
    const std::vector<PowerId> powers = powersByChance(shown.forecast.report);
    const QSignalBlocker quiet(m_rows);
    while (m_rows->topLevelItemCount() > std::ssize(powers))
        delete m_rows->takeTopLevelItem(0);
    while (m_rows->topLevelItemCount() < std::ssize(powers))
        new QTreeWidgetItem(m_rows);
    for (std::size_t i = 0; i < powers.size(); ++i) {
        QTreeWidgetItem* item = m_rows->topLevelItem(static_cast<int>(i));
        const Share chance = shown.forecast.report.wins(powers[i]);
        const PowerLook& look = looks.of(powers[i]);
        item->setIcon(NameColumn, look.icon(scaled(this, 16), palette(), font()));
        item->setText(NameColumn, nameOf(shown.campaign->scenario, powers[i]));
        item->setData(NameColumn, PowerRole, static_cast<int>(powers[i].index()));
        item->setText(ChanceColumn, chanceText(chance));
        item->setData(BarColumn, ChanceRole, chance.p);
        item->setData(BarColumn, LowRole, chance.low);
        item->setData(BarColumn, HighRole, chance.high);
        item->setData(BarColumn, InkRole, look.colour(palette()));
        if (i == 0 || powers[i] == m_chosen)
            m_rows->setCurrentItem(item);
    }
}

void ForecastView::refreshBattles(const ForecastShown& shown) {
    m_battles->clear();
    const Campaign& campaign = *shown.campaign;
    const ForecastReport& report = shown.forecast.report;
    const std::vector<BattleId> pending = pendingBattles(campaign.state);
    for (std::size_t i = 0; i < report.battles(); ++i) {
        const Battle& battle = campaign.state.battles[pending[i].index()];
        auto* heading = new QTreeWidgetItem(
            m_battles, {tr("%1: %2 against %3")
                            .arg(nameOf(campaign.scenario, battle.place), powersText(campaign, battle.attackers),
                                 powersText(campaign, battle.defenders))});
        heading->setFirstColumnSpanned(true);
        for (const Verdict verdict : forecastVerdicts) {
            const BattleOutcome& outcome = report.outcome(i, verdict);
            auto* row =
                new QTreeWidgetItem(heading, {resultText(verdict), chanceText(wilson(outcome.wars, report.wars())),
                                              warWinnersText(campaign, outcome)});
            row->setToolTip(2, row->text(2));
        }
    }
    m_battles->expandAll();
}

void ForecastView::refreshFan() {
    const PowerId power = shownPower();
    m_fan->setForecast(m_run.sharedShown());
    m_fan->setHolding(m_holding->currentIndex() == 1 && m_holding->isVisibleTo(this) ? Holding::Treasury
                                                                                     : Holding::Cities);
    if (m_run.shown() && power && power.index() < m_run.shown()->campaign->scenario.powers.size())
        m_fan->setPower(power, PowerLooks(m_run.shown()->campaign->scenario).of(power));
}

}  // namespace ephor
