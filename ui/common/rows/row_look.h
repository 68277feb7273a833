// The common look of tables in all windows: selection of single rows, no editing, no grid, row height by the font.
#pragma once

class QTableView;

namespace ephor {

void lookLikeRows(QTableView& table);

}  // namespace ephor
