// The honours of the war beside the chronicle: the best of each kind. A line that has a place picks it.
#pragma once

#include "models/items/honours_model.h"

#include <QWidget>

class QLabel;
class QTableView;

namespace ephor {

class HonoursPanel final : public QWidget {
    Q_OBJECT

public:
    explicit HonoursPanel(const CampaignSight& sight, QWidget* parent = nullptr);

    const QAbstractItemModel& rows() const { return m_rows; }

Q_SIGNALS:
    void placePicked(ephor::campaign::PlaceId place);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void takeRows();

    HonoursModel m_rows;
    QTableView* m_view;
    QLabel* m_hint;  ///< in the place of lines
};

}  // namespace ephor
