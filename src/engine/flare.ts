import { LINEAR, LUMINANCE_WEIGHTS } from '../color/linear';
import type { PackedRgb } from './engine';

/** WCAG 2 relative luminance plus its 0.05 of flare, computed in double precision; both engines store it in single. */
export const withFlare = (color: PackedRgb): number =>
  LUMINANCE_WEIGHTS[0] * LINEAR[(color >>> 16) & 255]! +
  LUMINANCE_WEIGHTS[1] * LINEAR[(color >>> 8) & 255]! +
  LUMINANCE_WEIGHTS[2] * LINEAR[color & 255]! +
  0.05;
