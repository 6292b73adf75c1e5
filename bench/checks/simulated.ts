import { type DeficiencyKind, simulateDeficiency } from '../../src/color/deficiency';

/** Every nth pixel of a picture is checked. */
const CHECKED_EVERY = 4999;

/**
 * Whether pixels are those of another picture with a color vision deficiency: within one 8-bit step of the formula in
 * doubles.
 * @returns true, or a message for the first pixel that is not
 */
export const isSimulated = (
  simulated: Uint8Array | Uint8ClampedArray,
  of: Uint8Array | Uint8ClampedArray,
  kind: DeficiencyKind,
): true | string => {
  if (simulated.length !== of.length) return `${simulated.length / 4} pixels of ${of.length / 4}`;
  for (let i = 0; i < of.length; i += 4 * CHECKED_EVERY) {
    const { r, g, b } = simulateDeficiency({ r: of[i]!, g: of[i + 1]!, b: of[i + 2]! }, kind);
    const isNear = [r, g, b].every((value, lane) => Math.abs(simulated[i + lane]! - value) <= 1);
    if (!isNear || simulated[i + 3] !== of[i + 3]) {
      const [actual, expected] = [simulated.slice(i, i + 4).join(', '), [r, g, b, of[i + 3]].join(', ')];
      return `pixel ${i / 4} of ${of.length / 4}, ${kind}: ${actual} where ${expected} was expected`;
    }
  }
  return true;
};
