// The sequence of play: SKI-001 to SKI-006.
#include "core/rules/skirmish/play.h"

#include <algorithm>
#include <utility>

namespace ephor::skirmish {

namespace {

/// SKI-006: all cards go back into the deck, and what is counted by the turn begins anew. House: no card for those who have nobody left.
std::vector<Card> fullDeck(Play& play) {
    std::vector<Card> deck;
    deck.reserve(play.game.deck().size());
    for (const Card& card : play.game.deck())
        if (!(play.game.figuresOf(card) & play.table().present()).empty())
            deck.push_back(card);
    for (const Side side : bothSides)
        for (int r = 0; r < static_cast<int>(play.game.companies(side).size()); ++r)
            for (const RetinueCounter counter : {LostThisTurn, FifthsTested})
                if (counterOf(play.table(), side, r, counter) != 0)
                    play.set(side, r, counter, 0, why::shuffle);
    return deck;
}

/// SKI-C01: every order is equally likely. House: the card is drawn when it is due, so that nobody can know it before. In a campaign the side that alone
/// has kept the initiative has the first.
Card draw(Play& play, std::vector<Card>& deck, bool first) {
    std::size_t at = 0;
    if (const std::optional<Side> keeps = first ? play.game.keepsInitiative() : std::nullopt)
        at = static_cast<std::size_t>(std::ranges::find(deck, *keeps, &Card::side) - deck.begin());
    else if (deck.size() > 1)
        at = static_cast<std::size_t>(play.roll(why::drawCard, {}, deck.front().side, static_cast<int>(deck.size())) -
                                      1);
    const Card card = deck[at];
    deck.erase(deck.begin() + static_cast<std::ptrdiff_t>(at));
    return card;
}

void giveCard(Play& play, const Card& card) {
    for (const Side side : bothSides) {
        const int phasing = side == card.side ? 1 + card.player : 0;
        if (play.table().counter(side, Phasing) != phasing)
            play.umpire.apply(SideCounterSet{side, Phasing, static_cast<std::int16_t>(phasing), &why::cardOf});
    }
    for (const PieceId figure : play.game.figuresOf(card) & play.table().present())
        if (play.table().counter(figure, Acted) != 0)
            play.set(figure, Acted, 0, why::ready);
}

}  // namespace

Ended SkirmishGame::fight(Umpire& umpire) const {
    Play play{umpire, *this};
    const auto begin = [&](int turn, Phase phase) { umpire.apply(PhaseBegan{static_cast<std::int16_t>(turn), phase}); };

    begin(0, Deployment);
    deploy(play);
    if (const auto ended = decided(play, 0))
        return *ended;

    for (int turn = 1; turn <= m_options.turnLimit; ++turn) {
        std::vector<Card> deck = fullDeck(play);
        bool first = turn == 1;
        while (!deck.empty()) {
            begin(turn, CardDrawn);
            if (umpire.safePoint())
                keepWalls(play);
            const Card card = draw(play, deck, std::exchange(first, false));
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
            if (!m_options.meleeOnceATurn || deck.empty())  // SKI-A27
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
