// The compiled-in manual: its topics, their pages as HTML with anchors, and the targets of links.
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

/// All topics in reading order.
std::vector<ManualTopic> manualTopics();

/// The page of a topic. Headings have anchors made of their words ("types-of-troops"), rules have their ids
/// ("MOB-043").
std::unique_ptr<QTextDocument> manualPage(const ManualTopic& topic);

/// The pictures of a page, as paths relative to manual/.
QStringList picturesOf(const ManualTopic& topic);
/// All anchors of a page.
QStringList anchorsOf(const QTextDocument& page);
/// All links of a page.
QStringList linksOf(const QTextDocument& page);

/// A place of the manual.
struct ManualPlace {
    QString topic;
    QString anchor;

    friend bool operator==(const ManualPlace&, const ManualPlace&) = default;
};
/// The target of a link or word: "fighting.md", "men-of-bronze.md#MOB-043", "#options" (on `topic`), "army-lists",
/// "MOB-043". The topic is empty where there is no such target.
ManualPlace manualPlace(const QString& name, const QString& topic, const std::vector<ManualTopic>& topics);

/// A rule in the manual's words, without its id; empty where the manual has no such rule.
QString ruleInWords(const QString& id);
/// The same for a tool tip, with the id; only the id where the manual does not have the rule.
QString ruleTip(const QString& id);

}  // namespace ephor
