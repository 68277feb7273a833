// Base of the tables of a campaign: one row for each visible item, with the facts that the view may know.
#pragma once

#include "models/campaign/campaign_sight.h"
#include "models/common/table_model.h"

namespace ephor {

class CampaignTable : public TableModel {
    Q_OBJECT

public:
    enum Role {
        SortRole = Qt::UserRole,  ///< numbers as numbers
        IdRole,                   ///< the row's item
        PowerRole,                ///< index of the item's power; none: -1
    };

    QVariant data(const QModelIndex& index, int role) const override;

    /// -1: not a row of this model.
    int idOf(const QModelIndex& index) const;
    QModelIndex indexOf(int id) const;
    /// False for a column of an optional rule that the campaign does not use.
    bool hasColumn(int column) const;

protected:
    struct ColumnHead {
        QString title;
        QString about;                                ///< tool tip
        std::optional<campaign::Module> module = {};  ///< the optional rule that the column belongs to
    };

    /// The sight must outlive it. Derived classes call refresh() in their constructors.
    CampaignTable(CampaignSight& sight, const std::vector<ColumnHead>& columns, QObject* parent);

    /// Ids of the rows.
    virtual std::vector<int> rowIds() const = 0;
    /// A number, a text, or nothing where it is not known; used for display and for sorting.
    virtual QVariant cell(int id, int column) const = 0;
    virtual campaign::PowerId power(int id) const = 0;
    void refresh();

    const CampaignSight& sight() const { return m_sight; }
    const campaign::Campaign& campaign() const { return m_sight.campaign(); }

private:
    int rows() const final { return static_cast<int>(m_ids.size()); }
    QString nameAndPower(int id, const QString& name) const;

    CampaignSight& m_sight;
    std::vector<std::optional<campaign::Module>> m_modules;  ///< by column
    std::vector<int> m_ids;
};

}  // namespace ephor
