#include "core/io/disk.h"

#include <array>
#include <cerrno>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>
#include <utility>

namespace ephor::disk {

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

/// A full quota is a full disk to the user.
std::error_code faultOf(int error) { return {error == EDQUOT ? ENOSPC : error, std::generic_category()}; }

std::unexpected<ReadFault> unreadable(int error) {
    return std::unexpected(ReadFault{ReadFault::Kind::System, faultOf(error)});
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

std::error_code writeDevice(const fs::path& path, std::string_view bytes) {
    Descriptor device(openAgain(path.c_str(), O_WRONLY));
    if (!device)
        return faultOf(errno);
    if (const int error = writeAll(device.number(), bytes))
        return faultOf(error);
    return device.close() ? std::error_code() : faultOf(errno);
}

}  // namespace

std::expected<std::string, ReadFault> readBytes(const fs::path& path, std::size_t largest, What what) {
    // Opening a pipe without a writer would block for ever.
    const Descriptor file(openAgain(path.c_str(), what == What::RegularFile ? O_RDONLY | O_NONBLOCK : O_RDONLY));
    struct stat facts{};
    if (!file || ::fstat(file.number(), &facts) != 0)
        return unreadable(errno);
    if (S_ISDIR(facts.st_mode))
        return unreadable(EISDIR);
    if (what == What::RegularFile && !S_ISREG(facts.st_mode))
        return std::unexpected(ReadFault{ReadFault::Kind::NotRegular, {}});
    const auto size = static_cast<std::uintmax_t>(S_ISREG(facts.st_mode) ? facts.st_size : 0);
    if (size > largest)
        return std::unexpected(ReadFault{ReadFault::Kind::TooLarge, {}, size});

    std::string bytes;
    bytes.reserve(static_cast<std::size_t>(size));
    std::array<char, 65536> buffer;
    while (true) {
        const ssize_t read = ::read(file.number(), buffer.data(), buffer.size());
        if (read < 0 && errno == EINTR)
            continue;
        if (read < 0)
            return unreadable(errno);
        if (read == 0)
            return bytes;
        bytes.append(buffer.data(), static_cast<std::size_t>(read));
        if (bytes.size() > largest)
            return std::unexpected(ReadFault{ReadFault::Kind::TooLarge, {}});
    }
}

fs::path withoutLinks(const fs::path& path, std::error_code& error) { return fs::weakly_canonical(path, error); }

std::error_code writeBytes(const fs::path& path, std::string_view bytes) {
    const fs::path target = linkedFile(path);
    std::error_code ignored;
    if (fs::is_symlink(target, ignored))
        return faultOf(ELOOP);
    struct stat facts{};
    const bool exists = ::stat(target.c_str(), &facts) == 0;
    if (exists && S_ISDIR(facts.st_mode))
        return faultOf(EISDIR);
    if (exists && !S_ISREG(facts.st_mode))
        return writeDevice(target, bytes);
    if (exists && ::faccessat(AT_FDCWD, target.c_str(), W_OK, AT_EACCESS) != 0)
        return faultOf(errno);

    const fs::path folder = target.has_parent_path() ? target.parent_path() : fs::path(".");
    fs::path part;
    Descriptor file(createBeside(folder, 0666, part));
    if (!file)
        return faultOf(errno);
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
    if (error != 0 && !part.empty())
        ::unlink(part.c_str());
    return error == 0 ? std::error_code() : faultOf(error);
}

std::error_code flush(const fs::path& path) {
    const Descriptor file(openAgain(path.c_str(), O_RDWR));
    return file && ::fsync(file.number()) == 0 ? std::error_code() : faultOf(errno);
}

}  // namespace ephor::disk
