// A battle being fought: its record and all actions on it. The record is the document; everything else is derived from
// it.
#pragma once

#include "core/battle/find_system.h"
#include "models/battle/log/battle_timeline.h"
#include "models/battle/stretch.h"

#include <QFutureWatcher>
#include <QObject>
#include <QTimer>
#include <filesystem>

namespace ephor {

/// A bookmarked moment of the battle.
struct Bookmark {
    int moment = 0;  ///< of the timeline
    QString label;

    friend bool operator==(const Bookmark&, const Bookmark&) = default;
};

/// A position for the odds and the adviser: the record up to a point, without what is secret from the side that is
/// asked.
struct BattleHere {
    std::shared_ptr<const Game> game;
    Record record;
    Pending pending;
    std::uint64_t key = 0;
};

class BattleSession final : public QObject {
    Q_OBJECT

public:
    /// Makes computer players. Need not make the standard player, which every game has.
    using PlayerFactory = std::function<std::shared_ptr<const Player>(By kind, const Game& game)>;

    static Result<std::unique_ptr<BattleSession>> open(const RuleSystem& system, Setup setup, const DicePlan& dice,
                                                       PlayerFactory factory = {});
    /// Fails where the record does not fit its battle, or where its result differs from what its answers and dice give.
    /// Diagnostics name the line of the record's file.
    static Result<std::unique_ptr<BattleSession>> open(const RuleSystem& system, Record record,
                                                       PlayerFactory factory = {});
    /// `known`: the ids of all systems.
    static Result<std::unique_ptr<BattleSession>> load(const std::filesystem::path& file, const FindSystem& find,
                                                       const std::vector<std::string>& known,
                                                       PlayerFactory factory = {});
    ~BattleSession() override;

    // State of the battle ---------------------------------------------------------------------------------------------
    const Game& game() const { return *m_game; }
    std::shared_ptr<const Game> sharedGame() const { return m_game; }
    const SystemInfo& info() const { return m_game->system().info(); }
    const Record& record() const { return m_live.record(); }
    const Table& table() const { return m_live.table(); }
    const Run& run() const { return m_live.last(); }
    const std::optional<Pending>& pending() const { return m_live.last().pending; }
    const std::optional<Ended>& ended() const { return m_live.last().ended; }
    const BattleTimeline& timeline() const { return m_timeline; }
    /// The side that must choose or roll; none once the battle is over.
    std::optional<Side> sideDue() const;
    /// True where a person must choose or roll.
    bool isPersonDue() const;
    /// The person who must be alone at the screen before they may see the question; none where the other may watch.
    std::optional<Side> mustLookAlone() const;

    // Players ---------------------------------------------------------------------------------------------------------
    By player(Side side) const { return m_plays[index(side)]; }
    void setPlayer(Side side, By kind);
    /// Sets both, before a computer player begins to play.
    void setPlayers(const std::array<By, 2>& kinds);
    /// The kinds that can play a side: a person, the standard player, and what the factory can make.
    std::vector<By> playersAtHand() const;
    const StandingOrders& orders(Side side) const { return m_live.seats().orders[index(side)]; }
    void setOrders(Side side, StandingOrders orders);
    /// Whether rolls of persons wait for rollNow() or typeIn(). Setting it applies to later rolls; in a battle in which
    /// nothing has happened yet, to all rolls.
    bool diceWait() const { return m_diceWait; }
    void setDiceWait(bool wait);

    // Actions ---------------------------------------------------------------------------------------------------------
    /// Gives the pending answer. Returns the reason if it is refused; nothing has changed then.
    std::optional<Message> answer(const Choice& given);
    /// Gives the pending answer as a part of the last action: undo takes back both.
    std::optional<Message> answerToo(const Choice& given, By by);
    /// Enters dice rolled at a real table for the pending roll.
    std::optional<Message> typeIn(const std::vector<std::uint8_t>& faces);
    void rollNow();
    /// One answer by the side's computer player; for a person, by the standard player.
    void step() { play(Until::Decision); }
    /// Plays in the background; the standard player answers for persons.
    void autoResolve(Until until) { play(until); }
    /// Computer players play on until a person must answer.
    void goOn() { play(Until::Person); }
    void stop();
    bool isBusy() const { return m_watch != nullptr; }
    /// Progress of background play: answers given so far, and the current turn.
    int decisionsPlayed() const { return m_watch ? m_watch->decisions.load() : 0; }
    int turnPlayed() const { return m_watch ? m_watch->turn.load() : 0; }

    bool canUndo() const { return !m_marks.empty() && m_marks.front().entries < record().entries.size() && !isBusy(); }
    bool canRedo() const { return !m_undone.empty() && !isBusy(); }
    void undo();
    void redo();

    /// Why the umpire cannot correct the table now, and when they can; nothing where they can.
    std::optional<Message> whyNoCorrection() const;
    std::optional<Message> correct(const Correction& correction);

    // Replay ----------------------------------------------------------------------------------------------------------
    /// The moment of the timeline that is shown.
    int moment() const { return m_moment; }
    /// Whether the present is shown, with nothing still to be shown that led to it.
    bool isLive() const { return m_moment == m_timeline.size() && !m_isCatchingUp; }
    /// Shows that moment and ends catching up.
    void setMoment(int moment);
    /// If true, answers, dice and single decisions after the deployment leave the moment where it is: the session is
    /// catching up, and showUpTo() and catchUp() move it on.
    void setShowsPlay(bool shows) { m_showsPlay = shows; }
    bool isCatchingUp() const { return m_isCatchingUp; }
    void showUpTo(int moment);
    void catchUp() { setMoment(m_timeline.size()); }
    const Table& tableShown() const { return isLive() ? table() : m_timeline.tableAt(m_moment); }
    const std::vector<Bookmark>& bookmarks() const { return m_bookmarks; }
    void toggleBookmark(int moment, const QString& label);
    /// Replaces all bookmarks; those at moments that this battle does not have are dropped.
    void setBookmarks(std::vector<Bookmark> bookmarks);
    /// The number of record entries used at that moment, without those that were still secret from the side asked then.
    std::size_t entriesAt(int moment) const;
    /// A copy that continues from a moment with other dice and the same persons. Answers that were secret at that
    /// moment are asked again.
    std::unique_ptr<BattleSession> whatIf(int moment, std::uint64_t seed) const;
    /// The position now, and at a moment of the timeline; none once the battle is over.
    std::optional<BattleHere> here() const;
    std::optional<BattleHere> here(int moment) const;

    // The file --------------------------------------------------------------------------------------------------------
    Result<void> save(const std::filesystem::path& file);
    /// Writes a recovery copy; the session does not count as saved.
    Result<void> writeCopy(const std::filesystem::path& place) const;
    /// Marks a session that was loaded from a recovery copy as unsaved.
    void beUnsaved();
    const std::filesystem::path& file() const { return m_file; }
    bool isModified() const { return m_modified; }
    /// Replays the finished record. Empty where it gives the same result; otherwise the differences.
    Diagnostics verified() const { return verify(*m_game, record()); }

    // The result ------------------------------------------------------------------------------------------------------
    /// Whether the battle belongs to an open campaign, which takes its result at resultWanted().
    bool offersResult() const { return m_offersResult; }
    void setOffersResult(bool offers);

Q_SIGNALS:
    /// The question, the record or the end of the battle has changed.
    void changed();
    /// Events from number `from` on differ from before.
    void eventsChanged(int from);
    void momentChanged(int moment);
    void bookmarksChanged();
    void playersChanged();
    void busyChanged(bool busy);
    /// The user wants to enter the result of the battle into its campaign.
    void resultWanted();
    void offersResultChanged();

private:
    /// The version, stored with the record because the wording of its log depends on it.
    static std::string thisProgram();
    struct Mark {
        std::size_t entries = 0;
        int waitAtRoll = 0;
    };
    struct Taken {
        std::vector<RecordEntry> entries;
        int waitAtRoll = 0;
    };

    BattleSession(std::shared_ptr<const Game> game, Record record, PlayerFactory factory);
    /// What changed. Play: events were added, which may be shown one after the other. Rewrite: earlier events may
    /// differ: a correction is inserted before events that followed it, and typed-in dice that are added or removed may
    /// shift the dice of the record.
    enum class Reading : std::uint8_t { Play, Change, Rewrite };
    /// Replays the record.
    void refresh(Reading reading = Reading::Change);
    Reading readingOfPlay() const;
    void showPresent();
    void afterPersonActed();
    bool takeSeat(Side side, By kind);
    void play(Until until);
    void finishPlay();
    /// Why the choice is no answer to the pending question; nothing where it is.
    std::optional<Message> whyNoAnswer(const Choice& choice) const;
    void act(RecordEntry entry);
    void append(RecordEntry entry);
    bool wasRevealed(const Taken& taken, std::size_t left, std::size_t shown) const;
    void setModified() {
        m_modified = true;
        m_isUntouched = false;
    }
    void mark(std::size_t entries) { m_marks.push_back({entries, m_live.seats().waitAtRoll}); }
    /// The record for changes of its answers; drops its result, which may no longer hold.
    Record& changeRecord();

    std::shared_ptr<const Game> m_game;
    PlayerFactory m_factory;
    Stretch m_live;
    BattleTimeline m_timeline;
    std::array<By, 2> m_plays{By::Person, By::Person};
    bool m_diceWait = false;
    int m_moment = 0;
    bool m_showsPlay = false;
    bool m_isCatchingUp = false;
    Until m_until = Until::Decision;  ///< of the last stretch in the background
    std::vector<Mark> m_marks;        ///< one before each action of a person
    std::vector<Taken> m_undone;
    std::vector<Bookmark> m_bookmarks;
    std::filesystem::path m_file;
    bool m_modified = false;
    bool m_isUntouched = true;  ///< nothing has been answered, rolled or changed here
    bool m_offersResult = false;
    bool m_matchesFile = false;  ///< the record is as in its file, with its result or without

    std::shared_ptr<StretchWatch> m_watch;  ///< set while a stretch runs in the background
    QFutureWatcher<std::shared_ptr<Stretch>> m_future;
    QTimer m_look;
};

}  // namespace ephor
