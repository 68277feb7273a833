#include "tests/drill/drill.h"

#include "core/battle/answers/answer_check.h"
#include "core/table/geometry.h"

#include <algorithm>
#include <ranges>

namespace ephor::drill {

namespace {

constexpr Reason bidWhy{"DR-01", "bids for the first move"};
constexpr Reason firstWhy{"DR-01", "moves first"};
constexpr Reason placeWhy{"DR-02", "takes its place"};
constexpr Reason doneWhy{"DR-03", "has acted"};
constexpr Reason actsWhy{"DR-03", "is activated"};
constexpr Reason moveWhy{"DR-04", "moves"};
constexpr Reason strikeWhy{"DR-05", "strikes at"};
constexpr Reason diceWhy{"DR-05", "dice of the attack"};
constexpr Reason baseWhy{"DR-05", "every attack"};
constexpr Reason supportWhy{"DR-06", "support"};
constexpr Reason lossWhy{"DR-07", "loses steps"};
constexpr Reason shakenWhy{"DR-08", "is shaken"};
constexpr Reason rallyWhy{"DR-09", "rallies"};
constexpr Reason goneWhy{"DR-07", "is broken"};
constexpr Reason againWhy{"DR-10", "buys another throw"};
constexpr Reason endWhy{"DR-11", "more steps are left"};
constexpr Reason evenWhy{"DR-11", "the sides are even"};
constexpr Reason holdLabel{"DR-03", "Hold"};
constexpr Reason moveLabel{"DR-04", "Move"};
constexpr Reason strikeLabel{"DR-05", "Strike at {1}"};
constexpr Reason openLabel{"DR-02", "Open order"};
constexpr Reason closeLabel{"DR-02", "Close order"};
constexpr Reason tooFar{"DR-04", "That is farther than it may go."};
constexpr Reason onAnother{"DR-04", "Another unit stands there."};
constexpr Reason offTable{"DR-04", "It would leave the table."};
constexpr Reason outside{"DR-02", "It must stand in its own third of the table."};
constexpr int turns = 4;
constexpr double reach = 8;

class DrillGame;

class DrillGame final : public Game {
public:
    DrillGame(const RuleSystem& system, Setup setup);

    Ended fight(Referee& referee) const override;
    const Reason* refusal(const Table& table, const Request& request, const Choice& choice) const override;
    void suggest(const Table& table, const Request& request, std::vector<Choice>& choices) const override;
    int strength(const Table& table, PieceId piece) const override {
        return table.isPresent(piece) ? table.counter(piece, Steps) : 0;
    }
    double evaluate(const Table&, Side) const override { return 0; }
    std::optional<Choice> byOrder(std::string_view key, std::string_view value, const Request& request,
                                  const Position&) const override {
        if (key == "again" && value == "never" && request.question.decision == Again)
            return Choice{};
        return {};
    }
    PieceId general(const Table& table, Side side) const override {
        const PieceId leader = table.all(side).first();
        return table.isPresent(leader) ? leader : PieceId{};
    }

private:
    void place(Referee& referee) const;
    void bid(Referee& referee) const;
    void act(Referee& referee, PieceId unit) const;
    void strike(Referee& referee, PieceId unit, PieceId enemy) const;
    void lose(Referee& referee, PieceId unit, int steps) const;
};

DrillGame::DrillGame(const RuleSystem& system, Setup setup) : Game(system, std::move(setup)) {
    m_opening = Table(m_setup.table);
    for (const Side side : bothSides) {
        int unit = 0;
        for (const Entry& entry : m_setup.lists[index(side)].entries) {
            const TroopType* type = system.catalogue().find(entry.text("type"));
            const PieceId piece = m_opening.add(side, {type->frontage, type->depth});
            m_opening.start(piece, Steps, type->stat("steps"));
            m_opening.start(piece, Leader, unit == 0 ? 1 : 0);
            m_pieces.push_back({std::string(ephor::name(side)) + std::to_string(unit + 1), entry.text("name"), side,
                                type, unit, type->stat("steps")});
            ++unit;
        }
        m_opening.start(side, Points, 5);
    }
}

void DrillGame::place(Referee& referee) const {
    const Table& table = referee.table();
    for (const Placement& fixed : m_setup.placements)
        for (const PieceId p : table.all(fixed.side))
            if (piece(p).unit == fixed.unit)
                referee.apply(PiecePlaced{p, snapped(fixed.pose), &placeWhy});
    const std::array options{Option{0, {}, &openLabel, 0}, Option{1, {}, &closeLabel, 0}};
    for (bool left = true; left;) {
        left = false;
        for (const Side side : bothSides) {
            Request request{.question = {Place, side, {}}, .form = Form::Deploy, .options = options};
            request.pieces = table.all(side) - table.present();
            if (request.pieces.empty())
                continue;
            left = true;
            const Choice choice = referee.choose(request);
            referee.apply(PiecePlaced{choice.piece, snapped(choice.pose), &placeWhy});
            if (choice.code == 1)
                referee.apply(CounterSet{choice.piece, Close, 1, &placeWhy});
        }
    }
}

void DrillGame::bid(Referee& referee) const {
    const Table& table = referee.table();
    const auto request = [&](Side side) {
        Request r{.question = {Bid, side, {}}, .form = Form::Number, .secret = true};
        r.highest = table.counter(side, Points);
        return r;
    };
    const auto bids = referee.chooseBoth(request(Side::A), request(Side::B));
    for (const Side side : bothSides) {
        referee.apply(
            Noted{.what = &bidWhy, .side = side, .number = static_cast<std::int16_t>(bids[index(side)].number)});
        referee.apply(SideCounterSet{
            side, Points, static_cast<std::int16_t>(table.counter(side, Points) - bids[index(side)].number), &bidWhy});
    }
    const Side first = bids[1].number > bids[0].number ? Side::B : Side::A;
    referee.apply(SideCounterSet{first, First, 1, &firstWhy});
    referee.apply(SideCounterSet{other(first), First, 0, &firstWhy});
}

void DrillGame::lose(Referee& referee, PieceId unit, int steps) const {
    if (steps == 0)
        return;
    const int left = std::max(0, referee.table().counter(unit, Steps) - steps);
    referee.apply(CounterSet{unit, Steps, static_cast<std::int16_t>(left), &lossWhy});
    if (left == 0)
        referee.apply(PieceRemoved{unit, &goneWhy});
    else if (left <= 2)
        referee.apply(CounterSet{unit, Shaken, 1, &shakenWhy});
}

void DrillGame::strike(Referee& referee, PieceId unit, PieceId enemy) const {
    const Table& table = referee.table();
    const Side side = table.side(unit);
    Request who{.question = {Supports, side, unit}, .form = Form::Subset, .subject = enemy};
    who.pieces = table.present(side);
    who.pieces.erase(unit);
    who.most = who.pieces.size();
    const int supports = referee.choose(who).set.size();
    Breakdown dice;
    dice.add(4, baseWhy);
    dice.add(supports, supportWhy);
    referee.apply(Noted{&strikeWhy, side, unit, enemy, 0, 0, dice});
    const RollRequest rolling{dice.total(), 6, side, unit, {}, &diceWhy, 4, 0};
    Roll roll = referee.roll(rolling);
    while (table.counter(side, Points) > 0) {
        Request again{.question = {Again, side, unit}, .form = Form::Die, .roll = &roll, .subject = enemy, .need = 4};
        for (int i = 0; i < roll.count; ++i)
            if (roll[i] < 4)
                again.mayReroll |= std::uint64_t{1} << i;
        const Choice choice = referee.choose(again);
        if (choice.code == 0)
            break;
        referee.apply(
            SideCounterSet{side, Points, static_cast<std::int16_t>(table.counter(side, Points) - 1), &againWhy});
        referee.rollAgain(roll, choice.number, rolling);
    }
    const int hits = roll.atLeast(4);
    referee.apply(
        Noted{.what = &lossWhy, .side = other(side), .piece = enemy, .number = static_cast<std::int16_t>(hits / 2)});
    lose(referee, enemy, hits / 2);
}

void DrillGame::act(Referee& referee, PieceId unit) const {
    const Table& table = referee.table();
    referee.apply(CounterSet{unit, Done, 1, &doneWhy});
    referee.apply(Noted{.what = &actsWhy, .side = table.side(unit), .piece = unit});
    std::vector<Option> options{{code::hold, {}, &holdLabel, 0}, {code::move, {}, &moveLabel, 0}};
    for (const PieceId enemy : table.present(other(table.side(unit))))
        if (within(table.body(unit), table.body(enemy), 3))
            options.push_back({code::strike, enemy, &strikeLabel, 1});
    const Choice action = referee.choose({.question = {Action, table.side(unit), unit}, .options = options});
    if (action.code == code::move) {
        Request request{.question = {Move, table.side(unit), unit}, .form = Form::Move};
        request.limits = {.piece = unit, .allowance = reach};
        const Choice to = referee.choose(request);
        referee.apply(PieceMoved{unit, snapped(to.pose), &moveWhy});
    } else if (action.code == code::strike) {
        strike(referee, unit, action.piece);
    }
}

Ended DrillGame::fight(Referee& referee) const {
    const Table& table = referee.table();
    referee.apply(PhaseBegan{0, PlacingPhase});
    place(referee);
    for (std::int16_t turn = 1; turn <= turns; ++turn) {
        referee.apply(PhaseBegan{turn, BiddingPhase});
        bid(referee);
        referee.apply(PhaseBegan{turn, ActionPhase});
        for (const PieceId p : table.present())
            referee.apply(CounterSet{p, Done, 0, &doneWhy});
        Side side = table.counter(Side::A, First) ? Side::A : Side::B;
        for (;;) {
            const auto ready = [&](Side s) {
                PieceSet set;
                for (const PieceId p : table.present(s))
                    if (!table.counter(p, Done))
                        set.insert(p);
                return set;
            };
            if (ready(side).empty())
                side = other(side);
            if (ready(side).empty() || table.present(other(side)).empty())
                break;
            referee.safePoint();
            Request pick{.question = {Pick, side, {}}, .form = Form::OnePiece};
            pick.pieces = ready(side);
            if (pick.pieces.empty())
                continue;
            act(referee, referee.choose(pick).piece);
            side = other(side);
        }
        if (table.present(Side::A).empty() || table.present(Side::B).empty())
            break;
    }
    const auto steps = [&](Side s) {
        int sum = 0;
        for (const PieceId p : table.present(s))
            sum += strength(table, p);
        return sum;
    };
    const int a = steps(Side::A);
    const int b = steps(Side::B);
    return {a > b   ? Winner::A
            : b > a ? Winner::B
                    : Winner::Draw,
            static_cast<std::int16_t>(table.turn()), a == b ? &evenWhy : &endWhy};
}

const Reason* DrillGame::refusal(const Table& table, const Request& request, const Choice& choice) const {
    const PieceId unit = request.form == Form::Deploy ? choice.piece : request.limits.piece;
    const Body there{choice.pose, table.body(unit).size};
    for (const Vec corner : corners(there))
        if (corner.x < 0 || corner.y < 0 || corner.x > table.size().width || corner.y > table.size().height)
            return &offTable;
    for (const PieceId p : table.present())
        if (p != unit && overlap(there, table.body(p)))
            return &onAnother;
    const double third = table.size().height / 3;
    if (request.form == Form::Deploy)
        for (const Vec corner : corners(there))
            if (request.question.side == Side::A ? corner.y > third : corner.y < table.size().height - third)
                return &outside;
    if (request.form == Form::Move &&
        length(choice.pose.centre - table.body(unit).pose.centre) > request.limits.allowance + tolerance)
        return &tooFar;
    return nullptr;
}

void DrillGame::suggest(const Table& table, const Request& request, std::vector<Choice>& choices) const {
    choices.clear();
    const auto offer = [&](Choice c) {
        if (!checkAnswer(*this, table, request, c))
            choices.push_back(c);
    };
    switch (request.form) {
    case Form::Options:
        for (const Option& o : request.options | std::views::reverse)
            offer({.code = o.code, .piece = o.piece});
        break;
    case Form::Number:
        for (int n = request.lowest + 1; n <= request.highest; ++n)
            offer({.number = n});
        offer({.number = request.lowest});
        break;
    case Form::Subset:
        offer({.set = request.pieces});
        offer({});
        break;
    case Form::OnePiece:
        for (const PieceId p : request.pieces)
            offer({.piece = p});
        break;
    case Form::Die:
        offer({});
        for (int i = 0; request.roll && i < request.roll->count; ++i)
            offer({.code = 1, .number = i});
        break;
    case Form::Move: {
        const Pose at = table.body(request.limits.piece).pose;
        for (const double way : {8.0, 6.0, 4.0, 2.0, 0.0, -2.0})
            offer({.pose = {at.centre + at.facing * way, at.facing}});
        break;
    }
    case Form::Deploy:
        for (const PieceId p : request.pieces)
            for (int i = 1; i < 6; ++i) {
                const bool south = request.question.side == Side::A;
                offer({.piece = p,
                       .pose = {{i * table.size().width / 6, south ? 6 : table.size().height - 6},
                                {0, south ? 1.0 : -1.0}}});
            }
        break;
    }
}

}  // namespace

std::shared_ptr<const Game> makeGame(const RuleSystem& system, const Setup& setup) {
    return std::make_shared<DrillGame>(system, setup);
}

}  // namespace ephor::drill
