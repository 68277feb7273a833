#include "core/rules/pack_schema.h"

#include "core/base/toml_text.h"
#include "core/rules/alala/army/troops.h"
#include "core/rules/alala/battle/arithmetic/deck.h"
#include "core/rules/dba/army/troops.h"
#include "core/rules/men_of_bronze/army/troops.h"
#include "core/rules/ohw/army/troops.h"
#include "core/rules/skirmish/army/troops.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace ephor {

namespace {

PackKey text(const char* key, const char* help, bool required = true) {
    return {key, FieldKind::Text, required, 0, 0, help, {}, false};
}
PackKey whole(std::string key, double lowest, double highest, std::string help, bool required = true) {
    return {std::move(key), FieldKind::Integer, required, lowest, highest, std::move(help), {}, false};
}
PackKey number(const char* key, double lowest, double highest, const char* help) {
    return {key, FieldKind::Number, true, lowest, highest, help, {}, false};
}
PackKey flag(const char* key, const char* help) { return {key, FieldKind::Flag, true, 0, 0, help, {}, false}; }
PackKey word(const char* key, const char* help, std::vector<PackWord> words, bool required = true) {
    return {key, FieldKind::Text, required, 0, 0, help, std::move(words), false};
}
PackKey words(const char* key, const char* help, std::vector<PackWord> all, bool required = false) {
    return {key, FieldKind::Text, required, 0, 0, help, std::move(all), true};
}

PackTable head(const std::string& system, bool hasVersion = true) {
    PackTable table{"",
                    false,
                    {whole("format", 1, 1, "the form of the file; always 1", false),
                     word("system", "the rules that the pack belongs to", {{system, ""}})}};
    if (hasVersion)
        table.keys.push_back(
            text("version", "a name of your own for the pack, which lists are written for: \"club-3\""));
    return table;
}

/// How the signs of troops look.
std::vector<PackWord> signWords(const std::vector<std::string>& signs) {
    static const std::map<std::string, std::string> looks{
        {"hoplite", "a round shield"}, {"peltast", "a crescent shield"}, {"psiloi", "light foot"},
        {"archer", "a bow"},           {"cavalry", "a horse's head"},    {"infantry", "a long shield"}};
    std::vector<PackWord> words;
    for (const std::string& sign : signs)
        words.push_back({sign, looks.at(sign)});
    return words;
}

/// The keys of every troop type, together with the figures and traits of the system.
PackTable types(const CatalogueSchema& schema) {
    std::vector<PackKey> keys{text("id", "the type as lists write it; each only once"),
                              text("name", "the type as people read it"),
                              text("rule", "the rule that it comes from", false),
                              word("sign", "how the unit is drawn", signWords(schema.signs))};
    for (const StatRule& stat : schema.stats)
        keys.push_back(whole(stat.key, stat.lowest, stat.highest, stat.help, stat.required));
    keys.push_back(words("traits", "what the type can do besides its figures", schema.traits));
    keys.push_back(whole("points", 0, 1000, "what one unit costs", false));
    keys.push_back(text("points_source", "where the points come from; \"house\" for your own", false));
    if (schema.ground == GroundUnit::Centimetres) {
        keys.push_back(number("frontage_cm", 0.5, 60, "how wide the unit stands, in centimetres"));
        keys.push_back(number("depth_cm", 0.5, 60, "how deep the unit stands, in centimetres"));
    } else {
        keys.push_back(number("frontage_bw", 0.25, 24, "how wide the unit stands, in base widths"));
        keys.push_back(number("depth_bw", 0.25, 24, "how deep the unit stands, in base widths"));
    }
    return {"type", true, std::move(keys)};
}

/// troops.toml, whose head also names the author of the pack.
PackFileSchema troopsFile(const CatalogueSchema& schema, std::string help) {
    PackTable top = head(schema.system);
    top.keys.push_back(text("author", "whose rules these are, as lists and battles name them", false));
    return {"troops.toml", std::move(help), {std::move(top), types(schema)}};
}

std::vector<PackFileSchema> menOfBronze() { return {troopsFile(men_of_bronze::troopSchema(), "the types of units")}; }

std::vector<PackFileSchema> alala() {
    return {troopsFile(alala::troopSchema(), "the classes of troops"),
            {"command.toml",
             "leaders and the three grades",
             {head("alala"),
              {"leader",
               false,
               {whole("lowest_cp", 1, 20, "fewest command points of a leader (ALA-053)"),
                whole("highest_cp", 1, 20, "most command points of a leader (ALA-053)"),
                whole("successor_cp", 1, 20, "command points of the leader who takes over (ALA-071)"),
                whole("control", 0, 20, "what control costs (ALA-056)"),
                whole("move", 0, 20, "what a move of the leader costs (ALA-060)"),
                whole("move_inches", 1, 96, "inches of such a move"),
                whole("signal", 0, 20, "what a signal costs (ALA-064)"),
                whole("invoke", 1, 20, "what calling on the gods costs (ALA-065)"),
                whole("encourage_inches", 1, 96, "how near the leader must be to encourage (ALA-061)"),
                whole("points_per_cp", 0, 100, "points of the list for each command point"),
                text("points_source", "where the points come from; \"house\" for your own")}},
              {"grade",
               true,
               {word("id", "the grade", {{"A", "the best"}, {"B", "the usual"}, {"C", "the worst"}}),
                whole("encourage", 1, 20, "command points that encouraging costs"),
                whole("encourage_advancing", 1, 20, "the same for troops that advance on the enemy (ALA-062)"),
                whole("redress", 1, 3, "disorder points that redressing takes off (ALA-152)"),
                whole("redress_clear", 0, 48, "inches that every enemy must be beyond; 0: any (ALA-154)"),
                whole("wheel", 0, 3, "disorder points of a wheel (ALA-147)"),
                flag("steps", "may side-step and step back (ALA-146)"),
                flag("eases", "may ease off a tiring die (ALA-137)"),
                flag("plain_die", "tests control with a D6, not an average die (ALA-074)")}}}},
            {"cards.toml",
             "the Othismos pack",
             {head("alala"),
              {"card",
               true,
               {word("id", "the title; the program knows how to play these", alala::cardWords()),
                text("name", "the title as people read it"), text("rule", "the rule that it comes from"),
                word("timing", "when it is played (ALA-244)",
                     {{"immediately", "as soon as it is drawn"},
                      {"retain", "kept until its owner plays it"},
                      {"enemy", "given to the enemy, who keeps it"}}),
                whole("copies", 1, 18, "how often the pack has it", false),
                text("text", "what it does, in your words")}}}}};
}

std::vector<PackFileSchema> ohw() {
    return {troopsFile(ohw::troopSchema(), "the types of units"),
            {"generals.toml",
             "the generals",
             {head("ohw"),
              {"general",
               true,
               {text("id", "the general's id in lists; each only once"), text("name", "as people read it"),
                text("rule", "the rule that the general comes from"),
                whole("attack", 0, 4, "dice that the general adds in a combat (OTW-054)"),
                whole("rally", 0, 4, "dice with which the general rallies hits (OTW-055)"),
                whole("army_morale", 0, 4, "what the general adds to the army's morale at the start (OTW-A11)"),
                word("ability", "what else the general can do",
                     {{"battlefield_manager", "+1 to the general's Fate Roll (OTW-050)"},
                      {"fortune_favours_the_bold", "ignores the first failed Risk when attacking (OTW-051)"}},
                     false)}}}}};
}

/// The kinds of elements (DBA-104) in outcomes.
std::vector<PackWord> kinds() {
    std::vector<PackWord> all;
    for (std::size_t i = 0; i < dba::kinds; ++i)
        all.push_back({std::string(dba::nameOf(static_cast<dba::Kind>(i))), ""});
    return all;
}

std::vector<PackFileSchema> dba() {
    PackKey slots = text("elements", "the eleven besides the general: \"9 Sp\", \"2 Sp or Ps\"");
    slots.several = true;
    PackKey general = text("general", "what the general's element may be, of the types of troops");
    general.several = true;
    return {
        troopsFile(dba::troopSchema(), "the types of elements"),
        {"armies.toml",
         "the published army lists",
         {head("dba", false),
          {"army",
           true,
           {text("id", "the list's number, such as \"I/52b\""), text("name", "the list as people read it"),
            whole("aggression", 0, 4, "aggression of the army"),
            words("terrain", "home terrain; more than one is a choice",
                  {{"arable", ""},
                   {"dry", ""},
                   {"forest", ""},
                   {"hilly", ""},
                   {"littoral", ""},
                   {"steppe", ""},
                   {"tropical", ""}},
                  true),
            general, slots, text("source", "where it comes from; \"house\" for your own")}}}},
        {"outcomes.toml",
         "what happens to the loser",
         {head("dba", false),
          {"outcome",
           true,
           {words("loser", "kinds of elements that lose (DBA-140)", kinds(), true),
            words("by", "kinds of elements that win; without it any", kinds()),
            word("degree", "how badly (DBA-121)",
                 {{"beaten", "less than doubled"},
                  {"doubled", "the winner has twice the total"},
                  {"equal", "a tie (DBA-141)"}}),
            word("result", "what happens",
                 {{"none", "nothing"},
                  {"recoil", "it gives ground"},
                  {"flee", "it flees"},
                  {"destroyed", "it is gone"}}),
            word("when", "in which fight; without it either", {{"close", "hand to hand"}, {"shot", "shooting"}}, false),
            word("going", "the loser's going; without it any",
                 {{"good", ""}, {"bad", ""}, {"not_bad", "good or rough"}}, false),
            text("source", "where it comes from; \"house\" for your own"),
            word("certainty", "how sure it is",
                 {{"H", "two sources or more agree"},
                  {"M", "one published summary"},
                  {"L", "not confirmed"},
                  {"R", "a ruling"}})}}}}};
}

std::vector<PackFileSchema> skirmish() { return {troopsFile(skirmish::troopSchema(), "the figures")}; }

const std::map<std::string, std::vector<PackFileSchema>, std::less<>>& schemas() {
    static const std::map<std::string, std::vector<PackFileSchema>, std::less<>> all{
        {"men_of_bronze", menOfBronze()}, {"alala", alala()}, {"ohw", ohw()}, {"dba", dba()}, {"skirmish", skirmish()}};
    return all;
}

std::string shown(double number) {
    return number == std::floor(number) ? std::to_string(std::llround(number)) : tomlNumber(number);
}

}  // namespace

const PackTable* PackFileSchema::table(std::string_view name) const {
    const auto found = std::ranges::find(tables, name, &PackTable::table);
    return found == tables.end() ? nullptr : &*found;
}

const std::vector<PackFileSchema>& packSchema(std::string_view system) {
    static const std::vector<PackFileSchema> none;
    const auto found = schemas().find(system);
    return found == schemas().end() ? none : found->second;
}

const PackFileSchema* packSchema(std::string_view system, std::string_view file) {
    const std::vector<PackFileSchema>& files = packSchema(system);
    const auto found = std::ranges::find(files, file, &PackFileSchema::file);
    return found == files.end() ? nullptr : &*found;
}

std::string takenBy(const PackKey& key) {
    const std::string bounds = " from " + shown(key.lowest) + " to " + shown(key.highest);
    const std::string one = key.kind == FieldKind::Integer  ? "a whole number" + bounds
                            : key.kind == FieldKind::Number ? "a number" + bounds
                            : key.kind == FieldKind::Flag   ? std::string("true or false")
                                                            : std::string("a text");
    return (key.several ? "several: " + one : one) + (key.required ? "; it must be there" : "");
}

}  // namespace ephor
