// What this program is: version, licence, what is new.
#pragma once

#include <QDialog>

namespace ephor {

class AboutDialog final : public QDialog {
    Q_OBJECT

public:
    /// `version`: with the commit, as a report of an error should name it.
    explicit AboutDialog(const QString& version, QWidget* parent = nullptr);

Q_SIGNALS:
    void manualWanted(const QString& topic);

private:
    void copyDetails();

    QString m_details;  ///< version, Qt, system: a line each
};

}  // namespace ephor
