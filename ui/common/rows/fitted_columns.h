// Column widths of the tables beside the map: shows as many whole columns as there is room for; the others are reached
// by scrolling. Widths that the user has set stay.
#pragma once

#include <QObject>

class QTableView;

namespace ephor {

class FittedColumns final : public QObject {
public:
    /// Owned by the view, whose model must be set.
    explicit FittedColumns(QTableView& view);

    /// Measures the columns again; call it when rows have changed.
    void measure();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void share();
    int leastOf(int column) const;

    QTableView& m_view;
    std::vector<int> m_natural;  ///< width at which a column shows all of its cells in full
    bool m_isSharing = false;
    bool m_isByHand = false;
};

}  // namespace ephor
