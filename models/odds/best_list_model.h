// The candidates of BestList as a table, the best first: rank, list, points, wins against all enemies and against each.
#pragma once

#include "models/odds/best_list.h"

#include <QAbstractTableModel>
#include <QTimer>

namespace ephor {

class BestListModel final : public QAbstractTableModel {
    Q_OBJECT

public:
    /// From 0 to 1: how often the row's list wins; nothing where it is not known. The same as in OddsMatrixModel.
    static constexpr int WinsRole = Qt::UserRole;

    /// If there are several enemies, they follow in their order.
    enum Column { RankColumn, NameColumn, PointsColumn, AllColumn, FirstEnemyColumn };

    /// `best` must outlive it.
    explicit BestListModel(const BestList& best, QObject* parent = nullptr);

    /// Index of the row's list in BestList::lists().
    int list(int row) const { return m_rows[static_cast<std::size_t>(row)].list; }
    const std::vector<BestList::Standing>& standings() const { return m_rows; }
    /// The list's name; of lists with the same name with its file.
    QString nameOf(int list) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

Q_SIGNALS:
    /// The order of the lists, or a share, has changed.
    void refreshed();

private:
    int enemies() const { return m_best.matrix().lists() - m_best.matrix().candidates(); }
    void reset();
    void refresh();
    QVariant ofRank(const BestList::Standing& row, int role) const;
    QVariant ofName(const BestList::Standing& row, int role) const;
    QVariant ofShare(const BestList::Standing& row, const std::optional<Share>& wins, const QString& about,
                     int role) const;
    QString about(int list, int enemy) const;

    const BestList& m_best;
    std::vector<BestList::Standing> m_rows;
    QTimer m_refreshSoon;
};

}  // namespace ephor
