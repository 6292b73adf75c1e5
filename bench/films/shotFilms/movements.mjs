/** @typedef {import('./chance.mjs').Chance} Chance */
/** @typedef {import('./camera.mjs').View} View */
/** Where the camera looks at `seconds` of its shot. @typedef {(seconds: number) => View} Movement */

/** @param {number} t */
const eased = (t) => t * t * (3 - 2 * t);
/** There and back, without a jump. @param {number} t */
const swing = (t) => eased(Math.abs((((t % 2) + 2) % 2) - 1));

/**
 * @param {Chance} chance
 * @returns {View}
 */
const anyView = (chance) => ({
  x: chance.between(0.3, 0.7),
  y: chance.between(0.3, 0.7),
  part: chance.between(0.45, 1),
  angle: 0,
  mirrored: false,
});

/** @type {(chance: Chance) => Movement} */
export const still = (chance) => {
  const view = anyView(chance);
  return () => view;
};

/** Slow drifts, as over photographs in a documentary. @type {(chance: Chance) => Movement} */
export const drift = (chance) => {
  const view = anyView(chance);
  const [vx, vy, zoom] = [
    chance.between(-0.03, 0.03),
    chance.between(-0.02, 0.02),
    chance.between(-0.04, 0.04),
  ];
  return (t) => ({
    ...view,
    x: view.x + vx * t,
    y: view.y + vy * t,
    part: Math.min(1, view.part * Math.exp(zoom * t)),
  });
};

/** From one side to the other and back, slowly or as a whip pan. @type {(chance: Chance) => Movement} */
export const pan = (chance) => {
  const view = { ...anyView(chance), part: chance.between(0.3, 0.6) };
  const seconds = chance.pick([0.5, 1, 2, 4, 8]);
  const isUpright = chance.happens(0.25);
  const rest = chance.pick([0, 0, 0.5, 1]);
  return (t) => {
    const turn = Math.floor(t / (seconds + rest));
    const along = turn + Math.min(1, (t - turn * (seconds + rest)) / seconds);
    const way = 0.15 + 0.7 * swing(along);
    return isUpright ? { ...view, y: way } : { ...view, x: way };
  };
};

/** @type {(chance: Chance) => Movement} */
export const zoom = (chance) => {
  const view = anyView(chance);
  const seconds = chance.pick([0.7, 1.5, 3, 6, 10]);
  const deepest = chance.between(0.25, 0.5);
  return (t) => ({ ...view, part: deepest ** swing(t / seconds) });
};

/** A handheld camera: slow sway, quick tremble, an occasional knock. @type {(chance: Chance) => Movement} */
export const shake = (chance) => {
  const view = { ...anyView(chance), part: chance.between(0.5, 0.85) };
  const waves = Array.from({ length: 8 }, (_, index) => ({
    speed: chance.between(2, 5) * (1 + index),
    size: (chance.between(0.5, 1) * 0.02) / (1 + index * 0.5),
    phase: chance.between(0, 6),
  }));
  const knocks = Array.from({ length: 6 }, () => ({
    at: chance.between(0, 20),
    size: chance.between(-0.06, 0.06),
  }));
  return (t) => {
    const wave = (/** @type {number} */ from) =>
      waves
        .slice(from, from + 4)
        .reduce((sum, { speed, size, phase }) => sum + size * Math.sin(speed * t + phase), 0);
    const knocked = knocks.reduce(
      (sum, { at, size }) => sum + (t < at ? 0 : size * Math.exp(-(t - at) * 6) * Math.sin((t - at) * 25)),
      0,
    );
    return {
      ...view,
      x: view.x + wave(0) + knocked,
      y: view.y + wave(4) - knocked * 0.7,
      angle: wave(2) * 0.6,
    };
  };
};

/** The camera movements of a mixed film; most are slight. */
export const MOVEMENTS = [still, still, drift, drift, drift, pan, zoom, shake];
