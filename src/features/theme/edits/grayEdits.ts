import type { Color } from '../../../color/types';
import { NEUTRAL } from '../../../theme/scale';
import type { Theme } from '../../../theme/theme';
import { ownScales } from '../../../theme/themeScales';
import { withoutAnchor } from '../../../theme/withoutAnchor';
import { canRemoveHue } from './hueEdits';
import type { ThemeEdit } from './themeEdits';

/** A theme with only grays needs one of them. */
export const canTint = ({ hues }: Theme): boolean => hues.length > 0;

/** Removes a gray from the neutral. Without grays it has the brand's tint; a theme without hues keeps its last gray. */
export const removeGray =
  (index: number): ThemeEdit =>
  (theme) =>
    canRemoveHue(theme)
      ? withoutAnchor(theme, { ...theme, grays: theme.grays.toSpliced(index, 1) }, NEUTRAL, index)
      : theme;

/** Replaces the neutral's first gray; the others stay. */
export const setGray =
  (color: Color): ThemeEdit =>
  (theme) => ({ ...theme, grays: [color, ...theme.grays.slice(1)] });

/** Gives the neutral the brand's tint. */
export const tintNeutral: ThemeEdit = (theme) =>
  canTint(theme) ? theme.grays.reduceRight((next, _, index) => removeGray(index)(next), theme) : theme;

/** Gives the neutral a gray of its own: the middle of its current steps. */
export const ownNeutral: ThemeEdit = (theme) => {
  const { steps } = ownScales(theme, 'light').neutral;
  const middle = steps[Math.floor(steps.length / 2)];
  return theme.grays.length > 0 || !middle ? theme : { ...theme, grays: [middle] };
};
