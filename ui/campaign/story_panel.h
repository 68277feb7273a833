// The chronicle: what happened, line by line, to be searched. A line that tells of a place picks it.
#pragma once

#include "models/items/chronicle_model.h"

#include <QSortFilterProxyModel>
#include <QWidget>

class QLabel;
class QLineEdit;
class QTableView;

namespace ephor {

class StoryPanel final : public QWidget {
    Q_OBJECT

public:
    explicit StoryPanel(const CampaignSession& session, QWidget* parent = nullptr);

    const QAbstractItemModel& rows() const { return m_rows; }
    void focusFilter();

Q_SIGNALS:
    void placePicked(ephor::campaign::PlaceId place);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void takeLines();

    ChronicleModel m_lines;
    QSortFilterProxyModel m_rows;
    QLineEdit* m_filter;
    QTableView* m_view;
    QLabel* m_hint;  ///< in the place of lines
};

}  // namespace ephor
