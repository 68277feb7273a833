// Two things side by side in a table, and what differs between them: the window that comparisons of lists and of
// campaigns have in common.
#pragma once

#include "models/common/comparison_model.h"

#include <QDialog>
#include <QSortFilterProxyModel>

class QCheckBox;
class QHBoxLayout;
class QLabel;
class QPushButton;
class QSettings;
class QTableView;

namespace ephor {

class ComparisonDialog : public QDialog {
    Q_OBJECT

Q_SIGNALS:
    void manualWanted(const QString& topic);

protected:
    /// What the window says of its table, and of the words above it.
    struct Words {
        QString title;
        QString about;
        QString table;
    };

    /// The window takes the model over, and is deleted when it is closed.
    ComparisonDialog(ComparisonModel* model, const Words& words, QWidget* parent);

    /// The settings keep its size and must outlive it; none: nothing is remembered.
    void restorePlace(QSize size, QSettings* settings);
    /// Before those that are there.
    QPushButton* addButton(const QString& text, const char* name, const QString& about);

    QLabel& about() { return *m_about; }
    QTableView& table() { return *m_table; }
    const QSortFilterProxyModel& rows() const { return m_rows; }
    /// What stands above the table in a mail; empty: nothing.
    virtual QString copiedHead() const { return {}; }

private:
    void makeTable(const QString& name);
    void makeButtons();
    void copy();
    void showOnlyDifferent(bool only);

    QSortFilterProxyModel m_rows;
    QCheckBox* m_only = nullptr;
    QLabel* m_about = nullptr;
    QTableView* m_table = nullptr;
    QHBoxLayout* m_buttons = nullptr;
};

}  // namespace ephor
