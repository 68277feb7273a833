// The survivors of one side: one row for each piece, with a histogram of what was left of it.
#pragma once

#include "core/odds/odds_report.h"

#include <QAbstractTableModel>

namespace ephor {

class OddsUnitsModel final : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { UnitColumn, LeftColumn, GoneColumn, Columns };
    enum Role {
        SharesRole = Qt::UserRole,  ///< for LeftColumn: QList<double>, element s is the share of battles with s left
        SecondRole                  ///< the cell's second line, in smaller type
    };

    OddsUnitsModel(std::shared_ptr<const Game> game, Side side, QObject* parent = nullptr);

    /// Null: no results yet.
    void setReport(std::shared_ptr<const OddsReport> report);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    std::shared_ptr<const Game> m_game;
    Side m_side;
    std::vector<PieceId> m_pieces;
    std::shared_ptr<const OddsReport> m_report;
};

}  // namespace ephor
