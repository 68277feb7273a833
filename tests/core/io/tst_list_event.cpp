// An organiser's file, and thirty lists checked against it.
#include "core/io/builtin_data.h"
#include "core/io/lists/list_event.h"
#include "reading.h"

#include <QTest>

using namespace ephor;

namespace {

const std::string openDay =
    "format = 1\nname = \"Open day\"\nsystem = \"men_of_bronze\"\ndate = 2026-12-05\ndeadline = \"2026-11-28\"\n"
    "limit = 38\nlimit_units = 8\nrules = [\"1\"]\n";

Result<ListEvent> read(const std::string& text) { return readListEvent(text, "event.toml", findSystem, systemIds()); }

std::string codes(const Diagnostics& faults) {
    std::string all;
    for (const Diagnostic& one : faults)
        all += one.code + " ";
    return all;
}

std::string checked(const ListEvent& event, const std::string& units, const std::string& day = {}) {
    return codes(checkForEvent(
        event, readList("format = 1\nsystem = \"men_of_bronze\"\nrules = \"1\"\nname = \"Sparta\"\n" + units), day));
}

}  // namespace

class TestListEvent : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void anEventIsRead() {
        const Result<ListEvent> event = read(openDay);
        QVERIFY2(event.has_value(), event ? "" : allText(event.error()).c_str());
        QCOMPARE(event->date, std::string("2026-12-05"));
        QCOMPARE(event->deadline, std::string("2026-11-28"));
        QCOMPARE(event->limit, std::optional(38));
        QCOMPARE(event->rules, std::vector<std::string>{"1"});
    }

    void everyFaultIsNamedWithItsLine_data() {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<QByteArray>("code");
        QTest::newRow("a key misspelt") << QByteArray("limitt = 3") << QByteArray("event-unknown-key");
        QTest::newRow("no day") << QByteArray("date = \"2026-02-30\"") << QByteArray("event-date");
        QTest::newRow("late deadline") << QByteArray("date = 2026-01-01\ndeadline = 2026-01-02")
                                       << QByteArray("event-deadline");
        QTest::newRow("an army of no rules") << QByteArray("armies = [\"II/12\"]") << QByteArray("event-unknown-army");
        QTest::newRow("a limit of nothing") << QByteArray("limit = 0") << QByteArray("event-range");
        QTest::newRow("not TOML") << QByteArray("limit 38") << QByteArray("event-syntax");
    }
    void everyFaultIsNamedWithItsLine() {
        QFETCH(QByteArray, line);
        QFETCH(QByteArray, code);
        const Result<ListEvent> event =
            read("format = 1\nname = \"Open day\"\nsystem = \"men_of_bronze\"\n" + line.toStdString() + "\n");
        QVERIFY(!event);
        QVERIFY2(codes(event.error()).contains(code.toStdString()), allText(event.error()).c_str());
        QVERIFY(event.error().front().place.line >= 4);
    }

    void aListThatBreaksTheEventIsTold() {
        const ListEvent event = *read(openDay);
        const std::string general = "[[unit]]\ntype = \"elite_hoplite\"\nstrategos = true\n";
        QCOMPARE(checked(event, general), std::string());
        QCOMPARE(checked(event, general, "2026-11-28"), std::string());
        QCOMPARE(checked(event, general, "2026-11-29"), std::string("event-late "));
        QCOMPARE(checked(event, general + "[[unit]]\ntype = \"drilled_hoplite\"\ncount = 3\n"),
                 std::string("event-over-limit "));
        QCOMPARE(checked(event, general + "[[unit]]\ntype = \"psiloi\"\ncount = 8\n"),
                 std::string("event-over-units "));
        const ReadList other = readList("format = 1\nsystem = \"ohw\"\nrules = \"2\"\nname = \"Rome\"\n");
        QVERIFY(codes(checkForEvent(event, other, {})).starts_with("event-system event-rules "));
    }

    void publishedArmiesMayBeLimited() {
        const Result<ListEvent> event =
            read("format = 1\nname = \"Successors\"\nsystem = \"dba\"\narmies = [\"II/12\", \"II/15\"]\n");
        QVERIFY(event.has_value());
        int inside = 0;
        int outside = 0;
        for (const BuiltinFile& file : builtinFiles())
            if (file.path.starts_with("armies/dba/"))
                ++(codes(checkForEvent(*event, readList(file.text), {})).empty() ? inside : outside);
        QVERIFY(inside + outside > 10 && outside > inside);
    }

    void thirtyListsAreCheckedInGoodTime() {
        const ListEvent event = *read(openDay);
        QElapsedTimer timer;
        timer.start();
        int lists = 0;
        while (lists < 30)
            for (const BuiltinFile& file : builtinFiles())
                if (file.path.starts_with("armies/men_of_bronze/") && lists < 30) {
                    checkForEvent(event, readList(file.text), {});
                    ++lists;
                }
        QVERIFY2(timer.elapsed() < 5000, std::to_string(timer.elapsed()).c_str());
    }
};

QTEST_APPLESS_MAIN(TestListEvent)
#include "tst_list_event.moc"
