#include "core/campaign/reports/honours/biography.h"

#include "core/campaign/model/calendar.h"
#include "core/campaign/turn/leader_traits.h"

#include <fmt/format.h>

namespace ephor::campaign {

namespace {

std::string stateText(const Scenario& scenario, const State& state, LeaderId id) {
    const Leader& leader = state.leaders[id.index()];
    const std::string traits = traitNames(scenario, state, id);
    const std::string_view fate = leader.fate == Fate::Dead       ? "Dead. "
                                  : leader.fate == Fate::Captured ? "In captivity. "
                                                                  : "";
    return fmt::format("{}Fame {}, {}{}{}.", fate, leader.fame, counted(leader.cp, "command point"),
                       traits.empty() ? "" : ", ", traits);
}

/// " Battles: 3 won, 1 lost."; empty without battles.
std::string battlesText(const Life& life) {
    std::string text;
    const auto add = [&text](int count, std::string_view how) {
        if (count > 0)
            text += fmt::format("{}{} {}", text.empty() ? " Battles: " : ", ", count, how);
    };
    add(life.won, "won");
    add(life.lost, "lost");
    add(life.drawn, "undecided");
    return text.empty() ? text : text + ".";
}

std::string capital(std::string text) {
    if (!text.empty() && text.front() >= 'a' && text.front() <= 'z')
        text.front() = static_cast<char>(text.front() - 'a' + 'A');
    return text;
}

std::string whenOf(const BiographyLine& line) { return turnName(line.date.year, line.date.turnOfYear); }

/// "Nicias of Athens". A name that already ends with the power stays: "A new strategos of Athens".
std::string headingOf(const std::string& leader, const std::string& power) {
    return leader.ends_with(" " + power) ? leader : fmt::format("{} of {}", leader, power);
}

}  // namespace

std::optional<Biography> biographyOf(const Scenario& scenario, const Lives& lives, LeaderId id, Audience audience) {
    const Leader& leader = lives.now.leaders[id.index()];
    const Life& life = lives.lives[id.index()];
    const bool knowsAll = audience.isUmpire || lives.isOver() || leader.power == audience.power;
    Biography told{id, headingOf(leader.name, scenario.powers[leader.power.index()].name), {}, {}};
    if (knowsAll)
        told.summary = stateText(scenario, lives.now, id) + battlesText(life);
    for (const Episode& episode : life.episodes)
        if (const std::string& text = knowsAll ? episode.text : episode.openText; !text.empty())
            told.lines.push_back({episode.date, capital(text) + "."});
    return knowsAll || !told.lines.empty() ? std::optional(std::move(told)) : std::nullopt;
}

std::vector<Biography> biographiesOf(const Scenario& scenario, const Lives& lives, Audience audience) {
    std::vector<Biography> all;
    for (std::size_t i = 0; i < lives.lives.size(); ++i)
        if (auto one = biographyOf(scenario, lives, LeaderId(static_cast<int>(i)), audience);
            one && !one->lines.empty())
            all.push_back(*std::move(one));
    return all;
}

Report biographyReport(const Scenario& scenario, const Biography& biography) {
    Report report{biography.title, scenario.name};
    if (!biography.summary.empty())
        report.addText(biography.summary);
    if (biography.lines.empty())
        report.addText("Nothing is told of this leader yet.");
    std::string before;
    for (const BiographyLine& line : biography.lines) {
        const std::string when = whenOf(line);
        if (when != before)
            report.addList(when, {line.text}, ReportSection::Look::Wide);
        else
            std::get<ReportList>(report.sections.back().parts.front()).items.push_back(line.text);
        before = when;
    }
    return report;
}

Report biographiesReport(const Scenario& scenario, const std::vector<Biography>& all) {
    Report report{"Leaders", scenario.name};
    if (all.empty())
        report.addText("Nothing is told of any leader yet.");
    for (const Biography& one : all) {
        std::vector<std::string> lines;
        if (!one.summary.empty())
            lines.push_back(one.summary);
        for (const BiographyLine& line : one.lines)
            lines.push_back(fmt::format("{}: {}", whenOf(line), line.text));
        report.addList(one.title, std::move(lines));
    }
    return report;
}

}  // namespace ephor::campaign
