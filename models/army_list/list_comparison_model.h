// Two lists side by side: matching entries in one row, with a text for the differences.
#pragma once

#include "core/army/list_differences.h"
#include "core/battle/game.h"
#include "models/common/comparison_model.h"

namespace ephor {

class ListComparisonModel final : public ComparisonModel {
    Q_OBJECT

public:
    enum Column { FirstColumn, FirstPointsColumn, ChangeColumn, SecondColumn, SecondPointsColumn, Columns };

    /// A list and its system; a null system means that points are unknown.
    struct Side {
        ArmyList list;
        const RuleSystem* system = nullptr;
    };

    explicit ListComparisonModel(QObject* parent = nullptr) : ComparisonModel(Columns, parent) {}

    void compare(Side first, Side second);
    bool isSame() const { return m_comparison.isSame(); }

protected:
    QString title(int column) const override;
    Qt::Alignment alignment(int column) const override;

private:
    void addHead();
    QString systemName(std::size_t side) const;
    void add(const EntryPair& pair, int depth);
    void addOrder(bool differs, int depth);
    QString cell(const Entry* entry, std::size_t side, int depth) const;
    QString points(const Entry* entry, std::size_t side) const;
    QString words(const EntryPair& pair) const;
    QString words(const FieldChange& change) const;

    std::array<Side, 2> m_sides;
    std::array<ListSummary, 2> m_summaries;
    ListComparison m_comparison;
};

}  // namespace ephor
