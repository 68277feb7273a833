// The file operations of the operating system that core/io/file needs: disk_posix.cpp, disk_windows.cpp.
#pragma once

#include <cstdint>
#include <expected>
#include <filesystem>
#include <string>
#include <string_view>
#include <system_error>

namespace ephor::disk {

enum class What { Anything, RegularFile };

/// Why a file was not read.
struct ReadFault {
    enum class Kind { System, NotRegular, TooLarge };
    Kind kind = Kind::System;
    std::error_code error;    ///< of System
    std::uintmax_t size = 0;  ///< of TooLarge, in bytes; 0 if the file does not say
};

/// The bytes of a file of at most `largest` bytes. "/dev/stdin" is standard input on every system.
std::expected<std::string, ReadFault> readBytes(const std::filesystem::path& path, std::size_t largest, What what);

/// The path without links. Parts at the end that do not exist stay as they are written.
std::filesystem::path withoutLinks(const std::filesystem::path& path, std::error_code& error);

/// Replaces a regular file as a whole, after the bytes are on the disk; writes to a device in place.
std::error_code writeBytes(const std::filesystem::path& path, std::string_view bytes);

/// Waits until all bytes of a file are on the disk.
std::error_code flush(const std::filesystem::path& path);

}  // namespace ephor::disk
