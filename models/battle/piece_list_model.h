// The units of a battle as a table; an alternative to the picture, also for screen readers.
#pragma once

#include "models/battle/battle_session.h"
#include "models/common/table_model.h"
#include "models/text/battle_words.h"

namespace ephor {

class PieceListModel final : public TableModel {
    Q_OBJECT

public:
    enum Column { SideColumn, NameColumn, TypeColumn, StrengthColumn, StateColumn, PlaceColumn, Columns };
    enum Role { PieceRole = Qt::UserRole, SideRole };

    explicit PieceListModel(const BattleSession& session, QObject* parent = nullptr);

    QVariant data(const QModelIndex& index, int role) const override;

    PieceId piece(const QModelIndex& index) const { return index.isValid() ? PieceId(index.row()) : PieceId{}; }
    /// All rows with tabs between the columns, for a spreadsheet.
    QString asTsv() const;

private:
    int rows() const override { return m_session.table().pieces(); }
    QString state(const Table& table, PieceId piece) const;

    const BattleSession& m_session;
    BattleWords m_words;
};

}  // namespace ephor
