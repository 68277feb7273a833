// Opens a battle and checks that every unit finds a place.
#include "core/rules/alala/battle/deployment_places.h"
#include "core/rules/alala/system.h"
#include "core/rules/common/placements.h"

namespace ephor::alala {

namespace {

Diagnostic fault(std::string code, Message message) {
    return {Severity::Error, std::move(code), {}, std::move(message), "ALA-083", {}};
}

/// Units placed by a scenario must be on the table and not overlap; they may be outside the zones.
void checkPlacements(const AlalaGame& game, Table& table, Diagnostics& faults) {
    const std::array units{table.all(Side::A).size(), table.all(Side::B).size()};
    placeUnits(game, units, "ALA-083", table, faults, [&](PieceId piece, const Placement& placed) -> std::string_view {
        const bool turned = std::abs(squaredLength(placed.pose.facing) - 1) <= 1e-6;
        return turned && canStand(game, table, piece, snapped(placed.pose)) ? "" : "there is no room for it.";
    });
}

/// ALA-083: checks that automatic deployment finds room behind the line for all units.
void checkRoom(const AlalaGame& game, Table& table, Side side, Diagnostics& faults) {
    const auto fits = [&](PieceId item) {
        Request request;
        request.limits.passFriends = true;
        request.options = {};
        std::optional<Choice> place;
        eachPlace(game, table, request, item, [&](const Choice& choice) {
            place = choice;
            return true;
        });
        if (!place)
            return false;
        if (!game.profile(item).isHoplites()) {
            table.apply(PiecePlaced{item, place->pose, nullptr});
            return true;
        }
        const Phalanx& phalanx = game.phalanxOf(item);
        for (std::size_t i = 0; i < phalanx.line.size(); ++i)
            table.apply(
                PiecePlaced{phalanx.line[i], poseInLine(table, phalanx, i, place->pose, code::asListed), nullptr});
        return true;
    };
    bool room = true;
    for (const Phalanx& phalanx : game.phalanxes(side))
        if (!phalanx.line.empty() && (phalanx.units & table.present()).empty())
            room = room && fits(phalanx.line.front());
    for (const PieceId band : game.bands(side))
        if (!table.isPresent(band))
            room = room && fits(band);
    if (!room)
        faults.push_back(
            fault("setup-no-room", {"The table is too small for {0} behind its deployment line. Take a larger table.",
                                    {game.setup().lists[index(side)].name}}));
}

/// The units of a phalanx are placed together: all by the scenario, or all by its card (ALA-AMB-045).
void checkWhole(const AlalaGame& game, const Table& table, Side side, Diagnostics& faults) {
    for (const Phalanx& phalanx : game.phalanxes(side)) {
        const int placed = (phalanx.units & table.present()).size();
        if (placed != 0 && placed != phalanx.units.size())
            faults.push_back(
                fault("setup-placement", {"A phalanx of {0} is placed in part: place all its units, or none.",
                                          {game.setup().lists[index(side)].name}}));
    }
}

}  // namespace

Result<std::shared_ptr<const Game>> openBattle(const RuleSystem& system, const Setup& setup, const Options& options,
                                               const RulesData& rules) {
    auto game = std::make_shared<const AlalaGame>(system, setup, options, rules);
    Diagnostics faults;
    Table table = game->opening();
    checkPlacements(*game, table, faults);
    for (const Side side : bothSides)
        checkWhole(*game, table, side, faults);
    if (faults.empty())
        for (const Side side : bothSides)
            checkRoom(*game, table, side, faults);
    if (hasErrors(faults))
        return std::unexpected(std::move(faults));
    return game;
}

}  // namespace ephor::alala
