import type { Color } from '../../../color/types';
import { createCollector, type Found } from '../found';
import {
  colorFromChannels,
  colorFromFractions,
  colorFromInks,
  readBareColor,
  readColor,
} from '../values/readColor';

const DEFINITION =
  /^[^%\n]{0,200}?\\(?:definecolor|providecolor|DefineNamedColor)\s*(?:\[[^\]\n]{0,40}\])?\s*\{([^{}\n]{1,80})\}\s*\{(\w{1,12})\}\s*\{([^{}\n]{1,80})\}/;

/** The models of the package xcolor. */
const MODELS: Readonly<Record<string, (text: string, values: readonly number[]) => Color | null>> = {
  HTML: (text) => readBareColor(text),
  RGB: (_, values) => colorFromChannels(values),
  rgb: (_, values) => colorFromFractions(values),
  cmyk: (_, values) => colorFromInks(values),
  cmy: (_, values) => colorFromInks(values),
  gray: (_, [g = NaN]) => colorFromFractions([g, g, g]),
  Gray: (_, [g = NaN]) => colorFromFractions([g / 15, g / 15, g / 15]),
  hsb: (_, [h = NaN, s = NaN, b = NaN]) =>
    readColor(`hwb(${h * 360} ${(1 - s) * b * 100}% ${(1 - b) * 100}%)`),
  Hsb: (_, [h = NaN, s = NaN, b = NaN]) => readColor(`hwb(${h} ${(1 - s) * b * 100}% ${(1 - b) * 100}%)`),
};

export const isLatex = (text: string): boolean =>
  /\\(?:definecolor|providecolor|DefineNamedColor)\b/.test(text);

/** Colors that LaTeX defines, with xcolor or without. */
export const parseLatex = (text: string): Found => {
  const collector = createCollector();
  for (const [i, line] of text.split('\n').entries()) {
    if (collector.isFull()) break;
    // A line may define several.
    for (const part of line
      .slice(0, 2000)
      .split(/(?=\\(?:definecolor|providecolor|DefineNamedColor|colorlet)\b)/)) {
      const [, name = '', model = '', value = ''] = DEFINITION.exec(part) ?? [];
      const read = Object.hasOwn(MODELS, model) ? MODELS[model] : undefined;
      const color = read?.(value.trim(), value.split(',').map(Number)) ?? null;
      if (color) collector.addColor(color, name.trim());
      else if (part.startsWith('\\colorlet')) collector.addProblem(i + 1, part, 'computed');
      else if (/^\\(?:define|provide)color/.test(part)) collector.addProblem(i + 1, part);
    }
  }
  return collector.found('LaTeX');
};
