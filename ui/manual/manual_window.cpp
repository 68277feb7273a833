#include "ui/manual/manual_window.h"

#include "models/text/word_search.h"
#include "ui/common/actions/appearance_actions.h"
#include "ui/common/actions/help_actions.h"
#include "ui/common/actions/window_actions.h"
#include "ui/common/colours.h"
#include "ui/common/icons.h"
#include "ui/common/named.h"
#include "ui/common/sizes.h"
#include "ui/common/window/window_places.h"

#include <QAction>
#include <QDesktopServices>
#include <QLineEdit>
#include <QListWidget>
#include <QScrollBar>
#include <QShortcut>
#include <QSplitter>
#include <QTextBlock>
#include <QTextBrowser>
#include <QTextTable>
#include <QToolBar>
#include <QUrl>
#include <QVBoxLayout>

namespace ephor {

namespace {

constexpr int placeRole = Qt::UserRole;
constexpr int anchorRole = Qt::UserRole + 1;

void layOutHeading(const QTextBlock& block, int level) {
    QTextCursor cursor(block);
    cursor.movePosition(QTextCursor::EndOfBlock, QTextCursor::KeepAnchor);
    QTextCharFormat heading;
    // A step of Qt's own scale; while this property is set, other sizes are ignored.
    heading.setProperty(QTextFormat::FontSizeAdjustment, level == 1 ? 2 : 1);
    heading.setFontWeight(QFont::DemiBold);
    cursor.mergeCharFormat(heading);
}

void colourLinks(QTextDocument& page, const QTextBlock& block, const QColor& colour) {
    std::vector<std::pair<int, int>> links;
    for (auto at = block.begin(); !at.atEnd(); ++at)
        if (!at.fragment().charFormat().anchorHref().isEmpty())
            links.emplace_back(at.fragment().position(), at.fragment().length());
    QTextCharFormat blue;
    blue.setForeground(colour);
    for (const auto& [from, length] : links) {
        QTextCursor link(&page);
        link.setPosition(from);
        link.setPosition(from + length, QTextCursor::KeepAnchor);
        link.mergeCharFormat(blue);
    }
}

/// Limits pictures to the width of the page; true where the block has one.
bool fitPictures(QTextDocument& page, const QTextBlock& block) {
    std::vector<std::pair<int, QTextImageFormat>> pictures;
    for (auto at = block.begin(); !at.atEnd(); ++at)
        if (at.fragment().charFormat().isImageFormat())
            pictures.emplace_back(at.fragment().position(), at.fragment().charFormat().toImageFormat());
    for (auto& [from, format] : pictures) {
        format.setMaximumWidth(QTextLength(QTextLength::PercentageLength, 100));
        QTextCursor picture(&page);
        picture.setPosition(from);
        picture.setPosition(from + 1, QTextCursor::KeepAnchor);
        picture.setCharFormat(format);
    }
    return !pictures.empty();
}

/// Draws a line below each row. Where borders collapse, Qt draws only those of the cells.
void layOutTable(QTextTable& table, const QColor& line) {
    QTextTableFormat format = table.format();
    format.setBorder(0);
    format.setBorderCollapse(true);
    format.setCellPadding(4);
    format.setBottomMargin(8);
    table.setFormat(format);
    for (int row = 0; row < table.rows(); ++row)
        for (int column = 0; column < table.columns(); ++column) {
            QTextTableCell cell = table.cellAt(row, column);
            QTextTableCellFormat below = cell.format().toTableCellFormat();
            below.setBottomBorder(1);
            below.setBottomBorderStyle(QTextFrameFormat::BorderStyle_Solid);
            below.setBottomBorderBrush(line);
            cell.setFormat(below);
        }
}

/// Sets line spacing, margins and the look of tables.
void layOut(QTextDocument& page, const QFont& font, const QPalette& palette) {
    page.setDefaultFont(font);
    page.setDocumentMargin(qRound(20 * textScale(font)));
    const QTextTable* last = nullptr;
    for (QTextBlock block = page.begin(); block.isValid(); block = block.next()) {
        QTextCursor cursor(block);
        QTextBlockFormat format;
        const int level = block.blockFormat().headingLevel();
        format.setLineHeight(fitPictures(page, block) ? 100 : 125, QTextBlockFormat::ProportionalHeight);
        const bool isAfterList = !block.textList() && block.previous().textList();
        format.setTopMargin(level > 1 ? 14 : level == 1 ? 0 : isAfterList ? 8 : 2);
        format.setBottomMargin(level > 0 ? 6 : 2);
        cursor.mergeBlockFormat(format);
        if (level > 0)
            layOutHeading(block, level);
        colourLinks(page, block, palette.color(QPalette::Link));
        QTextTable* table = cursor.currentTable();
        if (!table || table == last)
            continue;
        last = table;
        layOutTable(*table, blended(palette.color(QPalette::Base), Colours::of(palette).secondary, 0.35));
    }
}

/// The paragraph with an anchor, such as a rule; none for a heading, which stands out by itself.
std::optional<QTextBlock> paragraphAt(const QTextDocument& page, const QString& anchor) {
    for (QTextBlock block = page.begin(); block.isValid(); block = block.next())
        for (auto at = block.begin(); !at.atEnd(); ++at)
            if (at.fragment().charFormat().anchorNames().contains(anchor))
                return block.blockFormat().headingLevel() == 0 ? std::optional(block) : std::nullopt;
    return {};
}

}  // namespace

ManualWindow::ManualWindow(QSettings* settings, QWidget* parent) : QMainWindow(parent), m_topics(manualTopics()) {
    setObjectName(QStringLiteral("manualWindow"));
    setWindowTitle(tr("Manual — Ephor"));
    auto* actions = new WindowActions(*this, ActionSection::Manual, settings);
    makeToolBar(*actions);
    makePages();
    makeActions(*actions);
    connectParts();
    resize(scaled(this, 1000), scaled(this, 720));
    (new WindowPlaces(*this, settings))->restore();
    search({});
    go({QStringLiteral("index"), {}}, false);
}

void ManualWindow::makeToolBar(WindowActions& actions) {
    auto* bar = new QToolBar(tr("Tools"), this);
    bar->setObjectName(QStringLiteral("tools"));
    bar->setMovable(false);
    m_backAction = actions.add(nullptr, "back", [this] { back(); });
    m_forwardAction = actions.add(nullptr, "forward", [this] { forward(); });
    bar->addActions({m_backAction, m_forwardAction});
    addToolBar(bar);
}

QWidget* ManualWindow::makeTopics() {
    auto* side = new QWidget(this);
    auto* column = new QVBoxLayout(side);
    m_search = named(new QLineEdit(side), QStringLiteral("search"), tr("Search the manual"));
    m_search->setPlaceholderText(tr("Search: a word, or MOB-043"));
    m_search->setClearButtonEnabled(true);
    m_search->addAction(icon("search"), QLineEdit::LeadingPosition);
    m_list = named(new QListWidget(side), QStringLiteral("topics"), tr("Topics"));
    m_list->setWordWrap(true);
    column->addWidget(m_search);
    column->addWidget(m_list, 1);
    return side;
}

void ManualWindow::makePages() {
    QWidget* topics = makeTopics();
    m_browser = named(new QTextBrowser(this), QStringLiteral("page"), tr("The page"));
    m_browser->setOpenLinks(false);
    m_browser->setFrameShape(QFrame::NoFrame);
    auto* both = new QSplitter(this);
    both->setObjectName(QStringLiteral("topicsAndPage"));
    both->addWidget(topics);
    both->addWidget(m_browser);
    both->setStretchFactor(1, 1);
    both->setSizes({scaled(this, 270), scaled(this, 730)});
    setCentralWidget(both);
}

void ManualWindow::makeActions(WindowActions& actions) {
    actions.add(nullptr, "find", [this] { m_search->setFocus(); });
    actions.add(nullptr, "close", [this] { close(); });
    new QShortcut(Qt::Key_Escape, this, this, &QWidget::close);
    addAppearanceActions(actions, nullptr);
    addHelpActions(actions, nullptr,
                   {[this] { showTopic(QStringLiteral("index")); },
                    [this](const QString& topic) { topic == aboutTopic ? Q_EMIT aboutWanted() : showTopic(topic); }});
}

void ManualWindow::connectParts() {
    connect(m_search, &QLineEdit::textChanged, this, &ManualWindow::search);
    connect(m_search, &QLineEdit::returnPressed, this, [this] {
        if (m_list->count() > 0)
            m_list->setCurrentRow(0);
    });
    connect(m_list, &QListWidget::currentItemChanged, this, [this](QListWidgetItem* item) {
        if (item)
            go({item->data(placeRole).toString(), item->data(anchorRole).toString()}, true);
    });
    connect(m_browser, &QTextBrowser::anchorClicked, this, [this](const QUrl& link) {
        if (link.scheme().startsWith(QLatin1StringView("http")))
            QDesktopServices::openUrl(link);
        else
            showTopic(link.toString());
    });
}

void ManualWindow::showTopic(const QString& name) {
    const ManualPlace place = manualPlace(name, m_here.topic, m_topics);
    go(place.topic.isEmpty() ? ManualPlace{QStringLiteral("index"), {}} : place, true);
}

void ManualWindow::go(const ManualPlace& place, bool remember) {
    const auto topic = std::ranges::find(m_topics, place.topic, &ManualTopic::id);
    if (topic == m_topics.end())
        return;
    if (remember && place != m_here) {
        m_back.push_back(m_here);
        m_forward.clear();
    }
    m_browser->setExtraSelections({});  // they point into the page
    if (place.topic != m_here.topic || !m_page) {
        std::unique_ptr<QTextDocument> page = manualPage(*topic);
        layOut(*page, font(), palette());
        m_browser->setDocument(page.get());
        m_page = std::move(page);
    }
    m_here = place;
    if (place.anchor.isEmpty())
        m_browser->verticalScrollBar()->setValue(0);
    else
        m_browser->scrollToAnchor(place.anchor);
    QList<QTextEdit::ExtraSelection> marks;
    if (const auto paragraph = paragraphAt(*m_page, place.anchor)) {
        QTextEdit::ExtraSelection& mark = marks.emplace_back();
        mark.cursor = QTextCursor(*paragraph);
        mark.cursor.movePosition(QTextCursor::EndOfBlock, QTextCursor::KeepAnchor);
        mark.format.setBackground(Colours::of(palette()).choice);
        mark.format.setProperty(QTextFormat::FullWidthSelection, true);
    }
    m_browser->setExtraSelections(marks);
    m_backAction->setEnabled(!m_back.empty());
    m_forwardAction->setEnabled(!m_forward.empty());
    for (int row = 0; m_search->text().isEmpty() && row < m_list->count(); ++row)
        if (m_list->item(row)->data(placeRole) == place.topic) {
            const QSignalBlocker quiet(m_list);
            m_list->setCurrentRow(row);
        }
}

/// Lists the topics, or with words every paragraph that contains them all.
void ManualWindow::search(const QString& words) {
    const QSignalBlocker quiet(m_list);
    m_list->clear();
    for (const ManualTopic& topic : m_topics) {
        if (words.trimmed().isEmpty()) {
            auto* item = new QListWidgetItem(topic.title, m_list);
            item->setData(placeRole, topic.id);
            continue;
        }
        QString anchor;
        const std::unique_ptr<QTextDocument> page = manualPage(topic);
        for (QTextBlock block = page->begin(); block.isValid(); block = block.next()) {
            for (auto at = block.begin(); !at.atEnd(); ++at)
                if (const QStringList names = at.fragment().charFormat().anchorNames(); !names.isEmpty())
                    anchor = names.front();
            const QString text = block.text();
            if (!hasWords(text, words))
                continue;
            auto* item = new QListWidgetItem(
                QStringLiteral("%1: %2").arg(topic.title.section(u':', 0, 0), text.left(110)), m_list);
            item->setData(placeRole, topic.id);
            item->setData(anchorRole, anchor);
        }
    }
}

void ManualWindow::back() {
    if (m_back.empty())
        return;
    const ManualPlace place = m_back.back();
    m_back.pop_back();
    m_forward.push_back(m_here);
    go(place, false);
}

void ManualWindow::forward() {
    if (m_forward.empty())
        return;
    const ManualPlace place = m_forward.back();
    m_forward.pop_back();
    m_back.push_back(m_here);
    go(place, false);
}

}  // namespace ephor
