// The lines of a battle record: a reader and a writer for each kind.
#pragma once

#include "core/battle/telling/narrator.h"

#include <nlohmann/json.hpp>
#include <set>

namespace ephor {

inline constexpr std::string_view recordKind = "ephor battle";
/// Largest coordinate, in the steps of a centre. Far off any table, and exact as a double.
inline constexpr std::int64_t farthestStep = std::int64_t{1} << 44;

std::string headerLine(const Record& record);
std::string setupLine(const Setup& setup);
std::string entryLine(const RecordEntry& entry);
std::string forkLine(const Fork& fork);
std::string undoneLine(const Undone& undone);
std::string resultLine(const BattleResult& result);
std::string logLine(const LogLine& line);

/// A JSON object of a line. Every key is taken once; keys that were not taken are faults. Only the first fault is kept;
/// after it, all values are defaults.
class RecordObject {
public:
    RecordObject(const nlohmann::json* json, std::optional<Message>& fault) : m_json(json), m_fault(fault) {}
    RecordObject(const RecordObject&) = delete;
    RecordObject& operator=(const RecordObject&) = delete;

    std::int64_t integer(const char* key, std::int64_t lowest, std::int64_t highest);
    std::int64_t integer(const char* key, std::int64_t lowest, std::int64_t highest, std::int64_t otherwise);
    double number(const char* key, double lowest, double highest);
    bool flag(const char* key);
    std::string text(const char* key, std::size_t longest, bool severalLines = false);
    /// A 64-bit number, stored as text.
    std::uint64_t seed(const char* key);
    Digest digest(const char* key);
    std::size_t word(const char* key, std::span<const std::string_view> words);
    Side side(const char* key);
    /// No piece if the key is missing.
    PieceId piece(const char* key);
    /// The default pose if the key is missing.
    Pose pose(const char* key);
    /// An array; empty if the key is missing.
    const nlohmann::json& array(const char* key, std::size_t most);
    /// An object.
    const nlohmann::json* object(const char* key);

    bool has(const char* key) const { return m_json && m_json->contains(key); }
    bool good() const { return !m_fault; }
    void fail(Message why);
    /// Reports the keys that were not taken as unknown.
    void finish();

private:
    const nlohmann::json* take(const char* key);

    const nlohmann::json* m_json;
    std::optional<Message>& m_fault;
    std::set<std::string, std::less<>> m_taken;
};

/// A line parsed as JSON, within limits.
class RecordLine {
public:
    explicit RecordLine(std::string_view line, std::size_t longest = 8192);

    /// The fault of the line, if any.
    const std::optional<Message>& fault() const { return m_fault; }
    std::optional<Message>& fault() { return m_fault; }
    const nlohmann::json* json() const { return m_fault ? nullptr : &m_json; }

    /// For a header: the kind and the format of the file; empty and 0 for any other line.
    std::string kind() const;
    std::int64_t format() const;

private:
    nlohmann::json m_json;
    std::optional<Message> m_fault;
};

/// Checks the order of lines: entries, forks, undos, the result, the log.
struct RecordOrder {
    int stage = 0;
};

void readHeader(RecordLine& line, Record& record);
void readSetupLine(RecordLine& line, Setup& setup);
void readBodyLine(RecordLine& line, Record& record, RecordOrder& order);
LogLine readLogLine(RecordObject& in);

}  // namespace ephor
