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
    : TableModel(parent), m_document(document), m_rows(static_cast<int>(document.report().tests.size())) {
    setHeadings({{{}, alignLeft},
                 {tr("List"), alignLeft},
                 {tr("Expected"), alignLeft},
                 {tr("Got"), alignLeft},
                 {tr("Line"), alignRight}});
    connect(&document, &RulesPackDocument::checked, this, [this] {
        beginResetModel();
        m_rows = static_cast<int>(m_document.report().tests.size());
        endResetModel();
    });
}

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

}  // namespace ephor
