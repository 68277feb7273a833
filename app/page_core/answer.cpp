#include "app/page_core/answer.h"

#include "app/version/version.h"
#include "core/battle/fight.h"
#include "core/battle/winner.h"
#include "core/io/json_depth.h"
#include "core/io/records/record_io.h"
#include "core/pages/turn_check.h"
#include "core/rules/builtin.h"

#include <nlohmann/json.hpp>

namespace ephor {

namespace {

using Json = nlohmann::ordered_json;

std::string textOf(const Diagnostics& faults) {
    std::string text;
    for (const Diagnostic& fault : faults)
        (text += text.empty() ? "" : " ") += toText(fault.message);
    return text;
}

Json versionAnswer() { return {{"version", versionWithCommit()}, {"systems", systemIds()}}; }

std::string resultText(const Record& record) {
    const std::optional<Side> winner = sideOf(record.result->winner);
    const std::string who = winner ? record.setup.lists[index(*winner)].name + " won" : "A draw";
    return who + " in turn " + std::to_string(record.result->turns);
}

/// The record's battle as the rules have it, whatever its result says.
std::string digestOf(const Game& game, const Record& record) {
    EventDigester digester;
    Conditions conditions;
    conditions.listener = &digester;
    Record copy = record;
    Fight(game).run(conditions, &copy);
    return toHex(digester.digest());
}

Json verifiedAnswer(const std::string& text) {
    const auto failed = [](const Diagnostics& faults) {
        return Json{{"equal", false}, {"digest", ""}, {"expected", ""}, {"result", ""}, {"fault", textOf(faults)}};
    };
    const Result<Record> record = readRecord(text, "");
    if (!record)
        return failed(record.error());
    const FindSystem find = [](std::string_view system, std::string_view) { return findSystem(system); };
    if (const Diagnostics faults = checkRules(*record, "", find, systemIds()); hasErrors(faults))
        return failed(faults);
    const Result<std::shared_ptr<const Game>> game = findSystem(record->setup.system)->open(record->setup);
    if (!game)
        return failed(game.error());
    Diagnostics faults = verify(**game, *record);
    const std::string expected = record->result ? toHex(record->result->digest) : std::string();
    const std::string fought = faults.empty() ? expected : digestOf(**game, *record);
    if (faults.empty())
        faults = checkLog(text, "", **game, *record, EPHOR_VERSION);
    const bool isEqual = faults.empty();
    adviseOnOtherProgram(faults, record->program, "", EPHOR_VERSION);
    return {{"equal", isEqual},
            {"digest", fought},
            {"expected", expected},
            {"result", record->result ? resultText(*record) : std::string()},
            {"fault", textOf(faults)}};
}

Json failure(std::string_view text) { return {{"error", text}}; }

const std::string* textIn(const Json& question, const char* key) {
    const auto found = question.find(key);
    return found == question.end() ? nullptr : found->get_ptr<const std::string*>();
}

Json ordersAnswer(const Json& question) {
    const auto data = question.find("data");
    const std::string* sheet = textIn(question, "sheet");
    if (data == question.end() || !sheet)
        return failure("The question has no data or no order sheet.");
    return Json::parse(checkedSheet(data->dump(), *sheet));
}

Json answerOf(const Json& question) {
    const std::string* ask = textIn(question, "ask");
    if (!ask)
        return failure("The question does not say what it asks.");
    if (*ask == "version")
        return versionAnswer();
    if (*ask == "orders")
        return ordersAnswer(question);
    if (*ask == "verify") {
        const std::string* record = textIn(question, "record");
        return record ? verifiedAnswer(*record) : failure("The question has no record.");
    }
    return failure("The core does not know this question. It may be older than the page.");
}

}  // namespace

std::string answerTo(std::string_view question) {
    Json answer = failure("The question is not a JSON object.");
    static constexpr int deepestQuestion = 100;
    if (tooDeepAt(question, deepestQuestion))
        return answer.dump();
    if (const Json json = Json::parse(question, nullptr, false); json.is_object())
        answer = answerOf(json);
    return answer.dump(-1, ' ', false, Json::error_handler_t::replace);
}

}  // namespace ephor
