#include "ui/battle/setup/chance_line.h"

#include "core/ai/computer_players.h"

#include <cmath>

namespace ephor {

namespace {

constexpr int quietTime = 300;         ///< milliseconds without a change before the estimate begins
constexpr double wantedPrecision = 3;  ///< percent to either side
constexpr std::int64_t mostBattles = 2000;

/// "48 % (45 to 51)".
QString withInterval(const Share& share) {
    const auto whole = [](double p) { return QString::number(qRound(p * 100)); };
    return ChanceLine::tr("%1 % (%2 to %3)").arg(whole(share.p), whole(share.low), whole(share.high));
}

}  // namespace

ChanceLine::ChanceLine(QWidget* parent) : QLabel(parent) {
    setObjectName(QStringLiteral("chances"));
    setAccessibleName(tr("Chances"));
    setWordWrap(true);
    m_wait.setSingleShot(true);
    m_wait.setInterval(quietTime);
    connect(&m_wait, &QTimer::timeout, this, &ChanceLine::start);
    connect(&m_run, &OddsRun::refined, this, &ChanceLine::showReport);
}

void ChanceLine::setBattle(MakeGame make) {
    m_run.stop();
    m_make = std::move(make);
    clear();
    if (!m_make)
        return m_wait.stop();
    setText(tr("Estimating the chances…"));
    m_wait.start();
}

void ChanceLine::start() {
    OddsQuestion question;
    question.game = m_make();
    if (!question.game)
        return clear();
    question.players = standardPlayers(*question.game);
    question.seed = 431;
    question.runs = mostBattles;
    question.precision = wantedPrecision;
    question.threads = 1;
    m_run.ask(std::move(question));
}

QString ChanceLine::verdict(const std::array<QString, 2>& names, const std::array<Share, 2>& wins) {
    const double lead = std::round((wins[0].p - wins[1].p) * 1000) / 1000;  // as percentages are shown
    const QString& stronger = names[index(lead > 0 ? Side::A : Side::B)];
    const bool isOpen = wins[0].low <= wins[1].high && wins[1].low <= wins[0].high;
    const bool isSmall = qAbs(lead) <= 0.1;
    return isOpen              ? (isSmall ? tr("About even") : tr("No clear difference"))
           : isSmall           ? tr("%1 has slightly better chances").arg(stronger)
           : qAbs(lead) <= 0.4 ? tr("%1 has the better chances").arg(stronger)
                               : tr("%1 is far stronger").arg(stronger);
}

void ChanceLine::showReport() {
    const std::shared_ptr<const OddsReport> report = m_run.report();
    if (!report || !m_make || m_wait.isActive())
        return;
    const Setup& setup = m_run.question().game->setup();
    const std::array<Share, 2> wins{report->wins(Side::A), report->wins(Side::B)};
    const auto name = [&setup](Side side) {
        return QString::fromStdString(setup.lists[index(side)].name).section(u',', 0, 0);
    };
    const std::array<QString, 2> names{name(Side::A), name(Side::B)};
    setText(tr("%1 if the computer plays both sides: %2 wins %3, %4 wins %5, a draw %6.")
                .arg(verdict(names, wins), names[0], withInterval(wins[0]), names[1], withInterval(wins[1]),
                     withInterval(report->draws())));
}

}  // namespace ephor
