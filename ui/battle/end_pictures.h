// The pictures of the page at the end of a battle: the field, the chances if they are known, the turning points.
#pragma once

#include "models/battle/analysis_run.h"
#include "models/battle/log/battle_summary.h"

#include <QTextBrowser>
#include <QTimer>

namespace ephor {

/// The pictures one below the other, scaled to the widget's width. Links to moments are "moment:158".
class EndPictures final : public QTextBrowser {
    Q_OBJECT

public:
    /// The session must outlive it.
    EndPictures(const BattleSession& session, QWidget* parent);

    /// Draws the pictures, if it is visible.
    void setSummary(const BattleSummary& summary);
    /// A complete one of this battle, or null. Must live until the next call.
    void setAnalysis(const AnalysisShown* analysis);

    QVariant loadResource(int type, const QUrl& name) override;

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void draw();
    QString shown(QImage image, const QString& caption, int moment);
    QImage tablePicture(const Table& table) const;
    QImage chancePicture() const;
    int pictureWidth() const;
    QImage emptyPicture(QSize size) const;

    const BattleSession& m_session;
    std::vector<KeyMoment> m_points;
    const AnalysisShown* m_analysis = nullptr;
    std::vector<QImage> m_images;  ///< named by numbers from m_first on, so that none is taken for an older one
    int m_first = 0;
    QTimer m_redraw;
};

}  // namespace ephor
