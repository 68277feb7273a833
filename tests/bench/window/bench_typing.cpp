// Typing in a list of 200 units: from a key until the window is painted again, with the check that follows when the
// typing pauses (aim: 16 ms at the median).
#include "core/rules/builtin.h"
#include "tests/bench/window/frames.h"
#include "ui/army_list/army_list_window.h"
#include "ui/editor/code_editor.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QTest>
#include <fmt/format.h>

using namespace ephor;

namespace {

constexpr int units = 200;
constexpr int keys = 400;

QString longList() {
    QString text = QStringLiteral("format = 1\nsystem = \"men_of_bronze\"\nrules = \"1\"\nname = \"Everybody\"\n");
    for (int i = 0; i < units; ++i)
        text += QStringLiteral("\n# the men of village %1\n[[unit]]\nname = \"Village %1\"\ntype = \"psiloi\"\n%2")
                    .arg(i)
                    .arg(i == 0 ? QStringLiteral("strategos = true\n") : QString());
    return text;
}

}  // namespace

bool ephor::bench::typing() {
    ArmyListWindow window({findSystem, systemIds(), {}});
    window.setAttribute(Qt::WA_DeleteOnClose, false);
    window.setAsksBeforeClosing(false);
    window.document().startWith(longList(), QStringLiteral("Everybody"));
    window.resize(1280, 800);
    window.show();
    QCoreApplication::processEvents();
    auto& editor = *window.findChild<CodeEditor*>();
    editor.goToLine(5 * units / 2);
    editor.setFocus();
    const qsizetype before = editor.toPlainText().size();

    std::vector<double> typed;
    for (int i = 0; i < keys; ++i) {
        QElapsedTimer timer;
        timer.start();
        QTest::keyClick(&editor, i % 20 == 19 ? Qt::Key_Backspace : Qt::Key_X);
        QCoreApplication::processEvents();
        typed.push_back(bench::milliseconds(timer));
    }
    bench::report("a key, highlighted and painted", typed);

    std::vector<double> checked;
    for (int i = 0; i < keys / 4; ++i) {
        QTest::keyClick(&editor, i % 2 == 0 ? Qt::Key_X : Qt::Key_Backspace);
        QElapsedTimer timer;
        timer.start();
        window.document().check();
        QCoreApplication::processEvents();
        checked.push_back(bench::milliseconds(timer));
    }
    bench::report("the check of the whole list", checked);

    const qsizetype lost = before + keys * 18 / 20 - editor.toPlainText().size();
    fmt::print("{} units, {} lines, {} keys, {} lost\n", units, editor.document()->blockCount(), keys + keys / 4, lost);
    return lost == 0;
}
