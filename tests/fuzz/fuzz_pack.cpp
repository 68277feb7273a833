// Any bytes as a rules pack, its files one after the other: checked without harm; every fault is in one of its files
// and can be told, every fix be applied, and the figures of a pack without faults read, check and sum up lists.
#include "core/base/fix.h"
#include "core/io/lists/army_list_io.h"
#include "core/rules/pack.h"
#include "core/rules/rules_change.h"
#include "reading.h"

using namespace ephor;

namespace {

constexpr std::string_view mark = "### ";  // a line that begins so names the file that follows

std::vector<PackFile> filesOf(std::string_view text) {
    std::vector<PackFile> files;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size() - 1) + 1;
        const std::string_view line = text.substr(0, end);
        if (line.starts_with(mark))
            files.push_back({std::string(line.substr(mark.size(), line.find_last_not_of('\n') + 1 - mark.size())), {}});
        else if (!files.empty())
            files.back().text += line;
        text.remove_prefix(end);
    }
    return files;
}

void useFix(std::vector<PackFile> files, const Diagnostic& diagnostic, const Fix& fix) {
    for (PackFile& file : files)
        if (file.name == diagnostic.place.file)
            file.text = withFix(file.text, fix);
    checkPack(files);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::vector<PackFile> files = filesOf(asText(data, size));
    const PackReport report = checkPack(files);
    must(report.rules || hasErrors(report.diagnostics));
    must(report.rules || report.tests.empty());
    int fixes = 0;
    for (const Diagnostic& diagnostic : report.diagnostics) {
        must(!toText(diagnostic).empty());
        for (const Fix& fix : diagnostic.fixes)
            if (++fixes <= 20)
                useFix(files, diagnostic, fix);
    }
    const RuleSystem* own = report.rules ? findSystem(report.system) : nullptr;
    for (const PackFile& file : files)
        if (own && isPackTest(file))
            if (const ReadList read = readArmyList(file.text, file.name, findSystem, systemIds());
                read.list && read.system == own)
                must(!wordsOf(rulesChangeOf(*read.list, *own, report.rules.get())).empty());
    return 0;
}
