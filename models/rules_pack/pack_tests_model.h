// The test lists of a rules pack, one row for each: a view of the pack's report.
#pragma once

#include "models/common/table_model.h"
#include "models/rules_pack/rules_pack_document.h"

namespace ephor {

class PackTestsModel final : public TableModel {
    Q_OBJECT

public:
    enum Column { VerdictColumn, TestColumn, ExpectedColumn, FoundColumn, LineColumn, Columns };
    enum Role { PassedRole = Qt::UserRole };

    /// The document must outlive the model.
    explicit PackTestsModel(const RulesPackDocument& document, QObject* parent = nullptr);

    QVariant data(const QModelIndex& index, int role) const override;

    const PackTest& test(int row) const { return m_document.report().tests[static_cast<std::size_t>(row)]; }

private:
    int rows() const override { return m_rows; }

    const RulesPackDocument& m_document;
    int m_rows = 0;
};

}  // namespace ephor
