import { rgbToOklch } from '../../../color/oklab';
import type { Color, Palette } from '../../../color/types';
import { uniqueName } from '../../../palette/uniqueNames';
import { HUES_MAX, RESERVED_IDS, type Theme } from '../../../theme/theme';
import { hueName, isGray, isNamedByHand, isSameHue } from '../../../theme/themeFromPalette';
import { withoutAnchor } from '../../../theme/withoutAnchor';
import { withScales } from '../../../theme/withScales';
import type { ThemeEdit } from './themeEdits';

const NAME = /^[a-z][a-z0-9-]{0,30}$/;

/** The typed name of a hue, or a sentence about what is wrong with it. */
export const readHueName = (
  text: string,
  others: readonly string[],
): { name: string } | { problem: string } => {
  const name = text.trim().toLowerCase().replace(/\s+/g, '-');
  if (!NAME.test(name))
    return { problem: 'Begin with a letter; then letters, digits and hyphens, 31 at most.' };
  if (RESERVED_IDS.includes(name)) return { problem: `“${name}” is the name of another scale.` };
  return others.includes(name) ? { problem: `“${name}” is there already.` } : { name };
};

export const canAddHue = ({ hues }: Theme): boolean => hues.length < HUES_MAX;

/** A theme needs at least one hue or gray. */
export const canRemoveHue = ({ hues, grays }: Theme): boolean => hues.length + grays.length > 1;

/** Adds a hue of one color, named after it. A full theme stays as it is. */
export const addHue =
  (color: Color): ThemeEdit =>
  (theme) => {
    if (!canAddHue(theme)) return theme;
    const taken = new Set([...RESERVED_IDS, ...theme.hues.map(({ id }) => id)]);
    const id = uniqueName(hueName(rgbToOklch(color.rgb)), '-', taken);
    return { ...theme, hues: [...theme.hues, { id, anchors: [color], shift: 0 }] };
  };

export const renameHue =
  (id: string, name: string): ThemeEdit =>
  (theme) =>
    withScales(
      theme,
      theme.hues.map((hue) => (hue.id === id ? { ...hue, id: name } : hue)),
      (scale) => (scale === id ? name : scale),
    );

/** Its pins are removed too, and roles that use it follow the rules again. */
export const removeHue =
  (id: string): ThemeEdit =>
  (theme) =>
    canRemoveHue(theme)
      ? withScales(
          theme,
          theme.hues.filter((hue) => hue.id !== id),
          (scale) => (scale === id ? null : scale),
        )
      : theme;

/** Swaps a hue with the one before (−1) or after (1); the first is the brand's. */
export const moveHue =
  (id: string, by: 1 | -1): ThemeEdit =>
  (theme) => {
    const from = theme.hues.findIndex((hue) => hue.id === id);
    const [hue, other] = [theme.hues[from], theme.hues[from + by]];
    return hue && other ? { ...theme, hues: theme.hues.with(from, other).with(from + by, hue) } : theme;
  };

/** Replaces the first anchor of a hue; its others stay. */
export const setHueColor =
  (id: string, color: Color): ThemeEdit =>
  (theme) => ({
    ...theme,
    hues: theme.hues.map((hue) => (hue.id === id ? { ...hue, anchors: hue.anchors.with(0, color) } : hue)),
  });

/** Removes a color from a hue, except the last one. */
export const removeAnchor =
  (id: string, index: number): ThemeEdit =>
  (theme) => {
    const anchors = theme.hues.find((hue) => hue.id === id)?.anchors ?? [];
    if (anchors.length < 2 || !anchors[index]) return theme;
    const hues = theme.hues.map((hue) =>
      hue.id === id ? { ...hue, anchors: anchors.toSpliced(index, 1) } : hue,
    );
    return withoutAnchor(theme, { ...theme, hues }, id, index);
  };

/** The result of changing the first color of a hue. */
export type Recolored = {
  readonly theme: Theme;
  /** The hue's new name. */
  readonly name: string;
  /** Colors that were removed from it. */
  readonly gone: Palette;
};

/**
 * Replaces the first anchor of a hue. If `former`, the previous one, has an entirely different hue, colors that do not
 * match the new one are removed, and the hue is renamed after it unless it was named by hand.
 */
export const recolorHue = (theme: Theme, id: string, color: Color, former: Color): Recolored => {
  const index = theme.hues.findIndex((one) => one.id === id);
  const hue = theme.hues[index];
  if (!hue || isSameHue(color, former)) return { theme: setHueColor(id, color)(theme), name: id, gone: [] };
  const gone = hue.anchors.slice(1).filter((other) => !isSameHue(other, color));
  let next = setHueColor(id, color)(theme);
  for (let i = hue.anchors.length - 1; i > 0; i--)
    if (gone.includes(hue.anchors[i] ?? color)) next = removeAnchor(id, i)(next);
  const taken = new Set([...RESERVED_IDS, ...theme.hues.flatMap((one) => (one === hue ? [] : [one.id]))]);
  // No hue is named after a gray.
  const keepsName = isGray(color) || isNamedByHand({ ...hue, anchors: [former] });
  const name = keepsName ? id : uniqueName(hueName(rgbToOklch(color.rgb)), '-', taken);
  return { theme: name === id ? next : renameHue(id, name)(next), name, gone };
};
