// Answers each decision. Larger answers are in the other files.
#include "core/ai/alala/computer_player.h"

#include "core/ai/alala/bands.h"
#include "core/ai/alala/command_points.h"
#include "core/ai/alala/phalanx.h"
#include "core/rules/alala/battle/deployment_places.h"
#include "core/table/geometry.h"

#include <algorithm>

namespace ephor::alala {

namespace {

Choice firstOf(const Request& request, const Position& position) {
    if (request.form == Form::Options)
        return coded(request.options.front());
    if (request.form == Form::OnePiece)
        return coded(0, request.pieces.first());
    std::vector<Choice> choices;
    position.game.suggest(position.table, request, choices);
    return choices.front();
}

/// DEC-04: the usual place of an item, or the next best.
Choice firstPlace(const Viewpoint& view, const Request& request) {
    Choice choice;
    eachPlace(view.game, view.table, request, request.pieces.first(), [&](const Choice& place) {
        choice = place;
        return true;
    });
    return choice;
}

/// DEC-03: the best unit on the right, but a deep one on the left, as Epaminondas did.
Choice placePhalanx(const Viewpoint& view, const Request& request) {
    if (request.form == Form::OnePiece) {
        Choice choice;
        choice.piece = request.question.piece;
        return choice;
    }
    Choice choice = firstPlace(view, request);
    // Opposite the enemy units deployed so far.
    if (const PieceSet theirs = view.enemyHoplites(); !theirs.empty()) {
        double middle = 0;
        for (const PieceId p : theirs)
            middle += view.body(p).pose.centre.x / theirs.size();
        const double shift = middle - view.table.size().width / 2;
        for (const double part : values::partsOfShift) {
            Choice opposite = choice;
            opposite.pose = snapped({choice.pose.centre + Vec{part * shift, 0}, choice.pose.facing});
            if (!view.game.refusal(view.table, request, opposite)) {
                choice = opposite;
                break;
            }
        }
    }
    const Phalanx& phalanx = view.game.phalanxOf(request.question.piece);
    const Profile& right = view.game.profile(phalanx.line.front());
    const Profile& left = view.game.profile(phalanx.line.back());
    const bool turn = right.depth != left.depth ? right.depth > left.depth : left.grades[0] < right.grades[0];
    choice.code = code::asListed;
    if (turn && request.options.size() > 1) {
        Choice turned = choice;
        turned.code = code::reversed;
        if (!view.game.refusal(view.table, request, turned))
            return turned;
    }
    return choice;
}

/// DEC-11, DEC-12: rerolls failed dice of important rolls, and the enemy's hits.
Choice bestReroll(const Request& request) {
    const Roll& roll = *request.roll;
    if (request.form == Form::Options) {  // all dice: if fewer than half of the expected successes came up
        const int expected = roll.count * (7 - std::max(2, request.need));
        return yesIf(request.need != 0 && roll.count >= values::importantRoll &&
                     12 * roll.atLeast(request.need) < expected);
    }
    Choice choice;
    const bool mine = request.question.decision == UseCard;
    const bool great = request.need != 0 && roll.count >= values::importantRoll;
    const bool danger = request.need == 0 && mine && roll.count == 1 && request.context == &why::agathaTyche;
    for (int i = 0; i < roll.count; ++i) {
        if ((request.mayReroll >> i & 1) == 0)
            continue;
        const bool hit = roll[i] >= request.need;
        if (great ? hit != mine : danger && roll[i] == 1) {
            choice.code = code::yes;
            choice.number = i;
        }
    }
    return choice;
}

/// DEC-25, DEC-26, DEC-31: avoids charges that would beat the unit.
Choice answerCharge(const Viewpoint& view, const Request& request) {
    const PieceId unit = request.question.piece;
    const double edge = view.edge(unit, request.subject, false);
    if (const Option* counter = optionOf(request, code::counterCharge); counter && edge > values::leastCounterCharge)
        return coded(*counter);
    const Option* stand = optionOf(request, code::stand);
    if (stand && edge > values::leastStand)
        return coded(*stand);
    return coded(*optionOf(request, code::evade));
}

PieceId strongest(const Viewpoint& view, const PieceSet& pieces) {
    PieceId best = pieces.first();
    const auto weight = [&](PieceId p) {
        return liveFigures(view.game, view.table, p) -
               values::aggressionLevel * static_cast<int>(level(view.table, p)) -
               values::disorderPoint * disorder(view.table, p);
    };
    for (const PieceId p : pieces)
        if (weight(p) > weight(best))
            best = p;
    return best;
}

/// The unit to which bad omens do the least harm: shaken, or else of the highest level.
PieceId badOmens(const Viewpoint& view, const PieceSet& pieces) {
    PieceId best = pieces.first();
    for (const PieceId p : pieces)
        if (level(view.table, p) == Level::Shaken || level(view.table, p) > level(view.table, best))
            best = p;
    return best;
}

/// Goes through where one of the two is a skirmisher.
Choice goThrough(const Viewpoint& view, const Request& request) {
    const auto isLight = [&](PieceId unit) { return view.game.profile(unit).troops.isSkirmishers(); };
    return yesIf(isLight(request.question.piece) || (request.subject && isLight(request.subject)));
}

/// Keeps the line while there is time; late in the battle it pursues beaten enemies.
Choice afterWinning(const Viewpoint& view, const Request& request) {
    const Option* pursuit = optionOf(request, static_cast<int>(After::Pursue));
    const bool isLate = 2 * view.table.turn() > view.game.options().turnLimit;
    return coded(pursuit && isLate ? *pursuit : request.options.front());
}

}  // namespace

Choice ComputerPlayer::choose(const Request& request, const Position& position) const {
    const Viewpoint view(request, position);
    const PieceId unit = request.question.piece;
    Choice choice;
    switch (static_cast<Decision>(request.question.decision)) {
    case PlacePhalanx:
        return placePhalanx(view, request);
    case PlaceTerrain:
        return request.form == Form::Options ? coded(code::decline) : firstOf(request, position);
    case ChooseOrder:
        return coded(code::goFirst);
    case LeaderActs:
        return spendPoints(view, request);
    case GoodOmens:
    case ChooseBlessed:
        choice.piece = strongest(view, request.pieces);
        return choice;
    case BadOmens:
        choice.piece = badOmens(view, request.pieces);
        return choice;
    case UseCard:
    case UseHubris:
        return bestReroll(request);
    case EliteBand:
        return yesIf(control(view.table, unit) == Control::Halt);
    case PlayEkdromoi:
        return coded(request.options.back());
    case PlayHeavyArmour:
        return yesIf(disorder(view.table, unit) < mostDisorder && isFormed(view.game, view.table, unit));
    case PlayAlala:
        return yesIf(view.isEnemyLineWithin(unit, values::alalaWithin) &&
                     !view.isEnemyLineWithin(unit, values::alalaBeyond));
    case AfterRetire:
        return coded(offers(request, code::formUp) ? code::formUp : code::standUnformed);
    case BandAction:
        return leadBand(view, request);
    case PlaceBand:
        return firstPlace(view, request);
    case BandMove:
        return moveBand(view, request);
    case Manoeuvre:
        return leadPhalanx(view, request);
    case ManoeuvreHow:
        return howFar(view, request);
    case EaseOff:
        return coded(code::yes);
    case GoThrough:
        return goThrough(view, request);
    case DeclareCharge:
        return decideCharge(view, request);
    case ChargeSupports:
        choice.set = goAlong(view, request.pieces);
        return choice;
    case AnswerOfSkirmishers:
    case AnswerOfCavalry:
    case AnswerToPursuit:
        return answerCharge(view, request);
    case StandAndDie:
        return yesIf(level(view.table, unit) != Level::Shaken);
    case AfterWinning:
        return afterWinning(view, request);
    case WhichToPursue:  // those that it may catch
        choice.piece = nearestOf(view.table, view.body(unit), request.pieces);
        return choice;
    case KeepTheLine:
        return coded(code::yes);
    case FirstPhalanx:
    case VolleyTarget:
    case GiveWay:
    case WhoFights:
    case Decisions:
        break;
    }
    return firstOf(request, position);
}

}  // namespace ephor::alala
