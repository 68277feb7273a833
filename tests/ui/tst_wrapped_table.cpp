// A table whose text wraps measures only the rows that are seen.
#include "ui/common/rows/wrapped_table.h"

#include <QHeaderView>
#include <QScrollBar>
#include <QStandardItemModel>
#include <QTest>

using namespace ephor;

class TestWrappedTable : public QObject {
    Q_OBJECT

    static constexpr int many = 10'000;

    QStandardItemModel m_lines;

    /// Shown at its last row.
    std::unique_ptr<WrappedTable> shown() {
        auto table = std::make_unique<WrappedTable>();
        table->setModel(&m_lines);
        table->horizontalHeader()->setStretchLastSection(true);
        table->resize(400, 300);
        table->show();
        table->showLatest();
        if (!QTest::qWaitForWindowExposed(table.get()))
            qWarning("the table was not shown");
        return table;
    }
    static bool isTall(const WrappedTable& table, int row) {
        return table.rowHeight(row) > 2 * table.verticalHeader()->defaultSectionSize();
    }

private Q_SLOTS:
    void initTestCase() {
        const QString line = QStringLiteral("The armies of Athens and of Sparta met at Megara, and neither gave way. ");
        for (int i = 0; i < many; ++i)
            m_lines.appendRow({new QStandardItem(QStringLiteral("Spring")), new QStandardItem(line.repeated(3))});
    }

    void itShowsTheWholeLastRow() {
        const auto table = shown();
        QTRY_COMPARE(table->rowAt(table->viewport()->height() - 1), many - 1);
        QVERIFY(isTall(*table, many - 1));
        // It stays there when its width changes.
        table->resize(250, 300);
        QTRY_COMPARE(table->columnWidth(1), table->viewport()->width() - table->columnWidth(0));
        QTRY_COMPARE(table->rowAt(table->viewport()->height() - 1), many - 1);
    }

    void aRowIsMeasuredWhenItIsSeen() {
        const auto table = shown();
        QVERIFY(!isTall(*table, many / 2));
        table->scrollTo(m_lines.index(many / 2, 0), QAbstractItemView::PositionAtTop);
        QTRY_VERIFY(isTall(*table, many / 2));
        QVERIFY(!isTall(*table, many / 4));
    }
};

QTEST_MAIN(TestWrappedTable)
#include "tst_wrapped_table.moc"
