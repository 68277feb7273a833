#include "models/army_list/list_library.h"

#include "core/io/encoding.h"
#include "core/io/file.h"
#include "core/io/lists/edit/army_list_edit.h"
#include "models/text.h"

#include <QDir>
#include <QDirIterator>
#include <QRegularExpression>
#include <QtConcurrent/QtConcurrentRun>
#include <unordered_map>

namespace ephor {

namespace {

constexpr int readPause = 300;           ///< milliseconds between a change of the folder and its reading
constexpr int showPause = 150;           ///< between two screen updates while a folder is read for the first time
constexpr qsizetype mostWatched = 4000;  ///< files; systems allow a few thousand for each user

using Known = std::unordered_map<std::string, ShelvedList>;

struct Reader {
    QString root;
    FindSystem find;
    std::vector<std::string> systems;
    Known known;
};

std::unexpected<Diagnostics> libraryTrouble(std::string why, const QString& file) {
    return failure("library", {std::move(why), {file.toStdString()}});
}

void addWords(QStringList& words, const std::vector<Field>& fields) {
    for (const Field& field : fields)
        if (const auto* text = std::get_if<std::string>(&field.value))
            words << toQString(*text);
}

void addWords(QStringList& words, const std::vector<Entry>& entries) {
    for (const Entry& entry : entries) {
        addWords(words, entry.fields);
        addWords(words, entry.children);
    }
}

/// The key of the list's state; of a list that follows a published army, the army's title.
QString armyOf(const ArmyList& list, const RuleSystem* system) {
    const std::string id = list.text("army");
    if (!list.state.empty() || !system || id.empty())
        return toQString(list.state);
    const std::vector<PublishedList> published = system->publishedLists();
    const auto army = std::ranges::find(published, id, &PublishedList::id);
    return toQString(army == published.end() ? id : army->name);
}

void describe(ShelvedList& shelved, const ReadList& read) {
    for (const Diagnostic& one : read.diagnostics)
        ++(one.severity == Severity::Error ? shelved.errors : shelved.remarks);
    if (!read.list)
        return;
    const ArmyList& list = *read.list;
    if (!list.name.empty())
        shelved.name = toQString(list.name);
    shelved.system = list.system;
    shelved.army = armyOf(list, read.system);
    QStringList words{shelved.name, toQString(list.system), shelved.army, shelved.folder};
    addWords(words, list.fields);
    addWords(words, list.entries);
    if (read.system) {
        const ListSummary summary = read.system->summary(list);
        shelved.points = summary.cost;
        shelved.units = summary.units;
        words << toQString(read.system->info().name);
        for (const ListRow& row : summary.rows)
            words << (row.type ? toQString(row.type->name) : QString());
    }
    if (shelved.points)
        words << QString::number(*shelved.points);
    shelved.words = words.join(u'\n').toLower();
}

ShelvedList readList(const QFileInfo& info, const Reader& reader) {
    ShelvedList shelved;
    shelved.file = info.absoluteFilePath();
    shelved.changed = info.lastModified();
    shelved.size = info.size();
    const auto known = reader.known.find(shelved.file.toStdString());
    if (known != reader.known.end() && known->second.changed == shelved.changed && known->second.size == shelved.size)
        return known->second;
    shelved.folder = QDir(reader.root).relativeFilePath(info.absolutePath());
    if (shelved.folder == QStringLiteral("."))
        shelved.folder.clear();
    shelved.name = info.completeBaseName();
    shelved.words = shelved.name.toLower();
    const Result<std::string> bytes = readFile(shelved.file.toStdU16String(), largestList);
    if (bytes)
        describe(shelved, readArmyList(*bytes, shelved.file.toStdString(), reader.find, reader.systems));
    else
        shelved.errors = 1;
    return shelved;
}

/// Reads folders first, so that the number of lists is known before the first is read. Links are not followed: they may
/// form cycles.
void readFolder(QPromise<ShelvedList>& promise, const Reader& reader, QStringList& folders) {
    QDirIterator within(reader.root, QDir::Dirs | QDir::NoDotAndDotDot | QDir::NoSymLinks,
                        QDirIterator::Subdirectories);
    while (within.hasNext() && folders.size() < ListLibrary::mostLists && !promise.isCanceled())
        folders << QDir(reader.root).relativeFilePath(within.next());
    folders.sort();
    QFileInfoList files;
    for (const QString& folder : QStringList{QString()} + folders)
        if (files.size() < ListLibrary::mostLists && !promise.isCanceled())
            files << QDir(reader.root + u'/' + folder)
                         .entryInfoList({QStringLiteral("*.toml")}, QDir::Files | QDir::NoSymLinks, QDir::Name);
    files = files.first(std::min<qsizetype>(files.size(), ListLibrary::mostLists));
    promise.setProgressRange(0, static_cast<int>(files.size()));
    for (qsizetype i = 0; i < files.size() && !promise.isCanceled(); ++i) {
        promise.addResult(readList(files[i], reader));
        promise.setProgressValue(static_cast<int>(i) + 1);
    }
}

/// The file name under which a list of that name would be saved.
QString fileNameOf(const QString& name) {
    static const QRegularExpression forbidden(QStringLiteral("[^\\p{L}\\p{N}._-]+"));
    QString plain = name.toLower().replace(forbidden, QStringLiteral("_"));
    while (plain.startsWith(u'.') || plain.startsWith(u'_'))
        plain.remove(0, 1);
    return plain.isEmpty() ? QStringLiteral("list") : plain.left(80);
}

/// A file name that does not exist in the folder yet.
QString freeFile(const QString& folder, const QString& base) {
    for (int number = 1;; ++number) {
        const QString file = QStringLiteral("%1/%2%3.toml")
                                 .arg(folder, base, number == 1 ? QString() : QStringLiteral("_%1").arg(number));
        if (!QFileInfo::exists(file))
            return file;
    }
}

Result<std::string> textOf(const QString& file) {
    Result<std::string> bytes = readFile(file.toStdU16String(), largestList);
    if (!bytes)
        return bytes;
    if (std::optional<Diagnostic> fault = encodingFault(*bytes, file.toStdString(), "list"))
        return std::unexpected(Diagnostics{std::move(*fault)});
    return bytes;
}

/// The text with another name; unchanged where it is not valid TOML.
std::string named(const std::string& text, const QString& name) {
    const Result<EditedList> edited = withValue(text, 0, "name", FieldValue(name.toStdString()));
    return edited ? edited->text : text;
}

}  // namespace

ListLibrary::ListLibrary(FindSystem find, std::vector<std::string> systems, QObject* parent)
    : QObject(parent), m_find(std::move(find)), m_systems(std::move(systems)) {
    m_readSoon.setSingleShot(true);
    m_readSoon.setInterval(readPause);
    m_showSoon.setSingleShot(true);
    m_showSoon.setInterval(showPause);
    connect(&m_readSoon, &QTimer::timeout, this, &ListLibrary::readAgain);
    connect(&m_showSoon, &QTimer::timeout, this, [this] {
        refresh();
        Q_EMIT changed();
    });
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, this, [this] { m_readSoon.start(); });
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, this, [this] { m_readSoon.start(); });
    connect(&m_reading, &QFutureWatcherBase::progressValueChanged, this, [this] {
        Q_EMIT progressed();
        // A folder that was read before is shown again only after all of it has been read.
        if (!m_showSoon.isActive() && m_reading.future().resultCount() > static_cast<int>(m_lists.size()))
            m_showSoon.start();
    });
    connect(&m_reading, &QFutureWatcherBase::finished, this, [this] {
        m_showSoon.stop();
        m_isReading = false;
        m_cancelled = m_reading.isCanceled();
        refresh();
        watch();
        Q_EMIT progressed();
        Q_EMIT changed();
        if (std::exchange(m_readAfter, false))
            m_readSoon.start();
    });
}

ListLibrary::~ListLibrary() {
    m_reading.cancel();
    m_reading.waitForFinished();
}

Result<void> ListLibrary::open(const QString& root) {
    if (!QDir().mkpath(root))
        return libraryTrouble("The folder {0} for lists cannot be made. Choose another one.", root);
    cancel();
    m_reading.waitForFinished();
    m_root = QDir(root).absolutePath();
    m_lists.clear();
    m_folders.clear();
    m_readAfter = false;
    Q_EMIT changed();
    read();
    return {};
}

void ListLibrary::cancel() { m_reading.cancel(); }

void ListLibrary::readAgain() {
    if (isReading())
        m_readAfter = true;
    else
        read();
}

void ListLibrary::read() {
    Reader reader{m_root, m_find, m_systems, {}};
    for (const ShelvedList& one : m_lists)
        reader.known.emplace(one.file.toStdString(), one);
    m_isReading = true;
    m_cancelled = false;
    m_foldersFound = std::make_shared<QStringList>();
    m_reading.setFuture(
        QtConcurrent::run([reader = std::move(reader), folders = m_foldersFound](QPromise<ShelvedList>& promise) {
            readFolder(promise, reader, *folders);
        }));
    Q_EMIT progressed();
}

/// Takes the lists read so far; all of them at the end. Where reading was stopped and found fewer lists, the earlier
/// ones stay.
void ListLibrary::refresh() {
    const QFuture<ShelvedList> future = m_reading.future();
    std::vector<ShelvedList> lists;
    for (int i = 0; i < future.resultCount(); ++i)
        if (future.isResultReadyAt(i))
            lists.push_back(future.resultAt(i));
    if (!m_reading.isFinished() || m_reading.isCanceled()) {
        if (lists.size() > m_lists.size())
            m_lists = std::move(lists);
        return;
    }
    m_lists = std::move(lists);
    m_folders = *m_foldersFound;
}

/// Watches files, too: a folder does not change when a program writes to a file in it.
void ListLibrary::watch() {
    QStringList wanted{m_root};
    for (const QString& folder : m_folders)
        wanted << pathOf(folder);
    for (const ShelvedList& one : m_lists)
        if (wanted.size() < mostWatched)
            wanted << one.file;
    const QStringList watched = m_watcher.directories() + m_watcher.files();
    const QSet<QString> now(wanted.begin(), wanted.end());
    const QSet<QString> before(watched.begin(), watched.end());
    if (const QSet<QString> gone = before - now; !gone.isEmpty())
        m_watcher.removePaths(gone.values());
    if (const QSet<QString> come = now - before; !come.isEmpty())
        m_watcher.addPaths(come.values());
}

QString ListLibrary::pathOf(const QString& folder) const { return folder.isEmpty() ? m_root : m_root + u'/' + folder; }

Result<QString> ListLibrary::create(const QString& text, const QString& name, const QString& folder) {
    const QString file = freeFile(pathOf(folder), fileNameOf(name));
    const Result<void> written = writeFile(file.toStdU16String(), named(text.toStdString(), name));
    m_readSoon.start();
    return written ? Result<QString>(file) : std::unexpected(written.error());
}

Result<QString> ListLibrary::duplicate(const QString& file) {
    const Result<std::string> text = textOf(file);
    if (!text)
        return std::unexpected(text.error());
    const ReadList read = readArmyList(*text, file.toStdString(), m_find, m_systems);
    const QString name =
        read.list && !read.list->name.empty() ? toQString(read.list->name) : QFileInfo(file).completeBaseName();
    const QString copy = freeFile(QFileInfo(file).absolutePath(), QFileInfo(file).completeBaseName());
    const Result<void> written = writeFile(copy.toStdU16String(), named(*text, tr("%1 (copy)").arg(name)));
    m_readSoon.start();
    return written ? Result<QString>(copy) : std::unexpected(written.error());
}

Result<QString> ListLibrary::rename(const QString& file, const QString& name) {
    const Result<std::string> text = textOf(file);
    if (!text)
        return std::unexpected(text.error());
    const QFileInfo info(file);
    const QString base = fileNameOf(name);
    QString renamed = base == info.completeBaseName() ? file : freeFile(info.absolutePath(), base);
    if (const Result<void> written = writeFile(file.toStdU16String(), named(*text, name)); !written)
        return std::unexpected(written.error());
    m_readSoon.start();
    if (renamed != file && !QFile::rename(file, renamed))
        return libraryTrouble("The list has its new name, but its file {0} could not be renamed.", file);
    return renamed;
}

Result<QString> ListLibrary::move(const QString& file, const QString& folder) {
    const QFileInfo info(file);
    if (info.absolutePath() == pathOf(folder))
        return file;
    QString moved = freeFile(pathOf(folder), info.completeBaseName());
    if (!QFile::rename(file, moved))
        return libraryTrouble("{0} could not be moved. Is its folder, or the other one, protected?", file);
    m_readSoon.start();
    return moved;
}

bool ListLibrary::holds(const QString& file) const {
    return QFileInfo(file).absoluteFilePath().startsWith(m_root + u'/');
}

Result<QString> ListLibrary::takeIn(const QString& file, const QString& folder) {
    const QFileInfo info(file);
    if (info.suffix() != QStringLiteral("toml"))
        return libraryTrouble("{0} is no list: their names end in .toml.", file);
    QString copy = freeFile(pathOf(folder), info.completeBaseName());
    if (!QFile::copy(file, copy))
        return libraryTrouble("{0} could not be copied. Is the folder protected, or full?", file);
    m_readSoon.start();
    return copy;
}

Result<void> ListLibrary::makeFolder(const QString& folder) {
    const QString clean = QDir::cleanPath(folder);
    if (folder.isEmpty() || clean.startsWith(QStringLiteral("..")) || QDir::isAbsolutePath(clean))
        return libraryTrouble("{0} is no name of a folder in the library.", folder);
    if (QFileInfo::exists(pathOf(clean)))
        return libraryTrouble("There is a folder {0} already.", folder);
    if (!QDir().mkpath(pathOf(clean)))
        return libraryTrouble("The folder {0} cannot be made.", folder);
    m_readSoon.start();
    return {};
}

Result<QString> ListLibrary::moveToTrash(const QString& file) {
    QString trashed;
    if (!QFile::moveToTrash(file, &trashed))
        return libraryTrouble("{0} could not be moved to the trash, and was left where it is.", file);
    m_readSoon.start();
    return trashed;
}

Result<void> ListLibrary::putBack(const QString& trashed, const QString& file) {
    if (trashed.isEmpty() || QFileInfo::exists(file) || !QFile::rename(trashed, file))
        return libraryTrouble("{0} could not be put back; it is still in the trash.", file);
    m_readSoon.start();
    return {};
}

}  // namespace ephor
