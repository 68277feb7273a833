// Checks the sheet with the core, where the page has it inside.

/** @typedef {{line: number, text: string, isAdvice: boolean}} Fault */

export class SheetCheck {
  /**
   * @param {import("./turn_data.js").TurnData} data
   * @param {((request: object) => Promise<any>) | null} ask  null: the page has no core
   * @param {(words: string, faults: Fault[]) => void} said
   */
  constructor(data, ask, said) {
    this.data = data;
    this.ask = ask;
    this.said = said;
    this.number = 0;
    this.timer = 0;
  }

  /** Checks the text shortly after the last change. @param {string} text */
  later(text) {
    clearTimeout(this.timer);
    if (!this.ask) return this.said("Your umpire's program checks the orders when they arrive.", []);
    this.timer = setTimeout(() => this.now(text), 250);
  }

  /** @param {string} text */
  async now(text) {
    const number = ++this.number;
    const answer = await this.ask?.({ ask: "orders", data: this.data.check, sheet: text });
    if (number !== this.number) return;
    if (!answer || answer.error)
      return this.said("The orders could not be checked here. Your umpire's program checks them when they arrive.", []);
    const faults = answer.faults.filter((/** @type {Fault} */ fault) => !fault.isAdvice).length;
    const good = answer.faults.length > 0 ? "The orders can be carried out. Please note:"
      : "Checked: the orders can be carried out.";
    const bad = `${faults === 1 ? "One thing" : `${faults} things`} to change before you send it:`;
    this.said(faults > 0 ? bad : good, answer.faults);
  }
}
