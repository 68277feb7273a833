#include "ui/campaign/papers.h"

#include "core/campaign/journal/newsletter.h"
#include "core/campaign/orders/order_form.h"
#include "core/campaign/reports/campaign_report.h"
#include "core/campaign/reports/chronicle.h"
#include "core/campaign/reports/honours/biography.h"
#include "core/campaign/reports/honours/honours.h"
#include "core/campaign/reports/journal_mark.h"
#include "core/campaign/reports/leak_check/leak_check.h"
#include "core/campaign/reports/newsletter_draft.h"
#include "core/campaign/reports/report_set.h"
#include "models/documents/campaign_sight.h"
#include "models/items/campaign_words.h"
#include "models/paper/report_html.h"
#include "models/text.h"
#include "ui/campaign/map_view.h"
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
#include <map>

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

QString chronicleText(const Scenario& scenario, const std::vector<JournalEntry>& entries) {
    ChronicleReader reader(scenario);
    reader.read(entries);
    QString text = QString::fromStdString(scenario.name) + QLatin1Char('\n');
    std::string date;
    for (const ChronicleLine& line : reader.lines()) {
        if (line.date != date)
            text += QStringLiteral("\n%1\n").arg(QString::fromStdString(line.date));
        date = line.date;
        text += QStringLiteral("  %1\n").arg(QString::fromStdString(line.text));
    }
    return text;
}

/// The public honours.
QString honoursOf(const Scenario& scenario, const std::vector<JournalEntry>& entries) {
    const std::vector<HonourRow> table = honours(scenario, taleOf(scenario, entries), thePublic);
    return QString::fromStdString(honoursText(scenario, table));
}

/// A file name for a power; ids in old campaigns may have any characters.
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

bool has(const PaperPlan& plan, PaperForm form) { return std::ranges::find(plan.forms, form) != plan.forms.end(); }

/// The content of a report that is only text.
struct TextPaper {
    QString name;  ///< of its files, without extension
    QString title;
    std::function<QString()> text;
    std::function<QString()> html;
};

/// A report of core.
TextPaper reportPaper(const QString& name, const QString& title, const std::function<QString()>& text) {
    return {name, title, text, [text] { return htmlOfReport(text()); }};
}

/// Adds the report in every text format; `check` returns the secrets that its text reveals to its readers.
void addText(std::vector<Paper>& papers, const PaperPlan& plan, const TextPaper& words,
             const std::function<Diagnostics(const QString&)>& check) {
    const auto add = [&](PaperForm form, const QString& ending, std::function<QByteArray(const QImage&)> make) {
        if (has(plan, form))
            papers.push_back(
                {words.name + ending, {}, std::move(make), [text = words.text, check] { return check(text()); }});
    };
    add(PaperForm::Text, QStringLiteral(".txt"), [text = words.text](const QImage&) { return text().toUtf8(); });
    add(PaperForm::Html, QStringLiteral(".html"),
        [title = words.title, html = words.html](const QImage&) { return webPage(title, html()).toUtf8(); });
    add(PaperForm::Pdf, QStringLiteral(".pdf"),
        [title = words.title, html = words.html](const QImage&) { return pdf(title, html()); });
}

/// The campaign at one moment, and its journal up to then.
struct Moment {
    Campaign campaign;
    std::vector<JournalEntry> entries;
};
using Snapshot = std::shared_ptr<const Moment>;

/// The secrecy checks of the powers, made when first needed. Reports are made one after the other, so this needs no
/// lock.
class Guards {
public:
    explicit Guards(Snapshot now) : m_now(std::move(now)) {}

    Diagnostics of(PowerId power, const QString& paper) {
        const auto guard = m_guards.try_emplace(power, m_now->campaign.scenario, m_now->entries, power).first;
        return guard->second.leaksIn(paper.toStdString(), {});
    }
    /// For a public report: the secrets that it reveals to the first power that must not know them.
    Diagnostics ofAll(const QString& paper) {
        for (std::size_t i = 0; i < m_now->campaign.scenario.powers.size(); ++i)
            if (Diagnostics leaks = of(PowerId(static_cast<int>(i)), paper); !leaks.empty())
                return leaks;
        return {};
    }

private:
    Snapshot m_now;
    std::map<PowerId, Guard> m_guards;
};

/// The biographies, made when first needed; needs no lock either.
class LivesOfLeaders {
public:
    explicit LivesOfLeaders(Snapshot now) : m_now(std::move(now)) {}

    QString toldTo(Audience reader) {
        const Scenario& scenario = m_now->campaign.scenario;
        if (!m_lives)
            m_lives = livesOf(scenario, m_now->entries);
        return QString::fromStdString(biographiesText(scenario, biographiesOf(scenario, *m_lives, reader)));
    }

private:
    Snapshot m_now;
    std::optional<Lives> m_lives;
};

/// Adds the check to every text report from `first` on.
void guard(std::vector<Paper>& papers, std::size_t first, const std::function<Diagnostics()>& check) {
    for (std::size_t i = first; i < papers.size(); ++i)
        if (!papers[i].name.endsWith(QLatin1String(".png")))
            papers[i].check = check;
}

/// Adds the newsletter of a turn with the public map.
void addNewsletter(std::vector<Paper>& papers, const PaperPlan& plan, int turn, const std::function<QString()>& text) {
    const QString title = tr("Newsletter");
    const QString name = QStringLiteral("newsletter_%1").arg(turn);
    const QString mapName = QStringLiteral("public_map.png");
    const auto body = [text](const QString& map) {
        return htmlOfReport(text()) + QStringLiteral("<p><img src=\"%1\" width=\"%2\"></p>").arg(map, mapWidth);
    };
    if (has(plan, PaperForm::Png) || has(plan, PaperForm::Html))
        papers.push_back({mapName, PowerId{}, pngOf});
    if (has(plan, PaperForm::Pdf))
        papers.push_back({name + QStringLiteral(".pdf"), PowerId{}, [title, body](const QImage& map) {
                              return pdf(title, body(QStringLiteral("map.png")), map);
                          }});
    if (has(plan, PaperForm::Text))
        papers.push_back({name + QStringLiteral(".txt"), {}, [text](const QImage&) { return text().toUtf8(); }});
    if (has(plan, PaperForm::Html))
        papers.push_back({name + QStringLiteral(".html"), {}, [title, body, mapName](const QImage&) {
                              return webPage(title, body(mapName)).toUtf8();
                          }});
}

QString reportOf(const Moment& now, PowerId power) {
    return QString::fromStdString(powerPaper(now.campaign, now.entries, power));
}

QString sheetOf(const Campaign& campaign, PowerId power) { return QString::fromStdString(orderForm(campaign, power)); }

/// Report, map and order sheet; `map` is the address of the picture.
QString bodyOf(const Moment& now, PowerId power, const QString& map) {
    return htmlOfReport(reportOf(now, power)) +
           QStringLiteral("<p><img src=\"%1\" width=\"%2\"></p>").arg(map, mapWidth) +
           QStringLiteral("<h2>%1</h2><pre>%2</pre>")
               .arg(tr("Order sheet"), sheetOf(now.campaign, power).toHtmlEscaped());
}

void addPower(std::vector<Paper>& papers, const Snapshot& now, const PaperPlan& plan, PowerId power) {
    const Scenario& scenario = now->campaign.scenario;
    const PowerInfo& info = scenario.powers[power.index()];
    const QString id = nameOfFile(info);
    const QString title =
        QStringLiteral("%1: %2").arg(QString::fromStdString(scenario.name), QString::fromStdString(info.name));
    const QString mapName = id + QStringLiteral("_map.png");
    if (has(plan, PaperForm::Png) || has(plan, PaperForm::Html))
        papers.push_back({mapName, power, pngOf});
    if (has(plan, PaperForm::Pdf))
        papers.push_back({id + QStringLiteral("_report.pdf"), power, [now, power, title](const QImage& map) {
                              return pdf(title, bodyOf(*now, power, QStringLiteral("map.png")), map);
                          }});
    if (has(plan, PaperForm::Text))
        papers.push_back({id + QStringLiteral("_report.txt"), {}, [now, power](const QImage&) {
                              return reportOf(*now, power).toUtf8();
                          }});
    if (has(plan, PaperForm::Html))
        papers.push_back({id + QStringLiteral("_report.html"), {}, [now, power, title, mapName](const QImage&) {
                              return webPage(title, bodyOf(*now, power, mapName)).toUtf8();
                          }});
    papers.push_back({id + QStringLiteral("_orders.toml"), {}, [now, power](const QImage&) {
                          return sheetOf(now->campaign, power).toUtf8();
                      }});
}

}  // namespace

std::vector<Paper> papersOf(const CampaignSession& session, const PaperPlan& plan) {
    const auto& all = session.journal().entries();
    const auto now =
        std::make_shared<const Moment>(Moment{session.campaignShown(), {all.begin(), all.begin() + session.moment()}});
    const auto guards = std::make_shared<Guards>(now);
    std::vector<Paper> papers;
    const auto lives = std::make_shared<LivesOfLeaders>(now);
    for (const PowerId power : plan.powers) {
        const std::size_t first = papers.size();
        addPower(papers, now, plan, power);
        guard(papers, first, [now, power, guards] {
            return guards->of(power, reportOf(*now, power) + sheetOf(now->campaign, power));
        });
        const QString id = nameOfFile(now->campaign.scenario.powers[power.index()]);
        addText(papers, plan,
                reportPaper(id + QStringLiteral("_biographies"), tr("Leaders"),
                            [lives, power] { return lives->toldTo({false, power}); }),
                [power, guards](const QString& text) { return guards->of(power, text); });
    }
    if (!plan.forAll)
        return papers;
    const std::size_t first = papers.size();
    const int turn = lastMoveTold(now->campaign, now->entries);
    const auto news = [now, turn] {
        const Scenario& scenario = now->campaign.scenario;
        return QString::fromStdString(pageOf(scenario, newsletterOf(scenario, now->entries, turn)) +
                                      markSection(now->entries));
    };
    addNewsletter(papers, plan, turn, news);
    guard(papers, first, [news, guards] { return guards->ofAll(news()); });
    const auto ofAll = [guards](const QString& text) { return guards->ofAll(text); };
    const auto honoured = [now] { return honoursOf(now->campaign.scenario, now->entries); };
    addText(papers, plan,
            {QStringLiteral("standings"), tr("Standings"),
             [now, honoured] { return standingsText(now->campaign) + QLatin1Char('\n') + honoured(); },
             [now, honoured] { return standingsHtml(now->campaign) + htmlOfReport(honoured(), false); }},
            ofAll);
    addText(papers, plan,
            reportPaper(QStringLiteral("chronicle"), tr("Chronicle"),
                        [now] { return chronicleText(now->campaign.scenario, now->entries); }),
            ofAll);
    addText(papers, plan,
            reportPaper(QStringLiteral("biographies"), tr("Leaders"), [lives] { return lives->toldTo(thePublic); }),
            ofAll);
    return papers;
}

QImage mapOnPaper(CampaignSession& session, const PowerLooks& looks, PowerId power, QSize size) {
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
