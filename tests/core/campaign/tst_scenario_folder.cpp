// A scenario's seven files: saved all or not at all.
#include "core/campaign/scenario_folder.h"
#include "core/io/file.h"
#include "tests/support/small_campaign.h"

#include <QTemporaryDir>
#include <QTest>

using namespace ephor;
using namespace ephor::campaign;

namespace {

namespace fs = std::filesystem;

std::array<std::string, 7> textsOf(const fs::path& folder) {
    const Result<ScenarioFiles> read = readScenarioFolder(folder);
    return read ? read->texts : std::array<std::string, 7>{};
}

/// Another version of every file.
std::array<std::string, 7> changed(std::array<std::string, 7> texts) {
    for (std::string& text : texts)
        text += "\n# Another version.\n";
    return texts;
}

}  // namespace

class TestScenarioFolder : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whatIsWrittenIsRead() {
        const QTemporaryDir dir;
        const fs::path folder = fs::path(dir.path().toStdString()) / "mine";
        QVERIFY(writeScenarioFolder(folder, smallFiles().texts));
        QVERIFY(textsOf(folder) == smallFiles().texts);
        QCOMPARE(std::distance(fs::directory_iterator(folder), fs::directory_iterator()), 7);
        QVERIFY(!readScenarioFolder(folder / "nowhere"));
    }

    void afterAFailureTheFilesAreWhatTheyWere() {
        const QTemporaryDir dir;
        const fs::path folder = dir.path().toStdString();
        QVERIFY(writeScenarioFolder(folder, smallFiles().texts));
        // A folder of its name stands where the fifth file shall go.
        fs::remove(folder / scenarioFileNames[4]);
        fs::create_directory(folder / scenarioFileNames[4]);
        QVERIFY(!writeScenarioFolder(folder, changed(smallFiles().texts)));
        for (const std::size_t i : {0U, 1U, 2U, 3U, 5U, 6U})
            QCOMPARE(readFile(folder / scenarioFileNames[i], largestScenarioFile).value(), smallFiles().texts[i]);
        QVERIFY(!fs::exists(folder / unfinishedSaveName));
    }

    void aSaveThatWasCutOffIsFinishedByWhoReads() {
        const QTemporaryDir dir;
        const fs::path folder = dir.path().toStdString();
        const auto now = changed(smallFiles().texts);
        QVERIFY(writeScenarioFolder(folder, smallFiles().texts));
        QVERIFY(writeFile(folder / unfinishedSaveName, toJson({{}, {}, now}, 0)));
        QVERIFY(writeFile(folder / scenarioFileNames[0], now[0]));
        QVERIFY(textsOf(folder) == now);
        QVERIFY(!fs::exists(folder / unfinishedSaveName));
        QCOMPARE(readFile(folder / scenarioFileNames[6], largestScenarioFile).value(), now[6]);
    }
};

QTEST_GUILESS_MAIN(TestScenarioFolder)
#include "tst_scenario_folder.moc"
