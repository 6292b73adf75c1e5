import { colorFromRgb } from '../../color/color';
import { own } from '../../palette/foreignValue';
import { DEPTH_MAX } from './flattenTokens';
import { readOpacity, type SeenColor } from './seenColor';

const REFERENCE = /^(?:\{([^{}]+)\}|\$([\w.-]+))$/;
/** A reference of Chakra 2: 'gray.900'. */
const BARE = /^[\w-]+(?:\.[\w-]+)+$/;
/** A reference with an opacity, as in Tokens Studio. */
const WITH_OPACITY = /^(?:rgb|hsl)a?\(\s*(\{[^{}]+\}|#[0-9a-f]{3,6})\s*,\s*([\d.]+)(%?)\s*\)$/i;

/** Color spaces with a CSS function of their own; those of the first set have percentages after the hue. */
const PERCENT_SPACES: ReadonlySet<string> = new Set(['hsl', 'hwb']);
const FUNCTION_SPACES: ReadonlySet<string> = new Set(['lab', 'lch', 'oklab', 'oklch']);

const isComponents = (value: unknown): value is readonly (number | 'none')[] =>
  Array.isArray(value) &&
  value.length === 3 &&
  value.every((part) => typeof part === 'number' || part === 'none');

const opacityOf = (value: unknown): number | null => {
  const alpha = own(value, 'alpha') ?? own(value, 'a') ?? 1;
  return typeof alpha === 'number' && alpha > 0 ? Math.min(alpha, 1) : null;
};

/** Red, green and blue of design tokens: fractions, or up to 255. */
const readChannels = (value: unknown): SeenColor | null => {
  const channels = ['r', 'g', 'b'].map((key) => own(value, key));
  const numbers = channels.filter((one) => typeof one === 'number');
  if (numbers.length < 3 || numbers.some((one) => !(one >= 0 && one <= 255))) return null;
  const [r = 0, g = 0, b = 0] = numbers.every((one) => one <= 1)
    ? numbers.map((one) => Math.round(one * 255))
    : numbers.map(Math.round);
  return { color: colorFromRgb({ r, g, b }), opacity: 1 };
};

/** Hue, saturation and lightness of older tokens: degrees, and fractions or percentages. */
const readHsl = (value: unknown): SeenColor | null => {
  const [h, s, l] = ['h', 's', 'l'].map((key) => own(value, key));
  if (typeof h !== 'number' || typeof s !== 'number' || typeof l !== 'number') return null;
  const scale = Math.max(s, l) <= 1 ? 100 : 1;
  return readOpacity(`hsl(${h} ${s * scale}% ${l * scale}%)`);
};

/** A color of the standard: components in a color space. */
const readComponents = (value: unknown): SeenColor | null => {
  const [space, components] = [own(value, 'colorSpace'), own(value, 'components')];
  if (typeof space !== 'string' || !isComponents(components)) return null;
  const [a, b, c] = components.map((part) => (part === 'none' ? 0 : part));
  if (PERCENT_SPACES.has(space)) return readOpacity(`${space}(${a} ${b}% ${c}%)`);
  return readOpacity(
    FUNCTION_SPACES.has(space) ? `${space}(${a} ${b} ${c})` : `color(${space} ${a} ${b} ${c})`,
  );
};

/** A color object: a hex, components in a color space, or channels of a design tool. */
const readObject = (value: unknown): SeenColor | null => {
  const hex = own(value, 'hex');
  const seen =
    typeof hex === 'string'
      ? readOpacity(hex)
      : (readComponents(value) ?? readChannels(value) ?? readHsl(value));
  const opacity = opacityOf(value);
  return seen && opacity !== null ? { ...seen, opacity: seen.opacity * opacity } : null;
};

/** Finds the value of a token by its path. */
export type Lookup = (target: string) => unknown;

/** The color of a token's value, with references resolved; null for none. */
export const colorOfToken = (value: unknown, lookUp: Lookup, depth = 0): SeenColor | null => {
  if (depth > DEPTH_MAX) return null;
  const follow = (target: string): SeenColor | null =>
    colorOfToken(lookUp(target) ?? lookUp(target.replace(/\.value$/, '')), lookUp, depth + 1);
  const pointer = own(value, '$ref');
  if (typeof pointer === 'string')
    return follow(
      pointer
        .replace(/^#\//, '')
        .replace(/\/\$value$/, '')
        .replaceAll('/', '.'),
    );
  if (typeof value !== 'string') return readObject(value);
  const [, inBraces, behindSign] = REFERENCE.exec(value) ?? [];
  const target = inBraces ?? behindSign;
  if (target !== undefined) return follow(target);
  const [, base, alpha, percent] = WITH_OPACITY.exec(value) ?? [];
  if (base !== undefined) {
    const seen = colorOfToken(base, lookUp, depth + 1);
    return seen && { ...seen, opacity: seen.opacity * (Number(alpha) / (percent === '%' ? 100 : 1)) };
  }
  return readOpacity(value) ?? (BARE.test(value) ? follow(value) : null);
};
