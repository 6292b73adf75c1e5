import { colorFromHex } from '../../src/color/color';
import { formatHex } from '../../src/color/format';
import { SERIES_NAMES } from '../../src/theme/chartSeries';
import { chartScales } from '../../src/theme/chartScales';
import { roleColor } from '../../src/theme/checkTheme';
import { kebab } from '../../src/theme/exports/names';
import { THEME_FORMATS } from '../../src/theme/exports/themeFormats';
import { modeColors } from '../../src/theme/modeColors';
import { THEME_ROLES } from '../../src/theme/roles';
import type { Theme, ThemeMode } from '../../src/theme/theme';
import { themeFromPalette } from '../../src/theme/themeFromPalette';
import { allScales } from '../../src/theme/themeScales';

/** Five colors: three hues and two grays. */
export const LAGOON = themeFromPalette(
  ['#0D9488', '#F5F5F4', '#F59E0B', '#7C3AED', '#1C1917'].map(colorFromHex),
  colorFromHex('#0D9488'),
  'Lagoon',
);

/** Themes that differ in what formats have to write: names, names of steps, pins, roles by hand, none with a hue. */
export const THEMES: readonly (readonly [string, Theme])[] = [
  ['of five colors', LAGOON],
  [
    'set by hand',
    {
      ...LAGOON,
      name: '*/ </style> "}; {{x}} 潮の満ち引き',
      steps: ['1', '2', 'Mid', '10', '11-A'],
      evenBy: 'ratio',
      pins: { light: [{ scale: 'teal', step: 2, color: colorFromHex('#99F6E4') }], dark: [] },
      chosen: {
        light: { link: { scale: 'violet', step: 3 }, text: { pure: 'black' } },
        dark: { text: { pure: 'white' }, accent: { scale: 'amber', anchor: 0 } },
      },
    },
  ],
  ['of grays', themeFromPalette(['#111827', '#9CA3AF'].map(colorFromHex), null, null)],
];

/** The formats whose files are the whole theme, for our own import. */
export const READ_BACK_FORMATS = [
  'css-light-dark',
  'css-media',
  'css-class',
  'shadcn',
  'shadcn-registry',
  'tokens',
  'hex-tokens',
  'figma',
  'penpot',
  'tailwind3',
  'tailwind4',
  'material',
];

/** The files of a format by their paths. */
export const filesOf = (theme: Theme, id: string): ReadonlyMap<string, string> => {
  const format = THEME_FORMATS.find((row) => row.id === id);
  if (!format) throw new TypeError(`no format ${id}`);
  return new Map(format.files(theme).map(({ path, text }) => [path, text]));
};

export const fileOf = (theme: Theme, id: string, path: string): string => {
  const text = filesOf(theme, id).get(path);
  if (text === undefined) throw new TypeError(`${id} has no ${path}`);
  return text;
};

type Hexes = Readonly<Record<string, string>>;

/** Of a mode, as hex: every step, every anchor between steps of either mode, what series are of beside, white and black. Keys as 'teal-600'. */
export const scaleHexes = (theme: Theme, mode: ThemeMode): Hexes => {
  const made = { light: modeColors(theme, 'light'), dark: modeColors(theme, 'dark') };
  const other = allScales(made[mode === 'light' ? 'dark' : 'light'].scales);
  const rows: [string, string][] = [];
  allScales(made[mode].scales).forEach(({ id, steps, anchors }, at) => {
    steps.forEach((color, step) => rows.push([`${id}-${theme.steps[step]}`, formatHex(color)]));
    anchors.forEach(({ color, step }, i) => {
      const isBetween = step === null || other[at]?.anchors[i]?.step === null;
      if (isBetween) rows.push([`${id}-base${i === 0 ? '' : `-${i + 1}`}`, formatHex(color)]);
    });
  });
  const used = Object.values(made).flatMap(({ aliases }) =>
    Object.values(aliases).flatMap((alias) =>
      'step' in alias && alias.scale === 'chart' ? [alias.step] : [],
    ),
  );
  for (const step of used) {
    const color = made[mode].scales.series.steps[step];
    if (color) rows.push([`chart-${SERIES_NAMES[step]}`, formatHex(color)]);
  }
  return { ...Object.fromEntries(rows), white: '#FFFFFF', black: '#000000' };
};

/** 'on-primary' and the others. */
export const roleHexes = (theme: Theme, mode: ThemeMode): Hexes => {
  const made = modeColors(theme, mode);
  return Object.fromEntries(THEME_ROLES.map((role) => [kebab(role), formatHex(roleColor(made, role))]));
};

/** 'sequential-1' and the others. */
export const chartHexes = (theme: Theme, mode: ThemeMode): Hexes =>
  Object.fromEntries(
    Object.entries(chartScales(theme, mode)).flatMap(([scale, colors]) =>
      colors.map((color, i) => [`${scale}-${i + 1}`, formatHex(color)]),
    ),
  );

/** The keys of some colors made over. */
export const renamed = (hexes: Hexes, rename: (key: string) => string): Hexes =>
  Object.fromEntries(Object.entries(hexes).map(([key, hex]) => [rename(key), hex]));
