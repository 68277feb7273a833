// A line above a window's content that says what happened and offers what may be done about it, without stopping
// anyone.
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

    /// Replaces what it said before. Any choice closes it.
    void say(Kind kind, const QString& text, const std::vector<Choice>& choices = {});
    /// Something else was done since: a note is no longer news. Faults stay, and what offers a choice.
    void dropNote();

private:
    bool m_isNews = false;
    QLabel* m_sign = nullptr;
    QLabel* m_text = nullptr;
    QHBoxLayout* m_buttons = nullptr;
};

}  // namespace ephor
