#include "ui/campaign/window/branch_band.h"

#include "models/text.h"
#include "ui/common/colours.h"
#include "ui/common/named.h"
#include "ui/common/sizes.h"

#include <QDir>
#include <QFileInfo>
#include <QLabel>

namespace ephor {

QString branchFolder() { return tr("Branches"); }

bool isBranch(const QString& file) { return QFileInfo(file).dir().dirName() == branchFolder(); }

QLabel* makeBranchBand(const QString& file, QWidget* parent) {
    auto* band = named(new QLabel(parent), QStringLiteral("branchBand"), tr("Branch"));
    band->setText(
        tr("%1. What happens here does not change the campaign itself.").arg(QFileInfo(file).completeBaseName()));
    band->setWordWrap(true);
    band->setMargin(scaled(parent, 6));
    band->setAutoFillBackground(true);
    QPalette colours = parent->palette();
    colours.setColor(QPalette::Window, Colours::of(colours).warning);
    colours.setColor(QPalette::WindowText, isDark(colours) ? Qt::black : Qt::white);
    band->setPalette(colours);
    band->setFont(sized(parent->font(), 13, true));
    return band;
}

}  // namespace ephor
