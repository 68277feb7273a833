#include "core/io/records/record_json.h"

#include "core/base/toml_text.h"
#include "core/io/json_depth.h"

#include <charconv>
#include <cmath>

namespace ephor {

namespace {

using Json = nlohmann::json;

constexpr int deepestJson = 16;

std::optional<Digest> digestFromHex(std::string_view hex) {
    Digest digest;
    if (hex.size() != 2 * digest.bytes.size())
        return {};
    for (std::size_t i = 0; i < digest.bytes.size(); ++i) {
        const auto [end, error] = std::from_chars(hex.data() + 2 * i, hex.data() + 2 * i + 2, digest.bytes[i], 16);
        if (error != std::errc{} || end != hex.data() + 2 * i + 2)
            return {};
    }
    return toHex(digest) == hex ? std::optional(digest) : std::nullopt;
}

}  // namespace

RecordLine::RecordLine(std::string_view line, std::size_t longest) {
    if (line.size() > longest)
        m_fault = Message("The line has {0} characters; at most {1} are read.",
                          {std::to_string(line.size()), std::to_string(longest)});
    else if (tooDeepAt(line, deepestJson))
        m_fault = Message("Brackets are nested more than {0} deep.", {std::to_string(deepestJson)});
    else if (m_json = Json::parse(line, nullptr, false); !m_json.is_object())
        m_fault = Message("This line is not a JSON object.");
}

std::string RecordLine::kind() const {
    if (m_fault || !m_json.contains("kind") || !m_json["kind"].is_string())
        return {};
    return m_json["kind"].get<std::string>();
}

std::int64_t RecordLine::format() const {
    if (m_fault || !m_json.contains("format") || !m_json["format"].is_number_integer())
        return 0;
    const Json& format = m_json["format"];
    // A number above 2^63 is unsigned and certainly a newer format.
    return format.is_number_unsigned() && format.get<std::uint64_t>() > std::uint64_t{1} << 62
               ? std::int64_t{1} << 62
               : format.get<std::int64_t>();
}

void RecordObject::fail(Message why) {
    if (!m_fault)
        m_fault = std::move(why);
}

const Json* RecordObject::take(const char* key) {
    m_taken.emplace(key);
    if (!m_json || m_fault)
        return nullptr;
    const auto it = m_json->find(key);
    if (it != m_json->end())
        return &*it;
    fail({"\"{0}\" is missing.", {key}});
    return nullptr;
}

std::int64_t RecordObject::integer(const char* key, std::int64_t lowest, std::int64_t highest) {
    const Json* value = take(key);
    if (!value)
        return lowest;
    const bool fits = value->is_number_integer() &&
                      !(value->is_number_unsigned() && value->get<std::uint64_t>() > std::uint64_t{1} << 62);
    const std::int64_t number = fits ? value->get<std::int64_t>() : 0;
    if (fits && number >= lowest && number <= highest)
        return number;
    fail({"\"{0}\" must be a whole number from {1} to {2}.", {key, std::to_string(lowest), std::to_string(highest)}});
    return lowest;
}

std::int64_t RecordObject::integer(const char* key, std::int64_t lowest, std::int64_t highest, std::int64_t otherwise) {
    return has(key) ? integer(key, lowest, highest) : otherwise;
}

double RecordObject::number(const char* key, double lowest, double highest) {
    const Json* value = take(key);
    if (!value)
        return lowest;
    const double number = value->is_number() ? value->get<double>() : std::nan("");
    if (number >= lowest && number <= highest)
        return number;
    fail({"\"{0}\" must be a number from {1} to {2}.", {key, tomlNumber(lowest), tomlNumber(highest)}});
    return lowest;
}

bool RecordObject::flag(const char* key) {
    m_taken.emplace(key);
    if (!has(key))
        return false;
    const Json* value = take(key);
    if (value && value->is_boolean())
        return value->get<bool>();
    fail({"\"{0}\" must be true or false.", {key}});
    return false;
}

std::string RecordObject::text(const char* key, std::size_t longest, bool severalLines) {
    m_taken.emplace(key);
    if (!has(key))
        return {};
    const Json* value = take(key);
    if (!value)
        return {};
    if (!value->is_string() || value->get_ref<const std::string&>().size() > longest) {
        fail({"\"{0}\" must be a text of at most {1} bytes.", {key, std::to_string(longest)}});
        return {};
    }
    std::string text = value->get<std::string>();
    std::string line = text;
    if (severalLines)
        std::erase(line, '\n');
    if (!isPlainLine(line)) {
        fail(
            {"\"{0}\" holds control characters or invisible codes: {1}", {key, withVisibleControls(tomlString(line))}});
        return {};
    }
    return text;
}

std::uint64_t RecordObject::seed(const char* key) {
    const Json* value = take(key);
    if (!value)
        return 0;
    std::uint64_t number = 0;
    if (value->is_string()) {
        const auto& digits = value->get_ref<const std::string&>();
        const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
        if (error == std::errc{} && end == digits.data() + digits.size() && std::to_string(number) == digits)
            return number;
    }
    fail({"\"{0}\" must be a number of 64 bits, in quotes.", {key}});
    return 0;
}

Digest RecordObject::digest(const char* key) {
    const Json* value = take(key);
    if (!value)
        return {};
    if (value->is_string())
        if (const auto digest = digestFromHex(value->get_ref<const std::string&>()))
            return *digest;
    fail({"\"{0}\" must be 32 hexadecimal digits.", {key}});
    return {};
}

std::size_t RecordObject::word(const char* key, std::span<const std::string_view> words) {
    const Json* value = take(key);
    if (!value)
        return 0;
    for (std::size_t i = 0; i < words.size(); ++i)
        if (value->is_string() && value->get_ref<const std::string&>() == words[i])
            return i;
    fail({"\"{0}\" must be one of {1}.", {key, joined(words)}});
    return 0;
}

Side RecordObject::side(const char* key) {
    static constexpr std::array words{name(Side::A), name(Side::B)};
    return bothSides[word(key, words)];
}

PieceId RecordObject::piece(const char* key) {
    m_taken.emplace(key);
    return has(key) ? PieceId(static_cast<int>(integer(key, 0, PieceSet::room - 1))) : PieceId{};
}

Pose RecordObject::pose(const char* key) {
    m_taken.emplace(key);
    if (!has(key))
        return {};
    const Json& numbers = array(key, 4);
    std::array<double, 4> values{};
    bool fits = numbers.size() == 4;
    for (std::size_t i = 0; fits && i < 4; ++i) {
        fits = numbers[i].is_number_integer() &&
               !(numbers[i].is_number_unsigned() &&
                 numbers[i].get<std::uint64_t>() > static_cast<std::uint64_t>(farthestStep));
        const std::int64_t steps = fits ? numbers[i].get<std::int64_t>() : 0;
        fits = fits && steps >= -farthestStep && steps <= farthestStep;
        values[i] = static_cast<double>(steps) / (i < 2 ? centreSteps : facingSteps);
    }
    const Pose pose{{values[0], values[1]}, {values[2], values[3]}};
    if (fits && std::abs(squaredLength(pose.facing) - 1) <= 1e-6 && snapped(pose) == pose)
        return pose;
    fail({"\"{0}\" must be four whole numbers: a place on the table and a direction.", {key}});
    return {};
}

const Json& RecordObject::array(const char* key, std::size_t most) {
    static const Json none = Json::array();
    const Json* value = take(key);
    if (!value)
        return none;
    if (value->is_array() && value->size() <= most)
        return *value;
    fail({"\"{0}\" must be an array of at most {1} members.", {key, std::to_string(most)}});
    return none;
}

const Json* RecordObject::object(const char* key) {
    const Json* value = take(key);
    if (value && !value->is_object()) {
        fail({"\"{0}\" must be an object.", {key}});
        return nullptr;
    }
    return value;
}

void RecordObject::finish() {
    if (!m_json || m_fault)
        return;
    for (const auto& [key, value] : m_json->items())
        if (!m_taken.contains(key))
            fail({"\"{0}\" is not known here.", {key.substr(0, 64)}});
}

}  // namespace ephor
