// The orders of a turn while a player makes them: what is selected, and what each tap changes in the sheet.
import { counted, isFleet, movesOf, unitsOf } from "./turn_data.js";
import { holding, orderOf, withOrder } from "./turn_sheet.js";

/** @typedef {import("./turn_data.js").TurnData} TurnData */
/** @typedef {import("./turn_data.js").UnitData} UnitData */
/** @typedef {import("./turn_sheet.js").Order} Order */

/**
 * @typedef {object} Route
 * @property {number[]} path  places, without the one where the unit is
 * @property {number} turns
 * @property {string} length  "4 march points"
 * @property {boolean} needsForced  it gets through by a forced march only
 */

export class TurnOrders {
  /** @param {TurnData} data @param {string} text  of the sheet */
  constructor(data, text) {
    this.data = data;
    this.text = text;
    this.units = unitsOf(data);
    /** @type {UnitData | null} */
    this.selected = null;
    /** Called after each change of the sheet or the selection. */
    this.changed = () => {};
  }

  /** @param {string} text */
  setText(text) {
    this.text = text;
    this.changed();
  }

  /** @param {UnitData | null} unit */
  select(unit) {
    this.selected = unit;
    this.changed();
  }

  /** The next of the units at a place, one after the other. @param {number} place */
  selectAt(place) {
    const here = this.units.filter((unit) => unit.place === place);
    if (here.length === 0) return false;
    const at = this.selected ? here.indexOf(this.selected) : -1;
    this.select(here[(at + 1) % here.length]);
    return true;
  }

  /** The order as the page can show it; null: it is written in other words. @param {UnitData} unit */
  orderOf(unit) {
    return orderOf(this.data, this.text, unit);
  }

  /** The name of the fleet that carries an army; "": none. @param {UnitData} unit */
  aboard(unit) {
    const fleet = this.units.find((one) => isFleet(one) && this.orderOf(one)?.carries.includes(unit.written));
    return fleet?.name ?? "";
  }

  /** @param {UnitData} unit @param {number} goal @param {Order} order @returns {Route | null} */
  routeTo(unit, goal, order) {
    const { data } = this;
    if (isFleet(unit)) {
      const [turns, ...path] = data.voyages[unit.place][goal];
      return path.length > 0 ? { path, turns, length: counted(path.length, "sea lane"), needsForced: false } : null;
    }
    const reach = unit.reach?.[goal];
    if (!reach) return null;
    const isForced = order.tasks.some((name) => data.tasks.find((task) => task.name === name)?.isForced);
    const turns = reach[1 + (data.postures[order.move].isSlow ? 2 : 0) + (isForced ? 1 : 0)];
    return { path: data.marches[unit.place][goal], turns: Math.abs(turns), length: counted(reach[0], "march point"),
      needsForced: turns < 0 };
  }

  /** The route of a unit as ordered. @param {UnitData} unit */
  routeOf(unit) {
    const order = this.orderOf(unit);
    return order?.goal === null || !order ? null : this.routeTo(unit, order.goal, order);
  }

  /** What the order costs, in command points. @param {UnitData} unit @param {Order} order */
  costOf(unit, order) {
    const move = movesOf(this.data, unit)[order.move];
    const tasks = order.tasks.map((name) => this.data.tasks.find((task) => task.name === name)?.cost ?? 0);
    const carried = !isFleet(unit) && this.aboard(unit) ? this.data.marchCost : 0;
    return tasks.reduce((sum, cost) => sum + cost, carried + (order.goal === null ? move.stayCost : move.goCost));
  }

  /** A tap on a place: the selected unit goes there. True if it can. @param {number} place */
  tapPlace(place) {
    const unit = this.selected;
    if (!unit || !this.data.isOpen) return false;
    if (place === unit.place) return this.goTo(null);
    const order = this.orderOf(unit) ?? holding();
    return this.routeTo(unit, place, order) ? this.goTo(place) : false;
  }

  /** Null: the unit stays. Where the posture does not fit, the first that does. @param {number | null} goal */
  goTo(goal) {
    return this.change((order, unit) => {
      order.goal = goal;
      const moves = movesOf(this.data, unit);
      const fits = (/** @type {number} */ i) => (goal === null ? moves[i].stay : moves[i].go) !== null;
      if (!fits(order.move)) order.move = moves.findIndex((_, i) => fits(i));
      if (goal === null) order.carries = [];
    });
  }

  /** A posture or station. One that does not go or stay as ordered changes that, too. @param {number} move */
  setMove(move) {
    return this.change((order, unit) => {
      const { stay, go } = movesOf(this.data, unit)[move];
      if (order.goal !== null && go === null) {
        order.goal = null;
        order.carries = [];
      }
      if (order.goal === null && stay === null) return;
      order.move = move;
    });
  }

  /** @param {string} task @param {boolean} isOn */
  setTask(task, isOn) {
    return this.change((order) => {
      order.tasks = this.data.tasks.map(({ name }) => name)
        .filter((name) => name === task ? isOn : order.tasks.includes(name));
    });
  }

  /** @param {boolean} retires */
  setRetires(retires) {
    return this.change((order) => { order.retires = retires; });
  }

  /** An army that goes aboard stays otherwise where it is. @param {string} army  as written @param {boolean} isOn */
  setCarries(army, isOn) {
    const passenger = this.units.find((unit) => unit.written === army);
    if (isOn && passenger && this.orderOf(passenger)?.goal !== null)
      this.text = withOrder(this.data, this.text, passenger, holding());
    return this.change((order) => {
      order.carries = order.carries.filter((name) => name !== army).concat(isOn ? [army] : []);
    });
  }

  /** @param {"build" | "detach"} what @param {number} squadrons */
  setSquadrons(what, squadrons) {
    return this.change((order) => { order[what] = squadrons; });
  }

  /** @param {string} fleet  as written; "": none */
  setJoin(fleet) {
    return this.change((order) => { order.join = fleet; });
  }

  /** @param {(order: Order, unit: UnitData) => void} edit */
  change(edit) {
    const unit = this.selected;
    if (!unit || !this.data.isOpen) return false;
    const order = this.orderOf(unit) ?? holding();
    edit(order, unit);
    this.text = withOrder(this.data, this.text, unit, order);
    this.changed();
    return true;
  }
}
