#include "models/odds/odds_units_model.h"

#include "models/text/battle_words.h"
#include "models/text/odds_words.h"

namespace ephor {

OddsUnitsModel::OddsUnitsModel(std::shared_ptr<const Game> game, Side side, QObject* parent)
    : TableModel(parent), m_game(std::move(game)) {
    for (const PieceId piece : m_game->opening().all(side))
        m_pieces.push_back(piece);
    const QString name = QString::fromStdString(m_game->setup().lists[ephor::index(side)].name).section(u',', 0, 0);
    setHeadings({{tr("%1: %2 units").arg(name).arg(m_pieces.size()), alignLeft},
                 {tr("%1 left").arg(translated(m_game->system().info().strengthName)), alignLeft},
                 {tr("gone"), alignRight}});
}

void OddsUnitsModel::setReport(std::shared_ptr<const OddsReport> report) {
    m_report = std::move(report);
    if (!m_pieces.empty())
        Q_EMIT dataChanged(index(0, 0), index(static_cast<int>(m_pieces.size()) - 1, Columns - 1));
}

QVariant OddsUnitsModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const PieceId id = m_pieces[static_cast<std::size_t>(index.row())];
    const PieceInfo& piece = m_game->piece(id);
    const bool known = m_report && m_report->runs() > 0;
    if (role == Qt::TextAlignmentRole)
        return index.column() == GoneColumn ? QVariant(Qt::AlignRight | Qt::AlignVCenter) : QVariant();
    if (role == SharesRole) {
        QList<double> shares;
        if (known)
            for (const std::int64_t count : m_report->left(id))
                shares << static_cast<double>(count) / static_cast<double>(m_report->runs());
        return QVariant::fromValue(shares);
    }
    if (role != Qt::DisplayRole && role != SecondRole)
        return {};
    switch (index.column()) {
    case UnitColumn:
        if (role == Qt::DisplayRole)
            return QString::fromStdString(piece.name);
        return known ? meanLeft(*m_report, id, piece.strength) : QString();
    case LeftColumn:
        return role == Qt::DisplayRole && known ? QVariant(meanLeft(*m_report, id, piece.strength)) : QVariant();
    case GoneColumn:
        if (!known)
            return {};
        return role == Qt::DisplayRole ? share(m_report->gone(id).p) : plusMinus(m_report->gone(id));
    default:
        return {};
    }
}

}  // namespace ephor
