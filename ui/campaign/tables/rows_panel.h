// A table of the campaign beside the map, which can be filtered, sorted and copied. Its selection is shared with the
// map.
#pragma once

#include "models/campaign/tables/campaign_table.h"
#include "ui/campaign/map/power_looks.h"

#include <QSortFilterProxyModel>
#include <QWidget>

class QComboBox;
class QLineEdit;
class QTableView;

namespace ephor {

class FittedColumns;

/// Rows that contain all words, for one power or all; shows the power's badge before its name.
class CampaignRows final : public QSortFilterProxyModel {
    Q_OBJECT

public:
    CampaignRows(CampaignTable& table, const PowerLooks& looks, QObject* parent);

    /// -1: all powers.
    void setPower(int power);
    void setWords(const QString& words);
    void setInk(const QPalette& palette, const QFont& font);
    QVariant data(const QModelIndex& index, int role) const override;

protected:
    bool filterAcceptsRow(int row, const QModelIndex& parent) const override;
    bool filterAcceptsColumn(int column, const QModelIndex& parent) const override;

private:
    CampaignTable& m_table;
    const PowerLooks& m_looks;
    QPalette m_palette;
    QFont m_font;
    int m_power = -1;
    QString m_words;
};

class RowsPanel final : public QWidget {
    Q_OBJECT

public:
    /// Owns the table. Without `offersPowers` there is no choice of power.
    RowsPanel(CampaignTable* table, const CampaignSight& sight, const PowerLooks& looks, const QString& name,
              const QString& title, bool offersPowers, QWidget* parent);

    QTableView& view() const { return *m_view; }
    const QAbstractItemModel& rows() const { return *m_rows; }
    /// Selects the row of an item without emitting selected(); no row if it is not there.
    void mark(int id);
    void focusFilter();

Q_SIGNALS:
    /// The user has selected the row of that item.
    void selected(int id);
    void activated(int id);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void takeInk();
    int idOf(const QModelIndex& row) const;

    CampaignTable* m_table;
    CampaignRows* m_rows;
    QLineEdit* m_filter = nullptr;
    QComboBox* m_powers = nullptr;
    QTableView* m_view = nullptr;
    FittedColumns* m_columns = nullptr;
    int m_marked = -1;
};

}  // namespace ephor
