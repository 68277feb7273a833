#include "ui/common/window/save_name.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QRegularExpression>

namespace ephor {

namespace {

/// Keeps a path; in a name, replaces characters that file names cannot have with hyphens.
QString asFileName(QString proposed) {
    if (const QFileInfo path(proposed); path.isAbsolute() && path.dir().exists())
        return proposed;
    static const QRegularExpression unfit(QStringLiteral(R"([/\\:*?"<>|\x00-\x1f])"));
    return proposed.replace(unfit, QStringLiteral("-"));
}

/// The extension in a filter: "html" for "Web page (*.html)"; the first of several.
QString endingOf(const QString& filter) {
    static const QRegularExpression ending(QStringLiteral(R"(\*\.(\w+))"));
    return ending.match(filter).captured(1);
}

}  // namespace

QString saveName(QWidget& parent, const QString& title, const QString& proposed, const QString& filter,
                 const QString& ending) {
    QFileDialog dialog(&parent, title, {}, filter);
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setDefaultSuffix(ending);
    // The dialog itself replaces an extension that is already there.
    QObject::connect(&dialog, &QFileDialog::filterSelected, &dialog,
                     [&dialog](const QString& chosen) { dialog.setDefaultSuffix(endingOf(chosen)); });
    if (!proposed.isEmpty())
        dialog.selectFile(asFileName(proposed));
    return dialog.exec() == QDialog::Accepted ? dialog.selectedFiles().value(0) : QString();
}

}  // namespace ephor
