// A table view for chronicle and honours, whose text wraps. Selecting a row selects its place, rows can be copied, and
// an empty table shows why it is empty.
#pragma once

#include "models/campaign/tables/journal_table.h"

#include <QSortFilterProxyModel>
#include <QWidget>

class QLabel;

namespace ephor {

class WrappedTable;

class JournalRows final : public QWidget {
    Q_OBJECT

public:
    /// Names for tests and for screen readers.
    struct Names {
        QString object;
        QString title;
        QString hint;
    };

    /// The table must outlive it. `whyEmpty` is called when there are no rows and nothing is being read.
    JournalRows(JournalTable& table, const Names& names, std::function<QString()> whyEmpty, QWidget* parent = nullptr);

    /// The filtered rows.
    QSortFilterProxyModel& rows() { return m_rows; }
    const QSortFilterProxyModel& rows() const { return m_rows; }
    WrappedTable& view() { return *m_view; }

Q_SIGNALS:
    void placeSelected(ephor::campaign::PlaceId place);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void takeRows();
    void select(const QModelIndex& row);

    JournalTable& m_table;
    QSortFilterProxyModel m_rows;
    std::function<QString()> m_whyEmpty;
    WrappedTable* m_view;
    QLabel* m_hint;  ///< shown instead of rows
};

}  // namespace ephor
