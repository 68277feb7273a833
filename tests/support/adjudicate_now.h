// The question before orders are adjudicated, answered with the mouse.
#pragma once

#include <QAbstractButton>
#include <QDialog>
#include <QTest>

namespace ephor::test {

/// Clicks "Adjudicate now" in the question that is open in front of the window, which is active again afterwards; false
/// where nothing is asked.
inline bool adjudicateNow(QWidget& window) {
    for (const QDialog* question : window.findChildren<QDialog*>(QStringLiteral("adjudicateQuestion"))) {
        if (!question->isVisible())
            continue;
        QTest::mouseClick(question->findChild<QAbstractButton*>(QStringLiteral("adjudicateNow")), Qt::LeftButton);
        window.activateWindow();
        return QTest::qWaitForWindowActive(&window);
    }
    return false;
}

}  // namespace ephor::test
