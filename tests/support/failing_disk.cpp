// Stands before the C library, linked into a program or loaded into it (LD_PRELOAD): counts the calls that change files
// in one folder, and lets a chosen one fail, kill or stop the program.
//
// EPHOR_DISK_FOLDER   the folder, an absolute path; nothing is counted elsewhere
// EPHOR_DISK_CALL     which call, from 1
// EPHOR_DISK_KIND     only calls are counted whose name contains this, as "sync"; all where it is not set
// EPHOR_DISK_FATE     fail: this call alone; full: this one and all after it; kill, stop: SIGKILL or SIGSTOP before it
// EPHOR_DISK_REACHED  a file outside of the folder; the call's name is written into it when it is reached
#include <cerrno>
#include <climits>
#include <csignal>
#include <cstdarg>
#include <cstdlib>
#include <cstring>
#include <dlfcn.h>
#include <fcntl.h>
#include <string_view>
#include <sys/syscall.h>
#include <unistd.h>

/// The calls so far; a program that this is linked into may set it back to 0.
extern "C" int failing_disk_calls;
int failing_disk_calls = 0;

namespace {

bool isInFolder(std::string_view path) {
    const char* folder = std::getenv("EPHOR_DISK_FOLDER");
    return folder && path.starts_with(folder);
}

bool isInFolder(int file) {
    char link[64] = "/proc/self/fd/";
    char digits[16];
    int length = 0;
    for (int rest = file; rest > 0 || length == 0; rest /= 10)
        digits[length++] = static_cast<char>('0' + rest % 10);
    char* end = link + std::strlen(link);
    while (length > 0)
        *end++ = digits[--length];
    *end = 0;
    char path[PATH_MAX];
    const ssize_t size = ::readlink(link, path, sizeof path);
    return size > 0 && isInFolder(std::string_view(path, static_cast<std::size_t>(size)));
}

void note(const char* name) {
    const char* reached = std::getenv("EPHOR_DISK_REACHED");
    if (!reached)
        return;
    const long file = ::syscall(SYS_openat, AT_FDCWD, reached, O_WRONLY | O_CREAT | O_TRUNC, 0600);
    ::syscall(SYS_write, file, name, std::strlen(name));
    ::syscall(SYS_close, file);
}

/// Whether this call is to fail.
bool fails(const char* name, int error) {
    const char* chosen = std::getenv("EPHOR_DISK_CALL");
    const char* fate = std::getenv("EPHOR_DISK_FATE");
    if (!chosen || !fate)
        return false;
    if (const char* kind = std::getenv("EPHOR_DISK_KIND"); kind && !std::strstr(name, kind))
        return false;
    const int number = std::atoi(chosen);
    const int call = ++failing_disk_calls;
    if (call == number) {
        note(name);
        if (*fate == 'k')
            ::raise(SIGKILL);
        if (*fate == 's')
            ::raise(SIGSTOP);
    }
    const bool isFull = std::string_view(fate) == "full";
    if ((std::string_view(fate) == "fail" && call == number) || (isFull && call >= number)) {
        errno = error;
        return true;
    }
    return false;
}

/// The function that this one stands before.
template <typename F> F next(const char* name) { return reinterpret_cast<F>(::dlsym(RTLD_NEXT, name)); }

using OpenFunction = int (*)(const char*, int, ...);

int openNext(const char* name, const char* path, int flags, mode_t mode) {
    if ((flags & O_CREAT) && isInFolder(path) && ::access(path, F_OK) != 0 && fails(name, ENOSPC))
        return -1;
    return next<OpenFunction>(name)(path, flags, mode);
}

}  // namespace

extern "C" {

int open(const char* path, int flags, ...) {
    va_list rest;
    va_start(rest, flags);
    const mode_t mode = (flags & O_CREAT) ? va_arg(rest, mode_t) : 0;
    va_end(rest);
    return openNext("open", path, flags, mode);
}
int open64(const char* path, int flags, ...) {
    va_list rest;
    va_start(rest, flags);
    const mode_t mode = (flags & O_CREAT) ? va_arg(rest, mode_t) : 0;
    va_end(rest);
    return openNext("open64", path, flags, mode);
}
ssize_t write(int file, const void* bytes, size_t size) {
    if (isInFolder(file) && fails("write", ENOSPC))
        return -1;
    return next<ssize_t (*)(int, const void*, size_t)>("write")(file, bytes, size);
}
ssize_t pwrite(int file, const void* bytes, size_t size, off_t at) {
    if (isInFolder(file) && fails("pwrite", ENOSPC))
        return -1;
    return next<ssize_t (*)(int, const void*, size_t, off_t)>("pwrite")(file, bytes, size, at);
}
ssize_t pwrite64(int file, const void* bytes, size_t size, off64_t at) {
    if (isInFolder(file) && fails("pwrite64", ENOSPC))
        return -1;
    return next<ssize_t (*)(int, const void*, size_t, off64_t)>("pwrite64")(file, bytes, size, at);
}
int ftruncate(int file, off_t size) noexcept {
    if (isInFolder(file) && fails("ftruncate", EIO))
        return -1;
    return next<int (*)(int, off_t)>("ftruncate")(file, size);
}
int ftruncate64(int file, off64_t size) noexcept {
    if (isInFolder(file) && fails("ftruncate64", EIO))
        return -1;
    return next<int (*)(int, off64_t)>("ftruncate64")(file, size);
}
int fsync(int file) {
    if (isInFolder(file) && fails("fsync", EIO))
        return -1;
    return next<int (*)(int)>("fsync")(file);
}
int fdatasync(int file) {
    if (isInFolder(file) && fails("fdatasync", EIO))
        return -1;
    return next<int (*)(int)>("fdatasync")(file);
}
int rename(const char* from, const char* to) noexcept {
    if (isInFolder(to) && fails("rename", EIO))
        return -1;
    return next<int (*)(const char*, const char*)>("rename")(from, to);
}
int unlink(const char* path) noexcept {
    if (isInFolder(path) && fails("unlink", EIO))
        return -1;
    return next<int (*)(const char*)>("unlink")(path);
}

}  // extern "C"
