// The matrix as a table: how often the row's list beats all others, its rank, and how often it beats the column's list.
#pragma once

#include "models/odds/odds_matrix.h"

#include <QAbstractTableModel>

namespace ephor {

class OddsMatrixModel final : public QAbstractTableModel {
    Q_OBJECT

public:
    /// From 0 to 1: how often the row's list wins; nothing where it is not known.
    static constexpr int WinsRole = Qt::UserRole;

    /// The lists follow in the order of the matrix.
    enum Column { AllColumn, RankColumn, FirstListColumn };

    /// The matrix must outlive it.
    explicit OddsMatrixModel(const OddsMatrix& matrix, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    QVariant ofAll(int row, int role) const;
    QVariant ofRank(int row, int role) const;
    QVariant ofPair(int row, int other, int role) const;
    QString about(int row, int other) const;
    QString nameOf(int list) const;

    const OddsMatrix& m_matrix;
};

}  // namespace ephor
