#include "core/table/grid.h"

#include <cstdlib>

namespace ephor {

std::vector<Square> line(Square from, Square to) {
    const int columns = std::abs(to.column - from.column);
    const int rows = std::abs(to.row - from.row);
    const int stepColumn = from.column < to.column ? 1 : -1;
    const int stepRow = from.row < to.row ? 1 : -1;
    std::vector<Square> squares{from};
    // The line crosses the n-th edge between columns at (2 n + 1) / (2 columns) of its length, likewise for rows. The
    // fractions are compared by cross-multiplication.
    int crossedColumns = 0;
    int crossedRows = 0;
    Square at = from;
    while (!(at == to)) {
        const long long nextColumn = (2LL * crossedColumns + 1) * rows;
        const long long nextRow = (2LL * crossedRows + 1) * columns;
        if (nextColumn <= nextRow) {
            at.column += stepColumn;
            ++crossedColumns;
        }
        if (nextRow <= nextColumn) {
            at.row += stepRow;
            ++crossedRows;
        }
        squares.push_back(at);
    }
    return squares;
}

}  // namespace ephor
