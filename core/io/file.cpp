#include "core/io/file.h"

#include "core/io/disk.h"

#include <algorithm>

namespace ephor {

namespace {

namespace fs = std::filesystem;

/// The system's text for an error, and a remedy.
Message reason(const std::error_code& error, std::string_view doing) {
    const std::string done(doing);
    if (error == std::errc::no_such_file_or_directory) {
        if (doing == "written")
            return {
                "The file could not be {0}: there is no such folder. Make the folder first, or choose another place.",
                {done}};
        return {"The file could not be {0}: there is no such file or folder. Check the name and the folder.", {done}};
    }
    if (error == std::errc::permission_denied || error == std::errc::operation_not_permitted) {
        if (doing == "read")
            return {"The file could not be {0}: permission denied. Change who may read it, or ask whose file it is.",
                    {done}};
        return {"The file could not be {0}: permission denied. Choose another place, or change who may use this one.",
                {done}};
    }
    if (error == std::errc::device_or_resource_busy)
        return {"The file could not be {0}: another program is using it. Close it there, then try again.", {done}};
    if (error == std::errc::is_a_directory)
        return {"The file could not be {0}: this is a folder. Name a file.", {done}};
    if (error == std::errc::not_a_directory)
        return {"The file could not be {0}: a part of the path is a file, not a folder. Check the path.", {done}};
    if (error == std::errc::no_space_on_device)
        return {"The file could not be {0}: the disk is full. Nothing was changed; make room, or choose another place.",
                {done}};
    if (error == std::errc::file_too_large)
        return {
            "The file could not be {0}: it would be larger than the system allows. Nothing was changed; raise the "
            "limit (ulimit -f), or choose another place.",
            {done}};
    if (error == std::errc::read_only_file_system)
        return {"The file could not be {0}: the disk can only be read. Choose another place.", {done}};
    if (error == std::errc::filename_too_long)
        return {"The file could not be {0}: its name is too long. Choose a shorter one.", {done}};
    return {"The file could not be {0}: {1}.", {done, error.message()}};
}

std::unexpected<Diagnostics> failed(std::string code, const std::error_code& error, std::string_view doing,
                                    const fs::path& path) {
    return failure(std::move(code), reason(error, doing), {path.string(), 0, 0});
}

/// A file with a similar name in the same folder, for the message about a missing file.
std::optional<std::string> nearbyName(const fs::path& path) {
    std::error_code error;
    std::vector<std::string> names;
    const fs::path folder = path.has_parent_path() ? path.parent_path() : fs::path(".");
    for (fs::directory_iterator it(folder, error), end; !error && it != end && names.size() < 1000; it.increment(error))
        names.push_back(it->path().filename().string());
    return nearestWord(path.filename().string(), names);
}

std::unexpected<Diagnostics> notRead(const disk::ReadFault& fault, std::size_t largest, const fs::path& path) {
    switch (fault.kind) {
    case disk::ReadFault::Kind::NotRegular:
        return failure("file-kind", "This is no file but a pipe or a device. Put a file in its place.",
                       {path.string(), 0, 0});
    case disk::ReadFault::Kind::TooLarge:
        return failure("file-too-large",
                       {"The file has {0} bytes; at most {1} are read of a file of this kind. Is it the right file?",
                        {fault.size == 0 ? "more than " + std::to_string(largest) : std::to_string(fault.size),
                         std::to_string(largest)}},
                       {path.string(), 0, 0});
    case disk::ReadFault::Kind::System:
        break;
    }
    if (fault.error == std::errc::no_such_file_or_directory)
        if (const auto near = nearbyName(path))
            return failure("file-read", {"There is no such file; did you mean \"{0}\"?", {*near}},
                           {path.string(), 0, 0});
    return failed("file-read", fault.error, "read", path);
}

}  // namespace

Result<std::string> readFile(const fs::path& path, std::size_t largest) {
    std::expected<std::string, disk::ReadFault> bytes = disk::readBytes(path, largest, disk::What::Anything);
    if (!bytes)
        return notRead(bytes.error(), largest, path);
    return std::move(*bytes);
}

Result<std::string> readFileIn(const fs::path& folder, const fs::path& name, std::size_t largest) {
    std::error_code error;
    const fs::path home = disk::withoutLinks(folder.empty() ? fs::path(".") : folder, error);
    const fs::path file = error ? fs::path() : disk::withoutLinks(home / name, error);
    if (error)
        return failed("file-read", error, "read", folder / name);
    if (std::ranges::mismatch(home, file).in1 != home.end())
        return failure(
            "file-outside",
            "This name leads out of the folder that it is read from. Copy the file into that folder, and name the "
            "copy.",
            {(folder / name).string(), 0, 0});
    std::expected<std::string, disk::ReadFault> bytes = disk::readBytes(file, largest, disk::What::RegularFile);
    if (bytes)
        return std::move(*bytes);
    std::unexpected<Diagnostics> faults = notRead(bytes.error(), largest, file);
    for (Diagnostic& fault : faults.error())
        fault.place.file = (folder / name).string();
    return faults;
}

Result<void> writeFile(const fs::path& path, std::string_view bytes) {
    if (const std::error_code error = disk::writeBytes(path, bytes))
        return failed("file-write", error, "written", path);
    return {};
}

}  // namespace ephor
