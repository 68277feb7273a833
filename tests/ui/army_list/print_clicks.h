// Prints a list through the window's own dialog, with the mouse.
#pragma once

#include "ui/army_list/army_list_window.h"
#include "ui/army_list/print_list_dialog.h"

#include <QCheckBox>
#include <QPushButton>
#include <QTest>

namespace ephor::test {

/// `parts`: the names of the boxes that shall be ticked.
inline void printList(ArmyListWindow& window, const QStringList& parts) {
    QTest::keyClick(&window, Qt::Key_P, Qt::ControlModifier);
    auto* dialog = window.findChild<PrintListDialog*>();
    QVERIFY(dialog);
    for (auto* box : dialog->findChildren<QCheckBox*>())
        if (box->objectName().startsWith(QLatin1StringView("part")) &&
            box->isChecked() != parts.contains(box->objectName()))
            QTest::mouseClick(box, Qt::LeftButton, {}, QPoint(8, box->height() / 2));
    QTest::mouseClick(dialog->findChild<QPushButton*>(QStringLiteral("printNow")), Qt::LeftButton);
}

}  // namespace ephor::test
