/** @typedef {import('./chance.mjs').Chance} Chance */
/** @typedef {{ first: number, frames: number, kind: 'white' | 'black' | 'glare', strength: number }} Flash */

/**
 * @param {Chance} chance
 * @param {number} first
 * @param {Flash['kind']} [kind]
 * @returns {Flash}
 */
export const flashAt = (chance, first, kind) => ({
  first,
  frames: chance.whole(1, 3),
  kind: kind ?? chance.pick(['white', 'glare', 'glare']),
  strength: chance.between(0.6, 1),
});

/**
 * A strobe light, on and off at a fixed rhythm.
 * @param {Chance} chance
 * @param {number} first
 * @param {number} end
 * @returns {Flash[]}
 */
export const strobeBetween = (chance, first, end) => {
  const period = chance.whole(2, 10);
  const frames = Math.min(period - 1, chance.whole(1, 3));
  const kind = chance.pick(/** @type {const} */ (['white', 'black', 'glare']));
  const strength = chance.between(0.75, 1);
  const flashes = [];
  for (let at = first; at + frames <= end; at += period) flashes.push({ first: at, frames, kind, strength });
  return flashes;
};

/**
 * @param {Uint8Array} rgb
 * @param {Flash} flash
 */
export const applyFlash = (rgb, { kind, strength }) => {
  for (let at = 0; at < rgb.length; at += 1) {
    const from = rgb[at] ?? 0;
    if (kind === 'glare') rgb[at] = Math.min(255, from * (1 + 2 * strength) + 40 * strength);
    else rgb[at] = from + ((kind === 'white' ? 255 : 0) - from) * strength;
  }
};
