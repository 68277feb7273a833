#include "ui/common/window/save_name.h"

#include "models/text.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
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

/// The extensions in a filter or in several: "html" for "Web page (*.html)".
QStringList endingsOf(const QString& filter) {
    static const QRegularExpression ending(QStringLiteral(R"(\*\.(\w+))"));
    QStringList endings;
    for (const QRegularExpressionMatch& match : ending.globalMatch(filter))
        endings << match.captured(1);
    return endings;
}

/// False where a file of that name exists and the user keeps it.
bool mayReplace(QWidget& parent, const QString& title, const QString& file) {
    return !QFileInfo::exists(file) ||
           QMessageBox::question(
               &parent, title,
               ephor::tr("%1 already exists. Do you want to replace it?").arg(QFileInfo(file).fileName())) ==
               QMessageBox::Yes;
}

}  // namespace

QString saveName(QWidget& parent, const QString& title, const QString& proposed, const QString& filter,
                 const QString& ending) {
    QFileDialog dialog(&parent, title, {}, filter);
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setDefaultSuffix(ending);
    // The dialog itself replaces an extension that is already there.
    QObject::connect(&dialog, &QFileDialog::filterSelected, &dialog,
                     [&dialog](const QString& chosen) { dialog.setDefaultSuffix(endingsOf(chosen).value(0)); });
    if (!proposed.isEmpty())
        dialog.selectFile(asFileName(proposed));
    const QStringList endings = endingsOf(filter);
    while (dialog.exec() == QDialog::Accepted) {
        QString name = dialog.selectedFiles().value(0);
        if (endings.isEmpty() || endings.contains(QFileInfo(name).suffix(), Qt::CaseInsensitive))
            return name;
        name += u'.' + dialog.defaultSuffix();  // after another extension, the dialog adds none
        if (mayReplace(parent, title, name))
            return name;
    }
    return {};
}

}  // namespace ephor
