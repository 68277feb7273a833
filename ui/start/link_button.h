// A large button with two lines, like QCommandLinkButton, but its text scales with the font.
#pragma once

#include <QAbstractButton>

namespace ephor {

class LinkButton final : public QAbstractButton {
    Q_OBJECT

public:
    LinkButton(const QString& text, const QString& about, QWidget* parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    /// Ignores the second click of a double click.
    void mouseDoubleClickEvent(QMouseEvent* event) override;

private:
    QRect aboutIn(int width) const;
    int left() const;

    QString m_about;
};

}  // namespace ephor
