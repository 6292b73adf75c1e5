import { contrastRatio } from '../color/contrast';
import { LEAST_PART_RATIO } from '../color/wcagLevel';
import { roleColor } from './checkTheme';
import type { ModeColors } from './modeColors';
import { FILLED_ROLES, GROUNDS, type FilledRole, type ThemeRole } from './roles';

/** Whether a role has less than 3 : 1 on some ground. */
export const isFaint = (colors: ModeColors, role: ThemeRole): boolean =>
  GROUNDS.some(
    (ground) => contrastRatio(roleColor(colors, role).rgb, roleColor(colors, ground).rgb) < LEAST_PART_RATIO,
  );

/**
 * The filled areas with less than 3 : 1 on some ground. Tints are meant to be faint, a yellow always is on white, and
 * five colors that are told apart by their lightness alone cannot all be far from the page. The text of an area makes it
 * known, so WCAG 2.2 asks no more (1.4.11); to show its shape as well, it is outlined in `control`, which has 3 : 1 on
 * every ground.
 */
export const faintAreas = (colors: ModeColors): FilledRole[] =>
  FILLED_ROLES.filter((area) => isFaint(colors, area));
