// A scenario's seven files: saved all or not at all.
#include "core/campaign/scenario/folder.h"
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

template <typename T> bool isFaultOf(const Result<T>& done, const fs::path& file) {
    return !done && done.error().front().place.file == file.string();
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

    // H04
    void aSaveThatWasCutOffIsFinishedOnlyWhereThatIsAskedFor() {
        const QTemporaryDir dir;
        const fs::path folder = dir.path().toStdString();
        const auto now = changed(smallFiles().texts);
        QVERIFY(writeScenarioFolder(folder, smallFiles().texts));
        QVERIFY(writeFile(folder / unfinishedSaveName, toJson({{}, {}, now}, 0)));
        QVERIFY(writeFile(folder / scenarioFileNames[0], now[0]));
        QVERIFY(hasUnfinishedSave(folder));
        QVERIFY(isFaultOf(readScenarioFolder(folder), folder / unfinishedSaveName));
        QCOMPARE(readFile(folder / scenarioFileNames[6], largestScenarioFile).value(), smallFiles().texts[6]);
        QVERIFY(finishSave(folder));
        QVERIFY(!hasUnfinishedSave(folder));
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
        QVERIFY(isFaultOf(finishSave(folder), folder / unfinishedSaveName));
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
        QVERIFY(isFaultOf(finishSave(folder), folder / scenarioFileNames[4]));
        QCOMPARE(readFile(folder / scenarioFileNames[4], 2 * largestScenarioFile).value(), large);
        QCOMPARE(readFile(folder / scenarioFileNames[0], largestScenarioFile).value(), smallFiles().texts[0]);
        QVERIFY(fs::exists(folder / unfinishedSaveName));
    }

    // H04
    void noSaveIsFinishedThroughALink_data() {
        QTest::addColumn<int>("file");
        QTest::newRow("the save itself") << -1;
        QTest::newRow("the first file") << 0;
        QTest::newRow("the last file") << 6;
    }
    void noSaveIsFinishedThroughALink() {
        QFETCH(const int, file);
        const QTemporaryDir dir;
        const fs::path folder = fs::path(dir.path().toStdString()) / "war";
        const fs::path outside = fs::path(dir.path().toStdString()) / "outside";
        QVERIFY(writeScenarioFolder(folder, smallFiles().texts));
        QVERIFY(writeFile(folder / unfinishedSaveName, toJson({{}, {}, changed(smallFiles().texts)}, 0)));
        const fs::path link =
            folder / (file < 0 ? unfinishedSaveName : scenarioFileNames[static_cast<std::size_t>(file)]);
        fs::rename(link, outside);
        const std::string text = readFile(outside, 100 * largestScenarioFile).value();
        fs::create_symlink(outside, link);
        QVERIFY(isFaultOf(readScenarioFolder(folder), folder / unfinishedSaveName));
        QVERIFY(isFaultOf(finishSave(folder), link));
        QCOMPARE(readFile(outside, 100 * largestScenarioFile).value(), text);
        QVERIFY(hasUnfinishedSave(folder));
    }

    /// What a link leads to would be passed on within the campaign.
    void noFileOutsideOfTheFolderIsRead() {
        const QTemporaryDir dir;
        const fs::path folder = fs::path(dir.path().toStdString()) / "war";
        const fs::path outside = fs::path(dir.path().toStdString()) / "outside";
        QVERIFY(writeScenarioFolder(folder, smallFiles().texts));
        QVERIFY(readScenarioFolder(folder));
        const fs::path link = folder / scenarioFileNames[6];
        fs::rename(link, outside);
        fs::create_symlink("../outside", link);
        QVERIFY(isFaultOf(readScenarioFolder(folder), link));
    }

    /// Else it would be put over what was written since. In such a folder one removes only one's own files.
    void aSaveThatCannotBeTakenAwayIsAFault() {
        if (::geteuid() != 0)
            QSKIP("Only root can make files of somebody else.");
        static constexpr uid_t somebody = 65534;
        const QTemporaryDir dir;
        const fs::path all = dir.path().toStdString();
        const fs::path folder = all / "war";
        QVERIFY(writeScenarioFolder(folder, smallFiles().texts));
        for (const std::string_view name : scenarioFileNames)
            QCOMPARE(::chown((folder / name).c_str(), somebody, static_cast<gid_t>(-1)), 0);
        QVERIFY(writeFile(folder / unfinishedSaveName, toJson({{}, {}, changed(smallFiles().texts)}, 0)));
        fs::permissions(all, fs::perms(0755));
        fs::permissions(folder, fs::perms(01777));
        if (::seteuid(somebody) != 0)
            QSKIP("This machine does not let root be somebody else.");
        const Result<void> finished = finishSave(folder);
        QCOMPARE(::seteuid(0), 0);
        QVERIFY(isFaultOf(finished, folder / unfinishedSaveName));
    }
};

QTEST_GUILESS_MAIN(TestScenarioFolder)
#include "tst_scenario_folder.moc"
