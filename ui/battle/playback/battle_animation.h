// A battle as an animated picture, for chats and forums: the table after each action, with its caption below.
#pragma once

#include "models/battle/answers/action_words.h"
#include "models/battle/battle_session.h"
#include "models/paper/animated_gif.h"
#include "ui/common/powers.h"

#include <optional>

namespace ephor {

/// A picture of an animation: a moment of the timeline, what is told of it, and how long it is shown.
struct AnimationFrame {
    int moment = 0;
    QString caption;
    int milliseconds = 0;
};

/// The pictures of a battle so far, in order, at most 150: the armies as deployed, moves, each fight and loss, the end.
/// Moves of one phase share a picture if there would be more.
std::vector<AnimationFrame> animationFrames(const Game& game, const BattleTimeline& timeline);

/// Draws a battle picture by picture, which takes some seconds and needs the thread of the windows. The battle may go
/// on meanwhile.
class BattleAnimation {
public:
    explicit BattleAnimation(const BattleSession& session);

    int size() const { return static_cast<int>(m_frames.size()); }
    int drawn() const { return m_drawn; }
    /// Draws the next picture, or prepares for that; false if all are drawn.
    bool drawNext();
    /// The bytes of the GIF. Call it when all are drawn.
    Result<std::string> finished() { return m_gif.value().finished(); }

private:
    QImage picture(const AnimationFrame& frame) const;

    std::shared_ptr<const Game> m_game;
    BattleTimeline m_timeline;
    std::array<PowerLook, 2> m_looks;
    std::vector<AnimationFrame> m_frames;
    std::vector<QImage> m_samples;     ///< pictures that have all colours that occur
    std::optional<AnimatedGif> m_gif;  ///< once there are enough samples
    int m_drawn = 0;
};

}  // namespace ephor
