#include "core/io/lists/army_list_json.h"

#include "core/base/toml_text.h"
#include "core/io/encoding.h"
#include "core/io/json_depth.h"

#include <nlohmann/json.hpp>

namespace ephor {

namespace {

using OrderedJson = nlohmann::ordered_json;

/// Most brackets that may be open at once: a list has tables inside tables, and may itself be inside the output of
/// `list show`.
constexpr int deepest = 7;

OrderedJson asJson(const FieldValue& value) {
    return std::visit([](const auto& v) { return OrderedJson(v); }, value);
}

void addTables(OrderedJson& to, const std::vector<Entry>& entries) {
    for (const Entry& entry : entries) {
        OrderedJson table = OrderedJson::object();
        for (const Field& field : entry.fields)
            table[field.key] = asJson(field.value);
        addTables(table, entry.children);
        to[entry.table].push_back(std::move(table));
    }
}

/// Writes JSON as TOML. Values that a list in TOML cannot have are faults.
class AsToml {
public:
    explicit AsToml(Diagnostics& faults, std::string_view file) : m_faults(faults), m_file(file) {}

    std::string text(const OrderedJson& list) {
        table(list, "");
        return std::move(m_text);
    }

private:
    void table(const OrderedJson& object, const std::string& path) {
        for (const auto& [key, value] : object.items())
            if (!value.is_array())
                write(key, value);
        for (const auto& [key, value] : object.items()) {
            if (!value.is_array())
                continue;
            const std::string inner = path.empty() ? tomlKey(key) : path + "." + tomlKey(key);
            for (const OrderedJson& one : value) {
                if (!one.is_object()) {
                    fault(Message("\"{0}\" must be an array of objects.", {key}));
                    break;
                }
                m_text += "\n[[" + inner + "]]\n";
                table(one, inner);
            }
        }
    }

    void write(const std::string& key, const OrderedJson& value) {
        std::string written;
        if (value.is_string())
            written = tomlString(value.get_ref<const std::string&>());
        else if (value.is_boolean())
            written = value.get<bool>() ? "true" : "false";
        else if (value.is_number_unsigned() && value.get<std::uint64_t>() > INT64_MAX)
            return fault(Message("\"{0}\" is larger than any whole number that can be read.", {key}));
        else if (value.is_number_integer())
            written = value.dump();
        else if (value.is_number_float())
            written = tomlNumber(value.get<double>());
        else
            return fault(Message("\"{0}\" must be a text, a number, true or false.", {key}));
        m_text += tomlKey(key) + " = " + written + "\n";
    }

    void fault(Message message) {
        m_faults.push_back({Severity::Error, "list-json", {m_file, 0, 0}, std::move(message), {}, {}});
    }

    Diagnostics& m_faults;
    std::string m_file;
    std::string m_text;
};

}  // namespace

std::string toJsonText(const ArmyList& list) {
    OrderedJson json{{"format", list.format}, {"system", list.system}};
    if (!list.rules.empty())
        json["rules"] = list.rules;
    json["name"] = list.name;
    if (!list.state.empty())
        json["state"] = list.state;
    for (const Field& field : list.fields)
        json[field.key] = asJson(field.value);
    addTables(json, list.entries);
    return json.dump(2, ' ', false, OrderedJson::error_handler_t::replace) + "\n";
}

ReadList readArmyListJson(std::string_view text, std::string_view file, const FindSystem& find,
                          const std::vector<std::string>& known) {
    const auto refused = [&](std::string code, Message message, const SourcePosition& place) {
        return ReadList{{}, nullptr, {{Severity::Error, std::move(code), place, std::move(message), {}, {}}}};
    };
    if (text.size() > largestList)
        return refused("list-too-large",
                       Message("The text has {0} bytes; at most {1} are read.",
                               {std::to_string(text.size()), std::to_string(largestList)}),
                       {std::string(file), 0, 0});
    if (std::optional<Diagnostic> fault = encodingFault(text, file, "list"))
        return ReadList{{}, nullptr, {std::move(*fault)}};
    if (const std::optional<std::size_t> at = tooDeepAt(text, deepest))
        return refused(
            "list-too-deep",
            Message("Brackets are nested more than {0} deep; no army list has so many. Is it the right file?",
                    {std::to_string(deepest)}),
            placeOfByte(text, *at, file));
    OrderedJson json;
    try {
        json = OrderedJson::parse(text);
    } catch (const OrderedJson::parse_error& error) {
        return refused("list-syntax", Message("This is not JSON."),
                       placeOfByte(text, error.byte > 0 ? error.byte - 1 : 0, file));
    } catch (const OrderedJson::out_of_range&) {
        return refused("list-syntax", Message("A number is larger than any that can be read."),
                       {std::string(file), 0, 0});
    }
    if (!json.is_object())
        return refused("list-syntax", Message("An army list is a JSON object."), {std::string(file), 1, 1});
    // The output of `list show --format json` contains the list.
    if (const auto inside = json.find("list"); inside != json.end() && inside->is_object() && json.contains("rows"))
        json = OrderedJson(*inside);
    Diagnostics faults;
    const std::string toml = AsToml(faults, file).text(json);
    ReadList read = readArmyList(toml, file, find, known);
    for (Diagnostic& d :
         read.diagnostics) {  // lines and edits would refer to the TOML text, which the user does not see
        d.place.line = d.place.column = 0;
        d.fixes.clear();
    }
    read.diagnostics.insert(read.diagnostics.begin(), faults.begin(), faults.end());
    return read;
}

ReadList readArmyListFile(std::string_view text, std::string_view file, const FindSystem& find,
                          const std::vector<std::string>& known) {
    return file.ends_with(".json") ? readArmyListJson(text, file, find, known) : readArmyList(text, file, find, known);
}

}  // namespace ephor
