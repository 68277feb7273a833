#include "core/io/records/record_io.h"

#include "core/io/records/record_json.h"

#include <algorithm>

namespace ephor {

namespace {

/// Terrain makes set-ups long.
constexpr std::size_t longestSetupLine = 4 << 20;

constexpr std::string_view logHead = R"({"log":)";
constexpr std::string_view digestHead = R"({"digest":")";
constexpr std::string_view digestTail = "\"}\n";
constexpr std::size_t digestLine = digestHead.size() + 32 + digestTail.size();

std::string lineOfDigest(std::string_view before) {
    return std::string(digestHead) + toHex(digestOf(before)) + std::string(digestTail);
}

std::unexpected<Diagnostics> fault(const char* suffix, std::string_view file, int line, Message message) {
    return failure(std::string("record-") + suffix, std::move(message), {std::string(file), line, 0});
}

/// Iterates over the lines of a record, without their line ends.
class RecordLines {
public:
    explicit RecordLines(std::string_view text) : m_rest(text) {}

    bool atEnd() const { return m_rest.empty(); }
    int number() const { return m_number; }
    std::string_view next() {
        ++m_number;
        const std::size_t end = std::min(m_rest.find('\n'), m_rest.size());
        const std::string_view line = m_rest.substr(0, end);
        m_rest.remove_prefix(std::min(end + 1, m_rest.size()));
        return line;
    }

private:
    std::string_view m_rest;
    int m_number = 0;
};

Result<Record> readLines(std::string_view text, std::string_view file) {
    RecordLines lines(text);
    Record record;
    RecordLine header(lines.next());
    readHeader(header, record);
    if (header.fault())
        return fault("line", file, 1, *header.fault());
    if (lines.atEnd())
        return fault("line", file, 2, "The set-up is missing.");
    RecordLine setup(lines.next(), longestSetupLine);
    readSetupLine(setup, record.setup);
    if (setup.fault())
        return fault("line", file, 2, *setup.fault());
    RecordOrder order;
    while (!lines.atEnd()) {
        RecordLine line(lines.next());
        readBodyLine(line, record, order);
        if (line.fault())
            return fault("line", file, lines.number(), *line.fault());
        if (record.entries.size() > mostRecordEntries || record.forks.size() > mostRecordEntries ||
            record.undone.size() > mostRecordEntries)
            return fault("too-many", file, lines.number(),
                         {"A record holds at most {0} entries.", {std::to_string(mostRecordEntries)}});
    }
    return record;
}

}  // namespace

std::string toText(const Record& record, const Log& log) {
    std::string text = headerLine(record) + setupLine(record.setup);
    for (const RecordEntry& entry : record.entries)
        text += entryLine(entry);
    for (const Fork& fork : record.forks)
        text += forkLine(fork);
    for (const Undone& undone : record.undone)
        text += undoneLine(undone);
    if (record.result)
        text += resultLine(*record.result);
    for (const LogLine& line : log)
        text += logLine(line);
    return text + lineOfDigest(text);
}

Result<Record> readRecord(std::string_view text, std::string_view file) {
    if (text.empty())
        return fault("empty", file, 0, "The file is empty.");
    if (text.size() > largestRecord)
        return fault("too-large", file, 0,
                     {"The file has {0} bytes; a record has at most {1}. Is it the right file?",
                      {std::to_string(text.size()), std::to_string(largestRecord)}});

    // The kind and format come first: nothing else can be said about another kind of file or a newer format.
    const std::string_view first = text.substr(0, text.find('\n'));
    const RecordLine header(first);
    if (header.kind() != recordKind)
        return fault("kind", file, 1,
                     {"This is no battle record, or its first line is damaged: it does not say \"kind\":\"{0}\".",
                      {std::string(recordKind)}});
    if (header.format() > Record::currentFormat)
        return fault(
            "newer-format", file, 1,
            {"The record has format {0}; this program reads formats up to {1}. Use a newer version of the program.",
             {std::to_string(header.format()), std::to_string(Record::currentFormat)}});
    if (text.find("\r\n") != std::string_view::npos)
        return fault(
            "line-ends", file, 1,
            "The line ends of the record were changed (CR LF), perhaps by a mail program: have it sent again as an attachment.");

    const std::size_t before = text.size() - std::min(text.size(), digestLine);
    const std::string_view last = text.substr(before);
    const bool whole = last.size() == digestLine && last.starts_with(digestHead) && last.ends_with(digestTail) &&
                       before > 0 && text[before - 1] == '\n';
    if (!whole) {
        const auto line = static_cast<int>(std::count(text.begin(), text.end(), '\n')) + (text.back() == '\n' ? 0 : 1);
        return fault(
            "cut-off", file, line,
            "The record is cut off: its last line should hold the digest of all others. Take an undamaged copy.");
    }
    if (last != lineOfDigest(text.substr(0, before))) {
        const Result<Record> damaged = readLines(text.substr(0, before), file);
        if (damaged)
            return fault(
                "changed", file, 0,
                "The record was changed after it was written: its digest does not fit. Take an undamaged copy.");
        const Diagnostic& where = damaged.error().front();
        return fault(
            "changed", file, where.place.line,
            {"The record was changed after it was written: its digest does not fit, and in this line: {0} Take an undamaged copy.",
             {toText(where.message)}});
    }
    return readLines(text.substr(0, before), file);
}

Log logIn(std::string_view text) {
    Log log;
    RecordLines lines(text);
    while (!lines.atEnd()) {
        const std::string_view next = lines.next();
        if (!next.starts_with(logHead))
            continue;
        RecordLine line(next);
        RecordObject outer(line.json(), line.fault());
        RecordObject in(outer.object("log"), line.fault());
        log.push_back(readLogLine(in));
    }
    return log;
}

Diagnostics checkLog(std::string_view text, std::string_view file, const Game& game, const Record& record,
                     std::string_view program) {
    if (record.program != program)
        return {};
    const Log written = logIn(text);
    if (written.empty())
        return {};
    const Log told = toldLog(game, record);
    const auto same = [](const LogLine& a, const LogLine& b) {
        return a.rank == b.rank && a.text == b.text && a.rule == b.rule;
    };
    const auto [first, other] = std::ranges::mismatch(written, told, same);
    if (first == written.end() && other == told.end())
        return {};
    const auto before = text.substr(0, text.find(logHead));
    const auto line = std::ranges::count(before, '\n') + 1 + (first - written.begin());
    return fault("log", file, static_cast<int>(line),
                 "The log from here on is not the one that the answers and dice make.")
        .error();
}

void adviseOnOtherProgram(Diagnostics& faults, const std::string& writtenBy, const std::string& file,
                          const std::string& program) {
    if (faults.empty() || writtenBy == program)
        return;
    faults.push_back(
        {Severity::Advice,
         "record-other-program",
         {file, 1, 0},
         {"Ephor {0} wrote this record; the rules of Ephor {1} may differ. Its log can still be read: ephorctl battle replay {2}",
          {writtenBy, program, file}},
         {},
         {}});
}

Diagnostics checkRules(const Record& record, std::string_view file, const FindSystem& find,
                       const std::vector<std::string>& known) {
    const auto refused = [&](const char* suffix, Message message) {
        return fault(suffix, file, 1, std::move(message)).error();
    };
    const RuleSystem* system = find(record.setup.system, record.setup.rules);
    if (!system)
        return refused("system", {"The battle was fought by \"{0}\"; this program knows {1}.",
                                  {record.setup.system, joined(known)}});
    if (record.setup.rules != system->info().version)
        return refused(
            "rules-version",
            {"The battle was fought by version {0} of the rules data of {1}; here is version {2}. If {0} is a club's rules pack, install it (File, Install a rules pack) or name its folder with --pack; otherwise use the program that wrote the record ({3}).",
             {record.setup.rules, system->info().name, system->info().version, record.program}});
    if (record.rulesData != system->dataDigest() && system->info().pack)
        return refused(
            "rules-data",
            {"The rules pack {0} was changed since the battle was fought: {1} then, {2} now. Use the pack as it was then.",
             {record.setup.rules, toHex(record.rulesData), toHex(system->dataDigest())}});
    if (record.rulesData != system->dataDigest())
        return refused(
            "rules-data",
            {"The rules data of {0} were changed since the battle was fought: {1} then, {2} now. Use the program that wrote it ({3}).",
             {system->info().name, toHex(record.rulesData), toHex(system->dataDigest()), record.program}});
    return {};
}

}  // namespace ephor
