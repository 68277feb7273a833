// The keys of a scenario's rows: what a person calls them, how each is edited, and what may be chosen.
#pragma once

#include "core/campaign/scenario/rows.h"

#include <QString>

namespace ephor {

/// A key of a row and how it is edited.
struct RowField {
    enum class How { Text, Id, Whole, Degrees, Word, Place, Power, Leader, Trait };
    QString key;
    QString label;
    How how = How::Text;
    int lowest = 0;
    int highest = 0;
    bool mayBeMissing = false;  ///< the lowest number and the empty text are left out of the file
    std::vector<std::pair<std::string, QString>> words;  ///< of a word, as written and as read
    QString about;
};

/// In the order in which a form shows them.
std::vector<RowField> fieldsOf(campaign::RowKind kind);
/// What may be chosen in a field of a row, as written and as read.
std::vector<std::pair<QString, QString>> optionsOf(const RowField& field, const campaign::ScenarioSheet& sheet,
                                                   const campaign::SheetRow& row);
/// Its name, else its id.
QString nameOfRow(const campaign::SheetRow& row);

}  // namespace ephor
