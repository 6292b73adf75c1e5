import { converter } from 'culori/fn';
import { colorFromRgb } from './color';
import { calculate } from './cssCalc';
import { mixSpaceColors } from './cssMix';
import { parseCssColor, parseSpaceColor, toCssColor, type CssColor, type SpaceColor } from './parseCssColor';
import { splitArguments } from './cssArguments';

/** Deeper nesting is no color that a person wrote. */
const DEPTH_MAX = 8;

/** The names of a function's channels, and by how much they differ from the numbers that they are kept as. */
const CHANNELS = {
  rgb: {
    mode: 'rgb',
    keys: ['r', 'g', 'b'],
    names: ['r', 'g', 'b'],
    scales: [255, 255, 255],
    units: ['', '', ''],
  },
  hsl: {
    mode: 'hsl',
    keys: ['h', 's', 'l'],
    names: ['h', 's', 'l'],
    scales: [1, 100, 100],
    units: ['', '%', '%'],
  },
  hwb: {
    mode: 'hwb',
    keys: ['h', 'w', 'b'],
    names: ['h', 'w', 'b'],
    scales: [1, 100, 100],
    units: ['', '%', '%'],
  },
  lab: { mode: 'lab', keys: ['l', 'a', 'b'], names: ['l', 'a', 'b'], scales: [1, 1, 1], units: ['', '', ''] },
  lch: { mode: 'lch', keys: ['l', 'c', 'h'], names: ['l', 'c', 'h'], scales: [1, 1, 1], units: ['', '', ''] },
  oklab: {
    mode: 'oklab',
    keys: ['l', 'a', 'b'],
    names: ['l', 'a', 'b'],
    scales: [1, 1, 1],
    units: ['', '', ''],
  },
  oklch: {
    mode: 'oklch',
    keys: ['l', 'c', 'h'],
    names: ['l', 'c', 'h'],
    scales: [1, 1, 1],
    units: ['', '', ''],
  },
} as const;

const isSpace = (name: string): name is keyof typeof CHANNELS => Object.hasOwn(CHANNELS, name);

/** The spaces of color() whose channels are red, green and blue. */
const RGB_SPACES = {
  srgb: 'rgb',
  'srgb-linear': 'lrgb',
  'display-p3': 'p3',
  'a98-rgb': 'a98',
  rec2020: 'rec2020',
} as const;

const isRgbSpace = (name: string): name is keyof typeof RGB_SPACES => Object.hasOwn(RGB_SPACES, name);

/** The channels of `origin` in a space, by their names in CSS. */
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
      // Grays have no hue, which counts as 0.
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
  ): string | null => {
    const [channelTexts, alphaTexts] = [values.slice(0, 3), values[3] === '/' ? values.slice(4) : []];
    if (channelTexts.length < 3 || values.length !== (alphaTexts.length === 1 ? 5 : 3)) return null;
    const known = new Map([...channels, alpha]);
    const written = channelTexts.map((text, i) => calculate(text, known, units[i] ?? ''));
    const opacity = alphaTexts[0] === undefined ? String(alpha[1]) : calculate(alphaTexts[0], known, '');
    return written.every((text) => text !== null) && opacity !== null
      ? `${written.join(' ')} / ${opacity}`
      : null;
  };
  if (name === 'color') {
    const space = args[2] ?? '';
    if (!isRgbSpace(space)) return null;
    const channels = write(
      args.slice(3),
      channelsOf(origin, RGB_SPACES[space], ['r', 'g', 'b'], [1, 1, 1]),
      [],
    );
    return channels === null ? null : parseSpaceColor(`color(${space} ${channels})`);
  }
  const base = name.replace(/^(rgb|hsl)a$/, '$1');
  if (!isSpace(base)) return null;
  const { mode, keys, scales, units } = CHANNELS[base];
  const channels = write(args.slice(2), channelsOf(origin, mode, keys, scales), units);
  return channels === null ? null : parseSpaceColor(`${base}(${channels})`);
};

/** 'oklch(calc(.5 + .1) .1 180)': the same with numbers. */
const calculated = (name: string, args: readonly string[]): SpaceColor | null => {
  const written = args.map((text) =>
    /^(?:calc|min|max|clamp)?\(/.test(text) ? calculate(text, new Map(), '') : text,
  );
  return written.every((text) => text !== null) ? parseSpaceColor(`${name}(${written.join(' ')})`) : null;
};

/** 'color-mix(in oklab, #0D9488 20%, white)'. */
const mixed = (inside: string, depth: number): SpaceColor | null => {
  const parts = splitArguments(inside, ',');
  const [method, ...operands] = parts[0]?.startsWith('in ') ? parts : ['in oklab', ...parts];
  if (operands.length !== 2) return null;
  const read = operands.map((operand) => {
    const words = splitArguments(operand, ' ');
    const share = words.find((word) => /^[\d.]+%$/.test(word));
    const color = evaluate(words.filter((word) => word !== share).join(' '), depth + 1);
    return color && { color, share: share === undefined ? null : Number.parseFloat(share) / 100 };
  });
  const [first, second] = read;
  return first && second ? mixSpaceColors(method ?? '', first, second) : null;
};

const evaluate = (text: string, depth: number): SpaceColor | null => {
  const trimmed = text.trim();
  if (depth > DEPTH_MAX) return null;
  const call = /^([a-z-]+)\((.*)\)$/s.exec(trimmed);
  const [, name = '', inside = ''] = call ?? [];
  if (name === 'color-mix') return mixed(inside, depth);
  const args = call ? splitArguments(inside, ' ') : [];
  if (args[0] === 'from') return relative(name, args, depth);
  const plain = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/.test(trimmed) ? parseCssColor(trimmed) : null;
  if (plain) {
    const { r, g, b } = plain.color.rgb;
    return { mode: 'rgb', r: r / 255, g: g / 255, b: b / 255 };
  }
  const alphaHex = /^#([0-9a-f]{6})([0-9a-f]{2})$/.exec(trimmed);
  const opaque = alphaHex ? evaluate(`#${alphaHex[1] ?? ''}`, depth) : null;
  if (opaque) return { ...opaque, alpha: Number.parseInt(alphaHex?.[2] ?? '', 16) / 255 };
  if (trimmed === 'transparent') return { mode: 'rgb', r: 0, g: 0, b: 0, alpha: 0 };
  return (
    parseSpaceColor(trimmed) ??
    (call
      ? calculated(
          name,
          args.flatMap((arg) => splitArguments(arg, ',')),
        )
      : null)
  );
};

/**
 * A color that CSS computes from others: relative colors, color-mix() and channels with calc(). Null where a part is
 * not known here, a variable for one. Never throws.
 */
export const parseComputedColor = (text: string): CssColor | null => {
  const computed = evaluate(text.toLowerCase().replaceAll(/\s+/g, ' '), 0);
  if (!computed) return null;
  const found = toCssColor(computed, computed.mode === 'rgb');
  return found && { ...found, color: colorFromRgb(found.color.rgb) };
};
