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
 * What a mix of two palettes is called: by both names, cut where they are too long together. Null where either has none: the
 * name of the other one alone would pass the mix off as that one.
 */
export const mixName = (first: NamedPalette, second: NamedPalette): string | null => {
  const [one, other] = [first.name, second.name];
  if (one === null || other === null) return null;
  if (one === other) return one;
  const room = PALETTE_NAME_MAX - JOINT.length;
  const [a, b] = [Array.from(one).length, Array.from(other).length];
  // The shorter one gives what it does not need.
  const half = Math.floor(room / 2);
  const roomOfOne = Math.max(half, room - b);
  return cut(one, roomOfOne) + JOINT + cut(other, Math.max(room - Math.min(a, roomOfOne), 1));
};
