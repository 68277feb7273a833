// A table of two things side by side and their differences; base of the comparisons of lists and of campaigns.
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
    /// Titles of the window and its table, and the text above the table.
    struct Words {
        QString title;
        QString about;
        QString table;
    };

    /// The window owns the model, and is deleted when it is closed.
    ComparisonDialog(ComparisonModel* model, const Words& words, QWidget* parent);

    /// The settings store its size and must outlive it; null: nothing is stored.
    void restorePlace(QSize size, QSettings* settings);
    /// Adds a button before the others.
    QPushButton* addButton(const QString& text, const char* name, const QString& about);

    QLabel& about() { return *m_about; }
    QTableView& table() { return *m_table; }
    const QSortFilterProxyModel& rows() const { return m_rows; }
    /// Text above the table in copied text, such as for a mail; empty: none.
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
