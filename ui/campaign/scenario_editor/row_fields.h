// The keys of a scenario's rows: their labels, editors and choices.
#pragma once

#include "core/campaign/scenario/rows.h"

#include <QString>

namespace ephor {

/// A key of a row and its editor.
struct RowField {
    enum class How { Text, Id, Whole, Degrees, Word, Place, Power, Leader, Trait, Colour };
    QString key;
    QString label;
    How how = How::Text;
    int lowest = 0;
    int highest = 0;            ///< of a text: its longest; 0: as long as any
    bool mayBeMissing = false;  ///< the lowest number and the empty text are not written to the file
    std::vector<std::pair<std::string, QString>> words;  ///< for a word: as written in the file, and its label
    QString about;
};

/// In the order of the form.
std::vector<RowField> fieldsOf(campaign::RowKind kind);
/// The choices of a field: as written in the file, and their labels.
std::vector<std::pair<QString, QString>> optionsOf(const RowField& field, const campaign::ScenarioSheet& sheet,
                                                   const campaign::SheetRow& row);
/// The row's name, otherwise its id.
QString nameOfRow(const campaign::SheetRow& row);

}  // namespace ephor
