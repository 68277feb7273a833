// Where the copy of what was not saved is kept: for a document with a file by that file's name, for one that never had
// a file at a place of its own, which no other window and no other running program writes to.
#pragma once

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

class QLockFile;

namespace ephor {

class CopyPlace {
public:
    /// `recovery` is the folder of all copies, empty where none are kept; `ending` tells the documents of one kind from
    /// others: ".pack".
    CopyPlace(std::filesystem::path recovery, std::string ending);
    ~CopyPlace();

    /// Of a document with a file, or a folder.
    void beFor(const std::filesystem::path& file);
    /// Of a document that has none yet. What was written before stays behind.
    void beNew();
    /// That of a document that never had a file and is at hand no more; the copy that this one had goes. False where
    /// another window has it.
    bool takeOver(const std::filesystem::path& copy);

    /// Where to write the copy; empty where none can be kept.
    std::filesystem::path toWrite();
    /// The copy goes.
    void clear();

    /// Copies that nobody is writing to, the newest first: that of the file, or for a new document those of all that
    /// never had one.
    std::vector<std::filesystem::path> leftBehind() const;
    /// One of those goes.
    static void throwAway(const std::filesystem::path& copy);

private:
    std::vector<std::filesystem::path> ofNewDocuments() const;

    std::filesystem::path m_recovery;
    std::string m_ending;
    std::filesystem::path m_path;       ///< empty for a new document until its copy is written
    std::unique_ptr<QLockFile> m_held;  ///< for a new document whose copy is written
};

}  // namespace ephor
