#include "models/army_list/army_list_document.h"

#include "core/io/encoding.h"
#include "core/io/file.h"
#include "models/army_list/list_completion.h"
#include "models/text.h"

#include <QtConcurrent/QtConcurrentRun>

namespace ephor {

namespace {

constexpr int listCheckPause = 120;          ///< milliseconds without typing before the check
constexpr int copyPause = 1500;              ///< and before the recovery copy is written
constexpr std::size_t longestLine = 20'000;  ///< an editor takes minutes to show longer ones
constexpr qsizetype quick =
    1 << 15;  ///< characters; shorter texts are checked at once (under 2 ms), longer ones in the background

std::optional<Diagnostic> tooLongLine(std::string_view text, const std::string& file) {
    int number = 1;
    for (std::size_t start = 0; start < text.size(); ++number) {
        const std::size_t end = std::min(text.find('\n', start), text.size());
        if (end - start > longestLine)
            return Diagnostic{
                Severity::Error,
                "list-long-line",
                {file, number, 0},
                Message("The line has {0} letters; no line of a list has more than {1}. Is it the right file?",
                        {std::to_string(end - start), std::to_string(longestLine)}),
                {},
                {}};
        start = end + 1;
    }
    return {};
}

}  // namespace

ArmyListDocument::ArmyListDocument(FindSystem find, std::vector<std::string> systems, std::filesystem::path recovery,
                                   QObject* parent)
    : CheckedText(parent),
      m_find(std::move(find)),
      m_systems(std::move(systems)),
      m_versions(recovery),
      m_copy(std::move(recovery), ".toml") {
    m_checkSoon.setSingleShot(true);
    m_checkSoon.setInterval(listCheckPause);
    connect(&m_checkSoon, &QTimer::timeout, this, [this] {
        if (text().size() <= quick) {
            check();
            return;
        }
        if (m_background.isRunning()) {
            m_checkSoon.start();
            return;
        }
        m_editionChecked = m_edition;
        m_background.setFuture(
            QtConcurrent::run([text = text().toStdString(), file = fileName(), find = m_find, systems = m_systems] {
                return readArmyList(text, file, find, systems);
            }));
    });
    connect(&m_background, &QFutureWatcherBase::finished, this, [this] {
        if (m_editionChecked == m_edition && !isChecked())
            take(m_background.result());
    });
    m_copySoon.setSingleShot(true);
    m_copySoon.setInterval(copyPause);
    connect(&m_copySoon, &QTimer::timeout, this, &ArmyListDocument::writeCopy);
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, this,
            [this] { QTimer::singleShot(listCheckPause, this, &ArmyListDocument::lookAtFile); });
}

ArmyListDocument::~ArmyListDocument() { m_background.waitForFinished(); }

void ArmyListDocument::textChanged() {
    ++m_edition;
    m_checkSoon.start();
    m_copySoon.start();
}

void ArmyListDocument::check() {
    m_checkSoon.stop();
    if (!isChecked())
        take(readArmyList(text().toStdString(), fileName(), m_find, m_systems));
}

void ArmyListDocument::take(ReadList read) {
    m_outdated = !read.list && m_read.list && !m_isOther;
    m_isOther = false;
    if (m_outdated) {
        m_read.diagnostics = std::move(read.diagnostics);
    } else {
        m_read = std::move(read);
        m_summary = m_read.list && m_read.system ? m_read.system->summary(*m_read.list) : ListSummary{};
    }
    setChecked();
}

/// Replaces the text with that of another list.
void ArmyListDocument::show(const QString& text, bool modified) {
    m_isOther = true;
    replaceText(text, modified);
}

QString ArmyListDocument::name() const { return m_read.list ? QString::fromStdString(m_read.list->name) : QString(); }

std::optional<int> ArmyListDocument::limit(std::string_view key) const {
    const auto* points = m_read.list ? m_read.list->value<std::int64_t>(key) : nullptr;
    return points && *points > 0 && *points < 1'000'000 ? std::optional(static_cast<int>(*points)) : std::nullopt;
}

const Entry* ArmyListDocument::entryAt(int line) const {
    const Entry* found = nullptr;
    if (m_read.list)
        for (const Entry& entry : m_read.list->entries)
            if (entry.place.line > 0 && entry.place.line <= line && line < entry.place.line + entry.lines)
                found = &entry;
    return found;
}

QString ArmyListDocument::entryName(int line) const {
    const Entry* entry = entryAt(line);
    if (!entry)
        return {};
    for (const ListRow& row : m_summary.rows)
        if (row.line == entry->place.line)
            return QString::fromStdString(row.name);
    return QString::fromStdString(entry->text("name"));
}

CompletionWords ArmyListDocument::wordsAt(qsizetype position) const {
    return ephor::wordsAt(text(), position, m_read.system, m_systems);
}

std::optional<WordHelp> ArmyListDocument::helpAt(qsizetype position) const {
    return ephor::helpAt(text(), position, m_read.system);
}

void ArmyListDocument::startWith(const QString& text, const QString& title) { start(text, title, false); }

void ArmyListDocument::startUnsaved(const QString& text, const QString& title) { start(text, title, true); }

void ArmyListDocument::start(const QString& text, const QString& title, bool modified) {
    m_file.clear();
    m_copy.beNew();
    m_copied = false;
    m_title = title;
    m_wasConverted = false;
    watch();
    show(text, modified);
    Q_EMIT fileChanged();
}

Result<void> ArmyListDocument::load(const std::filesystem::path& file) {
    Result<std::string> bytes = readFile(file, largestList);
    if (!bytes)
        return std::unexpected(std::move(bytes).error());
    const std::optional<std::string> utf8 = fromWindows1252(*bytes);
    if (utf8)
        *bytes = *utf8;
    if (std::optional<Diagnostic> fault = encodingFault(*bytes, file.string(), "list"))
        return std::unexpected(Diagnostics{std::move(*fault)});  // saving would lose undecodable text
    if (std::optional<Diagnostic> fault = tooLongLine(*bytes, file.string()))
        return std::unexpected(Diagnostics{std::move(*fault)});
    m_file = file;
    m_copy.beFor(file);
    m_copied = false;
    m_wasConverted = utf8.has_value();
    watch();
    show(toQString(*bytes), false);
    Q_EMIT fileChanged();
    return {};
}

Result<void> ArmyListDocument::save(const std::filesystem::path& file) {
    const Result<std::string> before = readFile(file, largestList);
    if (Result<void> written = writeFile(file, fileText()); !written)
        return written;
    if (before && *before != fileText())
        m_versions.keep(file, *before, QDateTime::currentDateTime());
    forgetUnsavedCopy();
    m_wasConverted = false;
    m_file = file;
    m_copy.beFor(file);
    setSaved(text());
    watch();
    Q_EMIT fileChanged();
    return {};
}

std::function<std::vector<ListVersion>()> ArmyListDocument::versions() const {
    return [all = m_versions, file = m_file, current = text(), find = m_find, systems = m_systems] {
        return all.of(file, current, find, systems);
    };
}

QString ArmyListDocument::title() const {
    return m_file.empty() ? m_title : QString::fromStdString(m_file.filename().string());
}

/// Discards the typed text and its recovery copy.
Result<void> ArmyListDocument::reload() {
    Result<void> loaded = load(std::filesystem::path(m_file));
    if (loaded)
        forgetUnsavedCopy();
    return loaded;
}

void ArmyListDocument::keepMine() {
    setSaved({});
    setModified(true);
}

void ArmyListDocument::watch() {
    if (!m_watcher.files().isEmpty())
        m_watcher.removePaths(m_watcher.files());
    if (!m_file.empty())
        m_watcher.addPath(QString::fromStdString(m_file.string()));
}

/// A file that is replaced by renaming counts as a new file for the watcher, so it is watched anew each time.
void ArmyListDocument::lookAtFile() {
    watch();
    const Result<std::string> bytes =
        m_file.empty() ? Result<std::string>(std::string()) : readFile(m_file, largestList);
    if (m_file.empty() || !bytes)
        return;
    const QString now = textOf(fromWindows1252(*bytes).value_or(*bytes));
    if (now != saved() && now != text())
        Q_EMIT changedOutside();
}

void ArmyListDocument::writeCopy() {
    if (!isModified()) {
        if (m_copied)
            forgetUnsavedCopy();
        return;
    }
    const std::filesystem::path copy = m_copy.toWrite();
    // Do not interrupt the user where the copy cannot be written: the text is still on the screen.
    if (!copy.empty() && writeFile(copy, text().toStdString()))
        m_copied = true;
}

std::vector<UnsavedList> ArmyListDocument::unsavedCopies() const {
    std::vector<UnsavedList> all;
    for (const std::filesystem::path& place : m_copy.leftBehind()) {
        const Result<std::string> bytes = readFile(place, largestList);
        if (!bytes || toQString(*bytes) == text())
            continue;
        const ReadList read = readArmyList(*bytes, {}, m_find, m_systems);
        all.push_back({place, toQString(*bytes), read.list ? QString::fromStdString(read.list->name) : QString()});
    }
    return all;
}

bool ArmyListDocument::takeOverCopy(const std::filesystem::path& place) {
    if (!m_copy.takeOver(place))
        return false;
    m_copied = true;
    return true;
}

void ArmyListDocument::throwAwayCopy(const std::filesystem::path& place) {
    if (m_file.empty())
        CopyPlace::throwAway(place);
    else
        forgetUnsavedCopy();
}

void ArmyListDocument::forgetUnsavedCopy() {
    m_copySoon.stop();
    m_copy.clear();
    m_copied = false;
}

std::string ArmyListDocument::fileName() const { return title().toStdString(); }

}  // namespace ephor
