// A campaign beside another one with the same beginning, such as a what-if: where they part, and how everybody stands.
#pragma once

#include "models/items/campaign_comparison_model.h"

#include <QDialog>
#include <QSortFilterProxyModel>

class QLabel;
class QSettings;
class QTableView;

namespace ephor {

class CompareCampaigns final : public QDialog {
    Q_OBJECT

public:
    /// A journal, and the file that its campaign is called by.
    struct Side {
        const campaign::Journal& journal;
        QString file;
    };

    /// As both stand when it is opened; they must be of one war, and need not outlive it. The settings keep its size and must outlive it; none: nothing is
    /// remembered.
    CompareCampaigns(const Side& first, const Side& second, QSettings* settings, QWidget* parent = nullptr);

Q_SIGNALS:
    void manualWanted(const QString& topic);

private:
    void makeTable();
    void makeButtons();
    void copy();
    void showOnlyDifferent(bool only);

    CampaignComparisonModel m_model;
    QSortFilterProxyModel m_rows;
    QLabel* m_about = nullptr;
    QTableView* m_table = nullptr;
};

}  // namespace ephor
