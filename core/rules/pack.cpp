#include "core/rules/pack.h"

#include "core/base/toml_text.h"
#include "core/io/builtin_data.h"
#include "core/io/catalogue_io.h"
#include "core/io/lists/army_list_io.h"
#include "core/io/toml_reader.h"
#include "core/rules/alala/system.h"
#include "core/rules/builtin.h"
#include "core/rules/dba/system.h"
#include "core/rules/men_of_bronze/army/troops.h"
#include "core/rules/men_of_bronze/system.h"
#include "core/rules/ohw/system.h"
#include "core/rules/pack_schema.h"
#include "core/rules/skirmish/army/troops.h"
#include "core/rules/skirmish/system.h"

#include <algorithm>
#include <map>
#include <set>

namespace ephor {

namespace {

using FileCheck = std::function<Diagnostics(const PackFile&)>;

template <typename Read> FileCheck checkOf(Read read) {
    return [read](const PackFile& file) {
        const auto result = read(file.text, file.name);
        return result ? Diagnostics{} : result.error();
    };
}

/// The data files of each system, and how to read them.
const std::map<std::string, std::map<std::string, FileCheck>>& knownFiles() {
    static const std::map<std::string, std::map<std::string, FileCheck>> files{
        {"men_of_bronze", {{"troops.toml", checkOf(men_of_bronze::readTroops)}}},
        {"alala",
         {{"troops.toml", checkOf(alala::readTroops)},
          {"command.toml", checkOf(alala::readCommand)},
          {"cards.toml", checkOf(alala::readCards)}}},
        {"ohw", {{"troops.toml", checkOf(ohw::readTroops)}, {"generals.toml", checkOf(ohw::readGenerals)}}},
        {"dba",
         {{"troops.toml", checkOf(dba::readTroops)},
          {"armies.toml", {}},  // read with the types of the pack
          {"outcomes.toml", checkOf(dba::readOutcomes)}}},
        {"skirmish", {{"troops.toml", checkOf(skirmish::readTroops)}}},
    };
    return files;
}

/// A system and the data that it refers to.
template <typename... Data> struct Packed {
    std::tuple<std::shared_ptr<const Data>...> data;
    std::unique_ptr<const RuleSystem> system;
};

template <typename Make, typename... Data>
std::shared_ptr<const RuleSystem> packedBy(const Make& make, const std::shared_ptr<const Data>&... data) {
    const auto packed = std::make_shared<const Packed<Data...>>(std::tuple{data...}, make(*data...));
    return {packed, packed->system.get()};
}

/// Adds all keys and values of a file. Comments and layout do not count.
void addValues(Digester& digester, const toml::table& file) {
    std::vector<const toml::node*> rest{&file};
    while (!rest.empty()) {
        const toml::node& node = *rest.back();
        rest.pop_back();
        digester.addText(kindName(node));
        if (const auto* table = node.as_table()) {
            digester.addNumber(static_cast<std::int64_t>(table->size()));
            for (const auto& [key, value] : *table) {
                digester.addText(key.str());
                rest.push_back(&value);
            }
        } else if (const auto* array = node.as_array()) {
            digester.addNumber(static_cast<std::int64_t>(array->size()));
            for (const toml::node& value : *array)
                rest.push_back(&value);
        } else if (const auto* text = node.as_string()) {
            digester.addText(text->get());
        } else if (const auto* real = node.as_floating_point()) {
            digester.addText(tomlNumber(real->get()));
        } else {
            digester.addNumber(node.is_boolean() ? node.as_boolean()->get() : node.value_or(std::int64_t{0}));
        }
    }
}

/// The data of a pack, from its own files and the built-in ones that it lacks. The files have been checked.
class PackData {
public:
    PackData(std::string system, const std::vector<PackFile>& files) : m_system(std::move(system)), m_files(files) {}

    template <typename Read> auto read(const char* name, const Read& read) const {
        using Data = typename std::invoke_result_t<Read, std::string_view, std::string_view>::value_type;
        return std::make_shared<const Data>(*read(textOf(name), name));
    }

    PackInfo info() const {
        PackInfo info;
        Digester digester;
        for (const auto& [name, check] : knownFiles().at(m_system)) {
            const Result<TomlText> parsed = parseToml(textOf(name), name, largestCatalogue, "troops");
            digester.addText(name);
            addValues(digester, parsed->table);
            if (name == "troops.toml")
                info.author = parsed->table["author"].value_or(std::string());
        }
        info.data = digester.digest();
        return info;
    }

private:
    std::string_view textOf(const std::string& name) const {
        const auto file = std::ranges::find(m_files, name, &PackFile::name);
        return file != m_files.end() ? std::string_view(file->text) : builtinText("rules/" + m_system + "/" + name);
    }

    std::string m_system;
    const std::vector<PackFile>& m_files;
};

std::shared_ptr<const RuleSystem> packed(const std::string& id, const std::vector<PackFile>& files) {
    const PackData data(id, files);
    const PackInfo info = data.info();
    if (id == "men_of_bronze")
        return packedBy([&](const Catalogue& types) { return men_of_bronze::packedSystem(types, info); },
                        data.read("troops.toml", men_of_bronze::readTroops));
    if (id == "skirmish")
        return packedBy([&](const Catalogue& types) { return skirmish::packedSystem(types, info); },
                        data.read("troops.toml", skirmish::readTroops));
    if (id == "ohw")
        return packedBy(
            [&](const auto& types, const auto& generals) { return ohw::packedSystem({types, generals}, info); },
            data.read("troops.toml", ohw::readTroops), data.read("generals.toml", ohw::readGenerals));
    if (id == "dba") {
        const auto types = data.read("troops.toml", dba::readTroops);
        const auto readArmies = [&](std::string_view text, std::string_view file) {
            return dba::readArmies(text, file, *types);
        };
        return packedBy(
            [&](const Catalogue& known, const auto& armies, const dba::OutcomeTable& outcomes) {
                return dba::packedSystem({{known, armies}, outcomes}, info);
            },
            types, data.read("armies.toml", readArmies), data.read("outcomes.toml", dba::readOutcomes));
    }
    return packedBy([&](const auto& types, const auto& command,
                        const auto& cards) { return alala::packedSystem({types, command, cards}, info); },
                    data.read("troops.toml", alala::readTroops), data.read("command.toml", alala::readCommand),
                    data.read("cards.toml", alala::readCards));
}

constexpr std::string_view newVersion = "club-1";

/// Replaces the first line that sets `key`. Leaves a text without such a line unchanged.
void writeLine(std::string& text, const std::string& key, const std::string& value) {
    const std::size_t at = text.find("\n" + key + " ");
    if (at != std::string::npos)
        text.replace(at + 1, text.find('\n', at + 1) - at - 1, key + " = " + tomlString(value));
}

/// Writes the expected codes into the first line of a test.
void writeFirstLine(std::string& text, const std::vector<std::string>& codes) {
    text.replace(0, text.find('\n'), "# expect: " + (codes.empty() ? "nothing" : joined(codes)));
}

class PackCheck {
public:
    explicit PackCheck(const std::vector<PackFile>& files) : m_files(files) {}

    PackReport run() {
        const auto troops = std::ranges::find(m_files, "troops.toml", &PackFile::name);
        if (troops == m_files.end())
            add(Severity::Error, "pack-no-troops", {},
                "The pack has no troops.toml: it names the system and holds its [[type]]s. Begin with a copy of the system's own.");
        else if (findSystemOf(*troops))
            checkFiles(*troops);
        return std::move(m_report);
    }

private:
    void add(Severity severity, const char* code, const SourcePosition& place, Message message) {
        m_report.diagnostics.push_back({severity, code, place, std::move(message), {}, {}});
    }

    bool findSystemOf(const PackFile& troops) {
        const Result<TomlText> parsed = parseToml(troops.text, troops.name, largestCatalogue, "troops");
        if (!parsed) {
            m_report.diagnostics = parsed.error();
            return false;
        }
        m_report.system = parsed->table["system"].value_or(std::string());
        m_report.version = parsed->table["version"].value_or(std::string());
        if (knownFiles().contains(m_report.system))
            return true;
        TomlReader head(*parsed, parsed->table, "the catalogue", "troops", m_report.diagnostics);
        if (!readFormat(head, 1))
            return false;
        std::vector<std::string> names;
        for (const auto& [system, files] : knownFiles())
            names.push_back(system);
        const std::optional<std::string> nearest = nearestWord(m_report.system, names);
        m_report.diagnostics.push_back(
            {Severity::Error,
             "pack-system",
             head.has("system") ? head.place("system") : SourcePosition{troops.name, 1, 1},
             {"\"system\" must name the rules that the pack belongs to, one of {0}.", {anyOf(names)}},
             {},
             nearest ? head.replacing("system", {"Write \"{0}\"", {*nearest}}, tomlString(*nearest))
                     : std::vector<Fix>{}});
        return false;
    }

    void checkFiles(const PackFile& troops) {
        const std::map<std::string, FileCheck>& known = knownFiles().at(m_report.system);
        for (const PackFile& file : m_files)
            if (const auto check = known.find(file.name); check != known.end() && check->second)
                std::ranges::move(check->second(file), std::back_inserter(m_report.diagnostics));
            else if (check == known.end() && !isPackTest(file))
                addUnknownFile(file, known);
        if (!hasErrors(m_report.diagnostics))
            checkTogether(troops);
        if (hasErrors(m_report.diagnostics))
            return;
        m_report.rules = packed(m_report.system, m_files);
        m_report.types = static_cast<int>(m_report.rules->catalogue().types.size());
        for (const PackFile& file : m_files)
            if (isPackTest(file))
                checkTest(file, *m_report.rules);
    }

    void checkTogether(const PackFile& troops) {
        if (m_report.system == "alala" && !alala::readTroops(troops.text, troops.name)->find("hoplite"))
            add(Severity::Error, "pack-no-hoplites", {troops.name, 1, 1},
                "The phalanx is made of the type \"hoplite\"; the pack has none.");
        if (m_report.system == "dba")
            checkElements(troops.name, *dba::readTroops(troops.text, troops.name));
    }

    /// A DBA army always has camp followers, a city its denizens, and published armies their elements.
    void checkElements(const std::string& file, const Catalogue& types) {
        for (const char* type : {"CF", "Den"})
            if (!types.find(type))
                add(Severity::Error, "pack-no-camp", {file, 1, 1},
                    {"Every battle has the type \"{0}\"; the pack has none. Copy it from the system's own file.",
                     {type}});
        if (const auto armies = std::ranges::find(m_files, "armies.toml", &PackFile::name); armies != m_files.end()) {
            if (const auto read = dba::readArmies(armies->text, armies->name, types); !read)
                std::ranges::copy(read.error(), std::back_inserter(m_report.diagnostics));
        } else if (!dba::readArmies(builtinText("rules/dba/armies.toml"), "armies.toml", types)) {
            add(Severity::Error, "pack-armies", {file, 1, 1},
                "The built-in armies need types that the pack does not have. Add an armies.toml with armies of its types.");
        }
    }

    void addUnknownFile(const PackFile& file, const std::map<std::string, FileCheck>& known) {
        std::vector<std::string> names;
        for (const auto& [name, check] : known)
            names.push_back(name);
        const std::optional<std::string> nearest = nearestWord(file.name, names);
        add(Severity::Error, "pack-unknown-file", {file.name, 0, 0},
            nearest
                ? Message("No file of a pack of {0} has this name; did you mean \"{1}\"?", {m_report.system, *nearest})
                : Message("No file of a pack of {0} has this name; there are {1}, and lists below tests/.",
                          {m_report.system, anyOf(names)}));
    }

    /// The codes in the first line; none if it is not an "# expect:" line.
    static std::optional<std::set<std::string>> expected(std::string_view text) {
        constexpr std::string_view mark = "# expect:";
        const std::string_view line = text.substr(0, text.find('\n'));
        if (!line.starts_with(mark))
            return {};
        std::set<std::string> codes;
        std::string code;
        for (const char c : std::string(line.substr(mark.size())) + ",") {
            if ((c >= 'a' && c <= 'z') || c == '-')
                code += c;
            else if (c == ',' && !code.empty())
                codes.insert(std::exchange(code, {}));
        }
        codes.erase("nothing");
        return codes;
    }

    /// The fix that changes the first line so that the test passes.
    static std::vector<Fix> accepting(const std::set<std::string>& found, bool hasLine) {
        const std::string line = "# expect: " + (found.empty() ? std::string("nothing") : joined(found)) + "\n";
        return {{{"Expect {0}", {found.empty() ? "nothing" : joined(found)}}, 1, 1, 0, hasLine ? 1 : 0, line}};
    }

    void checkTest(const PackFile& file, const RuleSystem& system) {
        const ReadList read = readArmyList(
            file.text, file.name, [&](std::string_view id) { return id == m_report.system ? &system : nullptr; },
            {m_report.system});
        std::set<std::string> found;
        for (const Diagnostic& fault : read.diagnostics)
            if (fault.severity == Severity::Error)
                found.insert(fault.code);
        PackTest test{file.name, {}, {found.begin(), found.end()}, {file.name, 1, 1}, false};
        if (const std::optional<std::set<std::string>> wanted = expected(file.text)) {
            test.expected.assign(wanted->begin(), wanted->end());
            test.passed = *wanted == found;
            sayUnexpected(read, *wanted, found, test);
            sayMissing(*wanted, found, test);
        } else {
            m_report.diagnostics.push_back(
                {Severity::Error,
                 "pack-test-expectation",
                 test.place,
                 "A test begins with a line that names the codes of its faults: \"# expect: list-over-limit\", or \"# expect: nothing\".",
                 {},
                 accepting(found, false)});
        }
        m_report.tests.push_back(std::move(test));
    }

    void sayUnexpected(const ReadList& read, const std::set<std::string>& wanted, const std::set<std::string>& found,
                       PackTest& test) {
        std::set<std::string> said;
        for (const Diagnostic& fault : read.diagnostics) {
            if (fault.severity != Severity::Error || wanted.contains(fault.code) || !said.insert(fault.code).second)
                continue;
            Diagnostic unexpected = fault;
            unexpected.message = {"Not expected ({0}): {1}", {fault.code, toText(fault.message)}};
            std::ranges::move(accepting(found, true), std::back_inserter(unexpected.fixes));
            if (said.size() == 1 && fault.place.line > 0)
                test.place = fault.place;
            m_report.diagnostics.push_back(std::move(unexpected));
        }
    }

    void sayMissing(const std::set<std::string>& wanted, const std::set<std::string>& found, const PackTest& test) {
        for (const std::string& code : wanted)
            if (!found.contains(code))
                m_report.diagnostics.push_back({Severity::Error,
                                                "pack-test-missing",
                                                {test.file, 1, 1},
                                                {"This list should break {0}, and does not.", {code}},
                                                {},
                                                accepting(found, true)});
    }

    const std::vector<PackFile>& m_files;
    PackReport m_report;
};

}  // namespace

PackReport checkPack(const std::vector<PackFile>& files) { return PackCheck(files).run(); }

std::vector<PackFile> newPack(std::string_view system) {
    const std::string id(system);
    std::vector<PackFile> files;
    for (const PackFileSchema& schema : packSchema(id)) {
        files.push_back({schema.file, std::string(builtinText("rules/" + id + "/" + schema.file))});
        writeLine(files.back().text, "version", std::string(newVersion));
    }
    const std::size_t data = files.size();
    std::string legal(builtinText("new_lists/" + id + ".toml"));
    writeLine(legal, "rules", std::string(newVersion));
    std::string broken = legal;
    writeLine(broken, "type", "nobody_knows_them");
    files.push_back({"tests/legal.toml", "# expect: nothing\n" + legal});
    files.push_back({"tests/unknown_type.toml", "# expect: list-unknown-type\n" + broken});
    const PackReport report = checkPack(files);
    for (std::size_t i = 0; i < report.tests.size(); ++i)
        writeFirstLine(files[data + i].text, report.tests[i].found);
    return files;
}

}  // namespace ephor
