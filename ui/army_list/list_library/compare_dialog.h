// Two lists side by side, and what differs between them.
#pragma once

#include "core/io/army_list_io.h"
#include "models/army_list/list_comparison_model.h"
#include "ui/common/comparison_dialog.h"

namespace ephor {

/// The list of a file, for the comparison; why not, where there is none to read or its system is not known.
Result<ListComparisonModel::Side> comparedList(const QString& file, const FindSystem& find,
                                               const std::vector<std::string>& systems);

class CompareDialog final : public ComparisonDialog {
    Q_OBJECT

public:
    /// The settings keep its size and must outlive it; none: nothing is remembered.
    CompareDialog(ListComparisonModel::Side first, ListComparisonModel::Side second, QSettings* settings,
                  QWidget* parent = nullptr);

private:
    using Sides = std::array<ListComparisonModel::Side, 2>;
    CompareDialog(ListComparisonModel* model, Sides sides, QSettings* settings, QWidget* parent);

    void fill();
    void swap();

    Sides m_sides;
    ListComparisonModel* m_model;
};

}  // namespace ephor
