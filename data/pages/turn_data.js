// The data of a turn page, as core/pages/turn_data.h makes it. Places, powers and the like are indices in their lists.

/**
 * @typedef {object} PowerData
 * @property {string} name
 * @property {string} shape
 * @property {string} letter
 * @property {string} light  colour on light ground
 * @property {string} dark  colour on dark ground, where every letter is dark
 * @property {boolean} hasDarkLetter  on light ground, too
 */

/**
 * @typedef {object} PlaceData
 * @property {string} name
 * @property {string} written  in an order sheet
 * @property {number} x  hundreds of metres to the east
 * @property {number} y  to the south
 * @property {string} kind
 * @property {string} country
 * @property {number} tier  1 to 4
 * @property {number} walls
 * @property {number | null} owner
 * @property {boolean} isCapital
 * @property {boolean} isBesieged
 * @property {boolean} isClosed  its harbour
 * @property {{loyalty: number, stores: number, garrison: number, docks: number}} [own]  of the reader's own cities
 */

/**
 * @typedef {object} UnitData
 * @property {string} name
 * @property {string} written  in an order sheet, before the colon
 * @property {number} place
 * @property {{name: string, traits: string} | null} leader
 * @property {number} points  command points
 * @property {number} [units]  of an army
 * @property {number} [steps]
 * @property {string} [troops]
 * @property {number} [fatigue]
 * @property {number} [spirit]
 * @property {number} [food]
 * @property {string | null} [serves]  the army of another power that it follows
 * @property {(number[] | null)[]} [reach]  for each place: march points; turns as it goes, by a forced march, ravaging,
 *   ravaging by a forced march. Negative turns: a way needs more points than that.
 * @property {number} [squadrons]  of a fleet
 * @property {{written: string, squadrons: number}[]} [passengers]  that fit aboard, with the squadrons that they need
 * @property {string[]} [others]  fleets that it may join
 */

/**
 * @typedef {object} MoveData
 * @property {string} name
 * @property {string | null} stay  what is written where the unit stays; null: it must go somewhere
 * @property {string | null} go  what is written where it goes to GOAL
 * @property {number} stayCost  command points
 * @property {number} goCost
 * @property {boolean} [isSlow]
 */

/**
 * @typedef {object} FieldData
 * @property {string} label
 * @property {[string, string][]} [options]  what is shown and what is written
 * @property {string} [text]  what is written for a number, which stands for #; nothing for 0
 * @property {number} [least]
 * @property {number} [most]
 * @property {number} [first]  to begin with
 */

/** @typedef {{group: string, name: string, line: string, fields: FieldData[]}} FormData */
/** @typedef {{isFleet: boolean, power: number, place: number, size: string, age: number, text?: string}} SeenData */

/**
 * @typedef {object} TurnData
 * @property {string} key  names the sheet in the browser's storage
 * @property {string} campaign
 * @property {number} power
 * @property {number} turn
 * @property {string} due
 * @property {boolean} isOpen  orders are awaited
 * @property {string} replyTo
 * @property {boolean} isServed  by a server, to which orders can be submitted
 * @property {number} arete
 * @property {number | null} treasury
 * @property {{place: number, text: string, isBattle: boolean}[]} news
 * @property {string} sheet  to begin with
 * @property {PowerData[]} powers
 * @property {PlaceData[]} places
 * @property {[number, number, string, number[]?][]} ways  two places, kind, and points between them
 * @property {{land: string, water: string, river: string, coast: string, seas: [string, number, number][],
 *   sheet?: number[]}} ground
 * @property {UnitData[]} armies
 * @property {UnitData[]} fleets
 * @property {{[from: string]: number[][]}} marches  the places on the way to each place
 * @property {{[from: string]: number[][]}} voyages  turns, then the places on the way
 * @property {SeenData[]} seen
 * @property {MoveData[]} postures
 * @property {MoveData[]} stations
 * @property {{name: string, cost: number, isForced: boolean}[]} tasks
 * @property {string} retire
 * @property {number} marchCost  command points; who has fewer may try all the same
 * @property {number} sailCost
 * @property {FormData[]} forms
 * @property {object} check  what the core needs to check a sheet
 */

/** @param {UnitData} unit */
export function isFleet(unit) {
  return unit.squadrons !== undefined;
}

/** What the unit may be ordered. @param {TurnData} data @param {UnitData} unit */
export function movesOf(data, unit) {
  return isFleet(unit) ? data.stations : data.postures;
}

/** Its own units that take orders. @param {TurnData} data */
export function unitsOf(data) {
  return [...data.armies.filter((army) => !army.serves), ...data.fleets];
}

/** "1 turn", "3 turns". @param {number} count @param {string} one */
export function counted(count, one) {
  return `${count} ${one}${count === 1 ? "" : "s"}`;
}
