// A scenario's seven files: saved all or not at all.
#include "core/campaign/scenario_folder.h"
#include "core/io/file.h"
#include "tests/support/small_campaign.h"

#include <QTemporaryDir>
#include <QTest>
#include <unistd.h>

using namespace ephor;
using namespace ephor::campaign;

namespace {

namespace fs = std::filesystem;

std::array<std::string, 7> textsOf(const fs::path& folder) {
    const Result<ScenarioFiles> read = readScenarioFolder(folder);
    return read ? read->texts : std::array<std::string, 7>{};
}

bool isFaultOf(const Result<ScenarioFiles>& read, const fs::path& file) {
    return !read && read.error().front().place.file == file.string();
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

    void aFileThatIsNotInUtf8IsNamedAndNeverWritten() {
        const QTemporaryDir dir;
        const fs::path folder = dir.path().toStdString();
        QVERIFY(writeScenarioFolder(folder, smallFiles().texts));
        auto latin = smallFiles().texts;
        latin[3].replace(latin[3].find("Nicias"), 6,
                         "Nic\xED"
                         "as");
        const Result<void> written = writeScenarioFolder(folder, latin);
        QVERIFY(!written);
        QCOMPARE(written.error().front().code, std::string("campaign-encoding"));
        QVERIFY(textsOf(folder) == smallFiles().texts);
        QVERIFY(!fs::exists(folder / unfinishedSaveName));
        QVERIFY(writeFile(folder / scenarioFileNames[3], latin[3]));
        const Result<ScenarioFiles> read = readScenarioFolder(folder);
        QVERIFY(!read);
        QCOMPARE(read.error().size(), 1U);
        QCOMPARE(read.error().front().place.file, (folder / scenarioFileNames[3]).string());
        QCOMPARE(read.error().front().place.line, 3);
        // However such a text comes there, the journal that is founded on it can be written.
        ScenarioFiles files = smallFiles();
        files.texts = latin;
        QVERIFY(filesFromJson(toJson(files, 1)));
    }

    // H02
    void aCodeThatIsNoCharacterIsNamedAndNeverWritten() {
        const QTemporaryDir dir;
        const fs::path folder = dir.path().toStdString();
        QVERIFY(writeScenarioFolder(folder, smallFiles().texts));
        auto odd = smallFiles().texts;
        odd[3] += "\n# \xEF\xBF\xBE\n";
        QVERIFY(!writeScenarioFolder(folder, odd));
        QVERIFY(writeFile(folder / scenarioFileNames[3], odd[3]));
        const Result<ScenarioFiles> read = readScenarioFolder(folder);
        QVERIFY(isFaultOf(read, folder / scenarioFileNames[3]));
        QCOMPARE(read.error().front().code, std::string("campaign-noncharacter"));
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

    void aSaveThatWasDamagedIsNoGroundToReadTheRest() {
        const QTemporaryDir dir;
        const fs::path folder = dir.path().toStdString();
        const auto now = changed(smallFiles().texts);
        QVERIFY(writeScenarioFolder(folder, smallFiles().texts));
        QVERIFY(writeFile(folder / scenarioFileNames[0], now[0]));
        const std::string whole = toJson({{}, {}, now}, 0);
        QVERIFY(writeFile(folder / unfinishedSaveName, whole.substr(0, whole.size() / 2)));
        QVERIFY(isFaultOf(readScenarioFolder(folder), folder / unfinishedSaveName));
        QCOMPARE(readFile(folder / scenarioFileNames[0], largestScenarioFile).value(), now[0]);
        QVERIFY(fs::exists(folder / unfinishedSaveName));
        // Who looks through the files and saves them all has mended it.
        QVERIFY(writeScenarioFolder(folder, now));
        QVERIFY(textsOf(folder) == now);
    }

    void aFileThatCannotBeReadIsNotWrittenOverByAnOlderSave() {
        const QTemporaryDir dir;
        const fs::path folder = dir.path().toStdString();
        QVERIFY(writeScenarioFolder(folder, smallFiles().texts));
        QVERIFY(writeFile(folder / unfinishedSaveName, toJson({{}, {}, changed(smallFiles().texts)}, 0)));
        const std::string large(largestScenarioFile + 1, '#');
        QVERIFY(writeFile(folder / scenarioFileNames[4], large));
        QVERIFY(isFaultOf(readScenarioFolder(folder), folder / scenarioFileNames[4]));
        QCOMPARE(readFile(folder / scenarioFileNames[4], 2 * largestScenarioFile).value(), large);
        QCOMPARE(readFile(folder / scenarioFileNames[0], largestScenarioFile).value(), smallFiles().texts[0]);
        QVERIFY(fs::exists(folder / unfinishedSaveName));
    }

    /// Else every later reading would put its texts over what was written since. The files are links, so that they can be
    /// written where nothing can be removed.
    void aSaveThatCannotBeTakenAwayIsAFault() {
        const QTemporaryDir dir;
        const fs::path all = dir.path().toStdString();
        const fs::path folder = all / "links";
        QVERIFY(writeScenarioFolder(all / "files", smallFiles().texts));
        QVERIFY(fs::create_directory(folder));
        for (const std::string_view name : scenarioFileNames) {
            fs::create_symlink(all / "files" / name, folder / name);
            fs::permissions(all / "files" / name, fs::perms(0666));
        }
        QVERIFY(writeFile(folder / unfinishedSaveName, toJson({{}, {}, changed(smallFiles().texts)}, 0)));
        fs::permissions(all, fs::perms(0755));
        fs::permissions(all / "files", fs::perms(0777));
        fs::permissions(folder, fs::perms(0555));
        // Root may remove everything: for this test it is someone else, where the machine lets it.
        const bool root = ::geteuid() == 0;
        const bool bound = !root || ::seteuid(65534) == 0;
        const Result<ScenarioFiles> read = readScenarioFolder(folder);
        if (root)
            QCOMPARE(::seteuid(0), 0);
        fs::permissions(folder, fs::perms(0755));
        QCOMPARE(!read, bound);
        if (bound)
            QVERIFY(isFaultOf(read, folder / unfinishedSaveName));
    }
};

QTEST_GUILESS_MAIN(TestScenarioFolder)
#include "tst_scenario_folder.moc"
