#include "ui/battle/playback/playback.h"

#include "ui/battle/table/table_view.h"

#include <algorithm>

namespace ephor {

namespace {

/// Milliseconds between two frames.
constexpr int frame = 16;
/// A stall of the program does not make units jump.
constexpr int longestStep = 50;

bool isLoss(const BattleAction& action) { return !action.removed.empty(); }
bool isFightAction(const BattleAction& action) { return action.isFight(); }

}  // namespace

Playback::Playback(BattleSession& session, TableView& table, PlaybackSettings settings, QObject* parent)
    : QObject(parent), m_session(session), m_table(table), m_words(session.game(), session.timeline()) {
    m_ticks.setInterval(frame);
    m_ticks.setTimerType(Qt::PreciseTimer);
    connect(&m_ticks, &QTimer::timeout, this,
            [this] { advance(std::min(longestStep, static_cast<int>(m_clock.restart()))); });
    connect(&session, &BattleSession::changed, this, &Playback::hearChange);
    connect(&session, &BattleSession::momentChanged, this, &Playback::hearMoment);
    setSettings(settings);
}

void Playback::setSettings(const PlaybackSettings& settings) {
    m_settings = settings;
    m_session.setShowsPlay(settings.shows());
    Q_EMIT changed();
}

const BattleAction* Playback::action() const { return isPlaying() ? &m_actions[m_at] : nullptr; }

QString Playback::caption() const { return isPlaying() ? m_words.caption(m_actions[m_at]) : QString(); }

bool Playback::showsCard(const BattleAction& action) const {
    return action.hasCard() && (m_mode != Mode::Live || m_settings.cards != CardStop::None);
}

/// The dice that a re-roll is asked about, with the modifiers behind them.
std::optional<ActionCard> Playback::cardInQuestion() const {
    const auto& pending = m_session.pending();
    if (m_settings.cards == CardStop::None || !m_session.isLive() || m_session.isBusy() || !m_session.isPersonDue() ||
        pending->kind != Pending::Kind::Choice || pending->request->form != Form::Die || pending->request->secret)
        return {};
    const int now = m_session.timeline().size();
    const std::vector<BattleAction> actions = actionsUpTo(now, std::max(0, now - 1));
    return actions.empty() || !actions.back().hasCard() ? std::nullopt : std::optional(m_words.card(actions.back()));
}

std::optional<ActionCard> Playback::card() const {
    if (!isPlaying())
        return cardInQuestion();
    if (m_isMoving || !showsCard(m_actions[m_at]))
        return {};
    return m_words.card(m_actions[m_at]);
}

bool Playback::isWaiting() const {
    return isPlaying() && !m_isMoving &&
           (m_mode == Mode::OneOnly ||
            (m_mode == Mode::Live && m_settings.cards == CardStop::UntilClicked && m_actions[m_at].hasCard()));
}

/// At the speed of the settings. Without motion, cards and fights are still shown for their time.
ActionTimes Playback::times() const {
    const BattleAction& action = m_actions[m_at];
    ActionTimes times = timesOf(action, showsCard(action));
    const double speed = m_settings.speed > 0 ? m_settings.speed : 1;
    times.moving = m_settings.speed > 0 ? static_cast<int>(times.moving / speed) : 0;
    const bool isRead = m_settings.speed > 0 || m_mode != Mode::Live || showsCard(action);
    times.reading = isRead ? static_cast<int>(times.reading / speed) : 0;
    return times;
}

void Playback::hearChange() {
    if (m_end > m_session.timeline().size()) {  // undone
        stop();
        m_end = 0;
        m_table.clearTrails();
    }
    if (m_mode == Mode::Live && !m_session.isCatchingUp())
        return stop();
    if (m_mode == Mode::Live && m_session.timeline().size() > m_end) {  // the other side has played on
        const int from = m_actions[m_at].end;
        m_end = m_session.timeline().size();
        m_actions.resize(m_at + 1);
        std::ranges::move(battleActions(m_session.game(), m_session.timeline(), from, m_end),
                          std::back_inserter(m_actions));
    } else if (m_session.isCatchingUp() && m_mode != Mode::Live) {
        if (!m_session.isBusy())  // a person has answered
            m_table.clearTrails();
        start(Mode::Live, m_session.moment(), m_session.timeline().size());
    } else if (!isPlaying() && m_session.timeline().size() > m_end) {  // played on without being shown
        m_end = m_session.timeline().size();
        m_table.clearTrails();
    }
}

/// Somebody else has chosen another moment.
void Playback::hearMoment() {
    if (m_isMine)
        return;
    if (!m_session.isCatchingUp())
        stop();
    if (!m_session.isLive())
        m_table.clearTrails();
}

/// The actions that are not over at moment `from`. A question may have interrupted the first one: it is shown as a
/// whole unless its units have already moved.
std::vector<BattleAction> Playback::actionsUpTo(int to, int from) const {
    const BattleTimeline& timeline = m_session.timeline();
    const int began = from > 0 ? timeline.phaseAt(from - 1).event : 0;
    std::vector<BattleAction> actions = battleActions(m_session.game(), timeline, began, to);
    std::erase_if(actions, [from](const BattleAction& action) { return action.end <= from; });
    const bool isWhole = actions.empty() || actions.front().first >= from || actions.front().paths.empty();
    return isWhole ? actions : battleActions(m_session.game(), timeline, from, to);
}

void Playback::start(Mode mode, int from, int to) {
    stop();
    m_end = to;
    m_actions =
        mode == Mode::Live ? actionsUpTo(to, from) : battleActions(m_session.game(), m_session.timeline(), from, to);
    m_at = 0;
    if (m_actions.empty()) {
        if (mode == Mode::Live)
            m_session.catchUp();
        return;
    }
    m_mode = mode;
    m_clock.start();
    m_ticks.start();
    show(m_actions[m_at]);
}

void Playback::show(const BattleAction& action) {
    m_elapsed = 0;
    m_isHeld = false;  // the pointer was on the card before
    m_isMine = true;
    m_session.showUpTo(action.end);
    m_isMine = false;
    m_isMoving = times().moving > 0;
    m_table.showAction(action);
    m_table.setShare(m_isMoving ? 0 : 1);
    Q_EMIT changed();
}

void Playback::advance(int milliseconds) {
    if (!isPlaying())
        return;
    const ActionTimes most = times();
    m_elapsed += milliseconds;
    if (m_isMoving) {
        m_table.setShare(m_elapsed / most.moving);
        if (m_elapsed < most.moving)
            return;
        m_isMoving = false;
        Q_EMIT changed();
    }
    if (!isWaiting() && !m_isHeld && m_elapsed >= most.moving + most.reading)
        next();
}

void Playback::next() {
    if (!isPlaying())
        return;
    const bool isInstant = m_mode == Mode::Live && m_settings.speed == 0;
    const bool isRunOut = m_mode == Mode::Live && !isWaiting();
    do {
        ++m_at;
    } while (isInstant && m_at < m_actions.size() && !showsCard(m_actions[m_at]));
    if (m_at < m_actions.size() && m_mode != Mode::OneOnly)
        return show(m_actions[m_at]);
    const bool isToPresent = m_mode == Mode::Live || m_mode == Mode::Replay;
    stop();
    if (isRunOut)
        Q_EMIT ranOut();
    if (isToPresent)
        m_session.catchUp();
}

void Playback::stop() {
    if (m_mode == Mode::Idle)
        return;
    const bool isSkipped = m_mode == Mode::Live && m_end <= m_session.timeline().size();
    for (std::size_t i = m_at + 1; isSkipped && i < m_actions.size(); ++i)
        m_table.addTrails(m_actions[i]);
    m_mode = Mode::Idle;
    m_isMoving = false;
    m_ticks.stop();
    m_actions.clear();
    m_table.endAction();
    Q_EMIT changed();
}

void Playback::skip() {
    if (m_mode == Mode::Live && isWaiting())
        return next();
    const bool isLive = m_mode == Mode::Live;
    stop();
    if (isLive)
        m_session.catchUp();
}

void Playback::replayOrStop() {
    if (m_mode == Mode::Live || m_mode == Mode::Replay)
        return skip();
    if (m_session.isLive())
        return replayFromStart();
    start(Mode::Replay, m_session.moment(), m_session.timeline().size());
}

void Playback::replayFromStart() {
    m_session.setMoment(0);
    start(Mode::Replay, 0, m_session.timeline().size());
}

void Playback::jumpTo(bool (*isWanted)(const BattleAction&)) {
    const bool goesOn = m_mode == Mode::Replay;
    const int from = m_session.isLive() ? 0 : m_session.moment();
    const int end = m_session.timeline().size();
    const std::vector<BattleAction> actions = battleActions(m_session.game(), m_session.timeline(), from, end);
    const auto wanted = std::ranges::find_if(actions, isWanted);
    if (wanted == actions.end())
        return;
    m_session.setMoment(wanted->first);
    m_table.clearTrails();
    start(goesOn ? Mode::Replay : Mode::OneOnly, wanted->first, goesOn ? end : wanted->end);
}

void Playback::showCauseOf(int event) { zoomTo(event, true); }
void Playback::showActionWith(int event) { zoomTo(event, false); }

void Playback::zoomTo(int event, bool isCauseWanted) {
    const BattleTimeline& timeline = m_session.timeline();
    const std::vector<BattleAction> actions = battleActions(m_session.game(), timeline, 0, timeline.size());
    const auto at = std::ranges::find_if(actions, [event](const BattleAction& one) { return one.end > event; });
    if (at == actions.end())
        return m_session.setMoment(event + 1);
    const int turn = timeline.phaseAt(event).turn;
    const auto isCause = [&](const BattleAction& one) {
        return one.isFight() && timeline.phaseAt(one.first).turn == turn && !(one.pieces & at->pieces).empty();
    };
    const std::ranges::subrange before(actions.begin(), at + 1);
    const auto cause = std::ranges::find_last_if(before, isCause);
    const BattleAction shown = cause.empty() || !isCauseWanted ? *at : cause.front();
    m_session.setMoment(shown.first);
    m_table.clearTrails();
    start(Mode::OneOnly, shown.first, shown.end);
    m_table.fitPieces(shown.pieces);
    Q_EMIT changed();  // the card follows the units
}

void Playback::nextFight() { jumpTo(isFightAction); }
void Playback::nextLoss() { jumpTo(isLoss); }

}  // namespace ephor
