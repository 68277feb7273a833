#include "ui/common/field_undo.h"

#include <QAbstractSpinBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QKeyEvent>
#include <QLineEdit>

namespace ephor {

namespace {

/// The line edit of a field; null where the object is not a field.
const QLineEdit* lineOf(const QObject* field) {
    if (const auto* line = qobject_cast<const QLineEdit*>(field))
        return line;
    const bool hasLine = qobject_cast<const QAbstractSpinBox*>(field) || qobject_cast<const QComboBox*>(field);
    return hasLine ? field->findChild<QLineEdit*>() : nullptr;
}

}  // namespace

void FieldUndo::install(QCoreApplication& app) {
    if (!app.findChild<FieldUndo*>(Qt::FindDirectChildrenOnly))
        app.installEventFilter(new FieldUndo(&app));
}

/// A field that accepts ShortcutOverride keeps the key from the window's actions.
bool FieldUndo::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::ShortcutOverride)
        return QObject::eventFilter(watched, event);
    const auto* key = static_cast<QKeyEvent*>(event);
    const bool isUndo = key->matches(QKeySequence::Undo);
    const QLineEdit* line = isUndo || key->matches(QKeySequence::Redo) ? lineOf(watched) : nullptr;
    if (!line || (isUndo ? line->isUndoAvailable() : line->isRedoAvailable()))
        return QObject::eventFilter(watched, event);
    event->ignore();
    return true;
}

}  // namespace ephor
