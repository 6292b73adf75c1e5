import type { NamedPalette } from './namedPalette';
import { PALETTE_NAME_MAX } from './paletteName';

const JOINT = ' + ';

const cut = (name: string, max: number): string => {
  const letters = Array.from(name);
  return letters.length <= max
    ? name
    : `${letters
        .slice(0, max - 1)
        .join('')
        .trimEnd()}…`;
};

/**
 * The name of a mix of two palettes: both names, cut where they are too long together. Null where either has none:
 * under the other name alone, the mix would pass for that palette.
 */
export const mixName = (first: NamedPalette, second: NamedPalette): string | null => {
  const [one, other] = [first.name, second.name];
  if (one === null || other === null) return null;
  if (one === other) return one;
  const room = PALETTE_NAME_MAX - JOINT.length;
  const [a, b] = [Array.from(one).length, Array.from(other).length];
  // The shorter name leaves the room that it does not need to the other.
  const half = Math.floor(room / 2);
  const roomOfOne = Math.max(half, room - b);
  return cut(one, roomOfOne) + JOINT + cut(other, Math.max(room - Math.min(a, roomOfOne), 1));
};
