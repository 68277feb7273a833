// A player's link as a QR code, to be held before the camera of their phone.
#pragma once

#include <QDialog>

namespace ephor {

class LinkCode final : public QDialog {
    Q_OBJECT

public:
    LinkCode(const QString& title, const QString& link, QWidget* parent = nullptr);
};

}  // namespace ephor
