const brightness = (light, pixel) => light[3 * pixel] + light[3 * pixel + 1] + light[3 * pixel + 2];

/**
 * A path that hit the lamp by chance leaves one overly bright pixel: it is clamped to its second brightest neighbor.
 */
const withoutSparks = (light, width, height) => {
  const calm = Float32Array.from(light);
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const pixel = y * width + x;
      let first = 0;
      let second = 0;
      for (const step of [-width - 1, -width, 1 - width, -1, 1, width - 1, width, width + 1]) {
        const near = brightness(light, pixel + step);
        second = Math.max(second, Math.min(first, near));
        first = Math.max(first, near);
      }
      const own = brightness(light, pixel);
      if (own <= second * 1.15) continue;
      for (let c = 0; c < 3; c += 1) calm[3 * pixel + c] *= (second * 1.15) / own;
    }
  }
  return calm;
};

/**
 * Non-local means (Buades, Coll and Morel 2005) on the gamma-encoded light: every pixel becomes a mean of the neighbors
 * whose 3×3 surroundings look alike, which removes the renderer's noise and keeps texture.
 */
export const denoise = (drawn, width, height, strength, reach = 3) => {
  const light = withoutSparks(drawn, width, height);
  const pixels = width * height;
  const encoded = new Float32Array(light.length);
  for (let i = 0; i < light.length; i += 1) encoded[i] = Math.pow(Math.min(light[i], 4), 1 / 2.2);
  const sums = Float32Array.from(light);
  const weights = new Float32Array(pixels).fill(1);
  const apart = new Float32Array(pixels);
  const rows = new Float32Array(pixels);
  const scale = 1 / (27 * strength * strength);
  for (let dy = -reach; dy <= reach; dy += 1) {
    for (let dx = -reach; dx <= reach; dx += 1) {
      if (dx === 0 && dy === 0) continue;
      const shift = dy * width + dx;
      const first = Math.max(0, -shift);
      const last = Math.min(pixels, pixels - shift);
      apart.fill(1);
      for (let i = first; i < last; i += 1) {
        const a = 3 * i;
        const b = 3 * (i + shift);
        const r = encoded[a] - encoded[b];
        const g = encoded[a + 1] - encoded[b + 1];
        const l = encoded[a + 2] - encoded[b + 2];
        apart[i] = r * r + g * g + l * l;
      }
      for (let i = 1; i < pixels - 1; i += 1) rows[i] = apart[i - 1] + apart[i] + apart[i + 1];
      for (let i = first; i < last; i += 1) {
        const up = i < width ? i : i - width;
        const down = i + width < pixels ? i + width : i;
        const weight = Math.exp(-(rows[up] + rows[i] + rows[down]) * scale);
        if (weight < 0.001) continue;
        weights[i] += weight;
        const to = 3 * i;
        const from = 3 * (i + shift);
        for (let c = 0; c < 3; c += 1) sums[to + c] += weight * light[from + c];
      }
    }
  }
  for (let i = 0; i < light.length; i += 1) sums[i] /= weights[Math.floor(i / 3)];
  return sums;
};
