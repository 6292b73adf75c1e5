/**
 * Contrast ratios of every ordered pair, n × n without gaps. `light` is luminance + 0.05 and `inverse` its reciprocal;
 * both are read past their end, up to a full vector. `ratios` needs room for three more values at its end. Multiplying
 * is several times as fast as dividing; the larger of the two products is the ratio, and no ratio is below 1.
 */
export function contrastMatrix(light: usize, inverse: usize, count: usize, ratios: usize): void {
  const end = count << 2;
  const least = f32x4.splat(1);
  let row = ratios;
  for (let background: usize = 0; background < end; background += 4) {
    const one = v128.load_splat<f32>(light + background);
    const inverseOne = v128.load_splat<f32>(inverse + background);
    // The last vector of a row extends into the next row, which then overwrites it.
    for (let text: usize = 0; text < end; text += 16) {
      const darker = f32x4.mul(one, v128.load(inverse + text));
      const lighter = f32x4.mul(inverseOne, v128.load(light + text));
      v128.store(row + text, f32x4.pmax(f32x4.pmax(darker, lighter), least));
    }
    row += end;
  }
}
