#include "ui/campaign/scenario_editor/row_fields.h"

#include "models/text.h"
#include "models/text/campaign_words.h"
#include "models/text/scenario_words.h"

#include <algorithm>

namespace ephor {

using namespace campaign;

namespace {

using How = RowField::How;

template <typename E> std::vector<std::pair<std::string, QString>> wordsOf() {
    std::vector<std::pair<std::string, QString>> words;
    for (std::size_t i = 0; i < Words<E>::list.size(); ++i)
        words.emplace_back(Words<E>::list[i], text(static_cast<E>(i)));
    return words;
}

std::vector<std::pair<std::string, QString>> grades() {
    return {{"A", QStringLiteral("A")}, {"B", QStringLiteral("B")}, {"C", QStringLiteral("C")}};
}

const QString& missing() {
    static const QString text = QStringLiteral("–");
    return text;
}

RowField idField() {
    return {QStringLiteral("id"),
            tr("&Id"),
            How::Id,
            0,
            0,
            false,
            {},
            tr("The unique name in files and orders; all references change with it")};
}

RowField wholeField(const char* key, const QString& label, int lowest, int highest, bool mayBeMissing,
                    const QString& about = {}) {
    return {QLatin1StringView(key), label, How::Whole, lowest, highest, mayBeMissing, {}, about};
}

RowField keyField(const char* key, const QString& label, How how, bool mayBeMissing = false,
                  std::vector<std::pair<std::string, QString>> words = {}) {
    return {QLatin1StringView(key), label, how, 0, 0, mayBeMissing, std::move(words), {}};
}

RowField traitField() {
    return {QStringLiteral("trait"),
            tr("&Trait"),
            How::Trait,
            0,
            0,
            true,
            {},
            tr("What the leader is known for; leaders.toml defines the effect of each trait")};
}

RowField remarkField() {
    return {QStringLiteral("note"),
            tr("N&ote"),
            How::Text,
            0,
            0,
            true,
            {},
            tr("A note for readers of the scenario; it has no effect on the campaign")};
}

RowField nameField() { return keyField("name", tr("&Name"), How::Text); }

std::vector<RowField> placeFields() {
    return {nameField(),
            idField(),
            keyField("kind", tr("&Kind"), How::Word, false, wordsOf<PlaceKind>()),
            keyField("region", tr("&Region"), How::Text),
            keyField("country", tr("&Country"), How::Word, false, wordsOf<Country>()),
            wholeField("tier", tr("&Tier"), 1, 4, false, tr("Size and worth, 1 to 4")),
            wholeField("walls", tr("&Walls"), 0, 4, true, tr("0 none to 4 long walls")),
            wholeField("harbour", tr("&Harbour"), 0, 2, true, tr("0 none, 1 a harbour, 2 a naval port")),
            wholeField("docks", tr("&Docks"), 0, 99, true, tr("Squadrons that its dockyards can maintain")),
            keyField("lat", tr("&Latitude"), How::Degrees),
            keyField("lon", tr("L&ongitude"), How::Degrees)};
}

std::vector<RowField> wayFields() {
    return {keyField("a", tr("&From"), How::Place), keyField("b", tr("&To"), How::Place),
            keyField("kind", tr("&Kind"), How::Word, false, wordsOf<WayKind>()),
            wholeField("points", tr("&March points"), 1, 9, false,
                       tr("An army has 3 march points per turn, a large army 2")),
            keyField("note", tr("&Note"), How::Text, true)};
}

RowField rulerField() {
    RowField field = keyField("ruler", tr("Computer's &ruler"), How::Word, true, wordsOf<Ruler>());
    for (const auto& [word, label] : field.words)
        field.about += (field.about.isEmpty() ? QString() : QStringLiteral("\n")) +
                       tr("%1: %2", "a kind of ruler and what it does").arg(label, aboutText(*fromWord<Ruler>(word)));
    return field;
}

RowField letterField() {
    return {QStringLiteral("letter"),
            tr("&Letter"),
            How::Text,
            0,
            1,
            true,
            {},
            tr("The letter on the badge of the power; without one, a letter of its name")};
}

std::vector<RowField> powerFields() {
    return {nameField(),
            idField(),
            keyField("government", tr("&Government"), How::Text, true),
            keyField("capital", tr("&Capital"), How::Place),
            rulerField(),
            wholeField("treasury", tr("&Treasury"), 0, 100'000, true, tr("Talents")),
            keyField("player", tr("&Player"), How::Text, true),
            keyField("deputy", tr("&Deputy"), How::Text, true),
            keyField("colour", tr("Colo&ur"), How::Colour, true),
            keyField("shape", tr("&Shape"), How::Word, true, wordsOf<BadgeShape>()),
            letterField()};
}

std::vector<RowField> leaderFields() {
    return {nameField(),
            idField(),
            keyField("power", tr("&Power"), How::Power),
            wholeField("cp", tr("&Command points"), 1, 5, false),
            traitField(),
            remarkField()};
}

std::vector<RowField> armyFields() {
    return {nameField(), idField(), keyField("power", tr("&Power"), How::Power),
            keyField("place", tr("Pl&ace"), How::Place), keyField("leader", tr("&Leader"), How::Leader, true)};
}

std::vector<RowField> fleetFields() {
    return {nameField(),
            idField(),
            keyField("power", tr("&Power"), How::Power),
            keyField("place", tr("&Harbour"), How::Place),
            wholeField("squadrons", tr("&Squadrons"), 1, 99, false),
            keyField("admiral", tr("&Admiral"), How::Leader, true)};
}

std::vector<RowField> landFields() {
    return {keyField("name", tr("&Name"), How::Text, true),
            keyField("kind", tr("&Kind"), How::Word, true, wordsOf<GroundKind>())};
}

std::vector<RowField> unitFields() {
    return {nameField(), keyField("troop", tr("&Troops"), How::Word, false, wordsOf<Troop>()),
            keyField("grade", tr("&Grade"), How::Word, true, grades()),
            wholeField("count", tr("&Units"), 1, 20, true, tr("Number of units")),
            keyField("home", tr("&Home"), How::Place)};
}

}  // namespace

QString nameOfRow(const SheetRow& row) {
    const std::string name = row.text("name");
    return QString::fromStdString(name.empty() ? row.text("id") : name);
}

std::vector<RowField> fieldsOf(RowKind kind) {
    switch (kind) {
    case RowKind::Place:
        return placeFields();
    case RowKind::Way:
        return wayFields();
    case RowKind::Power:
        return powerFields();
    case RowKind::Leader:
        return leaderFields();
    case RowKind::Army:
        return armyFields();
    case RowKind::Fleet:
        return fleetFields();
    case RowKind::Unit:
        return unitFields();
    case RowKind::Land:
        return landFields();
    }
    return {};
}

std::vector<std::pair<QString, QString>> optionsOf(const RowField& field, const ScenarioSheet& sheet,
                                                   const SheetRow& row) {
    std::vector<std::pair<QString, QString>> all;
    const auto add = [&](const std::vector<SheetRow>& rows, auto fits) {
        for (const SheetRow& one : rows)
            if (fits(one))
                all.emplace_back(QString::fromStdString(one.text("id")), nameOfRow(one));
        std::ranges::sort(all, [](const auto& a, const auto& b) { return a.second.localeAwareCompare(b.second) < 0; });
    };
    const auto any = [](const SheetRow&) { return true; };
    if (field.how == How::Place)
        add(sheet.places, any);
    if (field.how == How::Power)
        add(sheet.powers, any);
    if (field.how == How::Leader)
        add(sheet.leaders, [&](const SheetRow& one) { return one.text("power") == row.text("power"); });
    if (field.how == How::Trait)
        add(sheet.traits, any);
    for (const auto& [word, read] : field.words)
        all.emplace_back(QString::fromStdString(word), read);
    if (field.mayBeMissing)
        all.emplace(all.begin(), QString(), missing());
    return all;
}

}  // namespace ephor
