// How one problem of a list is shown: its sign, and the card beside the pointer.
#pragma once

#include "core/base/result.h"

#include <QIcon>
#include <QPalette>
#include <QString>

namespace ephor {

QPixmap severityPixmap(Severity severity, const QPalette& palette, int size, double ratio);
QIcon severityIcon(Severity severity, const QPalette& palette);
/// Rich text: what is wrong, the rule, the first fix and its key.
QString problemCard(const Diagnostic& problem, const QPalette& palette);

}  // namespace ephor
