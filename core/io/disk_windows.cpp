#define WIN32_LEAN_AND_MEAN
#include "core/io/disk.h"

#include <algorithm>
#include <array>
#include <utility>
#include <windows.h>

namespace ephor::disk {

namespace {

namespace fs = std::filesystem;

/// Owns a handle and closes it.
class Handle {
public:
    explicit Handle(HANDLE handle) : m_handle(handle) {}
    Handle(const Handle&) = delete;
    Handle& operator=(const Handle&) = delete;
    ~Handle() { close(); }

    explicit operator bool() const { return m_handle != INVALID_HANDLE_VALUE; }
    HANDLE get() const { return m_handle; }
    bool close() {
        const HANDLE handle = std::exchange(m_handle, INVALID_HANDLE_VALUE);
        return handle == INVALID_HANDLE_VALUE || ::CloseHandle(handle) != 0;
    }

private:
    HANDLE m_handle;
};

/// What Windows reports in several ways, or in a way that does not say what to do, in terms of POSIX.
std::error_code faultOf(DWORD error) {
    switch (error) {
    case ERROR_SHARING_VIOLATION:
    case ERROR_LOCK_VIOLATION:
        return std::make_error_code(std::errc::device_or_resource_busy);
    case ERROR_DISK_FULL:
    case ERROR_HANDLE_DISK_FULL:
    case ERROR_DISK_QUOTA_EXCEEDED:
        return std::make_error_code(std::errc::no_space_on_device);
    case ERROR_PATH_NOT_FOUND:
    case ERROR_INVALID_NAME:
    case ERROR_BAD_NETPATH:
        return std::make_error_code(std::errc::no_such_file_or_directory);
    case ERROR_WRITE_PROTECT:
        return std::make_error_code(std::errc::read_only_file_system);
    case ERROR_FILENAME_EXCED_RANGE:
        return std::make_error_code(std::errc::filename_too_long);
    default:
        return {static_cast<int>(error), std::system_category()};
    }
}

std::error_code lastFault() { return faultOf(::GetLastError()); }

std::unexpected<ReadFault> unreadable(const std::error_code& error) {
    return std::unexpected(ReadFault{ReadFault::Kind::System, error});
}

HANDLE openFile(const fs::path& path, DWORD access, DWORD creation) {
    return ::CreateFileW(path.c_str(), access, FILE_SHARE_READ | FILE_SHARE_DELETE, nullptr, creation,
                         FILE_ATTRIBUTE_NORMAL, nullptr);
}

HANDLE openToRead(const fs::path& path) {
    if (path != "/dev/stdin")
        return ::CreateFileW(path.c_str(), GENERIC_READ, FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE,
                             nullptr, OPEN_EXISTING, FILE_ATTRIBUTE_NORMAL, nullptr);
    // A copy, so that closing it leaves the program's own one open.
    HANDLE copy = INVALID_HANDLE_VALUE;
    const HANDLE self = ::GetCurrentProcess();
    ::DuplicateHandle(self, ::GetStdHandle(STD_INPUT_HANDLE), self, &copy, 0, FALSE, DUPLICATE_SAME_ACCESS);
    return copy;
}

std::error_code writeAll(HANDLE file, std::string_view bytes) {
    constexpr std::size_t most = std::size_t{1} << 30U;
    while (!bytes.empty()) {
        DWORD written = 0;
        if (::WriteFile(file, bytes.data(), static_cast<DWORD>(std::min(bytes.size(), most)), &written, nullptr) == 0)
            return lastFault();
        bytes.remove_prefix(written);
    }
    return {};
}

std::error_code writeDevice(const fs::path& path, std::string_view bytes) {
    Handle device(openFile(path, GENERIC_WRITE, OPEN_EXISTING));
    if (!device)
        return lastFault();
    const std::error_code error = writeAll(device.get(), bytes);
    return device.close() || error ? error : lastFault();
}

/// A name such as NUL or COM1, in whatever folder.
bool isDevice(const fs::path& path) {
    const Handle there(openFile(path, 0, OPEN_EXISTING));
    return there && ::GetFileType(there.get()) != FILE_TYPE_DISK;
}

HANDLE createBeside(const fs::path& folder, fs::path& part) {
    for (int n = 0; n < 1000; ++n) {
        part = folder / (".ephor-" + std::to_string(::GetCurrentProcessId()) + "-" + std::to_string(n) + ".part");
        const HANDLE made = openFile(part, GENERIC_WRITE, CREATE_NEW);
        if (made != INVALID_HANDLE_VALUE || ::GetLastError() != ERROR_FILE_EXISTS)
            return made;
    }
    return INVALID_HANDLE_VALUE;
}

/// The path of an open file or folder, without the prefix "\\?\" that Windows puts before it.
fs::path pathOf(HANDLE file) {
    std::wstring name(32768, L'\0');
    name.resize(::GetFinalPathNameByHandleW(file, name.data(), static_cast<DWORD>(name.size()), FILE_NAME_NORMALIZED));
    if (name.starts_with(LR"(\\?\UNC\)"))
        return fs::path(LR"(\\)" + name.substr(8));
    return fs::path(name.starts_with(LR"(\\?\)") ? name.substr(4) : name);
}

}  // namespace

std::expected<std::string, ReadFault> readBytes(const fs::path& path, std::size_t largest, What what) {
    const Handle file(openToRead(path));
    if (!file) {
        const std::error_code error = lastFault();
        // Windows reports a folder as "access denied", like a file of another user.
        std::error_code ignored;
        return unreadable(fs::is_directory(path, ignored) ? std::make_error_code(std::errc::is_a_directory) : error);
    }
    const bool isRegular = ::GetFileType(file.get()) == FILE_TYPE_DISK;
    if (what == What::RegularFile && !isRegular)
        return std::unexpected(ReadFault{ReadFault::Kind::NotRegular, {}});
    LARGE_INTEGER size{};
    if (isRegular && ::GetFileSizeEx(file.get(), &size) == 0)
        return unreadable(lastFault());
    const auto length = static_cast<std::uintmax_t>(size.QuadPart);
    if (length > largest)
        return std::unexpected(ReadFault{ReadFault::Kind::TooLarge, {}, length});

    std::string bytes;
    bytes.reserve(static_cast<std::size_t>(length));
    std::array<char, 65536> buffer;
    while (true) {
        DWORD read = 0;
        if (::ReadFile(file.get(), buffer.data(), static_cast<DWORD>(buffer.size()), &read, nullptr) == 0) {
            // The writer has closed the pipe.
            if (::GetLastError() == ERROR_BROKEN_PIPE)
                return bytes;
            return unreadable(lastFault());
        }
        if (read == 0)
            return bytes;
        bytes.append(buffer.data(), read);
        if (bytes.size() > largest)
            return std::unexpected(ReadFault{ReadFault::Kind::TooLarge, {}});
    }
}

fs::path withoutLinks(const fs::path& path, std::error_code& error) {
    const Handle there(::CreateFileW(path.c_str(), 0, FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE, nullptr,
                                     OPEN_EXISTING, FILE_FLAG_BACKUP_SEMANTICS, nullptr));
    if (there && ::GetFileType(there.get()) == FILE_TYPE_DISK)
        return pathOf(there.get());
    return fs::weakly_canonical(path, error);
}

std::error_code writeBytes(const fs::path& path, std::string_view bytes) {
    std::error_code ignored;
    if (fs::is_directory(path, ignored))
        return std::make_error_code(std::errc::is_a_directory);
    if (isDevice(path))
        return writeDevice(path, bytes);
    std::error_code unresolved;
    const fs::path resolved = withoutLinks(path, unresolved);
    const fs::path& target = unresolved ? path : resolved;

    fs::path part;
    Handle file(createBeside(target.has_parent_path() ? target.parent_path() : fs::path("."), part));
    if (!file)
        return lastFault();
    std::error_code error = writeAll(file.get(), bytes);
    if (!error && ::FlushFileBuffers(file.get()) == 0)
        error = lastFault();
    if (!file.close() && !error)
        error = lastFault();
    // Not ReplaceFileW: where it fails half way, there may be no file of that name any more.
    if (!error && ::MoveFileExW(part.c_str(), target.c_str(), MOVEFILE_REPLACE_EXISTING | MOVEFILE_WRITE_THROUGH) == 0)
        error = lastFault();
    if (error)
        ::DeleteFileW(part.c_str());
    return error;
}

std::error_code flush(const fs::path& path) {
    const Handle file(openFile(path, GENERIC_WRITE, OPEN_EXISTING));
    return file && ::FlushFileBuffers(file.get()) != 0 ? std::error_code() : lastFault();
}

}  // namespace ephor::disk
