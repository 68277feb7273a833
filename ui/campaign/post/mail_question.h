// The question whether a mail replaces the orders that a power has already: both are shown side by side.
#pragma once

#include <QDialog>

namespace ephor {

class MailQuestion final : public QDialog {
    Q_OBJECT

public:
    struct Texts {
        QString question;
        QString present;  ///< what the power has now: its heading, and the orders
        QString presentOrders;
        QString mail;
        QString mailOrders;
    };

    explicit MailQuestion(const Texts& texts, QWidget* parent = nullptr);
};

}  // namespace ephor
