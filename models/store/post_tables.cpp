#include "models/store/post_tables.h"

#include "models/store/dialect.h"
#include "models/text.h"

#include <concepts>

using namespace Qt::StringLiterals;

namespace ephor::store {

namespace {

template <typename Row> struct PostTable;
template <> struct PostTable<PostAddress> {
    static QString name() { return u"post_address"_s; }
    static void eachCell(auto& row, auto&& f) {
        f("power", row.power), f("seat", row.seat), f("addresses", row.addresses);
    }
};
template <> struct PostTable<PostMail> {
    static QString name() { return u"post_mail"_s; }
    static void eachCell(auto& row, auto&& f) {
        f("kind", row.kind), f("turn", row.turn), f("power", row.power), f("seat", row.seat);
        f("address", row.address), f("subject", row.subject), f("message_id", row.messageId), f("thread", row.thread);
        f("body", row.text), f("state", row.state), f("made", row.made), f("sent", row.sent), f("read", row.read);
    }
};
template <> struct PostTable<PostLetter> {
    static QString name() { return u"post_letter"_s; }
    static void eachCell(auto& row, auto&& f) {
        f("turn", row.turn), f("from_power", row.from), f("to_power", row.to), f("body", row.text);
        f("written", row.written);
    }
};
template <> struct PostTable<PostLink> {
    static QString name() { return u"post_link"_s; }
    /// A table of its own keeps the links of players readable in files of schema 12.
    static QString nameForDeputies() { return u"post_deputy_link"_s; }
    static void eachCell(auto& row, auto&& f) { f("power", row.power), f("hash", row.hash); }
};

QVariant cell(int value) { return QVariant::fromValue(qlonglong{value}); }
/// An empty text is not null.
QVariant cell(const QString& value) { return u""_s + value; }
template <typename E>
    requires std::is_enum_v<E>
QVariant cell(E value) {
    return toQString(campaign::wordOf(value));
}

bool read(const QVariant& from, int& to) {
    to = from.toInt();
    return true;
}
bool read(const QVariant& from, QString& to) {
    to = from.toString();
    return true;
}
template <typename E>
    requires std::is_enum_v<E>
bool read(const QVariant& from, E& to) {
    const std::optional<E> value = campaign::fromWord<E>(from.toString().toStdString());
    to = value.value_or(to);
    return value.has_value();
}

template <typename Row> TableRows tableOf(const std::vector<Row>& rows, const QString& of = PostTable<Row>::name()) {
    TableRows table{of, {u"row"_s}, {}};
    const Row none{};
    PostTable<Row>::eachCell(none, [&](const char* name, const auto&) { table.columns << QLatin1StringView(name); });
    for (const Row& row : rows) {
        QVariantList cells{cell(static_cast<int>(table.rows.size()))};
        PostTable<Row>::eachCell(row, [&](const char*, const auto& value) { cells << cell(value); });
        table.rows.push_back(std::move(cells));
    }
    return table;
}

template <typename Row> bool readRows(const TableRows& table, std::vector<Row>& to) {
    bool isKnown = true;
    for (const QVariantList& cells : table.rows) {
        Row row;
        qsizetype at = 0;
        PostTable<Row>::eachCell(row, [&](const char*, auto& value) { isKnown = read(cells[++at], value) && isKnown; });
        to.push_back(std::move(row));
    }
    return isKnown;
}

template <typename Row> QString statementOf(const Dialect& dialect, const QString& table = PostTable<Row>::name()) {
    QStringList columns{u"row INTEGER PRIMARY KEY"_s};
    const Row none{};
    PostTable<Row>::eachCell(none, [&]<typename T>(const char* name, const T&) {
        columns << QLatin1StringView(name) + (std::same_as<T, int> ? " INTEGER NOT NULL"_L1 : " TEXT NOT NULL"_L1);
    });
    return u"CREATE TABLE %1 (%2)"_s.arg(table, columns.join(u", "_s)) + dialect.tableEnd;
}

std::vector<PostLink> linksOf(const Post& post, PowerSeat seat) {
    std::vector<PostLink> links = post.links;
    std::erase_if(links, [seat](const PostLink& one) { return one.seat != seat; });
    return links;
}

}  // namespace

bool isPostTable(const QString& table) { return table.startsWith("post_"_L1); }

QStringList postStatements(const Dialect& dialect) {
    return {statementOf<PostAddress>(dialect), statementOf<PostMail>(dialect), statementOf<PostLetter>(dialect),
            statementOf<PostLink>(dialect), statementOf<PostLink>(dialect, PostTable<PostLink>::nameForDeputies())};
}

std::vector<TableRows> postTables(const Post& post) {
    return {tableOf(post.addresses), tableOf(post.mails), tableOf(post.letters),
            tableOf(linksOf(post, PowerSeat::Player)),
            tableOf(linksOf(post, PowerSeat::Deputy), PostTable<PostLink>::nameForDeputies())};
}

std::optional<Post> postOf(const std::vector<TableRows>& tables) {
    Post post;
    std::vector<PostLink> deputies;
    const bool isKnown = readRows(tables[0], post.addresses) && readRows(tables[1], post.mails) &&
                         readRows(tables[2], post.letters) && readRows(tables[3], post.links) &&
                         readRows(tables[4], deputies);
    for (PostLink& link : deputies) {
        link.seat = PowerSeat::Deputy;
        post.links.push_back(std::move(link));
    }
    return isKnown ? std::optional(std::move(post)) : std::nullopt;
}

}  // namespace ephor::store
