#include "ui/battle/playback/battle_animation.h"

#include "models/battle/log/battle_summary.h"
#include "ui/battle/drawing/table_drawing.h"
#include "ui/common/battle_looks.h"
#include "ui/common/colours.h"

#include <QGuiApplication>
#include <QPainter>
#include <algorithm>

namespace ephor {

namespace {

using Kind = BattleAction::Kind;

constexpr std::size_t mostFrames = 150;
constexpr int pictureWidth = 760;  ///< pixels; wide enough for names, small enough for a chat
constexpr int bandHeight = 34;     ///< of the caption

int timeOf(const BattleAction& action) {
    constexpr int fight = 1200;
    constexpr int loss = 1000;
    constexpr int move = 500;
    return action.isFight() ? fight : action.kind == Kind::Loss ? loss : move;
}

/// Whether something on the table looks different afterwards.
bool isSeen(const BattleAction& action) {
    return !action.paths.empty() || action.hasEffect || action.isFight() || !action.removed.empty();
}

/// The action in a line, with what came of its dice.
QString captionOf(const BattleAction& action, const ActionWords& words) {
    const QString what = words.caption(action);
    const QStringList results = action.hasCard() ? words.card(action).results : QStringList();
    return results.isEmpty() ? what : what + QStringLiteral(": ") + results.join(QStringLiteral("; "));
}

bool isMotion(const BattleAction& action) { return action.kind == Kind::Move || action.kind == Kind::Charge; }

/// Whether both belong into one picture: all placing, and moves of one phase where there are too many pictures.
bool areOne(const BattleAction& a, const BattleAction& b, const BattleTimeline& timeline, bool joinsMoves) {
    if (a.kind == Kind::Placing && b.kind == Kind::Placing)
        return true;
    return joinsMoves && isMotion(a) && isMotion(b) &&
           timeline.phaseAt(a.first).event == timeline.phaseAt(b.first).event;
}

std::vector<AnimationFrame> framesOf(const std::vector<BattleAction>& actions, const Game& game,
                                     const BattleTimeline& timeline, bool joinsMoves) {
    const ActionWords words(game, timeline);
    const BattleWords terms(game);
    std::vector<AnimationFrame> frames;
    const BattleAction* before = nullptr;
    for (const BattleAction& action : actions) {
        const TimelineMark mark = timeline.phaseAt(action.first);
        const QString when = mark.turn > 0 ? terms.turnAndPhase(mark.turn, mark.phase) : QString();
        const QString what = captionOf(action, words);
        const AnimationFrame frame{action.end, when.isEmpty() ? what : when + QStringLiteral(" · ") + what,
                                   timeOf(action)};
        if (before && areOne(*before, action, timeline, joinsMoves))
            frames.back() = frame;
        else
            frames.push_back(frame);
        before = &action;
    }
    return frames;
}

}  // namespace

std::vector<AnimationFrame> animationFrames(const Game& game, const BattleTimeline& timeline) {
    std::vector<BattleAction> actions = battleActions(game, timeline, 0, timeline.size());
    const auto placed = std::ranges::find(actions, Kind::Placing, &BattleAction::kind);
    actions.erase(actions.begin(), placed == actions.end() ? actions.begin() : placed);
    std::erase_if(actions, [](const BattleAction& action) { return !isSeen(action); });
    std::vector<AnimationFrame> frames = framesOf(actions, game, timeline, false);
    if (frames.size() > mostFrames)
        frames = framesOf(actions, game, timeline, true);
    if (frames.empty() || frames.back().moment < timeline.size())
        frames.push_back({timeline.size(), frames.empty() ? QString() : frames.back().caption, 0});
    // What is left above the limit are fights: the later ones decide.
    if (frames.size() > mostFrames)
        frames.erase(frames.begin() + 1, frames.end() - static_cast<std::ptrdiff_t>(mostFrames) + 1);
    constexpr int last = 4000;
    frames.back().milliseconds = last;
    return frames;
}

BattleAnimation::BattleAnimation(const BattleSession& session)
    : m_game(session.sharedGame()),
      m_timeline(session.timeline()),
      m_looks(looksOf(session)),
      m_frames(animationFrames(*m_game, m_timeline)) {
    if (session.ended())
        m_frames.back().caption = summaryOf(session).result;
}

QImage BattleAnimation::picture(const AnimationFrame& frame) const {
    const QImage table = tableImage(*m_game, m_timeline.tableAt(frame.moment), m_looks, pictureWidth);
    QImage image(table.width(), table.height() + bandHeight, QImage::Format_RGB32);
    const QPalette palette = ephorPalette(false);
    image.fill(palette.color(QPalette::Window));
    QPainter painter(&image);
    painter.drawImage(0, 0, table);
    QFont font = QGuiApplication::font();
    font.setPixelSize(bandHeight / 2);
    painter.setFont(font);
    painter.setPen(palette.color(QPalette::WindowText));
    const QRect band = QRect(0, table.height(), image.width(), bandHeight).adjusted(12, 0, -12, 0);
    painter.drawText(band, Qt::AlignVCenter | Qt::AlignLeft,
                     painter.fontMetrics().elidedText(frame.caption, Qt::ElideRight, band.width()));
    return image;
}

bool BattleAnimation::drawNext() {
    const std::array sampled{std::size_t{0}, m_frames.size() / 2, m_frames.size() - 1};
    if (m_samples.size() < sampled.size()) {
        m_samples.push_back(picture(m_frames[sampled[m_samples.size()]]));
        return true;
    }
    if (!m_gif) {
        m_gif.emplace(m_samples);
        return true;
    }
    if (m_drawn == size())
        return false;
    const AnimationFrame& frame = m_frames[static_cast<std::size_t>(m_drawn++)];
    m_gif->add(picture(frame), frame.milliseconds);
    return true;
}

}  // namespace ephor
