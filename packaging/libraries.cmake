# The libraries of core for the presets `page` and `windows`, whose compilers have none of their own: headers of Debian's packages,
# and libsodium compiled from its source; for `page` only the few functions that core calls.

# A folder with nothing but these headers: /usr/include has those of the machine's C library, too.
set(headers ${CMAKE_BINARY_DIR}/headers)
file(MAKE_DIRECTORY ${headers})
set(libraries fmt nlohmann toml++)
if(NOT EMSCRIPTEN)
    list(APPEND libraries CLI)
endif()
foreach(library ${libraries})
    if(NOT EXISTS /usr/include/${library})
        message(FATAL_ERROR "/usr/include/${library} is missing. packaging/build installs what it needs.")
    endif()
    file(CREATE_LINK /usr/include/${library} ${headers}/${library} SYMBOLIC)
endforeach()
foreach(target fmt::fmt nlohmann_json::nlohmann_json tomlplusplus::tomlplusplus CLI11::CLI11)
    add_library(${target} INTERFACE IMPORTED)
    target_include_directories(${target} SYSTEM INTERFACE ${headers})
endforeach()
target_compile_definitions(fmt::fmt INTERFACE FMT_HEADER_ONLY=1)

# Debian's source of libsodium, of the version that the other builds link. A path or another address may be given.
set(EPHOR_LIBSODIUM http://deb.debian.org/debian/pool/main/libs/libsodium/libsodium_1.0.18.orig.tar.gz
    CACHE STRING "Where the source of libsodium is")
set(archive ${CMAKE_BINARY_DIR}/libsodium.tar.gz)
set(source ${CMAKE_BINARY_DIR}/libsodium-1.0.18/src/libsodium)
file(DOWNLOAD ${EPHOR_LIBSODIUM} ${archive}
    EXPECTED_HASH SHA256=d59323c6b712a1519a5daf710b68f5e7fde57040845ffec53850911f10a5d4f4)
file(ARCHIVE_EXTRACT INPUT ${archive} DESTINATION ${CMAKE_BINARY_DIR})
set(VERSION 1.0.18)
set(SODIUM_LIBRARY_VERSION_MAJOR 10)
set(SODIUM_LIBRARY_VERSION_MINOR 3)
configure_file(${source}/include/sodium/version.h.in ${source}/include/sodium/version.h @ONLY)

if(EMSCRIPTEN)
    set(blake2b crypto_generichash/blake2b)
    set(parts sodium/codecs.c sodium/core.c sodium/runtime.c sodium/utils.c crypto_hash/sha256/cp/hash_sha256_cp.c
        crypto_generichash/crypto_generichash.c ${blake2b}/generichash_blake2.c ${blake2b}/ref/blake2b-compress-ref.c
        ${blake2b}/ref/blake2b-ref.c ${blake2b}/ref/generichash_blake2b.c crypto_stream/chacha20/stream_chacha20.c
        crypto_stream/chacha20/ref/chacha20_ref.c)
    list(TRANSFORM parts PREPEND ${source}/)
else()
    # Without the assembly and the intrinsics, which ask for a configured build: only hashes and dice are made here.
    file(GLOB_RECURSE parts ${source}/*.c)
endif()
enable_language(C)
add_library(sodium STATIC ${parts})
target_include_directories(sodium SYSTEM PUBLIC ${source}/include PRIVATE ${source}/include/sodium)
target_compile_definitions(sodium PUBLIC SODIUM_STATIC=1 PRIVATE CONFIGURED=1 NATIVE_LITTLE_ENDIAN=1)
target_compile_options(sodium PRIVATE -w)
add_library(PkgConfig::sodium ALIAS sodium)
