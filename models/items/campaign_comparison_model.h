// Two campaigns of one war side by side, row by row: a war, and what it might have been.
#pragma once

#include "core/campaign/comparison.h"

#include <QAbstractTableModel>

namespace ephor {

class CampaignComparisonModel final : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { AboutColumn, WhatColumn, FirstColumn, SecondColumn, Columns };
    /// Whether the row is another in the second.
    static constexpr int DiffersRole = Qt::UserRole;

    /// As both stand when it is made; they are of one war, see areOfOneWar(). `names` is what they are called.
    CampaignComparisonModel(const campaign::Journal& first, const campaign::Journal& second,
                            std::array<QString, 2> names, QObject* parent = nullptr);

    bool isSame() const { return m_comparison.isSame(); }
    /// How far they are the same, in a sentence.
    QString partingText() const;
    int differences() const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    struct Row {
        std::array<QString, Columns> cells;
        bool isNumber = false;
    };
    using Cells = std::array<QString, 2>;
    using Journals = campaign::Both<const campaign::Journal*>;

    void add(const QString& about, const QString& what, const Cells& values, bool isNumber = false);
    void addCourse(const Journals& journals);
    void addPowers(const campaign::Scenario& scenario);
    void addPlaces(const campaign::Scenario& scenario);
    void addBattles(const Journals& journals);
    void addLeaders(const campaign::Campaign& campaign);

    std::array<QString, 2> m_names;
    campaign::CampaignComparison m_comparison;
    std::vector<Row> m_rows;
};

}  // namespace ephor
