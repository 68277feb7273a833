// How what happens in a battle is shown: how fast, and whether dice stop on a card.
#pragma once

#include <cstdint>

class QSettings;
class QWidget;

namespace ephor {

/// How long fights, volleys and tests stop on a card.
enum class CardStop : std::uint8_t { None, Short, UntilClicked };

struct PlaybackSettings {
    double speed = 0;                 ///< 1 is normal; 0: units do not move, the table changes at once
    CardStop cards = CardStop::None;  ///< of battles that are played; a replay shows cards in any case

    friend bool operator==(const PlaybackSettings&, const PlaybackSettings&) = default;

    /// Whether play is shown one action after the other.
    bool shows() const { return speed > 0 || cards != CardStop::None; }
};

inline constexpr double playbackSpeeds[]{0.25, 0.5, 1, 2, 4, 8, 0};

/// The stored settings; normal speed and short cards where nothing is stored. Without a stored speed, units do not move
/// where the system asks for reduced motion.
PlaybackSettings storedPlayback(const QSettings& settings);
void storePlayback(QSettings& settings, const PlaybackSettings& playback);
/// Whether the system asks programs not to animate.
bool isMotionReduced();

}  // namespace ephor
