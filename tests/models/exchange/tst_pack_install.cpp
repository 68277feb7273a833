// Installing a rules pack: it is copied whole, replaces its older copy, and faults change nothing.
#include "core/rules/builtin.h"
#include "core/rules/pack_folder.h"
#include "models/rules_pack/pack_install.h"

#include <QTemporaryDir>
#include <QTest>
#include <fstream>

using namespace ephor;
namespace fs = std::filesystem;

class TestPackInstall : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    fs::path place(const char* name) const { return fs::path(m_folder.path().toStdU16String()) / name; }
    /// Writes a pack of Men of Bronze with one passage replaced.
    void write(const std::string& from = {}, const std::string& to = {}) const {
        fs::create_directories(place("own") / "tests");
        for (PackFile& file : newPack("men_of_bronze")) {
            if (const std::size_t at = from.empty() ? std::string::npos : file.text.find(from);
                at != std::string::npos && file.name == "troops.toml")
                file.text.replace(at, from.size(), to);
            std::ofstream(place("own") / file.name, std::ios::binary) << file.text;
        }
    }

private Q_SLOTS:
    void aPackIsCopiedWithItsTests() {
        write();
        const auto rules = installPack(place("own"), place("packs"));
        QVERIFY(rules);
        QCOMPARE((*rules)->info().version, std::string("club-1"));
        const auto copied = packsIn(place("packs"));
        QCOMPARE(copied.size(), std::size_t{1});
        QVERIFY(copied.front()->dataDigest() == (*rules)->dataDigest());
        QCOMPARE(readPackFolder(place("packs") / "men_of_bronze-club-1")->size(), std::size_t{3});
    }

    void aNewerCopyTakesItsPlace() {
        write("points = 12", "points = 14");
        const auto rules = installPack(place("own"), place("packs"));
        QVERIFY(rules);
        const auto copied = packsIn(place("packs"));
        QCOMPARE(copied.size(), std::size_t{1});
        QVERIFY(copied.front()->dataDigest() == (*rules)->dataDigest());
        // The installed pack may be installed again.
        QVERIFY(installPack(place("packs") / "men_of_bronze-club-1", place("packs")));
        QCOMPARE(packsIn(place("packs")).size(), std::size_t{1});
    }

    void aPackWithFaultsChangesNothing() {
        write("points = 12", "points = 14");
        QVERIFY(installPack(place("own"), place("packs")));
        const Digest before = packsIn(place("packs")).front()->dataDigest();
        write("\narmor = 2", "\namor = 2");
        const auto refused = installPack(place("own"), place("packs"));
        QVERIFY(!refused);
        QVERIFY(hasErrors(refused.error()));
        QVERIFY(packsIn(place("packs")).front()->dataDigest() == before);
        write("\"club-1\"", "\"" + findSystem("men_of_bronze")->info().version + "\"");
        QCOMPARE(installPack(place("own"), place("packs")).error().front().code, std::string("pack-builtin-version"));
        QVERIFY(!installPack(place("missing"), place("packs")));
    }
};

QTEST_GUILESS_MAIN(TestPackInstall)
#include "tst_pack_install.moc"
