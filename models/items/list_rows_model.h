// The units of an army list, a row for each entry: a view of the document's summary.
#pragma once

#include "models/documents/army_list_document.h"

#include <QAbstractTableModel>

namespace ephor {

class ListRowsModel final : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { UnitColumn, TypeColumn, CountColumn, PointsColumn, Columns };
    enum Role {
        SignRole = Qt::UserRole,  ///< of the type: hoplite, cavalry, …; empty where the type is unknown
        LineRole,
        WorstRole,  ///< the worst Severity within the entry as a number, or -1
        GeneralRole
    };

    explicit ListRowsModel(const ArmyListDocument& document, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

    const ListRow& row(int number) const { return m_document.summary().rows[static_cast<std::size_t>(number)]; }
    /// The row of the entry that a line belongs to; -1 where there is none.
    int rowOfLine(int line) const;

private:
    int worst(const ListRow& row) const;

    const ArmyListDocument& m_document;
    int m_rows = 0;
};

/// True where an entry holds the army's general.
bool hasGeneral(const Entry& entry);

}  // namespace ephor
