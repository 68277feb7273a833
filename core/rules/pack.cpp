#include "core/rules/pack.h"

#include "core/io/army_list_io.h"
#include "core/io/catalogue_io.h"
#include "core/io/toml.h"
#include "core/rules/alala/deck.h"
#include "core/rules/alala/troops.h"
#include "core/rules/builtin.h"
#include "core/rules/dba/armies.h"
#include "core/rules/dba/outcome_table.h"
#include "core/rules/dba/troops.h"
#include "core/rules/men_of_bronze/troops.h"
#include "core/rules/ohw/troops.h"
#include "core/rules/skirmish/troops.h"

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

/// The files that a system's data have, and how each is read.
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
          {"armies.toml", checkOf(dba::readArmies)},
          {"outcomes.toml", checkOf(dba::readOutcomes)}}},
        {"skirmish", {{"troops.toml", checkOf(skirmish::readTroops)}}},
    };
    return files;
}

using CheckList = Diagnostics (*)(const ArmyList&, const Catalogue&);
using Summarise = ListSummary (*)(const ArmyList&, const Catalogue&);

/// A system with a pack's troops instead of its own: enough of one to read and check lists.
class PackedSystem final : public RuleSystem {
public:
    PackedSystem(const RuleSystem& base, Catalogue types, CheckList checkList, Summarise summarise)
        : m_base(base), m_info(base.info()), m_types(std::move(types)), m_checkList(checkList), m_summarise(summarise) {
        m_info.version = m_types.version;
    }

    const SystemInfo& info() const override { return m_info; }
    const Catalogue& catalogue() const override { return m_types; }
    Diagnostics check(const ArmyList& list) const override { return m_checkList(list, m_types); }
    ListSummary summary(const ArmyList& list) const override { return m_summarise(list, m_types); }
    Result<std::shared_ptr<const Game>> open(const Setup&) const override {
        return failure("pack-open", "A pack that is being checked fights no battles.");
    }
    const std::vector<ClashField>& clashFields() const override { return m_base.clashFields(); }
    Result<ClashReport> clash(const ClashInputs& inputs) const override { return m_base.clash(inputs); }
    Digest dataDigest() const override { return digestOf(m_types); }

private:
    const RuleSystem& m_base;
    SystemInfo m_info;
    Catalogue m_types;
    CheckList m_checkList;
    Summarise m_summarise;
};

/// Of the systems that check a list against any catalogue; none of the others.
std::unique_ptr<RuleSystem> packed(const std::string& system, const PackFile& troops) {
    if (system == "men_of_bronze")
        return std::make_unique<PackedSystem>(*findSystem(system), *men_of_bronze::readTroops(troops.text, troops.name),
                                              men_of_bronze::checkList, men_of_bronze::summarise);
    if (system == "skirmish")
        return std::make_unique<PackedSystem>(*findSystem(system), *skirmish::readTroops(troops.text, troops.name),
                                              skirmish::checkList, skirmish::summarise);
    return {};
}

bool isTest(const PackFile& file) { return file.name.starts_with("tests/"); }

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
    void add(Severity severity, const char* code, const Place& place, Message message) {
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
        std::string names;
        for (const auto& [system, files] : knownFiles())
            (names += names.empty() ? "" : ", ") += system;
        const toml::node* node = parsed->table.get("system");
        add(Severity::Error, "pack-system", node ? parsed->place(*node) : Place{troops.name, 1, 1},
            {"\"system\" must name the rules that the pack belongs to, one of {0}.", {names}});
        return false;
    }

    void checkFiles(const PackFile& troops) {
        const std::map<std::string, FileCheck>& known = knownFiles().at(m_report.system);
        for (const PackFile& file : m_files)
            if (const auto check = known.find(file.name); check != known.end())
                std::ranges::move(check->second(file), std::back_inserter(m_report.diagnostics));
            else if (!isTest(file))
                addUnknownFile(file, known);
        if (hasErrors(m_report.diagnostics))
            return;
        const std::unique_ptr<RuleSystem> own = packed(m_report.system, troops);
        const RuleSystem& system = own ? *own : *findSystem(m_report.system);
        m_report.types = static_cast<int>(own ? own->catalogue().types.size() : typesOf(troops));
        bool said = own != nullptr;
        for (const PackFile& file : m_files) {
            if (!isTest(file))
                continue;
            if (!std::exchange(said, true))
                add(Severity::Advice, "pack-own-troops", {},
                    {"The lists below tests are checked against the troops that the program itself has for {0}, not against those of the "
                     "pack.",
                     {system.info().name}});
            checkTest(file, system);
        }
    }

    static std::size_t typesOf(const PackFile& troops) {
        const Result<TomlText> parsed = parseToml(troops.text, troops.name, largestCatalogue, "troops");
        const toml::array* types = parsed ? parsed->table["type"].as_array() : nullptr;
        return types ? types->size() : 0;
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

    /// The codes of the first line; none where it is no "# expect:" line.
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

    void checkTest(const PackFile& file, const RuleSystem& system) {
        const std::optional<std::set<std::string>> wanted = expected(file.text);
        if (!wanted) {
            add(Severity::Error, "pack-test-expectation", {file.name, 1, 1},
                "A test begins with a line that names the codes of its faults: \"# expect: list-over-limit\", or \"# expect: nothing\".");
            return;
        }
        const ReadList read = readArmyList(
            file.text, file.name, [&](std::string_view id) { return id == m_report.system ? &system : nullptr; },
            {m_report.system});
        ++m_report.tests;
        const std::size_t before = m_report.diagnostics.size();
        std::set<std::string> found;
        for (const Diagnostic& fault : read.diagnostics) {
            if (fault.severity != Severity::Error || !found.insert(fault.code).second || wanted->contains(fault.code))
                continue;
            Diagnostic unexpected = fault;
            unexpected.message = {"Not expected ({0}): {1}", {fault.code, toText(fault.message)}};
            m_report.diagnostics.push_back(std::move(unexpected));
        }
        for (const std::string& code : *wanted)
            if (!found.contains(code))
                add(Severity::Error, "pack-test-missing", {file.name, 1, 1},
                    {"This list should break {0}, and does not.", {code}});
        m_report.failed += m_report.diagnostics.size() > before ? 1 : 0;
    }

    const std::vector<PackFile>& m_files;
    PackReport m_report;
};

}  // namespace

PackReport checkPack(const std::vector<PackFile>& files) { return PackCheck(files).run(); }

}  // namespace ephor
