/** In characters. */
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
 * Evaluates a channel to text: 'calc(l + .2)' with l = 0.6 gives '0.8'. `unit` is appended to a plain number; `whole`
 * is the value of 100 %: 1 for the lightness of oklch(), 0.4 for its chroma (CSS Color 4, §8 and §9). Percentages added
 * to numbers, which CSS rejects, are converted by `whole`. Null for anything that cannot be evaluated.
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

  /** In one unit: percentages become numbers as soon as one value is a number. */
  const inOneUnit = (values: readonly Value[]): readonly Value[] =>
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
      const each = inOneUnit(values);
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
      const [one, other] = inOneUnit([left, product()]);
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
