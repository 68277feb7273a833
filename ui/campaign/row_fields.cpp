#include "ui/campaign/row_fields.h"

#include "models/items/campaign_words.h"
#include "models/text.h"

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

}  // namespace

QString nameOfRow(const SheetRow& row) {
    const std::string name = row.text("name");
    return QString::fromStdString(name.empty() ? row.text("id") : name);
}

std::vector<RowField> fieldsOf(RowKind kind) {
    const RowField id{QStringLiteral("id"),
                      tr("&Id"),
                      How::Id,
                      0,
                      0,
                      false,
                      {},
                      tr("By this word other rows and orders name it; they follow when it changes")};
    const RowField name{QStringLiteral("name"), tr("&Name"), How::Text, 0, 0, false, {}, {}};
    const auto ruled = [](const char* key, const QString& label, int lowest, int highest, bool mayBeMissing,
                          const QString& about = {}) {
        return RowField{QLatin1StringView(key), label, How::Whole, lowest, highest, mayBeMissing, {}, about};
    };
    const auto other = [](const char* key, const QString& label, How how, bool mayBeMissing = false,
                          std::vector<std::pair<std::string, QString>> words = {}) {
        return RowField{QLatin1StringView(key), label, how, 0, 0, mayBeMissing, std::move(words), {}};
    };
    switch (kind) {
    case RowKind::Place:
        return {name,
                id,
                other("kind", tr("&Kind"), How::Word, false, wordsOf<PlaceKind>()),
                other("region", tr("&Region"), How::Text),
                other("country", tr("&Country"), How::Word, false, wordsOf<Country>()),
                ruled("tier", tr("&Tier"), 1, 4, false, tr("Size and worth, 1 to 4")),
                ruled("walls", tr("&Walls"), 0, 4, true, tr("0 none to 4 long walls")),
                ruled("harbour", tr("&Harbour"), 0, 2, true, tr("0 none, 1 a harbour, 2 a naval port")),
                ruled("docks", tr("&Docks"), 0, 99, true, tr("Squadrons that its dockyards and rowers keep up")),
                other("lat", tr("&Latitude"), How::Degrees),
                other("lon", tr("L&ongitude"), How::Degrees)};
    case RowKind::Way:
        return {other("a", tr("&From"), How::Place), other("b", tr("&To"), How::Place),
                other("kind", tr("&Kind"), How::Word, false, wordsOf<WayKind>()),
                ruled("points", tr("&March points"), 1, 9, false, tr("An army has 3 in a move, a large one 2")),
                other("note", tr("&Note"), How::Text, true)};
    case RowKind::Power:
        return {name,
                id,
                other("government", tr("&Government"), How::Text, true),
                other("capital", tr("&Capital"), How::Place),
                other("ruler", tr("The program's &way"), How::Word, true, wordsOf<Ruler>()),
                ruled("treasury", tr("&Treasury"), 0, 100'000, true, tr("Talents")),
                other("player", tr("&Player"), How::Text, true),
                other("deputy", tr("&Deputy"), How::Text, true)};
    case RowKind::Leader:
        return {name, id, other("power", tr("&Power"), How::Power), ruled("cp", tr("&Command points"), 1, 5, false),
                other("trait", tr("&Trait"), How::Text, true)};
    case RowKind::Army:
        return {name, id, other("power", tr("&Power"), How::Power), other("place", tr("&Place"), How::Place),
                other("leader", tr("&Leader"), How::Leader, true)};
    case RowKind::Fleet:
        return {name,
                id,
                other("power", tr("&Power"), How::Power),
                other("place", tr("&Harbour"), How::Place),
                ruled("squadrons", tr("&Squadrons"), 1, 99, false),
                other("admiral", tr("&Admiral"), How::Leader, true)};
    case RowKind::Unit:
        return {
            other("name", tr("&Name"), How::Text), other("troop", tr("&Troops"), How::Word, false, wordsOf<Troop>()),
            other("grade", tr("&Grade"), How::Word, true, grades()),
            ruled("count", tr("&Units"), 1, 20, true, tr("How many of these")), other("home", tr("&Home"), How::Place)};
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
    for (const auto& [word, read] : field.words)
        all.emplace_back(QString::fromStdString(word), read);
    if (field.mayBeMissing)
        all.emplace(all.begin(), QString(), missing());
    return all;
}

}  // namespace ephor
