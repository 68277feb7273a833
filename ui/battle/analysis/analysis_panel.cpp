#include "ui/battle/analysis/analysis_panel.h"

#include "ui/battle/analysis/analysis_words.h"
#include "ui/battle/analysis/chance_graph.h"
#include "ui/common/help_topic.h"
#include "ui/common/named.h"
#include "ui/common/sizes.h"

#include <QBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QTreeWidget>

namespace ephor {

namespace {

constexpr int momentRole = Qt::UserRole;

}  // namespace

AnalysisPanel::AnalysisPanel(BattleSession& session, QWidget* parent)
    : QWidget(parent), m_session(session), m_run(session, this) {
    named(this, QStringLiteral("analysisPanel"), tr("Analysis"));
    m_start = new QPushButton(this);
    m_start->setObjectName(QStringLiteral("analyse"));
    m_state = wrapped(new QLabel(this));
    m_state->setObjectName(QStringLiteral("analysisState"));
    m_bar = new QProgressBar(this);
    m_bar->setTextVisible(false);
    m_bar->setMaximumHeight(scaled(this, 8));
    auto* graph = new ChanceGraph(session, m_run, this);
    m_balance = new QLabel(this);
    m_balance->setObjectName(QStringLiteral("analysisBalance"));
    m_balance->setTextFormat(Qt::RichText);
    m_balance->setWordWrap(true);
    m_rows = named(new QTreeWidget(this), QStringLiteral("analysisRows"), tr("Turning points and errors"));
    m_rows->setHeaderLabels({tr("Change"), tr("When"), tr("What")});
    m_rows->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_rows->header()->setStretchLastSection(true);
    m_rows->setTextElideMode(Qt::ElideRight);
    m_rows->setUniformRowHeights(true);
    m_rows->setRootIsDecorated(false);

    auto* top = new QHBoxLayout;
    top->addWidget(m_start);
    top->addWidget(m_state, 1);
    auto* box = new QVBoxLayout(this);
    box->setContentsMargins(8, 6, 8, 8);
    box->setSpacing(6);
    box->addLayout(top);
    box->addWidget(m_bar);
    box->addWidget(graph, 1);
    box->addWidget(m_balance);
    box->addWidget(m_rows, 2);
    setHelpTopic(this, QStringLiteral("was-it-luck"));

    connect(m_start, &QPushButton::clicked, this, &AnalysisPanel::startOrStop);
    connect(graph, &ChanceGraph::momentWanted, &session, &BattleSession::setMoment);
    connect(m_rows, &QTreeWidget::currentItemChanged, this, [this](const QTreeWidgetItem* item) {
        if (item && item->data(0, momentRole).isValid())
            m_session.setMoment(item->data(0, momentRole).toInt());
    });
    connect(&m_run, &AnalysisRun::refined, this, &AnalysisPanel::refresh);
    connect(&m_run, &AnalysisRun::runningChanged, this, &AnalysisPanel::refresh);
    connect(&session, &BattleSession::changed, this, &AnalysisPanel::refresh);
    connect(&session, &BattleSession::busyChanged, this, &AnalysisPanel::refresh);
    refresh();
}

void AnalysisPanel::startOrStop() {
    if (m_run.isRunning())
        return m_run.stop();
    m_since.start();
    m_run.start();
}

void AnalysisPanel::startIfNone() {
    if (!m_run.isRunning() && !complete())
        startOrStop();
}

/// `progress`: in percent. Empty until it says something about the whole.
QString AnalysisPanel::timeLeft(int progress) const {
    static constexpr int least = 3;
    static constexpr int longInSeconds = 90;
    if (progress < least)
        return {};
    const qint64 seconds = m_since.elapsed() * (100 - progress) / progress / 1000 + 1;
    return seconds < longInSeconds ? tr("about %1 s left").arg(seconds)
                                   : tr("about %1 min left").arg((seconds + 30) / 60);
}

const AnalysisShown* AnalysisPanel::complete() const {
    const AnalysisShown* shown = m_run.shown();
    return shown && shown->analysis.isComplete ? shown : nullptr;
}

void AnalysisPanel::addRow(QTreeWidgetItem& heading, const AnalysisRow& row) {
    auto* item = new QTreeWidgetItem(&heading,
                                     {pointsText(row.change, row.halfWidth), whenText(row.words), whatText(row.words)});
    item->setData(0, momentRole, row.moment);
    item->setToolTip(2, item->text(2));
}

void AnalysisPanel::refreshRows(const AnalysisShown& shown) {
    m_rows->clear();
    for (const bool errors : {false, true}) {
        auto* heading = new QTreeWidgetItem(m_rows);
        heading->setText(0, errors ? tr("Choices that lost something") : tr("Turning points"));
        heading->setFirstColumnSpanned(true);
        heading->setFlags(Qt::ItemIsEnabled);
        for (const AnalysisRow& row : shown.rows)
            if (row.isError == errors)
                addRow(*heading, row);
        if (heading->childCount() == 0) {
            auto* none = new QTreeWidgetItem(heading, {tr("None was found.")});
            none->setFirstColumnSpanned(true);
            none->setFlags(Qt::ItemIsEnabled);
        }
    }
    m_rows->expandAll();
}

void AnalysisPanel::refresh() {
    Q_EMIT completeChanged(complete());
    const AnalysisShown* shown = m_run.shown();
    const bool running = m_run.isRunning();
    m_start->setText(running ? tr("Stop") : shown ? tr("Analyse again") : tr("Analyse"));
    m_start->setAccessibleName(m_start->text());
    m_start->setEnabled(running || m_run.canStart());
    m_bar->setVisible(running);
    const bool hasGraph = shown && !shown->analysis.equities.empty();
    const bool isWhole = hasGraph && shown->analysis.halfWidth() < 1;  // no position without its chance
    const int progress = hasGraph ? shown->analysis.progress(AnalysisPlan{}.precision) : 0;
    m_bar->setValue(progress);
    if (!m_session.ended())
        m_state->setText(tr("A battle can be analysed once it is over."));
    else if (running && timeLeft(progress).isEmpty())
        m_state->setText(tr("Every position is played on many times."));
    else if (running)
        m_state->setText(tr("Every position is played on many times: %1.").arg(timeLeft(progress)));
    else if (!hasGraph)
        m_state->setText(tr("Was it luck? Play every position of this battle on many times."));
    else if (!isWhole)
        m_state->setText(tr("Stopped before every position was known."));
    else
        m_state->setText((shown->analysis.isComplete ? tr("Every chance is within ± %1 %.")
                                                     : tr("Stopped. Every chance is within ± %1 %."))
                             .arg(shown->analysis.halfWidth() * 100, 0, 'f', 1));
    m_balance->setVisible(isWhole && !running);
    m_rows->setVisible(hasGraph && !running);
    if (m_balance->isVisibleTo(this))
        m_balance->setText(balanceAsHtml(m_session, shown->analysis));
    if (m_rows->isVisibleTo(this))
        refreshRows(*shown);
}

}  // namespace ephor
