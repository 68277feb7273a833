// Two lists side by side: each entry beside its like, and in words what differs.
#pragma once

#include "core/army/list_differences.h"
#include "core/battle/game.h"

#include <QAbstractTableModel>

namespace ephor {

class ListComparisonModel final : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { FirstColumn, FirstPointsColumn, ChangeColumn, SecondColumn, SecondPointsColumn, Columns };
    enum class Kind { Same, Changed, OnlyFirst, OnlySecond };
    static constexpr int KindRole = Qt::UserRole;

    /// A list as it was read; its system may be none, then nothing is known of points.
    struct Side {
        ArmyList list;
        const RuleSystem* system = nullptr;
    };

    explicit ListComparisonModel(QObject* parent = nullptr) : QAbstractTableModel(parent) {}

    void compare(Side first, Side second);
    bool isSame() const { return m_comparison.isSame(); }
    /// How many rows are not the same on both sides.
    int differences() const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    struct Row {
        std::array<QString, Columns> cells;
        Kind kind = Kind::Same;
    };

    void addHead();
    void add(const EntryPair& pair, int depth);
    void addOrder(bool differs, int depth);
    QString cell(const Entry* entry, std::size_t side, int depth) const;
    QString points(const Entry* entry, std::size_t side) const;
    QString words(const EntryPair& pair) const;
    QString words(const FieldChange& change) const;

    std::array<Side, 2> m_sides;
    std::array<ListSummary, 2> m_summaries;
    ListComparison m_comparison;
    std::vector<Row> m_rows;
};

}  // namespace ephor
