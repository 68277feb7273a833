// Forms for messages to other powers, deals and affairs; and those that the sheet has.
import { byId, element } from "./elements.js";
import { affairsIn, lineOfForm, withAffair, withoutAffair } from "./turn_sheet.js";

/** @typedef {import("./turn_data.js").FormData} FormData */
/** @typedef {import("./turn_orders.js").TurnOrders} TurnOrders */

export class AffairForms {
  /** @param {TurnOrders} orders */
  constructor(orders) {
    this.orders = orders;
    this.forms = orders.data.forms;
    /** @type {(HTMLSelectElement | HTMLInputElement)[]} */
    this.controls = [];
    byId("affairs-part").hidden = this.forms.length === 0 || !orders.data.isOpen;
    const kind = byId("affair-kind");
    const groups = [...new Set(this.forms.map((form) => form.group))];
    kind.replaceChildren(...groups.map((group) => element("optgroup", { label: group },
      ...this.forms.flatMap((form, i) => form.group === group ? [element("option", { value: i }, form.name)] : []))));
    kind.addEventListener("change", () => this.showFields());
    byId("affair-add").addEventListener("click", () => this.add());
    if (this.forms.length > 0) this.showFields();
  }

  /** @returns {FormData} */
  form() {
    return this.forms[Number(byId("affair-kind").value)];
  }

  showFields() {
    this.controls = this.form().fields.map((field) => {
      if (field.options)
        return /** @type {HTMLSelectElement} */ (element("select", {},
          ...field.options.map(([shown, written]) => element("option", { value: written }, shown))));
      const number = /** @type {HTMLInputElement} */ (element("input", { type: "number", inputmode: "numeric",
        min: field.least ?? 0, max: field.most ?? 99, step: 1, required: "" }));
      number.value = String(field.first ?? 0);
      return number;
    });
    byId("affair-fields").replaceChildren(...this.form().fields.map((field, i) =>
      element("label", { class: "number" }, field.label, this.controls[i])));
  }

  add() {
    const wrong = this.controls.find((control) => !control.reportValidity());
    if (wrong) return;
    const line = lineOfForm(this.form(), this.controls.map((control) => control.value));
    this.orders.setText(withAffair(this.orders.text, line));
  }

  /** The lines of the sheet, each to be removed. */
  refresh() {
    byId("affairs").replaceChildren(...affairsIn(this.orders.text).map((line) => {
      const remove = element("button", { type: "button", "aria-label": `Remove: ${line}` }, "Remove");
      remove.addEventListener("click", () => this.orders.setText(withoutAffair(this.orders.text, line)));
      return element("li", {}, element("span", {}, line), remove);
    }));
  }
}
