// Windows of rules packs, typed in as a person does.
#pragma once

#include "core/rules/builtin.h"
#include "ui/editor/code_editor.h"
#include "ui/rules_pack/rules_pack_window.h"

#include <QTest>
#include <QTextBlock>

namespace ephor::test {

inline std::unique_ptr<RulesPackWindow> makeWindow(const std::filesystem::path& recovery = {}) {
    auto window = std::make_unique<RulesPackWindow>(recovery);
    window->setAttribute(Qt::WA_DeleteOnClose, false);
    window->setAsksBeforeClosing(false);
    return window;
}

inline void start(RulesPackWindow& window, const char* system = "men_of_bronze") {
    window.newPack(*findSystem(system));
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    QVERIFY(window.document().isChecked());
}

/// The cursor at the end of the line that begins with `line`, as a click on it leaves it.
inline void clickLine(CodeEditor& editor, const QString& line, int occurrence = 1) {
    for (QTextBlock block = editor.document()->begin(); block.isValid(); block = block.next())
        if (block.text().startsWith(line) && --occurrence == 0) {
            editor.goToLine(block.blockNumber() + 1);
            QTest::mouseClick(editor.viewport(), Qt::LeftButton, {}, editor.cursorRect().center());
            QTest::keyClick(&editor, Qt::Key_End);
            return;
        }
    QFAIL(qPrintable(line));
}

/// Types over the line that begins with `line`.
inline void retype(CodeEditor& editor, const QString& line, const QString& text, int occurrence = 1) {
    clickLine(editor, line, occurrence);
    QTest::keyClick(&editor, Qt::Key_Home, Qt::ShiftModifier);
    QTest::keyClicks(&editor, text);
    QTest::keyClick(&editor, Qt::Key_Escape);  // what the completion offers
}

}  // namespace ephor::test
