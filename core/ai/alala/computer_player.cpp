// The doctrine's answer to each decision; the larger ones stand in judgement.
#include "core/ai/alala/computer_player.h"

#include "core/ai/alala/evaluation.h"
#include "core/table/geometry.h"

#include <algorithm>

namespace ephor::alala {

namespace {

Choice firstOf(const Request& request, const Position& position) {
    if (request.form == Form::Options)
        return taking(request.options.front());
    if (request.form == Form::OnePiece)
        return coded(0, request.pieces.first());
    std::vector<Choice> choices;
    position.game.suggest(position.table, request, choices);
    return choices.front();
}

/// DEC-03: the best unit on the right, but a deep one on the left, as Epaminondas did.
Choice placePhalanx(const Judgement& j, const Request& request) {
    if (request.form == Form::OnePiece) {
        Choice choice;
        choice.piece = request.question.piece;
        return choice;
    }
    Choice choice = firstPlace(j, request);
    // Opposite the enemy, as far as he stands already.
    if (const PieceSet his = j.enemyHoplites(); !his.empty()) {
        double middle = 0;
        for (const PieceId p : his)
            middle += j.body(p).pose.centre.x / his.size();
        const double shift = middle - j.table.size().width / 2;
        for (const double part : {1.0, 0.75, 0.5, 0.25}) {
            Choice opposite = choice;
            opposite.pose = snapped({choice.pose.centre + Vec{part * shift, 0}, choice.pose.facing});
            if (!j.game.refusal(j.table, request, opposite)) {
                choice = opposite;
                break;
            }
        }
    }
    const Phalanx& phalanx = j.game.phalanxOf(request.question.piece);
    const Profile& right = j.game.profile(phalanx.line.front());
    const Profile& left = j.game.profile(phalanx.line.back());
    const bool turn = right.depth != left.depth ? right.depth > left.depth : left.grades[0] < right.grades[0];
    choice.code = code::asListed;
    if (turn && request.options.size() > 1) {
        Choice turned = choice;
        turned.code = code::reversed;
        if (!j.game.refusal(j.table, request, turned))
            return turned;
    }
    return choice;
}

/// DEC-11, DEC-12: dice that failed, of throws that matter; the enemy's dice that hit.
Choice throwAgain(const Request& request) {
    const Roll& roll = *request.roll;
    if (request.form == Form::Options) {  // all dice: where less than half of what was due has come
        const int expected = roll.count * (7 - std::max(2, request.need));
        return coded(request.need != 0 && roll.count >= 4 && 12 * roll.atLeast(request.need) < expected ? code::yes
                                                                                                        : code::no);
    }
    Choice choice;
    const bool mine = request.question.decision == UseCard;
    const bool great = request.need != 0 && roll.count >= 4;
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

/// DEC-25, DEC-26, DEC-31: away from what would beat it.
Choice answerCharge(const Judgement& j, const Request& request) {
    const PieceId unit = request.question.piece;
    const double edge = j.edge(unit, request.subject, false);
    if (const Option* counter = optionOf(request, code::counterCharge); counter && edge > -1.5)
        return taking(*counter);
    const Option* stand = optionOf(request, code::stand);
    if (stand && edge > 1)
        return taking(*stand);
    return taking(*optionOf(request, code::evade));
}

PieceId strongest(const Judgement& j, const PieceSet& pieces) {
    PieceId best = pieces.first();
    const auto weight = [&](PieceId p) {
        return liveFigures(j.game, j.table, p) - 4 * static_cast<int>(level(j.table, p)) - 2 * disorder(j.table, p);
    };
    for (const PieceId p : pieces)
        if (weight(p) > weight(best))
            best = p;
    return best;
}

}  // namespace

Choice ComputerPlayer::choose(const Request& request, const Position& position) const {
    const Judgement j(request, position);
    const PieceId unit = request.question.piece;
    Choice choice;
    switch (request.question.decision) {
    case PlacePhalanx:
        return placePhalanx(j, request);
    case PlaceTerrain:
        return request.form == Form::Options ? coded(code::decline) : firstOf(request, position);
    case ChooseOrder:
        return coded(code::goFirst);
    case LeaderActs:
        return spendPoints(j, request);
    case GoodOmens:
    case ChooseBlessed:
        choice.piece = strongest(j, request.pieces);
        return choice;
    case BadOmens: {
        choice.piece = request.pieces.first();
        for (const PieceId p : request.pieces)
            if (level(j.table, p) == Level::Shaken || level(j.table, p) > level(j.table, choice.piece))
                choice.piece = p;
        return choice;
    }
    case UseCard:
    case UseHubris:
        return throwAgain(request);
    case EliteBand:
        return coded(control(j.table, unit) == Control::Halt ? code::yes : code::no);
    case PlayEkdromoi:
        return taking(request.options.back());
    case PlayHeavyArmour:
        return coded(disorder(j.table, unit) < mostDisorder && isFormed(j.game, j.table, unit) ? code::yes : code::no);
    case PlayAlala:
        return coded(j.isEnemyLineWithin(unit, 14) && !j.isEnemyLineWithin(unit, 8) ? code::yes : code::no);
    case AfterRetire: {
        const Option* form = optionOf(request, code::formUp);
        return form ? taking(*form) : coded(code::standUnformed);
    }
    case BandAction:
        return leadBand(j, request);
    case PlaceBand:
        return firstPlace(j, request);
    case BandMove:
        return moveBand(j, request);
    case Manoeuvre:
        return leadPhalanx(j, request);
    case ManoeuvreHow:
        return howFar(j, request);
    case EaseOff:
        return coded(code::yes);
    case GoThrough: {
        const bool light = j.game.profile(unit).troops.isSkirmishers() ||
                           (request.subject && j.game.profile(request.subject).troops.isSkirmishers());
        return coded(light ? code::yes : code::no);
    }
    case DeclareCharge:
        return decideCharge(j, request);
    case ChargeSupports:
        choice.set = goAlong(j, request.pieces);
        return choice;
    case AnswerOfSkirmishers:
    case AnswerOfCavalry:
    case AnswerToPursuit:
        return answerCharge(j, request);
    case StandAndDie:
        return coded(level(j.table, unit) == Level::Shaken ? code::no : code::yes);
    case AfterWinning: {
        // The line is kept while there is time; late in the day the beaten are not let go.
        const Option* after = optionOf(request, static_cast<int>(After::Pursue));
        const bool late = 2 * j.table.turn() > j.game.options().turnLimit;
        return taking(after && late ? *after : request.options.front());
    }
    case WhichQuarry:  // whom it may catch
        choice.piece = nearestOf(j.table, j.body(unit), request.pieces);
        return choice;
    case KeepTheLine:
        return coded(code::yes);
    default:
        return firstOf(request, position);
    }
}

}  // namespace ephor::alala
