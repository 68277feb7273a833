#include "app/ephorctl/battle/recorded_answers.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace ephor::ctl {

namespace {

/// Describes entries. Pieces have names if the given system version can open the same set-up, otherwise numbers.
class Teller {
public:
    Teller(const Record& record, const RuleSystem* system) : m_system(system) {
        if (!system)
            return;
        Setup setup = record.setup;
        setup.rules = system->info().version;
        if (auto game = system->open(setup))
            m_game = *game;
    }

    std::string operator()(const Answer& a) const {
        return fmt::format("{}  {}{}: {} ({})", side(a.question.side), title(a.question.decision),
                           a.question.piece ? ", " + name(a.question.piece) : "", words(a.choice), ephor::name(a.by));
    }
    std::string operator()(const TypedRoll& r) const {
        return fmt::format("{}  dice typed in{}: {} (D{})", side(r.side), r.piece ? ", " + name(r.piece) : "",
                           fmt::join(r.faces, " "), r.sides);
    }
    std::string operator()(const Correction& c) const {
        return fmt::format("   corrected by the umpire{}: {}", c.piece ? ", " + name(c.piece) : "", c.reason);
    }

private:
    static char side(Side s) { return s == Side::A ? 'A' : 'B'; }

    std::string title(DecisionId decision) const {
        if (m_system && decision < m_system->info().decisions.size())
            if (const DecisionInfo& info = m_system->info().decisions[decision]; !info.id.empty())
                return fmt::format("{} ({})", info.title, info.id);
        return fmt::format("question {}", decision);
    }

    std::string name(PieceId piece) const {
        if (m_game && piece.index() < m_game->pieces().size())
            return m_game->piece(piece).name;
        return fmt::format("piece {}", piece.index() + 1);
    }

    std::string words(const Choice& c) const {
        std::string text = fmt::format("option {}", c.code);
        if (c.piece)
            text += ", " + name(c.piece);
        if (c.number != 0)
            text += fmt::format(", number {}", c.number);
        for (const PieceId piece : c.set)
            text += ", with " + name(piece);
        if (c.pose != Pose{})
            text += fmt::format(", at {:.1f}, {:.1f} inches", c.pose.centre.x, c.pose.centre.y);
        return text;
    }

    const RuleSystem* m_system;
    std::shared_ptr<const Game> m_game;
};

}  // namespace

std::vector<std::string> recordedAnswers(const Record& record, const RuleSystem* system) {
    const Teller tell(record, system);
    std::vector<std::string> lines;
    for (const RecordEntry& entry : record.entries)
        lines.push_back(std::visit(tell, entry));
    return lines;
}

}  // namespace ephor::ctl
