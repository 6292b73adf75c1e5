import { sameColor } from '../color/color';
import type { Color, Palette } from '../color/types';
import { uniqueName } from '../palette/uniqueNames';
import { keepExact } from './keepExact';
import { RESERVED_IDS, type Hue, type Pin, type Theme } from './theme';
import { themeByRules } from './themeByRules';
import { isNamedByHand } from './themeFromPalette';
import { NEUTRAL } from './scale';
import { withScales } from './withScales';

/** A hue of the palette, and the hue of the theme that it replaces. */
type Match = { readonly hue: Hue; readonly former?: Hue };

const sharesAnchor = (one: Hue, other: Hue): boolean =>
  one.anchors.some((a) => other.anchors.some((b) => sameColor(a, b)));

/** Matches hues by a common color, then by name, then in order: a brand that was teal may now be blue. */
const matched = (hues: readonly Hue[], formers: readonly Hue[]): Match[] => {
  const free = new Set(formers);
  const found = new Map<Hue, Hue>();
  for (const isSame of [sharesAnchor, (a: Hue, b: Hue) => a.id === b.id, () => true])
    for (const hue of hues) {
      const former = found.has(hue) ? undefined : [...free].find((one) => isSame(hue, one));
      if (!former) continue;
      found.set(hue, former);
      free.delete(former);
    }
  return hues.map((hue) => {
    const former = found.get(hue);
    return former ? { hue, former } : { hue };
  });
};

const hasSameColor = ({ hue, former }: Match): boolean => {
  const [one, other] = [hue.anchors[0], former?.anchors[0]];
  return one !== undefined && other !== undefined && sameColor(one, other);
};

/**
 * Applies another palette to a theme: brand and order of hues are those of `themeByRules`. Steps, curves, names and hue
 * shifts stay, and so do roles set by hand, which move to the scale that replaces theirs. Pinned colors stay
 * only where their scale keeps its first color, or on the neutral, whose grays stay if the palette has none.
 */
export const followPalette = (theme: Theme, palette: Palette, chosen: Color | null): Theme => {
  const { hues: wanted, grays: others } = themeByRules(palette, chosen);
  const grays = others.length === 0 ? theme.grays : others;
  const matches = matched(wanted, theme.hues);
  const taken = new Set(RESERVED_IDS);
  const names = new Map<string, string>();
  const kept = new Set<string>([NEUTRAL]);
  const hues = matches.map((match): Hue => {
    const { hue, former } = match;
    const id = uniqueName(former && isNamedByHand(former) ? former.id : hue.id, '-', taken);
    taken.add(id);
    if (former) names.set(former.id, id);
    if (hasSameColor(match)) kept.add(id);
    return { id, anchors: hue.anchors, shift: former?.shift ?? 0 };
  });
  const formers = new Set(theme.hues.map(({ id }) => id));
  const followed = withScales(theme, hues, (scale) =>
    formers.has(scale) ? (names.get(scale) ?? null) : scale,
  );
  const ownPins = (pins: readonly Pin[]): readonly Pin[] => pins.filter(({ scale }) => kept.has(scale));
  const { light, dark } = followed.pins;
  return keepExact(theme, { ...followed, grays, pins: { light: ownPins(light), dark: ownPins(dark) } });
};
