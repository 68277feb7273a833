#include "models/rules_pack/pack_tests_model.h"

namespace ephor {

namespace {

QString codes(const std::vector<std::string>& all) {
    QStringList words;
    for (const std::string& code : all)
        words << QString::fromStdString(code);
    return words.isEmpty() ? PackTestsModel::tr("nothing") : words.join(QStringLiteral(", "));
}

}  // namespace

PackTestsModel::PackTestsModel(const RulesPackDocument& document, QObject* parent)
    : QAbstractTableModel(parent), m_document(document), m_rows(static_cast<int>(document.report().tests.size())) {
    connect(&document, &RulesPackDocument::checked, this, [this] {
        beginResetModel();
        m_rows = static_cast<int>(m_document.report().tests.size());
        endResetModel();
    });
}

int PackTestsModel::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : m_rows; }

int PackTestsModel::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : Columns; }

QVariant PackTestsModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid) ||
        static_cast<std::size_t>(index.row()) >= m_document.report().tests.size())
        return {};
    const PackTest& one = test(index.row());
    if (role == PassedRole)
        return one.passed;
    if (role == Qt::ToolTipRole && index.column() != VerdictColumn)
        return data(index, Qt::DisplayRole);
    if (role == Qt::TextAlignmentRole && index.column() == LineColumn)
        return QVariant(Qt::AlignRight | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    switch (index.column()) {
    case VerdictColumn:
        return one.passed ? tr("passed") : tr("failed");
    case TestColumn:
        return QString::fromStdString(one.file).sliced(QLatin1StringView("tests/").size());
    case ExpectedColumn:
        return codes(one.expected);
    case FoundColumn:
        return codes(one.found);
    case LineColumn:
        return one.place.line;
    default:
        return {};
    }
}

QVariant PackTestsModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return section == LineColumn ? QVariant(Qt::AlignRight | Qt::AlignVCenter)
                                     : QVariant(Qt::AlignLeft | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case TestColumn:
        return tr("List");
    case ExpectedColumn:
        return tr("Expected");
    case FoundColumn:
        return tr("Got");
    case LineColumn:
        return tr("Line");
    default:
        return QString();
    }
}

}  // namespace ephor
