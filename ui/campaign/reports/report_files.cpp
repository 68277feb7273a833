#include "ui/campaign/reports/report_files.h"

#include "core/campaign/model/standings.h"
#include "core/campaign/reports/report_set.h"
#include "models/campaign/campaign_sight.h"
#include "models/paper/report_html.h"
#include "models/text.h"
#include "models/text/campaign_words.h"
#include "ui/campaign/map/map_view.h"
#include "ui/common/colours.h"
#include "ui/common/paper.h"

#include <QBuffer>
#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QPixmap>
#include <QRegularExpression>
#include <QTextDocument>
#include <QUrl>

namespace ephor {

using namespace campaign;

namespace {

const auto mapWidth = QStringLiteral("640");

QByteArray pngOf(const QImage& image) {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return bytes;
}

/// Of a power's files: ids of old campaigns may be anything.
QString nameOfFile(const PowerInfo& power) {
    static const QRegularExpression others(QStringLiteral("[^A-Za-z0-9_-]"));
    return QString::fromStdString(power.id).replace(others, QStringLiteral("_"));
}

struct Row {
    QStringList cells;
};
std::vector<Row> standingRows(const Campaign& campaign) {
    const bool areScoresTold = areScoresPublic(campaign);
    std::vector<Row> rows{{{tr("Power"), tr("Cities"), tr("Tiers")}}};
    if (areScoresTold)
        rows.front().cells << tr("Arete") << tr("Score");
    for (const Standing& one : publicStandings(campaign)) {
        Row row{{nameOf(campaign.scenario, one.power), QString::number(one.cities), QString::number(one.tiers)}};
        if (areScoresTold)
            row.cells << QString::number(one.arete) << QString::number(one.score);
        rows.push_back(std::move(row));
    }
    return rows;
}

QString standingsHtml(const Campaign& campaign) {
    QString html = QStringLiteral("<h1>%1</h1><p>%2</p><table border=\"1\" cellspacing=\"0\" cellpadding=\"4\">")
                       .arg(QString::fromStdString(campaign.scenario.name).toHtmlEscaped(),
                            seasonText(campaign.state.course).toHtmlEscaped());
    QString cell = QStringLiteral("th");
    for (const Row& row : standingRows(campaign)) {
        html += QStringLiteral("<tr>");
        for (const QString& one : row.cells)
            html += QStringLiteral("<%1>%2</%1>").arg(cell, one.toHtmlEscaped());
        html += QStringLiteral("</tr>");
        cell = QStringLiteral("td");
    }
    return html + QStringLiteral("</table>");
}

QString standingsText(const Campaign& campaign) {
    QString text;
    for (const Row& row : standingRows(campaign))
        text += row.cells.join(QLatin1Char('\t')) + QLatin1Char('\n');
    return text;
}

QByteArray pdf(const QString& title, const QString& body, const QImage& map = {}) {
    QTextDocument document;
    if (!map.isNull())
        document.addResource(QTextDocument::ImageResource, QUrl(QStringLiteral("map.png")), map);
    document.setHtml(body);
    return pdfOf(document, title);
}

bool has(const ReportPlan& plan, ReportFormat form) { return std::ranges::find(plan.forms, form) != plan.forms.end(); }

/// The content of a report that is only text.
struct TextReport {
    QString name;  ///< of its files, without extension
    QString title;
    std::function<QString()> text;
    std::function<QString()> html;
};

/// A report of core.
TextReport coreReport(const QString& name, const QString& title, const std::function<QString()>& text) {
    return {name, title, text, [text] { return htmlOfReport(text()); }};
}

/// Adds the report in every text format; `check` returns the secrets that its text reveals to its readers.
void addText(std::vector<ReportFile>& files, const ReportPlan& plan, const TextReport& words) {
    const auto add = [&](ReportFormat form, const QString& ending, std::function<QByteArray(const QImage&)> make) {
        if (has(plan, form))
            files.push_back({words.name + ending, {}, std::move(make)});
    };
    add(ReportFormat::Text, QStringLiteral(".txt"), [text = words.text](const QImage&) { return text().toUtf8(); });
    add(ReportFormat::Html, QStringLiteral(".html"),
        [title = words.title, html = words.html](const QImage&) { return webPage(title, html()).toUtf8(); });
    add(ReportFormat::Pdf, QStringLiteral(".pdf"),
        [title = words.title, html = words.html](const QImage&) { return pdf(title, html()); });
}

/// The files are written one after the other, so no two threads meet in it.
using Reports = std::shared_ptr<ReportSet>;

/// Adds the newsletter of a turn with the public map.
void addNewsletter(std::vector<ReportFile>& files, const ReportPlan& plan, int turn, const std::function<QString()>& text) {
    const QString title = tr("Newsletter");
    const QString name = QStringLiteral("newsletter_%1").arg(turn);
    const QString mapName = QStringLiteral("public_map.png");
    const auto body = [text](const QString& map) {
        return htmlOfReport(text()) + QStringLiteral("<p><img src=\"%1\" width=\"%2\"></p>").arg(map, mapWidth);
    };
    if (has(plan, ReportFormat::Png) || has(plan, ReportFormat::Html))
        files.push_back({mapName, PowerId{}, pngOf});
    if (has(plan, ReportFormat::Pdf))
        files.push_back({name + QStringLiteral(".pdf"), PowerId{}, [title, body](const QImage& map) {
                              return pdf(title, body(QStringLiteral("map.png")), map);
                          }});
    if (has(plan, ReportFormat::Text))
        files.push_back({name + QStringLiteral(".txt"), {}, [text](const QImage&) { return text().toUtf8(); }});
    if (has(plan, ReportFormat::Html))
        files.push_back({name + QStringLiteral(".html"), {}, [title, body, mapName](const QImage&) {
                              return webPage(title, body(mapName)).toUtf8();
                          }});
}

/// Report, map and order sheet; `map` is where the page finds its picture.
QString bodyOf(ReportSet& reports, PowerId power, const QString& map) {
    return htmlOfReport(QString::fromStdString(reports.report(power))) +
           QStringLiteral("<p><img src=\"%1\" width=\"%2\"></p>").arg(map, mapWidth) +
           QStringLiteral("<h2>%1</h2><pre>%2</pre>")
               .arg(tr("Order sheet"), QString::fromStdString(reports.orders(power)).toHtmlEscaped());
}

void addPower(std::vector<ReportFile>& files, const Reports& reports, const ReportPlan& plan, PowerId power) {
    const Scenario& scenario = reports->campaign().scenario;
    const PowerInfo& info = scenario.powers[power.index()];
    const QString id = nameOfFile(info);
    const QString title =
        QStringLiteral("%1: %2").arg(QString::fromStdString(scenario.name), QString::fromStdString(info.name));
    const QString mapName = id + QStringLiteral("_map.png");
    if (has(plan, ReportFormat::Png) || has(plan, ReportFormat::Html))
        files.push_back({mapName, power, pngOf});
    if (has(plan, ReportFormat::Pdf))
        files.push_back({id + QStringLiteral("_report.pdf"), power, [reports, power, title](const QImage& map) {
                              return pdf(title, bodyOf(*reports, power, QStringLiteral("map.png")), map);
                          }});
    if (has(plan, ReportFormat::Text))
        files.push_back({id + QStringLiteral("_report.txt"), {}, [reports, power](const QImage&) {
                              return QByteArray::fromStdString(reports->report(power));
                          }});
    if (has(plan, ReportFormat::Html))
        files.push_back({id + QStringLiteral("_report.html"), {}, [reports, power, title, mapName](const QImage&) {
                              return webPage(title, bodyOf(*reports, power, mapName)).toUtf8();
                          }});
    files.push_back({id + QStringLiteral("_orders.toml"), {}, [reports, power](const QImage&) {
                          return QByteArray::fromStdString(reports->orders(power));
                      }});
    addText(files, plan, coreReport(id + QStringLiteral("_honours"), tr("Honours"), [reports, power] {
                return QString::fromStdString(reports->honours({false, power}));
            }));
    addText(files, plan, coreReport(id + QStringLiteral("_biographies"), tr("Leaders"), [reports, power] {
                return QString::fromStdString(reports->biographies({false, power}));
            }));
}

}  // namespace

std::vector<ReportFile> reportFiles(const CampaignSession& session, const ReportPlan& plan) {
    const std::vector<JournalEntry>& entries = session.journal().entries();
    const auto reports = std::make_shared<ReportSet>(
        session.campaignShown(), std::span(entries).first(static_cast<std::size_t>(session.moment())));
    std::vector<ReportFile> files;
    for (const PowerId power : plan.powers)
        addPower(files, reports, plan, power);
    if (!plan.forAll)
        return files;
    addNewsletter(files, plan, reports->newsletterTurn(),
                  [reports] { return QString::fromStdString(reports->newsletter()); });
    const auto honours = [reports] { return QString::fromStdString(reports->honours(thePublic)); };
    addText(files, plan,
            {QStringLiteral("standings"), tr("Standings"),
             [reports, honours] { return standingsText(reports->campaign()) + QLatin1Char('\n') + honours(); },
             [reports, honours] { return standingsHtml(reports->campaign()) + htmlOfReport(honours(), false); }});
    addText(files, plan, coreReport(QStringLiteral("chronicle"), tr("Chronicle"), [reports] {
                return QString::fromStdString(reports->chronicle());
            }));
    addText(files, plan, coreReport(QStringLiteral("biographies"), tr("Leaders"), [reports] {
                return QString::fromStdString(reports->biographies(thePublic));
            }));
    return files;
}

QImage reportMap(CampaignSession& session, const PowerLooks& looks, PowerId power, QSize size) {
    CampaignSight sight(session);
    if (power)
        sight.setSeenBy(power);
    else
        sight.setPublic();
    MapView view(sight, looks);
    view.setPalette(ephorPalette(false));
    view.setFrameShape(QFrame::NoFrame);
    view.setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    view.setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    view.resize(size);
    view.ensurePolished();
    view.fitWar();
    return view.grab().toImage();
}

QString backupName(const CampaignSession& session, const QString& folder) {
    const QString base = QFileInfo(session.file()).completeBaseName();
    const QString when = QDateTime::currentDateTime().toString(QStringLiteral("yyyy-MM-dd HHmmss"));
    return QDir(folder).filePath(QStringLiteral("%1 %2.ephor").arg(base, when));
}

}  // namespace ephor
