// Plays the actions of a battle on the table: those that an answer led to, and replays.
#pragma once

#include "models/battle/answers/action_words.h"
#include "models/battle/battle_session.h"
#include "ui/battle/playback/playback_settings.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

namespace ephor {

class TableView;

class Playback final : public QObject {
    Q_OBJECT

public:
    enum class Mode : std::uint8_t {
        Idle,
        Live,     ///< what led to the present; then the next question is asked
        Replay,   ///< from the moment shown on
        OneOnly,  ///< a single action, for a look at it
    };

    /// Both must outlive it.
    Playback(BattleSession& session, TableView& table, PlaybackSettings settings, QObject* parent = nullptr);

    const PlaybackSettings& settings() const { return m_settings; }
    void setSettings(const PlaybackSettings& settings);
    Mode mode() const { return m_mode; }
    bool isPlaying() const { return m_mode != Mode::Idle; }
    /// The action that is shown; null if nothing plays.
    const BattleAction* action() const;
    QString caption() const;
    /// The card that is shown; none while units move and for actions without dice. While a die may be re-rolled, that
    /// of the fight or test in question.
    std::optional<ActionCard> card() const;
    /// Whether the card waits for a click.
    bool isWaiting() const;
    /// Lets time pass. The timer calls it; tests may.
    void advance(int milliseconds);
    /// While held, the card that is shown stays.
    void setHeld(bool isHeld) { m_isHeld = isHeld; }

public Q_SLOTS:
    /// Replays from the moment shown (from the beginning where that is the present) or stops.
    void replayOrStop();
    void replayFromStart();
    /// Shows the next fight or loss after the moment shown.
    void nextFight();
    void nextLoss();
    /// Zooms to the fight that led to an event, or to the action with the event, and shows it.
    void showCauseOf(int event);
    /// Zooms to the action with the event and shows it.
    void showActionWith(int event);
    /// Goes on from a card that waits; otherwise skips to the present, or stops a replay.
    void skip();
    /// Goes to the next action.
    void next();

Q_SIGNALS:
    /// Something about what is shown has changed.
    void changed();
    /// All that followed an answer was shown without being skipped.
    void ranOut();

private:
    void hearChange();
    void hearMoment();
    void start(Mode mode, int from, int to);
    std::vector<BattleAction> actionsUpTo(int to, int from) const;
    std::optional<ActionCard> cardInQuestion() const;
    void show(const BattleAction& action);
    void stop();
    void zoomTo(int event, bool isCauseWanted);
    void jumpTo(bool (*isWanted)(const BattleAction&));
    ActionTimes times() const;
    bool showsCard(const BattleAction& action) const;

    BattleSession& m_session;
    TableView& m_table;
    PlaybackSettings m_settings;
    ActionWords m_words;
    Mode m_mode = Mode::Idle;
    std::vector<BattleAction> m_actions;
    std::size_t m_at = 0;     ///< index of the action that is shown
    int m_end = 0;            ///< the moment at which the actions end
    double m_elapsed = 0;     ///< milliseconds of the action
    bool m_isMine = false;    ///< this object is changing the moment
    bool m_isMoving = false;  ///< units are on their way
    bool m_isHeld = false;
    QTimer m_ticks;
    QElapsedTimer m_clock;
};

}  // namespace ephor
