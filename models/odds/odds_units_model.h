// The survivors of one side: one row for each piece, with a histogram of what was left of it.
#pragma once

#include "core/odds/odds_report.h"
#include "models/common/table_model.h"

namespace ephor {

class OddsUnitsModel final : public TableModel {
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

    QVariant data(const QModelIndex& index, int role) const override;

private:
    int rows() const override { return static_cast<int>(m_pieces.size()); }

    std::shared_ptr<const Game> m_game;
    std::vector<PieceId> m_pieces;
    std::shared_ptr<const OddsReport> m_report;
};

}  // namespace ephor
