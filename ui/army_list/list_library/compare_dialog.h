// Two lists side by side, with their differences.
#pragma once

#include "core/io/lists/army_list_io.h"
#include "models/army_list/list_comparison_model.h"
#include "ui/common/comparison_dialog.h"

namespace ephor {

/// Reads the list in a file for a comparison; fails where there is none or its system is not known.
Result<ListComparisonModel::Side> comparedList(const QString& file, const FindSystem& find,
                                               const std::vector<std::string>& systems);

class CompareDialog final : public ComparisonDialog {
    Q_OBJECT

public:
    /// The settings store its size and must outlive it; null: nothing is stored.
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
