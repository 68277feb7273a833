// How a problem in a text is shown: its sign, and its tool tip.
#pragma once

#include "core/base/result.h"
#include "models/editor/completion.h"

#include <QIcon>
#include <QPalette>
#include <QString>

namespace ephor {

QPixmap severityPixmap(Severity severity, const QPalette& palette, int size, double ratio);
QIcon severityIcon(Severity severity, const QPalette& palette);
/// Rich text: the problem, its rule, the first fix and the key for it.
QString problemCard(const Diagnostic& problem, const QPalette& palette);
/// Rich text: the meaning of a word and its rule.
QString helpCard(const WordHelp& help);

}  // namespace ephor
