// The interface of a rule system, and of a battle prepared for it.
#pragma once

#include "core/army/catalogue.h"
#include "core/base/message.h"
#include "core/battle/fight_note.h"
#include "core/battle/record/record.h"
#include "core/battle/sign.h"
#include "core/dice/distribution.h"

#include <functional>
#include <memory>

namespace ephor {

class Referee;

/// A settable option of the rules. Each option is read in one place.
struct OptionInfo {
    std::string key;
    std::string rule;
    std::string title;  ///< our words
    std::vector<std::string>
        values;            ///< all allowed, the default first; for a number: "lowest..highest" as the only other
    std::string standard;  ///< the default
};

/// A decision point: the texts that a person reads with the question.
struct DecisionInfo {
    std::string id;      ///< "D-07"
    std::string title;   ///< "Activate a unit"
    std::string prompt;  ///< one sentence; {0} is the piece, {1} the subject
    std::string rule;
    std::string piecePrompt =
        {};  ///< instead of the prompt where one of several pieces is asked for; empty: the prompt
};

/// What a counter means and how the table and the log show it.
struct CounterInfo {
    /// Never: neither on the table nor in the log. Told: only in the log.
    enum class Shown : std::uint8_t { Never, Number, Flag, Steps, Told };
    std::string name;
    Shown shown = Shown::Never;
    /// Range that a correction may set. If both are equal, the counter cannot be corrected: codes, secrets, values that
    /// depend on others.
    int lowest = 0;
    int highest = 0;
    /// Text of each value, from 0: "Shaken". For a Flag, the log's text once it has that value. If empty, the number or
    /// the name of the Flag is shown.
    std::vector<std::string> values{};
    Marker marker = Marker::None;  ///< of a Flag
    std::string verb{};            ///< of a Flag, what the piece did that has it, if the reason has no verb: "wavered"

    /// Text of a value; the number if it has no text.
    std::string text(int value) const;
    /// Text of a change in the log: "Courage 4 → 3", "Aggression Eager → Ready", "Wavering", "no longer Wavering".
    std::string change(int from, int to) const;
    bool mayBeCorrected() const { return highest > lowest; }
};

/// What a roll means beyond its faces.
struct RollMeaning {
    std::vector<int> counts{};  ///< the value of each die (average dice, D3); empty if the face is the value
    std::string result{};       ///< the outcome: "a red card"
    std::string who{};          ///< shown instead of the side's name: "The deck"
    int upTo = 0;               ///< the highest face that counts, where low faces do; 0: high faces do
    bool isOpen = false;        ///< no face is better than another: the die decides what happens, or who begins
};

struct PhaseInfo {
    std::string name;
    std::string rule;
};

/// A standing order: the answer to a minor decision, given in advance so that the person is not asked.
struct OrderInfo {
    std::string key;
    std::string title;
    DecisionId decision = 0;
    std::vector<std::string> values;  ///< "ask" first
};

/// A rules pack whose data take the place of the built-in ones.
struct PackInfo {
    std::string author;  ///< may be empty
    Digest data;         ///< of all values in its data files
};

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
    std::vector<FightNote> fightNotes;  ///< of fights and volleys
    /// Of a side, set when its part of a turn begins; none where both sides act in the same part.
    std::optional<std::uint8_t> partCounter = {};
    ListSchema list;
    TableSize table;                    ///< the usual size
    bool cards = false;                 ///< sides hold cards (Game::hand)
    std::optional<PackInfo> pack = {};  ///< none: the built-in rules

    /// Makes these the facts of a pack: "Men of Bronze" becomes "Men of Bronze (club-1)".
    void nameAfter(const PackInfo& of) {
        name += " (" + version + ")";
        pack = of;
    }
};

struct ListRow {
    std::string name;
    const TroopType* type = nullptr;
    int count = 1;
    std::optional<int> points;  ///< of the whole row
    Messages remarks;
    Messages leader = {};    ///< leader with the first unit of the row only
    std::string group = {};  ///< the phalanx or retinue that it belongs to; empty in a system that has none
    int line = 0;
    std::string kind = {};  ///< what it is, where it has no troop type: "General"
};

/// Points besides those of the rows, such as those of a leader.
struct ListExtra {
    int line = 0;  ///< of the entry that has them
    int points = 0;
    Message what;  ///< "4 command points"
};

struct ListSummary {
    std::optional<int> cost;  ///< none if units have no points
    int units = 0;
    std::vector<ListRow> rows;
    Messages about = {};                 ///< lines about the whole army, printed below its name
    std::vector<ListExtra> extras = {};  ///< the cost is that of the rows and of these

    /// Adds the units and points of a row. Without points the army has no cost.
    void add(ListRow row) {
        units += row.count;
        if (!row.points)
            cost.reset();
        else if (cost)
            *cost += *row.points;
        rows.push_back(std::move(row));
    }
};

/// Places of a published army: so many units, each of one of these types.
struct ArmyPlace {
    std::string table;  ///< of the list: "element"
    int count = 1;
    std::vector<const TroopType*> types;
    bool general = false;  ///< the general's place
};

/// A published army of the rules, with its name and dates as people read them.
struct PublishedList {
    std::string id;  ///< as a list names it: "II/12"
    std::string name;
    std::vector<ArmyPlace> places;
    int firstYear = 0;  ///< years BC are negative; 0: not known
    int lastYear = 0;

    bool foughtIn(int year) const { return firstYear != 0 && firstYear <= year && year <= lastYear; }
};

/// Room for a type in a list that follows a published army.
struct TypePlaces {
    std::string type;
    int left = 0;            ///< how many more fit
    int total = 0;           ///< those that the list has, and those that still fit
    bool asGeneral = false;  ///< the next one may take the general's place, which is open
};

/// One outcome of a clash with its exact probability.
struct ClashLine {
    std::string key;
    Message title;
    double p = 0;
};

/// The exact probabilities of one clash: the dice of each side with their modifiers, and the outcomes. Absolute error
/// at most 1e-12.
struct ClashReport {
    std::array<Breakdown, 2> dice;
    std::array<Breakdown, 2> armor;
    std::array<Distribution, 2> losses;
    std::vector<ClashLine> lines;

    void add(std::string key, Message title, double p) { lines.push_back({std::move(key), std::move(title), p}); }
};

/// A field of the clash calculator, as the window and files ask for it.
struct ClashField {
    std::string key;
    std::string title;
    FieldKind kind = FieldKind::Integer;
    int lowest = 0;
    int highest = 0;
    std::vector<std::string> values;  ///< of Text
    FieldValue standard;
    std::optional<std::uint8_t> counter = {};  ///< of a piece on the table, whose value it takes
    std::string weightOption = {};             ///< the option that says what the counter is worth if it is set
};

/// The inputs of a clash for each side, by field key. Missing inputs take their defaults.
using ClashInputs = std::array<std::vector<Field>, 2>;

class Game;

/// One of the five rule systems: facts, list checks, battles and clashes.
class RuleSystem {
public:
    virtual ~RuleSystem() = default;

    virtual const SystemInfo& info() const = 0;
    virtual const Catalogue& catalogue() const = 0;
    /// All faults of a list by this system's rules. The head (format, system) has been checked before.
    virtual Diagnostics check(const ArmyList& list) const = 0;
    virtual ListSummary summary(const ArmyList& list) const = 0;
    /// The published armies that lists may follow; a list names one with the key "army".
    virtual std::vector<PublishedList> publishedLists() const { return {}; }
    /// Every type that has a place in the list's published army; none if any number of any type may be taken.
    virtual std::optional<std::vector<TypePlaces>> places(const ArmyList&) const { return {}; }
    /// A game ready to be fought, or all faults of its set-up.
    virtual Result<std::shared_ptr<const Game>> open(const Setup& setup) const = 0;
    virtual const std::vector<ClashField>& clashFields() const = 0;
    virtual Result<ClashReport> clash(const ClashInputs& inputs) const = 0;
    /// Digest of the rules data that was loaded; of a pack, SystemInfo::pack.
    virtual Digest dataDigest() const = 0;
};

/// Name and starting values of a piece.
struct PieceInfo {
    std::string id;  ///< "a1", "b3": the side and the number in its list
    std::string name;
    Side side = Side::A;
    const TroopType* type = nullptr;
    int unit = 0;      ///< index of its unit in the side's list, from 0
    int strength = 0;  ///< at the start
};

/// A battle ready to be fought. Immutable and shared by all threads.
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

    /// Runs the rules from deployment to the end. All dice, answers and changes of the table go through the referee.
    virtual Ended fight(Referee& referee) const = 0;
    /// Why a pose (form Move or Deploy) is illegal; null if it is legal.
    virtual const Reason* refusal(const Table& table, const Request& request, const Choice& choice) const = 0;
    /// Adds legal choices for a request of any form, best first as far as the rules can tell without an evaluation
    /// (Player::candidates).
    virtual void suggest(const Table& table, const Request& request, std::vector<Choice>& choices) const = 0;
    /// Strength that a piece has left; 0 once it is gone.
    virtual int strength(const Table& table, PieceId piece) const = 0;
    /// Estimate of a side's prospects from -1 (lost) to 1 (won), for look-ahead that stops early.
    virtual double evaluate(const Table& table, Side side) const = 0;
    /// The answer of a standing order, if it covers this request.
    virtual std::optional<Choice> byOrder(std::string_view key, std::string_view value, const Request& request,
                                          const Position& position) const = 0;
    /// Deals the hidden information again (the other side's hand of cards), so that a what-if reveals nothing. `dice`
    /// are used for nothing else.
    virtual void redeal(Table&, Side /*knows*/, DiceSource& /*dice*/) const {}
    /// The piece that the general of the army is with; none if the general is dead.
    virtual PieceId general(const Table& table, Side side) const = 0;
    /// The public signs of a piece or a side. By default, those of the system's counters that are shown.
    virtual std::vector<Sign> signs(const Table& table, PieceId piece) const;
    virtual std::vector<Sign> signs(const Table& table, Side side) const;
    /// The cards in a side's hand, hidden from the other side.
    virtual std::vector<HeldCard> hand(const Table&, Side) const { return {}; }
    /// The terrain of the set-up and what the battle has added.
    virtual std::vector<Terrain> terrain(const Table&) const { return m_setup.terrain; }
    /// How to read a roll, on the table at the time of the roll. Public information only.
    virtual RollMeaning meaning(const Table&, const Rolled&) const { return {}; }
    /// How far a piece moved and turned, in the system's unit: "3.5\"", "2 squares"; empty if it did neither.
    virtual std::string distanceMoved(const Pose& from, const Pose& to) const;
    /// The calculator's inputs for two pieces in their present state, from their counters. Other inputs keep their
    /// defaults.
    virtual ClashInputs clashInputs(const Table& table, PieceId attacker, PieceId defender) const;
    /// The exact probabilities of a fight between two pieces now; none if the table does not hold everything that the
    /// fight depends on.
    virtual std::optional<ClashReport> clashNow(const Table&, PieceId /*attacker*/, PieceId /*defender*/) const {
        return {};
    }

protected:
    /// Appends the turn between two poses to the text of a distance (see way()).
    static std::string withTurn(std::string moved, const Pose& from, const Pose& to);

    const RuleSystem& m_system;
    Setup m_setup;
    Table m_opening;
    std::vector<PieceInfo> m_pieces;
};

}  // namespace ephor
