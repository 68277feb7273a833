// The chronicle, line by line, with a search. Selecting a line selects its place, if it has one.
#pragma once

#include "models/campaign/tables/chronicle_model.h"

#include <QWidget>

class QLineEdit;

namespace ephor {

class JournalRows;

class StoryPanel final : public QWidget {
    Q_OBJECT

public:
    explicit StoryPanel(const CampaignSession& session, QWidget* parent = nullptr);

    const QAbstractItemModel& rows() const;
    void focusFilter();

Q_SIGNALS:
    void placeSelected(ephor::campaign::PlaceId place);

private:
    QString whyEmpty() const;

    ChronicleModel m_lines;
    QLineEdit* m_filter;
    JournalRows* m_rows;
};

}  // namespace ephor
