#include "models/store/campaign_tables.h"

#include "core/campaign/model/changes/state_fields.h"
#include "core/campaign/model/changes/state_tables.h"
#include "core/campaign/model/standings.h"
#include "models/store/dialect.h"
#include "models/text.h"

#include <array>
#include <span>

using namespace Qt::StringLiterals;

namespace ephor::store {

namespace {

/// The journal's name of a table or field, and the readable one. `table` is the journal's name; empty: any.
struct PlainName {
    std::string_view table;
    std::string_view field;  ///< empty: the table itself
    std::string_view plain;
};

constexpr std::array plainNames{
    PlainName{"course", "", "calendar"},
    PlainName{"fleet_tale", "", "fleet_sighting"},
    PlainName{"renown", "", "leader_trait"},
    PlainName{"famine", "", "hunger"},
    PlainName{"favour", "", "omen_card"},
    PlainName{"seating", "", "seat"},
    PlainName{"course", "move", "turn_of_year"},
    PlainName{"famine", "moves", "turns"},
    PlainName{"power", "from", "orders_from"},
    PlainName{"treaty", "from", "from_power"},
    PlainName{"treaty", "to", "to_power"},
    PlainName{"deal", "from", "from_power"},
    PlainName{"deal", "to", "to_power"},
    PlainName{"", "from", "came_from"},
    PlainName{"", "cp", "command_points"},
    PlainName{"", "cp_now", "command_points_left"},
    PlainName{"", "most", "full_strength"},
    PlainName{"", "one", "army"},
    PlainName{"", "other", "other_army"},
    PlainName{"", "bond", "kind"},
    PlainName{"", "business", "kind"},
    PlainName{"", "pledge", "status"},
    PlainName{"", "again", "second_bid"},
    PlainName{"", "until", "last_turn"},
    PlainName{"", "event", "omen"},
    PlainName{"", "card", "omen"},
};

QString plainName(std::string_view table, std::string_view field) {
    const auto* found = std::ranges::find_if(plainNames, [&](const PlainName& name) {
        return name.field == field && (name.table == table || (name.table.empty() && !field.empty()));
    });
    return toQString(found != plainNames.end() ? found->plain : field.empty() ? table : field);
}

/// Fields that are the index of an omen in the scenario; -1: none.
constexpr bool isOmen(std::string_view field) { return field == "event" || field == "card"; }

// Columns from the scenario, before the row's own fields.
template <typename F> void eachFact(const campaign::Place& p, F&& f) {
    f("id", p.id), f("name", p.name), f("region", p.region), f("tier", p.tier), f("walls", p.walls);
}
template <typename F> void eachFact(const campaign::PowerInfo& p, F&& f) {
    f("id", p.id), f("name", p.name), f("government", p.government), f("capital", p.capital);
}
template <typename F> void eachFact(const campaign::Standing& s, F&& f) {
    f("power", s.power), f("score", s.score), f("cities", s.cities), f("tiers", s.tiers), f("arete", s.arete);
    f("treasury", s.treasury), f("armies", s.armies), f("steps", s.steps);
}

/// All tables of a state but `standing`: each name with its rows.
template <typename F> void eachStateTable(const campaign::State& state, F&& f) {
    f("course", std::span(&state.course, 1));
    campaign::eachTable([&](const auto& table) { f(table.name, std::span(state.*table.rows)); });
}

/// A field as a column.
struct Column {
    QString name;
    bool isText;
    bool mayBeNothing;
};

template <typename T> constexpr bool isId = false;
template <typename Tag> constexpr bool isId<Id<Tag>> = true;
template <typename T> constexpr bool isNumber = std::same_as<T, int> || std::same_as<T, bool>;

struct ColumnWriter {
    std::string_view table;
    std::vector<Column>& to;

    template <typename T> void operator()(std::string_view field, const T&) {
        const bool isText = std::same_as<T, campaign::BattleId> ? false : !isNumber<T> || isOmen(field);
        to.push_back({plainName(table, field), isText, isId<T> || isOmen(field)});
    }
};

template <typename T> std::vector<Column> columnsOf(std::string_view table) {
    std::vector<Column> columns;
    ColumnWriter writer{table, columns};
    const T row{};
    if constexpr (std::same_as<T, campaign::City>)
        eachFact(campaign::Place(), writer);
    if constexpr (std::same_as<T, campaign::Power>)
        eachFact(campaign::PowerInfo(), writer);
    if constexpr (std::same_as<T, campaign::Standing>)
        eachFact(row, writer);
    else
        campaign::eachField(row, writer);
    return columns;
}

/// Writes the fields of a row as SQL values.
class CellWriter {
public:
    CellWriter(const campaign::Campaign& campaign, QVariantList& to) : m_campaign(campaign), m_to(to) {}

    template <typename T> void operator()(std::string_view field, const T& value) {
        if constexpr (std::same_as<T, int>)
            m_to << (isOmen(field) ? omen(value) : QVariant::fromValue(qlonglong{value}));
        else if constexpr (std::same_as<T, bool>)
            m_to << QVariant::fromValue(qlonglong{value});
        else if constexpr (std::same_as<T, campaign::BattleId>)
            m_to << (value ? QVariant::fromValue(static_cast<qlonglong>(value.index())) : QVariant());
        else if constexpr (isId<T>)
            m_to << (value ? QVariant(text(value)) : QVariant());
        else
            m_to << text(value);
    }

private:
    QVariant omen(int index) const {
        return index < 0 ? QVariant() : toQString(m_campaign.scenario.omens[static_cast<std::size_t>(index)].id);
    }
    QString text(campaign::PowerId id) const { return toQString(m_campaign.scenario.powers[id.index()].id); }
    QString text(campaign::PlaceId id) const { return toQString(m_campaign.scenario.map.place(id).id); }
    QString text(campaign::TraitId id) const { return toQString(m_campaign.scenario.traits[id.index()].id); }
    QString text(campaign::LeaderId id) const { return toQString(m_campaign.state.leaders[id.index()].id); }
    QString text(campaign::ArmyId id) const { return toQString(m_campaign.state.armies[id.index()].id); }
    QString text(campaign::FleetId id) const { return toQString(m_campaign.state.fleets[id.index()].id); }
    /// An empty text is not null.
    QString text(const std::string& words) const { return u""_s + toQString(words); }
    QString text(int number) const { return QString::number(number); }
    template <typename E>
        requires std::is_enum_v<E>
    QString text(E value) const {
        return toQString(campaign::wordOf(value));
    }
    template <typename T> QString text(const std::vector<T>& values) const { return joined(values, u", "); }
    /// "army attic, posture march, path eleusis megara"
    template <typename T>
        requires campaign::Either<T, campaign::Order> || campaign::Either<T, campaign::Voyage>
    QString text(const T& order) const {
        QStringList parts;
        campaign::eachField(order, [&]<typename V>(std::string_view field, const V& value) {
            if constexpr (isId<V>) {
                if (value)
                    parts << toQString(field) + u' ' + text(value);
            } else if constexpr (requires { value.empty(); }) {
                if (!value.empty())
                    parts << toQString(field) + u' ' + joined(value, u" ");
            } else {
                parts << toQString(field) + u' ' + text(value);
            }
        });
        return parts.join(u", ");
    }
    QString text(const std::vector<campaign::Order>& orders) const { return joined(orders, u"; "); }
    QString text(const std::vector<campaign::Voyage>& voyages) const { return joined(voyages, u"; "); }
    template <typename T> QString joined(const std::vector<T>& values, QStringView between) const {
        QString all = u""_s;
        for (const T& value : values)
            all += (all.isEmpty() ? QStringView() : between).toString() + text(value);
        return all;
    }

    const campaign::Campaign& m_campaign;
    QVariantList& m_to;
};

struct TableLayout {
    QString name;
    std::vector<Column> columns;
};

/// In the order in which tablesOf() has their rows.
const std::vector<TableLayout>& layouts() {
    static const std::vector<TableLayout> all = [] {
        std::vector<TableLayout> made;
        eachStateTable(campaign::State(), [&]<typename T>(std::string_view name, std::span<const T>) {
            made.push_back({plainName(name, {}), columnsOf<T>(name)});
        });
        made.push_back({u"standing"_s, columnsOf<campaign::Standing>("standing")});
        return made;
    }();
    return all;
}

QStringList views() {
    return {
        u"CREATE VIEW standings AS SELECT standing.row + 1 AS rank, power.name AS power, standing.score AS score, "
        "standing.cities AS cities, standing.tiers AS tiers, standing.arete AS arete, standing.treasury AS treasury, "
        "standing.armies AS armies, standing.steps AS strength "
        "FROM standing JOIN power ON power.id = standing.power ORDER BY standing.row"_s,
        u"CREATE VIEW armies AS SELECT army.name AS army, power.name AS power, city.name AS place, "
        "leader.name AS leader, army.posture AS posture, "
        "(SELECT COUNT(*) FROM unit WHERE unit.army = army.id) AS units, "
        "(SELECT COALESCE(SUM(unit.steps), 0) FROM unit WHERE unit.army = army.id) AS strength, "
        "army.supply AS supply, army.fatigue AS fatigue, army.spirit AS spirit "
        "FROM army JOIN power ON power.id = army.power JOIN city ON city.id = army.place "
        "LEFT JOIN leader ON leader.id = army.leader ORDER BY army.row"_s,
        u"CREATE VIEW cities AS SELECT city.name AS city, city.region AS region, power.name AS owner, "
        "city.tier AS tier, city.walls AS walls, city.garrison AS garrison, city.loyalty AS loyalty, "
        "city.stores AS stores, besieger.name AS besieger "
        "FROM city LEFT JOIN power ON power.id = city.owner LEFT JOIN power AS besieger ON besieger.id = city.besieger "
        "ORDER BY city.row"_s,
        // A power's treasury at the end of each turn, from the journal. If a turn was undone and played again, its last
        // entry counts.
        u"CREATE VIEW treasuries AS WITH "
        "course AS (SELECT journal.number AS number, json_extract(change.value, '$.set.turn') AS turn, "
        "LEAD(journal.number) OVER (ORDER BY journal.number) AS next "
        "FROM journal, json_each(journal.changes) AS change "
        "WHERE json_extract(change.value, '$.course') IS NOT NULL), "
        "ending AS (SELECT turn, MAX(COALESCE(next - 1, (SELECT MAX(number) FROM journal))) AS number "
        "FROM course WHERE turn <= (SELECT turn FROM calendar) GROUP BY turn), "
        "purse AS (SELECT journal.number AS number, json_extract(change.value, '$.power') AS power, "
        "json_extract(change.value, '$.set.treasury') AS treasury, "
        "LEAD(journal.number) OVER (PARTITION BY json_extract(change.value, '$.power') "
        "ORDER BY journal.number) AS next FROM journal, json_each(journal.changes) AS change "
        "WHERE json_extract(change.value, '$.power') IS NOT NULL) "
        "SELECT ending.turn AS turn, power.name AS power, purse.treasury AS treasury "
        "FROM ending JOIN purse ON purse.number <= ending.number "
        "AND (purse.next IS NULL OR purse.next > ending.number) "
        "JOIN power ON power.row = purse.power ORDER BY ending.turn, power.row"_s,
    };
}

}  // namespace

std::vector<TableRows> tablesOf(const campaign::Campaign& campaign) {
    std::vector<TableRows> tables;
    const auto begin = [&] {
        const TableLayout& layout = layouts()[tables.size()];
        TableRows& table = tables.emplace_back(TableRows{layout.name, {u"row"_s}, {}});
        for (const Column& column : layout.columns)
            table.columns << column.name;
        return &table;
    };
    const auto beginRow = [](TableRows& table) -> QVariantList& {
        const auto number = static_cast<qlonglong>(table.rows.size());
        return table.rows.emplace_back(QVariantList{QVariant::fromValue(number)});
    };
    eachStateTable(campaign.state, [&]<typename T>(std::string_view, std::span<const T> rows) {
        TableRows& table = *begin();
        for (std::size_t i = 0; i < rows.size(); ++i) {
            CellWriter writer(campaign, beginRow(table));
            if constexpr (std::same_as<T, campaign::City>)
                eachFact(campaign.scenario.map.places()[i], writer);
            if constexpr (std::same_as<T, campaign::Power>)
                eachFact(campaign.scenario.powers[i], writer);
            campaign::eachField(rows[i], writer);
        }
    });
    TableRows& table = *begin();
    for (const campaign::Standing& standing : campaign::standings(campaign))
        eachFact(standing, CellWriter(campaign, beginRow(table)));
    return tables;
}

QStringList tableStatements(const Dialect& dialect) {
    QStringList statements;
    for (const TableLayout& layout : layouts()) {
        QStringList columns{u"row INTEGER PRIMARY KEY"_s};
        for (const Column& column : layout.columns)
            columns << column.name + (column.isText ? u" TEXT"_s : u" INTEGER"_s) +
                           (column.mayBeNothing ? QString() : u" NOT NULL"_s);
        statements << u"CREATE TABLE %1 (%2)"_s.arg(layout.name, columns.join(u", "_s)) + dialect.tableEnd;
    }
    return statements + views();
}

}  // namespace ephor::store
