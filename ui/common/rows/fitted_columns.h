// The columns of a table beside the map: as many as the room shows whole, the others behind them for who scrolls.
// Columns that a hand has drawn stay so.
#pragma once

#include <QObject>

class QTableView;

namespace ephor {

class FittedColumns final : public QObject {
public:
    /// Belongs to the view, whose model must be set.
    explicit FittedColumns(QTableView& view);

    /// Once there are rows to measure, or others.
    void measure();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void share();
    int leastOf(int column) const;

    QTableView& m_view;
    std::vector<int> m_natural;  ///< what a column needs to show all of its cells
    bool m_isSharing = false;
    bool m_isByHand = false;
};

}  // namespace ephor
