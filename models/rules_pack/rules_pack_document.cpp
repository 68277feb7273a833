#include "models/rules_pack/rules_pack_document.h"

#include "core/rules/builtin.h"
#include "models/army_list/list_completion.h"
#include "models/rules_pack/pack_completion.h"
#include "models/text.h"
#include "models/text/battle_words.h"

#include <QRegularExpression>
#include <QtConcurrent/QtConcurrentRun>

namespace ephor {

namespace {

constexpr int checkPause = 150;  ///< milliseconds without typing before the check
constexpr int copyPause = 1500;  ///< and before the recovery copy is written
constexpr int lookPause = 300;   ///< between a change in the folder and reading it: a program may write several files

/// A file name made from a name that the user chose: letters, digits and underscores.
QString plainName(const QString& name) {
    static const QRegularExpression others(QStringLiteral("[^a-z0-9]+"));
    QString plain = name.toLower().replace(others, QStringLiteral("_"));
    while (plain.endsWith(u'_'))
        plain.chop(1);
    return plain.isEmpty() ? QStringLiteral("list") : plain;
}

}  // namespace

PackText::PackText(RulesPackDocument& pack, std::string name, QString text) : m_pack(pack), m_name(std::move(name)) {
    setText(text);
    setSaved(PackText::text());
}

void PackText::textChanged() { m_pack.textChanged(); }

void PackText::check() { m_pack.check(); }

void PackText::take(Diagnostics diagnostics) {
    m_diagnostics = std::move(diagnostics);
    setChecked();
}

QString PackText::entryName(int line) const {
    static const QRegularExpression named(QStringLiteral(R"re(^\s*(?:id|name)\s*=\s*"([^"]*)")re"));
    const QStringList lines = text().split(u'\n');
    qsizetype first = std::min<qsizetype>(line, lines.size()) - 1;
    while (first >= 0 && !lines[first].trimmed().startsWith(u'['))
        --first;
    for (qsizetype i = first + 1; first >= 0 && i < lines.size() && !lines[i].trimmed().startsWith(u'['); ++i)
        if (const auto found = named.match(lines[i]); found.hasMatch())
            return found.captured(1);
    return {};
}

CompletionWords PackText::wordsAt(qsizetype position) const {
    const RuleSystem* system = m_pack.rules() ? m_pack.rules().get() : m_pack.system();
    if (isTest())
        return ephor::wordsAt(text(), position, system, systemIds());
    const PackFileSchema* schema = m_pack.system() ? packSchema(m_pack.system()->info().id, m_name) : nullptr;
    const PackText* troops = m_pack.text("troops.toml");
    return schema ? packWordsAt(text(), position, *schema, troops ? typeIds(troops->text()) : QStringList())
                  : CompletionWords{position, {}};
}

std::optional<WordHelp> PackText::helpAt(qsizetype position) const {
    const RuleSystem* system = m_pack.rules() ? m_pack.rules().get() : m_pack.system();
    if (isTest())
        return ephor::helpAt(text(), position, system);
    const PackFileSchema* schema = m_pack.system() ? packSchema(m_pack.system()->info().id, m_name) : nullptr;
    return schema ? packHelpAt(text(), position, *schema) : std::nullopt;
}

RulesPackDocument::RulesPackDocument(std::filesystem::path recovery, QObject* parent)
    : QObject(parent), m_copy(std::move(recovery), ".pack") {
    m_checkSoon.setSingleShot(true);
    m_checkSoon.setInterval(checkPause);
    connect(&m_checkSoon, &QTimer::timeout, this, &RulesPackDocument::checkInBackground);
    connect(&m_background, &QFutureWatcherBase::finished, this, [this] {
        if (m_editionLookedAt == m_edition && !isChecked())
            take(m_background.result());
    });
    m_lookSoon.setSingleShot(true);
    m_lookSoon.setInterval(lookPause);
    connect(&m_lookSoon, &QTimer::timeout, this, &RulesPackDocument::lookAtFolder);
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, &m_lookSoon, qOverload<>(&QTimer::start));
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, &m_lookSoon, qOverload<>(&QTimer::start));
    m_copySoon.setSingleShot(true);
    m_copySoon.setInterval(copyPause);
    connect(&m_copySoon, &QTimer::timeout, this, &RulesPackDocument::writeCopy);
}

RulesPackDocument::~RulesPackDocument() { m_background.waitForFinished(); }

PackText* RulesPackDocument::text(std::string_view name) const {
    const auto found =
        std::ranges::find(m_texts, name, [](const auto& text) { return std::string_view(text->name()); });
    return found == m_texts.end() ? nullptr : found->get();
}

bool RulesPackDocument::isModified() const {
    return !m_removed.empty() || m_folder.empty() ||
           std::ranges::any_of(m_texts, [](const auto& text) { return text->isModified(); });
}

void RulesPackDocument::textChanged() {
    ++m_edition;
    m_checkSoon.start();
    m_copySoon.start();
}

std::vector<PackFile> RulesPackDocument::files() const {
    std::vector<PackFile> all;
    for (const auto& text : m_texts)
        all.push_back({text->name(), text->text().toStdString()});
    return all;
}

void RulesPackDocument::checkInBackground() {
    if (m_background.isRunning()) {
        m_checkSoon.start();
        return;
    }
    m_editionLookedAt = m_edition;
    m_background.setFuture(QtConcurrent::run([all = files()] { return checkPack(all); }));
}

void RulesPackDocument::check() {
    m_checkSoon.stop();
    if (!isChecked())
        take(checkPack(files()));
}

void RulesPackDocument::take(PackReport report) {
    m_report = std::move(report);
    m_editionChecked = m_edition;
    if (m_report.rules)
        m_rules = m_report.rules;
    for (const auto& text : m_texts) {
        Diagnostics own;
        for (const Diagnostic& one : m_report.diagnostics)
            if (one.place.file == text->name() || (one.place.file.empty() && text == m_texts.front()))
                own.push_back(one);
        text->take(std::move(own));
    }
    Q_EMIT checked();
}

int RulesPackDocument::count(Severity severity) const {
    return static_cast<int>(std::ranges::count(m_report.diagnostics, severity, &Diagnostic::severity));
}

const RuleSystem* RulesPackDocument::system() const { return findSystem(m_report.system); }

PackText& RulesPackDocument::add(const PackFile& file) {
    PackText& text = *m_texts.emplace_back(std::make_unique<PackText>(*this, file.name, toQString(file.text)));
    connect(&text, &CheckedText::modifiedChanged, this, &RulesPackDocument::modifiedChanged);
    return text;
}

void RulesPackDocument::replaceTexts(const std::vector<PackFile>& files) {
    // Editors use the old texts until textsChanged() is emitted.
    m_copySoon.stop();
    const auto before = std::exchange(m_texts, {});
    m_removed.clear();
    m_report = {};
    m_rules.reset();
    for (const PackFile& file : files)
        add(file);
    ++m_edition;
    Q_EMIT textsChanged();
    check();
    Q_EMIT modifiedChanged();
    Q_EMIT folderChanged();
}

PackText& RulesPackDocument::addFile(const PackFile& file) {
    std::erase(m_removed, file.name);
    PackText& added = add(file);
    added.setSaved({});
    textChanged();
    check();
    Q_EMIT textsChanged();
    Q_EMIT modifiedChanged();
    return added;
}

PackText& RulesPackDocument::addTest(const QString& name, const QString& list) {
    const std::string plain = plainName(name).toStdString();
    std::string free = "tests/" + plain + ".toml";
    for (int n = 2; text(free); ++n)
        free = "tests/" + plain + "_" + std::to_string(n) + ".toml";
    std::erase(m_removed, free);
    PackText& added = add({free, list.toStdString()});
    added.setSaved({});
    check();
    for (const Diagnostic& one : Diagnostics(added.diagnostics()))
        if (one.code == "pack-test-expectation") {
            const TextEdit edit = added.edit(one.fixes.front());
            added.setText(QString(added.text()).replace(edit.position, edit.length, edit.text));
        }
    check();
    Q_EMIT textsChanged();
    Q_EMIT modifiedChanged();
    return added;
}

void RulesPackDocument::removeFile(std::string_view name) {
    const auto found = std::ranges::find(m_texts, text(name), &std::unique_ptr<PackText>::get);
    if (found == m_texts.end())
        return;
    const std::unique_ptr<PackText> gone = std::move(*found);  // its editor uses it until it is told of the change
    m_texts.erase(found);
    m_removed.push_back(gone->name());
    textChanged();
    Q_EMIT textsChanged();
    check();
    Q_EMIT modifiedChanged();
}

void RulesPackDocument::startWith(const RuleSystem& system) {
    m_folder.clear();
    m_known.clear();
    m_copied.clear();
    m_copy.beNew();
    watch();
    replaceTexts(newPack(system.info().id));
}

QString RulesPackDocument::title() const {
    if (!m_folder.empty())
        return QString::fromStdString(m_folder.filename().string());
    return system() ? tr("new pack of %1").arg(translated(system()->info().name)) : tr("new pack");
}

}  // namespace ephor
