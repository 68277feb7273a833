// What can be added to a list: the rows of the catalogue.
#pragma once

#include "core/io/lists/list_choices.h"

#include <QAbstractTableModel>

namespace ephor {

class ListOffersModel final : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { NameColumn, PointsColumn, Columns };
    enum Role { SignRole = Qt::UserRole, SearchRole };  ///< text that a search covers

    explicit ListOffersModel(QObject* parent = nullptr) : QAbstractTableModel(parent) {}

    /// Null: no rows.
    void setSystem(const RuleSystem* system);
    const ListOffer* offer(int number) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    QStringList mimeTypes() const override;
    QMimeData* mimeData(const QModelIndexList& indexes) const override;

private:
    QString about(const ListOffer& offer) const;

    const RuleSystem* m_system = nullptr;
    std::vector<ListOffer> m_offers;
};

}  // namespace ephor
