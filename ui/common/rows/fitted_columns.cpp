#include "ui/common/rows/fitted_columns.h"

#include <QEvent>
#include <QHeaderView>
#include <QScopedValueRollback>
#include <QTableView>

namespace ephor {

namespace {

/// The least width of a text column, in letters; longer texts are elided and shown in a tool tip.
constexpr int leastName = 18;
constexpr int leastText = 12;

}  // namespace

FittedColumns::FittedColumns(QTableView& view) : QObject(&view), m_view(view) {
    view.viewport()->installEventFilter(this);
    connect(view.horizontalHeader(), &QHeaderView::sectionResized, this, [this] { m_isByHand |= !m_isSharing; });
    measure();
}

void FittedColumns::measure() {
    const QHeaderView& header = *m_view.horizontalHeader();
    const QAbstractItemView& cells = m_view;
    m_natural.clear();
    for (int column = 0; column < m_view.model()->columnCount(); ++column)
        m_natural.push_back(std::max(cells.sizeHintForColumn(column), header.sectionSizeHint(column)));
    share();
}

/// Numbers and headings are never cut off.
int FittedColumns::leastOf(int column) const {
    const int natural = m_natural[static_cast<std::size_t>(column)];
    const QVariant alignment = m_view.model()->index(0, column).data(Qt::TextAlignmentRole);
    if (alignment.value<Qt::Alignment>().testFlag(Qt::AlignRight))
        return natural;
    const int letters = column == 0 ? leastName : leastText;
    return std::min(natural, std::max(letters * m_view.fontMetrics().averageCharWidth(),
                                      m_view.horizontalHeader()->sectionSizeHint(column)));
}

/// Shares the remaining width among columns that need it, from the left; the rest goes to the first column.
void FittedColumns::share() {
    if (m_isByHand || m_natural.empty())
        return;
    const QScopedValueRollback sharing(m_isSharing, true);
    std::vector<int> widths = m_natural;
    int spare = m_view.viewport()->width();
    std::size_t shown = 0;
    for (; shown < widths.size(); ++shown) {
        const int least = leastOf(static_cast<int>(shown));
        if (shown > 0 && least > spare)
            break;
        widths[shown] = least;
        spare -= least;
    }
    for (std::size_t i = 0; i < shown && spare > 0; ++i) {
        const int more = std::min(spare, m_natural[i] - widths[i]);
        widths[i] += more;
        spare -= more;
    }
    widths.front() += std::max(0, spare);
    for (std::size_t i = 0; i < widths.size(); ++i)
        m_view.setColumnWidth(static_cast<int>(i), widths[i]);
}

bool FittedColumns::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Resize)
        share();
    return QObject::eventFilter(watched, event);
}

}  // namespace ephor
