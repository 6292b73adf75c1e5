/** Integer hue, saturation and lightness packed as s | l << 16 | h << 32, rounded like src/color/convert.ts. */
export function hslOf(color: u32): u64 {
  const r = <i32>((color >> 16) & 255);
  const g = <i32>((color >> 8) & 255);
  const b = <i32>(color & 255);
  const top = max(max(r, g), b);
  const bottom = min(min(r, g), b);
  const sum = top + bottom;
  const delta = top - bottom;
  let hue: f64 = 0;
  let saturation: u64 = 0;
  if (delta != 0) {
    if (top == r) hue = <f64>(60 * (g - b)) / <f64>delta;
    else if (top == g) hue = <f64>(60 * (b - r)) / <f64>delta + 120;
    else hue = <f64>(60 * (r - g)) / <f64>delta + 240;
    saturation = <u64>(<f64>(100 * delta) / <f64>min(sum, 510 - sum) + 0.5);
  }
  // Between 300 and 660, so no division is needed.
  const turned = <i32>floor<f64>(hue + 360 + 0.5);
  const h = <u64>(turned < 360 ? turned : turned - 360);
  const l = <u64>(<f64>(100 * sum) / 510 + 0.5);
  return saturation | (l << 16) | (h << 32);
}
