// The units as a list beside the table.
#pragma once

#include "models/battle/piece_list_model.h"

#include <QSortFilterProxyModel>
#include <QTableView>

namespace ephor {

class UnitsView final : public QTableView {
    Q_OBJECT

public:
    explicit UnitsView(BattleSession& session, QWidget* parent = nullptr);

Q_SIGNALS:
    void pieceChosen(ephor::PieceId piece);

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    PieceListModel m_pieces;
    QSortFilterProxyModel m_sorted;
};

}  // namespace ephor
