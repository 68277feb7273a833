#include "core/odds/step_words.h"

#include "core/battle/fight.h"
#include "core/battle/telling/name_tags.h"
#include "core/battle/telling/narrator.h"
#include "core/battle/telling/wording.h"

#include <algorithm>
#include <fmt/format.h>

namespace ephor {

namespace {

class EventAt final : public Listener {
public:
    explicit EventAt(int number) : m_number(number) {}
    void heard(int number, const Event& event) override {
        if (number == m_number)
            m_event = event;
    }
    const std::optional<Event>& event() const { return m_event; }

private:
    int m_number;
    std::optional<Event> m_event;
};

std::string labelWords(const Reason& label, PieceId piece, const NameTags& names) {
    static constexpr std::string_view placeholder = "{1}";
    const std::string name = piece ? names.name(piece) : std::string();
    std::string words = withOther(behindName(label.text), name);
    if (const std::size_t at = words.find(placeholder); at != std::string::npos)
        words.replace(at, placeholder.size(), name);
    return words;
}

/// "Move (Athens' Hoplites I): ahead; ends at 12.0, 8.5 inches"
std::string answerWords(const Request& request, const Choice& choice, const NameTags& names) {
    std::string words;
    const auto add = [&words](const std::string& more) { words += (words.empty() ? "" : ", ") + more; };
    if (request.form == Form::Options || request.form == Form::Deploy) {
        const auto option = std::ranges::find_if(request.options, [&](const Option& o) {
            return o.code == choice.code && (request.form == Form::Deploy || o.piece == choice.piece);
        });
        if (option != request.options.end() && option->label)
            add(labelWords(*option->label, request.form == Form::Options ? choice.piece : PieceId{}, names));
        if (request.form == Form::Options)
            return words;
    }
    if (request.form == Form::Number)
        add(std::to_string(choice.number));
    if (request.form == Form::Die)
        add(choice.code == 0 ? std::string("none") : fmt::format("die {}", choice.number + 1));
    if (choice.piece)
        add(names.name(choice.piece));
    if (request.form == Form::Subset) {
        std::vector<PieceId> pieces;
        for (const PieceId piece : choice.set)
            pieces.push_back(piece);
        add(pieces.empty() ? std::string("none") : names.list(std::move(pieces)));
    }
    if (request.form == Form::Move || request.form == Form::Deploy)
        add(fmt::format("to {:.1f}, {:.1f} inches", choice.pose.centre.x, choice.pose.centre.y));
    return words;
}

}  // namespace

StepWords wordsOf(const Game& game, const Record& record, const RecordStep& step, const Choice* other) {
    Record prefix = record;
    prefix.entries.resize(std::min(prefix.entries.size(), step.entries));
    Conditions conditions;
    conditions.waitAtRoll = step.rolls;
    Fight fight(game);
    const Run run = fight.run(conditions, &prefix);
    const Table before = fight.table();
    const SystemInfo& info = game.system().info();
    const NameTags names(game);
    StepWords words;
    words.turn = before.turn();
    if (static_cast<std::size_t>(before.phase()) < info.phases.size())
        words.phase = info.phases[static_cast<std::size_t>(before.phase())].name;
    if (step.kind == RecordStep::Kind::Choice && run.pending && run.pending->kind == Pending::Kind::Choice) {
        const Request& request = *run.pending->request;
        const std::string title = info.decisions[request.question.decision].title;
        const std::string who = step.piece ? names.name(step.piece) : names.name(step.side);
        const auto told = [&](const Choice& choice) { return answerWords(request, choice, names); };
        words.what =
            fmt::format("{} ({}): {}", title, who, told(std::get<Answer>(record.entries[step.entries]).choice));
        if (other)
            words.better = told(*other);
        return words;
    }
    EventAt found(step.events);
    Record whole = record;
    conditions = {};
    conditions.listener = &found;
    fight.run(conditions, &whole);
    if (found.event())
        words.what = toldEvent(game, *found.event(), before);
    return words;
}

}  // namespace ephor
