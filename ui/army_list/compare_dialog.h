// Two lists side by side, and what differs between them.
#pragma once

#include "core/io/army_list_io.h"
#include "models/items/list_comparison_model.h"

#include <QDialog>
#include <QSortFilterProxyModel>

class QCheckBox;
class QLabel;
class QSettings;
class QTableView;

namespace ephor {

/// The list of a file, for the comparison; why not, where there is none to read or its system is not known.
Result<ListComparisonModel::Side> comparedList(const QString& file, const FindSystem& find,
                                               const std::vector<std::string>& systems);

class CompareDialog final : public QDialog {
    Q_OBJECT

public:
    /// The settings keep its size and must outlive it; none: nothing is remembered.
    CompareDialog(ListComparisonModel::Side first, ListComparisonModel::Side second, QSettings* settings,
                  QWidget* parent = nullptr);

Q_SIGNALS:
    void manualWanted(const QString& topic);

private:
    void makeTable();
    void makeButtons();
    void fill();
    void swap();
    void copy();
    void showOnlyDifferent(bool only);

    std::array<ListComparisonModel::Side, 2> m_sides;
    ListComparisonModel m_model;
    QSortFilterProxyModel m_rows;
    QLabel* m_about = nullptr;
    QTableView* m_table = nullptr;
    QCheckBox* m_onlyDifferent = nullptr;
};

}  // namespace ephor
