#include "core/io/records/record_io.h"
#include "made_up.h"
#include "reading.h"

using namespace ephor;

namespace {

/// Small, with something of every kind.
Record sample() {
    MadeUp made(4);
    Record record;
    record.program = "0.1.0";
    record.rulesData = digestOf("data");
    record.setup.system = "men_of_bronze";
    record.setup.rules = "1";
    record.setup.name = "Ὀλπαί";
    record.setup.options = {{"turn_limit", "8"}, {"premeasure", "true"}};
    record.setup.terrain = {{"A wood", "wood", Ground::Difficult, true, made.outline()}};
    record.setup.placements = {{Side::B, 2, made.pose(), 1}};
    for (ArmyList& list : record.setup.lists) {
        list.system = "men_of_bronze";
        list.name = "An army";
        list.entries = {{"unit", {made.field(1)}, {}, {}, 1, 0}};
    }
    record.dice.seed = 20260;
    while (record.entries.size() < 8)
        record.entries.push_back(made.entry());
    record.forks = {{3, 7}, {9, ~std::uint64_t{0}}};
    record.undone = {{2, 1, 5}};
    record.result = BattleResult{Winner::B, 6, digestOf("events")};
    return record;
}

std::string code(std::string_view text) {
    const Result<Record> read = readRecord(text, "fight.battle");
    return read ? "" : read.error().front().code;
}

std::string message(std::string_view text) {
    const Result<Record> read = readRecord(text, "fight.battle");
    return read ? "" : toText(read.error().front());
}

/// The text with its last line made right for what stands before it: an edit by someone who knows how.
std::string sealedAnew(const std::string& text) {
    const std::string before = text.substr(0, text.rfind("{\"digest\":\""));
    return before + "{\"digest\":\"" + toHex(digestOf(before)) + "\"}\n";
}

std::string replaced(std::string text, const std::string& from, const std::string& to) {
    const std::size_t at = text.find(from);
    return at == std::string::npos ? std::string() : text.replace(at, from.size(), to);
}

}  // namespace

class TestRecordIo : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aRecordCarriesItsLog() {
        const Log log{{LogLine::Rank::Turn, "Turn 1", "", false},
                      {LogLine::Rank::Action, "Αἰνέας \"charges\"", "MOB-044", false},
                      {LogLine::Rank::Detail, "4, 5", "", false}};
        const Record record = sample();
        const std::string text = toText(record, log);
        QVERIFY(readRecord(text, "x").value() == record);
        QVERIFY(logIn(text) == log);
        QVERIFY(logIn(toText(record)).empty());
        const std::string_view result = R"({"result":)";
        const std::string early = replaced(text, std::string(result),
                                           R"({"log":{"rank":"turn","text":"x"}})"
                                           "\n" +
                                               std::string(result));
        QCOMPARE(code(sealedAnew(early)), std::string("record-line"));
        QCOMPARE(code(sealedAnew(replaced(text, R"("rank":"event")", R"("rank":"rumour")"))),
                 std::string("record-line"));
    }
    void everyRecordThereCanBeReadsBackEqual() {
        for (std::uint64_t seed = 0; seed < 200; ++seed) {
            const Record record = MadeUp(seed).record();
            const std::string text = toText(record);
            const Result<Record> read = readRecord(text, "x");
            QVERIFY2(read.has_value(), read ? "" : (text + allText(read.error())).c_str());
            QVERIFY2(*read == record, text.c_str());
            QCOMPARE(toText(*read), text);
        }
    }
    void everyPoseIsWrittenExactly() {
        Record record = sample();
        record.entries.clear();
        MadeUp made(1);
        for (int i = 0; i < 5000; ++i) {
            Answer answer;
            answer.choice.pose = made.pose();
            record.entries.emplace_back(answer);
        }
        QVERIFY(readRecord(toText(record), "x").value() == record);
    }
    void aChoiceOffTheGridIsWrittenAsItIsRecorded() {
        Record record = sample();
        Answer answer;
        answer.choice.pose = {{1.0 / 3, 2.0 / 3}, direction(Vec{1, 2})};
        answer.choice.turns = 1;
        answer.choice.via[0] = {1.0 / 7, 5};
        record.entries = {answer};
        const Record read = readRecord(toText(record), "x").value();
        QVERIFY(std::get<Answer>(read.entries[0]).choice == snapped(answer.choice));
    }
    void theHeaderSaysWhatItIsInPlainWords() {
        const std::string text = toText(sample());
        for (
            const char* part :
            {"{\"format\":1,\"kind\":\"ephor battle\",\"program\":\"0.1.0\",\"system\":\"men_of_bronze\",\"rules\":\"1\",\"rules_data\":\"",
             "\"options\":[[\"turn_limit\",\"8\"],"})
            QVERIFY2(text.substr(0, text.find('\n')).find(part) != std::string::npos, text.c_str());
    }

    void everyChangeOfAnyByteIsNoticed() {
        const std::string text = toText(sample());
        for (std::size_t at = 0; at < text.size(); ++at) {
            std::string changed = text;
            changed[at] = static_cast<char>(changed[at] ^ (1 << at % 8));
            QVERIFY2(!code(changed).empty(), std::to_string(at).c_str());
            changed =
                at % 2 == 0 ? text.substr(0, at) + text.substr(at + 1) : text.substr(0, at) + "7" + text.substr(at);
            QVERIFY2(!code(changed).empty(), std::to_string(at).c_str());
        }
    }
    void everyByteTakesEveryOtherValueAtTheEnds() {
        const std::string text = toText(sample());
        for (const std::size_t at :
             {std::size_t{0}, text.find('\n'), text.size() - 40, text.size() - 2, text.size() - 1}) {
            for (int value = 0; value < 256; ++value) {
                std::string changed = text;
                changed[at] = static_cast<char>(value);
                QCOMPARE(code(changed).empty(), changed == text);
            }
        }
    }
    void everyCutIsNoticed() {
        const std::string text = toText(sample());
        for (std::size_t at = 0; at < text.size(); ++at)
            QVERIFY2(!code(text.substr(0, at)).empty(), std::to_string(at).c_str());
    }
    void aRecordCutAtALineIsCalledCutOff() {
        const std::string text = toText(sample());
        int line = 1;
        for (std::size_t at = text.find('\n'); at + 1 < text.size(); at = text.find('\n', at + 1), ++line) {
            const std::string cut = text.substr(0, at + 1);
            QCOMPARE(code(cut), std::string("record-cut-off"));
            QVERIFY2(message(cut).find("fight.battle:" + std::to_string(line) + ":") == 0, message(cut).c_str());
        }
    }
    void aLineMissingOrTwiceIsNoticed() {
        const std::string text = toText(sample());
        for (std::size_t at = 0; at < text.size();) {
            const std::size_t end = text.find('\n', at) + 1;
            QVERIFY(!code(text.substr(0, at) + text.substr(end)).empty());
            QVERIFY(!code(text.substr(0, end) + text.substr(at)).empty());
            at = end;
        }
    }
    void everyKindOfDamageHasItsOwnMessage() {
        const std::string text = toText(sample());
        QCOMPARE(code(""), std::string("record-empty"));
        QCOMPARE(code("\n"), std::string("record-kind"));
        QCOMPARE(code("hello"), std::string("record-kind"));
        QCOMPARE(code(std::string(1000, '\0')), std::string("record-kind"));
        QCOMPARE(code(replaced(text, "ephor battle", "ephor batlle")), std::string("record-kind"));
        QCOMPARE(code(replaced(text, "\"format\":1", "\"format\":2")), std::string("record-newer-format"));
        QVERIFY(message(replaced(text, "\"format\":1", "\"format\":2")).find("newer version of the program") !=
                std::string::npos);
        QCOMPARE(code(replaced(text, "\"format\":1", "\"format\":18446744073709551615")),
                 std::string("record-newer-format"));
        QCOMPARE(code(replaced(text, "\"turns\":6", "\"turns\":5")), std::string("record-changed"));
        QVERIFY(message(replaced(text, "\"turns\":6", "\"turns\":x")).find("in this line") != std::string::npos);
        QCOMPARE(code(text + "\n"), std::string("record-cut-off"));
        std::string mailed;
        for (const char c : text)
            mailed += c == '\n' ? std::string("\r\n") : std::string(1, c);
        QCOMPARE(code(mailed), std::string("record-line-ends"));
    }
    void whatDoesNotFitIsRefusedThoughTheDigestDoes_data() {
        QTest::addColumn<QString>("from");
        QTest::addColumn<QString>("to");
        const std::pair<const char*, const char*> cases[] = {
            {"\"d\":", "\"d\":256,\"e\":"},
            {"\"side\":\"a\"", "\"side\":\"c\""},
            {"\"by\":\"", "\"by\":\"somebody "},
            {"\"answer\":", "\"anwser\":"},
            {"\"answer\":{", "\"answer\":{\"more\":1,"},
            {"\"setup\":", "\"settings\":"},
            {"\"width\":", "\"width\":-1,\"w\":"},
            {"\"fork\":{\"rolls\":3", "\"fork\":{\"rolls\":99"},
            {"\"fork\":{\"rolls\":3", "\"fork\":{\"rolls\":-1"},
            {"\"seed\":\"7\"", "\"seed\":\"07\""},
            {"\"seed\":\"7\"", "\"seed\":7"},
            {"\"seed\":\"7\"", "\"seed\":\"18446744073709551616\""},
            {"\"winner\":\"b\"", "\"winner\":\"nobody\""},
            {"\"turns\":6", "\"turns\":6.5"},
            {"\"turns\":6", "\"turns\":-6"},
            {"\"undone\":{\"at\":2", "\"undone\":{\"at\":1000001"},
            {"\"undone\":{", "\"answer\":{\"d\":1,\"side\":\"a\",\"by\":\"person\"}}\n{\"undone\":{"},
            {"{\"result\"", "[]\n{\"result\""},
            {"{\"result\"", "\n{\"result\""},
            {"{\"result\"", "{\"result\":1}\n{\"result\""},
            {"\"rules_data\":\"", "\"rules_data\":\"0"},
            {"\"options\":[[", "\"options\":[5,["},
            {"\"program\":\"", "\"program\":\"\\n"},
        };
        int number = 0;
        for (const auto& [from, to] : cases)
            QTest::addRow("edit %d", ++number) << QString::fromUtf8(from) << QString::fromUtf8(to);
    }
    void whatDoesNotFitIsRefusedThoughTheDigestDoes() {
        QFETCH(QString, from);
        QFETCH(QString, to);
        Record record = sample();
        record.entries = {Answer{{7, Side::A, PieceId(3)}, {}, By::Person}};
        const std::string edited = replaced(toText(record), from.toStdString(), to.toStdString());
        QVERIFY(!edited.empty());
        const std::string text = sealedAnew(edited);
        QVERIFY2(code(text) == "record-line", (code(text) + message(text)).c_str());
        QVERIFY2(message(text).find("{") == std::string::npos, message(text).c_str());
    }
    void numbersOutOfRangeAreRefused() {
        Record record = sample();
        const auto withAnswer = [&](const std::string& fields) {
            record.entries = {Answer{}};
            return sealedAnew(replaced(toText(record), "\"d\":0,\"side\":\"a\"", "\"d\":0,\"side\":\"a\"," + fields));
        };
        QCOMPARE(code(withAnswer("\"code\":5")), std::string());
        for (const char* fields : {"\"code\":32768",
                                   "\"code\":-32769",
                                   "\"number\":2147483648",
                                   "\"piece\":256",
                                   "\"piece\":-1",
                                   "\"at\":65535",
                                   "\"set\":[256]",
                                   "\"set\":[1,1]",
                                   "\"set\":[-1]",
                                   "\"set\":[1.0]",
                                   "\"set\":5",
                                   "\"turns\":3",
                                   "\"via\":[[0,0],[0,0],[0,0]]",
                                   "\"via\":[[1e300,0]]",
                                   "\"via\":[[1]]",
                                   "\"pose\":[0,0,0]",
                                   "\"pose\":[0,0,0,0]",
                                   "\"pose\":[0,0,0,1]",
                                   "\"pose\":[18446744073709551615,0,0,1099511627776]",
                                   "\"pose\":[9223372036854775807,0,0,1099511627776]",
                                   "\"pose\":[0.5,0,0,1099511627776]"})
            QVERIFY2(code(withAnswer(fields)) == "record-line", fields);
    }
    void theDiceKeyIsTheOneCommittedTo() {
        Record record = sample();
        record.dice = {DicePlan::Kind::Sealed, 0, 0, {}};
        record.dice.key.bytes[3] = 5;
        const std::string text = toText(record);
        QVERIFY(readRecord(text, "x").value() == record);
        const std::string commitment = toHex(record.dice.key.commitment());
        QVERIFY(message(sealedAnew(replaced(text, commitment, toHex(Digest{})))).find("committed") !=
                std::string::npos);
    }
    void hugeAndDeepRecordsAreRefusedInGoodTime() {
        const std::string text = toText(sample());
        const std::string head = text.substr(0, text.find('\n') + 1);
        const std::string setup = text.substr(head.size(), text.find('\n', head.size()) + 1 - head.size());
        QElapsedTimer timer;
        timer.start();
        QCOMPARE(code(std::string(100 << 20, '[')), std::string("record-too-large"));
        QCOMPARE(code(std::string(largestRecord, '[')), std::string("record-kind"));
        QCOMPARE(code(sealedAnew(head + std::string(3 << 20, '[') + "\n{\"digest\":\"")), std::string("record-line"));
        QCOMPARE(code(sealedAnew(head + setup + "{\"answer\":" + std::string(10000, '{') + "\n{\"digest\":\"")),
                 std::string("record-line"));
        std::string many = head + setup;
        for (std::size_t i = 0; i <= mostRecordEntries; ++i)
            many += "{\"answer\":{\"d\":0,\"side\":\"a\",\"by\":\"person\"}}\n";
        QCOMPARE(code(sealedAnew(many + "{\"digest\":\"")), std::string("record-too-many"));
        QVERIFY2(timer.elapsed() < 30'000, std::to_string(timer.elapsed()).c_str());
    }

    void aRecordOfOtherRulesIsRefusedByName() {
        Record record = sample();
        record.rulesData = findSystem("men_of_bronze")->dataDigest();
        QVERIFY(checkRules(record, "x", findSystem, systemIds()).empty());
        Record other = record;
        other.setup.system = "chess";
        QCOMPARE(checkRules(other, "x", findSystem, systemIds()).front().code, std::string("record-system"));
        other = record;
        other.setup.rules = "0.9";
        QCOMPARE(checkRules(other, "x", findSystem, systemIds()).front().code, std::string("record-rules-version"));
        other = record;
        other.rulesData = Digest{};
        QCOMPARE(checkRules(other, "x", findSystem, systemIds()).front().code, std::string("record-rules-data"));
    }
};

QTEST_APPLESS_MAIN(TestRecordIo)
#include "tst_record_io.moc"
