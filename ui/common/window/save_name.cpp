#include "ui/common/window/save_name.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QRegularExpression>

namespace ephor {

namespace {

/// A path stays as it is; of a name, what files cannot be called becomes a hyphen.
QString asFileName(QString proposed) {
    if (const QFileInfo path(proposed); path.isAbsolute() && path.dir().exists())
        return proposed;
    static const QRegularExpression unfit(QStringLiteral(R"([/\\:*?"<>|\x00-\x1f])"));
    return proposed.replace(unfit, QStringLiteral("-"));
}

/// "html" of "Web page (*.html)"; of several the first.
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
    // An ending that stands there follows the filter by itself.
    QObject::connect(&dialog, &QFileDialog::filterSelected, &dialog,
                     [&dialog](const QString& chosen) { dialog.setDefaultSuffix(endingOf(chosen)); });
    if (!proposed.isEmpty())
        dialog.selectFile(asFileName(proposed));
    return dialog.exec() == QDialog::Accepted ? dialog.selectedFiles().value(0) : QString();
}

}  // namespace ephor
