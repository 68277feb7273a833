#include "core/io/file.h"
#include "tests/support/small_disk.h"

#include <QTemporaryDir>
#include <QTest>
#include <filesystem>
#include <fstream>
#include <sys/stat.h>
#include <unistd.h>

using namespace ephor;
using ephor::test::SmallDisk;
namespace fs = std::filesystem;

namespace {

std::size_t filesIn(const fs::path& folder) {
    return static_cast<std::size_t>(std::distance(fs::directory_iterator(folder), fs::directory_iterator()));
}

std::string message(const Diagnostics& diagnostics) { return toText(diagnostics.front()); }

bool says(const Diagnostics& diagnostics, std::string_view word) {
    return message(diagnostics).find(word) != std::string::npos;
}

}  // namespace

class TestFile : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    fs::path path(const char* name) const { return fs::path(m_folder.path().toStdString()) / name; }

private Q_SLOTS:
    void aNameInSomebodysFileLeadsNowhereElse_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("word");  // of the message; empty: it is read
        const auto row = [](const char* name, const char* word) {
            QTest::newRow(name) << QString::fromLatin1(name) << QString::fromLatin1(word);
        };
        row("a.toml", "");
        row("./below/b.toml", "");
        row("below/../a.toml", "");
        row("good_link", "");
        row("/etc/passwd", "out of the folder");
        row("../secret", "out of the folder");
        row("../not there", "out of the folder");
        row("below/../../secret", "out of the folder");
        row("../home2/x", "out of the folder");
        row("link", "out of the folder");
        row("linked/secret", "out of the folder");
        row("dangling", "no such file");
        row("round", "could not be read");
        row("pipe", "a pipe or a device");
        row("below", "a folder");
        row("c.toml", "did you mean \"a.toml\"");
    }
    void aNameInSomebodysFileLeadsNowhereElse() {
        const fs::path home = path("home");
        fs::create_directories(home / "below");
        fs::create_directories(path("home2"));
        for (const fs::path& file : {home / "a.toml", home / "below/b.toml", path("secret"), path("home2") / "x"})
            std::ofstream(file) << "root:x:0:0";
        fs::create_symlink("below/b.toml", home / "good_link");
        fs::create_symlink("../secret", home / "link");
        fs::create_symlink("..", home / "linked");
        fs::create_symlink(path("not there"), home / "dangling");
        fs::create_symlink("round", home / "round");
        QCOMPARE(::mkfifo((home / "pipe").c_str(), 0600), 0);
        QFETCH(QString, name);
        QFETCH(QString, word);
        for (const fs::path& folder : {home, path("home2") / ".." / "home"}) {
            const Result<std::string> bytes = readFileIn(folder, name.toStdString(), 100);
            QCOMPARE(bytes.has_value(), word.isEmpty());
            if (!bytes)
                QVERIFY2(says(bytes.error(), word.toStdString()) && !says(bytes.error(), "root:"),
                         message(bytes.error()).c_str());
        }
    }

    void cleanup() {
        for (const auto& entry : fs::directory_iterator(m_folder.path().toStdString()))
            fs::remove_all(entry.path());
    }

    void bytesComeBackAsTheyWere() {
        const std::string bytes("a\0\r\n\xFF z", 7);
        QVERIFY(writeFile(path("x"), bytes).has_value());
        QCOMPARE(readFile(path("x"), 100).value(), bytes);
        QVERIFY(writeFile(path("x"), "").has_value());
        QCOMPARE(readFile(path("x"), 100).value(), std::string());
        QCOMPARE(filesIn(m_folder.path().toStdString()), 1U);
    }
    void aMissingFileIsNamedAndItsNeighbourOffered() {
        QVERIFY(writeFile(path("sparta.toml"), "x").has_value());
        const auto read = readFile(path("spatra.toml"), 100);
        QVERIFY(!read);
        QVERIFY2(says(read.error(), "spatra.toml") && says(read.error(), "\"sparta.toml\""),
                 message(read.error()).c_str());
        QVERIFY(!readFile(path("no/such/folder/at/all.toml"), 100));
    }
    // H23
    void aLinkIntoAFolderThatIsNotThereIsKept() {
        fs::create_symlink("no_such_folder/x", path("link"));
        const Result<void> written = writeFile(path("link"), "x");
        QVERIFY(!written);
        QVERIFY(says(written.error(), "no such folder"));
        QVERIFY(fs::is_symlink(path("link")));
    }
    void aChainOfLinksIsFollowed() {
        fs::create_directory(path("there"));
        fs::create_symlink("there/second", path("first"));
        fs::create_symlink("../file", path("there/second"));
        QVERIFY(writeFile(path("first"), "x").has_value());
        QVERIFY(fs::is_symlink(path("first")) && fs::is_symlink(path("there/second")));
        QCOMPARE(readFile(path("file"), 9).value(), std::string("x"));
    }
    void aLinkToItselfIsAFault() {
        fs::create_symlink("ring", path("ring"));
        QVERIFY(!writeFile(path("ring"), "x"));
    }
    void aFolderIsNoFile() {
        QVERIFY(says(readFile(m_folder.path().toStdString(), 100).error(), "folder"));
        QVERIFY(says(writeFile(m_folder.path().toStdString(), "x").error(), "folder"));
    }
    void aFileTooLargeIsRefusedWithItsSizeAndTheLimit() {
        std::ofstream(path("large")).close();
        fs::resize_file(path("large"), 100 << 20);
        const auto read = readFile(path("large"), 1 << 20);
        QVERIFY(!read);
        QVERIFY2(says(read.error(), "104857600") && says(read.error(), "1048576"), message(read.error()).c_str());
        QVERIFY(readFile(path("large"), 100 << 20).has_value());
    }
    void anEndlessDeviceIsReadNoFurtherThanTheLimit() {
        const auto read = readFile("/dev/zero", 1000);
        QVERIFY(!read && says(read.error(), "1000"));
    }
    void aFolderInPlaceOfTheFileIsLeftAsItIs() {  // what root cannot write either
        fs::create_directory(path("x"));
        const auto read = readFile(path("x"), 100);
        const auto written = writeFile(path("x"), "y");
        QVERIFY2(!read && says(read.error(), "/x: ") && says(read.error(), "folder"), "read");
        QVERIFY2(!written && says(written.error(), "/x: ") && says(written.error(), "Name a file"), "written");
        QVERIFY(fs::is_directory(path("x")) && fs::is_empty(path("x")));
        QCOMPARE(filesIn(m_folder.path().toStdString()), 1U);
    }
    void aFileInPlaceOfTheFolderIsReported() {
        QVERIFY(writeFile(path("x"), "old").has_value());
        const auto read = readFile(path("x/y"), 100);
        const auto written = writeFile(path("x/y"), "y");
        QVERIFY(!read && says(read.error(), "is a file, not a folder"));
        QVERIFY(!written && says(written.error(), "is a file, not a folder"));
        QCOMPARE(readFile(path("x"), 100).value(), std::string("old"));
    }
    void whatMayNotBeReadOrWrittenSaysSo() {
        // Root may read and write everything: for this test it is someone else, where the machine lets it.
        const bool root = ::geteuid() == 0;
        QVERIFY(writeFile(path("x"), "x").has_value());
        ::chmod(path("x").c_str(), 0);
        ::chmod(m_folder.path().toStdString().c_str(), 0555);
        const bool bound = !root || ::seteuid(65534) == 0;
        const auto read = readFile(path("x"), 100);
        const auto written = writeFile(path("x"), "y");
        const auto added = writeFile(path("y"), "y");
        if (root)
            QCOMPARE(::seteuid(0), 0);
        ::chmod(m_folder.path().toStdString().c_str(), 0755);
        QVERIFY(!read == bound && !written == bound && !added == bound);
        if (bound)
            QVERIFY(says(read.error(), "permission") && says(written.error(), "permission") &&
                    says(added.error(), "permission"));
    }
    void aFullDiskLeavesTheOldFileAndNothingElse() {
        QVERIFY(writeFile(path("x"), "old").has_value());
        {
            const SmallDisk disk(1 << 16);
            const auto written = writeFile(path("x"), std::string(1 << 20, 'n'));
            QVERIFY(!written);
            QVERIFY2(says(written.error(), "Nothing was changed"), message(written.error()).c_str());
            QVERIFY(!writeFile(path("y"), std::string(1 << 20, 'n')));
        }
        QCOMPARE(readFile(path("x"), 100).value(), std::string("old"));
        QCOMPARE(filesIn(m_folder.path().toStdString()), 1U);
    }
    void aFullDeviceIsReported() {
        const auto written = writeFile("/dev/full", "x");
        QVERIFY(!written);
        QVERIFY2(says(written.error(), "/dev/full") && says(written.error(), "full"), message(written.error()).c_str());
    }
    void aDeviceIsWrittenInPlace() { QVERIFY(writeFile("/dev/null", "x").has_value()); }
    void aMissingFolderIsReported() {
        const auto written = writeFile(path("no/x"), "x");
        QVERIFY(!written && says(written.error(), "no such"));
    }
    void aLinkKeepsPointingAtTheFile() {
        QVERIFY(writeFile(path("real"), "old").has_value());
        fs::create_symlink("real", path("link"));
        QVERIFY(writeFile(path("link"), "new").has_value());
        QVERIFY(fs::is_symlink(path("link")));
        QCOMPARE(readFile(path("real"), 100).value(), std::string("new"));
    }
    void theModeOfAFileStays() {
        QVERIFY(writeFile(path("x"), "old").has_value());
        ::chmod(path("x").c_str(), 0640);
        QVERIFY(writeFile(path("x"), "new").has_value());
        QCOMPARE(static_cast<unsigned>(fs::status(path("x")).permissions()), 0640U);
    }
    void aLeftoverOfACrashIsInNobodysWay() {
        std::ofstream(path((".ephor-" + std::to_string(::getpid()) + "-0.part").c_str())) << "left";
        QVERIFY(writeFile(path("x"), "new").has_value());
        QCOMPARE(readFile(path("x"), 100).value(), std::string("new"));
    }
};

QTEST_APPLESS_MAIN(TestFile)
#include "tst_file.moc"
