/** As many signs as a calculation may have. */
const LENGTH_MAX = 200;

const TOKEN = /\s*(\d*\.?\d+(?:e[+-]?\d+)?(?:%|deg)?|[a-z]+\(?|[-+*/(),])/gy;

type Value = { readonly number: number; readonly isPercent: boolean };

const UNKNOWN: Value = { number: NaN, isPercent: false };

const FUNCTIONS: Readonly<Record<string, (values: readonly number[]) => number>> = {
  'calc(': ([value = NaN]) => value,
  'min(': (values) => Math.min(...values),
  'max(': (values) => Math.max(...values),
  'clamp(': ([low = NaN, value = NaN, high = NaN]) => Math.max(low, Math.min(value, high)),
  'abs(': ([value = NaN]) => Math.abs(value),
};

/**
 * A channel as a number in text: 'calc(l + .2)' with l = 0.6 is '0.8'. `unit` is what a bare number gets where the
 * channel is written in percent, and `whole` what 100 % are of it: the lightness of oklch() is 1 then, its chroma 0.4 (CSS
 * Color 4, §8 and §9). Where percents are added to numbers, which CSS refuses, they are such parts of the channel.
 * Null where it is no calculation that this knows.
 */
export const calculate = (
  text: string,
  names: ReadonlyMap<string, number>,
  unit: string,
  whole: number,
): string | null => {
  if (text.length > LENGTH_MAX) return null;
  const tokens: string[] = [];
  TOKEN.lastIndex = 0;
  let read = 0;
  for (let match = TOKEN.exec(text); match; match = TOKEN.exec(text)) {
    tokens.push(match[1] ?? '');
    read = TOKEN.lastIndex;
  }
  if (read !== text.length) return null;
  let at = 0;

  /** In one unit: where one is a number, all are. */
  const alike = (values: readonly Value[]): readonly Value[] =>
    values.every(({ isPercent }) => isPercent)
      ? values
      : values.map(({ number, isPercent }) => ({
          number: isPercent ? (number / 100) * whole : number,
          isPercent: false,
        }));
  const primary = (): Value => {
    const token = tokens[at++] ?? '';
    if (token === '-') {
      const { number, isPercent } = primary();
      return { number: -number, isPercent };
    }
    if (token === '+') return primary();
    if (token === '(') return closed(sum());
    if (token.endsWith('(')) {
      const values = [sum()];
      while (tokens[at] === ',') {
        at++;
        values.push(sum());
      }
      const run = FUNCTIONS[token];
      if (!run) return UNKNOWN;
      const each = alike(values);
      return closed({
        number: run(each.map(({ number }) => number)),
        isPercent: each.every(({ isPercent }) => isPercent),
      });
    }
    if (/^[a-z]/.test(token))
      return { number: token === 'pi' ? Math.PI : (names.get(token) ?? NaN), isPercent: false };
    return { number: Number.parseFloat(token), isPercent: token.endsWith('%') };
  };
  const closed = (value: Value): Value => (tokens[at++] === ')' ? value : UNKNOWN);
  const product = (): Value => {
    let left = primary();
    while (tokens[at] === '*' || tokens[at] === '/') {
      const isTimes = tokens[at++] === '*';
      const right = primary();
      left = {
        number: isTimes ? left.number * right.number : left.number / right.number,
        isPercent: left.isPercent || right.isPercent,
      };
    }
    return left;
  };
  function sum(): Value {
    let left = product();
    while (tokens[at] === '+' || tokens[at] === '-') {
      const sign = tokens[at++] === '+' ? 1 : -1;
      const [one, other] = alike([left, product()]);
      left = {
        number: (one?.number ?? NaN) + sign * (other?.number ?? NaN),
        isPercent: one?.isPercent === true,
      };
    }
    return left;
  }

  const { number, isPercent } = sum();
  if (at !== tokens.length || !Number.isFinite(number)) return null;
  const written = Number(number.toFixed(8));
  return isPercent ? `${written}%` : `${written}${unit}`;
};
