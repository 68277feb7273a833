// A table of Men of Bronze set up by hand, on which a test plays single procedures of the rules.
#pragma once

#include "core/rules/men_of_bronze/battle/battle.h"
#include "core/rules/men_of_bronze/system.h"
#include "tests/support/battle_scene.h"

#include <functional>
#include <utility>
#include <vector>

namespace ephor::testing {

/// Answers every question with a function.
class AnsweringPlayer final : public Player {
public:
    using Answers = std::function<Choice(const Request&)>;

    explicit AnsweringPlayer(Answers answers) : m_answers(std::move(answers)) {}

    By kind() const override { return By::Scripted; }
    Choice choose(const Request& request, const Position&) const override { return m_answers(request); }

private:
    Answers m_answers;
};

/// What a quiet player says: no, nobody, stay. Sets are answered in full, so that all supports are declared.
inline Choice quietAnswer(const Request& request) {
    Choice choice;
    if (request.form == Form::Options) {
        choice.code = request.options.front().code;
        choice.piece = request.options.front().piece;
    }
    choice.number = request.lowest;
    choice.set = request.pieces;
    choice.pose = {};
    return choice;
}

/// Units placed by hand. Everything is as at the start of a battle: full Courage, steady, Open Order, no Arete.
class BronzeRig : public BattleScene<men_of_bronze::BronzeGame, men_of_bronze::Play> {
public:
    struct Unit {
        std::string type;
        Side side = Side::A;
        Pose pose;
    };

    explicit BronzeRig(std::vector<Unit> units, const men_of_bronze::Options& options = {},
                       std::vector<Terrain> terrain = {}, TableSize size = {72, 48})
        : BattleScene(std::make_shared<const men_of_bronze::BronzeGame>(
              men_of_bronze::system(), setupOf(units, std::move(terrain), size), options, men_of_bronze::catalogue())) {
        std::array<int, 2> placed{};
        for (const Unit& unit : units) {
            m_units.push_back(game().pieceOf(unit.side, placed[index(unit.side)]++));
            table().apply(PiecePlaced{m_units.back(), unit.pose, nullptr});
        }
    }

    /// The unit by the order in which it was given.
    PieceId unit(std::size_t i) const { return m_units[i]; }
    /// Plays `procedure` on the table with these dice. Both sides answer alike.
    template <typename Procedure>
    auto play(DiceSource& dice, Procedure&& procedure, const AnsweringPlayer::Answers& answers = quietAnswer,
              Listener* listener = nullptr) {
        return playWith(dice, AnsweringPlayer(answers), std::forward<Procedure>(procedure), listener);
    }

private:
    static Setup setupOf(const std::vector<Unit>& units, std::vector<Terrain> terrain, TableSize size) {
        Setup setup;
        setup.system = "men_of_bronze";
        setup.table = size;
        setup.terrain = std::move(terrain);
        for (const Unit& unit : units) {
            Entry entry;
            entry.table = "unit";
            entry.fields.push_back({"type", unit.type, {}, {}, 0});
            setup.lists[index(unit.side)].entries.push_back(std::move(entry));
        }
        return setup;
    }

    std::vector<PieceId> m_units;
};

}  // namespace ephor::testing
