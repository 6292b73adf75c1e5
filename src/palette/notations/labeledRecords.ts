import type { Color } from '../../color/types';
import { createCollector, type Found } from './found';
import { parseNumberList } from './numberList';
import { readBareColor } from './values/readColor';

/** 'Name: Teal', 'Hex code: #0D9488', also as an item of a list or in bold. */
const FIELD =
  /^[\s>]{0,8}(?:[-*•+]\s)?(?:\*\*)?(\p{L}[\p{L} ]{0,23})(?:\*\*)?\s?[:=：](?:\*\*)?\s{0,8}(\S.{0,200})$/u;
const NAME_KEY =
  /^(?:(?:colou?r|swatch|token) ?)?(?:name|label|title)$|^(?:colou?r|swatch|token|name|nom|nombre|nome|farbe)$/i;
const COLOR_KEYS = [
  'hex',
  'html',
  'web',
  'css',
  'value',
  'color',
  'colour',
  'code',
  'rgb',
  'rgba',
  'hsl',
  'hsb',
  'hsv',
  'cmyk',
];
const CODE = / (?:code|value|colou?r)$/;

/** Longer texts are no sheets of a palette. */
const LENGTH_MAX = 100_000;

type Field = { readonly key: string; readonly value: string };

const keyOf = (key: string): string => key.toLowerCase().replace(CODE, '');

const colorOf = ({ key, value }: Field): Color | null =>
  readBareColor(value) ?? parseNumberList(`${key} ${value}`)?.colors[0]?.color ?? null;

/** The name and color of a record; null for either where it has none. A 'Color: Teal' beside a hex value is a name. */
const readRecord = (
  fields: readonly Field[],
): { readonly name: string | null; readonly color: Color | null } => {
  const valued = COLOR_KEYS.flatMap((key) =>
    fields.filter((field) => keyOf(field.key) === key && colorOf(field)),
  );
  const [best] = valued;
  const name = fields.find((field) => NAME_KEY.test(field.key) && field !== best);
  return { name: name?.value ?? null, color: best ? colorOf(best) : null };
};

/**
 * Records of a name and a color, a field a line: 'Name: Teal', 'Hex: #0D9488', 'Use: buttons'. A record begins where its
 * first field comes again. Null where the text has other lines, or records without a name or a color.
 */
export const parseLabeledRecords = (text: string): Found | null => {
  if (text.length > LENGTH_MAX) return null;
  const records: Field[][] = [];
  for (const line of text.split('\n')) {
    if (line.trim() === '') continue;
    const [, key = '', value = ''] = FIELD.exec(line) ?? [];
    if (key === '') return null;
    const first = records[0]?.[0]?.key.toLowerCase();
    if (first === undefined || key.toLowerCase() === first) records.push([]);
    records.at(-1)?.push({ key, value: value.trim() });
  }
  const { addColor, found } = createCollector();
  for (const { name, color } of records.map(readRecord)) {
    if (name === null || !color) return null;
    addColor(color, name);
  }
  return records.some((fields) => fields.length > 1) ? found('Color sheet') : null;
};
