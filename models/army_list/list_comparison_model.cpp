#include "models/army_list/list_comparison_model.h"

#include "models/text.h"
#include "models/text/battle_words.h"

#include <algorithm>

namespace ephor {

namespace {

QString shown(const FieldValue& value) {
    if (const auto* words = std::get_if<std::string>(&value))
        return QString::fromStdString(*words);
    if (const auto* whole = std::get_if<std::int64_t>(&value))
        return QString::number(*whole);
    if (const auto* real = std::get_if<double>(&value))
        return QString::number(*real);
    return std::get<bool>(value) ? ListComparisonModel::tr("yes") : ListComparisonModel::tr("no");
}

bool isTrue(const std::optional<FieldValue>& value) {
    const bool* flag = value ? std::get_if<bool>(&*value) : nullptr;
    return flag && *flag;
}

}  // namespace

void ListComparisonModel::compare(Side first, Side second) {
    beginResetModel();
    m_sides = {std::move(first), std::move(second)};
    for (std::size_t side = 0; side < 2; ++side)
        m_summaries[side] = m_sides[side].system ? m_sides[side].system->summary(m_sides[side].list) : ListSummary{};
    m_comparison = comparisonOf(m_sides[0].list, m_sides[1].list);
    m_rows.clear();
    addHead();
    for (const EntryPair& pair : m_comparison.entries)
        add(pair, 0);
    addOrder(m_comparison.otherOrder, 0);
    endResetModel();
}

void ListComparisonModel::addHead() {
    for (const FieldChange& change : m_comparison.head) {
        Row row{std::vector<QString>(Columns), Kind::Changed};
        const auto valueOf = [&change](const std::optional<FieldValue>& value) {
            const auto* words = value ? std::get_if<std::string>(&*value) : nullptr;
            return !value ? QStringLiteral("–") : words && change.key == "state" ? headingOfKey(*words) : shown(*value);
        };
        const bool isSystem = change.key == "system";
        row.cells[FirstColumn] = isSystem ? systemName(0) : valueOf(change.first);
        row.cells[SecondColumn] = isSystem ? systemName(1) : valueOf(change.second);
        row.cells[ChangeColumn] = tr("the list’s %1").arg(wordsOfKey(change.key));
        m_rows.push_back(std::move(row));
    }
}

QString ListComparisonModel::systemName(std::size_t side) const {
    const Side& one = m_sides[side];
    return one.system ? translated(one.system->info().name) : QString::fromStdString(one.list.system);
}

void ListComparisonModel::add(const EntryPair& pair, int depth) {
    Row row{std::vector<QString>(Columns), Kind::Same};
    row.cells[FirstColumn] = cell(pair.first, 0, depth);
    row.cells[SecondColumn] = cell(pair.second, 1, depth);
    row.cells[FirstPointsColumn] = points(pair.first, 0);
    row.cells[SecondPointsColumn] = points(pair.second, 1);
    row.cells[ChangeColumn] = words(pair);
    row.kind = !pair.second            ? Kind::OnlyFirst
               : !pair.first           ? Kind::OnlySecond
               : !pair.changes.empty() ? Kind::Changed
                                       : Kind::Same;
    m_rows.push_back(std::move(row));
    for (const EntryPair& child : pair.children)
        add(child, depth + 1);
    addOrder(pair.otherOrder, depth + 1);
    // An entry that only one list has is shown with all its children.
    if (const Entry* alone = !pair.second ? pair.first : !pair.first ? pair.second : nullptr)
        for (const Entry& child : alone->children)
            add({pair.first ? &child : nullptr, pair.first ? nullptr : &child, {}, {}, false}, depth + 1);
}

void ListComparisonModel::addOrder(bool differs, int depth) {
    if (!differs)
        return;
    Row row{std::vector<QString>(Columns), Kind::Changed};
    row.cells[ChangeColumn] = tr("the order differs");
    row.cells[FirstColumn] = row.cells[SecondColumn] = QString(4 * depth, u' ') + u'…';
    m_rows.push_back(std::move(row));
}

QString ListComparisonModel::cell(const Entry* entry, std::size_t side, int depth) const {
    if (!entry)
        return {};
    const auto& rows = m_summaries[side].rows;
    const auto row = std::ranges::find_if(
        rows, [entry](const ListRow& one) { return one.line == entry->place.line && entry->children.empty(); });
    QString name = QString::fromStdString(entry->text("name", entry->text("leader", entry->text("type"))));
    if (row != rows.end()) {
        name = QString::fromStdString(row->name);
        if (row->type && row->type->name != row->name)
            name += QStringLiteral(", ") + translated(row->type->name);
        if (row->count > 1)
            name += QStringLiteral(" × %1").arg(row->count);
    }
    if (name.isEmpty())
        name = headingOfKey(entry->text("kind", entry->table));
    return QString(4 * depth, u' ') + name;
}

QString ListComparisonModel::points(const Entry* entry, std::size_t side) const {
    if (!entry)
        return {};
    std::optional<int> all;
    for (const ListRow& row : m_summaries[side].rows)
        if (row.line >= entry->place.line && row.line < entry->place.line + entry->lines && row.points)
            all = all.value_or(0) + *row.points;
    return all ? QString::number(*all) : QString();
}

QString ListComparisonModel::words(const EntryPair& pair) const {
    if (!pair.second)
        return tr("only in the first");
    if (!pair.first)
        return tr("only in the second");
    QStringList all;
    for (const FieldChange& change : pair.changes)
        all << words(change);
    return all.join(QStringLiteral("; "));
}

QString ListComparisonModel::words(const FieldChange& change) const {
    const QString key = wordsOfKey(change.key);
    if (isTrue(change.first) && !isTrue(change.second))
        return tr("%1 only in the first").arg(key);
    if (isTrue(change.second) && !isTrue(change.first))
        return tr("%1 only in the second").arg(key);
    const std::optional<FieldValue> first = change.first ? change.first : meantWithout(change.key);
    const std::optional<FieldValue> second = change.second ? change.second : meantWithout(change.key);
    if (!second)
        return tr("%1: %2 in the first, none in the second").arg(key, shown(*first));
    if (!first)
        return tr("%1: none in the first, %2 in the second").arg(key, shown(*second));
    return tr("%1: %2 in the first, %3 in the second").arg(key, shown(*first), shown(*second));
}

QString ListComparisonModel::title(int column) const {
    switch (column) {
    case FirstColumn:
        return QString::fromStdString(m_sides[0].list.name);
    case SecondColumn:
        return QString::fromStdString(m_sides[1].list.name);
    case ChangeColumn:
        return tr("What differs");
    default:
        return tr("Points");
    }
}

Qt::Alignment ListComparisonModel::alignment(int column) const {
    const bool isPoints = column == FirstPointsColumn || column == SecondPointsColumn;
    return (isPoints ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter;
}

}  // namespace ephor
