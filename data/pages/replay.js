// The steps of a battle, and the table after each of them.

/**
 * x and y of the centre in inches from the south-west corner, and the unit vector that the piece faces.
 * @typedef {[number, number, number, number]} Pose
 */
/**
 * @typedef {object} PieceData
 * @property {string} name
 * @property {0 | 1} side
 * @property {string} sign  how it is drawn: hoplite, cavalry, …
 * @property {string} type
 * @property {number} frontage  in inches
 * @property {number} depth
 * @property {number} strength  at the start
 */
/** @typedef {{name: string, kind: string, outline: [number, number][]}} Terrain */
/**
 * [number, "place" or "move", piece, pose], [number, "remove", piece], [number, "phase", turn, phase],
 * [number, "state", piece, strength, is formed, signs] or [number, "terrain", terrain].
 * @typedef {any[]} EventData
 */
/**
 * Rank ("turn", "phase", "act", "action", "detail"), text, rule id, numbers of the first and the last event that it
 * tells of (-1: none), whether it is part of the story.
 * @typedef {[string, string, string, number, number, boolean]} LogLine
 */
/**
 * Events before it, the chance that the first side wins, its 95 % interval, and what moved it there: "dice", "a", "b" (a
 * choice of that side) or "umpire".
 * @typedef {[number, number, number, number, string]} ChancePoint
 */
/**
 * @typedef {object} BattleData
 * @property {number} format
 * @property {string} program
 * @property {{name: string, strength: string, phases: string[]}} system
 * @property {string} title
 * @property {string} note
 * @property {[string, string]} sides
 * @property {[number, number]} table  width and height in inches
 * @property {Terrain[]} terrain
 * @property {PieceData[]} pieces
 * @property {EventData[]} events
 * @property {LogLine[]} log
 * @property {number} events_total
 * @property {{points: ChancePoint[], luck: number, choices: [number, number]}} [chances]  luck of the first side
 * @property {{winner: string, turns: number, why: string}} [result]
 * @property {string} [digest]
 * @property {string} [record]
 */
/**
 * A piece at a moment.
 * @typedef {object} PieceState
 * @property {Pose | null} pose  null: not on the table
 * @property {boolean} isGone  it was on the table
 * @property {number} strength
 * @property {boolean} isFormed
 * @property {string[]} signs
 */
/**
 * What is shown in one go: pieces move, then something comes of it.
 * @typedef {object} Step
 * @property {number} turn
 * @property {string} phase
 * @property {number} lastEvent
 * @property {Map<number, Pose[]>} paths  of the pieces that move, each from where it stood
 * @property {Set<number>} changed  pieces whose state changed
 * @property {number[]} lines  of the log
 * @property {PieceState[]} after
 * @property {Terrain[]} terrain  after it
 */

/** @param {PieceState[]} states */
function copied(states) {
  return states.map((one) => ({ ...one }));
}

/** @param {BattleData} data @returns {PieceState[]} */
function atStart(data) {
  return data.pieces.map((piece) =>
    ({ pose: null, isGone: false, strength: piece.strength, isFormed: false, signs: [] }));
}

/**
 * Where steps begin at the latest: when a unit begins to act, and with each line of the log that tells of a move. The
 * value says whether a unit begins to act.
 * @param {BattleData} data
 * @returns {[number, boolean][]}
 */
function beginningsOf(data) {
  const moves = new Set(data.events.filter(([, kind]) => kind === "move" || kind === "place").map(([number]) => number));
  /** @type {Map<number, boolean>} */
  const beginnings = new Map();
  for (const [rank, , , first] of data.log)
    if (first >= 0 && (rank === "act" || moves.has(first)))
      beginnings.set(first, rank === "act" || beginnings.get(first) === true);
  return [...beginnings].sort(([a], [b]) => a - b);
}

/** Puts the events of a battle into steps, one after the other. */
class StepMaker {
  /** @param {BattleData} data */
  constructor(data) {
    this.phases = data.system.phases;
    this.states = atStart(data);
    this.terrain = data.terrain;
    /** @type {Step[]} */
    this.steps = [];
    this.isAct = false;  // a step in which a unit acts is shown even where nothing comes of it
    this.step = this.nextStep(0, "");
  }

  /** @param {number} turn @param {string} phase @returns {Step} */
  nextStep(turn, phase) {
    return { turn, phase, lastEvent: -1, paths: new Map(), changed: new Set(), lines: [], after: [], terrain: [] };
  }

  /** @param {number} event  the first one of the next step */
  finish(event) {
    const { step } = this;
    if (step.paths.size > 0 || step.changed.size > 0 || this.isAct)
      this.steps.push({ ...step, lastEvent: event - 1, after: copied(this.states), terrain: this.terrain });
    this.isAct = false;
    this.step = this.nextStep(step.turn, step.phase);
  }

  /** @param {number} event @param {boolean} isAct */
  begin(event, isAct) {
    this.finish(event);
    this.isAct = isAct;
  }

  /** @param {EventData} event */
  add([number, kind, ...rest]) {
    if (kind === "phase") {
      this.finish(number);
      this.step.turn = rest[0];
      this.step.phase = this.phases[rest[1]] ?? "";
    } else if (kind === "terrain") {
      this.terrain = rest[0];
    } else if (kind === "place" || kind === "move") {
      this.move(number, rest[0], rest[1]);
    } else {
      this.change(kind, rest);
    }
  }

  /** @param {number} number @param {number} piece @param {Pose} to */
  move(number, piece, to) {
    if (this.step.changed.size > 0) {
      const { isAct } = this;
      this.finish(number);
      this.isAct = isAct;
    }
    const state = this.states[piece];
    this.step.paths.set(piece, [...(this.step.paths.get(piece) ?? [state.pose ?? to]), to]);
    state.pose = to;
  }

  /** @param {string} kind @param {any[]} rest */
  change(kind, rest) {
    const state = this.states[rest[0]];
    this.step.changed.add(rest[0]);
    if (kind === "state") [, state.strength, state.isFormed, state.signs] = rest;
    else Object.assign(state, { pose: null, isGone: true, strength: 0, signs: [] });
  }
}

/**
 * Steps in order. A step begins with a phase, when a unit begins to act, with a move that the log tells of, and where a
 * piece moves after something has come of earlier moves.
 * @param {BattleData} data
 * @returns {Step[]}
 */
export function stepsOf(data) {
  const maker = new StepMaker(data);
  const beginnings = beginningsOf(data);
  let next = 0;
  const beginUntil = (/** @type {number} */ event) => {
    for (; next < beginnings.length && beginnings[next][0] <= event; ++next) maker.begin(...beginnings[next]);
  };
  for (const event of data.events) {
    beginUntil(event[0]);
    maker.add(event);
  }
  beginUntil(data.events_total);
  maker.finish(data.events_total);
  addLines(maker.steps, data.log);
  return maker.steps;
}

/**
 * Each line belongs to the step of its last event, or to the next one that is shown.
 * @param {Step[]} steps
 * @param {LogLine[]} log
 */
function addLines(steps, log) {
  let at = 0;
  log.forEach(([rank, , , , event], i) => {
    if (rank === "detail" || event < 0 || steps.length === 0) return;
    // Lines are told at the end of their phase, so their events need not ascend.
    while (at > 0 && steps[at - 1].lastEvent >= event) --at;
    while (at + 1 < steps.length && steps[at].lastEvent < event) ++at;
    steps[at].lines.push(i);
  });
}

/**
 * The pose at a share (0 to 1) of the way along a path.
 * @param {Pose[]} path
 * @param {number} share
 * @returns {Pose}
 */
export function along(path, share) {
  const legs = path.length - 1;
  if (legs < 1 || share >= 1) return path[path.length - 1];
  const at = Math.max(0, share) * legs;
  const leg = Math.floor(at);
  const part = at - leg;
  const [from, to] = [path[leg], path[leg + 1]];
  const mixed = /** @type {Pose} */ (from.map((value, i) => value + (to[i] - value) * part));
  const length = Math.hypot(mixed[2], mixed[3]);
  // Half a turn has no facing in the middle: it keeps the old one until then.
  return length < 0.01 ? [mixed[0], mixed[1], from[2], from[3]]
    : [mixed[0], mixed[1], mixed[2] / length, mixed[3] / length];
}

/**
 * How long a step is shown at speed 1, in milliseconds: longer for long moves and for something to read.
 * @param {Step} step
 */
export function durationOf(step) {
  let longest = 0;
  for (const path of step.paths.values()) {
    let length = 0;
    for (let i = 1; i < path.length; ++i) length += Math.hypot(path[i][0] - path[i - 1][0], path[i][1] - path[i - 1][1]);
    longest = Math.max(longest, length);
  }
  const moving = step.paths.size > 0 ? Math.min(1200, 350 + 60 * longest) : 0;
  return { moving, resting: step.lines.length > 0 ? Math.min(2400, 500 + 250 * step.lines.length) : 120 };
}

/**
 * Whether somebody is hurt in the step.
 * @param {Step[]} steps
 * @param {number} i
 */
export function isFight(steps, i) {
  const before = i > 0 ? steps[i - 1].after : null;
  return before !== null && steps[i].after.some((state, piece) => state.strength < before[piece].strength);
}
