// A table that is read from a campaign's journal, usually in the background: the chronicle, the honours.
#pragma once

#include "core/campaign/model/map.h"
#include "models/common/table_model.h"

#include <algorithm>

namespace ephor {

class JournalTable : public TableModel {
    Q_OBJECT

public:
    using TableModel::TableModel;

    /// The place that a row is about; none where it is about no place.
    virtual campaign::PlaceId placeOf(const QModelIndex& index) const = 0;
    /// True while the journal is read in the background; the rows follow.
    bool isReading() const { return m_isReading; }

Q_SIGNALS:
    /// The journal has been read up to the moment shown, even if there are no new rows.
    void wasRead();

protected:
    void setReading(bool isReading) { m_isReading = isReading; }
    /// Replaces only the rows that differ, so that a view keeps its selection and position.
    template <typename Row, typename Same>
    void replaceRows(std::vector<Row>& rows, std::vector<Row> fresh, const Same& isSame);

private:
    bool m_isReading = false;
};

template <typename Row, typename Same>
void JournalTable::replaceRows(std::vector<Row>& rows, std::vector<Row> fresh, const Same& isSame) {
    const auto first = std::ranges::mismatch(rows, fresh, isSame).in1 - rows.begin();
    const auto left = std::min(std::ssize(rows), std::ssize(fresh)) - first;
    const auto stays = std::mismatch(rows.rbegin(), rows.rbegin() + left, fresh.rbegin(), isSame).first - rows.rbegin();
    if (const auto end = std::ssize(rows) - stays; end > first) {
        beginRemoveRows({}, static_cast<int>(first), static_cast<int>(end) - 1);
        rows.erase(rows.begin() + first, rows.begin() + end);
        endRemoveRows();
    }
    if (const auto end = std::ssize(fresh) - stays; end > first) {
        beginInsertRows({}, static_cast<int>(first), static_cast<int>(end) - 1);
        rows = std::move(fresh);
        endInsertRows();
    }
}

}  // namespace ephor
