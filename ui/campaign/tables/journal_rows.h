// The rows of a table out of the journal, as the chronicle and the honours show them: one that has a place picks it,
// the keyboard copies them, and where there are none it is said why.
#pragma once

#include "models/campaign/tables/journal_table.h"

#include <QSortFilterProxyModel>
#include <QWidget>

class QLabel;
class QTableView;

namespace ephor {

class JournalRows final : public QWidget {
    Q_OBJECT

public:
    /// What it is called by tests and by those who do not see it.
    struct Names {
        QString object;
        QString title;
        QString hint;
    };

    /// The table must outlive it. `whyEmpty` is asked whenever there is no row to show, and nothing is being read.
    JournalRows(JournalTable& table, const Names& names, std::function<QString()> whyEmpty, QWidget* parent = nullptr);

    /// As they are filtered.
    QSortFilterProxyModel& rows() { return m_rows; }
    const QSortFilterProxyModel& rows() const { return m_rows; }
    QTableView& view() { return *m_view; }

Q_SIGNALS:
    void placePicked(ephor::campaign::PlaceId place);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void takeRows();
    void pick(const QModelIndex& row);

    JournalTable& m_table;
    QSortFilterProxyModel m_rows;
    std::function<QString()> m_whyEmpty;
    QTableView* m_view;
    QLabel* m_hint;  ///< in the place of rows
};

}  // namespace ephor
