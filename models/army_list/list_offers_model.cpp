#include "models/army_list/list_offers_model.h"

#include "core/io/trait_texts.h"
#include "models/army_list/list_tree_model.h"
#include "models/text.h"
#include "models/text/battle_words.h"

#include <QMimeData>

namespace ephor {

namespace {

/// Adds the flag of the general to an offer, or takes it away.
void setGeneral(ListOffer& offer, bool general) {
    std::erase_if(offer.fields, [](const Field& field) { return field.key == "general"; });
    if (general)
        offer.fields.push_back({"general", true, {}, {}, 0, 0});
}

}  // namespace

ListOffersModel::ListOffersModel(QObject* parent) : TableModel(parent) {
    setHeadings({{tr("Troops"), alignLeft}, {tr("Places"), alignRight}, {tr("Points"), alignRight}, {{}, alignLeft}});
}

void ListOffersModel::show(const RuleSystem* system, const ArmyList* list) {
    const bool isOther = system != m_system;
    if (isOther) {
        beginResetModel();
        m_system = system;
        m_offers = system ? offersOf(*system) : std::vector<ListOffer>{};
    }
    const auto all = system && list ? system->places(*list) : std::optional<std::vector<TypePlaces>>{};
    m_rooms.assign(m_offers.size(), {});
    for (std::size_t i = 0; list && i < m_offers.size(); ++i) {
        m_rooms[i] = roomFor(m_offers[i], *list, all);
        if (all && m_offers[i].type)
            setGeneral(m_offers[i], m_rooms[i] && m_rooms[i]->asGeneral);
    }
    if (isOther)
        endResetModel();
    else if (!m_offers.empty())
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, Columns - 1));
}

ListOffersModel::Room ListOffersModel::roomFor(const ListOffer& offer, const ArmyList& list,
                                               const std::optional<std::vector<TypePlaces>>& all) const {
    if (offer.heading == "general") {
        const bool has = std::ranges::contains(list.entries, offer.heading, &Entry::table);
        return TypePlaces{offer.heading, has ? 0 : 1, 1};
    }
    if (!all || !offer.type)
        return {};
    const auto found = std::ranges::find(*all, offer.type->id, &TypePlaces::type);
    return found == all->end() ? TypePlaces{offer.type->id} : *found;
}

bool ListOffersModel::hasPlaces() const {
    for (std::size_t i = 0; i < m_offers.size(); ++i)
        if (m_offers[i].type && m_rooms[i])
            return true;
    return false;
}

const ListOffer* ListOffersModel::offer(int number) const {
    return number >= 0 && number < std::ssize(m_offers) ? &m_offers[static_cast<std::size_t>(number)] : nullptr;
}

/// The stats and traits of the type; for a table without types a description of it.
QString ListOffersModel::about(const ListOffer& offer) const {
    if (!offer.type)
        return tr("%1: a new [[%2]]").arg(translated(offer.name), QString::fromStdString(offer.heading));
    QStringList parts;
    for (const Stat& stat : offer.type->stats)
        parts << tr("%1 %2").arg(headingOfKey(stat.key)).arg(stat.value);
    for (const std::string& trait : offer.type->traits)
        parts << headingOfKey(trait);
    if (!offer.type->rule.empty())
        parts << QString::fromStdString(offer.type->rule);
    return translated(offer.name) + QStringLiteral(": ") + parts.join(QStringLiteral(", "));
}

/// The same, with the rule of each trait in our words.
QString ListOffersModel::explained(const ListOffer& offer) const {
    QStringList lines{about(offer)};
    if (m_system && offer.type)
        for (const TraitText& one : traitTextsOf(m_system->info().id, {offer.type}))
            lines << tr("%1: %2").arg(headingOfKey(one.trait), translated(one.text));
    return lines.join(u'\n');
}

QVariant ListOffersModel::cell(int row, int column) const {
    const ListOffer& one = m_offers[static_cast<std::size_t>(row)];
    const Room& room = m_rooms[static_cast<std::size_t>(row)];
    switch (column) {
    case NameColumn:
        return translated(one.name);
    case LeftColumn:
        return room ? tr("%1 of %2 left").arg(room->left).arg(room->total) : QVariant();
    case PointsColumn:
        return one.type && one.type->points ? QVariant(*one.type->points) : QVariant();
    default:
        return {};
    }
}

QVariant ListOffersModel::data(const QModelIndex& index, int role) const {
    const ListOffer* one = checkIndex(index, CheckIndexOption::IndexIsValid) ? offer(index.row()) : nullptr;
    if (!one)
        return {};
    switch (role) {
    case Qt::DisplayRole:
        return cell(index.row(), index.column());
    case Qt::AccessibleTextRole:
        return index.column() == AddColumn ? QVariant(tr("Add %1").arg(QString::fromStdString(one->name)))
                                           : cell(index.row(), index.column());
    case Qt::TextAlignmentRole:
        return index.column() == PointsColumn || index.column() == LeftColumn
                   ? QVariant(Qt::AlignRight | Qt::AlignVCenter)
                   : QVariant();
    case Qt::ToolTipRole:
        return index.column() == AddColumn ? tr("Add %1 to the list").arg(QString::fromStdString(one->name))
                                           : explained(*one);
    case SearchRole:
        return about(*one);
    case SignRole:
        return one->type ? QString::fromStdString(one->type->sign) : QString();
    case HasPlaceRole: {
        const Room& room = m_rooms[static_cast<std::size_t>(index.row())];
        return !room || room->total > 0;
    }
    case RuleRole:
        return one->type ? QString::fromStdString(one->type->rule) : QString();
    default:
        return {};
    }
}

Qt::ItemFlags ListOffersModel::flags(const QModelIndex& index) const {
    if (!index.isValid())
        return Qt::NoItemFlags;
    const Room& room = m_rooms[static_cast<std::size_t>(index.row())];
    return room && room->left == 0 ? Qt::ItemFlags(Qt::ItemIsSelectable)
                                   : TableModel::flags(index) | Qt::ItemIsDragEnabled;
}

QStringList ListOffersModel::mimeTypes() const { return {ListTreeModel::offerMime}; }

QMimeData* ListOffersModel::mimeData(const QModelIndexList& indexes) const {
    if (indexes.isEmpty())
        return nullptr;
    auto* data = new QMimeData;
    data->setData(ListTreeModel::offerMime, QByteArray::number(indexes.front().row()));
    return data;
}

}  // namespace ephor
