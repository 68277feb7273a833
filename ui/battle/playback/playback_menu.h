// The menu of how fast a battle is shown and how long its cards stay.
#pragma once

class QMenu;

namespace ephor {

class Playback;

/// Fills the menu; its ticks follow the settings.
void fillPlaybackMenu(QMenu& menu, Playback& playback);
/// Only the speeds.
void fillSpeedMenu(QMenu& menu, Playback& playback);

}  // namespace ephor
