// The editors of a row's fields: lines, numbers, lists and colours.
#include "ui/campaign/map/power_looks.h"
#include "ui/campaign/scenario_editor/row_form.h"
#include "ui/common/named.h"
#include "ui/common/sizes.h"

#include <QBoxLayout>
#include <QColorDialog>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>

namespace ephor {

using namespace campaign;

QWidget* RowForm::editorFor(const RowField& field) {
    QWidget* editor = nullptr;
    using How = RowField::How;
    switch (field.how) {
    case How::Text:
    case How::Id:
        editor = lineFor(field);
        break;
    case How::Whole:
        editor = numberFor(field);
        break;
    case How::Degrees:
        editor = degreesFor(field);
        break;
    case How::Word:
    case How::Place:
    case How::Power:
    case How::Leader:
    case How::Trait:
        editor = choiceFor(field);
        break;
    case How::Colour:
        return colourFor(field);
    }
    editor->setToolTip(field.about);
    return named(editor, QStringLiteral("field_") + field.key, QString(field.label).remove(QLatin1Char('&')));
}

QWidget* RowForm::lineFor(const RowField& field) {
    auto* line = new QLineEdit(this);
    line->setMaxLength(field.highest > 0 ? field.highest : field.how == RowField::How::Id ? 60 : 80);
    const auto take = [this, line, field, ref = *m_row] {
        const std::string text = line->text().toStdString();
        if (m_row == ref && row() && text != row()->text(field.key.toStdString()))
            write(field.key, text.empty() && field.mayBeMissing ? std::nullopt : std::optional<SheetValue>(text));
    };
    // Other rows follow a changed id, so it is written only when complete.
    if (field.how == RowField::How::Id)
        connect(line, &QLineEdit::editingFinished, this, take);
    else
        connect(line, &QLineEdit::textEdited, this, take);
    m_refreshers.push_back([this, line, key = field.key.toStdString()] {
        const QString now = QString::fromStdString(row()->text(key));
        if (now != line->text())
            line->setText(now);
    });
    return line;
}

QWidget* RowForm::numberFor(const RowField& field) {
    auto* number = new QSpinBox(this);
    number->setRange(field.lowest, field.highest);
    connect(number, &QSpinBox::valueChanged, this, [this, field](int value) {
        const bool isLeftOut = field.mayBeMissing && value == field.lowest;
        write(field.key, isLeftOut ? std::nullopt : std::optional<SheetValue>(std::int64_t{value}));
    });
    m_refreshers.push_back([this, number, field] {
        const int value = static_cast<int>(row()->number(field.key.toStdString(), field.lowest));
        // A value outside the range is shown, and not changed by showing it.
        number->setRange(std::min(field.lowest, value), std::max(field.highest, value));
        number->setValue(value);
    });
    return number;
}

QWidget* RowForm::degreesFor(const RowField& field) {
    auto* degrees = new QDoubleSpinBox(this);
    degrees->setDecimals(4);
    degrees->setSingleStep(0.01);
    const int most = field.key == QLatin1StringView("lat") ? 90 : 180;
    degrees->setRange(-most, most);
    degrees->setSuffix(QStringLiteral("°"));
    connect(degrees, &QDoubleSpinBox::valueChanged, this, [this, field](double value) { write(field.key, value); });
    m_refreshers.push_back([this, degrees, field] { degrees->setValue(row()->number(field.key.toStdString(), 0)); });
    return degrees;
}

QIcon RowForm::iconOf(const RowField& field, const QString& word) const {
    const auto shape = fromWord<BadgeShape>(word.toStdString());
    if (!shape || field.key != QLatin1StringView("shape"))
        return {};
    PowerLook look;
    look.shape = shapeOf(*shape);
    look.light = look.dark = palette().color(QPalette::ButtonText);
    return look.icon(scaled(this, 16), palette(), font());
}

QWidget* RowForm::choiceFor(const RowField& field) {
    auto* box = new QComboBox(this);
    connect(box, &QComboBox::activated, this, [this, box, field] {
        const std::string word = box->currentData().toString().toStdString();
        if (word != row()->text(field.key.toStdString()))
            write(field.key, word.empty() ? std::nullopt : std::optional<SheetValue>(word));
    });
    m_refreshers.push_back([this, box, field] {
        const QString now = QString::fromStdString(row()->text(field.key.toStdString()));
        box->clear();
        for (const auto& [word, read] : optionsOf(field, m_document.sheet(), *row()))
            box->addItem(iconOf(field, word), read, word);
        if (box->findData(now) < 0)
            box->addItem(tr("%1 (missing)").arg(now), now);
        box->setCurrentIndex(box->findData(now));
    });
    return box;
}

/// A button that opens the dialog for colours, and one that leaves the choice to the program.
QWidget* RowForm::colourFor(const RowField& field) {
    auto* both = new QWidget(this);
    auto* line = new QHBoxLayout(both);
    line->setContentsMargins(0, 0, 0, 0);
    auto* choose = named(new QPushButton(both), QStringLiteral("field_") + field.key,
                         QString(field.label).remove(QLatin1Char('&')));
    choose->setToolTip(tr("The colour of the power's badge and arrows"));
    auto* leave =
        named(new QPushButton(tr("Automatic"), both), QStringLiteral("automatic_") + field.key, tr("Automatic colour"));
    leave->setToolTip(tr("Leave the colour to the program"));
    line->addWidget(choose, 1);
    line->addWidget(leave);
    both->setFocusProxy(choose);
    both->setFocusPolicy(Qt::StrongFocus);  // for the letter of the label
    both->setAccessibleName(choose->accessibleName());
    const std::string key = field.key.toStdString();
    connect(choose, &QPushButton::clicked, this, [this, field, key] {
        const QColor now = QColor::fromString(QString::fromStdString(row()->text(key)));
        const QColor chosen = QColorDialog::getColor(now.isValid() ? now : QColor(Qt::gray), this,
                                                     tr("Colour of %1").arg(nameOfRow(*row())));
        if (chosen.isValid() && row())
            write(field.key, chosen.name().toStdString());
    });
    connect(leave, &QPushButton::clicked, this, [this, field] { write(field.key, std::nullopt); });
    m_refreshers.push_back([this, choose, leave, key] {
        const QString now = QString::fromStdString(row()->text(key));
        choose->setText(now.isEmpty() ? tr("automatic") : now);
        choose->setIcon(QIcon());
        if (const QColor colour = QColor::fromString(now); colour.isValid()) {
            QPixmap swatch(scaled(this, 14), scaled(this, 14));
            swatch.fill(colour);
            choose->setIcon(swatch);
        }
        leave->setEnabled(!now.isEmpty());
    });
    return both;
}

}  // namespace ephor
