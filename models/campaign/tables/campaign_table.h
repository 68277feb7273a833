// What the tables of a campaign have in common: a row for each thing that is to be seen, a cell for each fact that is
// known.
#pragma once

#include "models/campaign/campaign_sight.h"

#include <QAbstractTableModel>

namespace ephor {

class CampaignTable : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Role {
        SortRole = Qt::UserRole,  ///< numbers as numbers
        IdRole,                   ///< the row's thing
        PowerRole,                ///< whose it is, as a number; none: -1
    };

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

    /// -1: no row of this model.
    int idOf(const QModelIndex& index) const;
    QModelIndex indexOf(int id) const;
    /// False for a column of a part of the rules that the campaign is played without.
    bool hasColumn(int column) const;

protected:
    struct Heading {
        QString title;
        QString about;                                ///< what the column tells, for its tool tip
        std::optional<campaign::Module> module = {};  ///< without which there is nothing to tell
    };

    /// The sight must outlive it. Who derives calls look() when he is made.
    CampaignTable(CampaignSight& sight, std::vector<Heading> headings, QObject* parent);

    /// Ids of the rows.
    virtual std::vector<int> rows() const = 0;
    /// A number, a text, or nothing where it is not known. As it is shown and as it is sorted.
    virtual QVariant cell(int id, int column) const = 0;
    virtual campaign::PowerId power(int id) const = 0;
    void look();

    const CampaignSight& sight() const { return m_sight; }
    const campaign::Campaign& campaign() const { return m_sight.campaign(); }

private:
    QString nameAndPower(int id, const QString& name) const;

    CampaignSight& m_sight;
    std::vector<Heading> m_headings;
    std::vector<int> m_ids;
};

}  // namespace ephor
