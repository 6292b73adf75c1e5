import fc from 'fast-check';

/** Tokens that text parsers treat as a beginning, an end, a number, or as invisible. */
const SIGNS = [
  '{',
  '}',
  '(',
  ')',
  '[',
  ']',
  '<',
  '>',
  '/*',
  '*/',
  '<!--',
  '-->',
  '//',
  '#',
  '##',
  '"',
  "'",
  '`',
  '\\',
  ',',
  ';',
  ':',
  '=',
  '|',
  '%',
  '-',
  '--',
  '$',
  '@',
  '&',
  '&amp;',
  '&#0;',
  '\n',
  '\r\n',
  '\t',
  ' ',
  '\0',
  '\u2028',
  '\uFEFF',
  '\uD800',
  '\u202E',
  '🎨',
  'none',
  'NaN',
  'Infinity',
  '1e999',
  '-0',
  '.',
  '0x',
  'rgb(',
  'calc(',
  'color-mix(',
  'var(--a)',
  '__proto__',
  'constructor',
  '$value',
  '{a.b}',
  '<![CDATA[',
  ']]>',
  '<svg',
  'url(',
  '${',
  '\\u0000',
  '99999999999999999999',
] as const;

type Spoiling =
  | { readonly kind: 'cut'; readonly at: number; readonly length: number }
  | { readonly kind: 'put'; readonly at: number; readonly sign: string; readonly times: number }
  | { readonly kind: 'repeat'; readonly at: number; readonly length: number; readonly times: number }
  | {
      readonly kind: 'splice';
      readonly at: number;
      readonly other: string;
      readonly from: number;
      readonly length: number;
    };

const MOST_LETTERS = 200_000;

const place = fc.oneof(fc.nat(64), fc.nat(2 ** 16));

const spoil = (text: string, spoiling: Spoiling): string => {
  const at = spoiling.at % (text.length + 1);
  const [before, after] = [text.slice(0, at), text.slice(at)];
  if (spoiling.kind === 'cut') return before + after.slice(spoiling.length);
  if (spoiling.kind === 'put') return before + spoiling.sign.repeat(spoiling.times) + after;
  if (spoiling.kind === 'repeat')
    return before + after.slice(0, spoiling.length).repeat(spoiling.times) + after;
  const { other, from, length } = spoiling;
  const start = from % (other.length + 1);
  return before + other.slice(start, start + length) + after;
};

/** Texts cut, extended and spliced; `deep` is how often a token may be repeated in a row. */
export const spoiledText = (texts: fc.Arbitrary<string>, deep = 2000): fc.Arbitrary<string> => {
  const times = fc.oneof(
    { weight: 9, arbitrary: fc.integer({ min: 1, max: 3 }) },
    fc.integer({ min: 1, max: deep }),
  );
  const spoiling: fc.Arbitrary<Spoiling> = fc.oneof(
    fc.record({ kind: fc.constant('cut' as const), at: place, length: fc.nat(40) }),
    fc.record({ kind: fc.constant('put' as const), at: place, sign: fc.constantFrom(...SIGNS), times }),
    fc.record({ kind: fc.constant('repeat' as const), at: place, length: fc.nat(40), times }),
    fc.record({
      kind: fc.constant('splice' as const),
      at: place,
      other: texts,
      from: place,
      length: fc.nat(200),
    }),
  );
  return fc.tuple(texts, fc.array(spoiling, { maxLength: 5 })).map(([text, spoilings]) => {
    let spoiled = text;
    for (const one of spoilings) spoiled = spoil(spoiled, one).slice(0, MOST_LETTERS);
    return spoiled;
  });
};
