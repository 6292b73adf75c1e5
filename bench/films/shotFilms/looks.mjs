/** @typedef {import('./chance.mjs').Chance} Chance */
/** What the light does to frame `index`: values become `value * gain + lift`. */
/** @typedef {(index: number) => { gain: number, lift: number }} Light */

const SPECKS = 1 << 17;

/**
 * Flicker of a lamp or an old projector: every frame is a little lighter or darker. @type {(chance: Chance) => Light}
 */
export const flicker = (chance) => {
  const size = chance.between(0.03, 0.14);
  const speed = chance.between(0.3, 2.8);
  const isRandom = chance.happens(0.6);
  const values = Array.from({ length: 4096 }, () => chance.normal());
  return (index) => {
    const way = isRandom ? (values[index % 4096] ?? 0) * 0.7 : Math.sin(index * speed);
    return { gain: 1 + size * way, lift: size * way * 12 };
  };
};

/** Auto-exposure: drifts slowly, or readjusts within a second. @type {(chance: Chance, fps: number) => Light} */
export const exposureDrift = (chance, fps) => {
  const seconds = chance.between(2, 8);
  const depth = chance.between(0.25, 0.5);
  const isSudden = chance.happens(0.4);
  return (index) => {
    const wave = Math.sin((index / fps / seconds) * 2 * Math.PI);
    return { gain: 1 + depth * (isSudden ? Math.tanh(wave * 5) : wave), lift: 0 };
  };
};

/**
 * Applies light, grain and conversion to grayscale to the frames of a film, in place.
 * @param {Chance} chance
 * @param {{ grain: number, isGray: boolean }} look grain as a standard deviation in 8-bit levels
 */
export const createDevelop = (chance, { grain, isGray }) => {
  const specks = Float32Array.from({ length: grain > 0 ? SPECKS : 0 }, () => chance.normal() * grain);
  return (/** @type {Uint8Array} */ rgb, /** @type {ReturnType<Light>} */ { gain, lift }) => {
    if (gain === 1 && lift === 0 && grain === 0 && !isGray) return;
    let speck = Math.floor(chance.next() * SPECKS);
    for (let at = 0; at < rgb.length; at += 3) {
      const noise = grain > 0 ? (specks[(speck += 1) & (SPECKS - 1)] ?? 0) : 0;
      let [r = 0, g = 0, b = 0] = [rgb[at], rgb[at + 1], rgb[at + 2]];
      if (isGray) r = g = b = r * 0.2126 + g * 0.7152 + b * 0.0722;
      rgb[at] = Math.max(0, Math.min(255, r * gain + lift + noise + 0.5));
      rgb[at + 1] = Math.max(0, Math.min(255, g * gain + lift + noise + 0.5));
      rgb[at + 2] = Math.max(0, Math.min(255, b * gain + lift + noise + 0.5));
    }
  };
};
