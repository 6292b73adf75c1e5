import { formatHex } from '../../../color/format';
import type { Color } from '../../../color/types';
import type { ProblemReason } from '../../../domain/importMessages';
import { createCollector, type Found } from '../found';
import { colorFromFractions, colorFromInks, readFunction } from '../values/readColor';
import { xmlAttributes } from './xml';

/** The root element, even if it is cut off; other XML palettes have no such attributes. */
const ROOT = /<palette\s[^<>]{0,600}?\b(?:guid|prefix|resid)\s*=|<color\s[^<>]{0,400}?\btints\s*=/i;

/** Swatches, and the named inks that these may refer to, with color models that represent the inks. */
const TAG =
  /<(\/?)(cs|colorspaces|color)\b((?:\s+[\w:.-]{1,60}\s*=\s*(?:"[^"<]{0,400}"|'[^'<]{0,400}'))*)\s*\/?>/gi;

type Attributes = ReadonlyMap<string, string>;

/** 'tints', each from 0 to 1; null where one is not a number. */
const tintsOf = (attributes: Attributes): readonly number[] | null => {
  const values = (attributes.get('tints') ?? '').split(',').map((part) => (part.trim() ? Number(part) : NaN));
  return values.every(Number.isFinite) ? values : null;
};

/** Color models whose ranges CorelDRAW does not document, and those that are read. */
const UNREAD = new Set(['lab', 'hsb', 'hls', 'yiq']);
const READ = new Set(['rgb', 'cmyk', 'gray', 'grayscale']);
const modelOf = (attributes: Attributes): string => (attributes.get('cs') ?? '').trim().toLowerCase();

/** A color in a color model, not by the name of an ink. Gray 1 is white. */
const plainColor = (attributes: Attributes): Color | null => {
  const values = tintsOf(attributes);
  const model = modelOf(attributes);
  if (model === 'rgb' && values?.length === 3) return colorFromFractions(values);
  if (model === 'cmyk' && values?.length === 4) return colorFromInks(values);
  return model.startsWith('gray') && values?.length === 1
    ? colorFromFractions([...values, ...values, ...values])
    : null;
};

/** An ink tinted with the white of the paper, `tint` from 0 to 1. */
const tinted = (color: Color, tint: number): Color | null =>
  readFunction(`color-mix(in srgb, ${formatHex(color)} ${Math.max(0, Math.min(1, tint)) * 100}%, white)`);

const why = (attributes: Attributes): ProblemReason | undefined => {
  const model = modelOf(attributes);
  if (!tintsOf(attributes) || model === '' || READ.has(model)) return undefined;
  return UNREAD.has(model) ? 'unknownModel' : 'elsewhere';
};

/** A CorelDRAW palette in XML: pages of swatches, preceded by the inks of catalogs. Null if it is none. */
export const parseCorel = (text: string): Found | null => {
  if (!ROOT.test(text)) return null;
  const collector = createCollector();
  const inks = new Map<string, Color>();
  let isCatalog = false;
  let names: readonly string[] = [];
  let [at, line] = [0, 1];
  for (const { 1: closing, 2: tag = '', 3: inside = '', index } of text.matchAll(TAG)) {
    if (collector.isFull()) break;
    const kind = tag.toLowerCase();
    if (kind === 'colorspaces') isCatalog = closing === '';
    if (closing !== '' || kind === 'colorspaces') continue;
    const attributes = xmlAttributes(inside);
    if (kind === 'cs') {
      names = ['name', 'fixedid'].flatMap((key) => attributes.get(key)?.toLowerCase() ?? []);
      continue;
    }
    const plain = plainColor(attributes);
    if (isCatalog) {
      // The first readable color model represents the ink.
      for (const ink of names) if (plain && !inks.has(ink)) inks.set(ink, plain);
      continue;
    }
    const ink = inks.get(modelOf(attributes));
    const color = plain ?? (ink ? tinted(ink, tintsOf(attributes)?.[0] ?? 1) : null);
    const written = attributes.get('name')?.trim() ?? '';
    const name = written === '' && ink ? attributes.get('cs') : written;
    if (color) collector.addColor(color, name ?? null);
    else {
      line += text.slice(at, index).split('\n').length - 1;
      at = index;
      collector.addProblem(
        line,
        written === '' ? (attributes.get('cs') ?? 'color') : written,
        why(attributes),
      );
    }
  }
  return collector.found('XML');
};
