import { createCollector, type Found } from './found';
import { alphaOf, noteAlpha } from './values/opacity';
import { colorFromChannels, colorFromFractions } from './values/readColor';

const NUMBER = String.raw`\d{1,3}(?:\.\d{0,24})?|\.\d{1,24}`;
const PART = String.raw`(?:${NUMBER})(?:\s?\/\s?255(?:\.0?)?)?`;
const BETWEEN = String.raw`(?:\s{0,3},\s{0,3}|[ \t]{1,12})`;
const THREE = String.raw`${PART}(?:${BETWEEN}${PART}){2,3}`;

/** A row of a MATLAB matrix: it ends with its line or at a semicolon. */
const MATRIX_ROW = new RegExp(
  String.raw`(?<=\[\s{0,40})${THREE}(?=\s{0,40}[;\n])|(?<=[;\n]\s{0,40})${THREE}(?=\s{0,40}[;\]\n])`,
  'g',
);
/** Three or four numbers in brackets, with the name before them and the divisor after them. */
const TUPLE = new RegExp(
  String.raw`(?:(["']?)([\p{L}_][\p{L}\w .-]{0,40})\1\s{0,20}[:=]\s{0,4})?[([{]\s{0,4}(${THREE})\s{0,4},?\s{0,4}[)\]}](\s?\.?\/\s?255(?:\.0?)?)?`,
  'gu',
);
/** What may surround the tuples: brackets, a name for all, and calls that make an array. */
const AROUND =
  /^(?:[\s,;[\](){}:]|[\w.]{1,60}\s{0,8}=|(?:np|numpy|tf|torch)?\.?(?:array|tensor|asarray)\(|(?:colororder|colormap)\((?:\w{1,20},)?|(?:const|let|var|return|end)\b)*(?:\s{0,4}\/\s{0,4}255(?:\.0?)?;?\s*)?$/;

/** Comments, and imports of libraries. */
const REMARK = /(?:^|(?<=\s))[#%](?!\{).*$|^(?:import|from)\s.*$/gm;

/** Longer texts of numbers are no palettes. */
const LENGTH_MAX = 100_000;

type Tuple = { readonly name: string; readonly values: readonly number[] };

const WORDS_MAX = 4;
const WORDS_PER_TUPLE = 2;

const countOf = (text: string, sign: RegExp): number => text.match(sign)?.length ?? 0;

const valueOf = (part: string): number => {
  const [upper = '', lower] = part.split('/');
  return lower === undefined ? Number(upper) : Number(upper) / Number(lower);
};

/**
 * Arrays of channels in Python, MATLAB and JavaScript: [(31, 119, 180), (174, 199, 232)], [0 0.447 0.741; 0.85 0.325
 * 0.098], {'teal': (13, 148, 136)}. Null where the text contains anything else.
 */
export const parseNumberArrays = (whole: string): Found | null => {
  if (whole.length > LENGTH_MAX || !/[[({]\s{0,4}[\d.]/.test(whole)) return null;
  const shown = whole.replaceAll(REMARK, '');
  // Texts with more words than color names are for other readers: parsing them here would only cost time.
  if (countOf(shown, /\p{L}{2,}/gu) > WORDS_MAX + countOf(shown, /[[({\n]/g) * WORDS_PER_TUPLE) return null;
  const text = shown.replaceAll(MATRIX_ROW, '($&)');
  const tuples: Tuple[] = [];
  const around = text.replaceAll(TUPLE, (_, __, name: string | undefined, inside: string, of?: string) => {
    const values = (inside.match(new RegExp(PART, 'g')) ?? []).map(valueOf);
    tuples.push({
      name: name?.trim() ?? '',
      values: of === undefined ? values : values.map((value) => value / 255),
    });
    return ' ';
  });
  const isOf255 = /\/\s{0,4}255(?:\.0?)?;?\s*$/.test(around);
  if (tuples.length === 0 || !AROUND.test(around)) return null;
  // One tuple per line and nothing else is a plain list of numbers, which may be inks as well.
  const isPlain = !/\w/.test(around) && tuples.every(({ name }) => name === '');
  if (isPlain && whole.split('\n').filter((line) => /\d/.test(line)).length >= tuples.length) return null;
  // Four numbers alone are as likely a Bézier curve.
  if (tuples.length === 1 && tuples[0]?.values.length === 4) return null;
  const channels = tuples.flatMap(({ values }) => values.slice(0, 3));
  const isFraction = channels.every((value) => value <= 1);
  const { addColor, found } = createCollector();
  for (const { name, values } of tuples) {
    const color = isFraction && !isOf255 ? colorFromFractions(values) : colorFromChannels(values);
    if (!color) return null;
    const seen = noteAlpha(color, alphaOf(values[3] ?? 1));
    if (seen) addColor(seen, name);
  }
  const list = found('RGB list');
  return list.colors.length > 0 ? list : null;
};
