#include "models/common/copy_place.h"

#include <QCryptographicHash>
#include <QLockFile>
#include <algorithm>

namespace ephor {

namespace {

namespace fs = std::filesystem;

constexpr int mostNew = 1000;  ///< copies of documents without a file; bounds the search for a free name

/// Null where another window, of this program or of another running one, has the copy.
std::unique_ptr<QLockFile> held(const fs::path& copy) {
    auto lock = std::make_unique<QLockFile>(QString::fromStdU16String(copy.u16string()) + QStringLiteral(".lock"));
    lock->setStaleLockTime(0);  // a lock is stale only where its program has ended, whatever its age
    if (!lock->tryLock())
        return nullptr;
    return lock;
}

fs::file_time_type writtenAt(const fs::path& copy) {
    std::error_code ignored;
    return fs::last_write_time(copy, ignored);
}

}  // namespace

CopyPlace::CopyPlace(fs::path recovery, std::string ending)
    : m_recovery(std::move(recovery)), m_ending(std::move(ending)) {}

CopyPlace::~CopyPlace() = default;

void CopyPlace::beFor(const fs::path& file) {
    m_held.reset();
    if (m_recovery.empty())
        return;
    const QByteArray key = QByteArray::fromStdString(fs::absolute(file).lexically_normal().string());
    const QByteArray hash = QCryptographicHash::hash(key, QCryptographicHash::Blake2b_160).toHex().first(20);
    m_path = m_recovery / (hash.toStdString() + m_ending);
}

void CopyPlace::beNew() {
    m_held.reset();
    m_path.clear();
}

bool CopyPlace::takeOver(const fs::path& copy) {
    std::unique_ptr<QLockFile> lock = held(copy);
    std::error_code ignored;
    if (!lock || !fs::exists(copy, ignored))
        return false;
    clear();
    m_path = copy;
    m_held = std::move(lock);
    return true;
}

fs::path CopyPlace::toWrite() {
    if (m_recovery.empty())
        return {};
    std::error_code ignored;
    fs::create_directories(m_recovery, ignored);
    for (int n = 1; n <= mostNew && m_path.empty(); ++n) {
        const fs::path free = m_recovery / ("new-" + std::to_string(n) + m_ending);
        if (fs::exists(free, ignored))
            continue;
        m_held = held(free);
        if (m_held)
            m_path = free;
    }
    return m_path;
}

void CopyPlace::clear() {
    std::error_code ignored;
    if (!m_path.empty())
        fs::remove_all(m_path, ignored);
    if (m_held)
        beNew();
}

std::vector<fs::path> CopyPlace::ofNewDocuments() const {
    std::vector<fs::path> all;
    std::error_code ignored;
    for (const fs::directory_entry& entry : fs::directory_iterator(m_recovery, ignored))
        if (entry.path().filename().string().starts_with("new-") && entry.path().extension() == m_ending &&
            held(entry.path()))
            all.push_back(entry.path());
    std::ranges::sort(all, std::ranges::greater(), writtenAt);
    return all;
}

std::vector<fs::path> CopyPlace::leftBehind() const {
    if (m_recovery.empty())
        return {};
    if (m_path.empty() || m_held)
        return ofNewDocuments();
    std::error_code ignored;
    return fs::exists(m_path, ignored) ? std::vector{m_path} : std::vector<fs::path>();
}

void CopyPlace::throwAway(const fs::path& copy) {
    std::error_code ignored;
    if (held(copy))
        fs::remove_all(copy, ignored);
}

}  // namespace ephor
