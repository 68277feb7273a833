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
        for (const QModelIndex& cell : {index(row, FirstListColumn + column), index(column, FirstListColumn + row)})
            Q_EMIT dataChanged(cell, cell);
        Q_EMIT dataChanged(index(0, AllColumn), index(rowCount() - 1, RankColumn));
    });
}

int OddsMatrixModel::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : m_matrix.lists(); }

int OddsMatrixModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() || m_matrix.lists() == 0 ? 0 : FirstListColumn + m_matrix.lists();
}

QVariant OddsMatrixModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid())
        return {};
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue(Qt::Alignment(Qt::AlignCenter));
    switch (index.column()) {
    case AllColumn:
        return ofAll(index.row(), role);
    case RankColumn:
        return ofRank(index.row(), role);
    default:
        return ofPair(index.row(), index.column() - FirstListColumn, role);
    }
}

QVariant OddsMatrixModel::ofAll(int row, int role) const {
    const std::optional<Share> wins = m_matrix.winsAgainstAll(row);
    switch (role) {
    case WinsRole:
        return wins ? QVariant(wins->p) : QVariant();
    case Qt::ToolTipRole:
        return wins ? tr("%1 beats the others in %2 on average (%3)").arg(nameOf(row), share(wins->p), interval(*wins))
                    : QVariant();
    case Qt::DisplayRole:
        return wins ? share(wins->p) + u' ' + plusMinus(*wins) : tr("…");
    default:
        return {};
    }
}

QVariant OddsMatrixModel::ofRank(int row, int role) const {
    const std::optional<Rank> rank = m_matrix.ranks()[static_cast<std::size_t>(row)];
    if (role == Qt::ToolTipRole && rank && rank->best != rank->worst)
        return tr("The intervals overlap; more battles may separate these ranks");
    if (role != Qt::DisplayRole)
        return {};
    return !rank                       ? tr("…")
           : rank->best == rank->worst ? QString::number(rank->best)
                                       : tr("%1 to %2").arg(rank->best).arg(rank->worst);
}

QVariant OddsMatrixModel::ofPair(int row, int other, int role) const {
    const std::optional<Share> wins = m_matrix.wins(row, other);
    switch (role) {
    case WinsRole:
        return wins ? QVariant(wins->p) : QVariant();
    case Qt::ToolTipRole:
        return about(row, other);
    case Qt::DisplayRole:
        if (row == other)
            return QStringLiteral("–");
        if (!m_matrix.whyNot(row, other).empty())
            return tr("cannot meet");
        return wins ? share(wins->p) + u' ' + plusMinus(*wins) : tr("…");
    default:
        return {};
    }
}

/// The name of a list; of lists with the same name, numbered.
QString OddsMatrixModel::nameOf(int list) const {
    const std::string& name = m_matrix.list(list).name;
    int alike = 0;
    int number = 0;
    for (int i = 0; i < m_matrix.lists(); ++i)
        if (m_matrix.list(i).name == name) {
            ++alike;
            number += i <= list ? 1 : 0;
        }
    const QString shown = QString::fromStdString(name);
    return alike > 1 ? tr("%1 (%2)").arg(shown).arg(number) : shown;
}

QString OddsMatrixModel::about(int row, int other) const {
    if (row == other)
        return tr("A list against itself is even.");
    const Diagnostics& why = m_matrix.whyNot(row, other);
    if (!why.empty())
        return text(why);
    const std::optional<Share> wins = m_matrix.wins(row, other);
    if (!wins)
        return tr("%1 against %2: not fought yet").arg(nameOf(row), nameOf(other));
    return tr("%1 beats %2 in %3 (%4), a draw in %5, of %n battles", nullptr,
              static_cast<int>(m_matrix.battles(row, other)))
        .arg(nameOf(row), nameOf(other), share(wins->p), interval(*wins), share(m_matrix.draws(row, other)->p));
}

QVariant OddsMatrixModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation == Qt::Horizontal && section < FirstListColumn) {
        const bool isAll = section == AllColumn;
        if (role == Qt::ToolTipRole)
            return isAll ? tr("How often the list beats the others; each of them counts the same")
                         : tr("Rank by the previous column; a range if intervals overlap");
        return role == Qt::DisplayRole ? QVariant(isAll ? tr("All others") : tr("Rank")) : QVariant();
    }
    const int list = orientation == Qt::Horizontal ? section - FirstListColumn : section;
    const QString name = nameOf(list);
    if (role == Qt::ToolTipRole)
        return name;
    if (role != Qt::DisplayRole)
        return {};
    // Leaves out the list's size after the comma, which is the same for all lists, unless it tells two lists apart.
    const QString brief = name.section(u',', 0, 0);
    int alike = 0;
    for (int i = 0; i < m_matrix.lists(); ++i)
        alike += nameOf(i).section(u',', 0, 0) == brief ? 1 : 0;
    return alike > 1 ? name : brief;
}

}  // namespace ephor
