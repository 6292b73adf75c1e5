import type { Color } from '../../../color/types';
import { createCollector, type Found } from '../found';
import {
  colorFromChannels,
  colorFromFractions,
  colorFromHsb,
  colorFromInks,
  readBareColor,
} from '../values/readColor';

const DEFINITION =
  /^[^\n]{0,200}?\\(?:x?definecolor|providecolor|DefineNamedColor\s*\{named\})\s*(?:\[[^\]\n]{0,40}\])?\s*\{([^{}\n]{1,80})\}\s*\{(\w{1,12})\}\s*\{([^{}\n]{1,80})\}/;

/** Many colors of one model: prefix, suffix, then 'name,values' separated by semicolons. */
const DEFINITION_SET =
  /\\(?:define|provide)colorset\s*(?:\[[^\]\n]{0,40}\])?\s*\{(\w{1,12})\}\s*\{([^{}\n]{0,40})\}\s*\{([^{}\n]{0,40})\}\s*\{([^{}]{1,20000})\}/g;

/** An unnamed color where it is used: '\textcolor[HTML]{0D9488}{…}'. */
const USED =
  /\\(?:(?:text|page|row|cell|column)?color|colorbox)\s{0,4}\[(HTML|RGB|rgb|cmyk|gray|hsb)\]\s{0,4}\{([^{}\n]{1,80})\}/g;

/** Up to the end of its line; after a backslash it is a percent sign. */
const COMMENT = /(?<!\\)%.*/g;

/** The models of the package xcolor. */
const MODELS: Readonly<Record<string, (text: string, values: readonly number[]) => Color | null>> = {
  HTML: (text) => readBareColor(text),
  RGB: (_, values) => colorFromChannels(values),
  rgb: (_, values) => colorFromFractions(values),
  cmyk: (_, values) => colorFromInks(values),
  cmy: (_, values) => colorFromInks(values),
  gray: (_, [g = NaN]) => colorFromFractions([g, g, g]),
  Gray: (_, [g = NaN]) => colorFromFractions([g / 15, g / 15, g / 15]),
  hsb: (_, [h = NaN, s = NaN, b = NaN]) => colorFromHsb(h * 360, s, b),
  Hsb: (_, [h = NaN, s = NaN, b = NaN]) => colorFromHsb(h, s, b),
};

/** An empty text is not a number, and not zero. */
const numberOf = (part: string): number => (part.trim() === '' ? NaN : Number(part));

const modelColor = (model: string, value: string): Color | null => {
  const read = Object.hasOwn(MODELS, model) ? MODELS[model] : undefined;
  return read?.(value, value.split(',').map(numberOf)) ?? null;
};

export const isLatex = (text: string): boolean =>
  /\\(?:x?definecolor|providecolor|DefineNamedColor|(?:define|provide)colorset)\b/.test(text) ||
  text.search(USED) >= 0;

/** Colors defined in LaTeX, with or without xcolor. */
export const parseLatex = (whole: string): Found => {
  const collector = createCollector();
  const text = whole.replaceAll(COMMENT, '');
  for (const [i, line] of text.split('\n').entries()) {
    // A line may contain several definitions.
    for (const part of line.split(/(?=\\(?:x?definecolor|providecolor|DefineNamedColor|colorlet)\b)/)) {
      // Stryker disable next-line StringLiteral,ArrayDeclaration: what is not found is of no model
      const [, name = '', model = '', value = ''] = DEFINITION.exec(part) ?? [];
      const color = modelColor(model, value);
      if (color) collector.addColor(color, name.trim());
      else if (part.startsWith('\\colorlet')) collector.addProblem(i + 1, part, 'computed');
      else if (/\\(?:x?define|provide)color\b/.test(part)) collector.addProblem(i + 1, part);
    }
  }
  // Stryker disable next-line StringLiteral: each is found, empty or not
  for (const [, model = '', before = '', behind = '', entries = ''] of text.matchAll(DEFINITION_SET)) {
    for (const entry of entries.split(';')) {
      const [name, ...values] = entry.split(',');
      const color = modelColor(model, values.join(','));
      if (color) collector.addColor(color, `${before}${String(name).trim()}${behind}`);
    }
  }
  for (const [, model = '', value = ''] of text.matchAll(USED)) {
    const color = modelColor(model, value);
    if (color) collector.addColor(color);
  }
  return collector.found('LaTeX');
};
