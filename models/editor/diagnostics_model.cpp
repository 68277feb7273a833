#include "models/editor/diagnostics_model.h"

#include "models/text/battle_words.h"

#include <QCoreApplication>

namespace ephor {

QString text(Severity severity) {
    switch (severity) {
    case Severity::Advice:
        return QCoreApplication::translate("ephor::Severity", "note");
    case Severity::Warning:
        return QCoreApplication::translate("ephor::Severity", "warning");
    case Severity::Error:
        return QCoreApplication::translate("ephor::Severity", "error");
    }
    return {};
}

DiagnosticsModel::DiagnosticsModel(const CheckedText& document, QObject* parent)
    : TableModel(parent), m_document(document), m_rows(static_cast<int>(document.diagnostics().size())) {
    setHeadings({{}, {tr("Where")}, {tr("What is wrong")}, {tr("Rule")}, {tr("Fix")}});
    connect(&document, &CheckedText::checked, this, [this] {
        beginResetModel();
        m_rows = static_cast<int>(m_document.diagnostics().size());
        endResetModel();
    });
}

QString DiagnosticsModel::where(const Diagnostic& diagnostic) const {
    if (diagnostic.place.line < 1)
        return tr("the whole text");
    const QString name = m_document.entryName(diagnostic.place.line);
    return name.isEmpty() ? tr("line %1").arg(diagnostic.place.line)
                          : tr("line %1, %2").arg(diagnostic.place.line).arg(name);
}

QVariant DiagnosticsModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid) ||
        static_cast<std::size_t>(index.row()) >= m_document.diagnostics().size())
        return {};
    const Diagnostic& one = diagnostic(index.row());
    switch (role) {
    case SeverityRole:
        return static_cast<int>(one.severity);
    case LineRole:
        return one.place.line;
    case RuleRole:
        return QString::fromStdString(one.rule);
    case Qt::DisplayRole:
    case Qt::AccessibleTextRole:
        break;
    case Qt::ToolTipRole:
        return index.column() == WhatColumn    ? text(one.message)
               : index.column() == WhereColumn ? QVariant(where(one))
                                               : QVariant();
    default:
        return {};
    }
    switch (index.column()) {
    case SeverityColumn:
        return role == Qt::AccessibleTextRole ? QVariant(text(one.severity)) : QVariant();
    case WhereColumn:
        return where(one);
    case WhatColumn:
        return text(one.message);
    case RuleColumn:
        return QString::fromStdString(one.rule);
    case FixColumn: {
        QStringList labels;
        for (const Fix& fix : one.fixes)
            labels << text(fix.label);
        return role == Qt::AccessibleTextRole ? QVariant(labels.join(QStringLiteral("; "))) : QVariant();
    }
    default:
        return {};
    }
}

}  // namespace ephor
