// The path of a document's recovery copy. A document with a file has a fixed path, derived from the file's path. One
// without a file has a locked path that no other window and no other running program writes to.
#pragma once

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

class QLockFile;

namespace ephor {

class CopyPlace {
public:
    /// `recovery` is the folder of all recovery copies; empty: none are kept. `ending` is the extension for this kind
    /// of document, such as ".pack".
    CopyPlace(std::filesystem::path recovery, std::string ending);
    ~CopyPlace();

    /// For a document with a file or a folder.
    void beFor(const std::filesystem::path& file);
    /// For a document that has none yet. An earlier copy is left behind.
    void beNew();
    /// Uses the left-behind copy of a document without a file, and deletes this document's own copy. False where
    /// another window has it.
    bool takeOver(const std::filesystem::path& copy);

    /// The path to write the copy to; empty where none can be kept.
    std::filesystem::path toWrite();
    /// Deletes the copy.
    void clear();

    /// Recovery copies that nobody is writing to, newest first: that of the file, or for a new document those of all
    /// documents without a file.
    std::vector<std::filesystem::path> leftBehind() const;
    /// Deletes one of these copies.
    static void throwAway(const std::filesystem::path& copy);

private:
    std::vector<std::filesystem::path> ofNewDocuments() const;

    std::filesystem::path m_recovery;
    std::string m_ending;
    std::filesystem::path m_path;       ///< empty for a new document until its copy is written
    std::unique_ptr<QLockFile> m_held;  ///< the lock of a new document whose copy is written
};

}  // namespace ephor
