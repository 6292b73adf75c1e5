import type { NamedPalette } from './namedPalette';
import { cutName, PALETTE_NAME_MAX } from './paletteName';

const JOINT = ' + ';

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
  return cutName(one, roomOfOne) + JOINT + cutName(other, Math.max(room - Math.min(a, roomOfOne), 1));
};
