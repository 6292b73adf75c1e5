import type { Color } from '../../../color/types';
import { NEUTRAL } from '../../../theme/scale';
import type { Theme } from '../../../theme/theme';
import { ownScales } from '../../../theme/themeScales';
import { withoutAnchor } from '../../../theme/withoutAnchor';
import { canRemoveHue } from './hueEdits';
import type { ThemeEdit } from './themeEdits';

/** A theme of grays alone needs one of them. */
export const canTint = ({ hues }: Theme): boolean => hues.length > 0;

/** Takes a gray out of the neutral. Without any, it has the brand's tint; a theme without hues keeps its last one. */
export const removeGray =
  (index: number): ThemeEdit =>
  (theme) =>
    canRemoveHue(theme)
      ? withoutAnchor(theme, { ...theme, grays: theme.grays.toSpliced(index, 1) }, NEUTRAL, index)
      : theme;

/** Gives the neutral another first gray; its others stay. */
export const setGray =
  (color: Color): ThemeEdit =>
  (theme) => ({ ...theme, grays: [color, ...theme.grays.slice(1)] });

/** The neutral goes by the brand's hue. */
export const tintNeutral: ThemeEdit = (theme) =>
  canTint(theme) ? theme.grays.reduceRight((next, _, index) => removeGray(index)(next), theme) : theme;

/** The neutral goes by a gray of its own: the middle of what it is now. */
export const ownNeutral: ThemeEdit = (theme) => {
  const { steps } = ownScales(theme, 'light').neutral;
  const middle = steps[Math.floor(steps.length / 2)];
  return theme.grays.length > 0 || !middle ? theme : { ...theme, grays: [middle] };
};
