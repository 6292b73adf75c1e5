import { converter, parse } from 'culori/fn';
import { calculate } from './cssCalc';
import { mixSpaceColors } from './cssMix';
import { RGB_SPACES } from './cssSpaceNames';
import { isRgbFunction, parseSpaceColor, toCssColor, type CssColor, type SpaceColor } from './parseCssColor';
import { splitArguments } from './cssArguments';

/** Nobody nests colors deeper by hand. */
const DEPTH_MAX = 8;

/** Written in place of a channel that cannot be computed, so that the parser rejects the color. */
const NO_NUMBER = 'unknown';

/**
 * The channels of each function: their keys in culori, their names in CSS, the factor from culori's numbers to those of
 * CSS, the unit that CSS writes, and the value of 100 % (CSS Color 4, §5 to §9).
 */
const CHANNELS = {
  rgb: {
    mode: 'rgb',
    keys: ['r', 'g', 'b'],
    names: ['r', 'g', 'b'],
    scales: [255, 255, 255],
    units: ['', '', ''],
    wholes: [255, 255, 255],
  },
  hsl: {
    mode: 'hsl',
    keys: ['h', 's', 'l'],
    names: ['h', 's', 'l'],
    scales: [1, 100, 100],
    units: ['', '%', '%'],
    wholes: [360, 100, 100],
  },
  hwb: {
    mode: 'hwb',
    keys: ['h', 'w', 'b'],
    names: ['h', 'w', 'b'],
    scales: [1, 100, 100],
    units: ['', '%', '%'],
    wholes: [360, 100, 100],
  },
  lab: {
    mode: 'lab',
    keys: ['l', 'a', 'b'],
    names: ['l', 'a', 'b'],
    scales: [1, 1, 1],
    units: ['', '', ''],
    wholes: [100, 125, 125],
  },
  lch: {
    mode: 'lch',
    keys: ['l', 'c', 'h'],
    names: ['l', 'c', 'h'],
    scales: [1, 1, 1],
    units: ['', '', ''],
    wholes: [100, 150, 360],
  },
  oklab: {
    mode: 'oklab',
    keys: ['l', 'a', 'b'],
    names: ['l', 'a', 'b'],
    scales: [1, 1, 1],
    units: ['', '', ''],
    wholes: [1, 0.4, 0.4],
  },
  oklch: {
    mode: 'oklch',
    keys: ['l', 'c', 'h'],
    names: ['l', 'c', 'h'],
    scales: [1, 1, 1],
    units: ['', '', ''],
    wholes: [1, 0.4, 360],
  },
} as const;

/** rgba() and hsla() are aliases. */
const baseOf = (name: string): string => name.replace(/^(rgb|hsl)a$/, '$1');

const isSpace = (name: string): name is keyof typeof CHANNELS => Object.hasOwn(CHANNELS, name);

const isRgbSpace = (name: string): name is keyof typeof RGB_SPACES => Object.hasOwn(RGB_SPACES, name);

/** The channels of `origin` in a color space, by their names in CSS. */
const channelsOf = (
  origin: SpaceColor,
  mode: Parameters<typeof converter>[0],
  keys: readonly string[],
  scales: readonly number[],
): Map<string, number> => {
  const converted: Readonly<Record<string, unknown>> = { ...converter(mode)(origin) };
  return new Map(
    keys.map((key, i) => {
      const value = converted[key];
      // culori leaves the hue of grays undefined; in CSS it counts as 0.
      return [key, (typeof value === 'number' ? value : 0) * (scales[i] ?? 1)];
    }),
  );
};

/** 'oklch(from #0D9488 calc(l + .2) c h)'. */
const relative = (name: string, args: readonly string[], depth: number): SpaceColor | null => {
  const origin = evaluate(args[1] ?? '', depth + 1);
  if (!origin) return null;
  const alpha = ['alpha', origin.alpha ?? 1] as const;
  const write = (
    values: readonly string[],
    channels: Map<string, number>,
    units: readonly string[],
    wholes: readonly number[],
  ): string => {
    const hasOpacity = values[3] === '/';
    if (values.length !== (hasOpacity ? 5 : 3)) return NO_NUMBER;
    // A missing channel ('none') counts as 0 outside interpolation (CSS Color 4, §4.4).
    const known = new Map([...channels, alpha, ['none', 0] as const]);
    const written = values
      .slice(0, 3)
      .map((value, i) => calculate(value, known, units[i] ?? '', wholes[i] ?? 1) ?? NO_NUMBER);
    const opacity = hasOpacity ? (calculate(values[4] ?? '', known, '', 1) ?? NO_NUMBER) : String(alpha[1]);
    return `${written.join(' ')} / ${opacity}`;
  };
  if (name === 'color') {
    // Stryker disable next-line StringLiteral: any other text that names no space would do
    const space = args[2] ?? '';
    if (!isRgbSpace(space)) return null;
    const channels = write(
      args.slice(3),
      channelsOf(origin, RGB_SPACES[space], ['r', 'g', 'b'], [1, 1, 1]),
      [],
      [],
    );
    return parseSpaceColor(`color(${space} ${channels})`);
  }
  const base = baseOf(name);
  if (!isSpace(base)) return null;
  const { mode, keys, scales, units, wholes } = CHANNELS[base];
  const channels = write(args.slice(2), channelsOf(origin, mode, keys, scales), units, wholes);
  return parseSpaceColor(`${base}(${channels})`);
};

/** Legacy syntax, which only rgb() and hsl() have: commas, and the alpha as a fourth argument (CSS Color 4, §4.1.2). */
const isLegacy = (base: string, inside: string, args: readonly string[]): boolean =>
  (base === 'rgb' || base === 'hsl') && args.length === 4 && splitArguments(inside, ',').length === 4;

/** 'oklch(calc(.5 + .1) .1 180)', with its calculations replaced by their results. */
const calculated = (name: string, inside: string, keepsMissing: boolean): SpaceColor | null => {
  const base = baseOf(name);
  const args = splitArguments(inside, ' ').flatMap((arg) => splitArguments(arg, ','));
  const wholes: readonly number[] = isSpace(base) ? CHANNELS[base].wholes : [];
  const written = args.map((text, i) =>
    text.includes('(') ? (calculate(text, new Map(), '', wholes[i] ?? 1) ?? NO_NUMBER) : text,
  );
  if (isLegacy(base, inside, args)) written.splice(3, 0, '/');
  return parseSpaceColor(`${name}(${written.join(' ')})`, keepsMissing);
};

/** 'color-mix(in oklab, #0D9488 20%, white)'. */
const mixed = (inside: string, depth: number): SpaceColor | null => {
  const parts = splitArguments(inside, ',');
  const [method, ...operands] = parts[0]?.startsWith('in ') ? parts : ['in oklab', ...parts];
  if (operands.length !== 2) return null;
  const read = operands.map((operand) => {
    const words = splitArguments(operand, ' ');
    const share = words.find((word) => /^[\d.]+%$/.test(word));
    const color = evaluate(words.filter((word) => word !== share).join(' '), depth + 1, true);
    return color && { color, share: share === undefined ? null : Number.parseFloat(share) / 100 };
  });
  const [first, second] = read;
  return first && second ? mixSpaceColors(method ?? '', first, second) : null;
};

/** `keepsMissing` leaves channels of 'none' undefined, for interpolation. */
const evaluate = (text: string, depth: number, keepsMissing = false): SpaceColor | null => {
  const trimmed = text.trim();
  if (depth > DEPTH_MAX) return null;
  const call = /^([a-z-]+)\((.*)\)$/s.exec(trimmed);
  const [, name = '', inside = ''] = call ?? [];
  if (name === 'color-mix') return mixed(inside, depth);
  const args = splitArguments(inside, ' ');
  if (args[0] === 'from') return relative(name, args, depth);
  if (trimmed.startsWith('#')) return parse(trimmed) ?? null;
  return parseSpaceColor(trimmed, keepsMissing) ?? calculated(name, inside, keepsMissing);
};

type ComputedColor = CssColor & {
  /** The opacity that was dropped, from 0 to 1; omitted if there was none. */
  readonly alpha?: number;
};

/**
 * A color that CSS computes: relative colors, color-mix() and channels with calc(). Null where a part is unknown, such
 * as a variable. Never throws.
 */
export const parseComputedColor = (text: string): ComputedColor | null => {
  const computed = evaluate(text.toLowerCase().replaceAll(/\s/g, ' '), 0);
  const css = computed && toCssColor(computed, isRgbFunction(text));
  const alpha = computed?.alpha ?? 1;
  return css && { ...css, ...(alpha < 1 && { alpha }) };
};
