// The adviser's odds beside the answers, and its progress.
#include "ui/battle/decision/decision_panel.h"
#include "ui/common/icons.h"
#include "ui/common/named.h"
#include "ui/common/sizes.h"

#include <QGridLayout>
#include <QLabel>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>

namespace ephor {

QWidget* DecisionPanel::makeOddsStrip() {
    m_odds = new QWidget(this);
    m_odds->setObjectName(QStringLiteral("odds"));
    m_bestAnswers = wrapped(new QLabel(m_odds));
    m_bestAnswers->setObjectName(QStringLiteral("bestAnswers"));
    m_bestAnswers->setTextFormat(Qt::PlainText);
    m_oddsText = new QLabel(m_odds);
    m_oddsText->setObjectName(QStringLiteral("oddsText"));
    m_oddsText->setFont(sized(font(), 12));
    m_oddsText->setWordWrap(true);
    m_oddsBar = named(new QProgressBar(m_odds), QStringLiteral("oddsProgress"), tr("Odds of each answer"));
    m_oddsBar->setMaximumHeight(scaled(this, 18));
    m_oddsStop =
        named(new QPushButton(icon("stop"), tr("Stop"), m_odds), QStringLiteral("oddsStop"), tr("Stop reckoning odds"));
    auto* grid = new QGridLayout(m_odds);
    grid->setContentsMargins(0, 2, 0, 0);
    grid->setVerticalSpacing(2);
    grid->addWidget(m_bestAnswers, 0, 0, 1, 2);
    grid->addWidget(m_oddsText, 1, 0, 1, 2);
    grid->addWidget(m_oddsBar, 2, 0);
    grid->addWidget(m_oddsStop, 2, 1);
    m_odds->hide();
    connect(m_oddsStop, &QPushButton::clicked, &m_adviser, &Adviser::stop);
    connect(&m_adviser, &Adviser::adviceChanged, this, &DecisionPanel::takeAdvice);
    return m_odds;
}

/// The three best answers so far, best first, with the chances of the asked side to win.
QString DecisionPanel::bestAnswers(Side asked) const {
    std::vector<std::pair<Share, QString>> answers;
    for (const Advice& one : m_adviser.advice())
        if (const QString words = m_form->inWords(one.choice);
            !words.isEmpty() && one.report.runs() > 0 && m_adviser.mayShow(one.choice))
            answers.emplace_back(one.report.wins(asked), words);
    if (answers.size() < 2)
        return {};
    std::ranges::stable_sort(answers, std::greater(), [](const auto& answer) { return answer.first.p; });
    constexpr std::size_t most = 3;
    answers.resize(std::min(answers.size(), most));
    QStringList lines{tr("Best answers, with your chance to win:")};
    const QLocale locale;
    for (const auto& [wins, words] : answers)
        lines << tr("%1 % ± %2: %3")
                     .arg(locale.toString(100 * wins.p, 'f', 1), locale.toString(100 * wins.halfWidth(), 'f', 1),
                          words);
    return lines.join(u'\n');
}

void DecisionPanel::takeAdvice() {
    const bool shown =
        m_form && m_showing == Showing::Question && (m_adviser.isRunning() || !m_adviser.advice().empty());
    m_odds->setVisible(shown);
    if (!shown)
        return;
    const Side asked = m_request->question.side;
    const std::vector<Choice> choices = m_form->rowChoices();
    std::vector<std::optional<OddsShown>> odds(choices.size());
    for (std::size_t i = 0; i < choices.size(); ++i) {
        const auto found = std::ranges::find(m_adviser.advice(), choices[i], &Advice::choice);
        if (found == m_adviser.advice().end() || found->report.runs() == 0 || !m_adviser.mayShow(choices[i]))
            continue;
        const Share mine = found->report.wins(asked);
        odds[i] = OddsShown{found->report.wins(Side::A).p,
                            found->report.draws().p,
                            found->report.wins(Side::B).p,
                            mine.p,
                            mine.halfWidth(),
                            m_looks[0].colour(palette()),
                            m_looks[1].colour(palette())};
    }
    m_form->setOdds(odds);
    const QString best = bestAnswers(asked);
    m_bestAnswers->setText(best);
    m_bestAnswers->setVisible(!best.isEmpty());
    const std::int64_t runs = m_adviser.runs();
    const std::int64_t goal = std::max(m_adviser.goal(), runs);
    const double rate = m_adviser.runsPerSecond();
    m_oddsBar->setRange(0, static_cast<int>(goal));
    m_oddsBar->setValue(static_cast<int>(runs));
    m_oddsBar->setVisible(m_adviser.isRunning());
    m_oddsStop->setVisible(m_adviser.isRunning());
    const QLocale locale;
    if (m_adviser.isRunning()) {
        m_oddsText->setText(
            tr("Odds of each answer: %1 of %2 battles").arg(locale.toString(runs), locale.toString(goal)));
        m_oddsBar->setFormat(rate > 0 ? tr("%1 a second, %2 s left")
                                            .arg(locale.toString(rate, 'f', 0),
                                                 locale.toString(static_cast<double>(goal - runs) / rate, 'f', 1))
                                      : QString());
    } else {
        m_oddsText->setText(tr("Odds of each answer from %1 battles, ± for 95 %").arg(locale.toString(runs)));
    }
}

}  // namespace ephor
