// A question that a window asks in a message box, answered with the mouse.
#pragma once

#include <QAbstractButton>
#include <QMessageBox>
#include <QTest>

namespace ephor::test {

/// The question that is open in front of the window; none where nothing is asked.
inline QMessageBox* question(const QWidget& window) {
    for (QMessageBox* box : window.findChildren<QMessageBox*>())
        if (box->isVisible())
            return box;
    return nullptr;
}

/// Clicks the question's button of that role; false where nothing is asked.
inline bool answer(const QWidget& window, QMessageBox::ButtonRole role = QMessageBox::AcceptRole) {
    QMessageBox* box = question(window);
    if (!box)
        return false;
    for (QAbstractButton* button : box->buttons())
        if (box->buttonRole(button) == role) {
            QTest::mouseClick(button, Qt::LeftButton);
            return true;
        }
    return false;
}

}  // namespace ephor::test
