#include "core/rules/skirmish/battle/deployment.h"

#include "core/rules/common/first_to_place.h"
#include "core/rules/skirmish/battle/movement.h"
#include "core/table/geometry.h"

#include <algorithm>

namespace ephor::skirmish {

namespace {

constexpr double ranksApart = 0.1;
constexpr double looseApart = 1.0;

/// Front rank first: melee fighters, then standard and leader in the middle of the rest, then shooters.
std::vector<PieceId> inOrder(const SkirmishGame& game, const Retinue& retinue) {
    std::vector<PieceId> order;
    for (const PieceId figure : retinue.figures)
        order.push_back(figure);
    const auto rank = [&](PieceId f) {
        const Profile& p = game.profile(f);
        return p.bearer ? 1 : p.leader ? 2 : p.kind.missile != Missile::None ? 3 : 0;
    };
    std::ranges::stable_sort(order, {}, rank);
    return order;
}

void putDown(Play& play, const Retinue& retinue, const Pose& middle, int formation) {
    for (const Station& station : retinue.formations[static_cast<std::size_t>(formation)])
        play.referee.apply(PiecePlaced{station.figure, poseAt(station, middle), &why::deploy});
}

/// The first fault of any figure of a retinue in this formation.
template <typename Fault>
const Reason* firstFault(const SkirmishGame& game, const Table& table, const Retinue& retinue, const Pose& pose,
                         int formation, const Fault& fault) {
    for (const Station& station : retinue.formations[static_cast<std::size_t>(formation)]) {
        const Pose at = poseAt(station, pose);
        if (const Reason* why = fault(at, game.profile(station.figure).radius))
            return why;
        if (const Reason* why = checkPosition(game, table, station.figure, at))
            return why;
    }
    return nullptr;
}

}  // namespace

std::vector<Station> stationsOf(const SkirmishGame& game, const Retinue& retinue, int formation) {
    const std::vector<PieceId> order = inOrder(game, retinue);
    double widest = 0;
    for (const PieceId figure : order)
        widest = std::max(widest, 2 * game.profile(figure).radius);
    const double step = widest + (formation == code::loose ? looseApart : ranksApart);
    const int count = static_cast<int>(order.size());
    const int front = formation == code::oneRank ? count : (count + 1) / 2;
    std::vector<Station> stations;
    for (int i = 0; i < count; ++i) {
        const int rank = i / front;
        const int inRank = rank == 0 ? front : count - front;
        const int place = i % front;
        // From the middle outwards.
        const int column = (inRank - 1) / 2 + (place % 2 == 0 ? -place / 2 : (place + 1) / 2);
        stations.push_back({order[static_cast<std::size_t>(i)], (column - (inRank - 1) / 2.0) * step, rank * step});
    }
    return stations;
}

Pose poseAt(const Station& station, const Pose& middle) {
    return snapped(
        {middle.centre + rightOf(middle.facing) * station.aside - middle.facing * station.behind, middle.facing});
}

void putDown(Table& table, const Retinue& retinue, const Pose& middle, int formation) {
    for (const Station& station : retinue.formations[static_cast<std::size_t>(formation)])
        table.apply(PiecePlaced{station.figure, poseAt(station, middle), nullptr});
}

const Reason* checkPlace(const SkirmishGame& game, const Table& table, const Choice& choice) {
    const Side side = table.side(choice.piece);
    if (!(squaredLength(choice.pose.facing - towardsEnemy(side)) <= tolerance * tolerance))
        return &why::outsideZone;
    const double low = side == Side::A ? 0 : table.size().height - zoneDepth;
    return firstFault(game, table, game.retinueOf(choice.piece), choice.pose, choice.code,
                      [&](const Pose& at, double radius) -> const Reason* {
                          const bool inside = at.centre.y >= low + radius - tolerance &&
                                              at.centre.y <= low + zoneDepth - radius + tolerance;
                          return inside ? nullptr : &why::outsideZone;
                      });
}

const Reason* checkScenarioPlace(const SkirmishGame& game, const Table& table, const Retinue& retinue, const Pose& pose,
                                 int formation) {
    if (!isFacing(pose.facing))
        return &why::facesNowhere;
    return firstFault(game, table, retinue, pose, formation,
                      [](const Pose&, double) -> const Reason* { return nullptr; });
}

void eachPlace(const SkirmishGame& game, const Table& table, const Retinue& retinue, int wish,
               const std::function<bool(const Choice&)>& found) {
    const Side side = table.side(retinue.leader);
    const TableSize size = table.size();
    constexpr double step = 1;
    for (const int next : {0, 1, 2}) {
        const int formation = (wish + next) % 3;
        for (double back = 0.75; back < zoneDepth; back += step)
            for (int i = 0; i <= static_cast<int>(size.width / step); ++i) {
                // From the middle to both sides, its own right first, so that both sides behave alike.
                const double aside = (i % 2 == 0 ? -i / 2 : (i + 1) / 2) * step;
                const Vec towards = towardsEnemy(side);
                const Vec middle{size.width / 2, side == Side::A ? zoneDepth : size.height - zoneDepth};
                Choice choice = coded(static_cast<std::int16_t>(formation), retinue.leader);
                choice.pose = snapped({middle + rightOf(towards) * aside - towards * back, towards});
                if (!checkPlace(game, table, choice) && found(choice))
                    return;
            }
    }
}

namespace {

/// True if there is certainly a place for each retinue of the side: on open terrain each one blocks at most its own
/// width and theirs.
bool hasRoomToSpare(const SkirmishGame& game, const Table& table, Side side) {
    if (!game.ground().impassable.empty() || !game.setup().placements.empty())
        return false;
    const auto widthOf = [](const Retinue& retinue, int formation) {
        double most = 0;
        for (const Station& station : retinue.formations[static_cast<std::size_t>(formation)])
            most = std::max(most, std::abs(station.aside));
        return 2 * most + 2;
    };
    double narrowest = 0;
    double taken = 0;
    for (const Retinue& retinue : game.retinues(side)) {
        narrowest = std::max(narrowest, widthOf(retinue, code::twoRanks));
        taken += std::max(widthOf(retinue, code::oneRank), widthOf(retinue, code::loose));
    }
    const auto count = static_cast<double>(game.retinues(side).size());
    return table.size().width > taken + (count + 1) * narrowest;
}

}  // namespace

// SKI-101, section 0: the sides place retinues alternately; a side with more left continues alone. Retinues placed by a
// scenario are already on the table.
void deploy(Play& play) {
    for (const Placement& placed : play.game.setup().placements)
        putDown(play, play.game.retinues(placed.side)[static_cast<std::size_t>(placed.unit)], placed.pose, placed.code);
    const auto left = [&](Side side) {
        PieceSet leaders;
        for (const Retinue& retinue : play.game.retinues(side))
            if (!play.table().isPresent(retinue.leader) && !play.table().removed().contains(retinue.leader))
                leaders.insert(retinue.leader);
        return leaders;
    };
    if (left(Side::A).empty() && left(Side::B).empty())
        return;

    OptionList options;
    options.add(code::twoRanks, why::optionTwoRanks);
    options.add(code::oneRank, why::optionOneRank);
    options.add(code::loose, why::optionLoose);
    for (Side side = firstToPlace(play.referee, why::deploymentRoll); !left(Side::A).empty() || !left(Side::B).empty();
         side = other(side)) {
        Request request;
        request.pieces = left(side);
        // House rule: a retinue without a place in the zone stays away if its side has blocked the zone.
        for (const PieceId leader : request.pieces) {
            if (hasRoomToSpare(play.game, play.table(), side))
                break;
            bool room = false;
            const Retinue& retinue = play.game.retinueOf(leader);
            eachPlace(play.game, play.table(), retinue, code::twoRanks, [&](const Choice&) { return room = true; });
            if (room)
                continue;
            for (const PieceId figure : retinue.figures)
                play.referee.apply(PieceRemoved{figure, &why::noPlace});
            request.pieces.erase(leader);
        }
        if (request.pieces.empty())
            continue;
        request.question = {DeployRetinue, side, {}};
        request.form = Form::Deploy;
        request.options = options.all();
        request.limits.how = DeployMove;
        const Choice choice = play.referee.choose(request);
        putDown(play, play.game.retinueOf(choice.piece), choice.pose, choice.code);
    }
}

}  // namespace ephor::skirmish
