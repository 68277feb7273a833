// Base of the tables of a campaign: one row for each visible item, with the facts that the view may know.
#pragma once

#include "models/campaign/campaign_sight.h"

#include <QAbstractTableModel>

namespace ephor {

class CampaignTable : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Role {
        SortRole = Qt::UserRole,  ///< numbers as numbers
        IdRole,                   ///< the row's item
        PowerRole,                ///< index of the item's power; none: -1
    };

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

    /// -1: not a row of this model.
    int idOf(const QModelIndex& index) const;
    QModelIndex indexOf(int id) const;
    /// False for a column of an optional rule that the campaign does not use.
    bool hasColumn(int column) const;

protected:
    struct Heading {
        QString title;
        QString about;                                ///< the column's tool tip
        std::optional<campaign::Module> module = {};  ///< the optional rule that the column belongs to
    };

    /// The sight must outlive it. Derived classes call refresh() in their constructors.
    CampaignTable(CampaignSight& sight, std::vector<Heading> headings, QObject* parent);

    /// Ids of the rows.
    virtual std::vector<int> rows() const = 0;
    /// A number, a text, or nothing where it is not known; used for display and for sorting.
    virtual QVariant cell(int id, int column) const = 0;
    virtual campaign::PowerId power(int id) const = 0;
    void refresh();

    const CampaignSight& sight() const { return m_sight; }
    const campaign::Campaign& campaign() const { return m_sight.campaign(); }

private:
    QString nameAndPower(int id, const QString& name) const;

    CampaignSight& m_sight;
    std::vector<Heading> m_headings;
    std::vector<int> m_ids;
};

}  // namespace ephor
