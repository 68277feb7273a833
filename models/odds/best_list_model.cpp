#include "models/odds/best_list_model.h"

#include "models/text/battle_words.h"
#include "models/text/odds_words.h"

#include <QFileInfo>
#include <algorithm>

namespace ephor {

namespace {

/// Ranks of hundreds of lists are not sorted more often than they can be read.
constexpr int refreshEvery = 250;  // ms

}  // namespace

BestListModel::BestListModel(const BestList& best, QObject* parent) : QAbstractTableModel(parent), m_best(best) {
    m_refreshSoon.setSingleShot(true);
    m_refreshSoon.setInterval(refreshEvery);
    connect(&m_refreshSoon, &QTimer::timeout, this, &BestListModel::refresh);
    connect(&best, &BestList::begun, this, &BestListModel::reset);
    connect(&best, &BestList::progressed, this, [this] {
        if (!m_refreshSoon.isActive())
            m_refreshSoon.start();
    });
    connect(&best, &BestList::runningChanged, this, &BestListModel::refresh);
}

void BestListModel::reset() {
    beginResetModel();
    m_rows = m_best.standings();
    endResetModel();
    Q_EMIT refreshed();
}

/// Sorts the rows anew. What is selected stays with its list.
void BestListModel::refresh() {
    std::vector<BestList::Standing> rows = m_best.standings();
    if (rows.size() != m_rows.size())
        return reset();
    Q_EMIT layoutAboutToBeChanged();
    std::vector<int> rowOf(rows.size());
    for (std::size_t i = 0; i < rows.size(); ++i)
        rowOf[static_cast<std::size_t>(rows[i].list)] = static_cast<int>(i);
    for (const QModelIndex& old : persistentIndexList())
        changePersistentIndex(old, index(rowOf[static_cast<std::size_t>(list(old.row()))], old.column()));
    m_rows = std::move(rows);
    Q_EMIT layoutChanged();
    Q_EMIT refreshed();
}

int BestListModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int BestListModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : FirstEnemyColumn + (enemies() > 1 ? enemies() : 0);
}

QVariant BestListModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid())
        return {};
    const BestList::Standing& row = m_rows[static_cast<std::size_t>(index.row())];
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue(index.column() == NameColumn ? Qt::AlignLeft | Qt::AlignVCenter
                                                                : Qt::Alignment(Qt::AlignCenter));
    const OddsMatrix& matrix = m_best.matrix();
    switch (index.column()) {
    case RankColumn:
        return ofRank(row, role);
    case NameColumn:
        return ofName(row, role);
    case PointsColumn: {
        const std::optional<int> points = m_best.lists()[static_cast<std::size_t>(row.list)].points;
        return role == Qt::DisplayRole && points ? QVariant(*points) : QVariant();
    }
    case AllColumn:
        return ofShare(row, row.wins,
                       enemies() == 1 ? about(row.list, matrix.candidates())
                       : row.wins     ? tr("%1 beats these enemies in %2 on average (%3)")
                                        .arg(nameOf(row.list), share(row.wins->p), interval(*row.wins))
                                  : QString(),
                       role);
    default: {
        const int enemy = matrix.candidates() + index.column() - FirstEnemyColumn;
        return ofShare(row, matrix.wins(row.list, enemy), about(row.list, enemy), role);
    }
    }
}

QVariant BestListModel::ofRank(const BestList::Standing& row, int role) const {
    if (role == Qt::ToolTipRole && row.rank && row.rank->best == 1 && row.rank->worst > 1)
        return tr("May be the best: the intervals overlap. More battles tell them apart");
    if (role != Qt::DisplayRole)
        return {};
    return !row.rank                           ? tr("…")
           : row.rank->best == row.rank->worst ? QString::number(row.rank->best)
                                               : tr("%1 to %2").arg(row.rank->best).arg(row.rank->worst);
}

QVariant BestListModel::ofName(const BestList::Standing& row, int role) const {
    if (role == Qt::DisplayRole)
        return nameOf(row.list);
    return role == Qt::ToolTipRole ? QVariant(m_best.lists()[static_cast<std::size_t>(row.list)].file) : QVariant();
}

QVariant BestListModel::ofShare(const BestList::Standing& row, const std::optional<Share>& wins, const QString& about,
                                int role) const {
    switch (role) {
    case WinsRole:
        return wins ? QVariant(wins->p) : QVariant();
    case Qt::ToolTipRole:
        return about;
    case Qt::DisplayRole: {
        if (wins)
            return share(wins->p) + u' ' + plusMinus(*wins);
        const OddsMatrix& matrix = m_best.matrix();
        for (int enemy = matrix.candidates(); enemy < matrix.lists(); ++enemy)
            if (matrix.whyNot(row.list, enemy).empty())
                return tr("…");
        return tr("cannot meet");
    }
    default:
        return {};
    }
}

QString BestListModel::about(int list, int enemy) const {
    const OddsMatrix& matrix = m_best.matrix();
    if (const Diagnostics& why = matrix.whyNot(list, enemy); !why.empty())
        return text(why);
    const std::optional<Share> wins = matrix.wins(list, enemy);
    if (!wins)
        return tr("%1 against %2: not fought yet").arg(nameOf(list), nameOf(enemy));
    return tr("%1 beats %2 in %3 (%4), a draw in %5, of %n battles", nullptr,
              static_cast<int>(matrix.battles(list, enemy)))
        .arg(nameOf(list), nameOf(enemy), share(wins->p), interval(*wins), share(matrix.draws(list, enemy)->p));
}

QString BestListModel::nameOf(int list) const {
    const std::vector<ListSource>& lists = m_best.lists();
    const ListSource& own = lists[static_cast<std::size_t>(list)];
    return std::ranges::count(lists, own.name, &ListSource::name) > 1 && !own.file.isEmpty()
               ? tr("%1 (%2)").arg(own.name, QFileInfo(own.file).fileName())
               : own.name;
}

QVariant BestListModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal)
        return {};
    const QString enemy =
        section >= FirstEnemyColumn ? nameOf(m_best.matrix().candidates() + section - FirstEnemyColumn) : QString();
    if (role == Qt::ToolTipRole)
        return section == RankColumn  ? tr("A range where intervals overlap")
               : section == AllColumn ? tr("How often the list wins, with its 95 % interval; of several enemies, each "
                                           "counts alike")
                                      : enemy;
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case RankColumn:
        return tr("Rank");
    case NameColumn:
        return tr("List");
    case PointsColumn:
        return tr("Points");
    case AllColumn:
        return tr("Wins");
    default:
        return tr("against %1").arg(enemy.section(u',', 0, 0));
    }
}

}  // namespace ephor
