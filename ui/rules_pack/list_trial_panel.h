// A list under the pack's data, compared with the data that it was written for or the program's: shows what a change of
// the pack does to an army.
#pragma once

#include "models/army_list/list_trial.h"
#include "models/battle/samples.h"
#include "models/rules_pack/rules_pack_document.h"

#include <QStandardItemModel>
#include <QWidget>
#include <filesystem>
#include <optional>
#include <tuple>

class QComboBox;
class QLabel;
class QTableView;

namespace ephor {

class ListTrialPanel final : public QWidget {
    Q_OBJECT

public:
    explicit ListTrialPanel(const RulesPackDocument& document, QWidget* parent = nullptr);

    /// Adds a list from a file to the samples.
    void offer(const QString& name, const std::string& text);
    /// The chosen list; null where the system has no samples and no file was opened.
    const Sample* chosen() const;

Q_SIGNALS:
    void openWanted();
    /// Add the chosen list to the pack's tests.
    void testWanted(const QString& name, const QString& list);

private:
    void fillChoices();
    void show();
    std::shared_ptr<const RuleSystem> olderRules(const std::string& text);
    void showRows(const ListTrial& trial);
    void showVerdict(const ListTrial& trial);

    const RulesPackDocument& m_document;
    std::string m_system;  ///< the system of the samples
    std::vector<Sample> m_samples;
    QComboBox* m_choice = nullptr;
    QTableView* m_table = nullptr;
    QLabel* m_verdict = nullptr;
    QStandardItemModel m_rows;
    /// The search whose result is cached: folder, system and version.
    using Looked = std::tuple<std::filesystem::path, std::string, std::string>;
    std::optional<Looked> m_looked;
    std::shared_ptr<const RuleSystem> m_older;  ///< the result; null: not found
    QString m_before;                           ///< the name of the data to compare with
};

}  // namespace ephor
