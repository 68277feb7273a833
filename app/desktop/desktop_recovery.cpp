// What was not saved when the program ended: recovery copies of lists, packs and battles without a file.
#include "app/desktop/desktop.h"
#include "core/io/file.h"
#include "core/io/records/record_io.h"
#include "core/rules/builtin.h"
#include "models/common/copy_place.h"
#include "models/text/battle_words.h"
#include "ui/battle/battle_window.h"
#include "ui/start/start_window.h"

namespace ephor {

namespace {

/// Extensions of recovery copies (CopyPlace).
constexpr QLatin1StringView listCopies(".toml");
constexpr QLatin1StringView packCopies(".pack");
constexpr QLatin1StringView battleCopies(".battle");

std::vector<std::filesystem::path> copiesOf(const std::filesystem::path& recovery, const QString& kind) {
    return CopyPlace(recovery, kind.toStdString()).leftBehind();
}

/// The names of the battles, in quotation marks, as far as their copies can be read.
QStringList namesOfBattles(const std::filesystem::path& recovery) {
    QStringList names;
    for (const std::filesystem::path& copy : copiesOf(recovery, battleCopies)) {
        const Result<std::string> text = readFile(copy, largestRecord);
        const Result<Record> record = text ? readRecord(*text, copy.string()) : std::unexpected(text.error());
        if (record && !record->setup.name.empty())
            names << QStringLiteral("\"%1\"").arg(QString::fromStdString(record->setup.name));
    }
    return names;
}

}  // namespace

QStringList Desktop::kindsOfCopies() { return {listCopies, packCopies, battleCopies}; }

/// Offers the kinds of documents with recovery copies. Kinds that are not chosen are offered again afterwards. The
/// windows of lists and packs then ask about each copy.
bool Desktop::offerUnsaved(const QStringList& kinds) {
    std::vector<MessageBar::Choice> choices;
    const auto offer = [&](const QString& kind, const QString& label, void (Desktop::*look)(const QStringList&)) {
        if (!kinds.contains(kind) || copiesOf(m_recovery, kind).empty())
            return;
        QStringList others = kinds;
        others.removeAll(kind);
        choices.push_back({label, [this, look, others] { (this->*look)(others); }});
    };
    offer(listCopies, tr("Show the lists"), &Desktop::showUnsavedLists);
    offer(packCopies, tr("Show the packs"), &Desktop::showUnsavedPacks);
    offer(battleCopies, tr("Continue the battle"), &Desktop::showUnsavedBattles);
    if (choices.empty())
        return false;
    choices.push_back({tr("Not now"), {}});
    const QString battles =
        kinds.contains(battleCopies) ? namesOfBattles(m_recovery).join(QStringLiteral(", ")) : QString();
    m_start->ask(battles.isEmpty() ? tr("Unsaved work was recovered from the last session.")
                                   : tr("Unsaved work was recovered from the last session. Battles: %1.").arg(battles),
                 choices);
    return true;
}

void Desktop::showUnsavedLists(const QStringList& others) {
    offerUnsaved(others);
    showList();
}

void Desktop::showUnsavedPacks(const QStringList& others) {
    offerUnsaved(others);
    showPack();
}

void Desktop::showUnsavedBattles(const QStringList& others) {
    std::vector<Unreadable> unreadable;
    for (const std::filesystem::path& copy : copiesOf(m_recovery, battleCopies)) {
        auto session = BattleSession::load(copy, finderOf(m_rules), systemIds(), playerOf);
        if (!session) {
            unreadable.push_back({copy, text(session.error())});
            continue;
        }
        (*session)->beUnsaved();
        BattleWindow* window = showBattle(std::move(*session));
        if (!window->takeOverCopy(copy)) {  // another program has taken it
            window->setAsksBeforeClosing(false);
            window->close();
        }
    }
    if (!unreadable.empty())
        m_start->raise();
    askAbout(std::move(unreadable), others);
}

void Desktop::askAbout(std::vector<Unreadable> copies, const QStringList& others) {
    if (copies.empty()) {
        offerUnsaved(others);
        return;
    }
    const Unreadable one = std::move(copies.back());
    copies.pop_back();
    const auto goOn = [this, copies = std::move(copies), others] { askAbout(copies, others); };
    m_start->ask(one.fault, {{tr("Delete the copy"),
                              [copy = one.copy, goOn] {
                                  CopyPlace::throwAway(copy);
                                  goOn();
                              }},
                             {tr("Not now"), goOn}});
}

}  // namespace ephor
