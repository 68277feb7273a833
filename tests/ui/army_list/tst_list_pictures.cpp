// Every window and dialog of lists and packs, at two sizes, light and dark, and their pages, for people to look at:
// written to <build>/screenshots. No text of theirs may be cut.
#include "core/io/builtin_data.h"
#include "core/rules/builtin.h"
#include "tests/support/written_file.h"
#include "tests/ui/cut_text.h"
#include "tests/ui/pictures.h"
#include "ui/army_list/army_list_window.h"
#include "ui/army_list/list_library/compare_dialog.h"
#include "ui/army_list/list_library/list_library_window.h"
#include "ui/army_list/list_library/rules_change_dialog.h"
#include "ui/army_list/paste_code_dialog.h"
#include "ui/editor/code_editor.h"
#include "ui/odds/matrix_dialog.h"
#include "ui/rules_pack/rules_pack_window.h"

#include <QAction>
#include <QDockWidget>
#include <QPushButton>
#include <QTabWidget>
#include <QTemporaryDir>

using namespace ephor;

namespace {

const char* const beyondItsLimits = R"(# What the club allows, and what the campaign allows.
format = 1
system = "men_of_bronze"
rules = "1"
name = "The league of the Peloponnese"
state = "sparta"
limit = 60
limit_units = 8
limit_allies = 1
campaign = "Hellas, 431 BC"
campaign_limit = 40
campaign_units = 6

[[unit]]
name = "The three hundred and the bodyguard of the king"
type = "elite_hoplite"
strategos = true
note = "Red cloaks; the king stands on the right, where the danger is greatest."

[[unit]]
name = "Perioeci"
type = "drilled_hoplite"
count = 2
ally = "Corinth"

[[unit]]
name = "Helots"
type = "psiloi"
count = 4
owned = 3
)";

std::string sample(std::string_view path) {
    for (const BuiltinFile& file : builtinFiles())
        if (file.path == path)
            return std::string(file.text);
    return {};
}

ListComparisonModel::Side side(std::string_view path) {
    ReadList read = readArmyList(sample(path), std::string(path), findSystem, systemIds());
    return {*std::move(read.list), read.system};
}

}  // namespace

class TestListPictures : public QObject {
    Q_OBJECT

    QTemporaryDir m_lists;
    QSize m_size;
    QString m_tag;

    void picture(QWidget& window, const char* name, QSize size) {
        window.setAttribute(Qt::WA_DeleteOnClose, false);
        window.resize(size);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        window.resize(size);  // the screen of the tests is smaller
        QTest::qWait(200);
        test::keepPicture(window, QStringLiteral("l-%1%2").arg(QLatin1StringView(name), m_tag));
        const QString cut = test::cutTexts(window).join(u'\n');
        QVERIFY2(cut.isEmpty(), qPrintable(QLatin1StringView(name) + u'\n' + cut));
    }
    void picture(QWidget& window, const char* name) { picture(window, name, m_size); }

    static std::unique_ptr<ArmyListWindow> listWindow(const std::string& text) {
        auto window = std::make_unique<ArmyListWindow>(ArmyListNeeds{findSystem, systemIds(), {}});
        window->setAsksBeforeClosing(false);
        window->openSample({{}, QStringLiteral("sample"), {}, {}, text});
        window->document().check();
        return window;
    }

private Q_SLOTS:
    void initTestCase() {
        test::dressUp();
        for (const BuiltinFile& file : builtinFiles())
            if (file.path.starts_with("armies/")) {
                const QString path = m_lists.filePath(QString::fromUtf8(file.path.data(), std::ssize(file.path)));
                test::writeFile(path, file.text);
            }
    }
    void init() {
        QFETCH(bool, dark);
        QFETCH(QSize, size);
        m_size = size;
        m_tag = QLatin1Char('-') + QLatin1StringView(QTest::currentDataTag());
        QApplication::setPalette(ephorPalette(dark));
    }
    void cleanup() { QApplication::setPalette(ephorPalette(false)); }

    void listWindows_data() { test::addLooks(); }
    void listWindows() {
        const auto beyond = listWindow(beyondItsLimits);
        beyond->findChild<CodeEditor*>()->goToLine(14);
        picture(*beyond, "limits");
        const auto built = listWindow(sample("armies/alala/thebes.toml"));
        built->findChild<CodeEditor*>()->goToLine(20);
        built->findChild<QTabWidget*>(QStringLiteral("unitTabs"))->setCurrentIndex(1);
        picture(*built, "figures");
        const auto typed = listWindow(sample("armies/dba/sparta.toml"));
        for (auto* dock : typed->findChildren<QDockWidget*>())
            dock->setVisible(dock->objectName() == QStringLiteral("problemsDock"));
        picture(*typed, "text");
    }

    void listDialogs_data() { test::addLooks(); }
    void listDialogs() {
        ListLibraryWindow library({findSystem, systemIds(), m_lists.path(), nullptr});
        picture(library, "library");
        CompareDialog compared(side("armies/alala/thebes.toml"), side("armies/alala/sparta.toml"), nullptr);
        picture(compared, "compare", compared.size());
        const auto systems = builtinSystems();
        MatrixDialog matrix({{systems.begin(), systems.end()}, findSystem, 431, nullptr});
        matrix.show();
        QTest::mouseClick(matrix.findChild<QPushButton*>(QStringLiteral("matrixFight")), Qt::LeftButton);
        QTest::qWait(300);
        picture(matrix, "matrix-running", matrix.size());
        QTRY_VERIFY_WITH_TIMEOUT(!matrix.matrix().isRunning(), 60000);
        picture(matrix, "matrix");
        const auto open = listWindow(sample("armies/men_of_bronze/sparta.toml"));
        open->findChild<QAction*>(QStringLiteral("copyCode"))->trigger();
        PasteCodeDialog code(open->document(), findSystem, systemIds());
        picture(code, "paste-code", code.size());
        ArmyList old = side("armies/men_of_bronze/sparta.toml").list;
        old.rules = "0.9";
        RulesChangeDialog change(rulesChangeOf(old, *findSystem("men_of_bronze"), nullptr));
        picture(change, "rules-change", change.size());
    }

    void packWindow_data() { test::addLooks(); }
    void packWindow() {
        RulesPackWindow window;
        window.setAsksBeforeClosing(false);
        window.newPack(*findSystem("men_of_bronze"));
        QString text = window.editor()->toPlainText();
        text.replace(QStringLiteral("armor = 2"), QStringLiteral("armour = 2"));
        text.replace(QStringLiteral("\"phalanx\", \"drilled\""), QStringLiteral("\"phalanks\", \"drilled\""));
        window.editor()->takeEdit(text);
        window.document().check();
        picture(window, "pack-faults");
        text.replace(QStringLiteral("armour = 2"), QStringLiteral("armor = 2"));
        text.replace(QStringLiteral("\"phalanks\""), QStringLiteral("\"phalanx\""));
        text.replace(QStringLiteral("points = 12"), QStringLiteral("points = 20"));
        window.editor()->takeEdit(text);
        window.document().check();
        picture(window, "pack-tests");
    }

    void pages_data() {
        QTest::addColumn<bool>("dark");
        QTest::addColumn<QSize>("size");
        QTest::newRow("paper") << false << QSize(1280, 800);
    }
    void pages() {
        for (const auto& [name, text] : {std::pair{"bronze", std::string(beyondItsLimits)},
                                         {"alala", sample("armies/alala/thebes.toml")},
                                         {"dba", sample("armies/dba/sparta.toml")}}) {
            const auto window = listWindow(text);
            for (const auto& [sheet, form] :
                 {std::pair{"roster", ListForm::Pdf}, {"cards", ListForm::CardsPdf}, {"battle", ListForm::BattlePdf}})
                test::writeFile(
                    test::screenshotFolder().filePath(
                        QStringLiteral("l-%1-%2.pdf").arg(QLatin1StringView(name), QLatin1StringView(sheet))),
                    listAs(window->document(), form).toStdString());
        }
    }
};

QTEST_MAIN(TestListPictures)
#include "tst_list_pictures.moc"
