#include "models/army_list/list_check.h"

#include "core/io/file.h"
#include "models/text/battle_words.h"

#include <QDateTime>
#include <QFileInfo>
#include <map>

namespace ephor {

namespace {

/// What one list needs and owns of a type.
struct Models {
    int needed = 0;
    int owned = 0;
    bool isCounted = false;
};

const Entry* entryOfLine(const std::vector<Entry>& entries, int line) {
    for (const Entry& entry : entries) {
        if (entry.place.line == line)
            return &entry;
        for (const Entry& child : entry.children)
            if (child.place.line == line)
                return &child;
    }
    return nullptr;
}

std::map<std::string, Models> modelsOf(const ReadList& read) {
    std::map<std::string, Models> all;
    for (const ListRow& row : read.system->summary(*read.list).rows) {
        const Entry* entry = row.type ? entryOfLine(read.list->entries, row.line) : nullptr;
        if (!entry)
            continue;
        Models& models = all[row.type->name];
        models.needed += row.count;
        models.owned += static_cast<int>(std::clamp<std::int64_t>(entry->integer("owned", 0), 0, 999));
        models.isCounted = models.isCounted || entry->find("owned");
    }
    return all;
}

}  // namespace

std::vector<EventVerdict> checkedForEvent(const ListEvent& event, const QStringList& files, const FindSystem& find,
                                          const std::vector<std::string>& systems) {
    std::vector<EventVerdict> verdicts;
    for (const QString& file : files) {
        const QFileInfo info(file);
        EventVerdict verdict{file, info.completeBaseName(), {}};
        const auto add = [&verdict](const Diagnostics& faults) {
            for (const Diagnostic& one : faults)
                if (one.severity == Severity::Error)
                    verdict.faults << text(one.message);
        };
        if (const Result<std::string> bytes = readFile(file.toStdU16String(), largestList)) {
            const ReadList read = readArmyList(*bytes, file.toStdString(), find, systems);
            if (read.list && !read.list->name.empty())
                verdict.name = QString::fromStdString(read.list->name);
            const std::string day = info.lastModified().toUTC().date().toString(Qt::ISODate).toStdString();
            add(checkForEvent(event, read, day));
            add(read.diagnostics);
        } else {
            add(bytes.error());
        }
        verdicts.push_back(std::move(verdict));
    }
    return verdicts;
}

std::vector<Lack> lacksOf(const std::vector<ReadList>& lists) {
    std::map<std::string, Models> most;
    for (const ReadList& read : lists)
        if (read.list && read.system)
            for (const auto& [type, models] : modelsOf(read)) {
                Models& all = most[type];
                all.needed = std::max(all.needed, models.needed);
                all.owned = std::max(all.owned, models.owned);
                all.isCounted = all.isCounted || models.isCounted;
            }
    std::vector<Lack> lacks;
    for (const auto& [type, models] : most)
        if (models.isCounted && models.owned < models.needed)
            lacks.push_back({QString::fromStdString(type), models.needed, models.owned});
    return lacks;
}

std::vector<ReadList> readLists(const QStringList& files, const FindSystem& find,
                                const std::vector<std::string>& systems) {
    std::vector<ReadList> lists;
    for (const QString& file : files)
        if (const Result<std::string> bytes = readFile(file.toStdU16String(), largestList))
            if (ReadList read = readArmyList(*bytes, file.toStdString(), find, systems); read.list)
                lists.push_back(std::move(read));
    return lists;
}

}  // namespace ephor
