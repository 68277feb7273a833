#include "ui/army_list/paste_code_dialog.h"

#include "core/army/figures.h"
#include "core/army/list_differences.h"
#include "core/io/lists/list_fingerprint.h"
#include "models/exchange/pasted_list.h"
#include "models/text/battle_words.h"
#include "ui/common/colours.h"
#include "ui/common/named.h"
#include "ui/common/sizes.h"

#include <QClipboard>
#include <QDialogButtonBox>
#include <QGuiApplication>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace ephor {

namespace {

constexpr std::size_t mostDifferences = 8;
constexpr qsizetype mostRemarks = 8;

/// The entry's own name or leader, else the name of its type in one of the systems.
std::string playersName(const Entry& entry, std::initializer_list<const RuleSystem*> systems) {
    std::string name = entry.text("name", entry.text("leader"));
    for (const RuleSystem* system : systems)
        if (const TroopType* type = name.empty() ? system->catalogue().find(entry.text("type")) : nullptr)
            name = type->name;
    return name.empty() ? keyAsHeading(entry.text("kind", entry.table)) : name;
}

}  // namespace

PasteCodeDialog::PasteCodeDialog(const ArmyListDocument& open, FindSystem find, std::vector<std::string> systems,
                                 QWidget* parent)
    : QDialog(parent), m_open(open), m_find(std::move(find)), m_systems(std::move(systems)) {
    setObjectName(QStringLiteral("pasteCodeDialog"));
    setWindowTitle(tr("Paste a list"));
    makeParts();
    const QString held = QGuiApplication::clipboard()->text();
    if (static_cast<std::size_t>(held.size()) <= largestPaste && pastedList(held.toStdString(), m_find, m_systems))
        m_codes->setPlainText(held);
    check();
    resize(scaled(this, 640), scaled(this, 420));
}

void PasteCodeDialog::makeParts() {
    auto* layout = new QVBoxLayout(this);
    auto* label = wrapped(new QLabel(
        tr("Paste a &list code, or the text of a list from a chat, a forum or another app. Paste all codes of a large "
           "list, in any order."),
        this));
    m_codes = named(new QPlainTextEdit(this), QStringLiteral("codes"), tr("Codes or text"));
    m_codes->setPlaceholderText(QStringLiteral("EPHOR:2:1:1:…"));
    m_codes->setTabChangesFocus(true);
    label->setBuddy(m_codes);
    m_verdict = wrapped(new QLabel(this));
    m_verdict->setObjectName(QStringLiteral("verdict"));
    m_verdict->setFont(sized(font(), 14, true));
    m_details = wrapped(new QLabel(this));
    m_details->setObjectName(QStringLiteral("details"));
    m_details->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    m_take = buttons->addButton(tr("&Open this list"), QDialogButtonBox::AcceptRole);
    m_take->setObjectName(QStringLiteral("takeList"));
    connect(m_codes, &QPlainTextEdit::textChanged, this, &PasteCodeDialog::check);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    layout->addWidget(label);
    layout->addWidget(m_codes, 1);
    layout->addWidget(m_verdict);
    layout->addWidget(m_details);
    layout->addWidget(buttons);
}

void PasteCodeDialog::say(const QString& verdict, const QString& details, Tone tone) {
    QPalette colours = palette();
    const Colours& ours = Colours::of(colours);
    if (tone != Tone::Neutral)
        colours.setColor(QPalette::WindowText, tone == Tone::Good ? ours.good : ours.error);
    m_verdict->setPalette(colours);
    m_verdict->setText(verdict);
    m_details->setText(details);
    m_take->setEnabled(!m_text.isEmpty());
}

void PasteCodeDialog::check() {
    m_text.clear();
    m_remarks.clear();
    const QString pasted = m_codes->toPlainText();
    if (pasted.trimmed().isEmpty())
        return say({}, tr("The list appears here once it is read."), Tone::Neutral);
    const Result<ScannedList> scanned = pastedList(pasted.toStdString(), m_find, m_systems);
    if (!scanned)
        return say(tr("No list yet"), text(scanned.error()), Tone::Bad);
    const ReadList read = readArmyList(scanned->text, {}, m_find, m_systems);
    if (!read.list || !read.system)
        return say(tr("This list cannot be read"), text(read.diagnostics), Tone::Bad);
    m_text = QString::fromStdString(scanned->text);
    const QString legal = hasErrors(read.diagnostics) ? tr("it is not legal") : tr("it is legal");
    QString head = tr("“%1”, %2, fingerprint %3; %4.")
                       .arg(QString::fromStdString(read.list->name), translated(read.system->info().name),
                            QString::fromStdString(scanned->fingerprint), legal);
    for (const Diagnostic& remark : scanned->remarks)
        if (m_remarks.size() < mostRemarks)
            m_remarks << (remark.place.line > 0 ? tr("Line %1: %2").arg(remark.place.line).arg(text(remark.message))
                                                : text(remark.message));
    if (const qsizetype all = std::ssize(scanned->remarks); all > mostRemarks)
        m_remarks << tr("… and %1 more").arg(all - mostRemarks);
    if (!m_remarks.isEmpty())
        head += u'\n' + remarks();
    compare(read, head);
}

void PasteCodeDialog::compare(const ReadList& scanned, const QString& head) {
    const ReadList& open = m_open.read();
    if (!open.list || !open.system)
        return say(tr("The list is complete"), head, Tone::Good);
    const std::vector<Message> differences =
        differencesOf(*scanned.list, *open.list, scanned.system->info().list,
                      [&](const Entry& entry) { return playersName(entry, {scanned.system, open.system}); });
    if (differences.empty())
        return say(tr("It is the open list"), head, Tone::Good);
    QStringList lines{head, tr("Differences (the other list is the open one):")};
    for (const Message& difference : differences)
        if (lines.size() < static_cast<qsizetype>(mostDifferences) + 2)
            lines << text(difference);
    if (differences.size() > mostDifferences)
        lines << tr("… and %1 more").arg(differences.size() - mostDifferences);
    say(tr("This is another list than the open one."), lines.join(u'\n'), Tone::Neutral);
}

}  // namespace ephor
