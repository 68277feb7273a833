// A table whose text wraps. Only rows that are seen are measured, so that it is fast with many of them.
#pragma once

#include <QTableView>

namespace ephor {

class WrappedTable final : public QTableView {
    Q_OBJECT

public:
    /// Looks like the other tables of rows.
    explicit WrappedTable(QWidget* parent = nullptr);

    /// Scrolls to the last row, and stays there when rows become taller or the table is resized.
    void showLatest();

protected:
    void updateGeometries() override;
    void scrollContentsBy(int dx, int dy) override;

private:
    void fitSeenRows();
    bool isAtEnd() const;

    bool m_followsEnd = false;
};

}  // namespace ephor
