#include "models/battle/piece_list_model.h"

#include <QLocale>
#include <numbers>

namespace ephor {

PieceListModel::PieceListModel(const BattleSession& session, QObject* parent)
    : TableModel(parent), m_session(session), m_words(session.game()) {
    setHeadings({{tr("Side")},
                 {tr("Unit")},
                 {tr("Type")},
                 {translated(session.info().strengthName)},
                 {tr("State")},
                 {tr("Place")}});
    const auto all = [this] {
        if (rowCount() > 0)
            Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, Columns - 1));
    };
    connect(&session, &BattleSession::changed, this, all);
    connect(&session, &BattleSession::momentChanged, this, all);
}

QString PieceListModel::state(const Table& table, PieceId piece) const {
    if (table.removed().contains(piece))
        return tr("lost");
    if (!table.isPresent(piece))
        return tr("not yet on the table");
    QStringList states;
    for (const Sign& sign : m_session.game().signs(table, piece))
        if (sign.marker != Marker::None || sign.number == 0)  // a bare number is internal
            states << text(sign.words);
    if (!table.enemiesTouching(piece).empty())
        states << tr("in contact");
    return states.join(QStringLiteral(", "));
}

QVariant PieceListModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid())
        return {};
    const PieceId id(index.row());
    const PieceInfo& info = m_session.game().piece(id);
    const Table& table = m_session.tableShown();
    if (role == PieceRole)
        return index.row();
    if (role == SideRole)
        return static_cast<int>(ephor::index(info.side));
    if (role == Qt::TextAlignmentRole && index.column() == StrengthColumn)
        return QVariant(Qt::AlignRight | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    switch (index.column()) {
    case SideColumn:
        return m_words.side(info.side);
    case NameColumn:
        return m_words.piece(id);
    case TypeColumn:
        return info.type ? translated(info.type->name) : QString();
    case StrengthColumn:
        return tr("%1 of %2")
            .arg(table.isPresent(id) || table.removed().contains(id) ? m_session.game().strength(table, id)
                                                                     : info.strength)
            .arg(info.strength);
    case StateColumn:
        return state(table, id);
    case PlaceColumn: {
        if (!table.isPresent(id))
            return {};
        const Pose& pose = table.body(id).pose;
        const int bearing = (qRound(std::atan2(pose.facing.x, pose.facing.y) * 180 / std::numbers::pi) + 360) % 360;
        return tr("x %1 y %2, faces %3°")
            .arg(QLocale().toString(pose.centre.x, 'f', 1), QLocale().toString(pose.centre.y, 'f', 1))
            .arg(bearing);
    }
    default:
        return {};
    }
}

QString PieceListModel::asTsv() const {
    QString lines;
    for (int row = -1; row < rowCount(); ++row) {
        QStringList cells;
        for (int column = 0; column < Columns; ++column)
            cells << (row < 0 ? headerData(column, Qt::Horizontal, Qt::DisplayRole)
                              : data(index(row, column), Qt::DisplayRole))
                         .toString();
        lines += cells.join(QLatin1Char('\t')) + QLatin1Char('\n');
    }
    return lines;
}

}  // namespace ephor
