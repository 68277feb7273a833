#include "core/rules/pack_schema.h"

#include "core/base/toml_text.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace ephor {

namespace {

PackKey text(const char* key, const char* help, bool required = true) {
    return {key, FieldKind::Text, required, 0, 0, help, {}, false};
}
PackKey whole(const char* key, int lowest, int highest, const char* help, bool required = true) {
    return {key,  FieldKind::Integer, required, static_cast<double>(lowest), static_cast<double>(highest), help, {},
            false};
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

PackTable head(const char* system, bool hasVersion = true) {
    PackTable table{"",
                    false,
                    {whole("format", 1, 1, "the form of the file; always 1", false),
                     word("system", "the rules that the pack belongs to", {{system, ""}})}};
    if (hasVersion)
        table.keys.push_back(
            text("version", "a name of your own for the pack, which lists are written for: \"club-3\""));
    return table;
}

/// The head of troops.toml, which also names the author of the pack.
PackTable troopsHead(const char* system) {
    PackTable table = head(system);
    table.keys.push_back(text("author", "whose rules these are, as lists and battles name them", false));
    return table;
}

const std::vector<PackWord>& footSigns() {
    static const std::vector<PackWord> signs{{"hoplite", "a round shield"}, {"peltast", "a crescent shield"},
                                             {"psiloi", "light foot"},      {"archer", "a bow"},
                                             {"cavalry", "a horse's head"}, {"infantry", "a long shield"}};
    return signs;
}

/// The keys of every troop type, together with the figures of the system.
PackTable types(std::vector<PackKey> figures, std::vector<PackWord> traits, bool centimetres,
                std::vector<PackWord> signs = footSigns()) {
    std::vector<PackKey> keys{
        text("id", "the type as lists write it; each only once"), text("name", "the type as people read it"),
        text("rule", "the rule that it comes from", false), word("sign", "how the unit is drawn", std::move(signs))};
    std::ranges::move(figures, std::back_inserter(keys));
    keys.push_back(words("traits", "what the type can do besides its figures", std::move(traits)));
    keys.push_back(whole("points", 0, 1000, "what one unit costs", false));
    keys.push_back(text("points_source", "where the points come from; \"house\" for your own", false));
    if (centimetres) {
        keys.push_back(number("frontage_cm", 0.5, 60, "how wide the unit stands, in centimetres"));
        keys.push_back(number("depth_cm", 0.5, 60, "how deep the unit stands, in centimetres"));
    } else {
        keys.push_back(number("frontage_bw", 0.25, 24, "how wide the unit stands, in base widths"));
        keys.push_back(number("depth_bw", 0.25, 24, "how deep the unit stands, in base widths"));
    }
    return {"type", true, std::move(keys)};
}

std::vector<PackFileSchema> menOfBronze() {
    return {
        {"troops.toml",
         "the types of units",
         {troopsHead("men_of_bronze"),
          types({whole("move", 1, 24, "base widths of a move (MOB-045)"), whole("attack", 0, 12, "dice of an attack"),
                 whole("armor", 1, 6, "what takes hits away"), whole("courage", 1, 12, "hits until it breaks"),
                 whole("discipline", 1, 8, "what its tests are rolled against"),
                 whole("shoot", 1, 12, "dice of a volley; a type without it does not shoot (MOB-085)", false),
                 whole("range", 1, 48, "base widths of a shot; goes with shoot", false)},
                {{"phalanx", "fights as a phalanx (MOB-160)"},
                 {"drilled", "drilled (MOB-162)"},
                 {"counter_charge", "may charge those who charge it (MOB-163)"},
                 {"evade", "may evade a charge (MOB-166)"},
                 {"move_and_shoot", "may move and shoot in one order (MOB-171)"},
                 {"skirmisher", "a skirmisher (MOB-172)"},
                 {"pursue", "pursues the beaten (MOB-169)"}},
                false)}}};
}

std::vector<PackFileSchema> alala() {
    return {
        {"troops.toml",
         "the classes of troops",
         {troopsHead("alala"),
          types(
              {whole("figures", 1, 48, "figures of a unit or band (ALA-007)"), whole("ranks", 1, 4, "ranks of figures"),
               whole("base_width_mm", 1, 100, "how wide the ground of one figure is, in millimetres"),
               whole("base_depth_mm", 1, 100, "how deep the ground of one figure is, in millimetres"),
               whole("shoot_per", 1, 12, "figures for one shooting die; without it the class does not shoot (ALA-164)",
                     false),
               whole("shoot_bonus", 0, 6, "shooting dice more (ALA-167)", false),
               whole("tires_on", 2, 6,
                     "face of a move die that costs a disorder point; without it it never tires (ALA-135)", false),
               whole("points_a", 0, 1000, "points of a unit of A grade", false),
               whole("points_c", 0, 1000, "points of a unit of C grade", false)},
              {{"formed", "hoplites: grade, level, front and flanks (ALA-033)"},
               {"skirmisher", "skirmishers (ALA-011)"},
               {"cavalry", "third move die, charge dice, +1 against unformed foot (ALA-128)"},
               {"no_third_die", "horse without the third move die (ALA-129)"},
               {"always_supported", "always supported (ALA-219)"},
               {"never_charges", "never charges (ALA-178)"},
               {"passage_disorders", "takes disorder in a passage of lines (ALA-149)"}},
              true,
              {{"hoplite", "a round shield"},
               {"peltast", "a crescent shield"},
               {"psiloi", "light foot"},
               {"cavalry", "a horse's head"}})}},
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
           {word("id", "the title; the program knows how to play these",
                 {{"agatha_tyche", "ALA-247"},
                  {"good_omens", "ALA-248"},
                  {"bad_omens", "ALA-249"},
                  {"beautiful_plumage", "ALA-250"},
                  {"apollo", "ALA-251"},
                  {"alala", "ALA-252"},
                  {"ekdromoi", "ALA-253"},
                  {"ares", "ALA-254"},
                  {"athena", "ALA-255"},
                  {"hubris", "ALA-256"},
                  {"elite_skirmishers", "ALA-257"},
                  {"gods_watch_over", "ALA-258"},
                  {"heavy_armour", "ALA-259"},
                  {"elite_horsemen", "ALA-260"},
                  {"cerberus", "ALA-261"},
                  {"jealous_leaders", "ALA-262"},
                  {"anger_of_zeus", "ALA-263"}}),
            text("name", "the title as people read it"), text("rule", "the rule that it comes from"),
            word("timing", "when it is played (ALA-244)",
                 {{"immediately", "as soon as it is drawn"},
                  {"retain", "kept until its owner plays it"},
                  {"enemy", "given to the enemy, who keeps it"}}),
            whole("copies", 1, 18, "how often the pack has it", false),
            text("text", "what it does, in your words")}}}}};
}

std::vector<PackFileSchema> ohw() {
    return {{"troops.toml",
             "the types of units",
             {troopsHead("ohw"),
              types({whole("move", 1, 3, "squares or quarter turns of an activation (OTW-071)"),
                     whole("attack", 1, 6, "dice in a combat (OTW-072)"),
                     whole("defence", 2, 6, "score that hits it (OTW-073)"),
                     whole("strength", 1, 6, "hits before it is shattered (OTW-074)"),
                     whole("leadership", 3, 6, "score that passes its tests: 3 exceptional, 6 poor (OTW-070)")},
                    {{"hoplites", "OTW-102"},
                     {"phalanx", "OTW-103"},
                     {"throwing_spears", "OTW-101"},
                     {"impetuous", "OTW-044"},
                     {"loose_order", "OTW-106"},
                     {"free_turn", "OTW-013"},
                     {"archers", "OTW-100"},
                     {"skirmisher", "OTW-014"},
                     {"light_cavalry", "OTW-100"},
                     {"elephants", "OTW-060"},
                     {"indian", "OTW-105"},
                     {"african", "OTW-105"},
                     {"elephant_drill", "OTW-104"},
                     {"steady", "OTW-042"}},
                    true)}},
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
    for (const char* kind : {"El", "Kn", "Cv", "LH", "Cm", "SCh", "Sp", "Pk", "Bd", "Ax", "Bw", "Ps", "Wb", "Hd", "Art",
                             "WWg", "MtdInf", "CF", "Den"})
        all.push_back({kind, ""});
    return all;
}

std::vector<PackFileSchema> dba() {
    PackKey slots = text("elements", "the eleven besides the general: \"9 Sp\", \"2 Sp or Ps\"");
    slots.several = true;
    PackKey general = text("general", "what the general's element may be, of the types of troops");
    general.several = true;
    return {
        {"troops.toml",
         "the types of elements",
         {troopsHead("dba"), types({whole("v_foot", 0, 9, "factor against foot (DBA-122)"),
                                    whole("v_mounted", 0, 9, "factor against mounted (DBA-122)"),
                                    whole("shot_at", 0, 9, "factor when shot at, where it differs", false),
                                    whole("move_good", 1, 9, "move in good going, in base widths (DBA-115)"),
                                    whole("move_rough", 1, 9, "move in rough going (DBA-115)"),
                                    whole("move_bad", 0, 9, "move in bad going; 0: may not enter (DBA-115)"),
                                    whole("range", 1, 9, "base widths of a shot; without it it does not shoot", false),
                                    whole("pursue_half_bw", 1, 2, "pursuit in half base widths (DBA-144)", false)},
                                   {{"foot", "fights as foot (DBA-122)"},
                                    {"mounted", "fights as mounted (DBA-122)"},
                                    {"fast", "fast troops (DBA-115)"},
                                    {"double", "a double base (DBA-128)"},
                                    {"steady", "keeps its factor in bad going (DBA-126)"},
                                    {"wing", "deploys 2 BW from the sides (DBA-015)"},
                                    {"costly", "moves at one PIP more (DBA-037)"},
                                    {"uncounted", "no loss for victory (DBA-151)"}},
                                   false)}},
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

std::vector<PackFileSchema> skirmish() {
    return {{"troops.toml",
             "the figures",
             {troopsHead("skirmish"),
              types({},
                    {{"unarmoured", "protection: none (SKI-010)"},
                     {"partly_armoured", "protection: part (SKI-011)"},
                     {"fully_armoured", "protection: full (SKI-012)"},
                     {"militia", "class: no stripe (SKI-057)"},
                     {"average", "class: one stripe (SKI-057)"},
                     {"veteran", "class: two stripes (SKI-057)"},
                     {"elite", "class: three stripes (SKI-057)"},
                     {"improvised", "weapon: whatever is at hand (SKI-036)"},
                     {"spear", "weapon: spear (SKI-036)"},
                     {"club", "weapon: club (SKI-036)"},
                     {"single_handed", "weapon: sword or axe in one hand (SKI-037)"},
                     {"double_handed", "weapon: in both hands (SKI-037)"},
                     {"lance", "of riders, for the first round; the other weapon serves later (SKI-A05)"},
                     {"javelin", "missile weapon (SKI-023)"},
                     {"bow", "missile weapon (SKI-024)"},
                     {"sling", "missile weapon (SKI-024)"},
                     {"crossbow", "missile weapon (SKI-025)"},
                     {"mounted", "on horse (SKI-102)"},
                     {"shield", "with a shield (SKI-112)"}},
                    true)}}};
}

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
