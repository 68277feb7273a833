// What can be added to a list: the rows of the catalogue.
#pragma once

#include "core/io/lists/edit/list_choices.h"
#include "models/common/table_model.h"

namespace ephor {

class ListOffersModel final : public TableModel {
    Q_OBJECT

public:
    enum Column { NameColumn, LeftColumn, PointsColumn, AddColumn, Columns };
    enum Role {
        SignRole = Qt::UserRole,
        SearchRole,    ///< text that a search covers
        HasPlaceRole,  ///< false if the list's published army has no place for the type at all
        RuleRole
    };

    explicit ListOffersModel(QObject* parent = nullptr);

    /// The rows of a system, and how many of each still fit into a list. Null: no rows; no list: any number fits.
    void show(const RuleSystem* system, const ArmyList* list);
    const ListOffer* offer(int number) const;
    /// True if the list's army says how many of each type may be taken.
    bool hasPlaces() const;

    QVariant data(const QModelIndex& index, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    QStringList mimeTypes() const override;
    QMimeData* mimeData(const QModelIndexList& indexes) const override;

private:
    int rows() const override { return static_cast<int>(m_offers.size()); }
    using Room = std::optional<TypePlaces>;

    Room roomFor(const ListOffer& offer, const ArmyList& list, const std::optional<std::vector<TypePlaces>>& all) const;
    QString about(const ListOffer& offer) const;
    QString explained(const ListOffer& offer) const;
    QVariant cell(int row, int column) const;

    const RuleSystem* m_system = nullptr;
    std::vector<ListOffer> m_offers;
    std::vector<Room> m_rooms;  ///< of each offer; none: any number
};

}  // namespace ephor
