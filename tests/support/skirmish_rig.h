// A table of the skirmish set up by hand, on which a test plays single procedures of the rules.
#pragma once

#include "core/rules/skirmish/battle/battle.h"
#include "core/rules/skirmish/system.h"
#include "tests/support/battle_scene.h"
#include "tests/support/bronze_rig.h"
#include "tests/support/skirmish_setups.h"

namespace ephor::testing {

/// What a plain player says: the first of everything.
inline Choice plainAnswer(const Request& request) {
    Choice choice = quietAnswer(request);
    if (request.form == Form::OnePiece)
        choice.piece = request.pieces.first();
    return choice;
}

/// Figures placed by hand; everything is as at the start of a battle, in turn 1.
class SkirmishRig : public BattleScene<skirmish::SkirmishGame, skirmish::Play> {
public:
    struct Man {
        std::string type;
        Side side = Side::A;
        Vec at;
        Vec facing{0, 1};
        std::string role{};  ///< leader, standard or nothing
        int retinue = 0;
    };

    explicit SkirmishRig(const std::vector<Man>& men, const skirmish::Options& options = {},
                         std::vector<Terrain> terrain = {}, TableSize size = {48, 36})
        : BattleScene(std::make_shared<const skirmish::SkirmishGame>(
              skirmish::system(), setupOf(men, std::move(terrain), size), options, skirmish::catalogue())) {
        m_figures.resize(men.size());
        int next = 0;
        for (const Side side : bothSides)
            for (int retinue = 0; retinue < skirmish::mostRetinues; ++retinue)
                for (std::size_t i = 0; i < men.size(); ++i)
                    if (men[i].side == side && men[i].retinue == retinue)
                        m_figures[i] = PieceId(next++);
        for (std::size_t i = 0; i < men.size(); ++i)
            place(m_figures[i], {men[i].at, men[i].facing});
        beginTurn(1);
    }

    /// The figure by the order in which it was given.
    PieceId man(std::size_t i) const { return m_figures[i]; }
    const Pose& pose(std::size_t i) const { return table().body(m_figures[i]).pose; }
    using BattleScene::set;
    void set(std::size_t i, skirmish::FigureCounter counter, int to) { set(m_figures[i], counter, to); }
    void set(Side side, int retinue, skirmish::RetinueCounter counter, int to) {
        set(side, skirmish::counterOf(retinue, counter), to);
    }
    int counter(Side side, int retinue, skirmish::RetinueCounter counter) const {
        return skirmish::counterOf(table(), side, retinue, counter);
    }
    void beginTurn(int turn) { table().apply(PhaseBegan{static_cast<std::int16_t>(turn), skirmish::RallyAndMove}); }

    /// Plays `procedure` on the table with these faces, which must all be used. Both sides answer alike.
    template <typename Procedure>
    void play(std::vector<std::uint8_t> faces, Procedure&& procedure,
              const AnsweringPlayer::Answers& answers = plainAnswer, Listener* listener = nullptr) {
        ScriptedDice dice(std::move(faces));
        playWith(dice, AnsweringPlayer(answers), std::forward<Procedure>(procedure), listener);
        m_diceLeft = dice.left();
    }
    /// Faces of the last play that were not rolled; negative: so many more were rolled.
    int diceLeft() const { return m_diceLeft; }

private:
    static Setup setupOf(const std::vector<Man>& men, std::vector<Terrain> terrain, TableSize size) {
        Setup setup;
        setup.system = "skirmish";
        setup.table = size;
        setup.terrain = std::move(terrain);
        for (const Side side : bothSides)
            for (int retinue = 0; retinue < skirmish::mostRetinues; ++retinue) {
                std::vector<Entry> figures;
                for (const Man& man : men)
                    if (man.side == side && man.retinue == retinue) {
                        figures.push_back(skirmishFigure(man.type));
                        if (!man.role.empty())
                            figures.back().fields.push_back({man.role, true, {}, {}, 0, 0});
                    }
                if (!figures.empty())
                    setup.lists[index(side)].entries.push_back(
                        skirmishRetinue("r" + std::to_string(retinue), 1, std::move(figures)));
            }
        return setup;
    }

    std::vector<PieceId> m_figures;
    int m_diceLeft = 0;
};

/// A square of ground.
inline Terrain groundAt(const char* kind, Ground ground, double x, double y, double width, double height,
                        bool hides = false) {
    return {kind, kind, ground, hides, {{x, y}, {x + width, y}, {x + width, y + height}, {x, y + height}}};
}

/// The card of a side's first player.
inline skirmish::Card cardOf(Side side) { return {side, 0, -1}; }

/// The events in short: the rule of each that has a reason.
class RuleTrail final : public Listener {
public:
    void heard(int, const Event& event) override {
        std::visit(
            [this](const auto& e) {
                if constexpr (requires { e.why; }) {
                    if (e.why)
                        m_rules.emplace_back(e.why->rule);
                }
            },
            event);
        m_events.push_back(event);
    }
    const std::vector<std::string>& rules() const { return m_rules; }
    const std::vector<Event>& events() const { return m_events; }

private:
    std::vector<std::string> m_rules;
    std::vector<Event> m_events;
};

}  // namespace ephor::testing
