// A battle being fought: its record, where it stands, and everything a person may do about it. The record is the
// document; all else follows from it.
#pragma once

#include "models/battle/battle_timeline.h"
#include "models/battle/stretch.h"

#include <QFutureWatcher>
#include <QObject>
#include <QTimer>
#include <filesystem>

namespace ephor {

/// A place in the battle that somebody wants to find again.
struct Bookmark {
    int moment = 0;  ///< of the timeline
    QString label;

    friend bool operator==(const Bookmark&, const Bookmark&) = default;
};

/// What leaves the session for odds and adviser: a battle up to a point, and how much of it the asked side may know.
struct BattleHere {
    std::shared_ptr<const Game> game;
    Record record;
    Pending pending;
    std::uint64_t key = 0;
};

class BattleSession final : public QObject {
    Q_OBJECT

public:
    /// Makes computer players; By::Doctrine need not be made, every game has one.
    using PlayerFactory = std::function<std::shared_ptr<const Player>(By kind, const Game& game)>;
    using FindSystem = std::function<const RuleSystem*(std::string_view)>;

    static Result<std::unique_ptr<BattleSession>> open(const RuleSystem& system, Setup setup, const DicePlan& dice,
                                                       PlayerFactory factory = {});
    /// Refuses a record that does not fit its battle, and one whose result is not what its answers and dice lead to.
    /// Faults name the line of its file.
    static Result<std::unique_ptr<BattleSession>> open(const RuleSystem& system, Record record,
                                                       PlayerFactory factory = {});
    /// `known` are the ids of all systems.
    static Result<std::unique_ptr<BattleSession>> load(const std::filesystem::path& file, const FindSystem& find,
                                                       const std::vector<std::string>& known,
                                                       PlayerFactory factory = {});
    ~BattleSession() override;

    // Where the battle stands -----------------------------------------------------------------------------------------
    const Game& game() const { return *m_game; }
    std::shared_ptr<const Game> sharedGame() const { return m_game; }
    const SystemInfo& info() const { return m_game->system().info(); }
    const Record& record() const { return m_live.record(); }
    const Table& table() const { return m_live.table(); }
    const Run& run() const { return m_live.last(); }
    const std::optional<Pending>& pending() const { return m_live.last().pending; }
    const std::optional<Ended>& ended() const { return m_live.last().ended; }
    const BattleTimeline& timeline() const { return m_timeline; }
    /// The side that must choose or throw; none once the battle is over.
    std::optional<Side> sideDue() const;
    /// True where a person must choose or throw.
    bool isPersonDue() const;
    /// The person who must take the screen alone before he may see the question; none where nobody has to look away.
    std::optional<Side> mustLookAlone() const;
    bool optionIs(std::string_view key, std::string_view value) const;

    // Who plays -------------------------------------------------------------------------------------------------------
    By player(Side side) const { return m_plays[index(side)]; }
    void setPlayer(Side side, By kind);
    /// The kinds that can play a side: a person, the doctrine, and what the factory makes.
    std::vector<By> playersAtHand() const;
    const StandingOrders& orders(Side side) const { return m_live.seats().orders[index(side)]; }
    void setOrders(Side side, StandingOrders orders);
    /// Rolls of persons wait until they are thrown here or typed in: those to come, of a battle in which nothing has
    /// been done yet all.
    bool diceWait() const { return m_diceWait; }
    void setDiceWait(bool wait);

    // Acting ----------------------------------------------------------------------------------------------------------
    /// Gives the pending answer; or why it is refused, and nothing has changed.
    std::optional<Message> answer(const Choice& given);
    /// The faces that fell on a real table, for the pending roll.
    std::optional<Message> typeIn(const std::vector<std::uint8_t>& faces);
    void rollNow();
    /// One answer by the side's computer player, or by the doctrine in a person's place.
    void step() { play(Until::Decision); }
    /// The battle plays itself in the background; persons are not asked meanwhile.
    void autoResolve(Until until) { play(until); }
    /// Computer players go on until a person is asked.
    void goOn() { play(Until::Person); }
    void stop();
    bool isBusy() const { return m_watch != nullptr; }
    /// Of what plays itself: answers given so far, and the turn that it has come to.
    int decisionsPlayed() const { return m_watch ? m_watch->decisions.load() : 0; }
    int turnPlayed() const { return m_watch ? m_watch->turn.load() : 0; }

    bool canUndo() const { return !m_marks.empty() && m_marks.front().entries < record().entries.size() && !isBusy(); }
    bool canRedo() const { return !m_undone.empty() && !isBusy(); }
    void undo();
    void redo();

    /// Why the umpire may not correct the table now, and when he may; nothing where he may.
    std::optional<Message> whyNoCorrection() const;
    std::optional<Message> correct(const Correction& correction);

    // Going through it ------------------------------------------------------------------------------------------------
    /// The moment of the timeline that is looked at.
    int moment() const { return m_moment; }
    bool isLive() const { return m_moment == m_timeline.size(); }
    void setMoment(int moment);
    const Table& tableShown() const { return isLive() ? table() : m_timeline.tableAt(m_moment); }
    const std::vector<Bookmark>& bookmarks() const { return m_bookmarks; }
    void toggleBookmark(int moment, const QString& label);
    /// All at once; those of moments that this battle does not have are left out.
    void setBookmarks(std::vector<Bookmark> bookmarks);
    /// How many entries of the record had been used at that moment, less those that were still secret from the side
    /// then asked.
    std::size_t entriesAt(int moment) const;
    /// A copy that goes on from a moment with other dice. Its persons are the same; what was secret then is asked
    /// again.
    std::unique_ptr<BattleSession> whatIf(int moment, std::uint64_t seed) const;
    std::optional<BattleHere> here() const;

    // The file --------------------------------------------------------------------------------------------------------
    Result<void> save(const std::filesystem::path& file);
    /// For safety, aside: to the session nothing is saved by it.
    Result<void> writeCopy(const std::filesystem::path& place) const;
    /// What was loaded is such a copy: the battle itself has never been saved.
    void beUnsaved();
    const std::filesystem::path& file() const { return m_file; }
    bool isModified() const { return m_modified; }
    /// Runs the finished record again: nothing, or what does not agree with the result as it was read or fought.
    Diagnostics verified() const { return verify(*m_game, record()); }

Q_SIGNALS:
    /// Question, record or end have changed.
    void changed();
    /// Events from number `from` on are others than before.
    void eventsChanged(int from);
    void momentChanged(int moment);
    void bookmarksChanged();
    void playersChanged();
    void busyChanged(bool busy);

private:
    /// The version, which also says in whose words a log is told.
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
    /// Runs the record again. Events that were there before are the same, unless they may be `others`: a correction
    /// stands before what has happened since the rules held nothing in hand, and where typed-in dice come or go, those
    /// of the record may have fallen.
    void refresh(bool others = false);
    void afterPersonActed();
    void play(Until until);
    void finishPlay();
    void act(RecordEntry entry);
    bool wasRevealed(const Taken& taken, std::size_t left, std::size_t shown) const;
    void setModified() {
        m_modified = true;
        m_isUntouched = false;
    }
    void mark(std::size_t entries) { m_marks.push_back({entries, m_live.seats().waitAtRoll}); }
    /// To change what was answered: a result that was read or reached no longer holds.
    Record& changeRecord();

    std::shared_ptr<const Game> m_game;
    PlayerFactory m_factory;
    Stretch m_live;
    BattleTimeline m_timeline;
    std::array<By, 2> m_plays{By::Person, By::Person};
    bool m_diceWait = false;
    int m_moment = 0;
    std::vector<Mark> m_marks;  ///< before each thing that a person did
    std::vector<Taken> m_undone;
    std::vector<Bookmark> m_bookmarks;
    std::filesystem::path m_file;
    bool m_modified = false;
    bool m_isUntouched = true;  ///< nothing has been answered, thrown or changed here
    bool m_asRead = false;      ///< the record is as its file has it, with its result or without

    std::shared_ptr<StretchWatch> m_watch;  ///< there while a stretch runs in the background
    QFutureWatcher<std::shared_ptr<Stretch>> m_future;
    QTimer m_look;
};

}  // namespace ephor
