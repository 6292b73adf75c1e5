import { LINEAR } from '../color/linear';
import type { PackedRgb } from './engine';

/** WCAG 2 relative luminance plus its 0.05 of stray light, reckoned in double precision and stored in single. */
export const withFlare = (color: PackedRgb): number =>
  0.2126 * LINEAR[(color >>> 16) & 255]! +
  0.7152 * LINEAR[(color >>> 8) & 255]! +
  0.0722 * LINEAR[color & 255]! +
  0.05;
