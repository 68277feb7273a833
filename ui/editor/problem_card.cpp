#include "ui/editor/problem_card.h"

#include "models/text.h"
#include "models/text/battle_words.h"
#include "ui/common/colours.h"
#include "ui/common/icons.h"

namespace ephor {

namespace {

const char* sign(Severity severity) {
    return severity == Severity::Error ? "error" : severity == Severity::Warning ? "warn" : "info";
}

QColor colourOf(Severity severity, const QPalette& palette) {
    const Colours& colours = Colours::of(palette);
    return severity == Severity::Error     ? colours.error
           : severity == Severity::Warning ? colours.warning
                                           : palette.color(QPalette::Link);
}

}  // namespace

QPixmap severityPixmap(Severity severity, const QPalette& palette, int size, double ratio) {
    return iconPixmap(sign(severity), colourOf(severity, palette), {size, size}, ratio);
}

QIcon severityIcon(Severity severity, const QPalette& palette) {
    return icon(sign(severity), colourOf(severity, palette));
}

QString problemCard(const Diagnostic& problem, const QPalette& palette) {
    QString html = QStringLiteral("<p style='white-space:pre-wrap; margin:2px'><b>%1</b></p>")
                       .arg(text(problem.message).toHtmlEscaped());
    if (!problem.rule.empty())
        html += QStringLiteral("<p style='margin:2px'>%1</p>")
                    .arg(tr("Rule %1; F1 explains it.").arg(QString::fromStdString(problem.rule)).toHtmlEscaped());
    if (!problem.fixes.empty())
        html +=
            QStringLiteral("<p style='margin:2px'><font color='%1'>%2</font>&nbsp;&nbsp;&nbsp;<small>%3</small></p>")
                .arg(palette.color(QPalette::Link).name(), text(problem.fixes.front().label).toHtmlEscaped(),
                     tr("Alt+Enter"));
    return html;
}

QString helpCard(const WordHelp& help) {
    QString html = QStringLiteral("<p style='margin:2px'><b>%1</b></p><p style='margin:2px'>%2</p>")
                       .arg(help.title.toHtmlEscaped(), help.words.toHtmlEscaped());
    if (!help.rule.isEmpty())
        html += QStringLiteral("<p style='margin:2px'>%1</p>").arg(help.rule.toHtmlEscaped());
    return html;
}

}  // namespace ephor
