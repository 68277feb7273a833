#include "models/odds/odds_matrix_model.h"

#include "models/text/battle_words.h"
#include "models/text/odds_words.h"

namespace ephor {

OddsMatrixModel::OddsMatrixModel(const OddsMatrix& matrix, QObject* parent)
    : QAbstractTableModel(parent), m_matrix(matrix) {
    connect(&matrix, &OddsMatrix::begun, this, [this] {
        beginResetModel();
        endResetModel();
    });
    connect(&matrix, &OddsMatrix::refined, this, [this](int row, int column) {
        for (const QModelIndex& cell : {index(row, column), index(column, row)})
            Q_EMIT dataChanged(cell, cell);
    });
}

int OddsMatrixModel::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : m_matrix.lists(); }
int OddsMatrixModel::columnCount(const QModelIndex& parent) const { return rowCount(parent); }

QVariant OddsMatrixModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid())
        return {};
    const int row = index.row();
    const int column = index.column();
    const std::optional<Share> wins = m_matrix.wins(row, column);
    switch (role) {
    case WinsRole:
        return wins ? QVariant(wins->p) : QVariant();
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(Qt::Alignment(Qt::AlignCenter));
    case Qt::ToolTipRole:
        return about(row, column);
    case Qt::DisplayRole:
        if (row == column)
            return QStringLiteral("–");
        if (!m_matrix.whyNot(row, column).empty())
            return tr("cannot meet");
        return wins ? QVariant(share(wins->p) + u' ' + plusMinus(*wins)) : QVariant(tr("…"));
    default:
        return {};
    }
}

QString OddsMatrixModel::about(int row, int column) const {
    if (row == column)
        return tr("A list against itself is even.");
    const Diagnostics& why = m_matrix.whyNot(row, column);
    if (!why.empty())
        return text(why);
    const auto name = [this](int i) { return QString::fromStdString(m_matrix.list(i).name); };
    const std::optional<Share> wins = m_matrix.wins(row, column);
    if (!wins)
        return tr("%1 against %2: not fought yet").arg(name(row), name(column));
    return tr("%1 beats %2 in %3 (%4), a draw in %5, of %n battles", nullptr,
              static_cast<int>(m_matrix.battles(row, column)))
        .arg(name(row), name(column), share(wins->p), interval(*wins), share(m_matrix.draws(row, column)->p));
}

QVariant OddsMatrixModel::headerData(int section, Qt::Orientation, int role) const {
    const QString name = QString::fromStdString(m_matrix.list(section).name);
    if (role == Qt::ToolTipRole)
        return name;
    if (role != Qt::DisplayRole)
        return {};
    // Leaves out the list's size after the comma, which is the same for all lists, unless it tells two lists apart.
    const QString brief = name.section(u',', 0, 0);
    int alike = 0;
    for (int i = 0; i < m_matrix.lists(); ++i)
        alike += QString::fromStdString(m_matrix.list(i).name).section(u',', 0, 0) == brief ? 1 : 0;
    return alike > 1 ? name : brief;
}

}  // namespace ephor
