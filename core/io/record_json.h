// The lines of a battle record, one function each way.
#pragma once

#include "core/battle/narrator.h"

#include <nlohmann/json.hpp>
#include <set>

namespace ephor {

inline constexpr std::string_view recordKind = "ephor battle";
/// Far off any table, in the steps of a centre, and exact as a double.
inline constexpr std::int64_t farthestStep = std::int64_t{1} << 44;

std::string headerLine(const Record& record);
std::string setupLine(const Setup& setup);
std::string entryLine(const RecordEntry& entry);
std::string forkLine(const Fork& fork);
std::string undoneLine(const Undone& undone);
std::string resultLine(const BattleResult& result);
std::string logLine(const LogLine& line);

/// An object of a line: every key is taken once, what was not taken is a fault. The first fault stays; after it, values
/// are defaults.
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
    /// A number of 64 bits in a text.
    std::uint64_t seed(const char* key);
    Digest digest(const char* key);
    std::size_t word(const char* key, std::span<const std::string_view> words);
    Side side(const char* key);
    /// No piece where there is none.
    PieceId piece(const char* key);
    /// The default pose where there is none.
    Pose pose(const char* key);
    /// An array; an empty one where there is none.
    const nlohmann::json& array(const char* key, std::size_t most);
    /// An object.
    const nlohmann::json* object(const char* key);

    bool has(const char* key) const { return m_json && m_json->contains(key); }
    bool good() const { return !m_fault; }
    void fail(Message why);
    /// What was not taken is unknown.
    void finish();

private:
    const nlohmann::json* take(const char* key);

    const nlohmann::json* m_json;
    std::optional<Message>& m_fault;
    std::set<std::string, std::less<>> m_taken;
};

/// A line read as JSON, within bounds.
class RecordLine {
public:
    explicit RecordLine(std::string_view line, std::size_t longest = 8192);

    /// What is wrong with it, if anything is.
    const std::optional<Message>& fault() const { return m_fault; }
    std::optional<Message>& fault() { return m_fault; }
    const nlohmann::json* json() const { return m_fault ? nullptr : &m_json; }

    /// Of a header: what kind of file it begins, and its format; empty and 0 where it is none.
    std::string kind() const;
    std::int64_t format() const;

private:
    nlohmann::json m_json;
    std::optional<Message> m_fault;
};

/// Entries come first, then forks, undone stretches, the result, the log.
struct RecordOrder {
    int stage = 0;
};

void readHeader(RecordLine& line, Record& record);
void readSetupLine(RecordLine& line, Setup& setup);
void readBodyLine(RecordLine& line, Record& record, RecordOrder& order);
LogLine readLogLine(RecordObject& in);

}  // namespace ephor
