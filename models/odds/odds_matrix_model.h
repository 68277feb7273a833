// The matrix as a table: how often the row's list beats the column's.
#pragma once

#include "models/odds/odds_matrix.h"

#include <QAbstractTableModel>

namespace ephor {

class OddsMatrixModel final : public QAbstractTableModel {
    Q_OBJECT

public:
    /// From 0 to 1: how often the row's list wins; nothing where it is not known.
    static constexpr int WinsRole = Qt::UserRole;

    /// The matrix must outlive it.
    explicit OddsMatrixModel(const OddsMatrix& matrix, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    QString about(int row, int column) const;

    const OddsMatrix& m_matrix;
};

}  // namespace ephor
