// The manual as it is compiled in: its topics, their pages as HTML with places to jump to, and where a word stands.
#pragma once

#include <QString>
#include <QTextDocument>
#include <memory>
#include <vector>

namespace ephor {

struct ManualTopic {
    QString id;     ///< "army-lists"; its file is army-lists.md
    QString title;  ///< its first heading
    QString markdown;
};

/// All topics in the order in which they are read.
std::vector<ManualTopic> manualTopics();

/// The page. Headings have anchors by their words ("types-of-troops"), rules by their id ("MOB-043").
std::unique_ptr<QTextDocument> manualPage(const ManualTopic& topic);

/// The pictures of a page, by their names below manual/.
QStringList picturesOf(const ManualTopic& topic);
/// Every anchor of a page.
QStringList anchorsOf(const QTextDocument& page);
/// Every link of a page.
QStringList linksOf(const QTextDocument& page);

/// A place of the manual.
struct ManualPlace {
    QString topic;
    QString anchor;

    friend bool operator==(const ManualPlace&, const ManualPlace&) = default;
};
/// What a link or a word names: "fighting.md", "men-of-bronze.md#MOB-043", "#options" (on `topic`), "army-lists",
/// "MOB-043". An empty topic where it names nothing.
ManualPlace manualPlace(const QString& name, const QString& topic, const std::vector<ManualTopic>& topics);

/// A rule in our own words, without its id; empty where the manual has no such rule.
QString ruleInWords(const QString& id);
/// The same for a tool tip, with the id; only the id where the manual does not know it.
QString ruleTip(const QString& id);

}  // namespace ephor
