#include "ui/campaign/reports/report_files.h"

#include "core/campaign/reports/report_html.h"
#include "core/campaign/reports/report_set.h"
#include "core/io/file.h"
#include "core/pages/club_page.h"
#include "core/pages/turn_page.h"
#include "models/campaign/post/post_office.h"
#include "models/paper/pages.h"
#include "models/paper/report_html.h"
#include "models/text.h"
#include "models/text/post_words.h"
#include "ui/campaign/reports/report_map.h"

#include <QBuffer>
#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QRegularExpression>
#include <QTextDocument>
#include <QUrl>

namespace ephor {

using namespace campaign;

namespace {

constexpr double mapPixels = 2.5;  ///< of a PNG, to a unit of the sheet
constexpr double shieldPixels = 4;

/// A name that every file system takes: ids and names of old campaigns may be anything.
QString safeName(const std::string& name) {
    static const QRegularExpression others(QStringLiteral("[^\\w .,()-]"),
                                           QRegularExpression::UseUnicodePropertiesOption);
    const QString safe = QString::fromStdString(name).replace(others, QStringLiteral("_")).trimmed();
    return safe.isEmpty() || safe.startsWith(u'.') ? QStringLiteral("_") + safe : safe;
}

QByteArray pngOf(const QPicture& map) {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    imageOf(map, mapSheet, mapPixels).save(&buffer, "PNG");
    return bytes;
}

QByteArray htmlFile(const Report& report, const QPicture& shield, const QPicture& map) {
    ReportArt art;
    if (!shield.isNull())
        art.shield = "<div class=\"shield\">" + svgOf(shield, shieldSize).toStdString() + "</div>";
    if (!map.isNull())
        art.map = "<figure>" + svgOf(map, mapSheet).toStdString() + "</figure>\n";
    return QByteArray::fromStdString(htmlPage(report, art));
}

QByteArray pdfFile(const Report& report, const QPicture& shield, const QPicture& map) {
    QTextDocument document;
    ReportArt art;
    if (!shield.isNull()) {
        document.addResource(QTextDocument::ImageResource, QUrl(QStringLiteral("shield.png")),
                             imageOf(shield, shieldSize, shieldPixels));
        art.shield = R"(<img src="shield.png" width="44" height="44" style="float: right">)";
    }
    document.setHtml(viewHtml(report, art));
    return pdfOf(document, QString::fromStdString(report.campaign + ": " + report.title), map);
}

/// The files are written one after the other, so no two threads meet in it.
using Reports = std::shared_ptr<ReportSet>;

/// Collects the files of one folder.
class Folder {
public:
    Folder(std::vector<ReportFile>& files, const ReportPlan& plan, QString name, PowerId power, const QPicture& shield)
        : m_files(files), m_plan(plan), m_name(std::move(name)), m_power(power), m_shield(shield) {}

    /// Adds the report in every format of the plan, with the map if it has one.
    template <typename Text> void add(const QString& name, bool hasMap, const Text& text) {
        if (has(ReportFormat::Html))
            addFile(name + QStringLiteral(".html"), seen(hasMap),
                    [text, shield = m_shield](const QPicture& map) { return htmlFile(text(), shield, map); });
        addText(name, hasMap, text, text);
    }
    /// The report of a turn: `page` is its web page, which has a map of its own, `print` is what is printed.
    template <typename Page, typename Text, typename Print>
    void addTurn(const QString& name, const Page& page, const Text& text, const Print& print) {
        addPage(name + QStringLiteral(".html"), page);
        addText(name, true, text, print);
    }
    /// A web page that has no other formats.
    template <typename Page> void addPage(const QString& name, const Page& page) {
        if (has(ReportFormat::Html))
            addFile(name, {}, [page](const QPicture&) { return QByteArray::fromStdString(page()); });
    }
    /// The formats for mails and paper.
    template <typename Text, typename Print>
    void addText(const QString& name, bool hasMap, const Text& text, const Print& print) {
        if (has(ReportFormat::Pdf))
            addFile(name + QStringLiteral(".pdf"), seen(hasMap),
                    [print, shield = m_shield](const QPicture& map) { return pdfFile(print(), shield, map); });
        if (has(ReportFormat::Text))
            addFile(name + QStringLiteral(".txt"), {},
                    [text](const QPicture&) { return QByteArray::fromStdString(text().text()); });
    }
    void addMap(const QString& name) {
        if (has(ReportFormat::Png))
            addFile(name, m_power, pngOf);
    }
    void addFile(const QString& name, std::optional<PowerId> seen, std::function<QByteArray(const QPicture&)> make) {
        m_files.push_back({m_power, m_name, name, seen, std::move(make)});
    }

private:
    bool has(ReportFormat format) const { return std::ranges::contains(m_plan.formats, format); }
    std::optional<PowerId> seen(bool hasMap) const { return hasMap ? std::optional(m_power) : std::nullopt; }

    std::vector<ReportFile>& m_files;
    const ReportPlan& m_plan;
    QString m_name;
    PowerId m_power;
    QPicture m_shield;
};

/// The letters that go with the reports of the turn.
void addLetters(Folder& folder, const CampaignSession& session, PowerId power) {
    if (const QString letters = lettersText(session.campaignShown(), session.post(), power); !letters.isEmpty())
        folder.addFile(QStringLiteral("letters.txt"), {},
                       [bytes = (letters + u'\n').toUtf8()](const QPicture&) { return bytes; });
}

QString publicFolder() { return tr("For everybody"); }

void addPower(std::vector<ReportFile>& files, const Reports& reports, const CampaignSession& session,
              const PowerLooks& looks, const ReportPlan& plan, PowerId power) {
    const Campaign& campaign = reports->campaign();
    const PowerInfo& info = campaign.scenario.powers[power.index()];
    const QString id = safeName(info.id);
    Folder folder(files, plan, tr("%1, turn %2").arg(safeName(info.name)).arg(campaign.state.course.turn), power,
                  shieldOf(looks.of(power)));
    folder.addTurn(
        id + QStringLiteral("_report"),
        [reports, power, replyTo = umpiresAddress(session.post()).toStdString()] {
            return turnPage(*reports, power, replyTo);
        },
        [reports, power] { return reports->report(power); },
        [reports, power] { return reports->reportAndOrders(power); });
    folder.addMap(id + QStringLiteral("_map.png"));
    folder.addFile(id + QStringLiteral("_orders.txt"), {},
                   [reports, power](const QPicture&) { return QByteArray::fromStdString(reports->orders(power)); });
    folder.add(id + QStringLiteral("_honours"), false, [reports, power] { return reports->honours({false, power}); });
    folder.add(id + QStringLiteral("_biographies"), false,
               [reports, power] { return reports->biographies({false, power}); });
    if (plan.letters)
        addLetters(folder, session, power);
}

void addNewsletter(Folder& folder, const Reports& reports, int turn) {
    folder.add(QStringLiteral("newsletter_%1").arg(turn), true, [reports, turn] { return reports->newsletter(turn); });
}

Reports reportsOf(const CampaignSession& session) {
    const std::vector<JournalEntry>& entries = session.journal().entries();
    return std::make_shared<ReportSet>(session.campaignShown(),
                                       std::span(entries).first(static_cast<std::size_t>(session.moment())));
}

}  // namespace

std::vector<ReportFile> reportFiles(const CampaignSession& session, const PowerLooks& looks, const ReportPlan& plan) {
    const Reports reports = reportsOf(session);
    std::vector<ReportFile> files;
    for (const PowerId power : plan.powers)
        addPower(files, reports, session, looks, plan, power);
    if (!plan.forAll)
        return files;
    Folder folder(files, plan, publicFolder(), PowerId{}, QPicture());
    addNewsletter(folder, reports, plan.newsletterTurn.value_or(reports->newsletterTurn()));
    folder.addPage(QStringLiteral("club.html"), [reports, to = plan.folder] {
        return clubPage(
            *reports, to.isEmpty() ? BattlePages() : battlePagesIn(QDir(to).filePath(publicFolder()).toStdU16String()));
    });
    folder.addMap(QStringLiteral("public_map.png"));
    folder.add(QStringLiteral("standings"), false, [reports] { return reports->standings(); });
    folder.add(QStringLiteral("chronicle"), false, [reports] { return reports->chronicle(); });
    folder.add(QStringLiteral("biographies"), false, [reports] { return reports->biographies(thePublic); });
    if (plan.letters)
        addLetters(folder, session, {});
    return files;
}

QString reportFolder(const CampaignSession& session) {
    const QFileInfo file(session.file());
    return file.dir().filePath(
        tr("%1, turn %2").arg(file.completeBaseName()).arg(session.campaignShown().state.course.turn));
}

Result<QStringList> refreshNewsletter(CampaignSession& session, const PowerLooks& looks, const QString& to, int turn) {
    const ReportPlan plan{{}, {ReportFormat::Html, ReportFormat::Pdf, ReportFormat::Text}, true};
    std::vector<ReportFile> files;
    Folder folder(files, plan, publicFolder(), PowerId{}, QPicture());
    addNewsletter(folder, reportsOf(session), turn);
    const QDir exported(QDir(to).filePath(publicFolder()));
    if (!QDir(to).exists() || !exported.mkpath(QStringLiteral(".")))
        return QStringList();
    std::erase_if(files, [&](const ReportFile& file) {
        return !file.name.endsWith(QStringLiteral(".html")) && !exported.exists(file.name);
    });
    QStringList written;
    for (const ReportFile& file : files) {
        const QByteArray bytes = file.make(file.mapSeen ? reportMap(session, looks, {}) : QPicture());
        const QString path = exported.filePath(file.name);
        if (Result<void> done =
                writeFile(path.toStdU16String(), {bytes.constData(), static_cast<std::size_t>(bytes.size())});
            !done)
            return std::unexpected(std::move(done.error()));
        written << path;
    }
    return written;
}

QString backupName(const CampaignSession& session, const QString& folder) {
    const QString base = QFileInfo(session.file()).completeBaseName();
    const QString when = QDateTime::currentDateTime().toString(QStringLiteral("yyyy-MM-dd HHmmss"));
    return QDir(folder).filePath(QStringLiteral("%1 %2.ephor").arg(base, when));
}

}  // namespace ephor
