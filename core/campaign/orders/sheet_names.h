// The names that an order sheet may use, in any spelling: as the map shows them, or ids.
#pragma once

#include "core/campaign/model/campaign.h"

#include <algorithm>
#include <functional>

namespace ephor::campaign {

/// Rows with their names. A row is found by its id, by its shown name or by its name, ignoring case, accents and
/// punctuation.
class NameList {
public:
    /// `shown` is unique where it can be; `name` is what several rows may share.
    void add(int row, const std::string& id, const std::string& shown, const std::string& name);

    bool empty() const { return m_rows.empty(); }
    bool has(int row) const { return std::ranges::contains(m_rows, row, &Row::row); }
    /// The rows of this name: none, one, or several where the name is ambiguous.
    std::vector<int> find(std::string_view word) const;
    /// The only row of this name; -1 if there is none or several.
    int only(std::string_view word) const;
    /// The row whose name is most similar to a misspelt word; -1 if none is.
    int nearest(std::string_view word) const;
    /// Whether a name differs from the word by a typing error or two.
    bool isNearly(std::string_view word) const;
    /// The longest name that the text begins with, in bytes; 0: none.
    std::size_t leading(std::string_view text) const;
    /// The name that people see. The list must have the row.
    const std::string& shown(int row) const;
    std::vector<std::string> allShown() const;
    /// The name to write in a sheet: the shown one without what has a meaning there, or the id if that is not found.
    std::string written(int row) const;
    /// Whether the folded line contains a whole name.
    bool isNamedIn(std::string_view foldedLine) const;

private:
    struct Row {
        int row = 0;
        std::string id;
        std::string shown;
        std::string foldedShown;
        std::string foldedName;
        std::string foldedShort;  ///< without what stands in brackets, and without "Army of"
    };

    std::vector<int> rowsWhere(const std::function<bool(const Row&)>& fits) const;
    const Row& rowOf(int row) const;

    std::vector<Row> m_rows;
};

/// What a sheet of a power may name.
struct SheetNames {
    SheetNames(const Campaign& campaign, PowerId power);

    NameList armies;  ///< of the power
    NameList fleets;  ///< of the power, afloat
    NameList places;
    NameList leaders;
    NameList cards;
};

/// All powers.
NameList powerNames(const Scenario& scenario);

}  // namespace ephor::campaign
