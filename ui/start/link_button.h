// A large button of two lines, as a command link; its text grows with the font (QCommandLinkButton's does not).
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
    /// Whoever clicks twice means it once.
    void mouseDoubleClickEvent(QMouseEvent* event) override;

private:
    QRect aboutIn(int width) const;
    int left() const;

    QString m_about;
};

}  // namespace ephor
