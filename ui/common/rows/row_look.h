// How a table of rows looks in every window: whole rows are picked, one at a time; no grid; as high as its letters
// need.
#pragma once

class QTableView;

namespace ephor {

void lookLikeRows(QTableView& table);

}  // namespace ephor
