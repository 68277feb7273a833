// Base of comparisons of lists and of campaigns: two things side by side, row by row, and their differences.
#pragma once

#include <QAbstractTableModel>

namespace ephor {

class ComparisonModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum class Kind { Same, Changed, OnlyFirst, OnlySecond };
    static constexpr int KindRole = Qt::UserRole;

    /// The number of rows that are not the same on both sides.
    int differences() const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

protected:
    struct Row {
        std::vector<QString> cells;  ///< by column
        Kind kind = Kind::Same;
    };

    ComparisonModel(int columns, QObject* parent) : QAbstractTableModel(parent), m_columns(columns) {}

    virtual QString title(int column) const = 0;
    /// The alignment of text in a column.
    virtual Qt::Alignment alignment(int) const { return Qt::AlignLeft | Qt::AlignVCenter; }

    std::vector<Row> m_rows;

private:
    int m_columns;
};

}  // namespace ephor
