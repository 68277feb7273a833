#include "ui/common/save_name.h"

#include <QFileDialog>

namespace ephor {

QString saveName(QWidget& parent, const QString& title, const QString& proposed, const QString& filter,
                 const QString& ending) {
    QFileDialog dialog(&parent, title, {}, filter);
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setDefaultSuffix(ending);
    if (!proposed.isEmpty())
        dialog.selectFile(proposed);
    return dialog.exec() == QDialog::Accepted ? dialog.selectedFiles().value(0) : QString();
}

}  // namespace ephor
