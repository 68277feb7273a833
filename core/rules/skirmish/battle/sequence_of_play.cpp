// The sequence of play: SKI-001 to SKI-006.
#include "core/rules/skirmish/battle/deployment.h"
#include "core/rules/skirmish/battle/melee.h"
#include "core/rules/skirmish/battle/morale.h"
#include "core/rules/skirmish/battle/movement.h"
#include "core/rules/skirmish/battle/rally.h"
#include "core/rules/skirmish/battle/shield_wall.h"
#include "core/rules/skirmish/battle/shooting.h"
#include "core/rules/skirmish/battle/victory.h"

#include <algorithm>

namespace ephor::skirmish {

namespace {

/// The progress of the sequence of play: state that is not on the table.
struct Sequence {
    bool first = true;  ///< no card has been drawn yet
    StackList<Card, mostCards> deck;
};

/// SKI-006: returns all cards to the deck and resets the counters of the turn. House rule: no card for players without
/// figures.
void fillDeck(Play& play, Sequence& at) {
    at.deck.clear();
    for (const Card& card : play.game.deck())
        if (!(play.game.figuresOf(card) & play.table().present()).empty())
            at.deck.push(card);
    for (const Side side : bothSides)
        for (int r = 0; r < static_cast<int>(play.game.retinues(side).size()); ++r)
            for (const RetinueCounter counter : {LostThisTurn, FifthsTested})
                if (counterOf(play.table(), side, r, counter) != 0)
                    play.set(side, r, counter, 0, why::shuffle);
}

/// SKI-C01: every order is equally likely. House rule: a card is drawn when it is due, so that nobody can know it
/// earlier. In a campaign, the only side that has kept the initiative gets the first card.
Card draw(Play& play, Sequence& at) {
    const std::span<const Card> deck = at.deck.all();
    std::size_t drawn = 0;
    if (const std::optional<Side> keeps = at.first ? play.game.keepsInitiative() : std::nullopt)
        drawn = static_cast<std::size_t>(std::ranges::find(deck, *keeps, &Card::side) - deck.begin());
    else if (deck.size() > 1)
        drawn =
            static_cast<std::size_t>(play.die(deck.front().side, {}, why::drawCard, static_cast<int>(deck.size())) - 1);
    at.first = false;
    const Card card = deck[drawn];
    at.deck.erase(drawn);
    return card;
}

void giveCard(Play& play, const Card& card) {
    const auto set = [&](Side side, int phasing) {
        play.referee.apply(SideCounterSet{side, Phasing, static_cast<std::int16_t>(phasing), &why::cardOf});
    };
    for (const Side side : bothSides)
        if (play.table().counter(side, Phasing) != 0)
            set(side, 0);
    set(card.side, 1 + card.player);
    for (const PieceId figure : play.game.figuresOf(card) & play.table().present())
        if (play.table().counter(figure, Acted) != 0)
            play.set(figure, Acted, 0, why::ready);
}

}  // namespace

Ended SkirmishGame::fight(Referee& referee) const {
    Play play{{referee, *this}};
    const auto begin = [&](int turn, Phase phase) {
        referee.apply(PhaseBegan{static_cast<std::int16_t>(turn), phase});
    };

    begin(0, Deployment);
    deploy(play);
    if (const auto ended = decided(play, 0))
        return *ended;
    Sequence at;
    for (int turn = 1; turn <= m_options.turnLimit; ++turn) {
        fillDeck(play, at);
        while (at.deck.size() != 0) {
            begin(turn, CardDrawn);
            if (referee.safePoint()) {
                play.wallsStand = false;
                keepWalls(play);
            }
            const Card card = draw(play, at);
            giveCard(play, card);

            begin(turn, RallyAndMove);
            rally(play, card);
            moves(play, card);
            if (const auto ended = decided(play, turn))
                return *ended;

            begin(turn, Shooting);
            shooting(play, card);
            if (const auto ended = decided(play, turn))
                return *ended;

            begin(turn, Melee);
            if (!m_options.meleeOnceATurn || at.deck.size() == 0)  // SKI-A27
                melee(play, card);
            if (const auto ended = decided(play, turn))
                return *ended;

            begin(turn, Morale);
            morale(play, card);
            if (const auto ended = decided(play, turn))
                return *ended;
        }
    }
    return adjudicated(play, m_options.turnLimit);
}

}  // namespace ephor::skirmish
