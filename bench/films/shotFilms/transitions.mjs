/** @typedef {import('./chance.mjs').Chance} Chance */
/** @typedef {import('./sources.mjs').Picture} Picture */
/**
 * Mixes the incoming shot's frame into the outgoing one's, in place; `t` from 0 to 1.
 * @typedef {(going: Picture, coming: Picture, t: number) => void} Mix
 */

/** @type {(going: Picture, coming: Picture, share: number) => void} */
const blend = (going, coming, share) => {
  const part = Math.round(share * 256);
  for (let at = 0; at < going.rgb.length; at += 1) {
    const from = going.rgb[at] ?? 0;
    going.rgb[at] = from + ((((coming.rgb[at] ?? 0) - from) * part + 128) >> 8);
  }
};

/** @type {(chance: Chance) => Mix} */
export const dissolve = (chance) => {
  const isEased = chance.happens(0.3);
  return (going, coming, t) => blend(going, coming, isEased ? t * t * (3 - 2 * t) : t);
};

/** @type {(chance: Chance) => Mix} */
export const fadeThrough = (chance) => {
  const level = chance.happens(0.7) ? chance.pick([0, 0, 16]) : chance.pick([255, 240]);
  const hold = chance.pick([0, 0, 0.2, 0.4]);
  const out = (1 - hold) * chance.between(0.35, 0.65);
  return (going, coming, t) => {
    const share = t < out ? t / out : t < out + hold ? 1 : (1 - t) / (1 - out - hold);
    if (t >= out + hold) going.rgb.set(coming.rgb);
    for (let at = 0; at < going.rgb.length; at += 1) {
      const from = going.rgb[at] ?? 0;
      going.rgb[at] = from + (level - from) * share + 0.5;
    }
  };
};

/** Wipe directions: when a point is reached, 0 to 1, from its position as fractions of width and height. */
const WAYS = [
  (/** @type {number} */ x) => x,
  (/** @type {number} */ x) => 1 - x,
  (/** @type {number} */ _, /** @type {number} */ y) => y,
  (/** @type {number} */ _, /** @type {number} */ y) => 1 - y,
  (/** @type {number} */ x, /** @type {number} */ y) => (x + y) / 2,
  (/** @type {number} */ x, /** @type {number} */ y) => (1 - x + y) / 2,
  (/** @type {number} */ x, /** @type {number} */ y) => Math.hypot(x - 0.5, y - 0.5) / 0.7072,
];

/** @type {(chance: Chance) => Mix} */
export const wipe = (chance) => {
  const way = chance.pick(WAYS);
  const soft = chance.pick([0.001, 0.001, 0.03, 0.1]);
  return (going, coming, t) => {
    const edge = t * (1 + soft);
    for (let row = 0, at = 0; row < going.height; row += 1) {
      for (let column = 0; column < going.width; column += 1, at += 3) {
        const share = (edge - way((column + 0.5) / going.width, (row + 0.5) / going.height)) / soft;
        if (share <= 0) continue;
        for (let channel = at; channel < at + 3; channel += 1) {
          const from = going.rgb[channel] ?? 0;
          going.rgb[channel] = from + ((coming.rgb[channel] ?? 0) - from) * Math.min(1, share) + 0.5;
        }
      }
    }
  };
};

export const TRANSITIONS = { dissolve, fade: fadeThrough, wipe };
/** @typedef {keyof typeof TRANSITIONS} Gradual */
