// The manual: topics on the left, the page on the right, and a full-text search.
#pragma once

#include "ui/manual/manual_text.h"

#include <QMainWindow>

class QLineEdit;
class QListWidget;
class QSettings;
class QTextBrowser;

namespace ephor {

class WindowActions;

class ManualWindow final : public QMainWindow {
    Q_OBJECT

public:
    /// The settings store its size and must outlive it; null: nothing is stored.
    explicit ManualWindow(QSettings* settings = nullptr, QWidget* parent = nullptr);

    /// Shows a topic ("army-lists"), a rule ("MOB-043") or a link; the first page where it is not known.
    void showTopic(const QString& name);
    QString topic() const { return m_here.topic; }

Q_SIGNALS:
    void aboutWanted();

private:
    void makeToolBar(WindowActions& actions);
    QWidget* makeTopics();
    void makePages();
    void makeActions(WindowActions& actions);
    void connectParts();
    void go(const ManualPlace& place, bool remember);
    void search(const QString& words);
    void back();
    void forward();

    std::vector<ManualTopic> m_topics;
    ManualPlace m_here;
    std::vector<ManualPlace> m_back;
    std::vector<ManualPlace> m_forward;
    std::unique_ptr<QTextDocument> m_page;
    QLineEdit* m_search = nullptr;
    QListWidget* m_list = nullptr;
    QTextBrowser* m_browser = nullptr;
    QAction* m_backAction = nullptr;
    QAction* m_forwardAction = nullptr;
};

}  // namespace ephor
