// The diagnostics of a document as a table, one row for each.
#pragma once

#include "models/common/table_model.h"
#include "models/editor/checked_text.h"

namespace ephor {

class DiagnosticsModel final : public TableModel {
    Q_OBJECT

public:
    enum Column { SeverityColumn, WhereColumn, WhatColumn, RuleColumn, FixColumn, Columns };
    enum Role { SeverityRole = Qt::UserRole, LineRole, RuleRole };

    /// The document must outlive the model.
    explicit DiagnosticsModel(const CheckedText& document, QObject* parent = nullptr);

    QVariant data(const QModelIndex& index, int role) const override;

    const Diagnostic& diagnostic(int row) const { return m_document.diagnostics()[static_cast<std::size_t>(row)]; }

private:
    int rows() const override { return m_rows; }
    QString where(const Diagnostic& diagnostic) const;

    const CheckedText& m_document;
    int m_rows = 0;
};

/// "error", "warning", "note", in the user's language.
QString text(Severity severity);

}  // namespace ephor
