#include "ui/battle/playback/playback_menu.h"

#include "ui/battle/playback/playback.h"

#include <QActionGroup>
#include <QMenu>

namespace ephor {

namespace {

QString speedText(double speed) {
    if (speed == 0)
        return Playback::tr("Instant");
    if (speed < 1)
        return speed < 0.5 ? QStringLiteral("¼×") : QStringLiteral("½×");
    return QStringLiteral("%1×").arg(speed);
}

/// Adds a choice to the menu that changes the settings and is ticked while they are so.
template <typename Change, typename Holds>
void addChoice(QMenu& menu, QActionGroup& group, Playback& playback, const QString& text, Change change, Holds holds) {
    QAction* action = menu.addAction(text);
    action->setCheckable(true);
    group.addAction(action);
    QObject::connect(action, &QAction::triggered, &playback, [&playback, change] {
        PlaybackSettings settings = playback.settings();
        change(settings);
        playback.setSettings(settings);
    });
    const auto tick = [action, &playback, holds] { action->setChecked(holds(playback.settings())); };
    QObject::connect(&menu, &QMenu::aboutToShow, action, tick);
    tick();
}

}  // namespace

void fillSpeedMenu(QMenu& menu, Playback& playback) {
    auto* group = new QActionGroup(&menu);
    for (const double speed : playbackSpeeds)
        addChoice(
            menu, *group, playback, speedText(speed), [speed](PlaybackSettings& settings) { settings.speed = speed; },
            [speed](const PlaybackSettings& settings) { return settings.speed == speed; });
}

void fillPlaybackMenu(QMenu& menu, Playback& playback) {
    menu.addSection(Playback::tr("Dice stop on a card"));
    auto* group = new QActionGroup(&menu);
    const auto add = [&](const QString& text, CardStop cards) {
        addChoice(
            menu, *group, playback, text, [cards](PlaybackSettings& settings) { settings.cards = cards; },
            [cards](const PlaybackSettings& settings) { return settings.cards == cards; });
    };
    add(Playback::tr("Not at all"), CardStop::None);
    add(Playback::tr("For a short time"), CardStop::Short);
    add(Playback::tr("Until clicked"), CardStop::UntilClicked);
    menu.addSection(Playback::tr("Speed"));
    fillSpeedMenu(menu, playback);
}

}  // namespace ephor
