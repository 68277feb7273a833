// A rule system, and a battle of it made ready.
#pragma once

#include "core/army/catalogue.h"
#include "core/battle/record.h"
#include "core/battle/sign.h"
#include "core/dice/distribution.h"

#include <functional>
#include <memory>

namespace ephor {

class Referee;

/// A settable option of the rules: one value, read at one place.
struct OptionInfo {
    std::string key;
    std::string rule;
    std::string title;  ///< our words
    std::vector<std::string>
        values;            ///< all allowed, the default first; for a number: "lowest..highest" as the only other
    std::string standard;  ///< the default
};

/// A decision point: what a person reads when he is asked.
struct DecisionInfo {
    std::string id;      ///< "D-07"
    std::string title;   ///< "Activate a unit"
    std::string prompt;  ///< one sentence; {0} is the piece, {1} the subject
    std::string rule;
};

/// What a counter means and how it is shown.
struct CounterInfo {
    /// Never: neither on the table nor in the log. Told: in the log alone.
    enum class Shown : std::uint8_t { Never, Number, Flag, Steps, Told };
    std::string name;
    Shown shown = Shown::Never;
    std::string marker;  ///< of a Flag: its sign on the table (wavering, phalanx, helmet, done)
    /// What a correction may set. Where both are the same, none: codes, secrets, what hangs together with others.
    int lowest = 0;
    int highest = 0;
    /// What each value means, from 0 on: "Shaken". Of a Flag: what the log says once it has the value. Empty: the
    /// number, or the name of the Flag.
    std::vector<std::string> values{};

    /// A value in words, else as a number.
    std::string text(int value) const;
    /// What the log says of a change: "Courage 4 → 3", "Aggression Eager → Ready", "Wavering", "no longer Wavering".
    std::string change(int from, int to) const;
    bool mayBeCorrected() const { return highest > lowest; }
};

/// What a roll means beyond its faces.
struct RollMeaning {
    std::vector<int> counts{};  ///< the number that each die counts as (average dice, D3); empty where that is its face
    std::string result{};       ///< what came of it: "a red card"
    std::string who{};          ///< in place of the side's name: "The deck"
};

/// A phase of the turn.
struct PhaseInfo {
    std::string name;
    std::string rule;
};

/// A standing order: a small window that a person need not be asked about.
struct OrderInfo {
    std::string key;
    std::string title;
    DecisionId decision = 0;
    std::vector<std::string> values;  ///< "ask" first
};

/// What everyone may know of a system.
struct SystemInfo {
    std::string id;
    std::string name;
    std::string version;
    std::string strengthName;  ///< what a unit loses: "Courage"
    std::vector<OptionInfo> options;
    std::vector<DecisionInfo> decisions;
    std::vector<CounterInfo> counters;
    std::vector<CounterInfo> sideCounters;
    std::vector<PhaseInfo> phases;
    std::vector<OrderInfo> orders;
    ListSchema list;
    TableSize table;     ///< the usual one
    bool cards = false;  ///< sides hold cards (Game::hand)
};

/// One row of a printed list.
struct ListRow {
    std::string name;
    const TroopType* type = nullptr;
    int count = 1;
    std::optional<int> points;  ///< of all of the row
    std::string remarks;
    std::string leader = {};  ///< who is with the first unit of the row, and with no other
    std::string group = {};   ///< the phalanx or retinue that it belongs to; empty in a system that has none
    int line = 0;
};

/// What a list comes to.
struct ListSummary {
    std::optional<int> cost;  ///< none where a unit has no points
    int units = 0;
    std::vector<ListRow> rows;
    std::vector<std::string> about = {};  ///< lines on the army as a whole, to be read below its name
};

/// One outcome of a clash with its exact chance.
struct ClashLine {
    std::string key;
    Message title;
    double p = 0;
};

/// The exact answer to one clash: what each side rolls and why, and what comes out. Chances are exact to 1e-12.
struct ClashReport {
    std::array<Breakdown, 2> dice;
    std::array<Breakdown, 2> armor;
    std::array<Distribution, 2> losses;
    std::vector<ClashLine> lines;
};

/// A field of the clash calculator: how the window and the file ask for it.
struct ClashField {
    std::string key;
    std::string title;
    FieldKind kind = FieldKind::Integer;
    int lowest = 0;
    int highest = 0;
    std::vector<std::string> values;  ///< of Text
    FieldValue standard;
};

/// The inputs of a clash, for each side by field key; missing ones take their default.
using ClashInputs = std::array<std::vector<Field>, 2>;

class Game;

/// One of the five rule systems: facts, lists, battles, clashes.
class RuleSystem {
public:
    virtual ~RuleSystem() = default;

    virtual const SystemInfo& info() const = 0;
    virtual const Catalogue& catalogue() const = 0;
    /// All faults of a list, by this system's rules; the head (format, system) was checked before.
    virtual Diagnostics check(const ArmyList& list) const = 0;
    virtual ListSummary summary(const ArmyList& list) const = 0;
    /// A battle made ready, or all that is wrong with its set-up.
    virtual Result<std::shared_ptr<const Game>> open(const Setup& setup) const = 0;
    virtual const std::vector<ClashField>& clashFields() const = 0;
    virtual Result<ClashReport> clash(const ClashInputs& inputs) const = 0;
    /// Digest of the data that the rules were read from.
    virtual Digest dataDigest() const = 0;
};

/// What a piece is called and what it was at the start.
struct PieceInfo {
    std::string id;  ///< "a1", "b3": the side and the number in its list
    std::string name;
    Side side = Side::A;
    const TroopType* type = nullptr;
    int unit = 0;      ///< which unit of the side's list, from 0
    int strength = 0;  ///< at the start
};

/// A battle made ready to be fought: immutable, shared by all threads.
class Game {
public:
    Game(const RuleSystem& system, Setup setup) : m_system(system), m_setup(std::move(setup)) {}
    virtual ~Game() = default;

    const RuleSystem& system() const { return m_system; }
    const Setup& setup() const { return m_setup; }
    /// The table before the first event.
    const Table& opening() const { return m_opening; }
    const std::vector<PieceInfo>& pieces() const { return m_pieces; }
    const PieceInfo& piece(PieceId id) const { return m_pieces[id.index()]; }

    /// The rules, from deployment to the end. Everything it needs to know comes from the referee.
    virtual Ended fight(Referee& referee) const = 0;
    /// Why a pose (form Move or Deploy) is refused; nothing where it is legal.
    virtual const Reason* refusal(const Table& table, const Request& request, const Choice& choice) const = 0;
    /// Some sensible legal choices for a request of any form, the best guesses first as far as the rules alone can tell
    /// (Player::candidates).
    virtual void suggest(const Table& table, const Request& request, std::vector<Choice>& choices) const = 0;
    /// What is left of a piece; 0 once it is gone.
    virtual int strength(const Table& table, PieceId piece) const = 0;
    /// How well a side stands, from -1 (lost) to 1 (won), for look-ahead that stops early.
    virtual double evaluate(const Table& table, Side side) const = 0;
    /// The answer that a standing order gives, if it covers this request.
    virtual std::optional<Choice> byOrder(std::string_view key, std::string_view value, const Request& request,
                                          const Position& position) const = 0;
    /// Deals anew what a side cannot see (the cards in the other's hand), for what-ifs: nobody may learn from them.
    /// `dice` is theirs alone.
    virtual void redeal(Table&, Side /*knows*/, DiceSource& /*dice*/) const {}
    /// The piece the army's general is with, if he lives.
    virtual PieceId general(const Table& table, Side side) const = 0;
    /// What there is to see of a piece, and of a side, as everybody may: as the system's counters are shown, unless it
    /// says more.
    virtual std::vector<Sign> signs(const Table& table, PieceId piece) const;
    virtual std::vector<Sign> signs(const Table& table, Side side) const;
    /// The cards in a side's hand: secret from the other.
    virtual std::vector<HeldCard> hand(const Table&, Side) const { return {}; }
    /// The terrain of the set-up, and what the battle has brought.
    virtual std::vector<Terrain> terrain(const Table&) const { return m_setup.terrain; }
    /// What a roll means, by the table on which it was made. Only what everybody may know.
    virtual RollMeaning meaning(const Table&, const Rolled&) const { return {}; }
    /// How far a piece moved and turned, in the system's unit: "3.5\"", "2 squares"; empty where it did neither.
    virtual std::string distanceMoved(const Pose& from, const Pose& to) const;
    /// The calculator's inputs for two pieces as they stand: what the counters say; the rest takes its default.
    virtual ClashInputs clashInputs(const Table& table, PieceId attacker, PieceId defender) const;
    /// The exact chances of the clash between two pieces that fight each other now; nothing where the table does not
    /// say all that it depends on.
    virtual std::optional<ClashReport> clashNow(const Table&, PieceId /*attacker*/, PieceId /*defender*/) const {
        return {};
    }

protected:
    /// What way() says of a turn, behind the distance.
    static std::string withTurn(std::string moved, const Pose& from, const Pose& to);

    const RuleSystem& m_system;
    Setup m_setup;
    Table m_opening;
    std::vector<PieceInfo> m_pieces;
};

}  // namespace ephor
