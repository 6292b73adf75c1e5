import { converter } from 'culori/fn';
import { MIX_SPACES } from './cssSpaceNames';
import type { SpaceColor } from './parseCssColor';

type MixMode = (typeof MIX_SPACES)[keyof typeof MIX_SPACES];

const isMixSpace = (name: string): name is keyof typeof MIX_SPACES => Object.hasOwn(MIX_SPACES, name);

type Operand = {
  readonly color: SpaceColor;
  /** 0–1; null where none is written. */
  readonly share: number | null;
};

type Channels = Readonly<Record<string, unknown>>;

const numberOf = (value: unknown): number => (typeof value === 'number' ? value : 0);

/** Whether a channel is present and below a limit. */
const isBelow = (value: unknown, limit: number): boolean => typeof value === 'number' && value < limit;

/** Whether a color is so gray that its hue is rounding noise: 'powerless' in CSS Color 4, §4.4.1. */
const POWERLESS: Readonly<Record<string, (channels: Channels) => boolean>> = {
  hsl: ({ s }) => isBelow(s, 1e-4),
  hwb: ({ w, b }) => numberOf(w) + numberOf(b) > 1 - 1e-4,
  lch: ({ c }) => isBelow(c, 0.0015),
  oklch: ({ c }) => isBelow(c, 4e-6),
};

const RGB = { r: 'red', g: 'green', b: 'blue' };
const XYZ = { x: 'red', y: 'green', z: 'blue' };
const LAB = { l: 'lightness', a: 'a', b: 'b' };
const LCH = { l: 'lightness', c: 'colorfulness', h: 'hue' };

/** What each channel describes: one that is missing is missing in another space, too (CSS Color 4, §12.2). */
const MEANINGS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  rgb: RGB,
  lrgb: RGB,
  p3: RGB,
  a98: RGB,
  prophoto: RGB,
  rec2020: RGB,
  xyz50: XYZ,
  xyz65: XYZ,
  lab: LAB,
  oklab: LAB,
  lch: LCH,
  oklch: LCH,
  hsl: { h: 'hue', s: 'colorfulness', l: 'lightness' },
  hwb: { h: 'hue' },
};

/** The channels of a color in a space of `MIX_SPACES`; what is missing in the color is missing in them. */
const channelsIn = (color: SpaceColor, mode: MixMode): Channels => {
  const own: Channels = { ...color };
  const missing = Object.entries(MEANINGS[color.mode] ?? {}).flatMap(([key, meaning]) =>
    own[key] === undefined ? [meaning] : [],
  );
  const converted: Channels = { ...converter(mode)(color) };
  if (missing.length === 0) return converted;
  const meanings = MEANINGS[mode] ?? {};
  return Object.fromEntries(
    Object.entries(converted).filter(([key]) => !missing.includes(meanings[key] ?? '')),
  );
};

/** Signed degrees from one hue to another by an interpolation method of CSS Color 4, §12.4. */
const arcOf = (from: number, to: number, method: string): number => {
  const span = to - from;
  switch (method) {
    case 'increasing':
      return span < 0 ? span + 360 : span;
    case 'decreasing':
      return span > 0 ? span - 360 : span;
    case 'longer':
      if (span > 0 && span < 180) return span - 360;
      return span > -180 && span <= 0 ? span + 360 : span;
    default:
      if (span > 180) return span - 360;
      return span < -180 ? span + 360 : span;
  }
};

const hueAt = (from: number, to: number, method: string, t: number): number =>
  (((from + arcOf(from, to, method) * t) % 360) + 360) % 360;

/**
 * color-mix() of CSS Color 5, §3. `method` is written as in CSS: 'in oklch longer hue'. Channels are premultiplied by
 * alpha, hues are not; a missing channel is the other color's. Null for an unknown space, a share above 100 %, or two
 * shares of 0 %.
 */
export const mixSpaceColors = (method: string, first: Operand, second: Operand): SpaceColor | null => {
  const [, name = '', arc = 'shorter'] = method.split(/\s+/);
  if (!isMixSpace(name)) return null;
  const mode = MIX_SPACES[name];
  const shareA = first.share ?? (second.share === null ? 0.5 : 1 - second.share);
  const shareB = second.share ?? 1 - shareA;
  const total = shareA + shareB;
  if (!(total > 0) || shareA > 1 || shareB > 1) return null;
  const t = shareB / total;

  const a = channelsIn(first.color, mode);
  const b = channelsIn(second.color, mode);
  const alphaA = first.color.alpha ?? 1;
  const alphaB = second.color.alpha ?? 1;
  const alpha = alphaA * (1 - t) + alphaB * t;
  const isPowerless = (color: Channels): boolean => POWERLESS[mode]?.(color) ?? false;

  const channels = Object.keys({ ...a, ...b }).filter((key) => key !== 'mode');
  const entries = channels.map((key): [string, number] => {
    if (key === 'h') {
      const [ownA, ownB] = [isPowerless(a) ? undefined : a['h'], isPowerless(b) ? undefined : b['h']];
      const [hueA, hueB] = [ownA ?? ownB, ownB ?? ownA];
      return [key, hueAt(numberOf(hueA), numberOf(hueB), arc, t)];
    }
    const weighted = numberOf(a[key] ?? b[key]) * alphaA * (1 - t) + numberOf(b[key] ?? a[key]) * alphaB * t;
    return [key, alpha === 0 ? 0 : weighted / alpha];
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the channels are those of `mode`
  return { mode, ...Object.fromEntries(entries), alpha: alpha * Math.min(1, total) } as SpaceColor;
};
