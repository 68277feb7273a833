#include "core/io/briefing_io.h"

#include "core/io/lists/army_list_toml.h"
#include "core/io/toml_reader.h"

namespace ephor {

Result<Briefing> readBriefing(std::string_view text, std::string_view file) {
    const Result<TomlText> parsed = parseToml(text, file, largestBriefing, "briefing");
    if (!parsed)
        return std::unexpected(parsed.error());
    constexpr std::int64_t longestLine = 400;
    constexpr std::int64_t longestStory = 4000;
    Diagnostics faults;
    Briefing briefing;
    TomlReader top(*parsed, parsed->table, "the briefing", "briefing", faults);
    if (!readFormat(top, Briefing::currentFormat))
        return std::unexpected(std::move(faults));
    briefing.date = top.text("date", Need::Required).value_or("");
    briefing.place = top.text("place", Need::Required, longestLine).value_or("");
    briefing.sources = top.text("sources", Need::Required, longestLine).value_or("");
    briefing.story = top.text("story", Need::Required, longestStory, true).value_or("");
    briefing.outcome = top.text("outcome", Need::Required, longestStory, true).value_or("");
    for (const std::size_t side : {0U, 1U}) {
        const std::string key = side == 0 ? "a" : "b";
        const toml::table* table = top.table(key, Need::Required);
        if (!table)
            continue;
        TomlReader reader(*parsed, *table, "[" + key + "]", "briefing", faults);
        briefing.aims[side] = reader.text("aim", Need::Required, longestLine).value_or("");
        reader.finish();
    }
    top.finish();
    arrange(faults);
    if (hasErrors(faults))
        return std::unexpected(std::move(faults));
    return briefing;
}

}  // namespace ephor
