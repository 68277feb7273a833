#include "core/io/file.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>
#include <utility>

namespace ephor {

namespace {

namespace fs = std::filesystem;

/// Owns a file descriptor and closes it.
class Descriptor {
public:
    explicit Descriptor(int number) : m_number(number) {}
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;
    ~Descriptor() { close(); }

    explicit operator bool() const { return m_number >= 0; }
    int number() const { return m_number; }
    /// False if closing reports that bytes were not written.
    bool close() {
        const int number = std::exchange(m_number, -1);
        return number < 0 || ::close(number) == 0;
    }

private:
    int m_number;
};

/// The system's text for an error, and a remedy.
Message reason(int error, std::string_view doing) {
    const std::string done(doing);
    switch (error) {
    case ENOENT:
        if (doing == "written")
            return {
                "The file could not be {0}: there is no such folder. Make the folder first, or choose another place.",
                {done}};
        return {"The file could not be {0}: there is no such file or folder. Check the name and the folder.", {done}};
    case EACCES:
    case EPERM:
        if (doing == "read")
            return {"The file could not be {0}: permission denied. Change who may read it, or ask whose file it is.",
                    {done}};
        return {"The file could not be {0}: permission denied. Choose another place, or change who may use this one.",
                {done}};
    case EISDIR:
        return {"The file could not be {0}: this is a folder. Name a file.", {done}};
    case ENOTDIR:
        return {"The file could not be {0}: a part of the path is a file, not a folder. Check the path.", {done}};
    case ENOSPC:
    case EDQUOT:
        return {"The file could not be {0}: the disk is full. Nothing was changed; make room, or choose another place.",
                {done}};
    case EFBIG:
        return {
            "The file could not be {0}: it would be larger than the system allows. Nothing was changed; raise the "
            "limit (ulimit -f), or choose another place.",
            {done}};
    case EROFS:
        return {"The file could not be {0}: the disk can only be read. Choose another place.", {done}};
    case ENAMETOOLONG:
        return {"The file could not be {0}: its name is too long. Choose a shorter one.", {done}};
    default:
        return {"The file could not be {0}: {1}.", {done, std::strerror(error)}};
    }
}

std::unexpected<Diagnostics> failed(std::string code, int error, std::string_view doing, const fs::path& path) {
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

int openAgain(const char* path, int flags, mode_t mode = 0) {
    int number = -1;
    do
        number = ::open(path, flags | O_CLOEXEC, mode);
    while (number < 0 && errno == EINTR);
    return number;
}

/// 0, or the error number.
int writeAll(int descriptor, std::string_view bytes) {
    while (!bytes.empty()) {
        const ssize_t written = ::write(descriptor, bytes.data(), bytes.size());
        if (written < 0 && errno == EINTR)
            continue;
        if (written <= 0)
            return written < 0 ? errno : EIO;
        bytes.remove_prefix(static_cast<std::size_t>(written));
    }
    return 0;
}

/// Tries names in the folder until `make` (0 or more, or -1 with errno) succeeds. `path` is set to that name; it is
/// empty on failure.
int underFreeName(const fs::path& folder, fs::path& path, auto&& make) {
    for (int n = 0; n < 1000; ++n) {
        path = folder / (".ephor-" + std::to_string(::getpid()) + "-" + std::to_string(n) + ".part");
        if (const int made = make(path.c_str()); made >= 0)
            return made;
        if (errno != EEXIST)
            break;
    }
    path.clear();
    return -1;
}

/// Creates an empty file on the folder's disk. If the system supports it, the file has no name yet (`path` is empty),
/// so a killed program leaves nothing behind.
int createBeside(const fs::path& folder, mode_t mode, fs::path& path) {
    path.clear();
    if (::access("/proc/self/fd", X_OK) == 0)
        if (const int number = openAgain(folder.c_str(), O_WRONLY | O_TMPFILE, mode); number >= 0)
            return number;
    return underFreeName(folder, path,
                         [mode](const char* name) { return openAgain(name, O_WRONLY | O_CREAT | O_EXCL, mode); });
}

/// Links an open unnamed file into the folder; 0, or -1 with errno.
int nameBeside(const fs::path& folder, int descriptor, fs::path& path) {
    const std::string file = "/proc/self/fd/" + std::to_string(descriptor);
    return underFreeName(folder, path, [&file](const char* name) {
        return ::linkat(AT_FDCWD, file.c_str(), AT_FDCWD, name, AT_SYMLINK_FOLLOW);
    });
}

/// Resolves a link, so that its target is replaced and not the link. Works even if the target or its folder does not
/// exist.
fs::path linkedFile(fs::path path) {
    std::error_code error;
    for (int links = 0; links < 40 && fs::is_symlink(path, error); ++links)
        path = path.parent_path() / fs::read_symlink(path, error);
    return path;
}

Result<void> writeDevice(const fs::path& path, std::string_view bytes) {
    Descriptor device(openAgain(path.c_str(), O_WRONLY));
    if (!device)
        return failed("file-write", errno, "written", path);
    if (const int error = writeAll(device.number(), bytes))
        return failed("file-write", error, "written", path);
    if (!device.close())
        return failed("file-write", errno, "written", path);
    return {};
}

}  // namespace

namespace {

enum class What { Anything, RegularFile };

Result<std::string> readBytes(const fs::path& path, std::size_t largest, What what) {
    // Opening a pipe without a writer would block for ever.
    const Descriptor file(openAgain(path.c_str(), what == What::RegularFile ? O_RDONLY | O_NONBLOCK : O_RDONLY));
    if (!file) {
        const int error = errno;
        if (error == ENOENT)
            if (const auto near = nearbyName(path))
                return failure("file-read", {"There is no such file; did you mean \"{0}\"?", {*near}},
                               {path.string(), 0, 0});
        return failed("file-read", error, "read", path);
    }
    struct stat facts{};
    if (::fstat(file.number(), &facts) != 0)
        return failed("file-read", errno, "read", path);
    if (S_ISDIR(facts.st_mode))
        return failed("file-read", EISDIR, "read", path);
    if (what == What::RegularFile && !S_ISREG(facts.st_mode))
        return failure("file-kind", "This is no file but a pipe or a device. Put a file in its place.",
                       {path.string(), 0, 0});
    const auto tooLarge = [&](const std::string& size) {
        return failure("file-too-large",
                       {"The file has {0} bytes; at most {1} are read of a file of this kind. Is it the right file?",
                        {size, std::to_string(largest)}},
                       {path.string(), 0, 0});
    };
    if (S_ISREG(facts.st_mode) && static_cast<std::uintmax_t>(facts.st_size) > largest)
        return tooLarge(std::to_string(facts.st_size));

    std::string bytes;
    bytes.reserve(static_cast<std::size_t>(S_ISREG(facts.st_mode) ? facts.st_size : 0));
    std::array<char, 65536> buffer;
    while (true) {
        const ssize_t read = ::read(file.number(), buffer.data(), buffer.size());
        if (read < 0 && errno == EINTR)
            continue;
        if (read < 0)
            return failed("file-read", errno, "read", path);
        if (read == 0)
            return bytes;
        bytes.append(buffer.data(), static_cast<std::size_t>(read));
        if (bytes.size() > largest)
            return tooLarge("more than " + std::to_string(largest));
    }
}

}  // namespace

Result<std::string> readFile(const fs::path& path, std::size_t largest) {
    return readBytes(path, largest, What::Anything);
}

Result<std::string> readFileIn(const fs::path& folder, const fs::path& name, std::size_t largest) {
    std::error_code error;
    const fs::path home = fs::canonical(folder.empty() ? fs::path(".") : folder, error);
    const fs::path file = error ? fs::path() : fs::weakly_canonical(home / name, error);
    if (error)
        return failed("file-read", error.value(), "read", folder / name);
    if (std::ranges::mismatch(home, file).in1 != home.end())
        return failure(
            "file-outside",
            "This name leads out of the folder that it is read from. Copy the file into that folder, and name the "
            "copy.",
            {(folder / name).string(), 0, 0});
    Result<std::string> bytes = readBytes(file, largest, What::RegularFile);
    if (!bytes)
        for (Diagnostic& fault : bytes.error())
            fault.place.file = (folder / name).string();
    return bytes;
}

Result<void> writeFile(const fs::path& path, std::string_view bytes) {
    const fs::path target = linkedFile(path);
    std::error_code ignored;
    if (fs::is_symlink(target, ignored))
        return failed("file-write", ELOOP, "written", path);
    struct stat facts{};
    const bool exists = ::stat(target.c_str(), &facts) == 0;
    if (exists && S_ISDIR(facts.st_mode))
        return failed("file-write", EISDIR, "written", path);
    if (exists && !S_ISREG(facts.st_mode))
        return writeDevice(target, bytes);
    if (exists && ::faccessat(AT_FDCWD, target.c_str(), W_OK, AT_EACCESS) != 0)
        return failed("file-write", errno, "written", path);

    const fs::path folder = target.has_parent_path() ? target.parent_path() : fs::path(".");
    fs::path part;
    Descriptor file(createBeside(folder, 0666, part));
    if (!file)
        return failed("file-write", errno, "written", path);
    int error = exists && ::fchmod(file.number(), facts.st_mode & 07777) != 0 ? errno : 0;
    if (error == 0)
        error = writeAll(file.number(), bytes);
    if (error == 0 && ::fsync(file.number()) != 0)
        error = errno;
    if (error == 0 && part.empty() && nameBeside(folder, file.number(), part) != 0)
        error = errno;
    if (!file.close() && error == 0)
        error = errno;
    if (error == 0 && ::rename(part.c_str(), target.c_str()) != 0)
        error = errno;
    if (error != 0) {
        if (!part.empty())
            ::unlink(part.c_str());
        return failed("file-write", error, "written", path);
    }
    return {};
}

}  // namespace ephor
