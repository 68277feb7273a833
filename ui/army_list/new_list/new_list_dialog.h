// The page for a new list: system, army, points and name, or a sample army to begin with.
#pragma once

#include "models/army_list/new_list.h"
#include "models/battle/samples.h"

#include <QDialog>

class QFormLayout;
class QGroupBox;
class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;
class QSpinBox;
class QVBoxLayout;

namespace ephor {

class NewListDialog final : public QDialog {
    Q_OBJECT

public:
    /// `current` is the id of the system that is selected at first; empty: none.
    NewListDialog(FindSystem find, std::vector<std::string> systems, const std::string& current,
                  QWidget* parent = nullptr);

    /// The text of the list, or of the sample, after the dialog was accepted.
    QString text() const;
    QString title() const;
    const RuleSystem* system() const { return m_system; }

private:
    QWidget* makeSystems();
    QWidget* makeArmies();
    QWidget* makeSamples();
    void makeButtons(QVBoxLayout& into);
    void showSystem();
    void showArmies();
    void showChoices();
    void showReady();
    void filterArmies(const QString& words);
    const PublishedList* army() const;
    std::vector<std::size_t> chosenTypes() const;

    FindSystem m_find;
    std::vector<std::string> m_ids;
    const RuleSystem* m_system = nullptr;
    std::vector<PublishedList> m_published;
    std::vector<Sample> m_samples;
    const Sample* m_sample = nullptr;
    QListWidget* m_systems = nullptr;
    QLineEdit* m_name = nullptr;
    QSpinBox* m_points = nullptr;
    QFormLayout* m_form = nullptr;
    QGroupBox* m_armyBox = nullptr;
    QLineEdit* m_search = nullptr;
    QListWidget* m_armies = nullptr;
    QLabel* m_noArmy = nullptr;
    QWidget* m_choices = nullptr;
    QListWidget* m_sampleList = nullptr;
    QPushButton* m_create = nullptr;
    QLabel* m_missing = nullptr;  ///< says what the button still needs
};

}  // namespace ephor
