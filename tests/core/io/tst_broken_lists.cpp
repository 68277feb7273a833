// Every fault that a list can have, by a list that has it (broken_lists/<system>/<code>.toml), the page of the manual
// that is made of them, and whether the fixes that are offered for any broken list take their faults away.
// EPHOR_ACCEPT_PAGE=1 in the environment writes the page anew; EPHOR_BROKEN_LISTS=100000 breaks so many lists of each
// system instead of 4000.
#include "core/base/fix.h"
#include "core/dice/fast_dice.h"
#include "core/io/builtin_data.h"
#include "reading.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QTest>
#include <set>

using namespace ephor;

namespace {

const QString folder = QStringLiteral("tests/core/io/broken_lists");
const QString page = QStringLiteral("resources/manual/list-faults.md");

QByteArray bytes(const QString& file) {
    QFile in(file);
    return in.open(QIODevice::ReadOnly) ? in.readAll() : QByteArray();
}

QStringList systems() { return QDir(folder).entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name); }
QStringList codesOf(const QString& system) {
    QStringList all = QDir(folder + u'/' + system).entryList({QStringLiteral("*.toml")}, QDir::Files, QDir::Name);
    for (QString& name : all)
        name.chop(5);
    return all;
}
std::string textOf(const QString& system, const QString& code) {
    return bytes(folder + u'/' + system + u'/' + code + QStringLiteral(".toml")).toStdString();
}

const Diagnostic* faultIn(const ReadList& read, const QString& code) {
    const auto found = std::ranges::find(read.diagnostics, code.toStdString(), &Diagnostic::code);
    return found == read.diagnostics.end() ? nullptr : &*found;
}

QString inTable(const std::string& text) {
    return QString::fromStdString(text).replace(u'|', QStringLiteral("\\|")).replace(u'\n', u' ');
}

QString rowOf(const QString& system, const QString& code) {
    const ReadList read = readList(textOf(system, code));
    const Diagnostic* fault = faultIn(read, code);
    if (!fault)
        return {};
    QStringList fixes;
    for (const Fix& fix : fault->fixes)
        fixes << inTable(toText(fix.label));
    return QStringLiteral("| %1 | %2 | %3 |\n")
        .arg(inTable(toText(fault->message)), QString::fromStdString(fault->rule),
             fixes.join(QStringLiteral("; or: ")));
}

QString wholePage() {
    QString text = QStringLiteral(
        "# What can be wrong with a list\n\n"
        "Every problem that Ephor finds in an army list: the message for a small list that has the problem, the rule behind it, and the fix that the button applies. "
        "A test generates this page from these lists, so it shows the program's own words. "
        "How to fix a list: [Fix a list's errors](army-lists.md#fix-a-list-s-errors).\n");
    const auto table = [&](const QString& heading, const QString& system) {
        text += QStringLiteral("\n## %1\n\n| message | rule | fix |\n|---|---|---|\n").arg(heading);
        for (const QString& code : codesOf(system))
            text += rowOf(system, code);
    };
    table(QStringLiteral("In any list"), QStringLiteral("any"));
    for (const QString& system : systems())
        if (const RuleSystem* known = findSystem(system.toStdString()))
            table(QString::fromStdString(known->info().name), system);
    return text;
}

/// Breaks lists as people do: a key misspelt, a number changed, a line lost or doubled, a word in the wrong place.
class Breaker {
public:
    explicit Breaker(std::uint64_t seed) : m_draw(seed, 0) {}

    std::string broken(const std::string& list, const std::vector<std::string>& samples) {
        std::vector<std::string> lines = linesOf(list);
        for (int times = 1 + below(3); times > 0; --times)
            breakOnce(lines, samples);
        std::string text;
        for (const std::string& line : lines)
            text += line + "\n";
        return text;
    }

private:
    int below(int bound) { return static_cast<int>(m_draw.below(static_cast<std::uint32_t>(bound))); }
    static std::vector<std::string> linesOf(const std::string& text) {
        std::vector<std::string> lines;
        for (std::size_t from = 0; from < text.size();) {
            const std::size_t end = std::min(text.find('\n', from), text.size());
            lines.push_back(text.substr(from, end - from));
            from = end + 1;
        }
        return lines;
    }
    void breakOnce(std::vector<std::string>& lines, const std::vector<std::string>& samples) {
        if (lines.empty())
            return;
        const auto at = lines.begin() + below(static_cast<int>(lines.size()));
        switch (below(6)) {
        case 0:
            lines.erase(at);
            break;
        case 1:
            lines.insert(at, *at);
            break;
        case 2:
            if (at->size() > 2)
                std::swap((*at)[at->size() / 3], (*at)[at->size() / 3 + 1]);
            break;
        case 3:
            if (const std::size_t digit = at->find_first_of("0123456789"); digit != std::string::npos)
                at->replace(digit, 1, std::to_string(below(60)));
            break;
        case 4:
            if (const std::size_t quote = at->find('"'); quote != std::string::npos && at->size() > quote + 3)
                at->erase(quote + 1 + static_cast<std::size_t>(below(2)), 1);
            break;
        default: {
            const std::vector<std::string> other =
                linesOf(samples[static_cast<std::size_t>(below(static_cast<int>(samples.size())))]);
            lines.insert(at, other[static_cast<std::size_t>(below(static_cast<int>(other.size())))]);
        }
        }
    }

    Pcg32 m_draw;
};

/// What a fault says, wherever it stands: a fix above it moves it.
/// Of faults of the syntax only the first is found: the same fault on a later line is another one.
std::string saidBy(const Diagnostic& fault) {
    return fault.code + " " + toText(fault.message) +
           (fault.code == "list-syntax" ? " " + std::to_string(fault.place.line) : "");
}
std::ptrdiff_t timesSaid(const Diagnostics& faults, const std::string& said) {
    return std::ranges::count(faults, said, saidBy);
}

}  // namespace

class TestBrokenLists : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyListHasTheFaultOfItsName_data() {
        QTest::addColumn<QString>("system");
        QTest::addColumn<QString>("code");
        for (const QString& system : systems())
            for (const QString& code : codesOf(system))
                QTest::addRow("%s/%s", qPrintable(system), qPrintable(code)) << system << code;
    }
    void everyListHasTheFaultOfItsName() {
        QFETCH(QString, system);
        QFETCH(QString, code);
        const std::string text = textOf(system, code);
        const ReadList read = readList(text);
        const Diagnostic* fault = faultIn(read, code);
        QVERIFY2(fault, allText(read.diagnostics).c_str());
        QVERIFY(fault->place.line > 0);
        for (const Fix& fix : fault->fixes) {
            const ReadList after = readList(withFix(text, fix));
            QVERIFY2(timesSaid(after.diagnostics, saidBy(*fault)) < timesSaid(read.diagnostics, saidBy(*fault)),
                     (toText(fix.label) + "\n" + withFix(text, fix) + allText(after.diagnostics)).c_str());
        }
    }

    // A check without a list that fails it could say anything.
    void everyFaultOfTheSystemsHasAList_data() {
        QTest::addColumn<QString>("system");
        for (const std::string& id : systemIds())
            QTest::newRow(id.c_str()) << QString::fromStdString(id);
    }
    void everyFaultOfTheSystemsHasAList() {
        QFETCH(QString, system);
        static const QRegularExpression code(QStringLiteral("\"(list-[a-z-]+)\""));
        const QString sources = QStringLiteral("core/rules/") + system + QStringLiteral("/army");
        // All types of the program's own data have points; those of a rules pack need not.
        const QStringList codes = codesOf(system) << QStringLiteral("list-no-points");
        int found = 0;
        for (const QString& name : QDir(sources).entryList({QStringLiteral("*.cpp")}, QDir::Files)) {
            auto match = code.globalMatch(QString::fromUtf8(bytes(sources + u'/' + name)));
            while (match.hasNext()) {
                const QString said = match.next().captured(1);
                ++found;
                // "list-no-" is the beginning of several.
                const bool isThere =
                    said.endsWith(u'-')
                        ? std::ranges::any_of(codes, [&](const QString& one) { return one.startsWith(said); })
                        : codes.contains(said);
                QVERIFY2(isThere, qPrintable(said));
            }
        }
        QVERIFY(found >= 7);
    }
    void everyFaultThatAllSystemsShareHasAList() {
        static const QRegularExpression code(QStringLiteral("\"((?:list|campaign)-[a-z-]+)\""));
        QStringList codes;
        for (const std::string& id : systemIds())
            codes += codesOf(QString::fromStdString(id));
        codes += codesOf(QStringLiteral("any"));
        auto match = code.globalMatch(QString::fromUtf8(bytes(QStringLiteral("core/army/list_faults.cpp")) +
                                                        bytes(QStringLiteral("core/army/list_limits.cpp"))));
        QVERIFY(match.hasNext());
        while (match.hasNext()) {
            const QString said = match.next().captured(1);
            QVERIFY2(codes.contains(said), qPrintable(said));
        }
    }

    void thePageOfTheManualSaysWhatTheProgramSays() {
        const QByteArray now = wholePage().toUtf8();
        if (qEnvironmentVariableIsSet("EPHOR_ACCEPT_PAGE")) {
            QFile out(page);
            QVERIFY(out.open(QIODevice::WriteOnly) && out.write(now) == now.size());
        }
        QVERIFY2(bytes(page) == now, "EPHOR_ACCEPT_PAGE=1 in the environment writes the page anew.");
    }

    void aFixTakesItsFaultAwayFromAnyBrokenList_data() { everyFaultOfTheSystemsHasAList_data(); }
    void aFixTakesItsFaultAwayFromAnyBrokenList() {
        QFETCH(QString, system);
        std::vector<std::string> samples;
        for (const BuiltinFile& file : builtinFiles())
            if (file.path.starts_with("armies/" + system.toStdString() + "/"))
                samples.emplace_back(file.text);
        QVERIFY(samples.size() >= 8);
        std::set<std::string> seen;
        int fixes = 0;
        const int count = std::max(4000, qEnvironmentVariableIntValue("EPHOR_BROKEN_LISTS"));
        for (std::uint64_t seed = 0; seed < static_cast<std::uint64_t>(count); ++seed) {
            const std::string text = Breaker(seed).broken(samples[seed % samples.size()], samples);
            const ReadList before = readList(text);
            for (const Diagnostic& fault : before.diagnostics)
                for (const Fix& fix : fault.fixes) {
                    const std::string mended = withFix(text, fix);
                    const ReadList after = readList(mended);
                    const std::string told = "seed " + std::to_string(seed) + ": " + saidBy(fault) + "\n--- after " +
                                             toText(fix.label) + " ---\n" + mended + "---\n" +
                                             allText(after.diagnostics);
                    QVERIFY2(timesSaid(after.diagnostics, saidBy(fault)) < timesSaid(before.diagnostics, saidBy(fault)),
                             told.c_str());
                    // A head that stands too low keeps the rest from being looked at.
                    QVERIFY2(fault.code == "list-head-below" || countOf(after.diagnostics, "list-syntax") <=
                                                                    countOf(before.diagnostics, "list-syntax"),
                             told.c_str());
                    seen.insert(fault.code);
                    ++fixes;
                }
        }
        QVERIFY2(fixes > 300 && seen.size() >= 8, std::to_string(fixes).c_str());
    }
};

QTEST_GUILESS_MAIN(TestBrokenLists)
#include "tst_broken_lists.moc"
