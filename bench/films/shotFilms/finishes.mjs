/** @typedef {import('./chance.mjs').Chance} Chance */
/** @typedef {import('./sources.mjs').Picture} Picture */
/** A final effect on a frame, in place; `isFirst` marks the first frame of a shot. */
/** @typedef {(frame: Picture, isFirst: boolean) => void} Finish */

/** How far from black compression may leave a bar. */
const ALMOST_BLACK = 2;

/** Bars at top and bottom, each a twentieth to a sixth of the height. @type {(chance: Chance) => Finish} */
const letterbox = (chance) => {
  const part = chance.between(0.05, 0.17);
  return ({ rgb, width, height }) => {
    const bar = Math.round(height * part) * width * 3;
    rgb.fill(ALMOST_BLACK, 0, bar);
    rgb.fill(ALMOST_BLACK, rgb.length - bar);
  };
};

/** Bars at the sides, as with old 4:3 films. @type {(chance: Chance) => Finish} */
const pillarbox = (chance) => {
  const part = chance.pick([0.06, 0.125, 0.2]);
  return ({ rgb, width, height }) => {
    const bar = Math.round(width * part) * 3;
    for (let row = 0; row < height; row += 1) {
      rgb.fill(ALMOST_BLACK, row * width * 3, row * width * 3 + bar);
      rgb.fill(ALMOST_BLACK, (row + 1) * width * 3 - bar, (row + 1) * width * 3);
    }
  };
};

/** @type {(levels: (value: number) => number) => Finish} */
const byTable = (levels) => {
  const table = Uint8Array.from({ length: 256 }, (_, value) => levels(value));
  return ({ rgb }) => {
    for (let at = 0; at < rgb.length; at += 1) rgb[at] = table[rgb[at] ?? 0] ?? 0;
  };
};

/** Night: an eighth to a third of the light. @type {(chance: Chance) => Finish} */
const dark = (chance) => {
  const gain = chance.between(0.12, 0.33);
  return byTable((value) => 3 + value * gain);
};

/**
 * Flat areas of few colors. Applied before mixing, so that transitions still blend smoothly. @type {(chance: Chance) =>
 * Finish}
 */
const cartoon = (chance) => {
  const step = 255 / chance.whole(3, 5);
  return byTable((value) => Math.round(value / step) * step);
};

/** Every other line is one frame late, as in interlaced film. @type {() => Finish} */
const woven = () => {
  /** @type {Uint8Array | null} */
  let before = null;
  return ({ rgb, width, height }, isFirst) => {
    const whole = rgb.slice();
    const late = isFirst ? null : before;
    if (late)
      for (let row = 1; row < height; row += 2)
        rgb.set(late.subarray(row * width * 3, (row + 1) * width * 3), row * width * 3);
    before = whole;
  };
};

const plain = () => () => undefined;

/** Strong grain is added by `createDevelop`. */
const FINISHES = { plain, letterbox, pillarbox, dark, grainy: plain, woven };
/** @typedef {'cartoon' | keyof typeof FINISHES} Look */

/**
 * The effects of a look: `draw` for each picture before mixing, `finish` for each frame.
 * @param {Look} look
 * @param {Chance} chance
 * @returns {{ draw: Finish, finish: Finish }}
 */
export const createLook = (look, chance) =>
  look === 'cartoon'
    ? { draw: cartoon(chance), finish: plain() }
    : { draw: plain(), finish: FINISHES[look](chance) };
