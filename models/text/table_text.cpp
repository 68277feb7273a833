#include "models/text/table_text.h"

#include <functional>

namespace ephor {

namespace {

QString lines(const QAbstractItemModel& model, bool hasRowNames, QChar between, const QString& end,
              const std::function<QString(QString)>& written) {
    QString all;
    for (int row = -1; row < model.rowCount(); ++row) {
        QStringList cells;
        if (hasRowNames)
            cells << written(row < 0 ? QString() : model.headerData(row, Qt::Vertical).toString());
        for (int column = 0; column < model.columnCount(); ++column)
            cells << written(
                (row < 0 ? model.headerData(column, Qt::Horizontal) : model.index(row, column).data()).toString());
        all += cells.join(between) + end;
    }
    return all;
}

}  // namespace

QString tsvOf(const QAbstractItemModel& model, bool hasRowNames) {
    return lines(model, hasRowNames, u'\t', QStringLiteral("\n"),
                 [](QString cell) { return cell.replace(u'\t', u' ').replace(u'\n', u' '); });
}

QString csvOf(const QAbstractItemModel& model, bool hasRowNames) {
    return lines(model, hasRowNames, u',', QStringLiteral("\r\n"), [](QString cell) {
        const bool quoted = cell.contains(u',') || cell.contains(u'"') || cell.contains(u'\n');
        return quoted ? u'"' + cell.replace(u'"', QStringLiteral("\"\"")) + u'"' : cell;
    });
}

}  // namespace ephor
