import { cleanLabel } from '../../palette/identifiers';
import type { Color, P3 } from '../../color/types';
import { CHART_SCALES, chartScales, chartWides } from '../chartScales';
import { SERIES, SERIES_NAMES } from '../chartSeries';
import { modeColors, type ModeColors } from '../modeColors';
import { THEME_ROLES, type ThemeRole } from '../roles';
import type { Scale } from '../scale';
import { allScales, PURE } from '../themeScales';
import type { Alias, Theme, ThemeMode } from '../theme';

/** A color that roles stand for. */
export type Primitive = {
  readonly scale: string;
  /** The step's name, or 'base', 'base-2' … for an anchor between steps. */
  readonly key: string;
  readonly light: Color;
  readonly dark: Color;
  /** Their wide colors; null where there is none. */
  readonly wide: Readonly<Record<ThemeMode, P3 | null>>;
};

const NOT_WIDE: Primitive['wide'] = { light: null, dark: null };

/** The name of a role's color: a primitive by scale and key, or only the key for white and black. */
export type PrimitiveName = { readonly scale: string | null; readonly key: string };

export type RoleToken = {
  readonly role: ThemeRole;
  readonly light: PrimitiveName;
  readonly dark: PrimitiveName;
};

/** The input of every format: design tokens in two modes. */
export type ThemeTokens = {
  readonly title: string;
  /** In the order of the scales, those of charts last. White and black are not included. */
  readonly primitives: readonly Primitive[];
  /** Only the chart scales: 'sequential' and 'diverging', with keys from '1' on. */
  readonly charts: readonly Primitive[];
  readonly roles: readonly RoleToken[];
};

const DEFAULT_TITLE = 'Theme';

const baseKey = (anchor: number): string => (anchor === 0 ? 'base' : `base-${anchor + 1}`);

/** Steps in both modes; anchors where they lie between steps in either mode. */
const primitivesOf = (light: Scale, dark: Scale, stepNames: readonly string[]): Primitive[] => {
  const { id: scale } = light;
  const steps = stepNames.flatMap((key, step): Primitive[] => {
    const [inLight, inDark] = [light.steps[step], dark.steps[step]];
    const wide = { light: light.wides[step] ?? null, dark: dark.wides[step] ?? null };
    return inLight && inDark ? [{ scale, key, light: inLight, dark: inDark, wide }] : [];
  });
  const bases = light.anchors.flatMap((anchor, i): Primitive[] => {
    const inDark = dark.anchors[i];
    if (!inDark || (anchor.step !== null && inDark.step !== null)) return [];
    return [{ scale, key: baseKey(i), light: anchor.color, dark: inDark.color, wide: NOT_WIDE }];
  });
  return [...steps, ...bases];
};

/** The colors of charts of numbers. */
const chartPrimitives = (theme: Theme): Primitive[] => {
  const [light, dark] = [chartScales(theme, 'light'), chartScales(theme, 'dark')];
  const wides = { light: chartWides(theme, 'light'), dark: chartWides(theme, 'dark') };
  return CHART_SCALES.flatMap((scale) =>
    light[scale].flatMap((color, i): Primitive[] => {
      const inDark = dark[scale][i];
      const wide = { light: wides.light[scale][i] ?? null, dark: wides.dark[scale][i] ?? null };
      return inDark ? [{ scale, key: String(i + 1), light: color, dark: inDark, wide }] : [];
    }),
  );
};

/** Additional chart colors, but only those that a series of this theme uses. */
const seriesPrimitives = (light: ModeColors, dark: ModeColors): Primitive[] => {
  const used = new Set(
    [light, dark].flatMap(({ aliases }) =>
      THEME_ROLES.flatMap((role) => {
        const alias = aliases[role];
        return 'step' in alias && alias.scale === SERIES ? [alias.step] : [];
      }),
    ),
  );
  return primitivesOf(light.scales.series, dark.scales.series, SERIES_NAMES).filter(({ key }) =>
    used.has(SERIES_NAMES.indexOf(key)),
  );
};

/** An anchor on a step has the step's name: if it lies on one in both modes, it has no primitive of its own. */
const nameOf = (alias: Alias, scales: readonly Scale[], stepNames: readonly string[]): PrimitiveName => {
  if ('pure' in alias) return { scale: null, key: alias.pure };
  const { scale } = alias;
  if (scale === SERIES && 'step' in alias) return { scale, key: SERIES_NAMES[alias.step] ?? '' };
  const placed =
    'step' in alias ? alias.step : scales.find(({ id }) => id === scale)?.anchors[alias.anchor]?.step;
  const key = typeof placed === 'number' ? stepNames[placed] : undefined;
  return { scale, key: key ?? ('anchor' in alias ? baseKey(alias.anchor) : '') };
};

export const themeTokens = (theme: Theme): ThemeTokens => {
  const [light, dark] = [modeColors(theme, 'light'), modeColors(theme, 'dark')];
  const [inLight, inDark] = [allScales(light.scales), allScales(dark.scales)];
  const charts = chartPrimitives(theme);
  return {
    title: cleanLabel(theme.name ?? '') || DEFAULT_TITLE,
    primitives: [
      ...inLight.flatMap((scale, i) => {
        const other = inDark[i];
        return other ? primitivesOf(scale, other, theme.steps) : [];
      }),
      ...seriesPrimitives(light, dark),
      ...charts,
    ],
    charts,
    roles: THEME_ROLES.map((role) => ({
      role,
      light: nameOf(light.aliases[role], inLight, theme.steps),
      dark: nameOf(dark.aliases[role], inDark, theme.steps),
    })),
  };
};

const primitiveOf = ({ primitives }: ThemeTokens, { scale, key }: PrimitiveName): Primitive | undefined =>
  primitives.find((one) => one.scale === scale && one.key === key);

/** The color that a role has in a mode. */
export const roleTokenColor = (tokens: ThemeTokens, token: RoleToken, mode: ThemeMode): Color => {
  const name = token[mode];
  if (name.scale === null) return name.key === 'white' ? PURE.white : PURE.black;
  return primitiveOf(tokens, name)?.[mode] ?? PURE.black;
};

/** Its wide color; null if it has none. */
export const roleTokenWide = (tokens: ThemeTokens, token: RoleToken, mode: ThemeMode): P3 | null =>
  primitiveOf(tokens, token[mode])?.wide[mode] ?? null;
