// The honours of the war: the best of each kind. Selecting a line selects its place, if it has one.
#pragma once

#include "models/campaign/tables/honours_model.h"

#include <QWidget>

namespace ephor {

class JournalRows;

class HonoursPanel final : public QWidget {
    Q_OBJECT

public:
    explicit HonoursPanel(const CampaignSight& sight, QWidget* parent = nullptr);

Q_SIGNALS:
    void placeSelected(ephor::campaign::PlaceId place);

private:
    void sizeColumns();

    HonoursModel m_honours;
    JournalRows* m_rows;
};

}  // namespace ephor
