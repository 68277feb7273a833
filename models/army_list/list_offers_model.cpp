#include "models/army_list/list_offers_model.h"

#include "models/army_list/list_tree_model.h"
#include "models/text.h"

#include <QMimeData>

namespace ephor {

void ListOffersModel::setSystem(const RuleSystem* system) {
    if (system == m_system)
        return;
    beginResetModel();
    m_system = system;
    m_offers = system ? offersOf(*system) : std::vector<ListOffer>{};
    endResetModel();
}

const ListOffer* ListOffersModel::offer(int number) const {
    return number >= 0 && number < std::ssize(m_offers) ? &m_offers[static_cast<std::size_t>(number)] : nullptr;
}

int ListOffersModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_offers.size());
}

int ListOffersModel::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : Columns; }

/// The stats and traits of the type; for a table without types a description of it.
QString ListOffersModel::about(const ListOffer& offer) const {
    if (!offer.type)
        return tr("A new [[%1]]").arg(QString::fromStdString(offer.heading));
    QStringList parts;
    for (const Stat& stat : offer.type->stats)
        parts << tr("%1 %2").arg(wordsOfKey(stat.key)).arg(stat.value);
    for (const std::string& trait : offer.type->traits)
        parts << wordsOfKey(trait);
    if (!offer.type->rule.empty())
        parts << QString::fromStdString(offer.type->rule);
    return QString::fromStdString(offer.name) + QStringLiteral(": ") + parts.join(QStringLiteral(", "));
}

QVariant ListOffersModel::data(const QModelIndex& index, int role) const {
    const ListOffer* one = checkIndex(index, CheckIndexOption::IndexIsValid) ? offer(index.row()) : nullptr;
    if (!one)
        return {};
    switch (role) {
    case Qt::DisplayRole:
        if (index.column() == NameColumn)
            return QString::fromStdString(one->name);
        return one->type && one->type->points ? QVariant(*one->type->points) : QVariant();
    case Qt::TextAlignmentRole:
        return index.column() == PointsColumn ? QVariant(Qt::AlignRight | Qt::AlignVCenter) : QVariant();
    case Qt::ToolTipRole:
    case SearchRole:
        return about(*one);
    case SignRole:
        return one->type ? QString::fromStdString(one->type->sign) : QString();
    default:
        return {};
    }
}

QVariant ListOffersModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return section == PointsColumn ? QVariant(Qt::AlignRight | Qt::AlignVCenter)
                                       : QVariant(Qt::AlignLeft | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    return section == NameColumn ? tr("Troops") : tr("Points");
}

Qt::ItemFlags ListOffersModel::flags(const QModelIndex& index) const {
    return QAbstractTableModel::flags(index) | (index.isValid() ? Qt::ItemIsDragEnabled : Qt::NoItemFlags);
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
