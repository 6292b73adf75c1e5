const LUMA = [0.2126, 0.7152, 0.0722];

/** Shoulder and toe of a film (Narkowicz's fit of the ACES curve, 2015). */
const filmCurve = (x) => Math.min(1, Math.max(0, (x * (2.51 * x + 0.03)) / (x * (2.43 * x + 0.59) + 0.14)));

const linearToByte = (v) => 255 * (v <= 0.0031308 ? 12.92 * v : 1.055 * Math.pow(v, 1 / 2.4) - 0.055);

/** Repeatable numbers for the grain (mulberry32). */
const createNoise = (seed) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
};

/** Three box blurs approximate a Gaussian; with running sums the cost does not depend on the radius. */
const blur = (light, width, height, radius) => {
  let from = Float32Array.from(light);
  let to = new Float32Array(light.length);
  for (let round = 0; round < 3; round += 1) {
    for (const [count, length, step, stride] of [
      [height, width, 3, width * 3],
      [width, height, width * 3, 3],
    ]) {
      for (let line = 0; line < count; line += 1) {
        for (let c = 0; c < 3; c += 1) {
          const start = line * stride + c;
          const at = (i) => from[start + Math.min(length - 1, Math.max(0, i)) * step];
          let sum = 0;
          for (let i = -radius; i <= radius; i += 1) sum += at(i);
          for (let i = 0; i < length; i += 1) {
            to[start + i * step] = sum / (2 * radius + 1);
            sum += at(i + radius + 1) - at(i - radius);
          }
        }
      }
      [from, to] = [to, from];
    }
  }
  return from;
};

/**
 * Film processing: halation around lights, exposure, film curve, vignette and grain. Takes linear light and returns
 * 8-bit sRGB.
 */
export const develop = (light, width, height, look) => {
  const { exposure = 1.15, bloom = 0.06, saturation = 1.06, vignette = 0.25, grain = 0.012 } = look;
  const near = blur(light, width, height, Math.max(1, Math.round(width / 220)));
  const far = blur(light, width, height, Math.max(1, Math.round(width / 36)));
  const noise = createNoise(7);
  const bytes = Buffer.alloc(width * height * 3);
  const film = [0, 0, 0];
  let lastGrain = 0;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 3;
      const u = (x / width - 0.5) * 1.1;
      const v = (y / height - 0.5) * 1.1;
      const fall = exposure * (1 - vignette * Math.min(1, 2.2 * (u * u + v * v)));
      for (let c = 0; c < 3; c += 1) {
        const spread = 0.6 * near[at + c] + 0.4 * far[at + c];
        film[c] = fall * ((1 - bloom) * light[at + c] + bloom * spread);
      }
      const gray = LUMA[0] * film[0] + LUMA[1] * film[1] + LUMA[2] * film[2];
      // Grain is larger than one pixel, so each pixel takes a part of its neighbor's value.
      lastGrain = 0.45 * lastGrain + (noise() + noise() + noise() - 1.5) * 1.1;
      const tone = filmCurve(0.6 * gray);
      const speck = grain * lastGrain * (0.35 + 2.6 * tone * (1 - tone));
      for (let c = 0; c < 3; c += 1) {
        // A little light leaks between the dye layers, so strong lights turn white instead of garish.
        const leaked = 0.95 * film[c] + 0.05 * gray;
        const shown = filmCurve(0.6 * Math.max(0, gray + saturation * (leaked - gray)));
        bytes[at + c] = Math.max(0, Math.min(255, linearToByte(shown) + 255 * speck + 0.5));
      }
    }
  }
  return bytes;
};
