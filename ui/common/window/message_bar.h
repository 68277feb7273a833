// A message above a window's content, with buttons for what can be done about it; not modal.
#pragma once

#include <QFrame>
#include <functional>

class QHBoxLayout;
class QLabel;

namespace ephor {

class MessageBar final : public QFrame {
    Q_OBJECT

public:
    struct Choice {
        QString label;
        std::function<void()> does;
    };
    enum class Kind { Note, Fault };

    explicit MessageBar(QWidget* parent = nullptr);

    /// Replaces the last message. Every choice closes the bar.
    void say(Kind kind, const QString& text, const std::vector<Choice>& choices = {});
    /// Hides a note when another action has made it out of date. Faults and messages with choices stay.
    void dropNote();

private:
    bool m_isNews = false;
    QLabel* m_sign = nullptr;
    QLabel* m_text = nullptr;
    QHBoxLayout* m_buttons = nullptr;
};

}  // namespace ephor
