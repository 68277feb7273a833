// How one problem of a text is shown: its sign, and the cards beside the pointer.
#pragma once

#include "core/base/result.h"
#include "models/editor/completion.h"

#include <QIcon>
#include <QPalette>
#include <QString>

namespace ephor {

QPixmap severityPixmap(Severity severity, const QPalette& palette, int size, double ratio);
QIcon severityIcon(Severity severity, const QPalette& palette);
/// Rich text: what is wrong, the rule, the first fix and its key.
QString problemCard(const Diagnostic& problem, const QPalette& palette);
/// Rich text: what a word of the text means, and its rule.
QString helpCard(const WordHelp& help);

}  // namespace ephor
