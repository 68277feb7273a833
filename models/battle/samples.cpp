#include "models/battle/samples.h"

#include "core/io/builtin_data.h"
#include "core/io/records/setup_io.h"
#include "models/text.h"
#include "models/text/battle_words.h"

#include <QRegularExpression>
#include <algorithm>

namespace ephor {

namespace {

/// The first sentence, to fit on one line.
QString firstSentence(const QString& text) {
    static const QRegularExpression end(QStringLiteral("[.!?](\\s|$)"));
    const auto match = end.match(text);
    return (match.hasMatch() ? text.left(match.capturedStart() + 1) : text).simplified();
}

int year(const QString& path) {
    static const QRegularExpression digits(QStringLiteral("_(\\d{3})"));
    const auto match = digits.match(path);
    return match.hasMatch() ? match.captured(1).toInt() : 0;
}

/// True for a file in the folder of one of the systems: "armies/dba/rome.toml". Others need not be parsed.
bool isOf(std::string_view path, std::string_view folder, const std::vector<std::string>& systems) {
    return std::ranges::any_of(
        systems, [&](const std::string& system) { return path.starts_with(std::string(folder) + '/' + system + '/'); });
}

/// The same armies and battles exist for several systems, so the system's name is added.
QString ofRules(const RuleSystem& system, const QString& about) {
    return tr("%1: %2").arg(translated(system.info().name), about);
}

Sample army(const BuiltinFile& file, const ReadList& read) {
    const ListSummary summary = read.system->summary(*read.list);
    const std::string note = read.list->text("note");
    QString about = summary.cost ? tr("%1 units, %2 points").arg(summary.units).arg(*summary.cost)
                                 : tr("%1 units").arg(summary.units);
    if (!note.empty())
        about += QStringLiteral(". ") + firstSentence(toQString(note));
    return {toQString(file.path), toQString(read.list->name), ofRules(*read.system, about), read.list->system,
            std::string(file.text)};
}

Sample battle(const BuiltinFile& file, const Setup& setup, const RuleSystem& system) {
    const QString sides = tr("%1 against %2").arg(toQString(setup.lists[0].name), toQString(setup.lists[1].name));
    const QString note = firstSentence(toQString(setup.note));
    const QString told = note.isEmpty() ? sides : note;
    return {toQString(file.path),
            toQString(setup.name),
            ofRules(system, told),
            setup.system,
            std::string(file.text),
            translated(system.info().name),
            told};
}

}  // namespace

std::vector<Sample> sampleArmies(const FindSystem& find, const std::vector<std::string>& systems) {
    std::vector<Sample> samples;
    for (const BuiltinFile& file : builtinFiles()) {
        if (!isOf(file.path, "armies", systems))
            continue;
        const ReadList read = readArmyList(file.text, file.path, find, systems);
        if (read.list && read.system)
            samples.push_back(army(file, read));
    }
    std::ranges::stable_sort(samples, {}, &Sample::name);
    return samples;
}

std::vector<Sample> sampleBattles(const FindSystem& find, const std::vector<std::string>& systems) {
    std::vector<Sample> samples;
    for (const BuiltinFile& file : builtinFiles()) {
        if (!isOf(file.path, "battles", systems))
            continue;
        const auto other = [&](std::string_view name) -> Result<std::string> {
            const std::string_view folder = file.path.substr(0, file.path.rfind('/') + 1);
            return std::string(builtinText(std::string(folder) + std::string(name)));
        };
        if (const Result<Setup> setup = readSetup(file.text, file.path, find, systems, other))
            samples.push_back(battle(file, *setup, *find(setup->system)));
    }
    std::ranges::stable_sort(samples, std::greater{}, [](const Sample& sample) { return year(sample.path); });
    return samples;
}

std::array<QString, 2> firstPair(const RuleSystem& system) {
    const std::string path = "first_battles/" + system.info().id + ".toml";
    const auto find = [&system](std::string_view) { return &system; };
    const auto other = [](std::string_view name) -> Result<std::string> { return std::string(builtinText(name)); };
    const Result<Setup> read = readSetup(builtinText(path), path, find, {system.info().id}, other);
    if (!read)
        return {};
    return {toQString(read->lists[0].file), toQString(read->lists[1].file)};
}

QString newListText(const RuleSystem& system) {
    return toQString(builtinText("new_lists/" + system.info().id + ".toml"));
}

}  // namespace ephor
