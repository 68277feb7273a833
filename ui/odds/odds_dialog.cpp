#include "ui/odds/odds_dialog.h"

#include "core/ai/computer_players.h"
#include "core/io/file.h"
#include "models/text/battle_words.h"
#include "models/text/odds_words.h"
#include "ui/common/colours.h"
#include "ui/common/sizes.h"
#include "ui/common/window/save_name.h"
#include "ui/odds/bar_chart.h"
#include "ui/odds/clash_panel.h"
#include "ui/odds/general_bars.h"
#include "ui/odds/share_bars.h"
#include "ui/odds/units_left_view.h"

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QLabel>
#include <QLocale>
#include <QMessageBox>
#include <QProgressBar>
#include <QPushButton>
#include <cmath>

namespace ephor {

namespace {

constexpr std::int64_t mostRuns = 1'000'000;  ///< where the end is a precision

}  // namespace

OddsDialog::~OddsDialog() = default;

QString OddsDialog::name(Side side) const {
    return QString::fromStdString(m_needs.game->setup().lists[index(side)].name).section(u',', 0, 0);
}

bool OddsDialog::isLarge() const { return textScale(font()) > 1.5; }

void OddsDialog::ask() {
    OddsQuestion question;
    question.game = m_needs.game;
    question.seed = m_needs.seed;
    if (m_start->currentIndex() == 1)
        question.here = m_needs.here;
    for (const Side side : bothSides) {
        const auto kind = static_cast<By>(m_players[index(side)]->currentData().toInt());
        question.players[index(side)] =
            kind == By::Standard ? makePlayer(kind, *m_needs.game) : m_needs.players(kind, *m_needs.game);
    }
    const double precision = m_end->currentData().toPointF().y();
    question.runs = precision > 0 ? mostRuns : static_cast<std::int64_t>(m_end->currentData().toPointF().x());
    if (precision > 0)
        question.precision = precision;
    m_run.ask(std::move(question));
    showReport();  // clears results for the earlier players
}

void OddsDialog::setEnd() {
    const QPointF end = m_end->currentData().toPointF();
    m_run.setEnd(end.y() > 0 ? mostRuns : static_cast<std::int64_t>(end.x()),
                 end.y() > 0 ? std::optional(end.y()) : std::nullopt);
    showProgress();
}

void OddsDialog::stopOrResume() {
    if (m_run.isRunning())
        m_run.stop();
    else
        m_run.resume();
    showProgress();
}

void OddsDialog::showProgress() {
    const std::int64_t runs = m_run.report() ? m_run.report()->runs() : 0;
    const std::int64_t expected = m_run.expectedRuns();
    const QLocale locale;
    m_progress->setMaximum(1000);
    m_progress->setValue(expected > 0 ? static_cast<int>(std::min<std::int64_t>(1000, runs * 1000 / expected)) : 0);
    QString said = tr("%1 of %2 battles").arg(locale.toString(runs), locale.toString(expected));
    if (m_run.isDone())
        said = tr("%1 battles, done").arg(locale.toString(runs));
    else if (!m_run.isRunning())
        said = tr("%1, stopped").arg(said);
    else if (const double rate = m_run.battlesPerSecond(); rate > 0 && rate < 1)
        said = tr("%1, %2 s a battle").arg(said, locale.toString(1 / rate, 'f', 1));
    else if (rate > 0)
        said =
            tr("%1, %2 a second, %3 s left")
                .arg(said, locale.toString(std::llround(rate)),
                     locale.toString(static_cast<double>(std::max<std::int64_t>(0, expected - runs)) / rate, 'f', 1));
    m_progress->setFormat(said);
    m_progress->setAccessibleDescription(said);
    m_stop->setText(m_run.isRunning() ? tr("&Stop") : tr("Re&sume"));
    m_stop->setEnabled(m_run.isRunning() || !m_run.isDone());
}

void OddsDialog::showReport() {
    showProgress();
    const std::shared_ptr<const OddsReport>& report = m_run.report();
    m_shares->setReport(report);
    m_generals->setReport(report);
    for (UnitsLeftView* view : m_left)
        view->setReport(report);
    if (report) {
        showLength(*report);
    } else {
        m_length->set({});
        m_lengthSaid->clear();
    }
}

void OddsDialog::showLength(const OddsReport& report) {
    const auto turns = report.turns();
    const auto runs = static_cast<double>(report.runs());
    BarChart::Series series;
    series.name = tr("turn");
    series.colour = blended(palette().color(QPalette::Base), palette().color(QPalette::Highlight), 0.75);
    series.edge = palette().color(QPalette::Highlight);
    series.lowest = 1;
    std::int64_t sum = 0;
    std::array<int, 3> quartiles{};
    std::size_t last = 1;
    for (std::size_t turn = 0; turn < turns.size(); ++turn) {
        for (const std::size_t q : {0, 1, 2})
            if (quartiles[q] == 0 && static_cast<double>(sum + turns[turn]) >= runs * 0.25 * static_cast<double>(q + 1))
                quartiles[q] = static_cast<int>(turn);
        sum += turns[turn];
        if (turns[turn] > 0)
            last = turn;
    }
    for (std::size_t turn = 1; turn <= last; ++turn)
        series.shares.push_back(static_cast<double>(turns[turn]) / runs);
    m_length->setMark(quartiles[1]);
    m_length->set({series});
    m_lengthSaid->setText(QStringLiteral("<b>%1</b><br>%2<br>%3")
                              .arg(tr("median turn %1").arg(quartiles[1]),
                                   tr("half of all: %1 to %2").arg(quartiles[0]).arg(quartiles[2]),
                                   tr("n = %1").arg(QLocale().toString(report.runs()))));
}

void OddsDialog::copy() {
    if (m_run.report())
        QApplication::clipboard()->setText(oddsTable(*m_run.report(), *m_needs.game, u'\t'));
}

bool OddsDialog::saveCsv(const std::filesystem::path& file) {
    if (!m_run.report())
        return false;
    const Result<void> written = writeFile(file, oddsTable(*m_run.report(), *m_needs.game, u',').toStdString());
    if (!written)
        QMessageBox::warning(this, tr("Save CSV"), text(written.error()));
    return written.has_value();
}

void OddsDialog::save() {
    const QString file = saveName(*this, tr("Save the odds"), QStringLiteral("odds.csv"), QStringLiteral("*.csv"),
                                  QStringLiteral("csv"));
    if (!file.isEmpty())
        saveCsv(file.toStdString());
}

}  // namespace ephor
