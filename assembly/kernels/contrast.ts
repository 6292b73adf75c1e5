/**
 * Ratios of every ordered pair, n × n without gaps. `light` is luminance + 0.05 and reads as many lanes past its end
 * as fill a vector; `ratios` needs room for three more at its end.
 */
export function contrastMatrix(light: usize, count: usize, ratios: usize): void {
  const end = light + (count << 2);
  let row = ratios;
  for (let background = light; background < end; background += 4) {
    const one = v128.load_splat<f32>(background);
    let at = row;
    // The last vector of a row runs into the next one, which then overwrites it.
    for (let text = light; text < end; text += 16) {
      const other = v128.load(text);
      v128.store(at, f32x4.div(f32x4.pmax(one, other), f32x4.pmin(one, other)));
      at += 16;
    }
    row += count << 2;
  }
}
