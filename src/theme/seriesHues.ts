import { formatHex } from '../color/format';
import { seriesScale } from './chartSeries';
import { pageColors } from './pageColors';
import { brandCandidate, seriesHueOf, usualCandidates } from './seriesCandidates';
import { createField, type Field } from './seriesField';
import { spreadOut } from './spreadSeries';
import { THEME_MODES, type Alias, type Theme, type ThemeMode } from './theme';

/** A series in both modes. */
export type SeriesHue = {
  readonly hue: string;
  /** Its color in a theme without settings. */
  readonly aliases: Readonly<Record<ThemeMode, Alias>>;
};

const UNSET = { tones: [], chroma: [] };

/** The theme without what is set for one mode only: hues that both modes share must not depend on that. */
const withoutSettings = (theme: Theme): Theme => ({
  ...theme,
  gamut: 'srgb',
  curves: { light: UNSET, dark: UNSET },
  pins: { light: [], dark: [] },
  chosen: { light: {}, dark: {} },
});

const BRAND = 'brand';

/** The candidates of a mode, the brand's mark first, if it has one. */
const fieldOf = (theme: Theme, mode: ThemeMode): { readonly field: Field; readonly hasMark: boolean } => {
  const { own, ground, primary } = pageColors(theme, mode);
  const scales = { ...own, series: seriesScale(theme.hues[0]?.anchors[0] ?? null, mode, theme.gamut) };
  const usual = usualCandidates(scales, ground.colors, mode);
  const mark = brandCandidate(scales, primary, ground.colors, usual);
  const candidates = mark ? [mark, ...usual] : usual;
  return {
    field: createField(candidates, (one) => (one === mark ? BRAND : seriesHueOf(one.alias))),
    hasMark: mark !== undefined,
  };
};

const chosenHues = (theme: Theme, count: number): readonly SeriesHue[] => {
  const modes = THEME_MODES.map((mode) => fieldOf(theme, mode));
  const fields = modes.map(({ field }) => field);
  const given = modes.every(({ hasMark }) => hasMark) ? [modes.map(() => 0)] : [];
  const hues = [...(fields[0]?.byHue.keys() ?? [])].filter((hue) => hue !== BRAND);
  return spreadOut(fields, given, count, hues).flatMap((series): SeriesHue[] => {
    const [light, dark] = series.map((at, mode) => fields[mode]?.candidates[at]?.alias);
    return light && dark ? [{ hue: seriesHueOf(light), aliases: { light, dark } }] : [];
  });
};

const KEPT = 8;
const kept = new Map<string, readonly SeriesHue[]>();

/**
 * The hues of so many series, the brand's first, which are the same in both modes: as far apart as they can be in both.
 * They depend on the palette and the steps, but on nothing that is set for one mode.
 */
export const seriesHues = (theme: Theme, count: number): readonly SeriesHue[] => {
  const { hues, grays, steps, evenBy } = theme;
  const key = JSON.stringify([
    evenBy,
    steps.length,
    grays.map(formatHex),
    hues.map(({ id, shift, anchors }) => [id, shift, anchors.map(formatHex)]),
  ]);
  const known = kept.get(key) ?? chosenHues(withoutSettings(theme), count);
  // Moved to the end of the map, whose first entry is the least recently used.
  kept.delete(key);
  kept.set(key, known);
  const [oldest] = kept.keys();
  if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
  return known;
};
