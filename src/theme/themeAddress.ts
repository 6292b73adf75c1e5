import { formatHex } from '../color/format';
import { parseHex } from '../color/parse';
import type { Color } from '../color/types';
import { THEME_LENGTH_MAX } from '../palette/themeLink';
import { cleanPaletteName } from '../palette/paletteName';
import { uniqueNames } from '../palette/uniqueNames';
import { THEME_ROLES, type ThemeRole } from './roles';
import {
  HUES_MAX,
  PINS_MAX,
  RESERVED_IDS,
  STEPS_MAX,
  STEPS_MIN,
  THEME_MODES,
  type Alias,
  type Curves,
  type Hue,
  type Pin,
  type Theme,
  type ThemeAliases,
  type ThemeMode,
} from './theme';
import { isAnchorName, isStepName } from './stepName';
import { chromaPoints } from './chromaCurve';
import { STEP_NAMES } from './themeFromPalette';

/**
 * A theme as the query of an address. Items of lists are separated by `_`, their parts by `.`; both stay readable in an
 * address. Defaults are omitted.
 *
 *   h   hues: id, anchors, and how far the hue turns:  teal.0d9488.115e59_amber.f59e0b.s-12
 *   g   grays:  f5f5f4.1c1917
 *   s   names of the steps:  1.2.3.4
 *   by  `ratio` where steps have the same ratio rather than the same lightness
 *   gm  `p3` where steps may have wide colors
 *   tl, td   tones set by hand in light and dark, in thousandths, by step:  985..910
 *   cl, cd   factors of the chroma set by hand, in hundredths, by step:  .80..110
 *   xl, xd   those of older addresses, where a step without one had the factor 1:  100..80
 *   pl, pd   colors pinned by hand: scale, step, color:  teal.5.0d9488_neutral.0.ffffff
 *   rl, rd   roles given by hand: role, scale, step (or `a0`, an anchor):  primary.teal.6_onPrimary.white
 *   n   the theme's name
 */
const KEYS = {
  light: { tones: 'tl', chroma: 'cl', olderChroma: 'xl', pins: 'pl', roles: 'rl' },
  dark: { tones: 'td', chroma: 'cd', olderChroma: 'xd', pins: 'pd', roles: 'rd' },
} as const;

const ANCHORS_MAX = 9;
const ID = /^[a-z][a-z0-9-]{0,30}$/;

const hexOf = (color: Color): string => formatHex(color).slice(1).toLowerCase();

const writeHue = ({ id, anchors, shift }: Hue): string =>
  [id, ...anchors.map(hexOf), ...(shift === 0 ? [] : [`s${shift}`])].join('.');

const writeNumbers = (values: readonly (number | null)[], per: number): string =>
  values
    .map((value) => (value === null ? '' : String(Math.round(value * per))))
    .join('.')
    .replace(/\.+$/, '');

const writeAlias = (alias: Alias): string => {
  if ('pure' in alias) return alias.pure;
  return `${alias.scale}.${'step' in alias ? alias.step : `a${alias.anchor}`}`;
};

const writeRoles = (chosen: Partial<ThemeAliases>): string =>
  THEME_ROLES.flatMap((role) => {
    const alias = chosen[role];
    return alias ? [`${role}.${writeAlias(alias)}`] : [];
  }).join('_');

const writePin = ({ scale, step, color }: Pin): string => [scale, step, hexOf(color)].join('.');

/** The query of a theme's address, without the '?'. */
export const themeQuery = (theme: Theme): string => {
  const params = new URLSearchParams();
  const add = (key: string, value: string): void => {
    if (value !== '') params.set(key, value);
  };
  add('h', theme.hues.map(writeHue).join('_'));
  add('g', theme.grays.map(hexOf).join('.'));
  const steps = theme.steps.join('.');
  add('s', steps === STEP_NAMES.join('.') ? '' : steps);
  add('by', theme.evenBy === 'ratio' ? 'ratio' : '');
  add('gm', theme.gamut === 'p3' ? 'p3' : '');
  for (const mode of THEME_MODES) {
    add(KEYS[mode].tones, writeNumbers(theme.curves[mode].tones, 1000));
    add(KEYS[mode].chroma, writeNumbers(theme.curves[mode].chroma, 100));
    add(KEYS[mode].pins, theme.pins[mode].map(writePin).join('_'));
    add(KEYS[mode].roles, writeRoles(theme.chosen[mode]));
  }
  add('n', cleanPaletteName(theme.name ?? '') ?? '');
  return params.toString();
};

const readHue = (text: string): Hue | null => {
  const [id = '', ...parts] = text.split('.');
  const shift = parts.at(-1)?.startsWith('s') ? Number(parts.pop()?.slice(1)) : 0;
  const anchors = parts.map(parseHex).filter((color) => color !== null);
  const isWhole =
    ID.test(id) && !RESERVED_IDS.includes(id) && anchors.length === parts.length && anchors.length >= 1;
  const isInRange = anchors.length <= ANCHORS_MAX && Math.abs(shift) <= 180;
  return isWhole && isInRange ? { id, anchors, shift } : null;
};

/** Null if a part is not a number in the range. */
const readNumbers = (
  text: string | null,
  per: number,
  steps: number,
  most: number,
): readonly (number | null)[] | null => {
  if (text === null) return [];
  const values = text.split('.').map((part) => (part === '' ? null : Number(part) / per));
  const isRight = values.every((value) => value === null || (value >= 0 && value <= most));
  return isRight && values.length <= steps ? values : null;
};

const readCurves = (params: URLSearchParams, mode: ThemeMode, steps: number): Curves | null => {
  const tones = readNumbers(params.get(KEYS[mode].tones), 1000, steps, 1);
  const chroma = readNumbers(params.get(KEYS[mode].chroma), 100, steps, 2);
  const older = readNumbers(params.get(KEYS[mode].olderChroma), 100, steps, 2);
  if (!tones || !chroma || !older) return null;
  // Both at once is nobody's address: the newer one is what the page last wrote.
  if (chroma.length > 0) return { tones, chroma };
  return { tones, chroma: chromaPoints(Array.from({ length: steps }, (_, step) => older[step] ?? 1)) };
};

/** Reads pins; invalid ones are dropped, and of two on one step the later one. */
const readPins = (text: string | null): readonly Pin[] => {
  const pins = new Map<string, Pin>();
  for (const entry of (text ?? '').split('_', PINS_MAX)) {
    const [scale = '', step = '', hex = ''] = entry.split('.');
    const color = parseHex(hex);
    const isPlaced = ID.test(scale) && /^\d{1,2}$/.test(step) && Number(step) < STEPS_MAX;
    const place = `${scale} ${Number(step)}`;
    if (color && isPlaced && !pins.has(place)) pins.set(place, { scale, step: Number(step), color });
  }
  return [...pins.values()];
};

const readAlias = (scale: string, place: string | undefined): Alias | null => {
  if (place === undefined) return scale === 'white' || scale === 'black' ? { pure: scale } : null;
  const number = /^a?(\d{1,2})$/.exec(place)?.[1];
  if (!ID.test(scale) || number === undefined) return null;
  return place.startsWith('a') ? { scale, anchor: Number(number) } : { scale, step: Number(number) };
};

const isRole = (text: string): text is ThemeRole => (THEME_ROLES as readonly string[]).includes(text);

/** Unknown roles and scales, as of a later version, are dropped: the rules give a color instead. */
const readRoles = (text: string | null): Partial<ThemeAliases> =>
  Object.fromEntries(
    (text ?? '').split('_').flatMap((entry) => {
      const [role = '', scale = '', place] = entry.split('.');
      const alias = readAlias(scale, place);
      return isRole(role) && alias ? [[role, alias]] : [];
    }),
  );

/** Names of steps, with others in place of those that exports could not tell apart: saved themes may have such. */
const exportable = (steps: readonly string[]): readonly string[] =>
  uniqueNames(
    steps.map((name) => (isAnchorName(name) ? `${name}-step` : name)),
    '-',
  );

/** The theme of an address: 'none' if it has none, 'invalid' if its colors or steps cannot be read. Never throws. */
export const parseThemeQuery = (search: string): Theme | 'none' | 'invalid' => {
  if (search.length > THEME_LENGTH_MAX + 1) return 'invalid';
  const params = new URLSearchParams(search);
  const [hueText, grayText] = [params.get('h'), params.get('g')];
  if (hueText === null && grayText === null) return 'none';
  const hueParts = hueText === null ? [] : hueText.split('_', HUES_MAX + 1);
  const hues = hueParts.map(readHue).filter((hue) => hue !== null);
  const grayParts = grayText === null ? [] : grayText.split('.', ANCHORS_MAX + 1);
  const grays = grayParts.map(parseHex).filter((color) => color !== null);
  const written = params.get('s')?.split('.', STEPS_MAX + 1) ?? STEP_NAMES;
  const steps = exportable(written);
  const light = readCurves(params, 'light', steps.length);
  const dark = readCurves(params, 'dark', steps.length);
  const isWhole =
    hues.length === hueParts.length &&
    hues.length <= HUES_MAX &&
    new Set(hues.map(({ id }) => id)).size === hues.length &&
    grays.length === grayParts.length &&
    grays.length <= ANCHORS_MAX &&
    steps.length >= STEPS_MIN &&
    steps.length <= STEPS_MAX &&
    new Set(written).size === written.length &&
    steps.every(isStepName);
  if (!isWhole || !light || !dark) return 'invalid';
  return {
    name: cleanPaletteName(params.get('n') ?? ''),
    hues,
    grays,
    steps,
    evenBy: params.get('by') === 'ratio' ? 'ratio' : 'lightness',
    gamut: params.get('gm') === 'p3' ? 'p3' : 'srgb',
    curves: { light, dark },
    pins: { light: readPins(params.get(KEYS.light.pins)), dark: readPins(params.get(KEYS.dark.pins)) },
    chosen: {
      light: readRoles(params.get(KEYS.light.roles)),
      dark: readRoles(params.get(KEYS.dark.roles)),
    },
  };
};
