#include "models/exchange/roster_terms.h"

#include "core/army/figures.h"
#include "core/rules/alala/army/army.h"
#include "core/rules/dba/army/published_armies.h"
#include "core/rules/ohw/army/generals.h"
#include "models/text.h"

#include <algorithm>
#include <charconv>

namespace ephor {

namespace {

struct NamedWord {
    std::string word;
    std::string name;
};

/// The words of a key that has a few known ones; apps offer them as a choice. All other texts go into the notes of an
/// entry.
std::vector<NamedWord> wordsOf(const std::string& system, const std::string& table, const KeyRule& rule) {
    const std::string key = system + "/" + table + "/" + rule.key;
    std::vector<NamedWord> words;
    const auto plain = [&words](std::initializer_list<const char*> all) {
        for (const char* word : all)
            words.push_back({word, word});
    };
    if (key == "alala/phalanx.unit/grade")
        plain({"A", "B", "C"});
    else if (key == "alala/band/grade")
        plain({"B", "C"});
    else if (key == "alala//points")
        plain({"house"});
    else if (key == "skirmish/retinue.figure/class")
        plain({"militia", "average", "veteran", "elite"});
    else if (key == "dba/element/holds")
        plain({"camp", "city", "fort"});
    else if (key == "dba//army")
        for (const dba::PublishedArmy& army : dba::publishedArmies())
            words.push_back({army.id, army.id + " " + army.name});
    else if (key == "ohw/general/type")
        for (const ohw::GeneralType& general : ohw::generals())
            words.push_back({general.id, general.name});
    return words;
}

/// Numbers that are not a count, because zero or negative values are allowed.
bool isScale(const KeyRule& rule) {
    return rule.kind == FieldKind::Integer && rule.lowest < 1 && rule.lowest != rule.highest;
}
/// A scale that an app shows as a choice. A longer one is counted, and its zero goes into the notes.
bool isShortScale(const KeyRule& rule) {
    constexpr std::int64_t mostWords = 20;
    return isScale(rule) && rule.highest - rule.lowest < mostWords;
}

/// ALA-AMB-118: hoplites cost points by their grade and leaders by their command points; everything else by type.
std::optional<int> housePoints(const RuleSystem& system, const RosterTerm& term) {
    if (system.info().id != "alala")
        return {};
    if (term.key == "cp")
        return alala::commandFacts().leader.pointsPerCp;
    const TroopType* hoplites = system.catalogue().find("hoplite");
    if (term.table != "phalanx.unit" || term.key != "grade" || !hoplites)
        return {};
    if (term.value == FieldValue(std::string("B")))
        return hoplites->points;
    return hoplites->stat(term.value == FieldValue(std::string("A")) ? "points_a" : "points_c");
}

/// Keys that apps do not offer: a roster has its own place for them, or they go into the notes.
bool isOfRoster(const std::string& key) {
    return key == "name" || key == "note" || key == "count" || key == "limit" || key == "limit_units" ||
           key == "limit_allies" || key == "year" || key.starts_with("campaign");
}

}  // namespace

int revisionOf(const std::string& version) {
    int number = 0;
    const auto [end, error] = std::from_chars(version.data(), version.data() + version.size(), number);
    return error == std::errc{} && end == version.data() + version.size() && number > 0 ? number : 1;
}

RosterTerms::RosterTerms(const RuleSystem& system) : m_system(system) {
    const ListSchema& schema = system.info().list;
    addTable({}, schema.keys, schema.tables);
    m_campaign = add({RosterTerm::Kind::Campaign, {}, {}, {}, {}, QStringLiteral("Campaign"), nullptr}, "option//");
    m_tables.front().options.push_back(m_campaign);
}

const RosterTerm* RosterTerms::add(RosterTerm term, const std::string& words) {
    term.id = id(words);
    const bool isByGrade = m_system.info().id == "alala" && term.table == "phalanx.unit";  // ALA-AMB-118
    term.points = term.type && !isByGrade ? term.type->points : housePoints(m_system, term);
    return &m_terms.emplace_back(std::move(term));
}

void RosterTerms::addTable(const std::string& path, const std::vector<KeyRule>& keys,
                           const std::vector<TableRule>& children) {
    RosterTable& table = m_tables.emplace_back(RosterTable{path, &keys, &children, {}, {}});
    addEntries(table);
    addOptions(table);
    for (const TableRule& child : children)
        addTable(path.empty() ? child.table : path + "." + child.table, child.keys, child.children);
}

void RosterTerms::addEntries(RosterTable& table) {
    const std::string& path = table.path;
    const auto type = std::ranges::find(*table.keys, "type", &KeyRule::key);
    if (type == table.keys->end()) {
        const std::string last = path.substr(path.rfind('.') + 1);
        table.entries.push_back(add({RosterTerm::Kind::Entry,
                                     path,
                                     {},
                                     {},
                                     {},
                                     path.empty() ? QStringLiteral("The list") : toQString(keyAsHeading(last)),
                                     path == "phalanx.unit" ? m_system.catalogue().find("hoplite") : nullptr},
                                    "entry/" + path));
        return;
    }
    std::vector<NamedWord> words = wordsOf(m_system.info().id, path, *type);
    if (words.empty())
        for (const TroopType& one : m_system.catalogue().types)
            if (path != "band" || !one.has("formed"))  // ALA-017: hoplites belong to phalanxes
                words.push_back({one.id, one.name});
    for (const NamedWord& word : words)
        table.entries.push_back(add({RosterTerm::Kind::Entry,
                                     path,
                                     "type",
                                     word.word,
                                     {},
                                     QString::fromStdString(word.name),
                                     m_system.catalogue().find(word.word)},
                                    "entry/" + path + "/" + word.word));
}

void RosterTerms::addOptions(RosterTable& table) {
    const auto option = [&](RosterTerm::Kind kind, const KeyRule& rule, FieldValue value, const QString& name,
                            const std::string& word) {
        RosterTerm term{kind, table.path, rule.key, std::move(value), {}, name, nullptr};
        term.isOfCampaign = rule.help.starts_with("of a campaign");
        table.options.push_back(add(std::move(term), "option/" + table.path + "/" + rule.key + word));
    };
    for (const KeyRule& rule : *table.keys) {
        const QString heading = toQString(keyAsHeading(rule.key));
        if (isOfRoster(rule.key) || rule.key == "type")
            continue;
        if (rule.kind == FieldKind::Flag) {
            option(RosterTerm::Kind::Flag, rule, true, heading, {});
        } else if (isShortScale(rule)) {
            for (std::int64_t value = rule.lowest; value <= rule.highest; ++value)
                option(RosterTerm::Kind::Word, rule, value, QStringLiteral("%1 %2").arg(heading).arg(value),
                       "/" + std::to_string(value));
        } else if (isScale(rule)) {
            option(RosterTerm::Kind::Number, rule, std::int64_t{0}, heading, {});
            // Data of earlier versions had an entry for each value; their rosters can still be read.
            for (std::int64_t value = rule.lowest; value <= rule.highest; ++value)
                add({RosterTerm::Kind::Word, table.path, rule.key, value, {}, heading, nullptr},
                    "option/" + table.path + "/" + rule.key + "/" + std::to_string(value));
        } else if (rule.kind == FieldKind::Integer) {
            option(RosterTerm::Kind::Number, rule, std::int64_t{0}, heading, {});
        } else if (rule.kind == FieldKind::Text) {
            for (const NamedWord& word : wordsOf(m_system.info().id, table.path, rule))
                option(RosterTerm::Kind::Word, rule, word.word,
                       QStringLiteral("%1 %2").arg(heading, QString::fromStdString(word.name)), "/" + word.word);
        }
    }
}

QString RosterTerm::kindName() const {
    if (kind != Kind::Entry || table.empty())
        return QStringLiteral("upgrade");
    return table.contains('.') ? QStringLiteral("model") : QStringLiteral("unit");
}

bool RosterTable::isGroup() const { return !path.contains('.') && (!path.empty() || !options.empty()); }

QString RosterTable::name() const {
    return path.empty() ? QStringLiteral("The list") : headingOfKey(path.substr(path.rfind('.') + 1));
}

QString RosterTerms::linkId(const RosterTerm& entry, const RosterTerm& option) const {
    const std::string name = option.kind == RosterTerm::Kind::Campaign ? "//campaign" : option.key;
    return id("link/" + entry.id.toStdString() + "/" + name);
}
QString RosterTerms::choiceId(const RosterTerm& word) const { return id("choice/" + word.table + "/" + word.key); }

const RosterTable* RosterTerms::table(std::string_view path) const {
    const auto it = std::ranges::find(m_tables, path, &RosterTable::path);
    return it == m_tables.end() ? nullptr : &*it;
}

const RosterTerm* RosterTerms::byId(const QString& id) const {
    const auto it = std::ranges::find(m_terms, id, &RosterTerm::id);
    return it == m_terms.end() ? nullptr : &*it;
}

const RosterTerm* RosterTerms::entryOf(const std::string& path, const Entry& entry) const {
    const RosterTable* rules = table(path);
    if (!rules)
        return nullptr;
    const auto it = std::ranges::find_if(rules->entries, [&entry](const RosterTerm* term) {
        const Field* field = entry.find(term->key);
        return term->key.empty() || (field && field->value == term->value);
    });
    return it == rules->entries.end() ? nullptr : *it;
}

const RosterTerm* RosterTerms::optionOf(const std::string& path, const Field& field) const {
    const RosterTable* rules = table(path);
    if (!rules)
        return nullptr;
    const auto* whole = std::get_if<std::int64_t>(&field.value);
    const auto it = std::ranges::find_if(rules->options, [&](const RosterTerm* term) {
        return term->key == field.key &&
               (term->kind == RosterTerm::Kind::Number ? whole && *whole >= 1 && *whole <= 100000
                                                       : term->value == field.value);
    });
    return it == rules->options.end() ? nullptr : *it;
}

QString RosterTerms::id(std::string_view words) const {
    const QString hex =
        QString::fromStdString(toHex(digestOf("ephor/" + m_system.info().id + "/" + std::string(words))));
    return QStringLiteral("%1-%2-%3-%4").arg(hex.sliced(0, 4), hex.sliced(4, 4), hex.sliced(8, 4), hex.sliced(12, 4));
}

}  // namespace ephor
