#include "core/base/fix.h"
#include "core/io/builtin_data.h"
#include "core/io/lists/army_list_io.h"
#include "core/rules/builtin.h"
#include "core/rules/pack.h"
#include "core/rules/pack_schema.h"

#include <QTest>

using namespace ephor;

namespace {

std::vector<PackFile> ownData(const std::string& system) {
    std::vector<PackFile> files;
    for (const PackFileSchema& schema : packSchema(system))
        files.push_back({schema.file, std::string(builtinText("rules/" + system + "/" + schema.file))});
    return files;
}

PackFile& fileOf(std::vector<PackFile>& files, const std::string& name) {
    return *std::ranges::find(files, name, &PackFile::name);
}

/// The text with `line` written after the head of the first table of that name, in place of the line that gives its key
/// a value.
std::string with(const std::string& text, const PackTable& table, const std::string& key, const std::string& line) {
    const std::string head = table.table.empty() ? ""
                             : table.several     ? "[[" + table.table + "]]"
                                                 : "[" + table.table + "]";
    const std::size_t begin = head.empty() ? 0 : text.find("\n" + head + "\n") + 1 + head.size() + 1;
    std::size_t end = text.find("\n[", begin);
    end = end == std::string::npos ? text.size() : end;
    std::string body = text.substr(begin, end - begin);
    const std::string own = "\n" + key + " ";
    body.insert(0, "\n");
    if (const std::size_t at = body.find(own); at != std::string::npos)
        body.erase(at, body.find('\n', at + 1) - at);
    return text.substr(0, begin) + (line.empty() ? "" : line + "\n") + body.substr(1) + text.substr(end);
}

const Diagnostic* faultWith(const PackReport& report, const std::string& ending) {
    for (const Diagnostic& one : report.diagnostics)
        if (one.code.ends_with(ending))
            return &one;
    return nullptr;
}

QByteArray all(const PackReport& report) {
    QByteArray text;
    for (const Diagnostic& one : report.diagnostics)
        text += QByteArray::fromStdString(toText(one)) + '\n';
    return text;
}

const std::string army =
    "format = 1\nsystem = \"men_of_bronze\"\nrules = \"1\"\nname = \"Test\"\nlimit = 38\n\n"
    "[[unit]]\ntype = \"elite_hoplite\"\nstrategos = true\n";

}  // namespace

class TestPack : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theSchemaSaysWhatTheReadersTake_data() {
        QTest::addColumn<QString>("system");
        for (const std::string& id : systemIds())
            QTest::newRow(id.c_str()) << QString::fromStdString(id);
    }
    void theSchemaSaysWhatTheReadersTake() {
        QFETCH(const QString, system);
        const std::string id = system.toStdString();
        for (const PackFileSchema& schema : packSchema(id))
            for (const PackTable& table : schema.tables) {
                const auto report = [&](const std::string& key, const std::string& line) {
                    std::vector<PackFile> files = ownData(id);
                    PackFile& file = fileOf(files, schema.file);
                    file.text = with(file.text, table, key, line);
                    return checkPack(files);
                };
                const auto where = [&](const PackKey& key) {
                    return QByteArray::fromStdString(schema.file + " [" + table.table + "] " + key.key + "\n");
                };
                for (const PackKey& key : table.keys) {
                    if (key.key == "system" && schema.file == "troops.toml")
                        continue;  // names the system; looked at first
                    if (key.required) {
                        const PackReport missing = report(key.key, "");
                        QVERIFY2(faultWith(missing, "-missing-key"), where(key) + all(missing));
                    }
                    if ((key.kind == FieldKind::Integer || key.kind == FieldKind::Number) && key.key != "format") {
                        const auto bounds =
                            " may be " + QByteArray::number(key.lowest) + " to " + QByteArray::number(key.highest);
                        const PackReport over = report(key.key, key.key + " = 5000");
                        QVERIFY2(faultWith(over, "-range") && all(over).contains(bounds), where(key) + all(over));
                    }
                    if (!key.words.empty() && key.key != "system") {
                        const PackReport odd =
                            report(key.key, key.key + (key.several ? " = [\"zzzzz\"]" : " = \"zzzzz\""));
                        QVERIFY2(faultWith(odd, "-unknown-word"), where(key) + all(odd));
                        const std::string said = toText(faultWith(odd, "-unknown-word")->message);
                        for (const PackWord& word : key.words)
                            QVERIFY2(said.find(word.word) != std::string::npos, (word.word + ": " + said).c_str());
                        QCOMPARE(std::ranges::count(said, ','), static_cast<std::ptrdiff_t>(key.words.size() - 1));
                    }
                    const PackReport kind = report(key.key, key.key + " = { }");
                    QVERIFY2(hasErrors(kind.diagnostics), where(key) + all(kind));
                }
                const PackReport unknown = report("", "qqqqqqqqqqqq = 1");
                const Diagnostic* fault = faultWith(unknown, "-unknown-key");
                QVERIFY2(fault, all(unknown));
                const std::string said = toText(fault->message);
                std::size_t known = table.keys.size();
                if (table.table.empty())
                    known += schema.tables.size() - 1;
                QCOMPARE(static_cast<std::size_t>(std::ranges::count(said, ',')),
                         known);  // one comma stands before them
                for (const PackKey& key : table.keys)
                    QVERIFY2(said.find(key.key) != std::string::npos, said.c_str());
            }
    }

    void aNewPackOfEverySystemIsSoundAndItsTestsPass() {
        for (const std::string& id : systemIds()) {
            const std::vector<PackFile> files = newPack(id);
            const PackReport report = checkPack(files);
            QVERIFY2(!hasErrors(report.diagnostics), all(report));
            QCOMPARE(report.version, std::string("club-1"));
            QCOMPARE(report.tests.size(), std::size_t{2});
            QCOMPARE(report.failed(), 0);
            QVERIFY(report.tests[0].expected.empty());
            QCOMPARE(report.tests[1].expected.size(), std::size_t{1});
            QVERIFY(report.tests[1].expected.front().starts_with("list-unknown-"));
        }
    }

    void faultsAreNamedWithLineAndRemedy_data() {
        QTest::addColumn<QByteArray>("system");
        QTest::addColumn<QByteArray>("file");
        QTest::addColumn<QByteArray>("from");
        QTest::addColumn<QByteArray>("to");
        QTest::addColumn<QByteArray>("code");
        const auto row = [](const char* name, const char* system, const char* from, const char* to, const char* code,
                            const char* file = "troops.toml") {
            QTest::newRow(name) << QByteArray(system) << QByteArray(file) << QByteArray(from) << QByteArray(to)
                                << QByteArray(code);
        };
        row("unknown key", "men_of_bronze", "\nattack = 6", "\natack = 6", "troops-unknown-key");
        row("number in quotes", "men_of_bronze", "\nattack = 6", "\nattack = \"6\"", "troops-wrong-kind");
        row("missing key", "men_of_bronze", "\nattack = 6", "", "troops-missing-key");
        row("out of range", "men_of_bronze", "\nattack = 6", "\nattack = 66", "troops-range");
        row("same id", "men_of_bronze", "id = \"drilled_hoplite\"", "id = \"elite_hoplite\"", "troops-duplicate");
        row("shoots nowhere", "men_of_bronze", "\nattack = 6", "\nattack = 6\nshoot = 3", "troops-shoot");
        row("unknown trait", "men_of_bronze", "\"drilled\"", "\"driled\"", "troops-unknown-word");
        row("other system", "men_of_bronze", "\"men_of_bronze\"", "\"men_of_bronce\"", "pack-system");
        row("two arms", "alala", "[\"formed\"", "[\"formed\", \"cavalry\"", "troops-arm");
        row("wrong ground", "alala", "frontage_cm = 15", "frontage_cm = 17", "troops-ground");
        row("foot and mounted", "dba", "[\"mounted\", \"costly\"]", "[\"mounted\", \"foot\", \"costly\"]",
            "troops-arm");
        row("no kind", "dba", "id = \"El\"", "id = \"Elk\"", "troops-kind");
        row("two protections", "skirmish", "[\"fully_armoured\"", "[\"fully_armoured\", \"unarmoured\"",
            "troops-traits");
        row("no class", "skirmish", ", \"elite\"]", "]", "troops-traits");
        row("general of that id", "ohw", "id = \"scipio\"", "id = \"alexander\"", "generals-duplicate",
            "generals.toml");
    }
    void faultsAreNamedWithLineAndRemedy() {
        QFETCH(const QByteArray, system);
        QFETCH(const QByteArray, file);
        QFETCH(const QByteArray, from);
        QFETCH(const QByteArray, to);
        QFETCH(const QByteArray, code);
        std::vector<PackFile> files = ownData(system.toStdString());
        PackFile& touched = fileOf(files, file.toStdString());
        const std::size_t at = touched.text.find(from.toStdString());
        QVERIFY(at != std::string::npos);
        touched.text.replace(at, static_cast<std::size_t>(from.size()), to.toStdString());
        const PackReport report = checkPack(files);
        const Diagnostic* fault = faultWith(report, code.toStdString());
        QVERIFY2(fault, all(report));
        QCOMPARE(fault->place.file, file.toStdString());
        QVERIFY2(fault->place.line > 0, all(report));
        QVERIFY2(!fault->fixes.empty(), all(report));
        for (const Fix& fix : Diagnostic(*fault).fixes) {
            std::vector<PackFile> mended = files;
            fileOf(mended, file.toStdString()).text = withFix(touched.text, fix);
            const PackReport after = checkPack(mended);
            QVERIFY2(!faultWith(after, code.toStdString()), all(after));
        }
    }

    void aNewerPackAndAnotherEncodingAreSaidSo() {
        std::vector<PackFile> files = ownData("men_of_bronze");
        const std::string text = files.front().text;
        files.front().text.replace(text.find("format = 1"), 10, "format = 2");
        QVERIFY2(faultWith(checkPack(files), "troops-newer-format"), all(checkPack(files)));
        files.front().text = text;
        files.front().text.replace(text.find("Elite"), 5, "\xC9lite");
        QVERIFY2(faultWith(checkPack(files), "-encoding"), all(checkPack(files)));
    }

    void aTestSaysWhatWasExpectedAndWhatCame() {
        std::vector<PackFile> files = ownData("men_of_bronze");
        files.push_back({"tests/sound.toml", "# expect: nothing\n" + army});
        files.push_back({"tests/dear.toml", "# expect: list-no-strategos\n" + army + "count = 5\n"});
        files.push_back({"tests/silent.toml", army});
        const PackReport report = checkPack(files);
        QCOMPARE(report.tests.size(), std::size_t{3});
        QCOMPARE(report.failed(), 2);
        QVERIFY(report.tests[0].passed);
        QCOMPARE(report.tests[1].expected, std::vector<std::string>{"list-no-strategos"});
        QVERIFY(std::ranges::find(report.tests[1].found, "list-over-limit") != report.tests[1].found.end());
        QVERIFY(report.tests[1].place.line > 1);
        QCOMPARE(faultWith(report, "pack-test-expectation")->place.file, std::string("tests/silent.toml"));
        // The last fix of each fault makes the test expect what the list does.
        for (const std::string name : {"tests/dear.toml", "tests/silent.toml"}) {
            std::string text = fileOf(files, name).text;
            const auto fault =
                std::ranges::find(report.diagnostics, name, [](const Diagnostic& one) { return one.place.file; });
            QVERIFY(fault != report.diagnostics.end() && !fault->fixes.empty());
            fileOf(files, name).text = withFix(text, fault->fixes.back());
        }
        const PackReport after = checkPack(files);
        QVERIFY2(after.failed() == 0 && !hasErrors(after.diagnostics), all(after));
    }

    void listsOfAnyPackSeeItsPoints() {
        for (const std::string& id : systemIds()) {
            std::vector<PackFile> files = newPack(id);
            const PackReport before = checkPack(files);
            if (!before.rules)
                continue;
            const Catalogue& types = before.rules->catalogue();
            QVERIFY(!types.types.empty());
            const auto priced =
                std::ranges::find_if(types.types, [](const TroopType& one) { return one.points.has_value(); });
            if (priced == types.types.end())
                continue;  // without points, as DBA
            std::string& text = fileOf(files, "troops.toml").text;
            const std::size_t type = text.find("id = \"" + priced->id + "\"");
            const std::size_t line = text.find("\npoints = ", type) + 1;
            text.replace(line, text.find('\n', line) - line, "points = 77");
            const PackReport after = checkPack(files);
            QVERIFY2(after.rules, all(after));
            QCOMPARE(after.rules->catalogue().find(priced->id)->points, std::optional(77));
        }
    }
};

QTEST_APPLESS_MAIN(TestPack)
#include "tst_pack.moc"
