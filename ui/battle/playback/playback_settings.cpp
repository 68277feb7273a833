#include "ui/battle/playback/playback_settings.h"

#include <QApplication>
#include <QSettings>
#include <QStyle>
#include <algorithm>

namespace ephor {

namespace {

QString speedKey() { return QStringLiteral("playback/speed"); }
QString cardsKey() { return QStringLiteral("playback/cards"); }

}  // namespace

bool isMotionReduced() { return QApplication::style()->styleHint(QStyle::SH_Widget_Animation_Duration) == 0; }

PlaybackSettings storedPlayback(const QSettings& settings) {
    const double speed = settings.value(speedKey(), isMotionReduced() ? 0.0 : 1.0).toDouble();
    const int cards = settings.value(cardsKey(), static_cast<int>(CardStop::Short)).toInt();
    return {std::ranges::contains(playbackSpeeds, speed) ? speed : 1,
            static_cast<CardStop>(std::clamp(cards, 0, static_cast<int>(CardStop::UntilClicked)))};
}

void storePlayback(QSettings& settings, const PlaybackSettings& playback) {
    settings.setValue(speedKey(), playback.speed);
    settings.setValue(cardsKey(), static_cast<int>(playback.cards));
}

}  // namespace ephor
